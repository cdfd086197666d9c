"""The board of GridLock: Siege as the kernel sees it."""

from game.core.grid import Grid, cells_in
from game.core.walking import Walkers
from game.solving.symmetry import WAYS, moved

# A position seen by the player on turn: the own cell, the opponent's cell, the blocked cells.
Stand = tuple[int, int, int]


class Field:
    """A board with a column more than it has, whose cells are never free: shifts never wrap round an edge.

    size 3:   0 1  2  |
              4 5  6  |
              8 9 10  |
    """

    def __init__(self, grid: Grid) -> None:
        self.row = grid.size + 1
        self._place = [row * self.row + column for row, column in map(grid.place, range(grid.cells))]
        self.board = self._spread_out(grid.board)
        self.beside = [0] * (grid.size * self.row)
        self.around = list(self.beside)
        self.outside = list(self.beside)  # how far each cell is from the middle, in half cells
        for cell, place in enumerate(self._place):
            self.outside[place] = sum(abs(2 * line - grid.size + 1) for line in grid.place(cell))
            self.beside[place] = self._spread_out(grid.beside[cell])
            self.around[place] = self._spread_out(grid.around[cell])
        self._images = [self._image(grid, way) for way in range(len(WAYS))]

    def _image(self, grid: Grid, way: int) -> list[int]:
        """Where each cell comes to lie when the board is turned or reflected."""
        image = [0] * (grid.size * self.row)
        for cell, place in enumerate(self._place):
            image[place] = self._place[moved(way, cell, grid.size)]
        return image

    def laid(self, stand: Stand) -> Stand:
        """The one of the eight ways to lay the board that all of them agree on."""
        mover, other, blocked = stand
        cells = cells_in(blocked)
        return min(
            (image[mover], image[other], sum(1 << image[cell] for cell in cells)) for image in self._images
        )

    def _spread_out(self, cells: int) -> int:
        return sum(1 << self._place[cell] for cell in cells_in(cells))

    def stand(self, position: Walkers) -> Stand:
        one, two = self._place[position.one], self._place[position.two]
        blocked = self._spread_out(position.blocked)
        return (one, two, blocked) if position.turn == 1 else (two, one, blocked)
