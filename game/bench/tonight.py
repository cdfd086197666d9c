"""Simulated evenings: whether any is decided before its finale, who wins them, and how long they are."""

import random
import statistics
import time
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product

from game import catalogue
from game.bench.model_people import Table
from game.bots.levels import LEVELS, Level
from game.core.rules import PLAYERS, Player
from game.evening.evening import LONG, SHORT, Evening, Over, Picking, Plan, Playing, Riding
from game.evening.legs import Leg
from game.evening.picks import bots_pick

# Player 1 and Player 2: equal ones, and the better one first.
PAIRS = (("keen", "keen"), ("keen", "casual"), ("sharp", "casual"), ("expert", "casual"))
# How much better the odds of a round of the Arena are for each level. `bench arena` measures .750 for casual
# against rookie and .792 for sharp against casual: odds of 11.4 over three levels.
ODDS = 11.4 ** (1 / 3)
SECONDS_A_MOVE = (5, 8)
ROW = "{:10} {:>8} {:>8} {:>8} {:>8} {:>6} {:>6} {:>6} {:>6} {:>9}"
HEADS = ("", "decided", "by sum", "better", "shared", "sets", "legs", "moves", "rounds", "minutes")
LEG_ROW = "{:12} {:>6} {:>6} {:>8} {:>9}"
LEG_HEADS = ("a leg", "legs", "moves", "starter", "minutes")


@dataclass(frozen=True)
class Simulated:
    """An evening that has ended, and whether it was decided before its finale."""

    evening: Evening
    decided: bool

    @property
    def winner(self) -> Player | None:
        phase = self.evening.phase
        assert isinstance(phase, Over)
        return phase.winner

    @property
    def legs(self) -> list[tuple[str, Leg]]:
        """All legs, each with its game."""
        return [(each.game, leg) for each in self.evening.sets for leg in each.legs]

    @property
    def lead(self) -> float:
        """How many points one player was ahead on sets when the finale came."""
        one, two = self.evening.halves
        return abs(one - two) / 2


class Cabinet:
    """Plays evenings between levels. The tables of the games remember what the levels consider."""

    def __init__(self) -> None:
        self._games = catalogue.games()
        self._tables = {slug: Table(variant.setup(), "tonight") for slug, variant in self._games.items()}

    def evening(self, levels: tuple[Level, Level], sets: int, number: int, *, arena: bool) -> Simulated:
        """An evening, which follows from its number."""
        chance = random.Random(f"tonight {number}")  # noqa: S311 - not for secrets
        plan = Plan.of(self._games.values(), sets, arena=arena, first=PLAYERS[number % 2])
        evening, decided = Evening.begin(plan), False
        while not evening.over:
            decided = decided or not (evening.in_finale or _is_open(evening))
            evening = self._step(evening, levels, number, chance)
        return Simulated(evening, decided)

    def _step(
        self, evening: Evening, levels: tuple[Level, Level], number: int, chance: random.Random
    ) -> Evening:
        match evening.phase:
            case Picking() as picking:
                return evening.with_pick(*bots_pick(evening, picking, number))
            case Playing(current, _leg, starter):
                table = self._tables[current.game]
                one, two = map(table.seat, levels)
                winner, moves = table.leg(one, two, starter, chance.randrange(10**9))
                return evening.with_leg(Leg(starter, winner, moves))
            case Riding():
                odds = ODDS ** (levels[0].rank - levels[1].rank)
                return evening.with_round(1 if chance.random() < odds / (1 + odds) else 2)
        raise AssertionError("the evening is over")


def _is_open(evening: Evening) -> bool:
    """Whether both players win the evening if they win everything from now on."""
    return all(_winner_if_all_is_won_by(player, evening) == player for player in PLAYERS)


def _winner_if_all_is_won_by(player: Player, evening: Evening) -> Player | None:
    while not isinstance(phase := evening.phase, Over):
        match phase:
            case Picking(_picker, games):
                evening = evening.with_pick(games[0], player)
            case Playing(_set, _leg, starter):
                evening = evening.with_leg(Leg(starter, player, 1))
            case Riding():
                evening = evening.with_round(player)
    return phase.winner


def run(evenings: int) -> int:
    """Print a row for every pair and kind of evening, and what the legs of equal players were like."""
    began, cabinet, legs = time.perf_counter(), Cabinet(), list[tuple[str, Leg]]()
    low, high = SECONDS_A_MOVE
    print(f"{evenings} evenings of each kind; minutes at {low} to {high} s a move, without the Arena")
    decided = 0
    for one, two in PAIRS:
        print(f"\n{one} against {two}")
        print(ROW.format(*HEADS))
        for sets, arena in product((LONG, SHORT), (True, False)):
            levels = LEVELS[one], LEVELS[two]
            played = [cabinet.evening(levels, sets, number, arena=arena) for number in range(evenings)]
            decided += sum(each.decided for each in played)
            legs += [leg for each in played for leg in each.legs] if one == two else []
            print(ROW.format(*_row(played, sets, arena=arena)), flush=True)
    _show_legs(legs)
    print(f"\n{time.perf_counter() - began:.0f} s")
    return 1 if decided else 0


def _row(played: list[Simulated], sets: int, *, arena: bool) -> Iterable[str]:
    winners = [each.winner for each in played]
    moves = statistics.mean(sum(leg.moves for _game, leg in each.legs) for each in played)
    return (
        f"{sets} + {'Arena' if arena else 'set'}",
        _share(each.decided for each in played),
        _share(each.lead > 1 for each in played),
        _share(winner == 1 for winner in winners),
        _share(winner is None for winner in winners),
        f"{statistics.mean(len(each.evening.sets) for each in played):.1f}",
        f"{statistics.mean(len(each.legs) for each in played):.1f}",
        f"{moves:.0f}",
        f"{statistics.mean(len(each.evening.rounds) for each in played):.1f}",
        _minutes(moves),
    )


def _show_legs(legs: list[tuple[str, Leg]]) -> None:
    print("\n" + LEG_ROW.format(*LEG_HEADS))
    for game in dict.fromkeys(game for game, _leg in legs):
        played = [leg for slug, leg in legs if slug == game]
        moves = statistics.mean(leg.moves for leg in played)
        began = _share(leg.winner == leg.starter for leg in played)
        print(LEG_ROW.format(game, len(played), f"{moves:.1f}", began, _minutes(moves)))


def _share(cases: Iterable[bool]) -> str:
    return f"{statistics.mean(map(float, cases)):.3f}"


def _minutes(moves: float) -> str:
    return "{:.1f}–{:.1f}".format(*(moves * seconds / 60 for seconds in SECONDS_A_MOVE))
