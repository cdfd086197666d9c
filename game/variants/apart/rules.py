"""GridLock: Apart. Place a token, never next to your own; the last to place wins."""

from game.core.grid import cells_in
from game.core.placing import MarkerRules, Markers, own_and_other
from game.core.rules import NUMBERS, Move, Names, opponent
from game.core.words import _, plural


class ApartRules(MarkerRules):
    """A player with no legal cell is skipped while the other can still place."""

    def open_cells(self, position: Markers) -> int:
        own, _other = own_and_other(position)
        return self.grid.board & ~(position.one | position.two | self.grid.spread(own))

    def play(self, position: Markers, move: Move) -> Markers:
        return self._skipped(super().play(position, move))

    def _skipped(self, position: Markers) -> Markers:
        """The position with the other player on turn, if only that player can place.

        If neither can, the turn stays: the player on turn, who is stuck, is the one who did not place last.
        """
        if self.open_cells(position):
            return position
        other = self.seen_by(position, opponent(position.turn))
        return other if self.open_cells(other) else position

    def rule_broken(self, position: Markers, cell: int) -> str:
        touched = self.breaking(position, cell)[0]
        return _(
            "Touches your {marker} at {cell}.",
            marker=self.marker(position.turn),
            cell=self.grid.cell_text(touched),
        )

    def breaking(self, position: Markers, cell: int) -> tuple[int, ...]:
        own, _other = own_and_other(position)
        return tuple(cells_in(own & self.grid.around[cell]))

    def left_words(self, count: int) -> str:
        return plural("open cell", "open cells", count)

    def why_over(self, position: Markers, names: Names = NUMBERS) -> str:
        winner = opponent(position.turn)
        return names.told(
            winner,
            _("Neither player can place a token. {winner} placed the last one.", winner=names.of(winner)),
            _("Neither player can place a token. You placed the last one."),
            _("Neither player can place a token. Your opponent placed the last one."),
        )

    def read(self, text: str) -> Markers:
        return self._skipped(super().read(text))
