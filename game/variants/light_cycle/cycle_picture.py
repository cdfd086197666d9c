"""Pictures of the cycles: bodies shaded by their faces, drawn once for each heading, and their light."""

import math
from enum import Enum, auto
from functools import lru_cache

import pygame
from pygame import Surface

from game.arcade.draw.easing import Point
from game.arcade.draw.light import shine_pool
from game.arcade.draw.sprites import SHADOW, blending, blurred, clear
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix, purest
from game.core.rules import Player
from game.variants.light_cycle.cycle_model import faces_of
from game.variants.light_cycle.view import LIFT, LIGHT, TOWARDS, Face, Point3, dot, unit

# Half a cycle, in shares of the cell or emblem it is drawn for.
REACH = 0.4
# Bodies are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 3
# The half of the square on which a cycle is drawn, in half cycles.
ROOM = 1.55
LIGHT_STEPS = 8
SHINE = unit((LIGHT[0] + TOWARDS[0], LIGHT[1] + TOWARDS[1], LIGHT[2] + TOWARDS[2]))


class Condition(Enum):
    """How a cycle is doing."""

    RIDING = auto()
    BURNT = auto()


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
    condition: Condition = Condition.RIDING,
) -> None:
    """A cycle on a cell of this size, `heading` degrees clockwise from the right."""
    steps = round(LIGHT_STEPS * max(0.0, min(1.0, light)))
    if steps == 0:
        return
    picture = _picture(theme, player, max(6, round(size)), heading % 360, lean, steps, condition)
    canvas.blit(picture, picture.get_rect(center=(round(place[0]), round(place[1]))))


def draw_cycle_light(
    canvas: Surface, theme: Theme, player: Player, place: Point, size: float, heading: int, light: float = 1.0
) -> None:
    """What a cycle throws on the floor: its pool of light, and the cone of its headlights."""
    colour = theme.player(player)
    shine_pool(canvas, theme, place, size * 0.75, colour, 0.75 * light)
    if theme.style is not Style.NEON or not theme.glow or light <= 0:
        return
    cone = _cone(colour, max(6, round(size)), heading % 360)
    canvas.blit(
        cone, cone.get_rect(center=(round(place[0]), round(place[1]))), special_flags=blending(theme.style)
    )


