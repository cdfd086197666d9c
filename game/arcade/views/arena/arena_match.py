"""A match of the Arena: the field with its riders, the panels above it, and the words over it."""

import math
from dataclasses import dataclass, replace

from pygame import Rect, Surface

from game.arcade.draw.area import outside
from game.arcade.draw.backdrop import draw_veil
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.layout import Layout
from game.arcade.draw.plates import lay_plate
from game.arcade.draw.slab import Slab
from game.arcade.draw.text import text_width, write
from game.arcade.draw.theme import PLATE_TINT, Theme
from game.arcade.kit.message import Message, draw_message
from game.arcade.views.arena.arena_places import ArenaPlaces
from game.arcade.views.arena.calls import Call, draw_calls
from game.arcade.views.arena.count import Count, draw_count
from game.arcade.views.arena.crash import (
    BROKEN_AFTER,
    CloseUp,
    ComingCloseUp,
    bar_height,
    crash_cells,
    crashed,
    draw_broken,
    draw_bursts,
    draw_close_up,
    prepare_close_up,
)
from game.arcade.views.arena.field_area import FieldArea
from game.arcade.views.arena.ground import Floor, ground
from game.arcade.views.arena.hud import Hud, draw_hud, draw_panels
from game.arcade.views.arena.kept_field import kept_field, prepare_field
from game.arcade.views.arena.match_end import (
    EndPlaces,
    FinishedField,
    draw_moving_field,
    panels_on_banner,
)
from game.arcade.views.arena.riders import (
    SinceTick,
    draw_light,
    draw_rider,
    draw_sparks,
    riders_of,
    square_at,
    ticks_kept,
)
from game.arcade.views.arena.walls import draw_warning, ticks_light
from game.arcade.views.banner import Result, draw_banner
from game.arena.round import Round
from game.core.words import _

# How many ticks of the field after the match are drawn ahead in a frame: during the replay of the last crash,
# and while the field moves to its place.
TICKS_AHEAD, END_TICKS_AHEAD = 3, 12


@dataclass(frozen=True)
class CrashedField:
    """The field after a crash, which lies under the replay."""

    ridden: Round
    fallen: float  # seconds since the crash
    covered: float  # how far a replay lies over it, from 0 to 1


@dataclass(frozen=True)
class ArenaPicture:
    """Everything that is shown of a match."""

    layout: Layout
    theme: Theme
    time: float  # of pulses
    ridden: Round
    progress: float  # how far the riders are on their way from the last tick
    hud: Hud
    count: Count | None
    fallen: float | None  # seconds since the crash, once a rider has crashed
    tick_seconds: float
    close_up: CloseUp | None  # the replay, if it is shown from near
    crash: CrashedField | None  # what lies under the replay, while there is one
    coming: ComingCloseUp | None  # after a crash, a moment of the replay that will be shown from near
    replayed: bool  # whether this is shown again
    slow: bool  # whether it is the crash, shown again slowly
    particles: bool
    shake: float  # how strongly the field trembles, from 0 to 1
    calls: tuple[Call, ...]
    said: tuple[Message, float] | None  # the message with its light
    said_high: bool  # whether it stands in the upper part of the field
    result: tuple[Result, float] | None  # the banner with its light
    won: bool  # whether somebody has won the match: its end comes after the replay
    over: bool  # whether the match is over: the field makes room for the banner, or has done so

    def is_part_of(self, before: "ArenaPicture") -> bool:
        """Whether nothing outside the part with the field differs from the picture before."""
        bands = self.result is None and before.result is None
        same = (self.layout, self.theme, self.hud) == (before.layout, before.theme, before.hud)
        return same and bands and self.floor == before.floor

    @property
    def ticks(self) -> int:
        """How many ticks of the trails stand still on the field."""
        return ticks_kept(self.ridden, crashed=self.fallen is not None)

    @property
    def since_tick(self) -> SinceTick:
        """How long ago the last tick was: as long as the last crash, once that has ended the round."""
        passed = self.progress * self.tick_seconds if self.fallen is None else self.fallen
        return SinceTick(passed, self.tick_seconds)

    @property
    def moved(self) -> float:
        """How far the field is on its way to make room, from 0 to 1."""
        return self.result[1] if self.over and self.result is not None else 0.0

    @property
    def places(self) -> ArenaPlaces:
        places = EndPlaces if self.moved > 0 else ArenaPlaces
        return places(self.layout, self.ridden.start.field, self.ridden.start.teams)

    @property
    def moving(self) -> bool:
        """Whether the field is on its way."""
        return 0 < self.moved < 1 and self.end_places.moves

    @property
    def covered(self) -> float:
        """How far the banner has taken the place of the panels, from 0 to 1."""
        return self.moved if self.end_places.covers_panels else 0.0

    @property
    def end_places(self) -> EndPlaces:
        return EndPlaces(self.layout, self.ridden.start.field, self.ridden.start.teams)

    @property
    def floor(self) -> Floor:
        return self.floor_at(self.places)

    def floor_at(self, places: ArenaPlaces) -> Floor:
        """The field with its walls, at some places on the screen."""
        size, walls = self.layout.screen.size, self.ridden.start.walls
        return Floor(self.theme, size, places.area, places.slab.rim, walls)


