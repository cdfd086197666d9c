"""Pictures of the cycles: their bodies, what these are made of, their headlights and their sparks.

A body is drawn once for each heading.
"""

import math
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.cycle_model import COARSE, FINE, Face, Point3, dot, faces_of, unit
from game.arcade.draw.cycles.perspective import LIFT
from game.arcade.draw.easing import Point
from game.arcade.draw.light import shine_pool
from game.arcade.draw.sprites import ADD, SHADOW, blurred, clear
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix, purest
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
# Towards the viewer: what lies on this line lies at one place of the picture.
TOWARDS = (0.2, 0.55, 1.0)
# Where the light comes from.
LIGHT = (-0.42, 0.22, 0.88)
# The parts that give light themselves.
LIT = ("strip", "band", "ring", "lamp", "tail")
SOLID = ("hull", "helmet", "suit", "tyre")


class View(NamedTuple):
    """The directions of the screen, of the viewer and of the light, seen from a cycle."""

    across: Point3
    down: Point3
    towards: Point3
    light: Point3
    gleam: Point3  # halfway between the viewer and the light


@lru_cache(maxsize=72)
def view_of(heading: int, lean: int) -> View:
    """The view of a cycle that is turned and leans over."""
    turn, over = math.radians(heading), math.radians(lean)

    def inside(arrow: Point3) -> Point3:
        """A direction on the floor, seen from the cycle."""
        x, y, z = arrow
        ahead, aside = x * math.cos(turn) + y * math.sin(turn), y * math.cos(turn) - x * math.sin(turn)
        return ahead, aside * math.cos(over) - z * math.sin(over), z * math.cos(over) + aside * math.sin(over)

    towards, light = unit(TOWARDS), LIGHT
    gleam = unit((light[0] + TOWARDS[0], light[1] + TOWARDS[1], light[2] + TOWARDS[2]))
    across, down = (1.0, 0.0, LIFT[0]), (0.0, 1.0, LIFT[1])
    return View(*map(inside, (across, down, towards, light, gleam)))


Paint = Callable[[Face, View], Colour]


def paint_of(theme: Theme, player: Player, *, burnt: bool) -> Paint:
    """A function that gives each face of a player's cycle its colour."""
    colour = theme.player(player)
    if burnt:
        return lambda face, view: _burnt(theme, colour, face, view)
    lit = {part: _lit(theme, colour, part) for part in LIT}
    materials = {part: _material(theme, colour, part) for part in SOLID}
    shade = _flat if theme.style is Style.FLAT else _shaded

    def paint(face: Face, view: View) -> Colour:
        return lit[face.part] if face.part in lit else shade(*materials[face.part], face, view)

    return paint


def _flat(base: Colour, _gloss: float, face: Face, view: View) -> Colour:
    """Two shades, without gradients."""
    return dimmed(base, 1.0 if dot(face.normal, view.light) > 0.55 else 0.62)


def _shaded(base: Colour, gloss: float, face: Face, view: View) -> Colour:
    """The colour under light from one side, with a gleam."""
    falling, gleam = dot(face.normal, view.light), dot(face.normal, view.gleam)
    white = gloss * gleam ** (34 if gloss > 0.5 else 14) if gleam > 0 else 0.0
    lit = (0.26 + 0.84 * max(0.0, falling)) * (1 - white)
    red, green, blue = base
    return (
        min(255, round(red * lit + 255 * white)),
        min(255, round(green * lit + 255 * white)),
        min(255, round(blue * lit + 255 * white)),
    )


def _material(theme: Theme, colour: Colour, part: str) -> tuple[Colour, float]:
    """The colour of a part, and how strongly it gleams."""
    if theme.style is Style.FLAT:
        return {"tyre": BLACK, "suit": dimmed(colour, 0.55)}.get(part, colour), 0.0
    if part == "tyre":
        return mix((34, 38, 52), colour, 0.12), 0.3
    if part == "helmet":
        return mix((20, 24, 38), colour, 0.7), 0.85
    if part == "suit":
        return mix((24, 28, 42), colour, 0.42), 0.3
    if theme.style is Style.ENAMEL:
        return mix(colour, WHITE, 0.14), 0.35
    return mix(colour, purest(colour), 0.6), 0.4


