"""The film of the crash that has decided a match: the last seconds before it, and then its replay."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from pygame import Surface

from game.arcade.draw.easing import eased
from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import Theme
from game.arcade.scenes.arena.camera import Camera
from game.arcade.scenes.arena.match_picture import (
    BANNER_SECONDS,
    NO_GLYPHS,
    Showing,
    Told,
    picture_of,
)
from game.arcade.sentences.arena_words import result_for_others
from game.arcade.shell.motion import Motion
from game.arcade.views.arena.arena_match import ArenaPicture, draw_arena
from game.arcade.views.arena.crash import crashed
from game.arcade.views.arena.ground import ground
from game.arcade.views.arena.hud import draw_rider_emblem, lines_of
from game.arcade.views.arena.kept_field import glass_on, prepare_field
from game.arcade.views.arena.riders import draw_riders, riders_of
from game.arcade.views.arena.sight import Sight
from game.arcade.views.arena.trails import Painting
from game.arcade.views.banner import Result
from game.arcade.views.film_caption import draw_caption
from game.arena.match import Match
from game.core.words import _
from game.session.phased_match import (
    COUNT_FROM,
    COUNT_SECONDS,
    FALL_SECONDS,
    LAST_SECONDS,
    REPLAY_TICKS,
    SLOWNESS,
    Phase,
    PhasedMatch,
)
from game.session.players import Players
from game.session.timed_match import RecordedMatch
from game.session.win_streak import Streak

# In pixels; and the length that the line below the field is sized by.
SIZE, CAPTION = (640, 450), 440
# How long is ridden before the crash, in seconds.
LEAD_SECONDS = 2.0
# How long a picture is seen, and the last one, in hundredths of a second.
PICTURE, END = 4, 250
# How many ticks of the field are drawn ahead in a turn.
TICKS_AHEAD = 6
SILENT = Told(None, (), Streak())


@dataclass(frozen=True)
class CrashFilm:
    """The end of a match that somebody has won, as its riders saw it, with this much motion."""

    match: Match
    players: Players
    theme: Theme
    motion: Motion

    @property
    def name(self) -> str:
        return "arena"

    @property
    def size(self) -> tuple[int, int]:
        return SIZE

    @property
    def moments(self) -> int:
        """At most: each of the four parts ends with a whole picture, and then one stays."""
        tick = self.match.tick_milliseconds / 1000
        replay = REPLAY_TICKS * tick * SLOWNESS + LAST_SECONDS * SLOWNESS / 2
        # Before the riders were cut off from each other, a tick was twice as long.
        seconds = 2 * LEAD_SECONDS, FALL_SECONDS, replay, BANNER_SECONDS
        return sum(math.ceil(100 * part / PICTURE) + 1 for part in seconds) + 1

    def pictures(self) -> Iterator[tuple[Surface, int] | None]:
        phased = self._near_the_end()
        time = 0.0
        yield from self._draw_ahead(self._picture(phased, time))
        while phased.phase is not Phase.OVER or phased.since < BANNER_SECONDS:
            yield self._drawn(phased, time), PICTURE
            time += PICTURE / 100
            before = phased.phase
            phased.advance(PICTURE / 100)
            if phased.phase is not before:  # which takes a while at the end of a round
                yield None
        yield self._drawn(phased, time), END

    def _near_the_end(self) -> PhasedMatch:
        """The match some seconds before its last crash."""
        ticks = round(1000 * LEAD_SECONDS / self.match.tick_milliseconds)
        phased = PhasedMatch(RecordedMatch.of_last_ticks(self.match, ticks))
        phased.advance(COUNT_FROM * COUNT_SECONDS)
        return phased

    def _picture(self, phased: PhasedMatch, time: float) -> ArenaPicture:
        """A moment for people who did not ride. The camera stands still and sees all: films stay small."""
        showing = Showing(Layout(*SIZE), self.theme, self.motion, time if self.motion.pulses else 0.0)
        picture = picture_of(
            showing, phased, self.players, Camera(self.players), SILENT, NO_GLYPHS, replayed=False
        )
        if picture.result is not None:
            result, _light = picture.result
            light = eased(self.motion.passed(phased.since) / BANNER_SECONDS)
            picture = replace(picture, result=(self._for_others(result), light))
        return replace(picture, sight=Sight(), name=None, over=False)

    def _for_others(self, result: Result) -> Result:
        call, reason = result_for_others(self.match, self.players)
        return replace(result, call=call, reason=reason)

    def _drawn(self, phased: PhasedMatch, time: float) -> Surface:
        canvas = Surface(SIZE)
        draw_arena(canvas, self._picture(phased, time))
        self._draw_caption(canvas)
        return canvas

    def _draw_caption(self, canvas: Surface) -> None:
        draw_caption(canvas, self.theme, CAPTION, _("Arena"))

    def _draw_ahead(self, first: ArenaPicture) -> Iterator[None]:
        """Draw what the first picture consists of, and the walls that will break, a part in each turn."""
        floor, canvas = first.floor, Surface(SIZE)
        yield
        ground(floor)
        yield
        glass_on(floor)
        for broken in ((), crashed(self.match.round)):
            for _turn in range(0, first.tick + TICKS_AHEAD, TICKS_AHEAD):
                yield
                prepare_field(floor, first.ridden, first.tick, broken, most=TICKS_AHEAD)
        for lines in lines_of(first.places, first.hud):
            yield
            place, player = lines.emblem.center, lines.player
            draw_rider_emblem(self.theme, canvas, place, lines.side, player, mirrored=lines.mirrored)
        yield
        on = Painting(canvas, self.theme, floor.area, glass_on(floor))
        draw_riders(on, riders_of(first.ridden, first.progress, first.tick))
        yield
        self._draw_caption(canvas)
