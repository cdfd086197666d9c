"""The padded board for the kernel of GridLock: Siege, with its neighbours and symmetries."""

from game.core.grid import Grid, cells_in
from game.core.walking import Walkers
from game.solving.padded_board import PaddedBoard
from game.solving.symmetry import WAYS, moved

# A position seen by the player on turn: the own cell, the opponent's cell, the blocked cells.
Stand = tuple[int, int, int]


class Field(PaddedBoard):
    """A padded board with the neighbours of each cell, and the eight ways to turn or reflect it."""

    def __init__(self, grid: Grid) -> None:
        super().__init__(grid)
        self._places = list(map(self.place, range(grid.cells)))
        self.beside = [0] * self.bits
        self.around = list(self.beside)
        self.outside = list(self.beside)  # how far each cell is from the middle, in half cells
        for cell, place in enumerate(self._places):
            self.outside[place] = sum(abs(2 * line - grid.size + 1) for line in grid.coordinates(cell))
            self.beside[place] = self.widened(grid.beside[cell])
            self.around[place] = self.widened(grid.around[cell])
        self._images = [self._image(grid, way) for way in range(len(WAYS))]

    def _image(self, grid: Grid, way: int) -> list[int]:
        """Where each cell goes when the board is turned or reflected."""
        image = [0] * self.bits
        for cell, place in enumerate(self._places):
            image[place] = self._places[moved(way, cell, grid.size)]
        return image

    def laid(self, stand: Stand) -> Stand:
        """The canonical one of the eight images of a position."""
        mover, other, blocked = stand
        cells = cells_in(blocked)
        return min(
            (image[mover], image[other], sum(1 << image[cell] for cell in cells)) for image in self._images
        )

    def stand(self, position: Walkers) -> Stand:
        one, two = self.place(position.one), self.place(position.two)
        blocked = self.widened(position.blocked)
        return (one, two, blocked) if position.turn == 1 else (two, one, blocked)
