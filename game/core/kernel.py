"""The contract of a kernel, which proves who wins a position with perfect play.

A kernel is for one game on one board. The rules are the reference; a kernel gets the same answers faster, on
plain ints, by using what is special about its game: symmetry, regions, strategies.
"""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from game.core.rules import Move, Outcome, Position, Rules, opponent
from game.core.stop import Stop, Stopped, never

POSITIONS_BETWEEN_STOPS = 128

P = TypeVar("P", bound=Position)


class Kernel(ABC, Generic[P]):
    """Proves positions. It remembers proofs, up to a limit, so that later questions are answered faster."""

    def __init__(self, rules: Rules[P]) -> None:
        self.rules = rules
        self.nodes = 0  # positions examined since the start
        self.heed(never)

    def wins(self, position: P, stop: Stop) -> bool:
        """Whether the player on turn wins with perfect play; False when the game is over.

        Raises Stopped soon after `stop` returns True, and keeps what it has proven by then.
        """
        self.heed(stop)
        return self.prove(position)

    def outcome(self, position: P, stop: Stop) -> Outcome:
        """How the game ends with perfect play. A game that can be drawn overrides this."""
        return Outcome(position.turn if self.wins(position, stop) else opponent(position.turn))

    @abstractmethod
    def prove(self, position: P) -> bool:
        """The proof behind `wins`. Calls `look` for every position that it examines."""

    def heed(self, stop: Stop) -> None:
        """End the next proof when `stop` returns True. It is asked at once, and then every so often."""
        self._stop, self._asked_at = stop, self.nodes + 1

    def look(self) -> None:
        """Count a position, and check every so often whether to stop."""
        self.nodes += 1
        if self.nodes >= self._asked_at:
            if self._stop():
                raise Stopped
            self._asked_at = self.nodes + POSITIONS_BETWEEN_STOPS

    def most_promising_first(self, position: P, moves: list[Move]) -> list[Move]:
        """The moves in the order in which a proof would try them, if that says more than the order given."""
        return moves

    def learn(self, position: P, *, wins: bool) -> None:
        """Take over whether the player on turn wins, as it was proven in advance."""
        raise NotImplementedError

    def unlearn(self) -> None:
        """Forget what was proven in advance, so that it has to be proven again."""


AnyKernel = Kernel[Any]
