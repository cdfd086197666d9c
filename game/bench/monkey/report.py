"""Lets the monkey play, and prints what it has done and seen, and every fault that it found."""

import gc
import os
import random
import resource
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from game.bench.monkey import acts
from game.bench.monkey.acts import Act
from game.bench.monkey.checks import Fault
from game.bench.monkey.coverage import Coverage
from game.bench.monkey.sitting import Sitting, replay
from game.seeds import SEEDS, fresh_seed
from game.store.calendar import held_at

# The day of all sittings, so that a seed means the same on every one.
DAY = datetime(2026, 5, 1, 12, tzinfo=UTC)
SITTING_SECONDS = 300.0  # of the cabinet's time
SECONDS_BETWEEN_REPORTS = 60.0
# For each fault; a history that is still long then is printed as it is.
SHORTENING_SECONDS = 120.0
MOST_LINES = 200


Clock = Callable[[], float]


STATUS = Path("/proc/self/statm")
MEGABYTE = 1024 * 1024
# Caches fill at first: that share of the samples is not looked at.
WARM_UP = 1 / 3
LEAST_SAMPLES = 3

Sample = tuple[float, float]  # hours of play, and how much there was


T = TypeVar("T")

# Often the last acts alone do it.
TAILS = (1, 10, 30, 100, 300, 1000, 3000)


def shortened(history: Sequence[T], fails: Callable[[list[T]], bool], enough: Callable[[], bool]) -> list[T]:
    """As short a history as is found before it is `enough`; `fails` tells whether one ends in the fault.

    Every act that is left is needed, unless it was enough before that was known.
    """
    kept = _tail(list(history), fails, enough)
    chunk = max(1, len(kept) // 2)
    while not enough():
        before = len(kept)
        kept = _without_chunks(kept, chunk, fails, enough)
        if chunk == 1 and len(kept) == before:
            break
        chunk = max(1, chunk // 2)
    return kept


def _tail(history: list[T], fails: Callable[[list[T]], bool], enough: Callable[[], bool]) -> list[T]:
    for length in TAILS:
        if length >= len(history) or enough():
            break
        if fails(history[-length:]):
            return history[-length:]
    return history


def _without_chunks(
    history: list[T], chunk: int, fails: Callable[[list[T]], bool], enough: Callable[[], bool]
) -> list[T]:
    """The history without every chunk that is not needed, from the end to the beginning."""
    kept = history
    for start in range((len(history) - 1) // chunk * chunk, -1, -chunk):
        if enough():
            break
        shorter = kept[:start] + kept[start + chunk :]
        if shorter and fails(shorter):
            kept = shorter
    return kept


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
    """How much is added in an hour, by least squares; None for too few samples."""
    if len(samples) < LEAST_SAMPLES:
        return None
    middle = sum(hours for hours, _amount in samples) / len(samples)
    spread = sum((hours - middle) ** 2 for hours, _amount in samples)
    if not spread:
        return None
    return sum((hours - middle) * amount for hours, amount in samples) / spread


def run(
    minutes: float,
    most_acts: int | None,
    seed: int | None,
    file: Path | None,
    clock: Clock = time.monotonic,
) -> int:
    """Play for this long or for this many acts, or do again what is in a file; 1 when there was a fault."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"  # else SDL makes a QUIT of SIGTERM, which the monkey ignores
    with held_at(DAY), TemporaryDirectory(ignore_cleanup_errors=True) as home:
        os.environ["HOME"] = os.environ["USERPROFILE"] = home  # for what it exports and shares
        if file is not None:
            return _replay(file)
        coverage = Coverage()
        limit = _Limit(clock, minutes * 60, most_acts, coverage)
        return _play(fresh_seed() if seed is None else seed, coverage, limit)


def _replay(file: Path) -> int:
    fault = replay(*acts.read(file.read_text(encoding="utf-8")))
    print(fault or "no fault")
    return 1 if fault else 0


def _play(seed: int, coverage: Coverage, limit: "_Limit") -> int:
    print(f"seed {seed}", flush=True)
    memory, found = Memory(), set[str]()
    for sitting_seed in seeds(seed):
        if limit.is_over():
            break
        sitting = _sit(sitting_seed, coverage, limit.is_over)
        memory.note(coverage.hours)
        for fault, acts_done in sitting.findings:
            if fault.name not in found:
                found.add(fault.name)
                _tell(sitting_seed, fault, sitting.history[:acts_done])
    print(*coverage.lines(), limit.speed(), *memory.lines(), sep="\n")
    print(f"faults: {len(found)}", *sorted(found), sep="\n")
    return 1 if found else 0


def seeds(seed: int) -> Iterator[int]:
    """The seeds of all sittings."""
    chance = random.Random(seed)  # noqa: S311 - nobody's secret
    while True:
        yield chance.randrange(SEEDS)


class _Limit:
    """Ends the play after a time or a number of acts, and says now and then how far it has come."""

    def __init__(self, clock: Clock, seconds: float, most_acts: int | None, coverage: Coverage) -> None:
        self._clock = clock
        self._most_acts = most_acts
        self._began = self._reported = clock()
        self._end = self._began + seconds
        self._coverage = coverage

    def is_over(self) -> bool:
        now = self._clock()
        if now - self._reported >= SECONDS_BETWEEN_REPORTS:
            self._reported = now
            print(f"{now - self._began:.0f} s: {self._coverage.hours:.2f} simulated hours", flush=True)
        return now >= self._end if self._most_acts is None else self._coverage.all_acts >= self._most_acts

    def speed(self) -> str:
        hours = (self._clock() - self._began) / 3600
        return f"speed: {self._coverage.hours / hours:.1f} hours of play in an hour of the machine's"


def _sit(seed: int, coverage: Coverage, is_over: Callable[[], bool]) -> Sitting:
    """One sitting, until its time is over or it cannot go on."""
    sitting = Sitting(seed, coverage)
    end = coverage.seconds + SITTING_SECONDS
    try:
        while coverage.seconds < end and not is_over():
            sitting.play()
    except Fault:
        pass  # the last of its findings
    finally:
        sitting.end()
    return sitting


def _tell(seed: int, fault: Fault, history: list[Act]) -> None:
    """Print a fault with a history that leads to it, and keep that in a file."""
    print(f"FAULT after {len(history)} acts: {fault}", flush=True)
    end = time.monotonic() + SHORTENING_SECONDS
    short = shortened(history, lambda acts: ends_in(fault, seed, acts), lambda: time.monotonic() > end)
    text = acts.write(seed, short)
    file = Path(f"monkey-{seed}.txt")
    file.write_text(text, encoding="utf-8")
    print(f"{len(short)} acts lead to it; do them again with: bench monkey --replay {file}")
    print(*text.splitlines()[:MOST_LINES], sep="\n", flush=True)


def ends_in(fault: Fault, seed: int, history: list[Act]) -> bool:
    """Whether a history ends in this fault."""
    found = replay(seed, history)
    return found is not None and found.name == fault.name
