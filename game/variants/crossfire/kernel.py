"""Proves positions of Crossfire."""

from pathlib import Path

from game.solving.open_cells import OpenCellsKernel
from game.solving.proof_tree import teach
from game.variants.crossfire.rules import CrossfireRules

# What is proven in advance: `make_openings.py` makes a file for each board that needs it.
PROVEN = Path(__file__).with_name("proven")


class CrossfireKernel(OpenCellsKernel):
    """A marker closes its cell to its owner, and all cells on its lines to the opponent.

    An open cell with none of the opponent's open cells on its lines is a spare move: neither side can fire at
    the other there.
    """

    rules: CrossfireRules

    def __init__(self, rules: CrossfireRules) -> None:
        super().__init__(rules)
        teach(self, (PROVEN / f"{rules.size}-{rules.diagonals}.txt").read_bytes)

    def closes_own(self, cell: int) -> int:
        return 1 << cell

    def closes_other(self, cell: int) -> int:
        return self.rules.under_fire(1 << cell)

    def set_apart(self, mine: int, theirs: int) -> tuple[int, int]:
        contested = mine & self.rules.under_fire(theirs)
        return contested, (mine ^ contested).bit_count()
