"""The bars of scores: who rides against whom, from where, and what is wanted."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from game.arena.bots.levels import LEVELS, STRONGEST
from game.arena.state import State
from game.bench.arena.boards import opened, score, small_maps, standard_map
from game.bench.arena.riders import SIMPLE, LevelRider, Rider, Tally


def small_start(number: int) -> State:
    """An opening on one of the small maps, each in turn."""
    starts = list(small_maps().values())
    return opened(starts[number % len(starts)], number // len(starts))


def standard_start(number: int) -> State:
    """An opening on the standard field."""
    return opened(standard_map(number), number)


@dataclass(frozen=True)
class Bar:
    """Riders by name: a level, or a simple rider."""

    title: str
    wanted: str
    first: str
    second: str
    start: Callable[[int], State]


LADDER = "0.62 to 0.80"
BARS = (
    Bar("master against a wall hugger", "0.97 or more", STRONGEST, "hugger", small_start),
    Bar("master against territory one round deep", "0.80 or more", STRONGEST, "territory", small_start),
    *(
        Bar(f"{higher} against {lower}", LADDER, higher, lower, standard_start)
        for lower, higher in pairwise(LEVELS)
    ),
)


@dataclass(frozen=True)
class Opening:
    """What came of an opening: the scores of the first rider from one seat and then from the other."""

    scores: tuple[float, float]
    first: Tally
    second: Tally


def play_opening(bar: Bar, nodes: int | None, number: int) -> Opening:
    """Ride an opening from both seats. A number of nodes replaces the time that the levels have."""
    start, first, second = bar.start(number), Tally(), Tally()

    def rider(name: str, tally: Tally) -> Rider:
        return SIMPLE[name] if name in SIMPLE else LevelRider(name, nodes, tally)

    one = score(start, rider(bar.first, first), rider(bar.second, second), number)
    other = 1 - score(start, rider(bar.second, second), rider(bar.first, first), number)
    return Opening((one, other), first, second)
