"""Proves positions of Apart."""

from game.core.opens import OpensKernel
from game.variants.apart.rules import ApartRules


class ApartKernel(OpensKernel):
    """A token takes its cell and those around it from its owner, and its cell from the opponent.

    Who cannot place never can again, and so does not place last: passing or not, the stuck player loses.
    An open cell is a spare move when only one player has it and no cell next to it.
    """

    def __init__(self, rules: ApartRules) -> None:
        grid = rules.grid
        self._not_first = grid.board & ~grid.column_of(0)
        self._not_last = grid.board & ~grid.column_of(grid.size - 1)
        super().__init__(rules)

    def closes_own(self, cell: int) -> int:
        return 1 << cell | self.rules.grid.around[cell]

    def closes_other(self, cell: int) -> int:
        return 1 << cell

    def spares(self, mine: int, theirs: int) -> int:
        return mine & ~theirs & ~self._touched(mine)

    def _touched(self, mask: int) -> int:
        """All cells next to a cell of `mask`, and cells beyond the board."""
        size = self.rules.size
        sides = (mask & self._not_last) << 1 | (mask & self._not_first) >> 1
        wide = mask | sides
        return sides | wide << size | wide >> size
