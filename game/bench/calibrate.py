"""Finds the skills of the levels for each official board, so that the levels come near to their targets.

First it takes aim: it supposes that a level is the stronger, the less it blunders and slips and the more it
sees, and halves the difference between too weak and too strong. From there, or from the skills that the game
declares if they are nearer to the targets, it climbs: it changes how one level finds some of its moves, and
keeps what brings the ladder nearer.
"""

import random
from collections.abc import Callable, Iterator
from itertools import pairwise

from game.bench.boards import board_name, official_boards
from game.bench.people import GREEDY, Contestant, Seat, Table, Target, targets
from game.bots.levels import ALWAYS_SEES, LEVELS, Level
from game.core.skill import Skill, Skills

# Other games than those that `bench levels` plays.
FIRST_GAME = 10_000
# How many of a level's moves are found in another way.
PARTS = (0.3, 0.15, 0.08, 0.04, 0.02)
# How much a miss beyond the inner part of a target's range counts, and how much any distance from its middle.
OUTSIDE, ASIDE, INNER = 10.0, 0.2, 0.6
# How much the steps between levels count, where not all targets can be met.
STEPS_COUNT = 2.0
# What it costs that a level plays worse against the greedy person than the level below it.
WORSE = 20.0
# What a blunder costs: a level should rather slip.
BLUNDERING = 0.0008
# The middle of the targets of the steps, where levels take aim; the heights of skills; how often to halve.
STEP, LOOKS, SEES, HALVINGS = 0.67, 2.0, 3.0, 7


def run(games: int, rounds: int, slug: str | None) -> int:
    """Print the skills of all boards, as the games declare them, after so many rounds of climbing."""
    print(f"{games} games per pair, {rounds} rounds")
    for setup in official_boards():
        if slug in (None, setup.variant.slug):
            search = Calibration(Table(setup), games)
            start = min(setup.skills, search.aim(), key=search.distance)
            found = search.climb(start, rounds)
            print(f"\n{board_name(setup)}")
            for level, skill in zip(LEVELS, found, strict=False):
                print(f"  ({skill.blunders:g}, {skill.slips:g}, {skill.insight:g}),  # {level}")
            for target, share in zip(search.targets, search.shares(found), strict=True):
                print(f"  {target.one.name} beats {target.other.name} {share:.1%}", flush=True)
    return 0


class Calibration:
    """The search on one board."""

    def __init__(self, table: Table, games: int) -> None:
        self.targets = targets()
        self._table = table
        self._games = range(FIRST_GAME, FIRST_GAME + games)
        self._known: dict[tuple[Seat, Seat], float] = {}

    def aim(self) -> Skills:
        """A ladder whose first and fourth level are right against the greedy person, and others between."""
        first = self._halved(lambda skill: self._against(skill, 0, None) > 0.35, highest=LOOKS)
        fourth = self._halved(lambda skill: self._against(skill, 3, None) > 0.65)
        second = self._halved(lambda skill: self._against(skill, 1, (0, first)) > STEP)
        third = self._halved(lambda skill: self._against(skill, 2, (3, fourth)) > 1 - STEP)
        best = len(LEVELS) - 1, ALWAYS_SEES
        fifth = self._halved(
            lambda skill: self._against(skill, 4, (3, fourth)) > 1 - self._against(skill, 4, best)
        )
        return first, second, third, fourth, fifth

    def _halved(self, too_strong: Callable[[Skill], bool], highest: float = SEES) -> Skill:
        """The skill between too weak and too strong."""
        low, high = 0.0, highest
        for _halving in range(HALVINGS):
            middle = (low + high) / 2
            low, high = (low, middle) if too_strong(skill_at(middle)) else (middle, high)
        return skill_at((low + high) / 2)

    def _against(self, skill: Skill, rank: int, other: tuple[int, Skill] | None) -> float:
        """How often a level wins with a skill against another one, or against the greedy person."""
        levels = list(LEVELS.values())
        seat = self._table.seat(GREEDY) if other is None else Seat(levels[other[0]], other[1])
        return self._won(Seat(levels[rank], skill), seat)

    def climb(self, start: Skills, rounds: int) -> Skills:
        """The best skills found by changes of one level after the other."""
        chance = random.Random(1)  # noqa: S311 - not for secrets
        best, least = start, self.distance(start)
        for _round in range(rounds):
            tries = list(_tries(best, chance.choice(PARTS)))
            for rank, skill in chance.sample(tries, len(tries)):
                tried = (*best[:rank], skill, *best[rank + 1 :])
                distance = self.distance(tried)
                if distance < least:
                    best, least = tried, distance
        return best

    def shares(self, found: Skills) -> list[float]:
        """How often the first of each target wins."""
        return [self._share(target, found) for target in self.targets]

    def _share(self, target: Target, found: Skills) -> float:
        one, other = (self._seat(who, found) for who in (target.one, target.other))
        return self._won(one, other)

    def _won(self, one: Seat, other: Seat) -> float:
        share = self._known.get((one, other))
        if share is None:
            share = self._known[one, other] = self._table.share(one, other, self._games)
        return share

    def _seats(self, found: Skills) -> list[Seat]:
        """The levels below the strongest."""
        return [self._seat(level, found) for level in list(LEVELS.values())[:-1]]

    def _seat(self, who: Contestant, found: Skills) -> Seat:
        if isinstance(who, Level):
            return Seat(who, (*found, ALWAYS_SEES)[who.rank])
        return self._table.seat(who)

    def distance(self, found: Skills) -> float:
        """How far a ladder is from its targets."""
        missed = sum(
            _miss(target, share) * (STEPS_COUNT if target.is_step else 1.0)
            for target, share in zip(self.targets, self.shares(found), strict=True)
        )
        against_greedy = [self._won(seat, self._table.seat(GREEDY)) for seat in self._seats(found)]
        worse = sum(max(0.0, lower - higher) ** 2 for lower, higher in pairwise(against_greedy))
        return missed + WORSE * worse + BLUNDERING * sum(skill.blunders for skill in found)


def skill_at(height: float) -> Skill:
    """The skill at a height: from 0, always blundering, over 1, slipping, and 2, looking, to 3, seeing."""
    return Skill(
        blunders=round(max(0.0, 1 - height), 3),
        slips=round(max(0.0, 1 - abs(height - 1)), 3),
        insight=round(max(0.0, height - 2), 3),
    )


def _miss(target: Target, share: float) -> float:
    aside = abs(share - (target.low + target.high) / 2)
    outside = max(0.0, aside - INNER * (target.high - target.low) / 2)
    return OUTSIDE * outside**2 + ASIDE * aside**2


def _tries(found: Skills, part: float) -> Iterator[tuple[int, Skill]]:
    """Other skills for one level each."""
    for rank, skill in enumerate(found):
        for changed in _changes(skill, part, rank):
            yield rank, changed


def _changes(skill: Skill, part: float, rank: int) -> Iterator[Skill]:
    """The skills with a part moved from one way of playing to another. The first level never sees the end."""
    ways = [skill.blunders, skill.slips, 1 - skill.blunders - skill.slips - skill.insight, skill.insight]
    for giver in range(4):
        for taker in range(4 if rank else 3):
            given = min(part, ways[giver])
            if giver != taker and given > 0.001:
                shares = list(ways)
                shares[giver] -= given
                shares[taker] += given
                blunders, slips, _looks, insight = (round(share, 3) for share in shares)
                yield Skill(blunders, slips, insight)
