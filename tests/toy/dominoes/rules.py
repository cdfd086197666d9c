"""Dominoes. Player 1 places them upright, Player 2 level; a player who cannot place one loses."""

from game.core.placing import MarkerRules, Markers, owner
from game.core.rules import NUMBERS, Move, Names, Player, opponent
from game.core.words import _


class DominoesRules(MarkerRules):
    """A move is the upper or the left one of the two cells that a domino covers."""

    def _stride(self, player: Player) -> int:
        """From the first cell of a domino to the second."""
        return self.size if player == 1 else 1

    def _second(self, player: Player, first: int) -> int | None:
        """The second cell of a domino, or None where the board ends."""
        second = first + self._stride(player)
        in_line = self.grid.column_of(first) if player == 1 else self.grid.row_of(first)
        return second if in_line >> second & 1 else None

    def open_cells(self, position: Markers) -> int:
        free = self.grid.board & ~(position.one | position.two)
        if position.turn == 1:
            return free & free >> self.size
        return free & ~self.grid.column_of(self.size - 1) & free >> 1

    def play(self, position: Markers, move: Move) -> Markers:
        one, two, turn = position
        placed = 1 << move | 1 << move + self._stride(turn)
        return Markers(one | placed, two, 2) if turn == 1 else Markers(one, two | placed, 1)

    def cells_of(self, position: Markers, move: Move) -> tuple[int, ...]:
        second = self._second(position.turn, move)
        if second is None or owner(position, move) is not None:
            return (move,)
        return (move, second)

    def taken_by(self, position: Markers, move: Move) -> int:
        """The cells that the opponent's dominoes could cover now, and could not after this move."""
        other = opponent(position.turn)
        now, then = (self.seen_by(place, other) for place in (position, self.play(position, move)))
        return self._coverable(now) & ~self._coverable(then)

    def _coverable(self, position: Markers) -> int:
        first = self.open_cells(position)
        return first | first << self._stride(position.turn)

    def rule_broken(self, position: Markers, cell: int) -> str:
        second = self._second(position.turn, cell)
        if second is None:
            return _("A domino on {cell} leaves the board.", cell=self.grid.cell_text(cell))
        return _("{cell} is covered already.", cell=self.grid.cell_text(second))

    def why_over(self, position: Markers, names: Names = NUMBERS) -> str:
        loser = position.turn
        return names.told(
            loser,
            _("{loser} has no room for a domino.", loser=names.of(loser)),
            _("You have no room for a domino."),
            _("Your opponent has no room for a domino."),
        )
