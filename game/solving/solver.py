"""What is known for certain about a position: who wins, which moves win, and how soon it ends."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from game.core.kernel import AnyKernel, Stop, Stopped
from game.core.rules import Move
from game.core.variant import Setup
from game.solving.distance import Distances
from game.solving.mistake_chances import MistakeChances
from game.solving.rules_kernel import RulesKernel

# What a position or a move is worth to the player on turn.
LOSS, UNKNOWN, WIN = -1, 0, 1
# The positions looked at for a move before the others have their turn.
FIRST_SLICE = 2000


def never() -> bool:
    """For who has all the time that a proof takes."""
    return False


@dataclass(frozen=True)
class Judgement:
    """What each legal move is worth to the player who makes it."""

    values: dict[Move, int]

    @property
    def value(self) -> int:
        """What the position is worth: that of its best move, if that much is known."""
        if WIN in self.values.values():
            return WIN
        return UNKNOWN if UNKNOWN in self.values.values() else LOSS

    def at(self, value: int, among: Iterable[Move] | None = None) -> list[Move]:
        """The moves of this value, in the order of `among` when that is given."""
        return [move for move in among or self.values if self.values[move] == value]

    @property
    def whole(self) -> bool:
        """Whether nothing is left to prove."""
        return UNKNOWN not in self.values.values()


class Solver:
    """One game on one board. It remembers what it has proven."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.rules = setup.rules()
        make_kernel = setup.variant.make_kernel or RulesKernel
        self.kernel: AnyKernel = make_kernel(self.rules)
        self._distances = Distances(self.kernel)
        self.mistake_chances = MistakeChances(self.kernel)

    @property
    def official(self) -> bool:
        """Whether the game's own kernel proves every position of this board in a moment."""
        variant = self.setup.variant
        return variant.make_kernel is not None and self.setup.size <= variant.size

    def value(self, position: Any, stop: Stop = never) -> int:
        """Win or loss for the player on turn; unknown when stopped before the proof."""
        try:
            return WIN if self.kernel.wins(position, stop) else LOSS
        except Stopped:
            return UNKNOWN

    def value_of(self, position: Any, move: Move, stop: Stop = never) -> int:
        """What a move is worth to the player who makes it."""
        after = self.rules.play(position, move)
        value = self.value(after, stop)
        # Who skips the opponent is on turn again, unless that was the end.
        return value if after.turn == position.turn else -value

    def judge(self, position: Any, stop: Stop = never, *, until_win: bool = False) -> Judgement:
        """The value of every legal move; unknown is what was not proven before the stop.

        No move keeps the others waiting: each gets a slice of work in turn, and then a larger one.
        """
        values = dict.fromkeys(self.rules.legal_moves(position), UNKNOWN)
        if not stop() and self.value(position, self._within(FIRST_SLICE, stop)) == LOSS:
            return Judgement(dict.fromkeys(values, LOSS))
        slice_ = FIRST_SLICE
        while UNKNOWN in values.values() and not stop():
            for move in [move for move, value in values.items() if value == UNKNOWN]:
                if stop():
                    return Judgement(values)
                values[move] = self.value_of(position, move, self._within(slice_, stop))
                if until_win and values[move] == WIN:
                    return Judgement(values)
            slice_ *= 4
        return Judgement(values)

    def _within(self, nodes: int, stop: Stop) -> Stop:
        """Stops like `stop`, and after so many positions."""
        last = self.kernel.nodes + nodes
        return lambda: self.kernel.nodes > last or stop()

    def distance(self, position: Any, stop: Stop = never) -> int | None:
        """How many moves are left when the winner hurries and the loser resists.

        None when that would take too long to find out.
        """
        return self._distances.of(position, stop)
