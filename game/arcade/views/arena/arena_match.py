"""A match of the Arena: the field with its riders, the panels above it, and the words over it."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_veil
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.layout import Layout
from game.arcade.draw.plates import lay_plate
from game.arcade.draw.text import text_width, write
from game.arcade.draw.theme import PLATE_TINT, Colour, Theme
from game.arcade.draw.tubes import Sign, draw_tubes, sign_of
from game.arcade.kit.message import Message, draw_message
from game.arcade.views.arena.arena_places import ArenaPlaces, places_of
from game.arcade.views.arena.calls import Call, draw_calls
from game.arcade.views.arena.count import Count, draw_count
from game.arcade.views.arena.crash import (
    BREAKING_FROM,
    BROKEN_AFTER,
    CLOSER,
    CloseUp,
    ComingCloseUp,
    bar_height,
    crash_cells,
    draw_broken,
    draw_bursts,
    draw_close_up,
    near_floor,
    prepare_broken,
    prepare_close_up,
)
from game.arcade.views.arena.field_area import FieldArea
from game.arcade.views.arena.ground import Floor
from game.arcade.views.arena.hud import Hud, draw_hud, draw_panels
from game.arcade.views.arena.kept_field import glass_on, keep_ground, kept_field, lay_in_front
from game.arcade.views.arena.match_end import EndPlaces, panels_on_banner
from game.arcade.views.arena.riders import (
    SinceTick,
    draw_riders,
    draw_shower,
    draw_sparks,
    prepare_riders,
    riders_of,
    settled,
    square_at,
)
from game.arcade.views.arena.sight import Panorama, Sight, panorama_of
from game.arcade.views.arena.trails import Painting
from game.arcade.views.arena.walls import draw_ticks_left, draw_warning, ticks_light
from game.arcade.views.banner import Result, draw_banner
from game.arena.round import Round
from game.core.rules import Player
from game.core.words import _

# The largest letters of the name, how far a dark strip reaches beyond them, in units, and how dark that is.
LARGEST_NAME, NAME_MARGIN, NAME_VEIL = 26.0, 3.0, 0.6


# Until this tick of a round, more of how its riders look is drawn ahead.
PREPARED_TICKS = 30


@dataclass(frozen=True)
class CrashedField:
    """The field after a crash, which lies under the replay."""

    ridden: Round
    fallen: float  # seconds since the crash
    covered: float  # how far a replay lies over it, from 0 to 1


class WinnersName(NamedTuple):
    """Who has won the match, in tubes of light across the field."""

    words: str
    colour: Colour
    lit: float  # how many of the letters shine, from 0 to 1
    light: float  # how far it is seen: at first not at all, and it goes when the banner comes
    flickers: bool


@dataclass(frozen=True)
class ArenaPicture:
    """Everything that is shown of a match."""

    layout: Layout
    theme: Theme
    time: float  # of pulses
    ridden: Round
    progress: float  # how far the riders are on their way from the last tick
    sight: Sight
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
    missed: tuple[tuple[Player, float], ...]  # who has only just missed somebody, and how many seconds ago
    calls: tuple[Call, ...]
    said: tuple[Message, float] | None  # the message with its light
    result: tuple[Result, float] | None  # the banner with its light
    name: WinnersName | None  # at the end of the match, before the banner comes
    over: bool  # whether the match is over

    def is_part_of(self, before: "ArenaPicture") -> bool:
        """Whether nothing outside the part with the field differs from the picture before."""
        bands = (
            self.result is None
            and before.result is None
            and not self.over
            and self.close_up is None is before.close_up
        )
        same = (self.layout, self.theme, self.hud) == (before.layout, before.theme, before.hud)
        return bands and same and self.seen == before.seen

    @cached_property
    def seen(self) -> Rect:
        """What is seen of the panorama."""
        return self.panorama.part(self.sight)

    @cached_property
    def part(self) -> Rect:
        """The part of the screen in which the field lies: everything below the panels."""
        screen, top = self.layout.screen, self.places.panels.bottom
        return Rect(0, top, screen.width, screen.height - top)

    @property
    def since_tick(self) -> SinceTick:
        """How long ago the last tick was: as long as the last crash, once that has ended the round."""
        passed = self.progress * self.tick_seconds if self.fallen is None else self.fallen
        return SinceTick(passed, self.tick_seconds)

    @cached_property
    def tick(self) -> int:
        """The tick whose pieces of the walls stand still."""
        return settled(self.ridden, None if self.fallen is None else self.since_tick)

    @cached_property
    def places(self) -> ArenaPlaces:
        start = self.ridden.start
        return self.end_places if self.over else places_of(self.layout, start.field, start.teams)

    @property
    def covered(self) -> float:
        """How far the banner has taken the place of the panels, from 0 to 1."""
        covers = self.over and self.result is not None and self.end_places.covers_panels
        return self.result[1] if covers and self.result is not None else 0.0

    @cached_property
    def end_places(self) -> EndPlaces:
        return EndPlaces(self.layout, self.ridden.start.field, self.ridden.start.teams)

    @cached_property
    def panorama(self) -> Panorama:
        start = self.ridden.start
        return panorama_of(places_of(self.layout, start.field, start.teams), self.sight.zoom)

    @cached_property
    def area(self) -> FieldArea:
        """The field on the screen."""
        return self.panorama.seen(self.sight)

    @cached_property
    def floor(self) -> Floor:
        """The field on the picture that is kept of it."""
        start = self.ridden.start
        crowded = len(start.riders) > 2
        return Floor(self.theme, self.panorama.size, self.panorama.area, start.walls, crowded=crowded)


def draw_arena(canvas: Surface, picture: ArenaPicture) -> None:
    """Draw what lies within the clip of the canvas, which is often only the part with the field."""
    draw_ride(canvas, picture)
    if picture.close_up is None or (picture.crash is not None and picture.crash.covered < 0.5):
        _draw_panels(canvas, picture)
    if picture.close_up is not None and picture.crash is not None and picture.crash.covered < 1:
        draw_veil(canvas, picture.theme, 1 - abs(2 * picture.crash.covered - 1))
    _draw_over(canvas, picture)


def _draw_panels(canvas: Surface, picture: ArenaPicture) -> None:
    """The panels: above the field, and at the end beside the words of the banner, if there is room."""
    places, theme, layout = picture.places, picture.theme, picture.layout
    shown = 1 - 2 * picture.covered  # gone before the banner is read
    around = places.panels.inflate(2 * layout.px(4), 2 * layout.px(4))
    draw_faded(canvas, around, shown, lambda: draw_hud(canvas, theme, places, picture.hud))


def _draw_panels_on_banner(canvas: Surface, picture: ArenaPicture, result: Result, light: float) -> None:
    """The panels beside the words of the banner, if there is room."""
    end = picture.end_places
    places = panels_on_banner(end, result)
    if places is not None:
        draw_faded(canvas, end.band, light, lambda: draw_panels(canvas, picture.theme, places, picture.hud))


def draw_ride(canvas: Surface, picture: ArenaPicture) -> None:
    """Draw the field."""
    keep_ground(picture.floor)
    if picture.crash is not None:
        _draw_replay(canvas, picture, picture.crash)
    else:
        _draw_field(canvas, picture)
    if picture.coming is not None:
        near = _near(picture, picture.coming.close_up)
        prepare_close_up(near, picture.coming, canvas, picture.particles)


def _near(picture: ArenaPicture, close_up: CloseUp) -> Floor:
    closer = CLOSER / picture.panorama.enlarged
    return near_floor(picture.floor, picture.layout.screen, close_up.focus, closer)


def _draw_replay(canvas: Surface, picture: ArenaPicture, crash: CrashedField) -> None:
    """The replay fades in over the field after the crash, and at its end fades out again.

    A close-up fades through the dark instead: the field is never seen in two sizes at once.
    """
    close_up, covered = picture.close_up, crash.covered
    left = replace(picture, ridden=crash.ridden, progress=1.0, fallen=crash.fallen, slow=False)
    if close_up is None:
        if covered < 1:
            _draw_field(canvas, left)
        draw_faded(canvas, picture.part, covered, lambda: _draw_field(canvas, picture))
    elif covered < 0.5:
        _draw_field(canvas, left)
    else:
        near = _near(picture, close_up)
        draw_close_up(canvas, near, picture.ridden, picture.progress, close_up, picture.particles)
        prepare_broken(picture.floor, crash.ridden)  # which comes back after the replay


def _draw_over(canvas: Surface, picture: ArenaPicture) -> None:
    """What is said over the field."""
    places, theme, area = picture.places, picture.theme, picture.area
    if picture.replayed:
        _draw_replay_sign(canvas, picture)
    if picture.fallen is None and picture.ridden.state.tick < PREPARED_TICKS:
        prepare_riders(theme, picture.floor.area, picture.ridden.state)
    if picture.count is not None:
        draw_count(canvas, theme, places, area, picture.ridden, picture.count, picture.time)
    if picture.calls:
        riders = riders_of(picture.ridden, picture.progress, picture.tick)
        taken = [square_at(area, rider.place) for rider in riders if rider.crashed is None]
        draw_calls(canvas, picture.layout, theme, area, picture.calls, taken)
    if picture.said is not None:
        message, light = picture.said
        panorama = picture.panorama
        above = places.message(panorama.area.moved(0, -panorama.margin))
        draw_message(canvas, picture.layout, theme, message, above, light)
    _draw_result(canvas, picture)


def _draw_result(canvas: Surface, picture: ArenaPicture) -> None:
    """The banner, and before it the winner's name."""
    if picture.result is not None:
        result, light = picture.result
        cells, others = crash_cells(picture.ridden), picture.ridden.state.cells
        band = picture.places.band_clear_of(picture.area, cells, others)
        draw_banner(canvas, picture.layout, picture.theme, result, light, band)
        if picture.covered > 0.5:
            _draw_panels_on_banner(canvas, picture, result, 2 * picture.covered - 1)
    if picture.name is not None:
        _draw_name(canvas, picture, picture.name)


