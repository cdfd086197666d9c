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
from game.arcade.draw.contrast import linear, luminance
from game.arcade.draw.cycles.cycle_model import BUILDS, COARSE, FINE, Face, Point3, dot, faces_of, unit
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
# The headings and leanings at which cycles are drawn, in degrees; while they lean, every
# other heading is enough.
HEADING_STEP, LEAN_STEP = 7.5, 8
# How many times larger bodies are drawn, to be smooth when they are shrunk, from which half-length on.
OVERSAMPLING = ((150, 1.5), (60, 2.0), (0, 3.0))
# How far a body reaches from the point of the floor below its middle, in half-lengths.
BESIDE, ABOVE, BELOW = 1.5, 1.95, 1.3
# From this half-length on, in pixels, the edges between faces would be seen.
LARGE = 60
# How many times smaller a soft shadow is drawn. Of its two parts: how long they are, in lengths of the cycle;
# how much wider than its wheels; how far they fall to the right; how dark they are.
SOFTNESS, SHADOWS = 4, ((0.98, 0.16, 0.09, 0.45), (0.9, 0.06, 0.03, 1.0))
# How strongly the floor reflects a cycle at its wheels, and at which height nothing is left.
REFLECTED, FADED, FADING = 0.41, 1.5, 1.3
# The parts that give light themselves.
# What is brighter than this share of its light has a glare, which is kept so many times smaller.
GLARE_FROM, GLARE_SMALLER = 0.72, 3
LIT = ("strip", "band", "ring", "lamp", "tail")
SOLID = ("hull", "helmet", "suit", "tyre")


class Pose(NamedTuple):
    """Where a cycle heads on the picture and how it leans, both in steps, and whether it has burnt."""

    heading: int
    lean: int
    burnt: bool = False


def pose_of(heading: float, lean: float = 0.0, *, burnt: bool = False) -> Pose:
    """The pose next to a heading, in degrees clockwise from the right, and a lean to the right."""
    leaning, steps = round(lean / LEAN_STEP), round(360 / HEADING_STEP)
    every = 2 if leaning else 1
    return Pose(round(heading / HEADING_STEP / every) * every % steps, leaning, burnt)


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
        return mix(mix(colour, glowing(colour), 0.25), WHITE, 0.06), 0.35
    return dimmed(glowing(colour), 0.92), 0.4


def _lit(theme: Theme, colour: Colour, part: str) -> Colour:
    """The colour of a part that gives light."""
    if part == "tail":
        return mix(purest(colour), theme.danger, 0.35 if theme.style is Style.FLAT else 0.88)
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


def _seen(faces: Iterable[Face], view: View) -> list[Face]:
    """The faces that are seen, the furthest first."""
    tx, ty, tz = view.towards
    shown = []
    for face in faces:
        nx, ny, nz = face.normal
        if nx * tx + ny * ty + nz * tz > 0:
            x, y, z = face.middle
            shown.append((x * tx + y * ty + z * tz, face))
    shown.sort(key=lambda pair: pair[0])
    return [face for _depth, face in shown]


