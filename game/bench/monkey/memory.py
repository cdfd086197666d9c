"""How much memory the process has, and whether it becomes more and more."""

import gc
import resource
from collections.abc import Iterator, Sequence
from pathlib import Path

STATUS = Path("/proc/self/statm")
MEGABYTE = 1024 * 1024
# Caches fill at first: that share of the samples is not looked at.
WARM_UP = 1 / 3
LEAST_SAMPLES = 3

Sample = tuple[float, float]  # hours of play, and how much there was


def resident_megabytes() -> float:
    """What is in memory now; where that cannot be known, the most that ever was."""
    try:
        pages = int(STATUS.read_text(encoding="ascii").split()[1])
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return pages * resource.getpagesize() / MEGABYTE


class Memory:
    """What there is at the start, and after each sitting."""

    def __init__(self) -> None:
        self._at_the_start = resident_megabytes()
        self._megabytes: list[Sample] = []
        self._objects: list[Sample] = []

    def note(self, hours: float) -> None:
        gc.collect()
        self._megabytes.append((hours, resident_megabytes()))
        self._objects.append((hours, float(len(gc.get_objects()))))

    def lines(self) -> Iterator[str]:
        """What it was and is now, and by how much it grows after the warm-up, for people."""
        yield f"memory: {self._at_the_start:.0f} MB at the start, {resident_megabytes():.0f} MB at the end"
        for samples, unit in ((self._megabytes, "MB"), (self._objects, "Python objects")):
            settled = samples[round(len(samples) * WARM_UP) :]
            faster = growth(settled)
            if faster is None:
                yield f"memory: too few sittings to tell how many {unit}"
            else:
                amounts = [amount for _hours, amount in settled]
                range_ = f"{min(amounts):.0f} to {max(amounts):.0f} {unit}"
                yield f"memory: {range_} after a sitting, {faster:+.1f} an hour of play"


def growth(samples: Sequence[Sample]) -> float | None:
    """How much is added in an hour, by least squares; None for fewer samples than tell anything."""
    if len(samples) < LEAST_SAMPLES:
        return None
    middle = sum(hours for hours, _amount in samples) / len(samples)
    spread = sum((hours - middle) ** 2 for hours, _amount in samples)
    if not spread:
        return None
    return sum((hours - middle) * amount for hours, amount in samples) / spread
