"""The contract of what proves positions: who wins a game with perfect play from here.

A kernel serves one game on one board. The rules are the truth; a kernel says the same faster, on bare ints,
with whatever it can make of its own game: symmetry, regions, strategies.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from game.core.rules import Outcome, Position, Rules, opponent

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

    def outcome(self, position: P, stop: Stop) -> Outcome:
        """How the game ends with perfect play. The kernel of a game that can be drawn says so here."""
        return Outcome(position.turn if self.wins(position, stop) else opponent(position.turn))

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


AnyKernel = Kernel[Any]
