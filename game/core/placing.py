"""The rules shared by games in which markers are placed on cells and stay there."""

from abc import abstractmethod
from typing import NamedTuple, Protocol, TypeVar

from game.core.grid import cells_in
from game.core.rules import Move, Player, Rules, opponent
from game.core.words import _


class Marked(Protocol):
    """A position with a bitboard for each player's markers."""

    @property
    def one(self) -> int: ...
    @property
    def two(self) -> int: ...
    @property
    def turn(self) -> Player: ...


class Markers(NamedTuple):
    """The position of most of these games: the markers of each player, and whose turn it is."""

    one: int
    two: int
    turn: Player


M = TypeVar("M", bound=Marked)


class PlacingRules(Rules[M]):
    """A move is a cell. A game defines which cells are open, and why others are not."""

    # The markers of Player 1 and Player 2. A game may use others.
    symbols = "XO"

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.badges = (self.marker(1), self.marker(2))

    def marker(self, player: Player) -> str:
        return self.symbols[player - 1]

    @abstractmethod
    def open_cells(self, position: M) -> int:
        """The cells on which the player on turn may place a marker."""

    @abstractmethod
    def rule_broken(self, position: M, cell: int) -> str:
        """Why an empty cell is not open, as a sentence."""

    def taken_by(self, position: M, move: Move) -> int:
        """The cells that are open to the opponent now and would not be after this move."""
        other = opponent(position.turn)
        after = self.play(position, move)
        return self.open_cells(self.seen_by(position, other)) & ~self.open_cells(self.seen_by(after, other))

    def legal_moves(self, position: M) -> list[Move]:
        return cells_in(self.open_cells(position))

    def every_move(self) -> list[Move]:
        return list(range(self.grid.cells))

    def objection(self, position: M, move: Move) -> str | None:
        if self.open_cells(position) >> move & 1:
            return None
        holder = owner(position, move)
        if holder is None:
            return self.rule_broken(position, move)
        return _("{cell} already holds {marker}.", cell=self.move_text(move), marker=self.marker(holder))

    def in_the_way(self, position: M, move: Move) -> tuple[int, ...]:
        return (move,) if owner(position, move) is not None else self.breaking(position, move)

    def breaking(self, position: M, cell: int) -> tuple[int, ...]:
        """The cells because of which an empty cell is not open: by default that cell itself."""
        return (cell,)

    def cells_of(self, position: M, move: Move) -> tuple[int, ...]:
        return (move,)

    def move_text(self, move: Move) -> str:
        return self.grid.cell_text(move)

    def read_move(self, text: str) -> Move:
        return self.grid.read_cell(text)

    def text(self, position: M) -> str:
        board = {self.marker(1): position.one, self.marker(2): position.two}
        return f"{self.grid.board_text(board)} {position.turn}"


class MarkerRules(PlacingRules[Markers]):
    """For games whose positions consist of the markers alone."""

    def start(self, first: Player = 1) -> Markers:
        return Markers(0, 0, first)

    def seen_by(self, position: Markers, player: Player) -> Markers:
        return position._replace(turn=player)

    def play(self, position: Markers, move: Move) -> Markers:
        one, two, turn = position
        return Markers(one | 1 << move, two, 2) if turn == 1 else Markers(one, two | 1 << move, 1)

    def read(self, text: str) -> Markers:
        board, turn, _rest = self._read_fields(text, ())
        return Markers(board[self.marker(1)], board[self.marker(2)], turn)


def owner(position: Marked, cell: int) -> Player | None:
    """The player whose marker a cell holds; None if it is empty."""
    if position.one >> cell & 1:
        return 1
    return 2 if position.two >> cell & 1 else None


def own_and_other(position: Marked) -> tuple[int, int]:
    """The markers of the player on turn, and those of the opponent."""
    return (position.one, position.two) if position.turn == 1 else (position.two, position.one)
