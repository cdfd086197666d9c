"""The phases of a match of the Arena: the count, the ride, the crash, its replay, the result."""

from dataclasses import dataclass
from enum import Enum, auto

from game.arena.events import Event
from game.arena.field import Direction
from game.arena.match import Match, last_ticks
from game.arena.round import Round
from game.bots.process import Failure
from game.core.rules import Player
from game.session.timed_match import TimedMatch

COUNT_FROM = 3
COUNT_SECONDS = 0.7  # each number
FALL_SECONDS = 1.15  # from the crash until it is shown again
# For this long after the crash, a press was meant for the ride and skips nothing.
IGNORING_SECONDS = 0.6
REPLAY_TICKS = 9
# How much longer each tick of the replay lasts, and how long its end is shown.
SLOWNESS, LAST_SECONDS = 3.2, 1.1
RESULT_SECONDS = 2.4


class Phase(Enum):
    """The part of a match that is going on."""

    COUNT = auto()
    RIDE = auto()
    FALL = auto()  # a rider has crashed
    REPLAY = auto()
    RESULT = auto()  # of a round
    OVER = auto()  # the match is won, or its record ends


@dataclass(frozen=True)
class Replay:
    """The last moments of a round, shown again slowly."""

    moments: tuple[Round, ...]
    tick_seconds: float

    @property
    def crash_at(self) -> float:
        """When the crash comes, in seconds."""
        return (len(self.moments) - 1) * self.tick_seconds

    @property
    def seconds(self) -> float:
        """How long it lasts."""
        return self.crash_at + LAST_SECONDS * SLOWNESS / 2

    def at(self, since: float) -> tuple[Round, float]:
        """The moment that is shown, and how far the riders are on their way from there."""
        ticks = since / self.tick_seconds
        number = min(int(ticks), len(self.moments) - 1)
        return self.moments[number], min(1.0, ticks - number)

    def fall_at(self, since: float) -> float:
        """Seconds since the crash, at the slow pace; less than 0 before it."""
        return (since - self.crash_at) / SLOWNESS


class PhasedMatch:
    """A match that goes from phase to phase. It has no clock: the front end says how much time passed."""

    def __init__(self, ridden: TimedMatch) -> None:
        self._ridden = ridden
        self._phase = Phase.COUNT
        self._since = 0.0
        self._replay = Replay((), 1.0)

    @property
    def match(self) -> Match:
        return self._ridden.match

    @property
    def bots(self) -> tuple[Player, ...]:
        return self._ridden.bots

    @property
    def only_bots_ride(self) -> bool:
        """Whether all people have crashed while bots ride on."""
        return self._ridden.only_bots_ride

    @property
    def phase(self) -> Phase:
        return self._phase

    @property
    def since(self) -> float:
        """Seconds since the phase began."""
        return self._since

    @property
    def count(self) -> int:
        """The number that is counted; 0 if none is."""
        if self._phase is not Phase.COUNT:
            return 0
        return max(1, COUNT_FROM - int(self._since / COUNT_SECONDS))

    @property
    def progress(self) -> float:
        """How far the riders are on their way; after a crash, how far what crashed has gone on."""
        if self._phase in (Phase.COUNT, Phase.RIDE):
            return self._ridden.progress
        since = self.fallen_for if self.match.round.over else self._since
        return min(1.0, since * 1000 / self.match.tick_milliseconds)

    @property
    def fallen_for(self) -> float:
        """Seconds since the crash."""
        return self._since + (0.0 if self._phase is Phase.FALL else FALL_SECONDS)

    # The replay

    @property
    def replay(self) -> Replay:
        """The replay of the round that is over."""
        return self._replay

    @property
    def replayed(self) -> tuple[Round, float]:
        """The moment that the replay shows, and how far the riders are on their way from there."""
        return self._replay.at(self._since)

    @property
    def replayed_fall(self) -> float:
        """Seconds since the crash in the replay, at its slow pace; less than 0 before it."""
        return self._replay.fall_at(self._since)

    @property
    def replay_left(self) -> float:
        """Seconds until the replay is over."""
        return self._replay.seconds - self._since

    # What happens

    def press(self, rider: Player, direction: Direction) -> None:
        """A person pressed a direction, in the count or in the ride."""
        if self._phase in (Phase.COUNT, Phase.RIDE):
            self._ridden.press(rider, direction)

    def skip(self) -> bool:
        """Go on at once from what is only shown. Return whether something was skipped."""
        match self._phase:
            case Phase.FALL | Phase.REPLAY if self._since >= IGNORING_SECONDS:
                self._enter(Phase.RESULT)
            case Phase.RESULT if self._since >= IGNORING_SECONDS:
                self._go_on()
            case _:
                return False
        return True

    def count_again(self) -> None:
        """The ride was interrupted: count before it goes on."""
        if self._phase in (Phase.COUNT, Phase.RIDE):
            self._enter(Phase.COUNT)

    def advance(self, seconds: float) -> list[Event]:
        """Time passes; what happened in the ride."""
        self._since += seconds
        if self._phase is Phase.RIDE:
            return self._ride_on(seconds)
        self._follow()
        return []

    def failures(self) -> list[Failure]:
        return self._ridden.failures()

    def close(self) -> None:
        self._ridden.close()

    def _ride_on(self, seconds: float) -> list[Event]:
        happened = self._ridden.pass_time(seconds * 1000)
        if self.match.round.over:
            slow = self.match.tick_milliseconds / 1000 * SLOWNESS
            self._replay = Replay(tuple(last_ticks(self.match.round, REPLAY_TICKS)), slow)
            self._enter(Phase.FALL)
        elif self._ridden.broken_off:
            self._enter(Phase.OVER)
        return happened

    def _follow(self) -> None:
        """Go on to the next phase when this one has lasted long enough."""
        match self._phase:
            case Phase.COUNT if self._since >= COUNT_FROM * COUNT_SECONDS:
                self._enter(Phase.RIDE)
            case Phase.FALL if self._since >= FALL_SECONDS:
                self._enter(Phase.REPLAY)
            case Phase.REPLAY if self._since >= self._replay.seconds:
                self._enter(Phase.RESULT)
            case Phase.RESULT if self._since >= RESULT_SECONDS:
                self._go_on()

    def _go_on(self) -> None:
        if self._ridden.finished:
            self._enter(Phase.OVER)
        else:
            self._ridden.next_round()
            self._enter(Phase.COUNT)

    def _enter(self, phase: Phase) -> None:
        if phase is Phase.RESULT and self._ridden.finished:
            phase = Phase.OVER
        self._phase, self._since = phase, 0.0
