"""Proves positions of Crossfire."""

from game.solving.open_cells import OpenCellsKernel
from game.variants.crossfire.rules import CrossfireRules


class CrossfireKernel(OpenCellsKernel):
    """A marker closes its cell to its owner, and all cells on its lines to the opponent.

    An open cell with none of the opponent's open cells on its lines is a spare move: neither side can fire at
    the other there.
    """

    rules: CrossfireRules

    def closes_own(self, cell: int) -> int:
        return 1 << cell

    def closes_other(self, cell: int) -> int:
        return self.rules.under_fire(1 << cell)

    def set_apart(self, mine: int, theirs: int) -> tuple[int, int]:
        contested = mine & self.rules.under_fire(theirs)
        return contested, (mine ^ contested).bit_count()