def draw_arena(canvas: Surface, picture: ArenaPicture) -> None:
    """Draw what lies within the clip of the canvas, which is often the field alone."""
    around = not picture.floor.part.contains(canvas.get_clip())
    if around:
        _draw_around(canvas, picture)
    draw_ride(canvas, picture)
    covered = picture.covered
    if around and covered > 0.5 and picture.result is not None:
        _draw_panels_on_banner(canvas, picture, picture.result[0], 2 * covered - 1)


def _draw_around(canvas: Surface, picture: ArenaPicture) -> None:
    """Draw the panels, and what lies around the field and does not change."""
    if picture.moving:
        draw_moving_field(canvas, _finished(picture), picture.floor, picture.moved)
    else:
        floor = picture.floor
        whole = ground(floor)
        for part in outside(canvas.get_rect(), floor.part):
            canvas.blit(whole, part, part)
    panels = picture.places.panels
    shown = 1 - 2 * picture.covered  # gone before the banner is read
    around = panels.inflate(2 * picture.layout.px(4), 2 * picture.layout.px(4))
    draw_faded(canvas, around, shown, lambda: draw_hud(canvas, picture.theme, picture.places, picture.hud))


def _draw_panels_on_banner(canvas: Surface, picture: ArenaPicture, result: Result, light: float) -> None:
    """The panels beside the words of the banner, if there is room."""
    end = picture.end_places
    places = panels_on_banner(end, result)
    if places is not None:
        draw_faded(canvas, end.band, light, lambda: draw_panels(canvas, picture.theme, places, picture.hud))


def _finished(picture: ArenaPicture) -> FinishedField:
    """The field where it lay during the match, before it makes room for the banner."""
    here, ridden = replace(picture, over=False), picture.ridden
    return FinishedField(here.floor, ridden.start, ridden.paths, lambda canvas: _draw_field(canvas, here))


def draw_ride(canvas: Surface, picture: ArenaPicture) -> None:
    """Draw the part of the screen that changes from frame to frame, and what lies over it."""
    places, theme = picture.places, picture.theme
    if picture.crash is not None:
        _draw_replay(canvas, picture, picture.crash)
    elif picture.moving:
        _prepare_end(picture, END_TICKS_AHEAD)
    else:
        _draw_field(canvas, picture)
    if picture.coming is not None:
        prepare_close_up(canvas, picture.floor, picture.coming, picture.particles)
    if picture.replayed:
        _draw_replay_sign(canvas, picture)
    if picture.count is not None:
        draw_count(canvas, theme, places, picture.ridden, picture.count, picture.time)
    _draw_words(canvas, picture)


def _draw_replay(canvas: Surface, picture: ArenaPicture, crash: CrashedField) -> None:
    """The replay fades in over the field after the crash, and at its end fades out again.

    A close-up fades through the dark instead: the field is never seen in two sizes at once.
    """
    close_up, covered, floor = picture.close_up, crash.covered, picture.floor
    left = replace(picture, ridden=crash.ridden, progress=1.0, fallen=crash.fallen, slow=False)
    if close_up is None:
        if covered < 1:
            _draw_field(canvas, left)
        draw_faded(canvas, floor.part, covered, lambda: _draw_field(canvas, picture))
    else:
        if covered < 0.5:
            _draw_field(canvas, left)
        else:
            draw_close_up(canvas, floor, picture.ridden, picture.progress, close_up, picture.particles)
        if covered < 1:
            draw_veil(canvas, picture.theme, 1 - abs(2 * covered - 1), floor.area.rect)
    if picture.won:
        ground(picture.floor_at(picture.end_places))  # drawn ahead, and kept until the field comes there
        _prepare_end(left, TICKS_AHEAD)


