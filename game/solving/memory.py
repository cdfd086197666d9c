"""What a search has found out."""

from typing import TypeVar

# As many as a dictionary holds before its table doubles. With numbers for keys and values, that is some
# 15 MB. Proofs of the official boards need a tenth of it.
MOST_KEPT = 2**18 * 2 // 3

K = TypeVar("K")
V = TypeVar("V")


class Memory(dict[K, V]):
    """A dictionary with a limit. A full one is emptied: that costs time, and never the right answer."""

    __slots__ = ("_most",)

    def __init__(self) -> None:
        super().__init__()
        self._most = MOST_KEPT

    def keep(self, key: K, value: V) -> None:
        if len(self) >= self._most:
            self.clear()
        self[key] = value
