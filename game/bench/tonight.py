"""Simulated evenings: whether any is decided before its finale, who wins them, and how long they are."""

import random
import statistics
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import product

from game import catalogue
from game.bench.model_people import Table
from game.bots.levels import LEVELS, Level
from game.core.rules import PLAYERS, Player, opponent
from game.core.variant import Setup
from game.evening.evening import (
    LONG,
    SHORT,
    Contestant,
    Evening,
    Form,
    Over,
    Picking,
    Plan,
    Playing,
    Riding,
)
from game.evening.forms import begin
from game.evening.legs import Leg
from game.evening.openings import pack
from game.evening.picks import bots_pick
from game.evening.uphill import Uphill
from game.session.modes import NO_GUARDS, Guards

# Player 1 and Player 2: equal ones, and the better one first.
PAIRS = (("keen", "keen"), ("keen", "casual"), ("sharp", "casual"), ("expert", "casual"))
# How much better the odds of a round of the Arena are for each level. `bench arena` measures .750 for casual
# against rookie and .792 for sharp against casual: odds of 11.4 over three levels.
ODDS = 11.4 ** (1 / 3)
SECONDS_A_MOVE = (5, 8)
ROW = "{:10} {:>8} {:>8} {:>8} {:>8} {:>6} {:>6} {:>6} {:>6} {:>9}"
HEADS = ("", "decided", "by sum", "better", "shared", "sets", "legs", "moves", "rounds", "minutes")
LEG_ROW = "{:12} {:>8} {:>6} {:>6} {:>8} {:>9}"
LEG_HEADS = ("a leg", "openings", "legs", "moves", "starter", "minutes")


class Legs:
    """Legs between levels, which evenings are drawn from: each is played when it is drawn first.

    `turned` lets half of them be played on the other side, so that no side is luckier in a few legs.
    """

    def __init__(self, tables: Mapping[str, Table], most: int, *, turned: bool = False) -> None:
        self._tables = tables
        self._most = most
        self._turned = turned
        self._played: dict[tuple[str, Player, tuple[Level, Level], Guards, int], Leg] = {}

    def of(self, game: str, levels: tuple[Level, Level]) -> list[Leg]:
        """All of a game, half of them begun by each player."""
        cases = product(PLAYERS, range(self._most))
        return [self._leg(game, starter, levels, NO_GUARDS, number) for starter, number in cases]

    def drawn(self, evening: Evening, levels: tuple[Level, ...], chance: random.Random) -> Leg:
        """The coming leg of an evening between contestants of these levels."""
        phase, (one, two) = evening.phase, evening.board
        assert isinstance(phase, Playing), "a leg is played"
        game = phase.set.game
        uphill = Uphill.at_board(evening, ())
        guards = NO_GUARDS if uphill is None else uphill.guards(self._tables[game].setup)
        number, starter = chance.randrange(self._most), phase.starter
        if not self._turned or chance.random() < 0.5:
            return self._leg(game, starter, (levels[one - 1], levels[two - 1]), guards, number)
        seen = levels[two - 1], levels[one - 1]
        leg = self._leg(game, opponent(starter), seen, (guards[1], guards[0]), number)
        return replace(leg, starter=starter, winner=leg.loser)

    def _leg(
        self, game: str, starter: Player, levels: tuple[Level, Level], guards: Guards, number: int
    ) -> Leg:
        key = game, starter, levels, guards, number
        if key not in self._played:
            table, (one, two) = self._tables[game], levels
            ended = table.leg(
                table.seat(one), table.seat(two), starter, starter * self._most + number, guards
            )
            self._played[key] = Leg(starter, *ended)
        return self._played[key]


@dataclass(frozen=True)
class Simulated:
    """An evening that has ended, and whether it was decided before its finale."""

    evening: Evening
    decided: bool

    @classmethod
    def of(cls, plan: Plan, levels: tuple[Level, ...], legs: Legs, number: int) -> "Simulated":
        """An evening between contestants of these levels, which follows from its number.

        Whoever has won before the finale has won when it begins; without one, before the last set.
        """
        chance = random.Random(f"tonight {number}")  # noqa: S311 - not for secrets
        evening = before = begin(plan)
        while not evening.over:
            evening = _step(evening, levels, legs, number, chance)
            if evening.finale_begins or (isinstance(evening.phase, Picking) and not evening.in_finale):
                before = evening
        return cls(evening, len(winners_from(before)) < len(PLAYERS))

    @property
    def winner(self) -> Contestant | None:
        phase = self.evening.phase
        assert isinstance(phase, Over)
        return phase.winner

    @property
    def legs(self) -> list[Leg]:
        return [leg for each in self.evening.sets for leg in each.legs]

    @property
    def moves(self) -> int:
        return sum(leg.moves for leg in self.legs)

    @property
    def lead(self) -> float:
        """How many points one of two was ahead on sets when the finale came."""
        one, two = self.evening.halves
        return abs(one - two) / 2


