"""A match: rounds on the same map until somebody has enough points; and its moments, one by one.

Of two riders, whoever wins a round has a point, and a drawn round is ridden again. Of three and four, each
rider who crashes is a point for all who ride on, or for their team, and every round counts.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import takewhile

from game.arena.field import SIZES, Direction, Field
from game.arena.maps import EMPTY, walls_of
from game.arena.round import Round
from game.arena.speed import STANDARD_SPEED, tick_milliseconds
from game.arena.starts import starts_of_round
from game.arena.state import State, Teams, each_alone, start_of_round
from game.core.rules import DRAW, Outcome, Player

TWO = each_alone(2)
MOST_RIDERS = 4
# How four may ride in two teams.
PAIRINGS: tuple[Teams, ...] = (((1, 2), (3, 4)), ((1, 3), (2, 4)), ((1, 4), (2, 3)))
# Three and four ride on this field, and in older records on the large one.
SIZE_FOR_MANY, OLDER_SIZE_FOR_MANY = "standard", "large"
# How many points a match of two, of three and of four may be won with, and one of two teams of two; the usual
# number stands first. Two riders have a point for each round that they win.
ROUNDS_TO_WIN = (3, 1, 5, 7)
POINTS_OF_THREE, POINTS_OF_FOUR, POINTS_OF_TEAMS = (8, 4, 12), (12, 6, 18), (8, 4, 12)
# After this many draws in a row, how many ticks the wall takes to close in by a ring.
RING_TICKS = (0, 8, 5)


@dataclass(frozen=True)
class Arena:
    """What is agreed before a match: the field, its map, the speed, how many points win it, and the teams."""

    map: str = EMPTY
    size: str = "compact"
    speed: str = STANDARD_SPEED
    points_to_win: int = ROUNDS_TO_WIN[0]
    seed: int = 0
    head_start: tuple[int, ...] = ()  # the points that each team begins with; empty if none begins with any
    teams: Teams = TWO
    rounds_before: int = 0  # those that were decided before it went on; a match with such is not recorded

    @property
    def field(self) -> Field:
        return SIZES[self.size]

    @property
    def riders(self) -> int:
        """How many ride."""
        return sum(len(team) for team in self.teams)

    def start(self, number: int, draws: int) -> State:
        """The start of a round: after this many rounds that count, and this many draws in a row since."""
        starts = starts_of_round(self.field, self.riders, self.seed, number, draws)
        walls = walls_of(self.map, self.field, self.seed, self.riders)
        ring_ticks = RING_TICKS[min(draws, len(RING_TICKS) - 1)]
        cells, headings = zip(*starts, strict=True)
        return start_of_round(self.field, walls, cells, headings, ring_ticks, self.teams)


def points_to_win(teams: Teams) -> tuple[int, ...]:
    """How many points these riders may win a match with; the usual number stands first."""
    if len(teams) == 2:
        return ROUNDS_TO_WIN if teams == TWO else POINTS_OF_TEAMS
    return POINTS_OF_THREE if len(teams) == 3 else POINTS_OF_FOUR


@dataclass(frozen=True)
class Match:
    """A match. `press`, `after_tick` and `next_round` return the next one."""

    arena: Arena
    round: Round
    before: tuple[Round, ...] = ()  # the rounds that are over, drawn ones included

    @classmethod
    def begin(cls, arena: Arena) -> "Match":
        return cls(arena, Round.at(arena.start(arena.rounds_before, 0)))

    @property
    def state(self) -> State:
        return self.round.state

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """How the rounds ended, this one included if it is over. The winner is a team, by its number."""
        ended = (each.state.outcome for each in (*self.before, self.round))
        return tuple(outcome for outcome in ended if outcome is not None)

    @property
    def counted(self) -> tuple[Round, ...]:
        """The rounds that are over, without those that are ridden again."""
        ended = (*self.before, self.round) if self.round.over else self.before
        return tuple(each for each in ended if not self._again(each))

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each team up to now, with its head start."""
        begun = self.arena.head_start or (0,) * len(self.arena.teams)
        rounds = (each.state.points for each in (*self.before, self.round))
        return tuple(sum(points) for points in zip(begun, *rounds, strict=True))

    def score(self, team: int) -> int:
        """The points of a team, or of a rider who rides alone."""
        return self.scores[team - 1]

    @property
    def winner(self) -> int | None:
        """Which team has won the match; None while none has.

        Of several who have enough points, it is the one who has most. Are they level, there is another round.
        """
        scores = self.scores
        best = max(scores)
        if not self.round.over or best < self.arena.points_to_win or scores.count(best) > 1:
            return None
        return scores.index(best) + 1

    @property
    def round_number(self) -> int:
        """Which round this is, counted from 1, without those that were ridden again."""
        return self.arena.rounds_before + 1 + sum(not self._again(each) for each in self.before)

    @property
    def ridden_again(self) -> bool:
        """Whether the round before was drawn, and is ridden again."""
        return bool(self.before) and self._again(self.before[-1])

    @property
    def draws(self) -> int:
        """How many rounds in a row are ridden again, up to now."""
        ended = [*self.before, self.round] if self.round.over else [*self.before]
        return len(list(takewhile(self._again, reversed(ended))))

    def _again(self, ended: Round) -> bool:
        """Whether a round that is over is ridden again. Of more than two riders, each round counts."""
        return ended.state.outcome == DRAW and self.arena.riders == 2

    @property
    def tick_milliseconds(self) -> float:
        """How long the coming tick lasts."""
        return tick_milliseconds(self.arena.speed, cut_off=self.state.cut_off)

    def press(self, rider: Player, direction: Direction) -> "Match":
        """The match after a rider pressed a direction."""
        return replace(self, round=self.round.press(rider, direction))

    def after_tick(self) -> "Match":
        """The match one tick later; the round must not be over."""
        return replace(self, round=self.round.after_tick())

    def next_round(self) -> "Match":
        """The match at the start of its next round. A drawn round starts again, and the wall closes in."""
        assert self.round.over, "a round is ridden to its end"
        assert self.winner is None, "a match that is won has no more rounds"
        counted = self.round_number - self._again(self.round)
        start = self.arena.start(counted, self.draws)
        return Match(self.arena, Round.at(start), (*self.before, self.round))


# Moment by moment, from a record or from memory


def moments(match: Match) -> Iterator[Match]:
    """The match at the start and after every tick, from its first round to where it stands."""
    for ended in rounds(match):
        for each in ended.round.moments():
            yield replace(ended, round=each)


def rounds(match: Match) -> Iterator[Match]:
    """The match at the end of each of its rounds, up to where it stands."""
    ridden = (*match.before, match.round)
    for number, each in enumerate(ridden):
        yield replace(match, round=each, before=ridden[:number])


def last_ticks(ridden: Round, ticks: int) -> list[Round]:
    """The end of a round: this many of its last ticks, and the moment before them."""
    return list(ridden.moments())[-ticks - 1 :]
