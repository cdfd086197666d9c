"""The Arena: two riders, in real time."""

from uuid import uuid4

from game.arcade.input.actions import Action, Command, Device, Kind, Spot
from game.arcade.input.motors import Rumble
from game.arcade.navigation.destinations import (
    Again,
    Riders,
    ToArena,
    ToArenaEnd,
    ToArenaHowTo,
    ToArenaPause,
    ToArenaReplay,
    ToInitials,
)
from game.arcade.profile.arena_streak import ArenaStreak
from game.arcade.scenes.arena.ride import RideScene
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.shell.context import Context
from game.core.controls import DIRECTION_OF, Verb
from game.core.grid import DOWN, LEFT, RIGHT, UP
from game.core.rules import Player
from game.core.words import _
from game.records.tables import ARENA
from game.session.phased_match import Phase, PhasedMatch
from game.session.win_streak import Streak

ANEW = ToArena()
# Whose keys or buttons prompts show while two people ride: the first of these that one of them uses.
KINDS = (Kind.KEYBOARD, Kind.GAMEPAD, Kind.MOUSE)


class ArenaScene(RideScene):
    """A match of the Arena, ridden or shown once more.

    Directions steer, whoever else presses at the same time. What is only shown can be skipped.
    """

    def __init__(
        self, context: Context, go: Go, phased: PhasedMatch, riders: Riders, again: Again = ANEW
    ) -> None:
        super().__init__(context, go, phased, riders)
        self._again = again
        self.replayed = isinstance(again, ToArenaReplay)
        self._entered = False
        self._ended = False
        self._rounds = 0  # whose results were counted for the streak

    # On and off the stack

    def enter(self) -> None:
        super().enter()
        if self._entered:
            self.count_again()
        self._entered = True

    def removed(self) -> None:
        """The match is left: it is written down, unless its end was."""
        super().removed()
        if not self.replayed and not self.context.running:
            self._streak.end()
        if not self._ended:
            self._record()

    def _record(self) -> None:
        """Write the match down as it stands."""
        if not self.replayed:
            self.context.profile.record(self.phased.match)

    def focus_lost(self) -> None:
        self._interrupt()

    def pad_lost(self, pad: Device) -> None:
        missing = self.context.seats.missing
        if any(missing.get(player) == pad for player in self.context.seats.people):
            self._interrupt()

    def _interrupt(self) -> None:
        """Pause, so that nobody has to ride who cannot press. A match shown from its record goes on."""
        if not self.replayed:
            self._pause()

    def _pause(self) -> None:
        """Pause at once, whatever is shown: otherwise it would look as if nothing had been pressed."""
        if self.phased.phase is not Phase.OVER:
            self.go(ToArenaPause(self.context.seats.people, self._again))

    # Presses

    def handle(self, action: Action) -> None:
        if action.repeated:
            return
        if action.verb in (Command.PAUSE, Verb.BACK):
            self.context.audio.play("back")
            self._pause()
        elif action.verb is Command.HELP:
            self.go(ToArenaHowTo())
        elif self.phased.phase in (Phase.COUNT, Phase.RIDE):
            self._steer(action)
        elif action.verb is not Verb.POINT:
            self.skip()

    def _steer(self, action: Action) -> None:
        player = self.context.seats.holder(action.device)
        if player is None or player not in self.context.seats.people:
            return
        if action.verb in DIRECTION_OF:
            self.context.seats.use(player, action.device)
            self.phased.press(player, DIRECTION_OF[Verb(action.verb)])
        elif action.verb is Verb.CONFIRM and action.spot is not None:
            self.context.seats.use(player, action.device)
            self.phased.press(player, self._towards(player, action.spot))

    def _towards(self, player: Player, spot: Spot) -> int:
        """The turn that leads towards a click."""
        state = self.phased.match.state
        x, y = self.places.area.centre_of(state.cells[player - 1])
        if state.headings[player - 1] in (LEFT, RIGHT):
            return UP if spot[1] < y else DOWN
        return LEFT if spot[0] < x else RIGHT

    # Time

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._follow_streak()
        if self.phased.phase is Phase.OVER and not self._ended:
            self._end()

    def rumble(self, rider: Player, rumble: Rumble) -> None:
        if rider in self.context.seats.people and not self.replayed:
            self.context.rumble(rider, rumble)

    def _follow_streak(self) -> None:
        """A round has ended that was not counted yet."""
        outcomes = self.phased.match.outcomes
        if len(outcomes) > self._rounds and not self.replayed:
            self._rounds = len(outcomes)
            self._streak.follow(outcomes[-1], self.riders, key=f"arena {uuid4().hex}")

    @property
    def _streak(self) -> ArenaStreak:
        return self.context.profile.arena_streak

    def _end(self) -> None:
        self._ended = True
        self._record()
        match = self.phased.match
        people = self.context.seats.people
        lost = bool(people) and match.winner not in people
        if match.winner is not None:
            self.context.audio.duck()
            self.context.audio.play("lose" if lost else f"win_{match.winner}")
        self.go(ToArenaEnd(match, self._known_riders))
        unsigned = self._streak.take_unsigned()
        if unsigned:
            self.go(ToInitials(ARENA, unsigned))

    @property
    def _known_riders(self) -> Riders | None:
        return self._again.riders if isinstance(self._again, ToArenaReplay) else self.riders

    @property
    def streak(self) -> Streak:
        return Streak() if self.replayed else self._streak.now

    def prompts(self) -> Prompts:
        match self.phased.phase:
            case Phase.FALL | Phase.REPLAY | Phase.RESULT:
                return [(Verb.CONFIRM, _("Skip")), (Command.PAUSE, _("Pause"))]
            case Phase.OVER:
                return []
        # What steers two people stands in their panels.
        turn = [(Verb.UP, _("Turn"))] if len(self.context.seats.people) == 1 else []
        return [*turn, (Command.PAUSE, _("Pause"))]

    def prompt_device(self) -> Device:
        """A person's device; of two people's, always the same one, whoever has pressed something last."""
        seats, recent = self.context.seats, self.context.device
        devices = [seats.device(player, recent) for player in seats.people]
        return min(devices, key=lambda device: KINDS.index(device.kind), default=recent)
