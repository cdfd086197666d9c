"""Simulated evenings: whether any is decided before its finale, who wins them, and how long they are."""

import random
import statistics
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import product

from game import catalogue
from game.bench.model_people import Table
from game.bots.levels import LEVELS, Level
from game.core.rules import PLAYERS, Player
from game.evening.evening import LONG, SHORT, Evening, Over, Picking, Plan, Playing, Riding
from game.evening.forms import begin
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
    def legs(self) -> list[Leg]:
        return [leg for each in self.evening.sets for leg in each.legs]

    @property
    def lead(self) -> float:
        """How many points one player was ahead on sets when the finale came."""
        one, two = self.evening.halves
        return abs(one - two) / 2


class Pair:
    """Two levels, and legs that they have played: evenings are drawn from these."""

    def __init__(self, tables: Mapping[str, Table], levels: tuple[Level, Level], legs: int) -> None:
        one, two = self._levels = levels
        self._open: dict[tuple[Plan, tuple[int, ...], tuple[str, ...]], bool] = {}
        self._legs = {
            (game, starter): [
                Leg(starter, *table.leg(table.seat(one), table.seat(two), starter, starter * legs + number))
                for number in range(legs)
            ]
            for game, table in tables.items()
            for starter in PLAYERS
        }

    def legs_of(self, game: str) -> list[Leg]:
        """The legs of a game, half of them begun by each player."""
        return [leg for starter in PLAYERS for leg in self._legs[game, starter]]

    def evening(self, plan: Plan, number: int) -> Simulated:
        """An evening, which follows from its number."""
        chance = random.Random(f"tonight {number}")  # noqa: S311 - not for secrets
        evening, decided = begin(plan), False
        while not evening.over:
            decided = decided or (_is_between_sets(evening) and not self._is_open(evening))
            evening = self._step(evening, number, chance)
        return Simulated(evening, decided)

    def _is_open(self, evening: Evening) -> bool:
        """Whether both players win the evening if they win everything from now on."""
        known = evening.plan, evening.halves, tuple(each.game for each in evening.sets)
        if known not in self._open:
            winners = [_winner_if_all_is_won_by(player, evening) for player in PLAYERS]
            self._open[known] = winners == list(PLAYERS)
        return self._open[known]

    def _step(self, evening: Evening, number: int, chance: random.Random) -> Evening:
        match evening.phase:
            case Picking() as picking:
                return evening.with_pick(*bots_pick(evening, picking, number))
            case Playing(current, _leg, starter):
                return evening.with_leg(chance.choice(self._legs[current.game, starter]))
            case Riding():
                odds = ODDS ** (self._levels[0].rank - self._levels[1].rank)
                return evening.with_round((1, 0) if chance.random() < odds / (1 + odds) else (0, 1))
        raise AssertionError("the evening is over")


def _is_between_sets(evening: Evening) -> bool:
    """Whether a set has just ended, before the finale or at its beginning."""
    return isinstance(evening.phase, Picking | Riding) and not evening.rounds


def _winner_if_all_is_won_by(player: Player, evening: Evening) -> Player | None:
    while not isinstance(phase := evening.phase, Over):
        match phase:
            case Picking(_picker, games):
                evening = evening.with_pick(games[0], player)
            case Playing(_set, _leg, starter):
                evening = evening.with_leg(Leg(starter, player, 1))
            case Riding():
                evening = evening.with_round((2 - player, player - 1))
    return phase.winner


def run(evenings: int, legs: int) -> int:
    """Print a row for every pair and kind of evening, and what the legs of equal players were like."""
    began, games = time.perf_counter(), catalogue.games()
    tables = {slug: Table(variant.setup(), "tonight") for slug, variant in games.items()}
    low, high = SECONDS_A_MOVE
    print(f"{evenings} evenings of each kind, from {legs} legs of each game begun by either player")
    print(f"minutes at {low} to {high} s a move, without the Arena")
    decided = 0
    for names in PAIRS:
        pair = Pair(tables, (LEVELS[names[0]], LEVELS[names[1]]), legs)
        if names == PAIRS[0]:
            _show_legs({game: pair.legs_of(game) for game in games})
        print("\n{} against {}".format(*names))
        print(ROW.format(*HEADS))
        for sets, arena in product((LONG, SHORT), (True, False)):
            plans = [Plan.of(games.values(), sets, arena=arena, first=first) for first in PLAYERS]
            played = [pair.evening(plans[number % 2], number) for number in range(evenings)]
            decided += sum(each.decided for each in played)
            print(ROW.format(*_row(played, sets, arena=arena)), flush=True)
    print(f"\n{time.perf_counter() - began:.0f} s")
    return 1 if decided else 0


def _row(played: list[Simulated], sets: int, *, arena: bool) -> Iterable[str]:
    winners = [each.winner for each in played]
    moves = statistics.mean(sum(leg.moves for leg in each.legs) for each in played)
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


def _show_legs(legs: Mapping[str, list[Leg]]) -> None:
    print("\n" + LEG_ROW.format(*LEG_HEADS))
    for game, played in legs.items():
        moves = statistics.mean(leg.moves for leg in played)
        began = _share(leg.winner == leg.starter for leg in played)
        print(LEG_ROW.format(game, len(played), f"{moves:.1f}", began, _minutes(moves)), flush=True)


def _share(cases: Iterable[bool]) -> str:
    return f"{statistics.mean(map(float, cases)):.3f}"


def _minutes(moves: float) -> str:
    return "{:.1f}–{:.1f}".format(*(moves * seconds / 60 for seconds in SECONDS_A_MOVE))
