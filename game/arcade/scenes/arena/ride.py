"""A match of the Arena as it is seen and heard, in play, in a replay and in the attract mode."""

from dataclasses import dataclass, replace
from math import dist
from pathlib import Path

from pygame import Rect, Surface

from game import faults, paths
from game.arcade.draw.night import draw_night
from game.arcade.draw.theme import Theme
from game.arcade.input.motors import Rumble
from game.arcade.kit.message import Message
from game.arcade.scenes.arena.camera import Camera
from game.arcade.scenes.arena.match_picture import NO_GLYPHS, Showing, Told, picture_of, steered_with
from game.arcade.scenes.lights import Fade
from game.arcade.scenes.scene import Go, Parts, Scene
from game.arcade.shell.context import Context
from game.arcade.shell.notices import reading_seconds
from game.arcade.views.accents import ARENA_ACCENT
from game.arcade.views.arena.arena_match import ArenaPicture, draw_arena
from game.arcade.views.arena.arena_places import ArenaPlaces
from game.arcade.views.arena.calls import CALL_SECONDS, Call, Going
from game.arcade.views.arena.match_end import EndPlaces
from game.arena.events import Crashed, CutOff, Event, NearMiss, Turned, WallClosedIn
from game.arena.match import Match
from game.core.rules import PLAYERS, Player
from game.core.words import _
from game.session.phased_match import Phase, PhasedMatch
from game.session.players import Players
from game.session.win_streak import Streak

CRASHED, MISSED = Rumble(0.8, 0.35), Rumble(0.25, 0.08)
# How loud an engine is while the ride is only awaited.
IDLING = 0.4
FADE_SECONDS = 0.15
# An engine changes to its next gear at these lengths of a tick, in milliseconds.
GEARS = (125, 95, 75, 55, 45)


@dataclass(frozen=True)
class Heard:
    """A sound, and where it comes from, from -1 on the left to 1 on the right."""

    name: str
    pan: float = 0.0


def pan_of(match: Match, player: Player) -> float:
    """Where a rider is."""
    field = match.arena.field
    column, _row = field.coordinates(match.state.cells[player - 1])
    return 2 * column / max(1, field.width - 1) - 1


def sounds() -> Path:
    """The folder of the Arena's own sounds."""
    return paths.assets() / "sounds" / "arena"


def voice_of(rider: Player) -> Player:
    """Whose sounds a rider has: there are two voices, a fifth apart, and riders 3 and 4 have them, too."""
    return PLAYERS[(rider - 1) % len(PLAYERS)]


def engine_of(match: Match, rider: Player) -> str:
    """The sound of a rider's engine: the shorter the ticks, the higher its pitch."""
    length = match.tick_milliseconds
    return f"engine_{voice_of(rider)}_{sum(length < slower for slower in GEARS)}"


def heard(events: list[Event], match: Match) -> list[Heard]:
    """The sounds of a tick; a crash of both is heard once."""
    found = {sound.name: sound for sound in (_sound(event, match) for event in events) if sound is not None}
    return list(found.values())


def _sound(event: Event, match: Match) -> Heard | None:
    match event:
        case Turned(rider):
            return Heard(f"turn_{voice_of(rider)}", pan_of(match, rider))
        case Crashed(rider):
            return Heard("crash", pan_of(match, rider))
        case NearMiss(rider):
            return Heard("miss", pan_of(match, rider))
        case WallClosedIn():
            return Heard("wall")
        case CutOff():
            return Heard("cut_off")
    return None


class Announcements:
    """What is announced: one sentence at a time, and the words that rise beside the riders."""

    def __init__(self) -> None:
        self._message: Message | None = None
        self._left = 0.0
        self._said: Fade[Message] = Fade(FADE_SECONDS)
        self._calls: tuple[Call, ...] = ()

    @property
    def silent(self) -> bool:
        return self._message is None

    def say(self, words: str) -> None:
        """Show a sentence."""
        self._message, self._left = Message(words), reading_seconds(words)

    def call(self, call: Call) -> None:
        """Let words rise behind a rider, in place of those that still rise there."""
        self._calls = (*(each for each in self._calls if each.rider != call.rider), call)

    def fall_silent(self) -> None:
        self._message = None

    def advance(self, seconds: float, eased: float, notice: str) -> None:
        """Time passes, and this many seconds of animation. A notice is shown if nothing else is."""
        calls = (replace(call, age=call.age + seconds) for call in self._calls)
        self._calls = tuple(call for call in calls if call.age < CALL_SECONDS)
        self._left -= seconds
        if self._left <= 0:
            self._message = None
        self._said.follow(self._shown(notice), eased)

    def told(self, notice: str, streak: Streak) -> Told:
        """All of it, as the picture shows it. Nothing rises while a sentence is to be read."""
        said = self._said.shown(self._shown(notice))
        return Told(said, () if said else self._calls, streak)

    def _shown(self, notice: str) -> Message | None:
        return self._message or (Message(notice) if notice else None)


