"""The bars that the Arena's bots must clear: who rides against whom, from where, and what is wanted."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from game.arena.bots.rider_levels import LEVELS, STRONGEST
from game.arena.bots.view import View
from game.arena.contest import read_map
from game.arena.field import SIZES, Direction
from game.arena.maps import MAPS, walls_of
from game.arena.starts import HEADINGS_AT_START, shift_of_round, start_cells
from game.arena.state import State, after_tick, start_of_round
from game.bench.arena.riders import SIMPLE, LevelRider, Rider, Tally
from game.core.rules import PLAYERS, opponent

MAPS_FILE = Path(__file__).with_name("maps.txt")
# How many random moves both riders make first: games from symmetric starts are often drawn.
OPENING_TICKS = 6


def small_maps() -> dict[str, State]:
    """The twelve maps by name, each as the start of a round."""
    maps = {}
    for text in MAPS_FILE.read_text(encoding="utf-8").split("\n\n"):
        name, *rows = text.splitlines()
        start = read_map([row.replace(".", " ") for row in rows], len(rows[0]))
        maps[name] = start_of_round(start.field, start.walls, start.cells, HEADINGS_AT_START)
    return maps


def standard_map(number: int) -> State:
    """A start on the standard field: every map in turn."""
    field, names = SIZES["standard"], list(MAPS)
    walls = walls_of(names[number % len(names)], field, number)
    return start_of_round(field, walls, start_cells(field, shift_of_round(0, number)), HEADINGS_AT_START)


def opened(start: State, seed: int) -> State:
    """The state after random moves that do not crash, with the riders still within reach of each other."""
    chance = random.Random(seed)  # noqa: S311 - not for secrets
    while True:
        state = start
        while state.tick < OPENING_TICKS and not state.over:
            state = after_tick(state, (_random(state, 1, chance), _random(state, 2, chance)))
        if not state.over and not state.cut_off and all(View.of(state, rider).choices() for rider in PLAYERS):
            return state


def _random(state: State, rider: int, chance: random.Random) -> Direction | None:
    choices = View.of(state, rider).choices()
    return chance.choice(choices) if choices else None


def score(state: State, one: Rider, two: Rider, seed: int) -> float:
    """1 if rider 1 wins, 0 if rider 2 does; a draw counts half."""
    while state.outcome is None:
        state = after_tick(state, (one(state, 1, seed), two(state, 2, seed)))
    winner = state.outcome.winner
    return {None: 0.5, 1: 1.0, opponent(1): 0.0}[winner]


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
