"""Benchmark of the levels: how they play against model people, and against the next lower level."""

import time
from itertools import pairwise

from game.bench.boards import board_name, official_boards
from game.bench.model_people import GREEDY, PEOPLE, Contestant, Seat, Table, Target, targets
from game.bots.levels import LEVELS, STRONGEST
from game.core.variant import Skill

ROW = "  {:8}" + " {:>10}" * 5


def run(games: int, slug: str | None, *, openings: bool) -> int:
    """Print the tables of all boards, the targets that are missed, and how widely players can differ."""
    began = "after fair openings, each on both sides" if openings else "half of them with each side first"
    print(f"{games} games per pair, {began}; the share that the level won")
    for setup in official_boards():
        if slug in (None, setup.variant.slug):
            _measure(Table(setup, "levels", openings=openings), range(games))
    return 0


def _measure(table: Table, games: range) -> None:
    began = time.perf_counter()
    print(f"\n{board_name(table.setup)}")
    print(ROW.format("", *(person.name for person in PEOPLE), "next lower"))
    lower = {higher: lower for lower, higher in pairwise(LEVELS.values())}
    for level in LEVELS.values():
        others: list[Contestant] = [*PEOPLE, *([lower[level]] if level in lower else [])]
        shares = [table.share(table.seat(level), table.seat(other), games) for other in others]
        cells = [f"{share:.1%}" for share in shares]
        print(ROW.format(level.name, *cells, *["-"] * (len(PEOPLE) + 1 - len(cells))), flush=True)
    for target in targets():
        _judge(target, table.share(table.seat(target.one), table.seat(target.other), games))
    _show_span(table, games)
    print(f"  {time.perf_counter() - began:.0f} s")


def _judge(target: Target, share: float) -> None:
    if not target.holds(share):
        wanted = f"{target.low:.0%} to {target.high:.0%}"
        print(f"  missed: {target.one.name} beats {target.other.name} {share:.1%}, not {wanted}")


def _show_span(table: Table, games: range) -> None:
    """Print how widely players can differ on this board: no ladder can span more."""
    perfect, wrong = table.seat(LEVELS[STRONGEST]), Seat(next(iter(LEVELS.values())), Skill(1, 0, 0))
    shares = [table.share(perfect, other, games) for other in (table.seat(GREEDY), wrong)]
    print("  perfect beats greedy {:.1%}, and a player who is always wrong {:.1%}".format(*shares))