def _draw_name(canvas: Surface, picture: ArenaPicture, name: WinnersName) -> None:
    """The name across a darker strip of the field."""
    box, theme, layout = picture.end_places.name_box, picture.theme, picture.layout
    sign = sign_of(name.words, box.size, layout.px(LARGEST_NAME))
    strip = Rect(0, 0, layout.width, sign.extent[1] + 2 * layout.px(NAME_MARGIN))
    strip.center = box.center

    if not name.light:
        prepare_sign(canvas, theme, sign, name.colour)
        return

    def draw() -> None:
        draw_veil(canvas, theme, NAME_VEIL * name.lit, strip)
        draw_tubes(canvas, theme, sign, box.center, name.colour, name.lit, flickers=name.flickers)

    draw_faded(canvas, strip.inflate(0, 2 * sign.margin), name.light, draw)


def prepare_sign(canvas: Surface, theme: Theme, sign: Sign, colour: Colour) -> None:
    """Draw a sign ahead, and show nothing of it."""
    before = canvas.get_clip()
    canvas.set_clip(Rect(0, 0, 0, 0))
    draw_tubes(canvas, theme, sign, (0, 0), colour, 0.5)
    draw_tubes(canvas, theme, sign, (0, 0), colour, 1.0)
    canvas.set_clip(before)


