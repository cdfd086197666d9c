"""The Arena: two to four riders, in real time."""

from game.arcade.input.actions import Action, Command, Device, Kind, Spot
from game.arcade.input.motors import Rumble
from game.arcade.navigation.destinations import ToArenaHowTo, ToClaim
from game.arcade.scenes.arena.match_keeping import MatchKeeping
from game.arcade.scenes.arena.match_picture import NAME_SECONDS, named
from game.arcade.scenes.arena.ride import RideScene, sounds, voice_of
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.shell.context import Context
from game.core.controls import DIRECTION_OF, Verb
from game.core.grid import DOWN, LEFT, RIGHT, UP
from game.core.rules import Player
from game.core.words import _
from game.session.phased_match import Phase, PhasedMatch
from game.session.win_streak import Streak

# Whose keys or buttons prompts show while several people ride: the first of these that one of them uses.
KINDS = (Kind.KEYBOARD, Kind.GAMEPAD, Kind.MOUSE)


class ArenaScene(RideScene):
    """A match of the Arena, ridden or shown once more.

    Directions steer, whoever else presses at the same time. What is only shown can be skipped.
    """

    def __init__(self, context: Context, go: Go, phased: PhasedMatch, keeping: MatchKeeping) -> None:
        super().__init__(context, go, phased, keeping.players)
        self._keeping = keeping
        self.replayed = keeping.replays
        self._entered = False
        self._told_end = False
        self._ended = False
        self._skipped = False  # whether somebody does not want to wait until the winner's name has been seen

    # On and off the stack

    def enter(self) -> None:
        super().enter()
        if self._entered:
            self.count_again()
        elif self._keeping.greeting:
            self.say(self._keeping.greeting)
        self._entered = True

    def removed(self) -> None:
        super().removed()
        self._keeping.leave(self.phased.match)

    def focus_lost(self) -> None:
        self._interrupt()

    def pad_lost(self, pad: Device) -> None:
        if self._is_party:
            return  # whoever is gone is asked for another device: see `update`
        missing = self.context.seats.missing
        if any(missing.get(player) == pad for player in self.context.seats.people):
            self._interrupt()

    @property
    def _is_party(self) -> bool:
        return not self.replayed and self.context.is_party(self.players)

    def _interrupt(self) -> None:
        """Pause, so that nobody has to ride who cannot press. A match shown from its record goes on."""
        if not self.replayed:
            self._pause()

    def _pause(self) -> None:
        """Pause at once, whatever is shown: otherwise it would look as if nothing had been pressed."""
        if self.phased.phase is not Phase.OVER:
            self._keeping.pause()

    # Presses

    def handle(self, action: Action) -> None:
        if action.repeated:
            return
        if self.phased.phase is Phase.OVER:
            self._skipped = self._skipped or action.verb is not Verb.POINT
        elif action.verb in (Command.PAUSE, Verb.BACK):
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
        x, y = self.picture().area.centre_of(state.cells[player - 1])
        if state.headings[player - 1] in (LEFT, RIGHT):
            return UP if spot[1] < y else DOWN
        return LEFT if spot[0] < x else RIGHT

    # Time

    def update(self, seconds: float) -> None:
        if self._is_party and self.context.party.absent and self.phased.phase is not Phase.OVER:
            self.go(ToClaim(None))
            return
        super().update(seconds)
        self._keeping.follow(self.phased.match)
        self.players = self._keeping.players
        if self.phased.phase is Phase.OVER:
            self._end()

    def rumble(self, rider: Player, rumble: Rumble) -> None:
        if rider in self.context.seats.people and not self.replayed:
            self.context.rumble(rider, rumble)

    def _end(self) -> None:
        """The match is over: what follows comes when the winner's name has been seen."""
        match = self.phased.match
        if not self._told_end:
            self._told_end = True
            self._sound_end()
        seen = self.context.motion.passed(self.phased.since) >= NAME_SECONDS or not named(match)
        if not self._ended and (seen or self._skipped):
            self._ended = True
            self._keeping.end(match)

    def _sound_end(self) -> None:
        match = self.phased.match
        if match.winner is not None:
            winners = match.arena.teams[match.winner - 1]
            people = self.context.seats.people
            lost = bool(people) and not set(people) & set(winners)
            self.context.audio.duck()
            self.context.audio.play("lose" if lost else f"win_{voice_of(winners[0])}", sounds())

    @property
    def streak(self) -> Streak:
        return self._keeping.streak

    def prompts(self) -> Prompts:
        match self.phased.phase:
            case Phase.FALL | Phase.REPLAY | Phase.RESULT:
                return [(Verb.CONFIRM, _("Skip")), (Command.PAUSE, _("Pause"))]
            case Phase.OVER:
                return []
        # What steers several people stands in their panels.
        turn = [(Verb.UP, _("Turn"))] if len(self.context.seats.people) == 1 else []
        return [*turn, (Command.PAUSE, _("Pause"))]

    def prompt_device(self) -> Device:
        """A person's device; of several people's, always the same one, whoever has pressed something last."""
        seats, recent = self.context.seats, self.context.device
        devices = [seats.device(player, recent) for player in seats.people]
        return min(devices, key=lambda device: KINDS.index(device.kind), default=recent)
