"""GridLock: Siege."""

from game.core.grid import cells_in
from game.core.variant import Lesson, Variant, skills
from game.core.walking import Walkers
from game.core.words import later
from game.solving.territory import territory
from game.variants.siege.controls import SiegeControls
from game.variants.siege.kernel import SiegeKernel
from game.variants.siege.rules import SiegeRules
from game.variants.siege.transcript import SiegeTranscript


def openness(rules: SiegeRules, position: Walkers) -> int:
    """How many pairs of neighbouring cells are free of blocks.

    The more open the board is, the longer the game lasts, and the more often the winner has a chance to err.
    """
    around = rules.grid.around
    free = rules.grid.board & ~position.blocked
    return sum((around[cell] & free).bit_count() for cell in cells_in(free)) // 2


VARIANT = Variant(
    slug="siege",
    name="Siege",
    summary=later("Step one cell, then block a cell next to you. Get stuck and you lose."),
    how_to_play=(
        later("Lock your opponent's tower in."),
        later("P1 starts in the top left corner, P2 in the bottom right."),
        later("A turn has two halves: first a step, then a block."),
        later("Step one cell up, down, left or right into an empty cell."),
        later("Then block an empty cell next to your new position."),
        later("Diagonal neighbours count: there are up to eight cells to choose from."),
        later("The cell that you just left is empty again and may be blocked."),
        later("You may not step onto a block (X) or onto the other tower."),
        later("Blocks stay for good, and you may not skip a step or a block."),
        later("If you cannot step on your turn, you lose; there are no draws."),
    ),
    lesson=Lesson(
        moves="right:0,0 up:4,4",
        legal="down:0,1",
        because=later("First a step to an empty cell, then a block next to it."),
        illegal="left:0,1",
        game="right:1,2 up:2,3 down:2,2 left:2,4 down:3,2 down:3,3 "
        "down:2,0 right:4,3 down:4,2 up:4,4 left:3,1",
    ),
    order=5,
    accent=(160, 222, 84),
    size=5,
    sizes=range(3, 9),
    opens_evenings=True,
    larger=6,
    make_rules=SiegeRules,
    make_transcript=SiegeTranscript,
    make_controls=SiegeControls,
    skills=skills((0, 0.31, 0), (0, 0.185, 0), (0, 0.155, 0), (0, 0.08, 0.2), (0, 0.05, 0.1)),
    make_kernel=SiegeKernel,
    guards=(1, 3, 4),
    provable_sizes=range(3, 6),
    puzzle_sizes=(5,),
    estimate=territory,
    openness=openness,
)
