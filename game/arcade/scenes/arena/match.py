"""The Arena: two riders, in real time."""

from pygame import Rect, Surface

from game import faults
from game.arcade.accents import ARENA_ACCENT
from game.arcade.arena_destinations import Riders, ToArenaEnd, ToArenaPause
from game.arcade.arena_streak import ArenaStreak
from game.arcade.context import Context
from game.arcade.destinations import ToInitials
from game.arcade.draw.theme import Theme
from game.arcade.input.actions import Action, Command, Device, Spot
from game.arcade.input.motors import Rumble
from game.arcade.scenes.arena.picture import picture_of
from game.arcade.scenes.arena.sounds import engine_of, heard, pan_of, sounds
from game.arcade.scenes.arena.telling import Telling
from game.arcade.scenes.scene import Go, Parts, Prompts, Scene
from game.arcade.views.arena.places import ArenaPlaces
from game.arcade.views.arena.play import ArenaPicture, draw_arena, draw_ride
from game.arena.events import Crashed, CutOff, Event, NearMiss, WallClosedIn
from game.core.controls import DIRECTION_OF, Verb
from game.core.grid import DOWN, LEFT, RIGHT, UP
from game.core.rules import PLAYERS, Player
from game.core.words import _
from game.records.tables import ARENA
from game.session.heat import Heat, Phase
from game.session.streak import Streak

CRASHED, MISSED = Rumble(0.8, 0.35), Rumble(0.25, 0.08)


