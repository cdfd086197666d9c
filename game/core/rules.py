"""The contract that every game keeps.

A `Rules` object is one game on one board: it knows everything and remembers nothing. A position is an
immutable, hashable, picklable value; only its own rules look inside.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, Protocol, TypeVar

from game.core.grid import Grid, NotationError, quoted
from game.core.words import _

# A move is a small number. What it stands for (a cell, a direction, a step with a block) the rules know.
Move = int
# A player is 1 or 2.
Player = int
PLAYERS: tuple[Player, Player] = (1, 2)


def opponent(player: Player) -> Player:
    return 3 - player


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    winner: Player | None  # None: a draw


DRAW = Outcome(None)


class Position(Protocol):
    """What every game's positions have in common: whose turn it is.

    The side on turn has a legal move until the game is over. A side that cannot move while the game goes
    on is skipped by `Rules.play`, so the same side may be on turn twice.
    """

    @property
    def turn(self) -> Player: ...


P = TypeVar("P", bound=Position)


class Rules(ABC, Generic[P]):
    """One game on one board.

    Sentences that it returns begin with a capital, end with a full stop and fit a line of 76 characters.
    """

    # What stands on occupied cells in a position's text: a character for each kind.
    symbols: str
    # The number of the first row and of the first column in all texts.
    origin = 1
    # What stands for each player on the board, and behind the player's name.
    badges: tuple[str, str]

    def __init__(self, size: int) -> None:
        self.size = size
        self.grid = Grid(size, self.origin)

    # Playing

    @abstractmethod
    def start(self, first: Player = 1) -> P:
        """The position before the first move, with `first` on turn."""

    @abstractmethod
    def legal_moves(self, position: P) -> list[Move]:
        """Every legal move, each once; none when the game is over."""

    @abstractmethod
    def play(self, position: P, move: Move) -> P:
        """The position after a legal move. Whether it is legal says `why_not`."""

    def outcome(self, position: P) -> Outcome | None:
        """How the game ended; None while it goes on.

        The player on turn who has no move has lost. A game that ends otherwise says so here, and lists no
        legal move at its end.
        """
        return None if self.legal_moves(position) else Outcome(opponent(position.turn))

    @abstractmethod
    def seen_by(self, position: P, player: Player) -> P:
        """The same board with this player on turn, to see what that player could do."""

    # Explaining

    @abstractmethod
    def every_move(self) -> list[Move]:
        """Every move that can be written on this board, each once, legal somewhere or not."""

    @abstractmethod
    def cells_of(self, position: P, move: Move) -> tuple[int, ...]:
        """Every cell that a move of the player on turn is about, legal or not, in the order of entering them.

        Of a move that is illegal, the last cell is the one at fault.
        """

    def why_not(self, position: P, move: Move) -> str | None:
        """A sentence that tells the player on turn why a move is illegal; None when it is legal."""
        if self.outcome(position) is not None:
            return _("The game is over.")
        if move not in self._written:
            return _("There is no such move on this board.")
        return self.objection(position, move)

    @cached_property
    def _written(self) -> frozenset[Move]:
        return frozenset(self.every_move())

    @abstractmethod
    def objection(self, position: P, move: Move) -> str | None:
        """`why_not` while the game goes on."""

    @abstractmethod
    def why_over(self, position: P) -> str:
        """Why a finished game is over, as a sentence about the loser or about both players."""

    def skip_words(self, player: Player) -> str:
        """What is said when a player has to pass."""
        return _("Player {player}, no valid moves available. Passing turn.", player=player)

    def player_name(self, player: Player) -> str:
        badge = self.badges[player - 1]
        if badge == str(player):
            return _("Player {player}", player=player)
        return _("Player {player} ({badge})", player=player, badge=badge)

    # Reading and writing

    @abstractmethod
    def move_text(self, move: Move) -> str:
        """The move as one token without spaces."""

    @abstractmethod
    def read_move(self, text: str) -> Move:
        """The move that `move_text` wrote, legal or not. Raises NotationError."""

    @abstractmethod
    def text(self, position: P) -> str:
        """The position on one line: the rows, the side to move, and what else the game needs."""

    @abstractmethod
    def read(self, text: str) -> P:
        """The position that `text` wrote, or any other that looks legal. Raises NotationError."""

    def _read_fields(self, text: str, names: tuple[str, ...]) -> tuple[dict[str, int], Player, list[str]]:
        """The board, the side to move and the remaining fields of a position's text."""
        # No position fills more than a few bytes a cell: a longer text is not worth splitting.
        fields = text.split() if len(text) <= 4 * self.grid.cells + 16 else []
        if len(fields) != 2 + len(names):
            raise NotationError(
                _(
                    "{text} is not a position: write {fields}.",
                    text=quoted(text),
                    fields=_fields(names),
                )
            )
        board, turn, *rest = fields
        if turn not in ("1", "2"):
            raise NotationError(_("The side to move is 1 or 2, not {turn}.", turn=quoted(turn)))
        return self.grid.read_board(board, self.symbols), int(turn), rest


def _fields(names: tuple[str, ...]) -> str:
    *most, last = (_("the rows joined by /"), _("the side to move"), *map(_, names))
    return _("{fields} and {field}", fields=", ".join(most), field=last)


AnyRules = Rules[Any]
