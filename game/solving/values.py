"""What a position or a move is worth to a player, with perfect play from there."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from game.core.rules import Move, Outcome, Player


class Value(Enum):
    """The result of perfect play, or that it is not proven."""

    LOSS = "loss"
    DRAW = "draw"
    WIN = "win"
    UNKNOWN = "unknown"


def value_to(player: Player, outcome: Outcome) -> Value:
    """What an outcome is worth to a player."""
    if outcome.winner is None:
        return Value.DRAW
    return Value.WIN if outcome.winner == player else Value.LOSS


@dataclass(frozen=True)
class Judgement:
    """What each legal move is worth to the player who makes it."""

    values: dict[Move, Value]

    @property
    def value(self) -> Value:
        """What the position is worth: that of its best move, if that much is known."""
        best_first = (Value.WIN, Value.UNKNOWN, Value.DRAW)
        return next((value for value in best_first if value in self.values.values()), Value.LOSS)

    def at(self, value: Value, among: Iterable[Move] | None = None) -> list[Move]:
        """The moves of this value, in the order of `among` when that is given."""
        return [move for move in among or self.values if self.values[move] == value]

    @property
    def whole(self) -> bool:
        """Whether nothing is left to prove."""
        return Value.UNKNOWN not in self.values.values()
