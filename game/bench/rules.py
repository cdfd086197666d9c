"""How many positions a second the rules make: perft of every game on its official board."""

import itertools
import time
from collections.abc import Callable, Iterator

from game.core.perft import leaves
from game.core.variant import Setup, discover

# A measurement is the best of several, each long enough to tell.
TRIES = 3
MIN_SECONDS = 0.5
# Deep enough to take a while, and never so deep that a try takes minutes.
ENOUGH_LEAVES = 10_000


def run() -> int:
    """Print the table. A bare Python loop beside it says how fast the machine is just now."""
    row = "{:22} {:>5} {:>10} {:>14}"
    print(row.format("game", "depth", "positions", "positions/s"))
    for setup in official_setups():
        name = " ".join((setup.variant.slug, *(value for _name, value in setup.options)))
        depth, positions, rate = _measure(setup)
        print(row.format(name, depth, positions, f"{rate:,.0f}"), flush=True)
    print(row.format("bare function calls", "-", 1_000_000, f"{_bare_rate():,.0f}"))
    return 0


def official_setups() -> Iterator[Setup]:
    """Every game on its official board, with each of its options."""
    for variant in discover().values():
        names = [option.name for option in variant.options]
        for values in itertools.product(*(option.values for option in variant.options)):
            yield variant.setup(options=dict(zip(names, values, strict=True)))


def _measure(setup: Setup) -> tuple[int, int, float]:
    """The depth, the positions that perft makes down to it, and the positions a second."""
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
    """How often the work is done in a second, at its best."""
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
    """Function calls a second that do nothing."""

    def nothing() -> None:
        pass

    def calls() -> None:
        for _call in range(1_000_000):
            nothing()

    return 1_000_000 * _times_a_second(calls)
