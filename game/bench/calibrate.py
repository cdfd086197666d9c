"""Finds the skills of the levels for each official board, so that the levels come near to their targets.

It climbs: it moves a part of one level's moves from one way of playing to another, and keeps what brings the
ladder nearer to its targets, with ever smaller parts. A level that blunders needs a reason.
"""

import random
from collections.abc import Iterator

from game.bench.boards import board_name, official_boards
from game.bench.people import Contestant, Seat, Table, Target, targets
from game.bots.levels import ALWAYS_SEES, LEVELS, Level
from game.core.skill import USUAL_SKILLS, Skill, Skills

# Other games than those that `bench levels` plays.
FIRST_GAME = 10_000
# The parts that are moved, one after the other. Large ones again find a way out of a dead end.
PARTS = (0.3, 0.15, 0.3, 0.08, 0.15, 0.04, 0.08, 0.02, 0.04, 0.02)
# How much a miss beyond the inner part of a target's range counts, and how much any distance from its middle.
OUTSIDE, ASIDE, INNER = 10.0, 0.2, 0.4
# How much the steps between levels count, where not all targets can be met.
STEPS_COUNT = 4.0
# What a blunder costs: a level should rather slip.
BLUNDERING = 0.0008


def run(games: int, starts: int, slug: str | None) -> int:
    """Print the skills of all boards, as the games declare them: the best found from several starts."""
    print(f"{games} games per pair, {starts} starts")
    for setup in official_boards():
        if slug in (None, setup.variant.slug):
            search = Calibration(Table(setup), games)
            found = min((search.climb(start) for start in _starts(starts)), key=search.distance)
            print(f"\n{board_name(setup)}")
            for level, skill in zip(LEVELS, found, strict=False):
                print(f"  ({skill.blunders:g}, {skill.slips:g}, {skill.insight:g}),  # {level}")
            for target, share in zip(search.targets, search.shares(found), strict=True):
                print(f"  {target.one.name} beats {target.other.name} {share:.1%}", flush=True)
    return 0


def _starts(number: int) -> Iterator[Skills]:
    """The usual ladder, and others by chance, on which higher levels see more and slip less."""
    chance = random.Random(2)  # noqa: S311 - not for secrets
    yield USUAL_SKILLS
    for _start in range(1, number):
        ladder = []
        for rank, _skill in enumerate(USUAL_SKILLS):
            height = rank / len(USUAL_SKILLS)
            blunders, insight = chance.random() * 0.3 * (1 - height), chance.random() * height
            rest = 1 - blunders - insight
            ladder.append(Skill(blunders, chance.random() * rest * (1 - height), insight))
        yield tuple(ladder)


class Calibration:
    """The search on one board."""

    def __init__(self, table: Table, games: int) -> None:
        self.targets = targets()
        self._table = table
        self._games = range(FIRST_GAME, FIRST_GAME + games)
        self._known: dict[tuple[Seat, Seat], float] = {}

    def climb(self, start: Skills) -> Skills:
        """The skills from which no small change leads on."""
        chance = random.Random(1)  # noqa: S311 - not for secrets
        best, least = start, self.distance(start)
        for part in PARTS:
            better = True
            while better:
                better = False
                tries = list(_tries(best, part))
                chance.shuffle(tries)
                for rank, skill in tries:
                    tried = (*best[:rank], skill, *best[rank + 1 :])
                    distance = self.distance(tried)
                    if distance < least:
                        best, least, better = tried, distance, True
        return best

    def shares(self, found: Skills) -> list[float]:
        """How often the first of each target wins."""
        return [self._share(target, found) for target in self.targets]

    def _share(self, target: Target, found: Skills) -> float:
        one, other = (self._seat(who, found) for who in (target.one, target.other))
        share = self._known.get((one, other))
        if share is None:
            share = self._known[one, other] = self._table.share(one, other, self._games)
        return share

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
        return missed + BLUNDERING * sum(skill.blunders for skill in found)


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
