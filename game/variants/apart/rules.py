"""GridLock: Apart. Place a token, never next to your own; whoever places last wins."""

from game.core.grid import cells_in
from game.core.placing import Markers, PlacingRules, marker, own_and_other
from game.core.rules import Move, Player, opponent
from game.core.words import _


class ApartRules(PlacingRules[Markers]):
    """A player with no legal cell is skipped while the other can still place."""

    def start(self, first: Player = 1) -> Markers:
        return Markers(0, 0, first)

    def seen_by(self, position: Markers, player: Player) -> Markers:
        return position._replace(turn=player)

    def open_cells(self, position: Markers) -> int:
        own, _other = own_and_other(position)
        return self.grid.board & ~(position.x | position.o | self.grid.spread(own))

    def play(self, position: Markers, move: Move) -> Markers:
        x, o, turn = position
        if turn == 1:
            return self._with_turn(x | 1 << move, o, 2)
        return self._with_turn(x, o | 1 << move, 1)

    def _with_turn(self, x: int, o: int, turn: Player) -> Markers:
        """The position with `turn` to move, or with the other player when only that one can place.

        When neither can, `turn` stays: the player on turn and stuck is the one who did not place last.
        """
        empty = self.grid.board & ~(x | o)
        own, other = (x, o) if turn == 1 else (o, x)
        stuck = not empty & ~self.grid.spread(own)
        if stuck and empty & ~self.grid.spread(other):
            turn = opponent(turn)
        return Markers(x, o, turn)

    def rule_broken(self, position: Markers, cell: int) -> str:
        own, _other = own_and_other(position)
        touched = cells_in(own & self.grid.around[cell])[0]
        return _(
            "Touches your {marker} at {cell}.",
            marker=marker(position.turn),
            cell=self.grid.cell_text(touched),
        )

    def verdict(self, position: Markers) -> str:
        return _(
            "Neither player can place a token. Player {winner} placed the last one.",
            winner=opponent(position.turn),
        )

    def read(self, text: str) -> Markers:
        board, turn, _rest = self._read_fields(text, ())
        return self._with_turn(board["X"], board["O"], turn)
