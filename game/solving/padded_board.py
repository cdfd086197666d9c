"""Bitboards with an extra column, so that a shift never wraps around an edge."""

from game.core.grid import Grid


class PaddedBoard:
    """Bitboards with one more column than the board, whose cells are never free.

    A step off the right edge leads into that column, and so does a step off the left edge. On 3×3 cells:

        0 1  2 | 3
        4 5  6 | 7
        8 9 10 | 11

    Inner loops shift by `width` themselves, which is faster.
    """

    def __init__(self, grid: Grid) -> None:
        self.size = grid.size
        self.width = grid.size + 1
        self.bits = grid.size * self.width
        self.board = self.widened(grid.board)

    def place(self, cell: int) -> int:
        """The bit of a cell of the board."""
        return cell + cell // self.size

    def widened(self, cells: int) -> int:
        """The bits of a set of cells of the board."""
        size, width = self.size, self.width
        row = (1 << size) - 1
        return sum((cells >> at * size & row) << at * width for at in range(size))

    def spread(self, cells: int) -> int:
        """The cells and all their neighbours, possibly with some cells that are never free."""
        width = self.width
        cells |= cells << 1 | cells >> 1
        return cells | cells << width | cells >> width

    def reached(self, cells: int, free: int) -> int:
        """The cells, and all cells that can be reached from them by steps to free cells."""
        width = self.width
        free &= ~cells
        new = cells
        while new:
            new = (new << 1 | new >> 1 | new << width | new >> width) & free
            free ^= new
            cells |= new
        return cells
