"""Pictures of the cycles: bodies shaded by their faces, drawn once for each heading."""

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.cycle_model import COARSE, FINE, faces_of
from game.arcade.draw.cycles.cycle_paint import paint_of, view_of
from game.arcade.draw.cycles.headlights import cone
from game.arcade.draw.cycles.view import dot
from game.arcade.draw.easing import Point
from game.arcade.draw.light import shine_pool
from game.arcade.draw.sprites import ADD, SHADOW, clear
from game.arcade.draw.theme import BLACK, WHITE, Style, Theme
from game.core.rules import Player

# Half a cycle, in shares of the cell or emblem it is drawn for.
REACH = 0.355
# How far to the right of and below the middle of its cell a cycle is drawn, in cells: it rises the other way.
ASIDE, DOWN = 0.04, 0.05
# Bodies are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 3
# The half of the square on which a cycle is drawn, in half cycles.
ROOM = 1.55
LIGHT_STEPS = 8
# On cells smaller than this, cycles are a little larger, to be recognised.
SMALL, GROWN = 40, 1.4
# From this size on the edges between faces would be seen.
LARGE = 170
# How many times smaller a soft shadow is drawn.
SOFTNESS = 7


class Pose(NamedTuple):
    """How a cycle stands."""

    heading: int
    lean: int
    burnt: bool


def draw_cycle(
    canvas: Surface,
    theme: Theme,
    player: Player,
    place: Point,
    size: float,
    heading: int,
    *,
    lean: int = 0,
    light: float = 1.0,
) -> None:
    """A cycle on a cell of this size, `heading` degrees clockwise from the right."""
    _draw(canvas, theme, player, place, size, Pose(heading % 360, lean, burnt=False), light)


def draw_wreck(
    canvas: Surface, theme: Theme, player: Player, place: Point, size: float, heading: int
) -> None:
    """What is left of a cycle."""
    _draw(canvas, theme, player, place, size, Pose(heading % 360, 0, burnt=True), 1.0)


def _draw(
    canvas: Surface, theme: Theme, player: Player, place: Point, size: float, pose: Pose, light: float
) -> None:
    steps = round(LIGHT_STEPS * max(0.0, min(1.0, light)))
    if steps == 0:
        return
    picture = _picture(theme, player, _grown(size), pose, steps)
    canvas.blit(picture, square_of_cycle(place, size))


def square_of_cycle(place: Point, size: float) -> Rect:
    """The part of the screen on which a cycle is drawn, whatever its heading."""
    square = Rect(0, 0, *[_side(_grown(size))] * 2)
    square.center = round(place[0] + ASIDE * size), round(place[1] + DOWN * size)
    return square


def _grown(size: float) -> int:
    return max(6, round(size * (GROWN if size < SMALL else 1.0)))


def _side(size: int) -> int:
    return max(4, round(2 * ROOM * REACH * size))


def draw_cycle_light(
    canvas: Surface, floor: Rect, theme: Theme, player: Player, place: Point, size: float, heading: int
) -> None:
    """What a cycle for a cell of this size throws on a floor: its light, and the cone of its headlights."""
    colour = theme.player(player)
    shine_pool(canvas, theme, place, size * 0.75, colour, 0.75)
    if theme.style is Style.NEON and theme.glow:
        light = cone(colour, max(6, round(size)), heading % 360)
        whole = light.get_rect(center=(round(place[0]), round(place[1])))
        lit = whole.clip(floor)
        canvas.blit(light, lit, lit.move(-whole.x, -whole.y), special_flags=ADD)


@baked
def _picture(theme: Theme, player: Player, size: int, pose: Pose, light: int) -> Surface:
    if light < LIGHT_STEPS:
        copy = _picture(theme, player, size, pose, LIGHT_STEPS).copy()
        copy.fill((*WHITE, 255 * light // LIGHT_STEPS), special_flags=pygame.BLEND_RGBA_MULT)
        return copy
    side = _side(size)
    half = side * OVERSAMPLING / 2
    scale = REACH * size * OVERSAMPLING
    large = clear((side * OVERSAMPLING, side * OVERSAMPLING), theme.player(player))
    view = view_of(pose.heading, pose.lean)
    faces = faces_of(player, FINE if size >= LARGE else COARSE)
    shown = sorted(
        (face for face in faces if dot(face.normal, view.towards) > 0),
        key=lambda face: dot(face.middle, view.towards),
    )
    (ax, ay, az), (dx, dy, dz) = view.across, view.down
    # In full, because most of the time that a cycle takes is spent here.
    flat = [
        (
            face,
            [
                (half + (x * ax + y * ay + z * az) * scale, half + (x * dx + y * dy + z * dz) * scale)
                for x, y, z in face.points
            ],
        )
        for face in shown
    ]
    if theme.style is Style.FLAT:
        width = max(2, round(scale * 0.12))
        for _face, corners in flat:
            pygame.draw.polygon(large, theme.ink, corners, width)
    paint = paint_of(theme, player, burnt=pose.burnt)
    for face, corners in flat:
        pygame.draw.polygon(large, paint(face, view), corners)
    return _with_shadow(pygame.transform.smoothscale(large, (side, side)), theme, size)


def _with_shadow(body: Surface, theme: Theme, size: int) -> Surface:
    """The body with what it throws on the floor: a contact shadow."""
    if theme.style is Style.FLAT or not theme.glow:
        return body
    shade, share = (SHADOW, 150) if theme.style is Style.ENAMEL else (BLACK, 220)
    side = body.get_width()
    small = pygame.transform.smoothscale(body, (max(1, side // SOFTNESS), max(1, side // SOFTNESS)))
    small.fill((0, 0, 0, share), special_flags=pygame.BLEND_RGBA_MULT)
    small.fill((*shade, 0), special_flags=pygame.BLEND_RGBA_ADD)
    whole = clear(body.get_size(), shade)
    whole.blit(pygame.transform.smoothscale(small, (side, side)), (round(size * 0.03), round(size * 0.06)))
    whole.blit(body, (0, 0))
    return whole
