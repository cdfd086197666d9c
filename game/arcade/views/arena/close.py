"""The replay of a crash from near: the field twice as large around the crash, between two dark bars."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.easing import Point
from game.arcade.draw.theme import BLACK, Style, mix
from game.arcade.views.arena.area import FieldArea
from game.arcade.views.arena.fall import draw_bursts
from game.arcade.views.arena.ground import ground, lay_surroundings
from game.arcade.views.arena.riders import draw_light, draw_rider, riders_of, ticks_kept
from game.arcade.views.arena.trails import Floor, kept_field, prepare_field
from game.arena.round import Round

# How much larger everything is, and the height of a bar in shares of the field.
CLOSER, BAR = 2, 0.075
# How many ticks of the field are drawn ahead in a frame.
TICKS_AHEAD = 8


@dataclass(frozen=True)
class Close:
    """What is looked at."""

    focus: Point  # in columns and rows
    fallen: float  # seconds since the riders flew apart; less than 0 before


@dataclass(frozen=True)
class Coming:
    """A moment of the replay that comes next."""

    first: Round  # the moment with which it begins
    ridden: Round
    progress: float
    close: Close


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


def draw_close(
    canvas: Surface, floor: Floor, ridden: Round, progress: float, close: Close, particles: bool
) -> None:
    near = near_floor(floor, close.focus)
    rect = floor.area.rect

    theme, size, area = floor.theme, floor.size, floor.area
    lay_surroundings(canvas, floor.part, theme, size, area, floor.rim, floor.walls)
    before = canvas.get_clip()
    canvas.set_clip(rect.clip(before))
    canvas.blit(kept_field(near, ridden, ticks_kept(ridden)), near.part)
    _draw_riders(canvas, near, ridden, progress, close.fallen, particles)
    _draw_bars(canvas, floor, rect)
    canvas.set_clip(before)


def prepare_close(canvas: Surface, floor: Floor, coming: Coming, particles: bool) -> None:
    """Draw a part of what the replay will need, and show nothing of it.

    Some ticks of the field are drawn as it is when the replay begins, and the riders at some moment.
    """
    ground(floor.theme, floor.size, floor.area, floor.rim, floor.walls)  # so that it is not forgotten
    near = near_floor(floor, coming.close.focus)
    if prepare_field(near, coming.first, ticks_kept(coming.first), most=TICKS_AHEAD):
        before = canvas.get_clip()
        canvas.set_clip(Rect(0, 0, 0, 0))
        _draw_riders(canvas, near, coming.ridden, coming.progress, coming.close.fallen, particles)
        canvas.set_clip(before)


def _draw_riders(
    canvas: Surface, near: Floor, ridden: Round, progress: float, fallen: float, particles: bool
) -> None:
    theme, area = near.theme, near.area
    riders = riders_of(area, ridden, progress)
    alive = [rider for rider in riders if not (rider.crashed and fallen > 0)]
    for rider in alive:
        draw_light(canvas, theme, area, rider)
    for rider in riders:
        draw_rider(canvas, theme, area, rider, ticks_kept(ridden), 1.0 if rider in alive else 0.0)
    if fallen > 0 and particles:
        draw_bursts(canvas, theme, area, riders, fallen)


def _draw_bars(canvas: Surface, floor: Floor, rect: Rect) -> None:
    height = bar_height(rect)
    tone = floor.theme.night if floor.theme.style is not Style.NEON else mix(floor.theme.night, BLACK, 0.4)
    for top in (rect.top, rect.bottom - height):
        canvas.fill(tone, Rect(rect.left, top, rect.width, height))
