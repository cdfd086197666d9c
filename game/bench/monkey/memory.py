"""How much memory the process has, and whether it becomes more and more."""

import resource
from pathlib import Path

STATUS = Path("/proc/self/statm")
MEGABYTE = 1024 * 1024
# Caches fill at first: that share of the samples is not looked at.
WARM_UP = 1 / 3


def resident_megabytes() -> float:
    """What is in memory now; where that cannot be known, the most that ever was."""
    try:
        pages = int(STATUS.read_text(encoding="ascii").split()[1])
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return pages * resource.getpagesize() / MEGABYTE


class Memory:
    """Samples of the memory, each at a time in hours."""

    def __init__(self) -> None:
        self._samples: list[tuple[float, float]] = []

    def note(self, hours: float) -> None:
        self._samples.append((hours, resident_megabytes()))

    @property
    def last(self) -> float:
        return self._samples[-1][1]

    @property
    def most(self) -> float:
        return max(megabytes for _hours, megabytes in self._samples)

    @property
    def growth(self) -> float | None:
        """Megabytes an hour after the warm-up, by least squares; None where that is too short to tell."""
        settled = self._samples[round(len(self._samples) * WARM_UP) :]
        if len(settled) < 3:
            return None
        middle = sum(hours for hours, _ in settled) / len(settled)
        spread = sum((hours - middle) ** 2 for hours, _ in settled)
        return sum((hours - middle) * megabytes for hours, megabytes in settled) / spread if spread else None
