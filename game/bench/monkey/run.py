"""Lets the monkey play; prints what it has been through, and every fault that it found."""

import os
import random
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from game.bench.monkey import acts
from game.bench.monkey.acts import Act
from game.bench.monkey.coverage import Coverage
from game.bench.monkey.fault import Fault
from game.bench.monkey.memory import Memory
from game.bench.monkey.shorten import shortened
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


def run(
    minutes: float,
    most_acts: int | None,
    seed: int | None,
    file: Path | None,
    clock: Clock = time.monotonic,
) -> int:
    """Play for this long or for so many acts, or do again what is in a file; 1 when there was a fault."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"  # else SDL makes a QUIT of SIGTERM, which the monkey ignores
    with held_at(DAY):
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
    """Ends the play after a time, or after so many acts; now and then says how far it has come."""

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