def _step(
    evening: Evening, levels: tuple[Level, ...], legs: Legs, number: int, chance: random.Random
) -> Evening:
    match evening.phase:
        case Picking() as picking if evening.plan.form is Form.SETS:
            return evening.with_pick(*bots_pick(evening, picking, number))
        case Picking(_picker, games):
            return evening.with_pick(chance.choice(games), chance.choice(PLAYERS))
        case Playing():
            return evening.with_leg(legs.drawn(evening, levels, chance))
        case Riding(riders=riders):
            return evening.with_round(ridden([levels[each - 1].rank for each in riders], evening, chance))
    raise AssertionError("the evening is over")


def ridden(ranks: list[int], evening: Evening, chance: random.Random) -> tuple[int, ...]:
    """The points of a round in which the riders, or those of the teams, crash one after the other.

    Whoever rides better crashes later: with two riders, the odds are as high as they are measured.
    """
    size = 2 if evening.teams_ride else 1
    left = [rider for rider in range(len(ranks)) for _member in range(size)]
    points = [0] * len(ranks)
    while len(set(left)) > 1:
        crashed = left.pop(_crashing([ranks[rider] for rider in left], chance))
        for rider in set(left) - {crashed}:
            points[rider] += 1
    return tuple(points)


def _crashing(ranks: list[int], chance: random.Random) -> int:
    """Which of those who ride crashes next."""
    weights = [ODDS**-rank for rank in ranks]
    drawn = chance.random() * sum(weights)
    for place in reversed(range(1, len(ranks))):
        drawn -= weights[place]
        if drawn < 0:
            return place
    return 0


def winners_from(evening: Evening) -> list[Contestant]:
    """Who wins an evening if all goes as well for them as it can."""
    return [each for each in evening.plan.contestants if _winner_if_all_goes_well(evening, each) == each]


def _winner_if_all_goes_well(evening: Evening, contestant: Contestant) -> Contestant | None:
    """Where somebody is not at the board, whoever has fewer points there wins."""
    while not isinstance(phase := evening.phase, Over):
        board = evening.board
        weaker = 1 if evening.halves[board[0] - 1] < evening.halves[board[1] - 1] else 2
        side = board.index(contestant) + 1 if contestant in board else weaker
        match phase:
            case Picking(_picker, games):
                evening = evening.with_pick(games[0], side)
            case Playing(starter=starter):
                evening = evening.with_leg(Leg(starter, side, 1))
            case Riding(riders=riders):
                best = contestant if contestant in riders else riders[0]
                evening = evening.with_round(tuple(int(rider == best) for rider in riders))
    return phase.winner


def run(evenings: int, legs: int) -> int:
    """Print a row for every pair and kind of evening, and what the legs of equal players were like."""
    began, games = time.perf_counter(), catalogue.games()
    tables = {slug: Table(variant.setup(), "tonight") for slug, variant in games.items()}
    pool, (low, high) = Legs(tables, legs), SECONDS_A_MOVE
    print(f"{evenings} evenings of each kind, from {legs} legs of each game begun by either player")
    print(f"minutes at {low} to {high} s a move, without the Arena")
    decided = 0
    for names in PAIRS:
        levels = LEVELS[names[0]], LEVELS[names[1]]
        if names == PAIRS[0]:
            _show_legs({variant.setup(): pool.of(slug, levels) for slug, variant in games.items()})
        print("\n{} against {}".format(*names))
        print(ROW.format(*HEADS))
        for sets, arena in product((LONG, SHORT), (True, False)):
            plans = [Plan.of(games.values(), sets, arena=arena, first=first) for first in PLAYERS]
            played = [Simulated.of(plans[number % 2], levels, pool, number) for number in range(evenings)]
            decided += sum(each.decided for each in played)
            print(ROW.format(*_row(played, sets, arena=arena)), flush=True)
    print(f"\n{time.perf_counter() - began:.0f} s")
    return 1 if decided else 0


def _row(played: list[Simulated], sets: int, *, arena: bool) -> Iterable[str]:
    winners = [each.winner for each in played]
    moves = statistics.mean(each.moves for each in played)
    return (
        f"{sets} + {'Arena' if arena else 'set'}",
        share(each.decided for each in played),
        share(each.lead > 1 for each in played),
        share(winner == 1 for winner in winners),
        share(winner is None for winner in winners),
        f"{statistics.mean(len(each.evening.sets) for each in played):.1f}",
        f"{statistics.mean(len(each.legs) for each in played):.1f}",
        f"{moves:.0f}",
        f"{statistics.mean(len(each.evening.rounds) for each in played):.1f}",
        minutes(moves),
    )


def _show_legs(legs: Mapping[Setup, list[Leg]]) -> None:
    print("\n" + LEG_ROW.format(*LEG_HEADS))
    for setup, played in legs.items():
        moves = statistics.mean(leg.moves for leg in played)
        began = share(leg.winner == leg.starter for leg in played)
        game, openings = setup.variant.slug, len(pack(setup)) or "-"
        row = game, openings, len(played), f"{moves:.1f}", began, minutes(moves)
        print(LEG_ROW.format(*row), flush=True)


def share(cases: Iterable[bool]) -> str:
    return f"{statistics.mean(map(float, cases)):.3f}"


def minutes(moves: float) -> str:
    return "{:.1f}–{:.1f}".format(*(moves * seconds / 60 for seconds in SECONDS_A_MOVE))