@lru_cache(maxsize=40)
def _picture(
    theme: Theme, player: Player, size: int, heading: int, lean: int, light: int, condition: Condition
) -> Surface:
    if light < LIGHT_STEPS:
        copy = _picture(theme, player, size, heading, lean, LIGHT_STEPS, condition).copy()
        copy.fill((*WHITE, 255 * light // LIGHT_STEPS), special_flags=pygame.BLEND_RGBA_MULT)
        return copy
    side = max(4, round(2 * ROOM * REACH * size))
    half = side * OVERSAMPLING / 2
    scale = REACH * size * OVERSAMPLING
    large = clear((side * OVERSAMPLING, side * OVERSAMPLING), theme.player(player))
    turned = _turned(player, heading, lean)
    flat = [
        (face, [(half + x * scale, half + y * scale) for x, y in map(seen, face.points)]) for face in turned
    ]
    if theme.style is Style.FLAT:
        width = max(2, round(scale * 0.12))
        for _face, corners in flat:
            pygame.draw.polygon(large, theme.ink, corners, width)
    for face, corners in flat:
        pygame.draw.polygon(large, _tone(theme, player, face, condition), corners)
    small = pygame.transform.smoothscale(large, (side, side))
    return _with_shadow(small, theme, size)


def _with_shadow(body: Surface, theme: Theme, size: int) -> Surface:
    """The body with what it throws on the floor: a contact shadow."""
    if theme.style is Style.FLAT or not theme.glow:
        return body
    shadow = body.copy()
    shade = SHADOW if theme.style is Style.ENAMEL else BLACK
    shadow.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shadow.fill((*shade, 0), special_flags=pygame.BLEND_RGBA_ADD)
    soft = blurred(shadow, max(1, round(size * 0.03)))
    soft.fill((*WHITE, 150 if theme.style is Style.ENAMEL else 220), special_flags=pygame.BLEND_RGBA_MULT)
    whole = clear(body.get_size(), shade)
    whole.blit(soft, (round(size * 0.03), round(size * 0.06)))
    whole.blit(body, (0, 0))
    return whole


def seen(point: Point3) -> Point:
    """Where a point lies on the picture."""
    return point[0] + LIFT[0] * point[2], point[1] + LIFT[1] * point[2]


def _turned(player: Player, heading: int, lean: int) -> list[Face]:
    """The faces that are seen of a cycle that is turned and leans over, the furthest first."""
    along = math.cos(math.radians(heading)), math.sin(math.radians(heading))
    over = math.cos(math.radians(lean)), math.sin(math.radians(lean))

    def turned(point: Point3) -> Point3:
        ahead, aside, up = point
        aside, up = aside * over[0] + up * over[1], up * over[0] - aside * over[1]
        return ahead * along[0] - aside * along[1], ahead * along[1] + aside * along[0], up

    faces = []
    for face in faces_of(player):
        normal = turned(face.normal)
        if dot(normal, TOWARDS) > 0:
            faces.append(Face(face.part, tuple(map(turned, face.points)), normal))
    return sorted(faces, key=_nearness)


def _nearness(face: Face) -> float:
    """How near the middle of a face is to the viewer."""
    return sum(dot(point, TOWARDS) for point in face.points) / len(face.points)


# Materials

# The parts that give light themselves.
LIT = ("strip", "band", "ring", "lamp", "tail")


def _tone(theme: Theme, player: Player, face: Face, condition: Condition) -> Colour:
    colour = theme.player(player)
    if condition is Condition.BURNT:
        return _burnt(theme, colour, face)
    if face.part in LIT:
        return _lit(theme, colour, face.part)
    falling = max(0.0, dot(face.normal, LIGHT))
    if theme.style is Style.FLAT:
        base = BLACK if face.part in ("tyre", "canopy") else colour
        return dimmed(base, 1.0 if falling > 0.55 else 0.62)
    gloss = max(0.0, dot(face.normal, SHINE)) ** (34 if face.part == "canopy" else 14)
    base, shiny = _material(theme, colour, face.part)
    return mix(dimmed(base, 0.26 + 0.84 * falling), WHITE, shiny * gloss)


def _material(theme: Theme, colour: Colour, part: str) -> tuple[Colour, float]:
    """The colour of a part, and how strongly it gleams."""
    if part == "tyre":
        return mix((34, 38, 52), colour, 0.12), 0.3
    if part == "canopy":
        return mix((16, 20, 34), colour, 0.2), 0.85
    if theme.style is Style.ENAMEL:
        return mix(colour, WHITE, 0.1), 0.35
    return mix(colour, purest(colour), 0.25), 0.4


def _lit(theme: Theme, colour: Colour, part: str) -> Colour:
    """The colour of a part that gives light."""
    if part == "tail":
        return mix(purest(colour), theme.danger, 0.35)
    if theme.style is Style.NEON:
        return mix(purest(colour), WHITE, 0.75 if part == "lamp" else 0.4)
    return mix(colour, WHITE, 0.9 if part == "lamp" else 0.6)


def _burnt(theme: Theme, colour: Colour, face: Face) -> Colour:
    """A hull that has burnt out: ash, with embers where its lights were."""
    falling = max(0.0, dot(face.normal, LIGHT))
    ash = mix(theme.stone, BLACK, 0.25)
    if face.part in LIT:
        return mix(ash, colour, 0.85)
    return dimmed(mix(ash, colour, 0.08), 0.35 + 0.65 * falling)


# The headlights

CONE_ANGLE, CONE_LENGTH, CONE_LAYERS = 21, 1.25, 14


@lru_cache(maxsize=10)
def _cone(colour: Colour, size: int, heading: int) -> Surface:
    """The light of the headlights on the floor, to be added: a square around the middle of the cycle."""
    half = max(4, round(size * (CONE_LENGTH + 0.35)))
    # Half as large, because it is soft.
    middle = max(2, half // 2)
    square = Surface((2 * middle, 2 * middle))
    tone = mix(colour, WHITE, 0.35)
    for layer in range(CONE_LAYERS):
        share = 1 - layer / CONE_LAYERS
        wedge = _wedge(middle, heading, size / 2, share)
        part = Surface(square.get_size())
        pygame.draw.polygon(part, dimmed(tone, 0.012 + 0.045 * layer / CONE_LAYERS), wedge)
        square.blit(part, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    soft = blurred(square, max(1, size // 22))
    return pygame.transform.smoothscale(soft, (2 * half, 2 * half))


def _wedge(middle: int, heading: int, size: float, share: float) -> list[Point]:
    """The outline of the part of a cone that is lit at least so much."""
    length, spread = (
        size * (0.4 + (CONE_LENGTH - 0.4) * share),
        math.radians(CONE_ANGLE * (0.55 + 0.45 * share)),
    )
    angle = math.radians(heading)
    start = middle + math.cos(angle) * size * 0.2, middle + math.sin(angle) * size * 0.2
    arc = [angle + spread * step / 4 for step in range(-4, 5)]
    return [start, *((middle + math.cos(turn) * length, middle + math.sin(turn) * length) for turn in arc)]
