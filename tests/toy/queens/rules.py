"""Queens. Slide like a queen; the cell that you leave is blocked. A player who cannot slide loses."""

from game.core.grid import cells_in
from game.core.rules import NUMBERS, Move, Names, Player
from game.core.walking import Walkers, WalkingRules
from game.core.words import _


class QueensRules(WalkingRules):
    """A move is the cell to which the queen on turn slides."""

    def start(self, first: Player = 1) -> Walkers:
        return Walkers(0, self.grid.cells - 1, 0, first)

    def reach(self, position: Walkers) -> int:
        """The cells to which the player on turn can slide."""
        taken, reached = self.taken(position), 0
        for ray in self.grid.rays[self.standing(position)]:
            for cell in ray:
                if taken >> cell & 1:
                    break
                reached |= 1 << cell
        return reached

    def legal_moves(self, position: Walkers) -> list[Move]:
        return cells_in(self.reach(position))

    def play(self, position: Walkers, move: Move) -> Walkers:
        one, two, blocked, turn = position
        blocked |= 1 << self.standing(position)
        return Walkers(move, two, blocked, 2) if turn == 1 else Walkers(one, move, blocked, 1)

    def every_move(self) -> list[Move]:
        return list(range(self.grid.cells))

    def cells_of(self, position: Walkers, move: Move) -> tuple[int, ...]:
        return (move,)

    def objection(self, position: Walkers, move: Move) -> str | None:
        cell = self.grid.cell_text(move)
        if self.reach(position) >> move & 1:
            return None
        if move == self.standing(position):
            return _("Your queen stands on {cell}.", cell=cell)
        if move in (position.one, position.two):
            return _("{cell} holds your opponent.", cell=cell)
        if position.blocked >> move & 1:
            return _("{cell} is blocked.", cell=cell)
        if any(move in ray for ray in self.grid.rays[self.standing(position)]):
            return _("Something stands between you and {cell}.", cell=cell)
        return _("No line leads from your queen to {cell}.", cell=cell)

    def why_over(self, position: Walkers, names: Names = NUMBERS) -> str:
        loser = position.turn
        return names.told(
            loser,
            _("{loser} cannot slide anywhere.", loser=names.of(loser)),
            _("You cannot slide anywhere."),
            _("Your opponent cannot slide anywhere."),
        )

    def move_text(self, move: Move) -> str:
        return self.grid.cell_text(move)

    def read_move(self, text: str) -> Move:
        return self.grid.read_cell(text)
