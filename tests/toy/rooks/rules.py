"""Rooks. Place a rook that no rook can reach."""

from game.core.grid import cells_in
from game.core.placing import MarkerRules, Markers
from game.core.rules import NUMBERS, Names
from game.core.words import _


class RooksRules(MarkerRules):
    def open_cells(self, position: Markers) -> int:
        closed = 0
        for cell in cells_in(position.one | position.two):
            closed |= self.grid.row_of(cell) | self.grid.column_of(cell)
        return self.grid.board & ~closed

    def rule_broken(self, position: Markers, cell: int) -> str:
        return _("A rook reaches {cell}.", cell=self.grid.cell_text(cell))

    def why_over(self, position: Markers, names: Names = NUMBERS) -> str:
        loser = position.turn
        return names.told(
            loser,
            _("{loser} has no cell that no rook can reach.", loser=names.of(loser)),
            _("You have no cell that no rook can reach."),
            _("Your opponent has no cell that no rook can reach."),
        )
