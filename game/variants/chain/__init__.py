"""Grid Lock: Chain."""

from game.core.controls import CellControls
from game.core.variant import Lesson, Variant, skills
from game.core.words import later
from game.variants.chain.kernel import ChainKernel
from game.variants.chain.rules import ChainRules
from game.variants.chain.transcript import ChainTranscript

VARIANT = Variant(
    slug="chain",
    name="Chain",
    summary=later("Every move is next to the move before it. Get stuck and you lose."),
    how_to_play=(
        later("Lead the chain to a place where your opponent is stuck."),
        later("Player 1 places X, Player 2 places O, one marker a turn."),
        later("The first move may go anywhere."),
        later("Every later move goes next to the last one, whichever player made it."),
        later("Next to means directly above, below, left or right."),
        later("Corner to corner does not count."),
        later("A taken cell cannot be taken again."),
        later("You may not pass."),
        later("If there is no empty cell next to the last move on your turn, you lose."),
        later("There are no draws."),
    ),
    lesson=Lesson(
        moves="2,2 2,3 3,3",
        legal="3,2",
        because=later("It is next to the last move."),
        illegal="1,1",
        game="2,4 3,4 3,3 4,3 4,4",
    ),
    order=4,
    accent=(84, 130, 255),
    size=4,
    sizes=range(2, 11),
    larger=8,
    make_rules=ChainRules,
    make_transcript=ChainTranscript,
    make_controls=CellControls,
    skills=skills((1, 0, 0), (1, 0, 0), (0.65, 0, 0.35), (0.41, 0, 0.59), (0.2, 0, 0.8)),
    make_kernel=ChainKernel,
    guards=(1, 2, 3),
    provable_sizes=range(2, 9),
    stage_sizes=(5, 6, 7, 8),
    puzzle_sizes=(6, 8),
    puzzle_moves=2,
)
