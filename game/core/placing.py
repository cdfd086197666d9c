"""What the games share in which X and O are placed on cells for good."""

from abc import abstractmethod
from typing import NamedTuple, Protocol, TypeVar

from game.core.grid import cells_in
from game.core.rules import Move, Player, Rules, opponent
from game.core.words import _

MARKERS = "XO"


def marker(player: Player) -> str:
    return MARKERS[player - 1]


class Marked(Protocol):
    """A position with a bitboard for each player's markers."""

    @property
    def x(self) -> int: ...
    @property
    def o(self) -> int: ...
    @property
    def turn(self) -> Player: ...


class Markers(NamedTuple):
    """All that most of these games need: the markers and whose turn it is."""

    x: int
    o: int
    turn: Player


M = TypeVar("M", bound=Marked)


class PlacingRules(Rules[M]):
    """A move is a cell. A game says which cells are open, and why another is not."""

    letters = MARKERS
    badges = ("X", "O")

    @abstractmethod
    def open_cells(self, position: M) -> int:
        """The cells on which the player on turn may place a marker."""

    @abstractmethod
    def rule_broken(self, position: M, cell: int) -> str:
        """Why an empty cell is not open, as a sentence."""

    def taken_by(self, position: M, move: Move) -> int:
        """The cells that the opponent could place on now, and could not after this move."""
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
        return _("{cell} already holds an {marker}.", cell=self.move_text(move), marker=marker(holder))

    def cells_of(self, position: M, move: Move) -> tuple[int, ...]:
        return (move,)

    def move_text(self, move: Move) -> str:
        return self.grid.cell_text(move)

    def read_move(self, text: str) -> Move:
        return self.grid.read_cell(text)

    def text(self, position: M) -> str:
        return f"{self.grid.board_text({'X': position.x, 'O': position.o})} {position.turn}"


class MarkerRules(PlacingRules[Markers]):
    """For games whose positions hold no more than the markers."""

    def start(self, first: Player = 1) -> Markers:
        return Markers(0, 0, first)

    def seen_by(self, position: Markers, player: Player) -> Markers:
        return position._replace(turn=player)

    def play(self, position: Markers, move: Move) -> Markers:
        x, o, turn = position
        return Markers(x | 1 << move, o, 2) if turn == 1 else Markers(x, o | 1 << move, 1)

    def read(self, text: str) -> Markers:
        board, turn, _rest = self._read_fields(text, ())
        return Markers(board["X"], board["O"], turn)


def owner(position: Marked, cell: int) -> Player | None:
    """Whose marker a cell holds."""
    if position.x >> cell & 1:
        return 1
    return 2 if position.o >> cell & 1 else None


def own_and_other(position: Marked) -> tuple[int, int]:
    """The markers of the player on turn and those of the opponent."""
    return (position.x, position.o) if position.turn == 1 else (position.o, position.x)