class ArenaScene(Scene):
    """Directions steer, whoever else presses at the same time. Everything that is only shown can be skipped.

    `riders` says who rides: people steer with the devices of their seats.
    """

    def __init__(
        self, context: Context, go: Go, heat: Heat, riders: Riders, *, replayed: bool = False
    ) -> None:
        super().__init__(context, go)
        self.heat = heat
        self._riders = riders
        self._replayed = replayed
        self._telling = Telling()
        self._interrupted = False
        self._counted = 0
        self._entered = False
        self._ended = False
        self._rounds = 0  # whose results were counted for the streak

    @property
    def theme(self) -> Theme:
        return self.context.theme.tinted(ARENA_ACCENT)

    # On and off the stack

    def enter(self) -> None:
        self.context.audio.music("music_play")
        if self._entered:
            self.heat.count_again()
            self._counted = 0
        self._entered = True

    def leave(self) -> None:
        self.context.motors.stop()
        self.context.audio.end_loops()

    def gone(self) -> None:
        """The match has ended or is left: it is written down."""
        self.heat.close()
        if not self._replayed:
            if not self.context.running:
                self._streak.end()
            failed = self.context.arena.record(self.heat.match)
            if failed:
                self.context.notices.add([failed])

    def focus_lost(self) -> None:
        self._pause_the_ride()

    def pad_lost(self, pad: Device) -> None:
        missing = self.context.seats.missing
        if any(missing.get(player) == pad for player in self.context.seats.people):
            self._pause_the_ride()

    def _pause_the_ride(self) -> None:
        """Nobody may have to ride who cannot press: now, or when the next round begins."""
        self._interrupted = not self._replayed
        self._pause_if_interrupted()

    def _pause_if_interrupted(self) -> None:
        if self._interrupted and self.heat.phase in (Phase.COUNT, Phase.RIDE):
            self._interrupted = False
            self._pause()

    def _pause(self) -> None:
        self.go(ToArenaPause(self.context.seats.people))

    # Presses

    def handle(self, action: Action) -> None:
        if action.repeated:
            return
        if action.verb in (Command.PAUSE, Verb.BACK) and self.heat.phase is not Phase.REPLAY:
            self.context.audio.play("back")
            self._pause()
        elif self.heat.phase in (Phase.COUNT, Phase.RIDE):
            self._steer(action)
        elif action.verb is not Verb.POINT and self.heat.skip():
            self._counted = 0

    def _steer(self, action: Action) -> None:
        player = self.context.seats.holder(action.device)
        if player is None or player not in self.context.seats.people:
            return
        if action.verb in DIRECTION_OF:
            self.context.seats.use(player, action.device)
            self.heat.press(player, DIRECTION_OF[Verb(action.verb)])
        elif action.verb is Verb.CONFIRM and action.spot is not None:
            self.context.seats.use(player, action.device)
            self.heat.press(player, self._towards(player, action.spot))

    def _towards(self, player: Player, spot: Spot) -> int:
        """The turn that leads towards a click."""
        state = self.heat.match.state
        x, y = self._places.area.centre_of(state.cells[player - 1])
        if state.headings[player - 1] in (LEFT, RIGHT):
            return UP if spot[1] < y else DOWN
        return LEFT if spot[0] < x else RIGHT

    # Time

    def update(self, seconds: float) -> None:
        happened = self.heat.advance(seconds)
        self._tell(happened)
        self._count_aloud()
        self._hum()
        self._log_failures()
        self._follow_streak()
        if self.heat.phase not in (Phase.RIDE, Phase.COUNT):
            self._telling.fall_silent()
        eased = self.context.motion.passed(seconds)
        self._telling.advance(seconds, eased, self.context.notices.current)
        self._pause_if_interrupted()
        if self.heat.phase is Phase.OVER and not self._ended:
            self._end()

    def age(self, seconds: float) -> None:
        if self.heat.phase is Phase.OVER:
            self.heat.advance(seconds)

    def _tell(self, happened: list[Event]) -> None:
        match = self.heat.match
        for sound in heard(happened, match):
            self.context.audio.play(sound.name, sounds(), sound.pan)
        for event in happened:
            match event:
                case CutOff():
                    self._say(_("Cut off: now both ride twice as fast."))
                case WallClosedIn(1):
                    self._say(_("The wall closes in."))
                case NearMiss(rider):
                    place = self._places.area.middle(match.state.cells[rider - 1])
                    self._telling.call(_("Near miss"), place)
                    self._rumble(rider, MISSED)
                case Crashed(rider):
                    self._rumble(rider, CRASHED)

    def _rumble(self, rider: Player, rumble: Rumble) -> None:
        if rider in self.context.seats.people and not self._replayed:
            self.context.rumble(rider, rumble)

    def _count_aloud(self) -> None:
        """A sound for each number, and one for the start."""
        count = self.heat.count
        if count != self._counted:
            if count:
                self.context.audio.play("count", sounds())
            elif self.heat.phase is Phase.RIDE:
                self.context.audio.play("go", sounds())
            self._counted = count

    def _hum(self) -> None:
        """The engines: quiet while the ride is only awaited, silent once a rider has crashed."""
        phase, match = self.heat.phase, self.heat.match
        if phase not in (Phase.COUNT, Phase.RIDE):
            self.context.audio.end_loops()
            return
        for player in PLAYERS:
            share = 1.0 if phase is Phase.RIDE else 0.4
            self.context.audio.loop(engine_of(match, player), sounds(), player, pan_of(match, player), share)

    def _follow_streak(self) -> None:
        """A round has ended that was not counted yet."""
        outcomes = self.heat.match.outcomes
        if len(outcomes) > self._rounds and not self._replayed:
            self._rounds = len(outcomes)
            key = f"arena {self.heat.match.arena.seed} {self._rounds}"
            self._streak.follow(outcomes[-1], self._riders, key)

    @property
    def _streak(self) -> ArenaStreak:
        return self.context.profile.arena_streak

    def _log_failures(self) -> None:
        for failure in self.heat.failures():
            faults.write_down(failure.details)
            self._say(failure.summary)

    def _end(self) -> None:
        self._ended = True
        match = self.heat.match
        people = self.context.seats.people
        lost = bool(people) and match.winner not in people
        if match.winner is not None:
            self.context.audio.duck()
            self.context.audio.play("lose" if lost else f"win_{match.winner}")
        self.go(ToArenaEnd(match, self._riders))
        unsigned = self._streak.take_unsigned()
        if unsigned:
            self.go(ToInitials(ARENA, unsigned))

    def _say(self, words: str) -> None:
        self._telling.say(words, self.heat.match.state)

    @property
    def shows_notices(self) -> bool:
        return self._telling.silent

    # The picture

    @property
    def _places(self) -> ArenaPlaces:
        return ArenaPlaces(self.context.layout, self.heat.match.arena.field)

    @property
    def board(self) -> Rect:
        return self._places.slab.whole

    def picture(self) -> ArenaPicture:
        streak = Streak() if self._replayed else self._streak.now
        told = self._telling.told(self.context.notices.current, streak)
        return picture_of(self.context, self.theme, self.heat, self._riders, told, replayed=self._replayed)

    def draw_picture(self, canvas: Surface, picture: ArenaPicture) -> None:
        draw_arena(canvas, picture)

    def redraw(self, canvas: Surface, before: object) -> tuple[object, Parts | None]:
        """While nothing but the ride changes, only the part with the field is drawn."""
        picture = self.picture()
        part = picture.floor.part
        if not isinstance(before, ArenaPicture) or not picture.is_part_of(before):
            draw_arena(canvas, picture)
            return picture, None
        canvas.set_clip(part)
        draw_ride(canvas, picture)
        canvas.set_clip(None)
        return picture, (part,)

    def prompts(self) -> Prompts:
        match self.heat.phase:
            case Phase.FALL | Phase.REPLAY | Phase.RESULT:
                return [(Verb.CONFIRM, _("Skip"))]
            case Phase.OVER:
                return []
        turn = [(Verb.UP, _("Turn"))] if self.context.seats.people else []
        return [*turn, (Command.PAUSE, _("Pause"))]
