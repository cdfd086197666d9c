"""A crash: riders burst, their walls go out from there on, and all of it is shown again from near."""

import math
from collections.abc import Iterable
from typing import NamedTuple

from pygame import Rect, Surface

from game.arcade.draw.cycles.bursts import draw_burst
from game.arcade.draw.easing import Point, clamped, eased
from game.arcade.draw.fading import lay_share
from game.arcade.draw.light import shine_pool
from game.arcade.draw.theme import BLACK, WHITE, Style, Theme, mix
from game.arcade.views.arena.field_area import FieldArea
from game.arcade.views.arena.ground import Floor, draw_edge
from game.arcade.views.arena.kept_field import glass_on, kept_field, lay_in_front, prepare_field
from game.arcade.views.arena.riders import Rider, SinceTick, draw_riders, riders_of, settled
from game.arcade.views.arena.trails import Painting
from game.arena.round import Round
from game.core.rules import Player

# How large a burst is, compared with that of a cycle as long as its cell.
BURST = 1.7
# How long the walls take to go out, and when they begin to, in seconds since the crash.
BREAKING_SECONDS, BREAKING_FROM = 0.7, 0.25
# How far around its cell the light of a wall shines, which goes out with it, in cells.
LIT = 0.5
# How long everything takes to fade where nothing flies.
FADING_SECONDS = 0.6
# How many ticks of the broken walls are drawn ahead in a frame before that.
BROKEN_TICKS_AHEAD = 12
BROKEN_AFTER = BREAKING_FROM + BREAKING_SECONDS


def crashed(ridden: Round) -> tuple[Player, ...]:
    return tuple(player for player in ridden.state.riders if ridden.state.crashes[player - 1])


def crashed_last(ridden: Round) -> tuple[Player, ...]:
    """Who crashed in the last tick."""
    state = ridden.state
    return tuple(player for player in state.riders if state.crash_tick(player) == state.tick)


def crash_cells(ridden: Round) -> set[int]:
    """Where riders crashed last: the cells that they were on, and those that they could not enter."""
    state = ridden.state
    return {
        cell for player in crashed_last(ridden) for cell in (state.cells[player - 1], state.ahead(player))
    }


def prepare_broken(floor: Floor, ridden: Round) -> None:
    """Draw ahead some more of the walls that break."""
    prepare_field(floor, ridden, ridden.state.tick + 1, crashed(ridden), most=BROKEN_TICKS_AHEAD)


def draw_broken(
    canvas: Surface, corner: tuple[int, int], floor: Floor, ridden: Round, fallen: float, *, particles: bool
) -> None:
    """Draw how the walls of those who crashed break, over the whole ones; seen from a corner on."""
    losers, breaking_for = crashed(ridden), fallen - BREAKING_FROM
    tick = ridden.state.tick + 1
    if breaking_for < 0:
        prepare_broken(floor, ridden)
        return
    after = kept_field(floor, ridden, tick, losers)
    part = Rect(corner, canvas.get_size())
    if not particles:
        lay_share(canvas, after, (0, 0), clamped(breaking_for / FADING_SECONDS), part)
        return
    share = clamped(breaking_for / BREAKING_SECONDS)
    if share >= 1:
        canvas.blit(after, (0, 0), part)
        return
    before = kept_field(floor, ridden, tick)
    for player in losers:
        path = ridden.paths[player - 1]
        standing = len(path) - round(share * len(path))
        # A crest, too, lies within the cell of its wall; only its light reaches further.
        around = 2 * round(LIT * floor.area.cell)
        spots = [floor.area.rect_of(cell) for cell in path]
        lit = [spot.inflate(around, around) for spot in spots]
        gone = lit[standing:]
        still = [spot for spot in lit[:standing] if spot.collidelist(gone) >= 0]
        _lay(canvas, corner, after, gone)
        _lay(canvas, corner, before, still)
        _lay(canvas, corner, after, [spot for spot in spots[standing:] if spot.collidelist(still) >= 0])


def _lay(canvas: Surface, corner: tuple[int, int], picture: Surface, spots: Iterable[Rect]) -> None:
    """Some parts of a picture of the field, which is seen from a corner on."""
    for spot in spots:
        canvas.blit(picture, spot.move(-corner[0], -corner[1]), spot)


def draw_bursts(
    canvas: Surface, theme: Theme, area: FieldArea, riders: Iterable[Rider], since: SinceTick
) -> None:
    """Draw how the riders who crashed fly apart."""
    for rider in riders:
        age = rider.burst_for(since)
        if age > 0:
            _draw_shock(canvas, theme, area, rider, age)
            draw_burst(canvas, area.view, theme, theme.player(rider.player), rider.place, age, BURST)


