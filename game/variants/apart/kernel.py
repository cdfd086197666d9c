"""Proves positions of Apart."""

from pathlib import Path

from game.core.grid import cells_in
from game.solving.memory import Memory
from game.solving.open_cells import OpenCellsKernel
from game.solving.proof_tree import teach
from game.variants.apart.rules import ApartRules

# What is proven in advance: `make_openings.py` makes a file for each size of the board that needs it.
PROVEN = Path(__file__).with_name("proven")


class ApartKernel(OpenCellsKernel):
    """A token closes its cell and all neighbours to its owner, and its cell to the opponent.

    A player who cannot place never can again, so the other places last: whether or not there are passes, a
    player who is stuck loses.
    """

    rules: ApartRules

    def __init__(self, rules: ApartRules) -> None:
        super().__init__(rules)
        grid = rules.grid
        self._around = grid.around
        self._not_left = grid.board & ~grid.column_of(0)
        self._not_right = grid.board & ~grid.column_of(grid.size - 1)
        self._crowds: Memory[int, int] = Memory()
        teach(self, (PROVEN / f"{rules.size}.txt").read_bytes)

    def closes_own(self, cell: int) -> int:
        return 1 << cell | self.rules.grid.around[cell]

    def closes_other(self, cell: int) -> int:
        return 1 << cell

    def set_apart(self, mine: int, theirs: int) -> tuple[int, int]:
        """A cell that only its player can take, with no other such cell next to it, is a spare move."""
        own = mine & ~theirs
        if own & self._touched(own):
            mine = self._without_worse(mine, own)
            own &= mine
        spare = own & ~self._touched(mine)
        return mine ^ spare, spare.bit_count()

    def _touched(self, cells: int) -> int:
        """All cells next to any of `cells`, and some beyond the board."""
        sides = (cells & self._not_right) << 1 | (cells & self._not_left) >> 1
        both = cells | sides
        size = self.rules.size
        return sides | both << size | both >> size

    def _without_worse(self, mine: int, own: int) -> int:
        """Without the cells of `own`, those that only their player can take, that are never worth taking.

        A cell is no better than a neighbour if it closes everything that the neighbour closes: while it is
        open, the neighbour is open too, because whatever closes the neighbour closes both.
        """
        around = self._around
        left = own
        while left:
            better = left & -left
            left ^= better
            closes = around[better.bit_length() - 1] & mine
            for cell in cells_in(closes & own):
                if not closes & ~(around[cell] | 1 << cell):
                    worse = 1 << cell
                    mine ^= worse
                    own ^= worse
                    closes ^= worse
                    left = (left | around[cell] & own) & ~worse
        return mine

    def surely(self, mine: int, theirs: int) -> int:
        own = mine & ~theirs
        return self.most(own) if own else 0

    def most(self, mine: int) -> int:
        """The size of the largest crowd: a set of cells of `mine` of which no two are next to each other."""
        size = self._crowds.get(mine)
        return self._largest_crowd(mine) if size is None else size

    def _largest_crowd(self, mine: int) -> int:
        """`most`, if it is not known yet."""
        size = self._with_first_or_below(mine) if mine else 0
        self._crowds.keep(mine, size)
        return size

    def _with_first_or_below(self, mine: int) -> int:
        """Some largest crowd holds the first cell or the one below it to the left.

        The others next to the first cell touch each other: from a crowd with one of them, that one can move
        to the first cell, unless the one below to the left is in its way.
        """
        first = (mine & -mine).bit_length() - 1
        size = 1 + self.most(mine & self.keeps[first])
        below = first + self.rules.size - 1
        if first % self.rules.size and mine >> below & 1:
            size = max(size, 1 + self.most(mine & self.keeps[below]))
        return size
