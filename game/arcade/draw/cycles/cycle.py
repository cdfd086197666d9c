"""Cycles as emblems, as large as they are given room."""

from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.cycle_picture import body_of, foot_of, pose_of, size_of
from game.arcade.draw.easing import Point
from game.arcade.draw.sprites import weaken
from game.arcade.draw.theme import Style, Theme
from game.core.rules import Player

# Half a cycle, in shares of the cell or emblem it is drawn for, and how far below its middle it stands.
REACH, DOWN = 0.355, 0.11
LIGHT_STEPS = 8
# On cells smaller than this, cycles are a little larger, to be recognised.
SMALL, GROWN = 40, 1.4


def draw_cycle(
    canvas: Surface,
    theme: Theme,
    player: Player,
    place: Point,
    size: float,
    heading: int,
    *,
    light: float = 1.0,
) -> None:
    """A cycle in a square of this size, `heading` degrees clockwise from the right."""
    steps = round(LIGHT_STEPS * max(0.0, min(1.0, light)))
    if steps:
        picture = _emblem(theme, player, _half(size), heading % 360, steps)
        canvas.blit(picture, _square(place, size))


def _square(place: Point, size: float) -> Rect:
    """The part of the screen on which a cycle is drawn, whatever its heading."""
    half = _half(size)
    left, top = foot_of(half)
    return Rect((round(place[0]) - left, round(place[1] + DOWN * size) - top), size_of(half))


def _half(size: float) -> int:
    return max(3, round(REACH * size * (GROWN if size < SMALL else 1.0)))


@baked
def _emblem(theme: Theme, player: Player, half: int, heading: int, light: int) -> Surface:
    picture = body_of(theme, player, half, pose_of(heading))
    if light == LIGHT_STEPS:
        return picture
    copy = picture.copy()
    weaken(copy, Style.ENAMEL, light / LIGHT_STEPS)
    return copy
