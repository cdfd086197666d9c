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

P = TypeVar("P", bound=Position)


class Stopped(Exception):
    """The proof was told to stop."""


class Kernel(ABC, Generic[P]):
    """Proves positions. What it has proven it keeps, within bounds, so that the next is answered sooner."""

    def __init__(self, rules: Rules[P]) -> None:
        self.rules = rules
        self.nodes = 0  # positions looked at since the start, for whoever limits or reports them

    @abstractmethod
    def wins(self, position: P, stop: Stop) -> bool:
        """Whether the player on turn wins with perfect play; not, when the game is over.

        Asks `stop` at least once every few hundred positions. When that is true, raises Stopped at once, and
        keeps what it has proven by then.
        """

    def unlearn(self) -> None:
        """Forget what was solved beforehand, for whoever wants to see it proven."""

    def estimate(self, position: P) -> float:
        """How a game that goes on looks to the player on turn, unproven: from -1 (lost) to 1 (won).

        The share of all choices that is theirs. A game in which choices say little gives its own.
        """
        own = len(self.rules.legal_moves(position))
        other = len(self.rules.legal_moves(self.rules.seen_by(position, opponent(position.turn))))
        return (own - other) / (own + other + 1)


AnyKernel = Kernel[Any]
