"""Rooks. Place a rook that no rook can reach."""

from game.core.grid import cells_in
from game.core.placing import Markers, PlacingRules
from game.core.rules import Move, Player
from game.core.words import _


class RooksRules(PlacingRules[Markers]):
    def start(self, first: Player = 1) -> Markers:
        return Markers(0, 0, first)

    def seen_by(self, position: Markers, player: Player) -> Markers:
        return position._replace(turn=player)

    def open_cells(self, position: Markers) -> int:
        closed = 0
        for cell in cells_in(position.x | position.o):
            closed |= self.grid.row_of(cell) | self.grid.column_of(cell)
        return self.grid.board & ~closed

    def play(self, position: Markers, move: Move) -> Markers:
        x, o, turn = position
        return Markers(x | 1 << move, o, 2) if turn == 1 else Markers(x, o | 1 << move, 1)

    def rule_broken(self, position: Markers, cell: int) -> str:
        return _("A rook reaches {cell}.", cell=self.grid.cell_text(cell))

    def verdict(self, position: Markers) -> str:
        return _("Player {loser} has no cell that no rook can reach.", loser=position.turn)

    def read(self, text: str) -> Markers:
        board, turn, _rest = self._read_fields(text, ())
        return Markers(board["X"], board["O"], turn)
