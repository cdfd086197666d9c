"""GridLock: Apart."""

from game.core.controls import CellControls
from game.core.variant import Lesson, Variant, skills
from game.core.words import later
from game.variants.apart.kernel import ApartKernel
from game.variants.apart.rules import ApartRules
from game.variants.apart.transcript import ApartTranscript

VARIANT = Variant(
    slug="apart",
    name="Apart",
    summary=later("Place a token, never touching your own. Last to place wins."),
    how_to_play=(
        later("Be the last player to place a token."),
        later("Player 1 places X, Player 2 places O, one token a turn."),
        later("A token goes on any empty cell that does not touch one of your own."),
        later("Touching counts in all eight directions, corners too."),
        later("You may always touch your opponent's tokens."),
        later("Tokens are never moved or removed."),
        later("If you can place a token, you must."),
        later("If you cannot, you are skipped, perhaps several times."),
        later("The game ends when neither player can place a token."),
        later("The player who placed the last token wins; there are no draws."),
    ),
    lesson=Lesson(
        moves="3,3 2,2",
        legal="1,5",
        because=later("No X touches this cell, so X may go there."),
        illegal="2,3",
        game="3,3 2,2 1,5 5,1 2,1 5,4 5,2 2,4 4,5 1,3",
    ),
    order=1,
    accent=(190, 96, 255),
    size=5,
    sizes=range(3, 9),
    larger=6,
    make_rules=ApartRules,
    make_transcript=ApartTranscript,
    make_controls=CellControls,
    skills=skills((0, 0.08, 0), (0, 0.005, 0), (0.055, 0, 0), (0, 0, 0.32), (0.06, 0, 0.83)),
    make_kernel=ApartKernel,
    guards=(2, 4, 5),
    provable_sizes=range(3, 6),
    puzzle_sizes=(5,),
)
