"""Model people, whose strength stays the same when the levels change: the levels are measured against them.

They know nothing but the rules. To them, a position looks as good as the number of moves by which a player is
ahead.
"""

from dataclasses import dataclass
from itertools import pairwise

from game.bots.levels import LEVELS, Level
from game.core.rules import AnyRules, Position, opponent
from game.core.skill import Skill
from game.core.variant import Setup

# More than any difference between the moves of two players.
MANY = 4096


@dataclass(frozen=True)
class Person:
    """A model person: how many moves it looks ahead, and how often it makes any move instead."""

    name: str
    horizon: int
    slips: float = 0.0
    careful: bool = False

    def skill(self, setup: Setup) -> Skill:
        return Skill(blunders=0.0, slips=self.slips, insight=0.0)


RANDOM, GREEDY = Person("random", horizon=0, slips=1.0), Person("greedy", horizon=1)
HASTY, THOUGHTFUL = Person("hasty", horizon=2, slips=0.2), Person("thoughtful", horizon=2)
PEOPLE = (RANDOM, GREEDY, HASTY, THOUGHTFUL)

Contestant = Person | Level


def lead(rules: AnyRules, position: Position) -> float:
    """By how many moves the player on turn is ahead, as a share of many."""
    other = rules.seen_by(position, opponent(position.turn))
    return (len(rules.legal_moves(position)) - len(rules.legal_moves(other))) / MANY


@dataclass(frozen=True)
class Target:
    """How often one contestant should win against another."""

    one: Contestant
    other: Contestant
    low: float
    high: float

    @property
    def is_step(self) -> bool:
        """Whether it is about two levels."""
        return isinstance(self.one, Level) and isinstance(self.other, Level)

    def holds(self, share: float) -> bool:
        return self.low <= share <= self.high


def targets() -> list[Target]:
    """What a ladder is: a first level that can be beaten, and steps of one height."""
    first, _second, _third, fourth, *_rest = levels = list(LEVELS.values())
    steps = [Target(higher, lower, 0.62, 0.75) for lower, higher in pairwise(levels)]
    return [Target(GREEDY, first, 0.60, 0.70), Target(fourth, GREEDY, 0.60, 0.70), *steps]
