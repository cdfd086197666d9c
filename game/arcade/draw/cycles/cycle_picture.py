"""Pictures of the cycles and their riders: bodies seen as the floor is, their shadows and their reflections.

A body is drawn once for each pose, and shrunk for what is further away.
"""

import math
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

import pygame
from pygame import Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.cycle_model import COARSE, FINE, Face, Point3, dot, faces_of, unit
from game.arcade.draw.cycles.sheet import Placed
from game.arcade.draw.cycles.wall_paint import glowing
from game.arcade.draw.easing import Point
from game.arcade.draw.sprites import SHADOW, blurred, clear
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix, purest
from game.core.rules import Player

# The height of the floor on the picture in shares of its width, and how far up a height of one is seen.
SQUEEZE = 0.74
RISE = math.sqrt(1 - SQUEEZE**2)
# Where the light comes from.
LIGHT = (-0.42, 0.22, 0.88)
# The headings and leanings at which cycles are drawn, in degrees.
HEADING_STEP, LEAN_STEP = 7.5, 6
# Bodies are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 3
# How far a body reaches from the point of the floor below its middle, in half-lengths.
BESIDE, ABOVE, BELOW = 1.5, 1.95, 1.3
# From this half-length on, in pixels, the edges between faces would be seen.
LARGE = 60
# How many times smaller a soft shadow is drawn, and how far it falls, in heights of what throws it.
SOFTNESS, FALL = 6, (0.16, -0.06)
# How strongly the floor reflects a cycle at its wheels, and at which height nothing is left.
REFLECTED, FADED, FADING = 0.41, 1.5, 1.3
# The parts that give light themselves.
# What is brighter than this has a glare, which is kept so many times smaller.
GLARE_FROM, GLARE_SMALLER = (110, 110, 110), 3
LIT = ("strip", "band", "ring", "lamp", "tail")
SOLID = ("hull", "helmet", "suit", "tyre")


class Pose(NamedTuple):
    """Where a cycle heads on the picture and how it leans, both in steps, and whether it has burnt."""

    heading: int
    lean: int
    burnt: bool = False


def pose_of(heading: float, lean: float = 0.0, *, burnt: bool = False) -> Pose:
    """The pose next to a heading, in degrees clockwise from the right, and a lean to the right."""
    steps = round(360 / HEADING_STEP)
    return Pose(round(heading / HEADING_STEP) % steps, round(lean / LEAN_STEP), burnt)


class View(NamedTuple):
    """The directions of the screen, of the viewer and of the light, seen from a cycle."""

    across: Point3
    down: Point3
    towards: Point3
    light: Point3
    gleam: Point3  # halfway between the viewer and the light


@lru_cache(maxsize=256)
def _view_of(pose: Pose, upwards: int) -> View:
    """The view of a cycle in a pose, or of its mirror image if up is down."""
    turn, over = math.radians(pose.heading * HEADING_STEP), math.radians(pose.lean * LEAN_STEP)

    def inside(arrow: Point3) -> Point3:
        """A direction on the floor, seen from the cycle."""
        x, y, z = arrow[0], arrow[1], arrow[2] * upwards
        ahead, aside = x * math.cos(turn) + y * math.sin(turn), y * math.cos(turn) - x * math.sin(turn)
        return ahead, aside * math.cos(over) - z * math.sin(over), z * math.cos(over) + aside * math.sin(over)

    towards = (0.0, RISE, SQUEEZE)
    light = (LIGHT[0], LIGHT[1], LIGHT[2] * upwards)
    gleam = unit((light[0] + towards[0], light[1] + towards[1], light[2] + towards[2]))
    across, down = (1.0, 0.0, 0.0), (0.0, SQUEEZE, -RISE)
    return View(*map(inside, (across, down, towards, light, gleam)))


# What cycles are made of

Paint = Callable[[Face, View], Colour]


def _paint_of(theme: Theme, player: Player, *, burnt: bool) -> Paint:
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
        return mix(purest(colour), theme.danger, 0.35 if theme.style is Style.FLAT else 0.7)
    if theme.style is Style.NEON:
        return mix(purest(colour), WHITE, 0.9 if part == "lamp" else 0.68)
    return mix(colour, WHITE, 0.9 if part == "lamp" else 0.6)


def _burnt(theme: Theme, colour: Colour, face: Face, view: View) -> Colour:
    """A hull that has burnt out: ash, with embers where its lights were."""
    falling = max(0.0, dot(face.normal, view.light))
    ash = mix(theme.stone, BLACK, 0.25)
    if face.part in LIT:
        return mix(ash, colour, 0.85)
    return dimmed(mix(ash, colour, 0.08), 0.35 + 0.65 * falling)


