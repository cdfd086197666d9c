"""How a match of the Arena is kept, what follows its end, and where its pause leads."""

from uuid import uuid4

from game.arcade.navigation.destinations import (
    ToArena,
    ToArenaEnd,
    ToArenaPause,
    ToArenaReplay,
    ToInitials,
)
from game.arcade.scenes.scene import Go
from game.arcade.shell.context import Context
from game.arena.match import Match
from game.records.tables import ARENA
from game.session.players import Players
from game.session.win_streak import Streak


class MatchKeeping:
    """A match by itself: its rounds count for the streak, and it is written down when it ends or is left."""

    # Whether it was ridden before, and needs nobody.
    replays = False

    def __init__(self, context: Context, go: Go, riders: Players) -> None:
        self._context = context
        self.go = go
        self._riders = riders
        self._rounds = 0  # whose results were counted
        self._ended = False

    def follow(self, match: Match) -> None:
        """Time has passed: a round may have ended."""
        outcomes = match.outcomes
        if len(outcomes) > self._rounds:
            self._rounds = len(outcomes)
            streak, key = self._context.profile.arena_streak, f"arena {uuid4().hex}"
            streak.follow(outcomes[-1], self._riders, key)

    def leave(self, match: Match) -> None:
        """The scene is left."""
        if not self._context.running:
            self._context.profile.arena_streak.end()
        if not self._ended:
            self._context.profile.record(match)

    def end(self, match: Match) -> None:
        """The match has ended: go on to what follows."""
        self._ended = True
        self._context.profile.record(match)
        self.go(ToArenaEnd(match, self._riders))
        unsigned = self._context.profile.arena_streak.take_unsigned()
        if unsigned:
            self.go(ToInitials(ARENA, unsigned))

    @property
    def players(self) -> Players:
        """Who rides."""
        return self._riders

    def pause(self) -> None:
        self.go(ToArenaPause(self._context.seats.people, ToArena()))

    @property
    def greeting(self) -> str:
        """What is said while it is counted for the first time; empty if nothing has to be."""
        return ""

    @property
    def streak(self) -> Streak:
        return self._context.profile.arena_streak.now


class ReplayKeeping(MatchKeeping):
    """A match that is shown once more: nothing about it is kept."""

    replays = True

    def __init__(self, context: Context, go: Go, again: ToArenaReplay) -> None:
        super().__init__(context, go, again.shown)
        self._again = again

    def follow(self, match: Match) -> None: ...

    def leave(self, match: Match) -> None: ...

    def end(self, match: Match) -> None:
        self.go(ToArenaEnd(match, self._again.riders))

    def pause(self) -> None:
        self.go(ToArenaPause((), self._again))

    @property
    def streak(self) -> Streak:
        return Streak()
