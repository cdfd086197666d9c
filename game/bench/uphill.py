"""How level Uphill makes a game: the share of the weaker of two levels, without guards and with them."""

import time
from collections.abc import Iterator
from math import sqrt

from game import catalogue
from game.bench.model_people import Seat, Table
from game.bots.levels import LEVELS
from game.core.rules import PLAYERS
from game.core.variant import Setup
from game.evening.uphill import Uphill
from game.people.roster import MOST_UPHILL

# Those who play like people: all but the one that never errs.
PEOPLE = tuple(LEVELS.values())[:-1]
ROW = "{:12} {:>4} {:>6} {:>7} {:>8} {:>6} {:>6}"
HEADS = ("", "gap", "legs", "guards", "without", "with", "error")


def run(legs: int, slug: str | None) -> int:
    """Print a row for every game and gap. Of `legs` for each pair of levels, each begins half."""
    began = time.perf_counter()
    print(f"{legs} legs of each pair of levels; the error is that of 19 in 20 measures")
    print(ROW.format(*HEADS))
    for variant in catalogue.games().values():
        if variant.guards and slug in (None, variant.slug):
            setup = variant.setup()
            table = Table(setup, "uphill")
            for gap in range(1, MOST_UPHILL + 1):
                print(ROW.format(variant.slug, *_row(table, setup, gap, legs)), flush=True)
    print(f"\n{time.perf_counter() - began:.0f} s")
    return 0


def _row(table: Table, setup: Setup, gap: int, legs: int) -> Iterator[str]:
    pairs = [tuple(map(table.seat, pair)) for pair in zip(PEOPLE, PEOPLE[gap:], strict=False)]
    _none, guards = Uphill(1, gap).guards(setup)
    played = legs * len(pairs)
    without, helped = (
        sum(_won(table, weaker, stronger, legs, count) for weaker, stronger in pairs) / played
        for count in (0, guards)
    )
    error = 1.96 * sqrt(0.25 / played)
    yield from (f"{gap}", f"{played}", f"{guards}", f"{without:.3f}", f"{helped:.3f}", f"{error:.3f}")


def _won(table: Table, weaker: Seat, stronger: Seat, legs: int, guards: int) -> float:
    """How many legs the weaker one wins, as Player 2, with this many guards in each. A draw is half a win."""
    won = 0.0
    for number in range(legs):
        winner, _moves = table.leg(stronger, weaker, PLAYERS[number % 2], number, (0, guards))
        won += 0.5 if winner is None else winner == 2
    return won
