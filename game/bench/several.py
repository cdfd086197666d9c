"""Simulated evenings of three to eight people: who wins them, what the finale decides, how long they are."""

import statistics
import time
from collections.abc import Iterator

from game import catalogue
from game.bench.model_people import Table
from game.bench.tonight import SECONDS_A_MOVE, Legs, Simulated, minutes, share
from game.bots.levels import LEVELS, Level
from game.evening.evening import Plan
from game.evening.ways import ways

# Everybody is equal, or one is better than the others.
EQUAL, BETTER = "keen", "sharp"
# With few legs, every set may be halved; where the winner stays, such an evening does not end.
LEAST_LEGS = 20
ROW = "{:40} {:>8} {:>29} {:>7} {:>7} {:>6} {:>6} {:>6} {:>6} {:>10}"
HEADS = ("", "decided", "equal", "first", "better", "sets", "legs", "moves", "rounds", "minutes")


def run(people: int, evenings: int, legs: int, *, teams: bool) -> int:
    """Print a row for each way in which so many can play, with the Arena and without."""
    began, games = time.perf_counter(), catalogue.games()
    tables = {slug: Table(variant.setup(), "tonight") for slug, variant in games.items()}
    legs = max(LEAST_LEGS, legs)
    pool, decided, (low, high) = Legs(tables, legs, turned=True), 0, SECONDS_A_MOVE
    print(f"{evenings} evenings of each kind, from {legs} legs of each game begun by either player")
    print(f"equal: the shares of {EQUAL} people as they joined; first: of whoever leads on sets")
    print(f"better: of one who is {BETTER}; minutes at {low} to {high} s a move, without the Arena\n")
    print(ROW.format(*HEADS))
    for way in (way for way in ways(people) if way.has_teams or not teams):
        for arena in (True, False):
            plan = Plan.of(games.values(), way.sets, arena=arena, form=way.form, sizes=way.sizes)
            equal = [Simulated.of(plan, _levels(plan), pool, number) for number in range(evenings)]
            better = [_with_a_better_one(plan, pool, number) for number in range(evenings)]
            decided += sum(each.decided for each in equal)
            print(ROW.format(f"{way.words}{', Arena' if arena else ''}", *_row(equal, better)), flush=True)
    print(f"\n{time.perf_counter() - began:.0f} s")
    return 1 if decided else 0


def _levels(plan: Plan, better: int | None = None) -> tuple[Level, ...]:
    return tuple(LEVELS[BETTER if each == better else EQUAL] for each in plan.contestants)


def _with_a_better_one(plan: Plan, pool: Legs, number: int) -> bool:
    """Whether one who is better wins, whenever they have joined."""
    better = plan.contestants[number % len(plan.contestants)]
    return Simulated.of(plan, _levels(plan, better), pool, number).winner == better


def _row(equal: list[Simulated], better: list[bool]) -> Iterator[str]:
    winners = [each.winner for each in equal]
    shares = [
        statistics.mean(winner == each for winner in winners) for each in equal[0].evening.plan.contestants
    ]
    moves = statistics.mean(each.moves for each in equal)
    yield share(each.decided for each in equal)
    yield " ".join(f"{each:.2f}" for each in shares)
    yield share(each.winner == each.evening.table[0].contestant for each in equal)
    yield share(better)
    yield f"{statistics.mean(len(each.evening.sets) for each in equal):.1f}"
    yield f"{statistics.mean(len(each.legs) for each in equal):.1f}"
    yield f"{moves:.0f}"
    yield f"{statistics.mean(len(each.evening.rounds) for each in equal):.1f}"
    yield minutes(moves)
