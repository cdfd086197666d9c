"""Model people, and a table at which they and the levels play many games.

The strength of model people stays the same when the levels change: the levels are measured against them. They
know nothing but the rules. To them, a position looks as good as the number of moves by which a player is
ahead.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from game.bots import fair_starts
from game.bots.levels import LEVELS, Level, Way, candidates, chances_of_ways, way_of
from game.core.match import Match
from game.core.rules import PLAYERS, AnyRules, Move, Player, Position, opponent
from game.core.stop import never
from game.core.variant import Setup, Skill
from game.evening.openings import begun_by, of_set
from game.session.modes import NO_GUARDS, Guards
from game.solving.lookahead import Lookahead
from game.solving.solver import Solver
from game.solving.values import Value

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


def _without(stopped: list[Move], moves: list[Move]) -> list[Move]:
    return [move for move in moves if move not in stopped]


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


# The table

# What decides which moves are considered: whether it is a level, its care, how far it looks, and its way.
Sight = tuple[bool, bool, int, Way]
# Where a game begins, by its number.
Opening = Callable[[int], Position]
# The most of the moves that win after an opening, as in the upper loops of a run.
NARROW = 3 / 5


@dataclass(frozen=True)
class Seat:
    """A contestant, with the skill that it has at this table."""

    who: Contestant
    skill: Skill


class Table:
    """Its name and the number of a game determine all that happens by chance: each pair plays a game once,
    and tables with other names play other games.

    Games begin at the start of the board, or with `openings` after fair ones: each of those is played twice,
    with every contestant on either side. The table remembers what contestants consider: many games are quick.
    """

    def __init__(self, setup: Setup, name: str, *, openings: bool = False) -> None:
        self.setup = setup
        self._name = name
        self._rules = setup.rules()
        self._solver = Solver(setup)
        self._lookahead = Lookahead(self._rules, lambda position: lead(self._rules, position))
        self._considered: dict[tuple[Sight, Position], list[Move]] = {}
        self._given_away: dict[tuple[Position, Move], bool] = {}
        self._shares: dict[tuple[Seat, Seat, range], float] = {}
        self._opening: Opening = self._fair_opening if openings else lambda _number: self._rules.start()
        self._fair: dict[int, Position] = {}

    def seat(self, who: Contestant) -> Seat:
        return Seat(who, who.skill(self.setup))

    def share(self, one: Seat, other: Seat, games: range) -> float:
        """The share of the games that `one` wins, every other one with Player 2; a draw is half a win."""
        if (other, one, games) in self._shares:
            return 1 - self._shares[other, one, games]
        if (one, other, games) not in self._shares:
            won = sum(self._won(one, other, number) for number in games)
            self._shares[one, other, games] = won / len(games)
        return self._shares[one, other, games]

    def _won(self, one: Seat, other: Seat, number: int) -> float:
        side = 1 + number % 2
        winner = self._winner({side: one, opponent(side): other}, number)
        return 0.5 if winner is None else float(winner == side)

    def _winner(self, seats: dict[Player, Seat], number: int) -> Player | None:
        return self.played(seats, number, self._opening(number))[0]

    def leg(
        self, one: Seat, two: Seat, first: Player, number: int, guards: Guards = NO_GUARDS
    ) -> tuple[Player | None, int]:
        """Who wins a leg that this player begins, with the opening of a set with this number; and its moves.

        For each player, guards stop so many moves that would give a proven win away.
        """
        opening = begun_by(first, self.setup, of_set(self.setup, 0, number))
        start = Match.of(self.setup, opening, first).position
        return self.played({1: one, 2: two}, number, start, guards)

    def played(
        self, seats: dict[Player, Seat], number: int, position: Position, guards: Guards = NO_GUARDS
    ) -> tuple[Player | None, int]:
        """Who wins a game from a position, and its moves from there."""
        chance = random.Random(f"{self._name} {number}")  # noqa: S311 - not for secrets
        made, left = 0, dict(zip(PLAYERS, guards, strict=True))
        while (outcome := self._rules.outcome(position)) is None:
            seat = seats[position.turn]
            move, stopped = self._chosen(seat, position, chance, left[position.turn])
            left[position.turn] -= stopped
            position = self._rules.play(position, move)
            made += 1
        return outcome.winner, made

    def _chosen(self, seat: Seat, position: Position, chance: random.Random, guards: int) -> tuple[Move, int]:
        """The move that a contestant makes, after as many others as guards have stopped."""
        stopped: list[Move] = []
        while True:
            moves = self._moves(seat.who, way_of(seat.skill, chance), position)
            if stopped:
                moves = _without(stopped, moves) or _without(stopped, self._rules.legal_moves(position))
            move = chance.choice(moves)
            if len(stopped) == guards or not self._gives_win_away(position, move):
                return move, len(stopped)
            stopped.append(move)

    def chances(self, seat: Seat, position: Position) -> dict[Move, float]:
        """How likely a contestant is to make each move, where no guard stops one."""
        found: dict[Move, float] = {}
        for way, chance in chances_of_ways(seat.skill).items():
            moves = self._moves(seat.who, way, position) if chance else []
            for move in moves:
                found[move] = found.get(move, 0.0) + chance / len(moves)
        return found

    def _gives_win_away(self, position: Position, move: Move) -> bool:
        known = self._given_away.get((position, move))
        if known is None:
            wins = self._solver.value_of(position, move) is Value.WIN
            known = not wins and self._solver.value(position) is Value.WIN
            self._given_away[position, move] = known
        return known

    def _moves(self, who: Contestant, way: Way, position: Position) -> list[Move]:
        """The moves among which a contestant chooses."""
        key = self._sight(who, way), position
        moves = self._considered.get(key)
        if moves is None:
            moves = self._considered[key] = self._consider(who, way, position)
        return moves

    def _sight(self, who: Contestant, way: Way) -> Sight:
        looks = way in (Way.LOOK, Way.BLUNDER) or not self._solver.proves_quickly
        return isinstance(who, Level), who.careful, who.horizon if looks else 0, way

    def _consider(self, who: Contestant, way: Way, position: Position) -> list[Move]:
        if isinstance(who, Level):
            return candidates(who, way, self._solver, position)
        if way is Way.SLIP:
            return self._rules.legal_moves(position)
        scores = self._lookahead.scores(position, who.horizon, never)
        return [move for move, score in scores.items() if score == max(scores.values())]

    def _fair_opening(self, number: int) -> Position:
        pair = number // 2
        if pair not in self._fair:
            start = fair_starts.draw(self._solver, NARROW, f"{self._name} {pair}")
            assert start is not None, "every board that is measured has fair starts"
            self._fair[pair] = start.match(self.setup).position
        return self._fair[pair]
