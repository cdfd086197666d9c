"""A dictionary with a limit, for the results of a search."""

from typing import TypeVar

# As many entries as a dictionary holds before its table doubles: about 15 MB if keys and values are
# numbers. Proofs of the official boards need a tenth of that.
MOST_KEPT = 2**18 * 2 // 3

K = TypeVar("K")
V = TypeVar("V")


class Memory(dict[K, V]):
    """A dictionary with a limit. When it is full it is emptied: that costs time but never correctness.

    What is learned, rather than found by a search, stays.
    """

    __slots__ = ("_learned", "_most")

    def __init__(self) -> None:
        super().__init__()
        self._most = MOST_KEPT
        self._learned: dict[K, V] = {}

    def keep(self, key: K, value: V) -> None:
        if len(self) >= self._most:
            self.clear()
            self.update(self._learned)
        self[key] = value

    def learn(self, key: K, value: V) -> None:
        """Keep this for good."""
        self._learned[key] = value
        self[key] = value

    def unlearn(self) -> None:
        """Forget everything, also what was learned."""
        self._learned.clear()
        self.clear()
