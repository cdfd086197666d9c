"""GridLock: Crossfire. Place where no opposing marker shares your row, column or diagonal."""

from game.core.grid import cells_in
from game.core.placing import MarkerRules, Markers, own_and_other
from game.core.rules import NUMBERS, Names, opponent
from game.core.words import _, later, plural

ALL_DIAGONALS = later("all")
MAIN_DIAGONALS = later("main")


class CrossfireRules(MarkerRules):
    """Markers fire along their lines, straight through other markers; only the opponent's fire counts.

    `diagonals` is `all`, or `main` if only the two long diagonals are lines.
    """

    def __init__(self, size: int, diagonals: str = ALL_DIAGONALS) -> None:
        super().__init__(size)
        self.diagonals = diagonals
        self._fire = [self._fire_of(cell) for cell in range(self.grid.cells)]

    def diagonals_of(self, cell: int) -> list[int]:
        """The diagonals through a cell along which a marker on it fires."""
        through = (self.grid.falling_of(cell), self.grid.rising_of(cell))
        shortest = self.size if self.diagonals == MAIN_DIAGONALS else 2
        return [line for line in through if line.bit_count() >= shortest]

    def lines_of(self, cell: int) -> list[int]:
        """All lines along which a marker on a cell fires."""
        return [self.grid.row_of(cell), self.grid.column_of(cell), *self.diagonals_of(cell)]

    def _fire_of(self, cell: int) -> int:
        fire = 0
        for line in self.lines_of(cell):
            fire |= line
        return fire

    def under_fire(self, markers: int) -> int:
        """The cells on any line of any of these markers, and the markers themselves."""
        fire = 0
        for cell in cells_in(markers):
            fire |= self._fire[cell]
        return fire

    def open_cells(self, position: Markers) -> int:
        _own, other = own_and_other(position)
        return self.grid.board & ~(position.one | position.two | self.under_fire(other))

    def rule_broken(self, position: Markers, cell: int) -> str:
        shooter = self.breaking(position, cell)[0]
        if self.grid.row_of(shooter) >> cell & 1:
            sentence = later("The {marker} at {shooter} fires along this row.")
        elif self.grid.column_of(shooter) >> cell & 1:
            sentence = later("The {marker} at {shooter} fires along this column.")
        else:
            sentence = later("The {marker} at {shooter} fires along this diagonal.")
        return _(
            sentence,
            marker=self.marker(opponent(position.turn)),
            shooter=self.grid.cell_text(shooter),
        )

    def breaking(self, position: Markers, cell: int) -> tuple[int, ...]:
        _own, other = own_and_other(position)
        return tuple(shooter for shooter in cells_in(other) if self._fire[shooter] >> cell & 1)

    def left_words(self, count: int) -> str:
        return plural("open cell", "open cells", count)

    def why_over(self, position: Markers, names: Names = NUMBERS) -> str:
        loser = position.turn
        return names.told(
            loser,
            _("{loser} has no cell left out of the line of fire.", loser=names.of(loser)),
            _("You have no cell left out of the line of fire."),
            _("Your opponent has no cell left out of the line of fire."),
        )
