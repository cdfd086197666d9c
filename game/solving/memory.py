"""A dictionary with a limit, for the results of a search."""

from typing import TypeVar

# As many entries as a dictionary holds before its table doubles: about 15 MB if keys and values are
# numbers. Proofs of the official boards need a tenth of that.
MOST_KEPT = 2**18 * 2 // 3

K = TypeVar("K")
V = TypeVar("V")


class Memory(dict[K, V]):
    """A dictionary with a limit. When it is full it is emptied: that costs time but never correctness."""

    __slots__ = ("_most",)

    def __init__(self) -> None:
        super().__init__()
        self._most = MOST_KEPT

    def keep(self, key: K, value: V) -> None:
        if len(self) >= self._most:
            self.clear()
        self[key] = value
