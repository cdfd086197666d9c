"""The contract of what proves positions: who wins a game with perfect play from here.

A kernel serves one game on one board. The rules are the truth; a kernel says the same faster, on bare ints,
with whatever it can make of its own game: symmetry, regions, strategies.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from game.core.rules import Position, Rules, opponent

# Asked every so often while a proof goes on; a true answer ends it.
Stop = Callable[[], bool]

POSITIONS_BETWEEN_STOPS = 128

P = TypeVar("P", bound=Position)


class Stopped(Exception):
    """The proof was told to stop."""


class Kernel(ABC, Generic[P]):
    """Proves positions. What it has proven it keeps, within bounds, so that the next is answered sooner."""

    def __init__(self, rules: Rules[P]) -> None:
        self.rules = rules
        self.nodes = 0  # positions looked at since the start
        self._stop: Stop = bool

    def wins(self, position: P, stop: Stop) -> bool:
        """Whether the player on turn wins with perfect play; not, when the game is over.

        Raises Stopped soon after `stop` is true, and keeps what it has proven by then.
        """
        self._stop = stop
        return self.prove(position)

    @abstractmethod
    def prove(self, position: P) -> bool:
        """`wins`. Calls `look` for every position that it looks at."""

    def look(self) -> None:
        """Count a position, and now and then ask whether to stop."""
        self.nodes += 1
        if not self.nodes % POSITIONS_BETWEEN_STOPS and self._stop():
            raise Stopped

    def unlearn(self) -> None:
        """Forget what was solved beforehand, to see it proven."""

    def estimate(self, position: P) -> float:
        """How a game that goes on looks to the player on turn, unproven: from -1 (lost) to 1 (won).

        The share of all choices that is theirs. A game in which choices say little gives its own.
        """
        own = len(self.rules.legal_moves(position))
        other = len(self.rules.legal_moves(self.rules.seen_by(position, opponent(position.turn))))
        return (own - other) / (own + other + 1)


AnyKernel = Kernel[Any]
