"""A match: rounds on the same map until a rider has won enough of them; and its moments, one by one."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.arena.field import SIZES, Direction, Field
from game.arena.maps import EMPTY, walls_of
from game.arena.round import Round
from game.arena.speed import STANDARD_SPEED, tick_milliseconds
from game.arena.starts import HEADINGS_AT_START, shift_of_round, start_cells
from game.arena.state import State, start_of_round
from game.core.rules import DRAW, PLAYERS, Outcome, Player

# How many rounds a match may be won with; the usual one stands first.
ROUNDS_TO_WIN = (3, 1, 5, 7)
# After this many draws in a row, how many ticks the wall takes to close in by a ring.
RING_TICKS = (0, 8, 5)


@dataclass(frozen=True)
class Arena:
    """What is agreed before a match: the field, its map, the speed, and how many rounds win it."""

    map: str = EMPTY
    size: str = "standard"
    speed: str = STANDARD_SPEED
    rounds_to_win: int = ROUNDS_TO_WIN[0]
    seed: int = 0
    head_start: tuple[int, int] = (0, 0)  # the rounds that count as won from the start
    rounds_before: int = 0  # those that were decided before it went on; a match with such is not recorded

    @property
    def field(self) -> Field:
        return SIZES[self.size]

    def start(self, number: int, draws: int) -> State:
        """The start of a round: after this many decided rounds, and this many draws in a row since."""
        cells = start_cells(self.field, shift_of_round(self.seed, number, draws))
        walls = walls_of(self.map, self.field, self.seed)
        ring_ticks = RING_TICKS[min(draws, len(RING_TICKS) - 1)]
        return start_of_round(self.field, walls, cells, HEADINGS_AT_START, ring_ticks)


@dataclass(frozen=True)
class Match:
    """A match. `press`, `after_tick` and `next_round` return the next one."""

    arena: Arena
    round: Round
    before: tuple[Round, ...] = ()  # the rounds that are over, drawn ones included

    @classmethod
    def begin(cls, arena: Arena) -> "Match":
        return cls(arena, Round.at(arena.start(0, 0)))

    @property
    def state(self) -> State:
        return self.round.state

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """How the rounds ended, this one included if it is over."""
        ended = (each.state.outcome for each in (*self.before, self.round))
        return tuple(outcome for outcome in ended if outcome is not None)

    def score(self, rider: Player) -> int:
        """How many rounds a rider has won, with the head start."""
        return self.arena.head_start[rider - 1] + self.outcomes.count(Outcome(rider))

    @property
    def winner(self) -> Player | None:
        """Who has won enough rounds; None while nobody has."""
        for rider in PLAYERS:
            if self.score(rider) >= self.arena.rounds_to_win:
                return rider
        return None

    @property
    def round_number(self) -> int:
        """Which round this is, counted from 1. A drawn round does not count: it is ridden again."""
        return self.arena.rounds_before + 1 + sum(each.state.outcome != DRAW for each in self.before)

    @property
    def ridden_again(self) -> bool:
        """Whether this round was drawn, and is ridden again."""
        return bool(self.before) and self.before[-1].state.outcome == DRAW

    @property
    def draws(self) -> int:
        """How many rounds in a row were drawn, up to now."""
        count = 0
        for outcome in reversed(self.outcomes):
            if outcome.winner is not None:
                break
            count += 1
        return count

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
        decided = sum(outcome.winner is not None for outcome in self.outcomes)
        start = self.arena.start(decided, self.draws)
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
