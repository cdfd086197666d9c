"""Finds the skills of the levels for each official board, so that the levels come near to their targets.

First it takes aim, in several ways: it supposes that a level is the stronger, the less it blunders and slips
and the more it sees, and halves the difference between too weak and too strong. The best of these ladders (or
the skills that the game declares, if they are nearer to the targets) it improves by climbing: it changes how
one level finds some of its moves, and keeps what brings the ladder nearer.
"""

import random
from collections.abc import Callable, Iterator
from itertools import pairwise

from game.bench.boards import board_name, official_boards
from game.bench.model_people import GREEDY, Contestant, Seat, Table, Target, targets
from game.bots.levels import ALWAYS_SEES, LEVELS, Level
from game.core.variant import Skill, Skills

# How many of a level's moves are found in another way.
PARTS = (0.3, 0.15, 0.08, 0.04, 0.02)
# How much a miss beyond the inner part of a target's range counts, and how much any distance from its middle.
OUTSIDE, ASIDE, INNER = 10.0, 0.2, 0.6
# How much the steps between levels count, where not all targets can be met.
STEPS_COUNT = 2.0
# What it costs that a level plays worse against the greedy person than the level below it.
WORSE = 20.0
# What a blunder costs: a level should prefer slips.
BLUNDERING = 0.0008
# How often the first level beats the greedy person in the ladders that are tried, and the fourth.
FIRST, FOURTH = (0.35, 0.3, 0.25, 0.2), 0.65
# How often to halve.
HALVINGS = 8

# The skill at a height, from 0, which always blunders, to 1.
Slope = Callable[[float], Skill]


def through_looks(height: float) -> Skill:
    """From blundering, by way of slipping and then of looking ahead, to seeing who wins."""
    return Skill(
        blunders=round(max(0.0, 1 - 3 * height), 3),
        slips=round(max(0.0, 1 - abs(3 * height - 1)), 3),
        insight=round(max(0.0, 3 * height - 2), 3),
    )


def blind(height: float) -> Skill:
    """From blundering, by way of slipping, to looking ahead: the first level never sees who wins."""
    return through_looks(height * 2 / 3)


def straight(height: float) -> Skill:
    """From blundering to seeing who wins: in some games, nothing in between makes a difference."""
    return Skill(blunders=round(1 - height, 3), slips=0.0, insight=round(height, 3))


def run(games: int, rounds: int, slug: str | None) -> int:
    """Print the skills of all boards, as the games declare them, after this many rounds of climbing."""
    print(f"{games} games per pair, {rounds} rounds")
    for setup in official_boards():
        if slug in (None, setup.variant.slug):
            search = Calibration(Table(setup, "calibrate"), games)
            start = min(setup.skills, *search.aims(), key=search.distance)
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
        self._table = table
        self._games = range(games)
        self._levels = list(LEVELS.values())
        self.targets = [target for target in targets() if self._can_be_met(target)]

    def _can_be_met(self, target: Target) -> bool:
        """Whether the strongest level wins as often as a weaker one should against the same person."""
        if isinstance(target.other, Level):
            return True
        best = Seat(self._levels[-1], ALWAYS_SEES)
        return self._table.share(best, self._table.seat(target.other), self._games) > target.low

    def aims(self) -> Iterator[Skills]:
        """Ladders with even steps from some first level to the best; in some, the fourth level is right."""
        for share in FIRST:
            first = self._right_against_greedy(blind, 0, share)
            for slope in (through_looks, straight):
                yield (first, *self._between(slope, 0, first, len(self._levels) - 1, ALWAYS_SEES))
                if share == FIRST[0]:
                    fourth = self._right_against_greedy(slope, 3, FOURTH)
                    lower = self._between(slope, 0, first, 3, fourth)
                    yield (first, *lower, fourth, *self._between(slope, 3, fourth, 5, ALWAYS_SEES))

    def _right_against_greedy(self, slope: Slope, rank: int, share: float) -> Skill:
        """The skill with which a level wins this share of its games against the greedy person."""
        return self._halved(slope, lambda skill: self._against_greedy(rank, skill) > share)

    def _between(self, slope: Slope, low: int, lowest: Skill, high: int, highest: Skill) -> Skills:
        """The skills of the levels between two others, so that all steps are even."""
        least, most = 0.5, 1.0
        found: list[Skill] = []
        for _halving in range(HALVINGS):
            step = (least + most) / 2
            found = self._climbed(slope, low, lowest, high, step)
            last = self._won(high - 1, found[-1], high, highest)
            least, most = (least, step) if 1 - last < step else (step, most)
        return tuple(found)

    def _climbed(self, slope: Slope, low: int, lowest: Skill, high: int, step: float) -> list[Skill]:
        """The skills of the levels from one to another, if each is to beat the one below it this often."""
        found = [lowest]
        for rank in range(low + 1, high):
            below = found[-1]

            def too_strong(skill: Skill, rank: int = rank, below: Skill = below) -> bool:
                return self._won(rank, skill, rank - 1, below) > step

            found.append(self._halved(slope, too_strong))
        return found[1:]

    def _halved(self, slope: Slope, too_strong: Callable[[Skill], bool]) -> Skill:
        """The skill between too weak and too strong."""
        low, high = 0.0, 1.0
        for _halving in range(HALVINGS):
            middle = (low + high) / 2
            low, high = (low, middle) if too_strong(slope(middle)) else (middle, high)
        return slope((low + high) / 2)

    def _won(self, rank: int, skill: Skill, other: int, others_skill: Skill) -> float:
        """How often a level wins with a skill against another one."""
        seats = Seat(self._levels[rank], skill), Seat(self._levels[other], others_skill)
        return self._table.share(*seats, self._games)

    def _against_greedy(self, rank: int, skill: Skill) -> float:
        seat = Seat(self._levels[rank], skill)
        return self._table.share(seat, self._table.seat(GREEDY), self._games)

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
        return self._table.share(one, other, self._games)

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
        against_greedy = [self._against_greedy(rank, skill) for rank, skill in enumerate(found)]
        worse = sum(max(0.0, lower - higher) ** 2 for lower, higher in pairwise(against_greedy))
        return missed + WORSE * worse + BLUNDERING * sum(skill.blunders for skill in found)


def _miss(target: Target, share: float) -> float:
    aside = abs(share - (target.low + target.high) / 2)
    outside = max(0.0, aside - INNER * (target.high - target.low) / 2)
    return OUTSIDE * outside**2 + ASIDE * aside**2


def _tries(found: Skills, part: float) -> Iterator[tuple[int, Skill]]:
    """Ladders in which one level has another skill."""
    for rank, skill in enumerate(found):
        for changed in _changes(skill, part, rank):
            yield rank, changed


def _changes(skill: Skill, part: float, rank: int) -> Iterator[Skill]:
    """The skill with a part moved from one way of playing to another. The first level never sees who wins."""
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
