"""The rules of Sample Game: step to a cell next to you, and leave a blocked one.

Change where markers begin, `reach`, what `play` leaves behind, and every sentence. For steps up, down, left
and right, see `SteppingRules`; for slides, see `Grid.rays`. If the game can end in another way than with a
player who cannot move and loses, override `outcome`.
"""

from game.core.grid import cells_in
from game.core.rules import NUMBERS, Move, Names, Player
from game.core.walking import Walkers, WalkingRules
from game.core.words import _


class SampleGameRules(WalkingRules):
    """A move is the cell to step to. Bit 0 of a bitboard is the top left cell; the others follow by rows."""

    def start(self, first: Player = 1) -> Walkers:
        return Walkers(one=0, two=self.grid.cells - 1, blocked=0, turn=first)

    def reach(self, position: Walkers) -> int:
        """The cells to which the player on turn may step."""
        return self.grid.around[self.standing(position)] & ~self.taken(position)

    def legal_moves(self, position: Walkers) -> list[Move]:
        return cells_in(self.reach(position))

    def play(self, position: Walkers, move: Move) -> Walkers:
        one, two, blocked, turn = position
        blocked |= 1 << self.standing(position)
        return Walkers(move, two, blocked, 2) if turn == 1 else Walkers(one, move, blocked, 1)

    def every_move(self) -> list[Move]:
        """Every move that can be written down, legal or not."""
        return list(range(self.grid.cells))

    def cells_of(self, position: Walkers, move: Move) -> tuple[int, ...]:
        """The cells that a move concerns, for hints, reviews and previews."""
        return (move,)

    def objection(self, position: Walkers, move: Move) -> str | None:
        """Why a move is illegal; None if it is legal."""
        cell = self.grid.cell_text(move)
        if self.reach(position) >> move & 1:
            return None
        if move == self.standing(position):
            return _("You stand on {cell}.", cell=cell)
        if move in (position.one, position.two):
            return _("{cell} holds your opponent.", cell=cell)
        if position.blocked >> move & 1:
            return _("{cell} is blocked.", cell=cell)
        return _("{cell} is not next to you.", cell=cell)

    def in_the_way(self, position: Walkers, move: Move) -> tuple[int, ...]:
        """The cells because of which a move is illegal, which flash when it is tried."""
        return (move,) if self.taken(position) >> move & 1 else (self.standing(position),)

    def why_over(self, position: Walkers, names: Names = NUMBERS) -> str:
        loser = position.turn
        return names.told(
            loser,
            _("{loser} cannot step anywhere.", loser=names.of(loser)),
            _("You cannot step anywhere."),
            _("Your opponent cannot step anywhere."),
        )

    def move_text(self, move: Move) -> str:
        return self.grid.cell_text(move)

    def read_move(self, text: str) -> Move:
        return self.grid.read_cell(text)
