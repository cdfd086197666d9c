"""Model people, whose strength stays the same when the levels change: the levels are measured against them.

They know nothing but the rules. To them, a position looks as good as the number of moves by which a player is
ahead.
"""

import random
from dataclasses import dataclass
from itertools import pairwise

from game.bots.levels import LEVELS, Level, Way, candidates, way_of
from game.core.rules import AnyRules, Move, Player, Position, opponent
from game.core.skill import Skill
from game.core.variant import Setup
from game.solving.lookahead import Lookahead, never
from game.solving.solver import Solver

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
# What decides which moves are considered: whether it is a level, its care, how far it looks, and its way.
Sight = tuple[bool, bool, int, Way]


@dataclass(frozen=True)
class Seat:
    """A contestant, with the skill that it has at this table."""

    who: Contestant
    skill: Skill


def lead(rules: AnyRules, position: Position) -> float:
    """By how many moves the player on turn is ahead, as a share of many."""
    other = rules.seen_by(position, opponent(position.turn))
    return (len(rules.legal_moves(position)) - len(rules.legal_moves(other))) / MANY


class Table:
    """A board at which people and levels play. It remembers what they consider: many games are quick."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._rules = setup.rules()
        self._solver = Solver(setup)
        self._lookahead = Lookahead(self._rules, lambda position: lead(self._rules, position))
        self._memory: dict[tuple[Sight, Position], list[Move]] = {}

    def seat(self, who: Contestant) -> Seat:
        return Seat(who, who.skill(self.setup))

    def share(self, one: Seat, other: Seat, games: range) -> float:
        """The share of the games that `one` wins, beginning every other game; a draw is half a win.

        The numbers of the games determine all that happens by chance.
        """
        won = 0.0
        for number in games:
            side = 1 + number % 2
            winner = self._winner({side: one, opponent(side): other}, number)
            won += 0.5 if winner is None else winner == side
        return won / len(games)

    def _winner(self, seats: dict[Player, Seat], number: int) -> Player | None:
        chance = random.Random(number)  # noqa: S311 - not for secrets
        position = self._rules.start()
        while (outcome := self._rules.outcome(position)) is None:
            seat = seats[position.turn]
            moves = self._considered(seat.who, way_of(seat.skill, chance), position)
            position = self._rules.play(position, chance.choice(moves))
        return outcome.winner

    def _considered(self, who: Contestant, way: Way, position: Position) -> list[Move]:
        """The moves among which a contestant chooses."""
        key = _sight(who, way), position
        moves = self._memory.get(key)
        if moves is None:
            moves = self._memory[key] = self._consider(who, way, position)
        return moves

    def _consider(self, who: Contestant, way: Way, position: Position) -> list[Move]:
        if isinstance(who, Level):
            return candidates(who, way, self._solver, position)
        if way is Way.SLIP:
            return self._rules.legal_moves(position)
        scores = self._lookahead.scores(position, who.horizon, never)
        return [move for move, score in scores.items() if score == max(scores.values())]


def _sight(who: Contestant, way: Way) -> Sight:
    return isinstance(who, Level), who.careful, 0 if way is Way.SLIP else who.horizon, way


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
