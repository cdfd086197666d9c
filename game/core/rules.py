"""The contract of every game's rules.

A `Rules` object is one game on one board. It has no state of its own: a position is an immutable, hashable,
picklable value, and only its own rules look inside.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, Protocol, TypeVar

from game.core.grid import Grid, NotationError, quoted
from game.core.words import _, plural

# A move is a small number. Only the rules know its meaning: a cell, a direction, a step with a block.
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


@dataclass(frozen=True)
class Names:
    """What sentences call the players: by their names, or else by their numbers."""

    known: tuple[str, ...] = ()  # for each player the name, "" for one who has none; empty if nobody has one
    you: Player | None = None  # a person who plays alone against a bot: sentences speak to them

    def of(self, player: Player) -> str:
        return self.own(player) or _("Player {player}", player=player)

    def own(self, player: Player) -> str:
        """The name of a player; "" for one who has none."""
        return self.known[player - 1] if self.known else ""

    def told(self, player: Player, named: str, yours: str, theirs: str) -> str:
        """A sentence about a player. To a person alone it is `yours`, or `theirs` about a nameless bot."""
        if player == self.you:
            return yours
        return named if self.you is None or self.own(player) else theirs


NUMBERS = Names()


class Position(Protocol):
    """What every game's positions have in common: whose turn it is.

    The player on turn has a legal move until the game is over. `Rules.play` skips a player who cannot move
    while the game goes on, so that the same player may be on turn twice.
    """

    @property
    def turn(self) -> Player: ...


P = TypeVar("P", bound=Position)


class Rules(ABC, Generic[P]):
    """One game on one board.

    The sentences that it returns start with a capital, end with a full stop, and have at most 76 characters.
    """

    # The characters for occupied cells in the text of a position.
    symbols: str
    # The number of the first row and the first column in all texts.
    origin = 1
    # The symbol of each player, on the board and after the player's name.
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
        """All legal moves, without repetition; none when the game is over."""

    @abstractmethod
    def play(self, position: P, move: Move) -> P:
        """The position after a legal move. `why_not` tells whether a move is legal."""

    def outcome(self, position: P) -> Outcome | None:
        """How the game ended; None while it goes on.

        By default, a player on turn who has no legal move has lost. A game that ends in another way overrides
        this, and has no legal moves then.
        """
        return None if self.legal_moves(position) else Outcome(opponent(position.turn))

    @abstractmethod
    def seen_by(self, position: P, player: Player) -> P:
        """The same board with this player on turn, to see which moves that player would have."""

    def room(self, position: P, player: Player) -> int:
        """How many cells a player could still get to if the other one stood still.

        By default, as many as the player has moves.
        """
        return len(self.legal_moves(self.seen_by(position, player)))

    # Explaining

    @abstractmethod
    def every_move(self) -> list[Move]:
        """All moves that can be written down on this board, without repetition, legal or not."""

    @abstractmethod
    def cells_of(self, position: P, move: Move) -> tuple[int, ...]:
        """All cells that a move of the player on turn concerns, in the order in which they are entered.

        The move may be illegal: then the last cell is the one at fault.
        """

    def why_not(self, position: P, move: Move) -> str | None:
        """Why a move is illegal, as a sentence to the player on turn; None if it is legal."""
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

    def forbidding(self, position: P, move: Move) -> tuple[int, ...]:
        """The cells because of which a move is illegal: the sentence of `why_not` is about one of them.

        None if the move is legal, and none where the board itself ends.
        """
        going_on = self.outcome(position) is None and move in self._written
        return self.in_the_way(position, move) if going_on and self.objection(position, move) else ()

    def in_the_way(self, position: P, move: Move) -> tuple[int, ...]:
        """`forbidding` of an illegal move, while the game goes on: by default the cell at fault."""
        return self.cells_of(position, move)[-1:]

    @abstractmethod
    def why_over(self, position: P, names: Names = NUMBERS) -> str:
        """Why a finished game ended, as a sentence about the loser or about both players."""

    def skip_words(self, player: Player) -> str:
        """The message when a player has to pass."""
        return _("Player {player}, no valid moves available. Passing turn.", player=player)

    def player_name(self, player: Player, names: Names = NUMBERS) -> str:
        """A player's own name; of one who has none, the number, with the symbol on the board."""
        if names.own(player):
            return names.own(player)
        badge = self.badges[player - 1]
        if badge.endswith(str(player)):  # it says nothing else
            return _("Player {player}", player=player)
        return _("Player {player} ({badge})", player=player, badge=badge)

    def move_words(self, move: Move) -> str:
        """The move as a person says it. Unless a game says it better, this is its token."""
        return self.move_text(move)

    def left_words(self, count: int) -> str:
        """What the number of moves that a player has left counts: the words after the number."""
        return plural("move left", "moves left", count)

    # Reading and writing

    @abstractmethod
    def move_text(self, move: Move) -> str:
        """The move as one token without spaces."""

    @abstractmethod
    def read_move(self, text: str) -> Move:
        """The move that `move_text` wrote, legal or not. Raises NotationError."""

    @abstractmethod
    def text(self, position: P) -> str:
        """The position on one line: the rows, the side to move, and any other fields that the game needs."""

    @abstractmethod
    def read(self, text: str) -> P:
        """The position that `text` wrote, or any other plausible one. Raises NotationError."""

    def _read_fields(self, text: str, names: tuple[str, ...]) -> tuple[dict[str, int], Player, list[str]]:
        """The board, the side to move and the remaining fields of a position's text."""
        # A position takes only a few characters per cell: a longer text is refused before it is split.
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