# The field, as the camera shows it


def _draw_field(canvas: Surface, picture: ArenaPicture) -> None:
    """Draw what is seen of the field. What is larger for a moment is drawn in a corner, and enlarged."""
    part, screen = picture.seen, picture.layout.screen
    if part.size == screen.size or not canvas.get_rect().contains((0, 0), part.size):
        _draw_seen(canvas, picture, part.topleft)
    else:
        seen = canvas.subsurface((0, 0), part.size)
        _draw_seen(seen, picture, part.topleft)
        canvas.blit(pygame.transform.smoothscale(seen, screen.size), (0, 0))


def _draw_seen(canvas: Surface, picture: ArenaPicture, corner: tuple[int, int]) -> None:
    """Draw the field as it is seen from a corner of the kept picture on."""
    floor, ridden, theme = picture.floor, picture.ridden, picture.theme
    _lay_kept(canvas, picture, corner)
    glass = glass_on(floor)
    if glass is not None:
        glass = glass._replace(corner=(glass.corner[0] - corner[0], glass.corner[1] - corner[1]))
    area = floor.area.moved(-corner[0], -corner[1])
    state = ridden.state
    draw_ticks_left(canvas, theme, area, state)
    draw_warning(canvas, theme, area, state, ticks_light(state.ticks_until_ring, picture.progress))
    _draw_riders(Painting(canvas, theme, area, glass), picture)


def _lay_kept(canvas: Surface, picture: ArenaPicture, corner: tuple[int, int]) -> None:
    """The field with all that stands still on it, with broken walls after a crash."""
    floor, ridden, fallen = picture.floor, picture.ridden, picture.fallen
    if fallen is None or picture.slow or fallen < BROKEN_AFTER:
        canvas.blit(kept_field(floor, ridden, picture.tick), (0, 0), Rect(corner, canvas.get_size()))
    if fallen is not None and not picture.slow:
        draw_broken(canvas, corner, floor, ridden, fallen, particles=picture.particles)


def _draw_riders(painting: Painting, picture: ArenaPicture) -> None:
    ridden, since, state = picture.ridden, picture.since_tick, picture.ridden.state
    riders = riders_of(ridden, picture.progress, picture.tick)
    # Where a wall breaks, its end breaks first: nothing of it is drawn anew.
    breaks = picture.fallen is not None and not picture.slow and picture.fallen > BREAKING_FROM
    gone = [rider for rider in riders if rider.burst_for(since) > 0]
    draw_riders(painting, [rider for rider in riders if not (breaks and rider in gone)], gone)
    floor = picture.floor._replace(area=painting.area)
    lay_in_front(painting.canvas, floor, ridden.start, list(state.cells), state.tick)
    if not picture.particles:
        return
    for rider in riders:
        if picture.fallen is None and picture.count is None:
            draw_sparks(painting, rider, state, picture.time)
    for player, age in picture.missed:
        draw_shower(painting, riders[player - 1], age)
    draw_bursts(painting.canvas, painting.theme, painting.area, riders, since)


def _draw_replay_sign(canvas: Surface, picture: ArenaPicture) -> None:
    """Write that this is a replay: in the middle of the upper bar, if that is high enough."""
    layout, theme, room = picture.layout, picture.theme, picture.places.room
    words, tone = _("Replay"), theme.legible(theme.accent)
    width = text_width(words, layout.medium, bold=True) + layout.px(4)
    plate = Rect(layout.stage.left + layout.px(2), 0, width, layout.line(layout.medium))
    plate.top = room.top
    if picture.close_up is not None:
        plate.top = max(layout.px(0.5), (bar_height(layout.screen) - plate.height) // 2)
    lay_plate(canvas, theme, plate, plate.height // 2, colour=tone, light=1.0, tint=PLATE_TINT)
    write(canvas, words, layout.medium, tone, bold=True, center=plate.center)
