"""A match of the Arena that is ridden again, in its own time."""

from dataclasses import replace

from game.arena.events import Event, events
from game.arena.field import Direction
from game.arena.match import Match
from game.arena.round import Round
from game.arena.speed import Pulse
from game.bots.process import Failure
from game.core.rules import Player


class RecordedMatch:
    """It has the methods of a `LiveMatch`, but presses change nothing: everything is known already."""

    bots: tuple[Player, ...] = ()

    def __init__(self, match: Match) -> None:
        self._rounds = (*match.before, match.round)
        self._whole = match
        self._pulse = Pulse()
        self._begin(0)

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
