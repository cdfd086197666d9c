"""Notices: sentences for the player about what happened elsewhere, shown one after the other."""

from collections import deque
from collections.abc import Iterable

# Long enough for slow readers.
LEAST_SECONDS = 4.0
SECONDS_A_LETTER = 0.08


class Notices:
    """The notices that wait. Each is shown long enough to be read, as long as a scene shows notices."""

    def __init__(self) -> None:
        self._waiting: deque[str] = deque()
        self._left = 0.0

    @property
    def current(self) -> str:
        """The sentence that is shown now; "" if there is none."""
        return self._waiting[0] if self._waiting else ""

    def add(self, sentences: Iterable[str]) -> None:
        for words in sentences:
            if not self._waiting:
                self._left = reading_seconds(words)
            self._waiting.append(words)

    def advance(self, seconds: float) -> None:
        """Time has passed while the current one was shown."""
        self._left -= seconds
        if self._waiting and self._left <= 0:
            self._waiting.popleft()
            self._left = reading_seconds(self.current)


def reading_seconds(words: str) -> float:
    """How long a sentence is shown."""
    return max(LEAST_SECONDS, SECONDS_A_LETTER * len(words))