# Bodies

Flat = tuple[Face, list[Point]]


def _seen(faces: Iterable[Face], view: View, middle: Point, scale: float) -> list[Flat]:
    """The faces that are seen with their corners on the picture, the furthest first."""
    tx, ty, tz = view.towards
    shown = []
    for face in faces:
        nx, ny, nz = face.normal
        if nx * tx + ny * ty + nz * tz > 0:
            x, y, z = face.middle
            shown.append((x * tx + y * ty + z * tz, face))
    shown.sort(key=lambda pair: pair[0])
    (ax, ay, az), (dx, dy, dz) = view.across, view.down
    left, top = middle
    # In full, because most of the time that a cycle takes is spent here.
    return [
        (
            face,
            [
                (left + (x * ax + y * ay + z * az) * scale, top + (x * dx + y * dy + z * dz) * scale)
                for x, y, z in face.points
            ],
        )
        for _depth, face in shown
    ]


def size_of(half: int) -> tuple[int, int]:
    """The size of the picture of a body of this half-length, in pixels."""
    return 2 * round(BESIDE * half), round(ABOVE * half) + round(BELOW * half)


def foot_of(half: int) -> tuple[int, int]:
    """Where on the picture the point of the floor below the middle of the body lies."""
    return round(BESIDE * half), round(ABOVE * half)


@baked
def body_of(theme: Theme, player: Player, half: int, pose: Pose) -> Surface:
    """A cycle with its shadow."""
    (width, height), foot = size_of(half), foot_of(half)
    scale = half * OVERSAMPLING
    large = clear((width * OVERSAMPLING, height * OVERSAMPLING), theme.player(player))
    view = _view_of(pose, 1)
    faces = faces_of(player, FINE if half >= LARGE else COARSE)
    seen = _seen(faces, view, (foot[0] * OVERSAMPLING, foot[1] * OVERSAMPLING), scale)
    if theme.style is Style.FLAT:
        outline = max(2, round(scale * 0.12))
        for _face, corners in seen:
            pygame.draw.polygon(large, theme.ink, corners, outline)
    paint = _paint_of(theme, player, burnt=pose.burnt)
    for face, corners in seen:
        pygame.draw.polygon(large, paint(face, view), corners)
    body = pygame.transform.smoothscale(large, (width, height))
    if theme.style is Style.FLAT or not theme.glow:
        return body
    whole = _shadow(theme, player, half, pose)
    whole.blit(body, (0, 0))
    return whole