# How far the flash of a crash reaches, in cells.
FLASH = 3.4
# The ring of a crash has so many corners.
CIRCLE = tuple((math.cos(n * math.pi / 16), math.sin(n * math.pi / 16)) for n in range(32))
# How long it runs over the floor, and how far, in cells; how long its flash is seen.
SHOCK_SECONDS, SHOCK, FLASH_SECONDS = 0.55, 3.2, 0.16


def _draw_shock(canvas: Surface, theme: Theme, area: FieldArea, rider: Rider, age: float) -> None:
    """A flash, and a ring of light that runs over the floor."""
    colour, spot = theme.player(rider.player), area.at(rider.place, 0.3)
    if age < FLASH_SECONDS:
        light = 1 - age / FLASH_SECONDS
        shine_pool(canvas, theme, spot, FLASH * area.cell, mix(colour, WHITE, 0.7), light, grows=True)
    share = age / SHOCK_SECONDS
    if share >= 1:
        return
    radius, width = SHOCK * eased(share), 0.16 * area.cell * (1 - share)
    tone = mix(colour, WHITE, 0.4 * (1 - share))
    points = [area.at((rider.place[0] + radius * x, rider.place[1] + radius * y)) for x, y in CIRCLE]
    for start, end in zip(points, [*points[1:], points[0]], strict=True):
        draw_edge(canvas, mix(theme.night, tone, 1 - share), start, end, max(1.0, width))


# How much larger than on the whole field everything is, and the height of a bar in shares of the screen.
CLOSER, BAR = 2, 0.075
# How many ticks of the field are drawn ahead in a frame.
CLOSE_TICKS_AHEAD = 8


class CloseUp(NamedTuple):
    """The part of the field at which the replay of a crash looks from near."""

    focus: Point  # in columns and rows
    since: SinceTick


class ComingCloseUp(NamedTuple):
    """A moment of the replay that comes next, to be drawn ahead."""

    first: Round  # the moment with which it begins
    ridden: Round
    progress: float
    close_up: CloseUp


def bar_height(screen: Rect) -> int:
    """The height of each bar over the screen."""
    return round(screen.height * BAR)


def near_floor(floor: Floor, screen: Rect, focus: Point, closer: float) -> Floor:
    """The field around a point, so many times closer, on the whole screen."""
    wide = floor.area
    middle, whole = wide.at(focus), wide.larger(closer, (0, 0)).whole
    x = screen.centerx - (middle[0] - wide.view.centre[0]) * closer
    y = screen.centery - (middle[1] - wide.view.centre[1]) * closer
    bar = bar_height(screen)
    x = min(screen.left - whole.left, max(screen.right - whole.right, x))
    y = min(screen.top + bar - whole.top, max(screen.bottom - bar - whole.bottom, y))
    return floor._replace(size=screen.size, area=wide.larger(closer, (x, y)), wide=floor)


def draw_close_up(
    canvas: Surface, near: Floor, ridden: Round, progress: float, close_up: CloseUp, particles: bool
) -> None:
    tick = settled(ridden, close_up.since if ridden.state.over else None)
    canvas.blit(kept_field(near, ridden, tick), (0, 0))
    _draw_riders(canvas, near, ridden, progress, close_up.since, particles)
    _draw_bars(canvas, near.theme)


def prepare_close_up(near: Floor, coming: ComingCloseUp, canvas: Surface, particles: bool) -> None:
    """Draw ahead a part of what the close-up will need, and show nothing of it.

    That is some more ticks of the field as it is when the replay begins, and the riders at one moment.
    """
    if prepare_field(near, coming.first, coming.first.state.tick, most=CLOSE_TICKS_AHEAD):
        before = canvas.get_clip()
        canvas.set_clip(Rect(0, 0, 0, 0))
        _draw_riders(canvas, near, coming.ridden, coming.progress, coming.close_up.since, particles)
        canvas.set_clip(before)


def _draw_riders(
    canvas: Surface, near: Floor, ridden: Round, progress: float, since: SinceTick, particles: bool
) -> None:
    tick = settled(ridden, since if ridden.state.over else None)
    riders = riders_of(ridden, progress, tick)
    gone = [rider for rider in riders if rider.burst_for(since) > 0]
    draw_riders(Painting(canvas, near.theme, near.area, glass_on(near)), riders, gone)
    lay_in_front(canvas, near, ridden.start, list(ridden.state.cells), ridden.state.tick)
    if particles:
        draw_bursts(canvas, near.theme, near.area, riders, since)


def _draw_bars(canvas: Surface, theme: Theme) -> None:
    screen = canvas.get_rect()
    height = bar_height(screen)
    tone = theme.night if theme.style is not Style.NEON else mix(theme.night, BLACK, 0.4)
    for top in (0, screen.bottom - height):
        canvas.fill(tone, Rect(0, top, screen.width, height))
