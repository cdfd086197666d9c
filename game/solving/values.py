"""The value of a position or a move for a player, with perfect play from there."""

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
    """The value of an outcome for a player."""
    if outcome.winner is None:
        return Value.DRAW
    return Value.WIN if outcome.winner == player else Value.LOSS


@dataclass(frozen=True)
class Judgement:
    """The value of each legal move for the player who makes it."""

    values: dict[Move, Value]

    @property
    def value(self) -> Value:
        """The value of the position: that of its best move, if known."""
        best_first = (Value.WIN, Value.UNKNOWN, Value.DRAW)
        return next((value for value in best_first if value in self.values.values()), Value.LOSS)

    def at(self, value: Value, among: Iterable[Move] | None = None) -> list[Move]:
        """The moves with this value, in the order of `among` if given."""
        return [move for move in among or self.values if self.values[move] == value]

    @property
    def whole(self) -> bool:
        """Whether everything is proven."""
        return Value.UNKNOWN not in self.values.values()