def _draw_words(canvas: Surface, picture: ArenaPicture) -> None:
    """What is said over the field."""
    places, theme, layout = picture.places, picture.theme, picture.layout
    if picture.calls:
        riders = riders_of(places.area, picture.ridden, picture.progress)
        taken = [square_at(places.area, rider.place) for rider in riders if not rider.crashed]
        draw_calls(canvas, layout, theme, places.area, picture.calls, taken)
    if picture.said is not None:
        message, light = picture.said
        area = places.message(high=picture.said_high)
        draw_message(canvas, layout, theme, message, area, light)
    if picture.result is not None:
        result, light = picture.result
        band = places.band_clear_of(crash_cells(picture.ridden), picture.ridden.state.cells)
        draw_banner(canvas, layout, theme, result, light, band)


def _draw_field(canvas: Surface, picture: ArenaPicture) -> None:
    _draw_walls(canvas, picture)
    before, floor = canvas.get_clip(), picture.floor
    # Light and cubes stay within the wall: what is around the field is not drawn again in each frame.
    canvas.set_clip(Slab(floor.area.rect, floor.rim).top.clip(before))
    _draw_riders(canvas, picture)
    canvas.set_clip(before)


def _draw_riders(canvas: Surface, picture: ArenaPicture) -> None:
    ridden, theme, area = picture.ridden, picture.theme, picture.floor.area
    if picture.shake > 0:
        area = _shaken(area, picture.shake)
    since = picture.since_tick
    riders = riders_of(area, ridden, picture.progress)
    alive = [rider for rider in riders if rider.burst_for(since) <= 0]
    for rider in alive:
        draw_light(canvas, theme, area, rider)
    for rider in sorted(alive, key=lambda rider: rider.place[1]):
        draw_rider(canvas, theme, area, rider, picture.ticks)
        if picture.particles and picture.fallen is None and picture.count is None:
            draw_sparks(canvas, theme, area, rider, ridden.state, picture.time)
    if picture.particles:
        draw_bursts(canvas, theme, area, riders, since)


def _prepare_end(picture: ArenaPicture, most: int) -> None:
    """Draw ahead some ticks of the field as it lies after the match."""
    floor, ridden = picture.floor_at(picture.end_places), picture.ridden
    prepare_field(floor, ridden, picture.ticks, crashed(ridden), most=most)


def _draw_walls(canvas: Surface, picture: ArenaPicture) -> None:
    """The field with all that stands on it, with broken walls after a crash."""
    floor, ridden, fallen = picture.floor, picture.ridden, picture.fallen
    if fallen is None or picture.slow or fallen < BROKEN_AFTER:
        canvas.blit(kept_field(floor, ridden, picture.ticks), floor.part)
    if fallen is not None and not picture.slow:
        draw_broken(canvas, floor, ridden, picture.ticks, fallen, particles=picture.particles)
    state = ridden.state
    light = ticks_light(state.ticks_until_ring, picture.progress)
    draw_warning(canvas, picture.theme, floor.area, state.rings, light)


def _shaken(area: FieldArea, strength: float) -> FieldArea:
    """Where the riders are drawn while the field trembles after a crash."""
    return area.moved(round(math.sin(strength * math.pi * 6) * strength * area.cell * 0.15), 0)


def _draw_replay_sign(canvas: Surface, picture: ArenaPicture) -> None:
    """Write that this is a replay: in the middle of the upper bar, if that is high enough."""
    layout, theme, rect = picture.layout, picture.theme, picture.places.area.rect
    words, tone = _("Replay"), theme.legible(theme.accent)
    width = text_width(words, layout.medium, bold=True) + layout.px(4)
    plate = Rect(rect.left + layout.px(2), 0, width, layout.line(layout.medium))
    plate.top = rect.top + max(layout.px(0.5), (bar_height(rect) - plate.height) // 2)
    lay_plate(canvas, theme, plate, plate.height // 2, colour=tone, light=1.0, tint=PLATE_TINT)
    write(canvas, words, layout.medium, tone, bold=True, center=plate.center)