def _lit(theme: Theme, colour: Colour, part: str) -> Colour:
    """The colour of a part that gives light."""
    if part == "tail":
        return mix(purest(colour), theme.danger, 0.35)
    if theme.style is Style.NEON:
        return mix(purest(colour), WHITE, 0.75 if part == "lamp" else 0.4)
    return mix(colour, WHITE, 0.9 if part == "lamp" else 0.6)


def _burnt(theme: Theme, colour: Colour, face: Face, view: View) -> Colour:
    """A hull that has burnt out: ash, with embers where its lights were."""
    falling = max(0.0, dot(face.normal, view.light))
    ash = mix(theme.stone, BLACK, 0.25)
    if face.part in LIT:
        return mix(ash, colour, 0.85)
    return dimmed(mix(ash, colour, 0.08), 0.35 + 0.65 * falling)


class Pose(NamedTuple):
    """How a cycle stands: where it heads, and how it leans."""

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
        light = _cone(colour, max(6, round(size)), heading % 360)
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


# The light that the headlights throw on the floor

CONE_ANGLE, CONE_LENGTH, CONE_LAYERS = 21, 1.25, 14
# Half the side of the square on which they are drawn first.
CONE = 64


@baked
def _cone(colour: Colour, size: int, heading: int) -> Surface:
    """The light of the headlights on the floor, to be added: a square around the middle of the cycle."""
    half = max(4, round(size * (CONE_LENGTH + 0.35)))
    turned = pygame.transform.rotate(_small_cone(colour), -heading)
    small = turned.get_rect().inflate(2 * CONE - turned.get_width(), 2 * CONE - turned.get_height())
    return pygame.transform.smoothscale(turned.subsurface(small), (2 * half, 2 * half))


@baked
def _small_cone(colour: Colour) -> Surface:
    """The cone to the right, as small as its softness allows."""
    square = Surface((2 * CONE, 2 * CONE))
    tone = mix(colour, WHITE, 0.35)
    for layer in range(CONE_LAYERS):
        part = Surface(square.get_size())
        share = 1 - layer / CONE_LAYERS
        light = dimmed(tone, 0.012 + 0.045 * layer / CONE_LAYERS)
        pygame.draw.polygon(part, light, _wedge(CONE / (CONE_LENGTH + 0.35), share))
        square.blit(part, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return blurred(square, 3)


def _wedge(size: float, share: float) -> list[Point]:
    """The outline of the part of a cone that is lit at least so much."""
    length = size * (0.4 + (CONE_LENGTH - 0.4) * share)
    spread = math.radians(CONE_ANGLE * (0.55 + 0.45 * share))
    turns = [spread * step / 4 for step in range(-4, 5)]
    arc = [(CONE + math.cos(turn) * length, CONE + math.sin(turn) * length) for turn in turns]
    return [(CONE + size * 0.2, CONE), *arc]


# Sparks


@baked
def spark_of(theme: Theme, player: Player, side: int, light: int) -> Surface:
    """A glowing grain, in one of a few strengths."""
    colour = theme.player(player)
    large = clear((side * 3, side * 3), colour)
    middle, strength = side * 1.5, (light + 1) / 4
    for reach in range(side, 0, -1):
        share = 1 - reach / side
        tone = (*colour, round(200 * share * share * strength))
        pygame.draw.circle(large, tone, (middle, middle), reach * 1.5)
    heart = mix(purest(colour), WHITE, 0.6) if theme.style is not Style.ENAMEL else mix(colour, WHITE, 0.4)
    pygame.draw.circle(large, (*heart, round(255 * strength)), (middle, middle), side * 0.34)
    return pygame.transform.smoothscale(large, (side, side))
