"""Matches of the Arena that go on in time, for every front end: ridden live, or shown from a record."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Protocol

from game.arena.events import Event, events
from game.arena.field import Direction
from game.arena.match import Match
from game.arena.round import Round
from game.arena.speed import Pulse, tick_milliseconds
from game.bots.process import Failure
from game.bots.riders import BotRider, Lapses
from game.core.rules import Player


class TimedMatch(Protocol):
    """A match that goes on in time: `LiveMatch`, or `RecordedMatch`."""

    @property
    def match(self) -> Match: ...

    @property
    def progress(self) -> float: ...

    @property
    def bots(self) -> tuple[Player, ...]: ...

    @property
    def broken_off(self) -> bool: ...

    @property
    def finished(self) -> bool: ...

    @property
    def only_bots_ride(self) -> bool: ...

    def press(self, rider: Player, direction: Direction) -> None: ...

    def pass_time(self, milliseconds: float) -> list[Event]: ...

    def next_round(self) -> None: ...

    def failures(self) -> list[Failure]: ...

    def close(self) -> None: ...


class LiveMatch:
    """A match that goes on while time passes. It has no clock: the front end says how much time passed.

    The front end passes no time during a count, a pause or a replay; presses are kept all the while. Bots are
    asked after each tick, and at the start of a round, so that their processes start during the count.
    """

    def __init__(self, match: Match, bots: Mapping[Player, BotRider]) -> None:
        self._match = match
        self._bots = dict(bots)
        self._pulse = Pulse()
        self._ask()

    @property
    def match(self) -> Match:
        return self._match

    @property
    def bots(self) -> tuple[Player, ...]:
        """The riders that are bots."""
        return tuple(self._bots)

    @property
    def progress(self) -> float:
        """How far the riders are from their cells to the next ones, from 0 to 1."""
        return self._pulse.progress(self._tick_milliseconds)

    @property
    def only_bots_ride(self) -> bool:
        """Whether all people have crashed while bots ride on: then these ride twice as fast."""
        state = self._match.state
        people = set(state.riders) - set(self._bots)
        return bool(people) and not state.over and not people & set(state.riding)

    @property
    def _tick_milliseconds(self) -> float:
        return tick_milliseconds(
            self._match.arena.speed, cut_off=self._match.state.cut_off or self.only_bots_ride
        )

    @property
    def broken_off(self) -> bool:
        """Whether nothing comes after this moment of a round; see `RecordedMatch`."""
        return False

    @property
    def finished(self) -> bool:
        """Whether there is no further round."""
        return self._match.winner is not None

    def press(self, rider: Player, direction: Direction) -> None:
        """A person pressed a direction."""
        self._match = self._match.press(rider, direction)

    def pass_time(self, milliseconds: float) -> list[Event]:
        """Ride all ticks that are due; what happened in them. A round that is over stands still."""
        happened: list[Event] = []
        if self._match.round.over:
            return happened
        due, self._pulse = self._pulse.after(milliseconds, self._tick_milliseconds)
        for _tick in range(due):
            happened += self._tick()
            if self._match.round.over:
                self._pulse = Pulse()
                break
        return happened

    def next_round(self) -> None:
        """Go to the start of the next round. The round must be over and the match not won."""
        self._match, self._pulse = self._match.next_round(), Pulse()
        self._ask()

    def lapses(self, rider: Player) -> Lapses:
        """How often a bot was not heard."""
        return self._bots[rider].lapses

    def failures(self) -> list[Failure]:
        """What went wrong in the bots' processes since the last call."""
        return [failure for bot in self._bots.values() for failure in bot.failures()]

    def close(self) -> None:
        """End the bots' processes."""
        for bot in self._bots.values():
            bot.close()

    def _tick(self) -> list[Event]:
        before = self._match.state
        for rider in self._bots_riding:
            direction = self._bots[rider].turn()
            if direction is not None:
                self._match = self._match.press(rider, direction)
        self._match = self._match.after_tick()
        self._ask()
        return events(before, self._match.state)

    def _ask(self) -> None:
        """Ask every bot for its next turn, to be answered in what is left of the coming tick."""
        if self._match.round.over:
            return
        length = self._tick_milliseconds
        for rider in self._bots_riding:
            self._bots[rider].ask(self._match.state, length * (1 - self.progress))

    @property
    def _bots_riding(self) -> list[Player]:
        """The bots that have not crashed."""
        return [rider for rider in self._match.state.riding if rider in self._bots]


class RecordedMatch:
    """It has the methods of a `LiveMatch`, but presses change nothing: everything is known already."""

    bots: tuple[Player, ...] = ()
    only_bots_ride = False

    def __init__(self, match: Match, number: int = 0) -> None:
        """From this round on, counted from 0."""
        self._rounds = (*match.before, match.round)
        self._whole = match
        self._pulse = Pulse()
        self._begin(number)

    @classmethod
    def of_last_ticks(cls, match: Match, ticks: int) -> "RecordedMatch":
        """Only the end of the last round, from this many ticks before it."""
        recorded = cls(match, len(match.before))
        recorded._at = max(0, len(recorded._moments) - 1 - ticks)
        return recorded

    def _begin(self, number: int) -> None:
        self._number = number
        self._moments: list[Round] = list(self._rounds[number].moments())
        self._at = 0

    @property
    def match(self) -> Match:
        return replace(self._whole, round=self._moments[self._at], before=self._rounds[: self._number])

    @property
    def progress(self) -> float:
        return self._pulse.progress(self.match.tick_milliseconds)

    @property
    def broken_off(self) -> bool:
        """Whether the match was left here, in the middle of a round."""
        last = self._at == len(self._moments) - 1
        return last and self._number == len(self._rounds) - 1 and not self.match.round.over

    @property
    def finished(self) -> bool:
        """Whether there is no further round."""
        return self._number == len(self._rounds) - 1

    def press(self, rider: Player, direction: Direction) -> None:
        """Presses change nothing."""

    def pass_time(self, milliseconds: float) -> list[Event]:
        """Go on to the ticks that are due; what happened in them."""
        happened: list[Event] = []
        if self._at == len(self._moments) - 1:
            return happened
        due, self._pulse = self._pulse.after(milliseconds, self.match.tick_milliseconds)
        for _tick in range(min(due, len(self._moments) - 1 - self._at)):
            before = self._moments[self._at].state
            self._at += 1
            happened += events(before, self._moments[self._at].state)
        if self._at == len(self._moments) - 1:
            self._pulse = Pulse()
        return happened

    def next_round(self) -> None:
        self._pulse = Pulse()
        self._begin(self._number + 1)

    def failures(self) -> list[Failure]:
        return []

    def close(self) -> None:
        """There is nothing to end."""
