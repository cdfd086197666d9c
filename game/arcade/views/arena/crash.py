"""A crash: riders burst, their walls go out from there on, and all of it is shown again from near."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.arcade.draw.cycles.cubes import draw_burst
from game.arcade.draw.easing import Point, clamped
from game.arcade.draw.fading import lay_share
from game.arcade.draw.theme import BLACK, Style, Theme, mix
from game.arcade.views.arena.field_area import FieldArea
from game.arcade.views.arena.ground import Floor, ground, lay_surroundings
from game.arcade.views.arena.kept_field import kept_field, prepare_field
from game.arcade.views.arena.riders import (
    SIZE,
    Rider,
    SinceTick,
    draw_light,
    draw_rider,
    riders_of,
    ticks_kept,
)
from game.arena.round import Round
from game.core.rules import Player

# How long the walls take to go out, and when they begin to, in seconds since the crash.
BREAKING_SECONDS, BREAKING_FROM = 0.7, 0.12
# How long everything takes to fade where nothing flies, and when all is done in both ways.
FADING_SECONDS = 0.6
# How far around its cell the light of a wall goes out with it, in cells.
LIT = 0.7
# How many ticks of the broken walls are drawn ahead in a frame before that.
BROKEN_TICKS_AHEAD = 30
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


def draw_broken(
    canvas: Surface, floor: Floor, ridden: Round, ticks: int, fallen: float, *, particles: bool
) -> None:
    """Draw how the walls of those who crashed break, over the picture of the whole walls."""
    losers, breaking_for = crashed(ridden), fallen - BREAKING_FROM
    if breaking_for < 0:
        prepare_field(floor, ridden, ticks, losers, most=BROKEN_TICKS_AHEAD)
        return
    after, part = kept_field(floor, ridden, ticks, losers), floor.part
    if not particles:
        lay_share(canvas, after, part, clamped(breaking_for / FADING_SECONDS))
        return
    share = clamped(breaking_for / BREAKING_SECONDS)
    if share >= 1:
        canvas.blit(after, part)
        return
    before = kept_field(floor, ridden, ticks)
    for player in losers:
        path = ridden.paths[player - 1]
        standing = len(path) - round(share * len(path))
        _lay_cells(canvas, floor, after, path[standing:], round(floor.area.cell * LIT))
        # The light of broken walls reaches into the cells beside them, in which others may still stand.
        _lay_cells(canvas, floor, before, path[:standing], 0)


def _lay_cells(canvas: Surface, floor: Floor, picture: Surface, cells: Sequence[int], around: int) -> None:
    """Some cells of a picture of the field, and what lies so near to them."""
    for cell in cells:
        spot = floor.area.rect_of(cell).inflate(around, around)
        canvas.blit(picture, spot, spot.move(-floor.part.left, -floor.part.top))


def draw_bursts(
    canvas: Surface, theme: Theme, area: FieldArea, riders: Iterable[Rider], since: SinceTick
) -> None:
    """Draw how the riders who crashed fly apart."""
    for rider in riders:
        age = rider.burst_for(since)
        if age > 0:
            draw_burst(canvas, area, theme, theme.player(rider.player), rider.place, age, SIZE)


# How much larger everything is, and the height of a bar in shares of the field.
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


def bar_height(rect: Rect) -> int:
    """The height of each bar over a field."""
    return round(rect.height * BAR)


def near_floor(floor: Floor, focus: Point) -> Floor:
    """The field around a point, cut off at the edges of the field as it lies on the screen.

    Nothing beyond the wall around the field is seen.
    """
    rect, cell = floor.area.rect, floor.area.cell * CLOSER
    across = round(rect.centerx - focus[0] * cell)
    down = round(rect.centery - focus[1] * cell)
    width, height = floor.area.field.width * cell, floor.area.field.height * cell
    beside, above = floor.rim * CLOSER, bar_height(rect) + floor.rim * CLOSER
    across = min(rect.left + beside, max(rect.right - width - beside, across))
    down = min(rect.top + above, max(rect.bottom - height - above, down))
    area = FieldArea(floor.area.field, (across, down), cell)
    seen = (rect.x, rect.y, rect.width, rect.height)
    return Floor(floor.theme, floor.size, area, floor.rim, floor.walls, seen, floor)


def draw_close_up(
    canvas: Surface, floor: Floor, ridden: Round, progress: float, close_up: CloseUp, particles: bool
) -> None:
    near, rect = near_floor(floor, close_up.focus), floor.area.rect
    lay_surroundings(canvas, floor)
    before = canvas.get_clip()
    canvas.set_clip(rect.clip(before))
    canvas.blit(kept_field(near, ridden, ticks_kept(ridden)), near.part)
    _draw_riders(canvas, near, ridden, progress, close_up.since, particles)
    _draw_bars(canvas, floor, rect)
    canvas.set_clip(before)


def prepare_close_up(canvas: Surface, floor: Floor, coming: ComingCloseUp, particles: bool) -> None:
    """Draw ahead a part of what the close-up will need, and show nothing of it.

    That is some more ticks of the field as it is when the replay begins, and the riders at one moment.
    """
    ground(floor)  # so that it is not forgotten
    near = near_floor(floor, coming.close_up.focus)
    if prepare_field(near, coming.first, ticks_kept(coming.first), most=CLOSE_TICKS_AHEAD):
        before = canvas.get_clip()
        canvas.set_clip(Rect(0, 0, 0, 0))
        _draw_riders(canvas, near, coming.ridden, coming.progress, coming.close_up.since, particles)
        canvas.set_clip(before)


def _draw_riders(
    canvas: Surface, near: Floor, ridden: Round, progress: float, since: SinceTick, particles: bool
) -> None:
    theme, area = near.theme, near.area
    riders = riders_of(area, ridden, progress)
    alive = [rider for rider in riders if rider.burst_for(since) <= 0]
    for rider in alive:
        draw_light(canvas, theme, area, rider)
    for rider in riders:
        draw_rider(canvas, theme, area, rider, ticks_kept(ridden), 1.0 if rider in alive else 0.0)
    if particles:
        draw_bursts(canvas, theme, area, riders, since)


def _draw_bars(canvas: Surface, floor: Floor, rect: Rect) -> None:
    height = bar_height(rect)
    tone = floor.theme.night if floor.theme.style is not Style.NEON else mix(floor.theme.night, BLACK, 0.4)
    for top in (rect.top, rect.bottom - height):
        canvas.fill(tone, Rect(rect.left, top, rect.width, height))