class RideScene(Scene):
    """What riding a match, seeing one again and watching bots have in common.

    `players` says who rides: people steer with the devices of their seats.
    """

    # Whether what is seen was ridden before.
    replayed = False

    def __init__(self, context: Context, go: Go, phased: PhasedMatch, players: Players) -> None:
        super().__init__(context, go)
        self.phased = phased
        self.players = players
        self.announcements = Announcements()
        self._counted = 0  # the number that was heard last
        self._camera = Camera(players)
        self._camera.advance(phased, (), 0.0)

    @property
    def theme(self) -> Theme:
        return self.context.theme.tinted(ARENA_ACCENT)

    # On and off the stack

    def enter(self) -> None:
        self.context.audio.music("arena", tension=self.phased.match.state.tension)

    def leave(self) -> None:
        self.context.audio.set_tension(0.0)
        self.context.motors.stop()
        self.context.audio.end_loops()

    def removed(self) -> None:
        self.phased.close()

    # Time

    def update(self, seconds: float) -> None:
        happened = self.phased.advance(seconds)
        self._camera.advance(self.phased, happened, seconds)
        self._tell(happened)
        self._count_aloud()
        self._hum()
        self._log_failures()
        if self.phased.phase not in (Phase.RIDE, Phase.COUNT):
            self.announcements.fall_silent()
        self.announcements.advance(seconds, self.context.motion.passed(seconds), self.context.notices.current)

    def update_covered(self, seconds: float) -> None:
        if self.phased.phase is Phase.OVER:
            self.phased.advance(seconds)

    def count_again(self) -> None:
        """Count aloud from the start when it is counted next."""
        self.phased.count_again()
        self._counted = 0

    def skip(self) -> bool:
        """Go on at once from what is only shown. Return whether something was skipped."""
        skipped = self.phased.skip()
        if skipped:
            self._counted = 0
        return skipped

    def rumble(self, rider: Player, rumble: Rumble) -> None:
        """Let a rider's gamepad rumble, if a person rides."""

    def _tell(self, happened: list[Event]) -> None:
        match = self.phased.match
        for sound in heard(happened, match):
            self.context.audio.play(sound.name, sounds(), sound.pan)
        for event in happened:
            match event:
                case CutOff():
                    both = len(match.state.riding) == 2
                    twice = _("Cut off: now both ride twice as fast.")
                    self.say(twice if both else _("Cut off: now all ride twice as fast."))
                case WallClosedIn(1):
                    self.say(_("The wall closes in."))
                case NearMiss(rider):
                    self._call(_("Near miss"), rider)
                    self.rumble(rider, MISSED)
                case Crashed(rider):
                    self.rumble(rider, CRASHED)
                    self._say_out(rider)

    def _say_out(self, crashed: Player) -> None:
        """Somebody has crashed. While others ride on, it is called; if only bots do, they ride faster."""
        if not self.phased.match.state.over:
            self._call(self._out(crashed), crashed)
        if self.phased.only_bots_ride and crashed in self.players.people:
            self.say(_("Only bots ride on, twice as fast."))

    def _call(self, words: str, rider: Player) -> None:
        """Let words rise behind a rider, out of the way of all who ride."""
        state = self.phased.match.state

        def going(each: Player) -> Going:
            column, row = state.field.coordinates(state.cells[each - 1])
            return Going((column + 0.5, row + 0.5), state.headings[each - 1])

        here = going(rider).place
        others = [going(each) for each in state.riding if each != rider]
        others.sort(key=lambda other: dist(other.place, here))
        self.announcements.call(Call(words, rider, going(rider), tuple(others)))

    def _out(self, rider: Player) -> str:
        """What is called when somebody crashes while others ride on."""
        names = self.players.names
        return _("You are out") if rider == names.you else _("{player} is out", player=names.of(rider))

    def _count_aloud(self) -> None:
        """A sound for each number, and one for the start."""
        count = self.phased.count
        if count != self._counted:
            if count:
                self.context.audio.play("count", sounds())
            elif self.phased.phase is Phase.RIDE:
                self.context.audio.play("go", sounds())
            self._counted = count

    def _hum(self) -> None:
        """The music, and the engines: quiet while the ride is only awaited, silent once the rider is out."""
        phase, match = self.phased.phase, self.phased.match
        self.context.audio.set_tension(match.state.tension)
        riding = match.state.riding if phase in (Phase.COUNT, Phase.RIDE) else ()
        self.context.audio.end_loops(besides=riding)
        share = (1.0 if phase is Phase.RIDE else IDLING) * len(PLAYERS) / match.arena.riders
        for rider in riding:
            self.context.audio.loop(engine_of(match, rider), sounds(), rider, pan_of(match, rider), share)

    def _log_failures(self) -> None:
        for failure in self.phased.failures():
            faults.write_down(failure.details)
            self.say(failure.summary)

    def say(self, words: str) -> None:
        self.announcements.say(words)

    @property
    def shows_notices(self) -> bool:
        return self.announcements.silent

    # The picture

    @property
    def places(self) -> ArenaPlaces:
        places = EndPlaces if self.phased.phase is Phase.OVER else ArenaPlaces
        arena = self.phased.match.arena
        return places(self.context.layout, arena.field, arena.teams)

    @property
    def board_box(self) -> Rect:
        return self.places.area.whole

    def draw_ground(self, canvas: Surface, board: Rect) -> None:
        draw_night(canvas, self.theme, 0.0)

    @property
    def streak(self) -> Streak:
        """The rounds that a person has won in a row."""
        return Streak()

    def picture(self) -> ArenaPicture:
        context = self.context
        told = self.announcements.told(context.notices.current, self.streak)
        glyphs = NO_GLYPHS if self.replayed else steered_with(context, self.players)
        showing = Showing(context.layout, self.theme, context.motion, context.pulse_time)
        return picture_of(
            showing, self.phased, self.players, self._camera, told, glyphs, replayed=self.replayed
        )

    def draw_picture(self, canvas: Surface, picture: ArenaPicture) -> None:
        draw_arena(canvas, picture)

    def changed_parts(self, before: ArenaPicture, after: ArenaPicture) -> Parts | None:
        """While nothing but the ride changes and the camera stands still, only the field is drawn."""
        return (after.part,) if after.is_part_of(before) else None
