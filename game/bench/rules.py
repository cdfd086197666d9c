"""Benchmark of the rules: positions per second in perft of every game on its official board."""

import itertools
import time
from collections.abc import Callable

from game.bench.boards import board_name, official_boards
from game.core.perft import leaves
from game.core.variant import Setup

# A measurement is the best of several, each long enough to be reliable.
TRIES = 3
MIN_SECONDS = 0.5
# Deep enough to take a while, but not minutes.
ENOUGH_LEAVES = 10_000


def run() -> int:
    """Print the table, with a bare Python loop as a yardstick for the machine."""
    row = "{:22} {:>5} {:>10} {:>14}"
    print(row.format("game", "depth", "positions", "positions/s"))
    for setup in official_boards():
        depth, positions, rate = _measure(setup)
        print(row.format(board_name(setup), depth, positions, f"{rate:,.0f}"), flush=True)
    print(row.format("bare function calls", "-", 1_000_000, f"{_bare_rate():,.0f}"))
    return 0


def _measure(setup: Setup) -> tuple[int, int, float]:
    """The depth, the positions that perft creates down to it, and the positions per second."""
    rules = setup.rules()
    start = rules.start()
    positions = 0
    for depth in itertools.count(1):
        count = leaves(rules, start, depth)
        positions += count
        if count >= ENOUGH_LEAVES or count == 0:
            break
    return depth, positions, positions * _times_a_second(lambda: leaves(rules, start, depth))


def _times_a_second(work: Callable[[], object]) -> float:
    """How often the work can be done per second, at best."""
    best = 0.0
    for _try in range(TRIES):
        began, times, seconds = time.perf_counter(), 0, 0.0
        while times == 0 or seconds < MIN_SECONDS:
            work()
            times += 1
            seconds = time.perf_counter() - began
        best = max(best, times / seconds)
    return best


def _bare_rate() -> float:
    """Calls of an empty function per second."""

    def nothing() -> None:
        pass

    def calls() -> None:
        for _call in range(1_000_000):
            nothing()

    return 1_000_000 * _times_a_second(calls)
