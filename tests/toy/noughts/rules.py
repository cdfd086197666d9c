"""Noughts and Crosses. Fill a line first; a full board is a draw."""

from game.core.placing import MarkerRules, Markers
from game.core.rules import DRAW, NUMBERS, Names, Outcome, opponent
from game.core.words import _


class NoughtsRules(MarkerRules):
    def __init__(self, size: int) -> None:
        super().__init__(size)
        grid = self.grid
        self._lines = [grid.falling_of(0), grid.rising_of(size - 1)]
        for cell in range(0, grid.cells, size + 1):
            self._lines += [grid.row_of(cell), grid.column_of(cell)]

    def outcome(self, position: Markers) -> Outcome | None:
        if self._has_line(position):
            return Outcome(opponent(position.turn))
        return None if self.open_cells(position) else DRAW

    def _has_line(self, position: Markers) -> bool:
        """Whether the player who moved last has filled a line."""
        marks = position.two if position.turn == 1 else position.one
        return any(marks & line == line for line in self._lines)

    def open_cells(self, position: Markers) -> int:
        return 0 if self._has_line(position) else self.grid.board & ~(position.one | position.two)

    def rule_broken(self, position: Markers, cell: int) -> str:
        raise AssertionError("every empty cell is open while the game goes on")

    def why_over(self, position: Markers, names: Names = NUMBERS) -> str:
        if self._has_line(position):
            winner = opponent(position.turn)
            return names.told(
                winner,
                _("{winner} has filled a line.", winner=names.of(winner)),
                _("You have filled a line."),
                _("Your opponent has filled a line."),
            )
        return _("The board is full.")