def _corners(face: Face, across: Point3, down: Point3, middle: Point, scale: float) -> list[Point]:
    """The corners of a face on a picture; in full, because this takes most of the time."""
    (ax, ay, az), (dx, dy, dz), (left, top) = across, down, middle
    return [
        (left + (x * ax + y * ay + z * az) * scale, top + (x * dx + y * dy + z * dz) * scale)
        for x, y, z in face.points
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
    size, foot = size_of(half), foot_of(half)
    times = next(times for least, times in OVERSAMPLING if half >= least)
    middle, scale = (foot[0] * times, foot[1] * times), half * times
    large = clear((round(size[0] * times), round(size[1] * times)), theme.player(player))
    view, paint = _view_of(pose, 1), _paint_of(theme, player, burnt=pose.burnt)
    faces = _seen(faces_of(player, FINE if half >= LARGE and not pose.lean else COARSE), view)
    drawn = [(face, _corners(face, view.across, view.down, middle, scale)) for face in faces]
    if theme.style is Style.FLAT:
        outline = max(round(times) + 1, round(scale * 0.12))
        for _face, corners in drawn:
            pygame.draw.polygon(large, theme.ink, corners, outline)
    for face, corners in drawn:
        pygame.draw.polygon(large, paint(face, view), corners)
    body = pygame.transform.smoothscale(large, size)
    if theme.style is Style.FLAT or not theme.glow:
        return body
    whole = pygame.transform.smoothscale(_shadow(theme, player, half, pose.heading), size)
    whole.blit(body, (0, 0))
    return whole


@baked
def _shadow(theme: Theme, player: Player, half: int, heading: int) -> Surface:
    """The shadow of a body on the floor, small: darkest below it, and softer to where no light falls."""
    shade, share = (SHADOW, 150) if theme.style is Style.ENAMEL else (BLACK, 235)
    size, foot = size_of(half), foot_of(half)
    small = clear((max(1, size[0] // SOFTNESS), max(1, size[1] // SOFTNESS)), shade)
    turn, scale = math.radians(heading * HEADING_STEP), half / SOFTNESS
    wheels = BUILDS[player - 1].wheels
    reach, broad = (
        max(abs(wheel.ahead) + wheel.radius for wheel in wheels),
        max(wheel.width for wheel in wheels),
    )
    for longer, wider, fall, part in SHADOWS:
        corners, length, width = [], longer * reach, broad + wider
        for step in range(20):
            angle = math.tau * step / 20
            ahead, aside = length * math.cos(angle), width * math.sin(angle)
            x = ahead * math.cos(turn) - aside * math.sin(turn) + fall
            y = ahead * math.sin(turn) + aside * math.cos(turn)
            corners.append((foot[0] / SOFTNESS + x * scale, foot[1] / SOFTNESS + y * SQUEEZE * scale))
        pygame.draw.polygon(small, (*shade, round(share * part)), corners)
    return pygame.transform.gaussian_blur(small, max(1, round(0.12 * scale)))


@baked
def mirror_of(theme: Theme, player: Player, half: int, pose: Pose) -> Surface:
    """The reflection of a cycle in the floor, to be added. It is as large as its body, or half as large."""
    (width, height), times = size_of(half), 0.5 if half >= LARGE else 1.0
    small = Surface((round(width * times), round(height * times)))
    view, paint = _view_of(pose, -1), _paint_of(theme, player, burnt=pose.burnt)
    middle = width * times / 2, round(BELOW * half) * times
    for face in _seen(faces_of(player, COARSE), view):
        left = max(0.0, 1 - face.middle[2] / FADED)
        tone = dimmed(paint(face, view), REFLECTED * left**FADING)
        pygame.draw.polygon(small, tone, _corners(face, view.across, view.down, middle, half * times))
    return small


@baked
def glare_of(theme: Theme, player: Player, half: int, pose: Pose) -> Surface:
    """The glare of the bright parts of a body, to be added, smaller."""
    body = body_of(theme, player, half, pose)
    size = max(1, body.get_width() // GLARE_SMALLER), max(1, body.get_height() // GLARE_SMALLER)
    dark = Surface(body.get_size())
    dark.blit(body, (0, 0))
    light = glowing(theme.player(player))
    dark.fill(dimmed(light, GLARE_FROM), special_flags=pygame.BLEND_RGB_SUB)
    small = pygame.transform.smoothscale(dark, size)
    less = 1 - 0.45 * luminance(linear(light))  # a bright colour needs less
    small.fill(dimmed(light, less), special_flags=pygame.BLEND_RGB_MULT)
    narrow = pygame.transform.gaussian_blur(small, 1)
    narrow.blit(narrow.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    wide = blurred(small, max(2, round(0.16 * half / GLARE_SMALLER)))
    narrow.blit(wide, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return narrow


def mirror_foot_of(half: int) -> tuple[int, int]:
    """Where on the picture of a reflection the point of the floor lies."""
    return round(BESIDE * half), round(BELOW * half)


# Light on the floor

# The half-length for which it is drawn, in pixels: as small as it is soft.
SMALL = 14
# How far the beam of the headlights reaches from the middle of a cycle and how wide it opens; its layers.
BEAM_TO, BEAM_LAYERS, BEAM_ANGLE, BEAM_BLUR = 5.2, 16, 17, 3
# The shortest layer, and where the lamps are.
BEAM_FROM, LAMP = 0.9, 0.5
# The pools of light below a cycle and behind its brake light: how far they reach; how bright the first are.
BRAKE_AT = -1.25
POOLS, BRAKE_LIGHTS = ((2.1, 0.14), (1.7, 0.22), (1.25, 0.26), (0.9, 0.3)), (1.1, 0.7, 0.4)


@baked
def light_of(tone: Colour, brake: Colour, pose: Pose) -> Placed:
    """What a cycle throws on the floor, on black, small; its corner is seen from the middle of the cycle.

    The beam of the headlights fades out, below the body is a pool, and behind it some of the brake light.
    """
    ahead = _light_ahead(tone)
    if brake != BLACK:
        ahead = ahead.copy()
        ahead.blit(_brake_light(brake), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    turned = pygame.transform.rotate(ahead, -pose.heading * HEADING_STEP)
    wide, high = turned.get_size()
    light = pygame.transform.smoothscale(turned, (wide, max(1, round(high * SQUEEZE))))
    light.set_colorkey(BLACK)
    lit = light.get_bounding_rect()
    corner = lit.left - wide // 2, lit.top - light.get_height() // 2
    return Placed(light.subsurface(lit).copy(), corner)


@baked
def _light_ahead(tone: Colour) -> Surface:
    """The light of a cycle that heads to the right, seen from above."""
    side = _side()
    light = Surface((2 * side, 2 * side))
    for layer in range(BEAM_LAYERS):
        share = 1 - layer / BEAM_LAYERS  # each layer is shorter and narrower
        length = SMALL * (BEAM_FROM + (BEAM_TO - BEAM_FROM - 0.5) * share)
        spread = math.radians(BEAM_ANGLE * (0.45 + 0.55 * share))
        turns = [spread * step / 4 for step in range(-4, 5)]
        arc = [(side + length * math.cos(turn), side + length * math.sin(turn)) for turn in turns]
        _add(light, dimmed(tone, 0.03 + 0.14 * (1 - share)), [(side + LAMP * SMALL, side), *arc])
    light = blurred(light, BEAM_BLUR)
    for reach, share in POOLS:
        _add(light, dimmed(tone, share), _oval(side, 0.0, reach))
    return blurred(light, BEAM_BLUR)


@baked
def _brake_light(tone: Colour) -> Surface:
    """The left half of the same picture, with the brake light alone."""
    side = _side()
    light = Surface((side, 2 * side))
    for reach in BRAKE_LIGHTS:
        _add(light, tone, _oval(side, BRAKE_AT, reach))
    return blurred(light, BEAM_BLUR)


def _side() -> int:
    """Half the side of the square on which the light is drawn."""
    return round(SMALL * BEAM_TO) + 4


def _oval(side: int, ahead: float, reach: float) -> list[Point]:
    turns = [math.tau * step / 16 for step in range(16)]
    return [
        (side + SMALL * (ahead + reach * math.cos(turn)), side + SMALL * 0.64 * reach * math.sin(turn))
        for turn in turns
    ]


def _add(light: Surface, tone: Colour, corners: list[Point]) -> None:
    layer = Surface(light.get_size())
    pygame.draw.polygon(layer, tone, corners)
    light.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