def _shadow(theme: Theme, player: Player, half: int, pose: Pose) -> Surface:
    """The shadow of a body on the floor below it."""
    shade, share = (SHADOW, 120) if theme.style is Style.ENAMEL else (BLACK, 235)
    size, foot = size_of(half), foot_of(half)
    small = clear((max(1, size[0] // SOFTNESS * 2), max(1, size[1] // SOFTNESS * 2)), shade)
    scale = half / SOFTNESS * 2
    view = _view_of(pose, 1)
    x, y = foot[0] / SOFTNESS * 2, foot[1] / SOFTNESS * 2
    # What is high throws its shadow further: seen from above, each point is moved by its height.
    ahead, aside, up = _floor_axes(view)
    for face in faces_of(player, COARSE):
        corners = []
        for point in face.points:
            high = dot(point, up)
            corners.append(
                (
                    x + (dot(point, ahead) + FALL[0] * high) * scale,
                    y + (dot(point, aside) + FALL[1] * high) * SQUEEZE * scale,
                )
            )
        pygame.draw.polygon(small, (*shade, share), corners)
    soft = pygame.transform.gaussian_blur(small, max(1, round(0.1 * scale)))
    return pygame.transform.smoothscale(soft, size)


def _floor_axes(view: View) -> tuple[Point3, Point3, Point3]:
    """To the right, towards the viewer and up, seen from the cycle."""
    towards, down = view.towards, view.down
    near = tuple(RISE * t + SQUEEZE * d for t, d in zip(towards, down, strict=True))
    up = tuple(SQUEEZE * t - RISE * d for t, d in zip(towards, down, strict=True))
    return view.across, (near[0], near[1], near[2]), (up[0], up[1], up[2])


@baked
def mirror_of(theme: Theme, player: Player, half: int, pose: Pose) -> Surface:
    """The reflection of a cycle in the floor, to be added: as wide as its body, below the same point."""
    (width, height), times = size_of(half), 2
    large = Surface((width * times, height * times))
    view = _view_of(pose, -1)
    middle = width * times / 2, round(BELOW * half) * times
    paint = _paint_of(theme, player, burnt=pose.burnt)
    for face, corners in _seen(faces_of(player, COARSE), view, middle, half * times):
        left = max(0.0, 1 - face.middle[2] / FADED)
        pygame.draw.polygon(large, dimmed(paint(face, view), REFLECTED * left**FADING), corners)
    return pygame.transform.smoothscale(large, (width, height))


@baked
def glare_of(theme: Theme, player: Player, half: int, pose: Pose) -> Surface:
    """The glare of the bright parts of a body, to be added, smaller."""
    body = body_of(theme, player, half, pose)
    size = max(1, body.get_width() // GLARE_SMALLER), max(1, body.get_height() // GLARE_SMALLER)
    dark = Surface(body.get_size())
    dark.blit(body, (0, 0))
    dark.fill(GLARE_FROM, special_flags=pygame.BLEND_RGB_SUB)
    small = pygame.transform.smoothscale(dark, size)
    small.fill(glowing(theme.player(player)), special_flags=pygame.BLEND_RGB_MULT)
    narrow = pygame.transform.gaussian_blur(small, 1)
    narrow.blit(narrow.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    wide = blurred(small, max(2, round(0.16 * half / GLARE_SMALLER)))
    narrow.blit(wide, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return narrow


def mirror_foot_of(half: int) -> tuple[int, int]:
    """Where on the picture of a reflection the point of the floor lies."""
    return round(BESIDE * half), round(BELOW * half)


# Light on the floor

At = Callable[[float, float], Point]
# The half-length for which it is drawn, in pixels: as small as it is soft.
SMALL = 14
# How far the beam of the headlights reaches from the middle of a cycle and how wide it opens; its layers.
BEAM_FROM, BEAM_TO, BEAM_LAYERS = 0.9, 5.2, 16
BEAM_ANGLE, BEAM_BLUR = 17, 3
# The pools of light below a cycle and behind its brake light: how far they reach; how bright the first are.
POOLS, BRAKE_LIGHTS = ((1.7, 0.2), (1.25, 0.24), (0.9, 0.3)), (1.1, 0.7, 0.4)


@baked
def light_of(theme: Theme, tone: Colour, pose: Pose, brake: int) -> Placed:
    """What a cycle throws on the floor, on black, small; its corner is seen from the middle of the cycle.

    The beam of the headlights fades out, below the body is a pool, and behind it some of the brake light.
    """
    side = round(SMALL * BEAM_TO) + 4
    light = Surface((2 * side, round(2 * side * SQUEEZE)))
    turn = math.radians(pose.heading * HEADING_STEP)

    def at(ahead: float, aside: float) -> Point:
        x = ahead * math.cos(turn) - aside * math.sin(turn)
        y = ahead * math.sin(turn) + aside * math.cos(turn)
        return side + x * SMALL, (side + y * SMALL) * SQUEEZE

    _add_beam(light, tone, at)
    light = blurred(light, BEAM_BLUR)
    for reach, share in POOLS:
        _add_pool(light, dimmed(tone, share), at, 0.0, reach)
    for reach in BRAKE_LIGHTS if brake else ():
        _add_pool(light, dimmed(theme.danger, 0.09 * brake), at, -1.25, reach)
    soft = blurred(light, BEAM_BLUR)
    soft.set_colorkey(BLACK)
    lit = soft.get_bounding_rect()
    return Placed(soft.subsurface(lit).copy(), (lit.left - side, lit.top - round(side * SQUEEZE)))


def _add_beam(light: Surface, tone: Colour, at: At) -> None:
    """Layer by layer shorter and narrower: each as bright as the light falls there."""
    for layer in range(BEAM_LAYERS):
        share = 1 - layer / BEAM_LAYERS
        length = BEAM_FROM + (BEAM_TO - BEAM_FROM - 0.5) * share
        spread = math.radians(BEAM_ANGLE * (0.45 + 0.55 * share))
        turns = [spread * step / 4 for step in range(-4, 5)]
        arc = [at(length * math.cos(turn), length * math.sin(turn)) for turn in turns]
        _add(light, dimmed(tone, 0.03 + 0.14 * (1 - share)), [at(0.5, 0.0), *arc])


def _add_pool(light: Surface, tone: Colour, at: At, ahead: float, reach: float) -> None:
    turns = [math.tau * step / 16 for step in range(16)]
    _add(light, tone, [at(ahead + reach * math.cos(turn), 0.64 * reach * math.sin(turn)) for turn in turns])


def _add(light: Surface, tone: Colour, corners: list[Point]) -> None:
    layer = Surface(light.get_size())
    pygame.draw.polygon(layer, tone, corners)
    light.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
