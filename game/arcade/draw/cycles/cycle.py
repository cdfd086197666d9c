"""Cycles as emblems, as large as they are given room; and the sparks of a cycle."""

import math

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.cycle_picture import body_of, foot_of, pose_of, size_of
from game.arcade.draw.easing import Point
from game.arcade.draw.light import shine_pool
from game.arcade.draw.sprites import ADD, blurred, clear, weaken
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, dimmed, mix, purest
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
    lean: int = 0,
    light: float = 1.0,
) -> None:
    """A cycle in a square of this size, `heading` degrees clockwise from the right."""
    steps = round(LIGHT_STEPS * max(0.0, min(1.0, light)))
    if steps:
        picture = _emblem(theme, player, _half(size), heading % 360, lean, steps)
        canvas.blit(picture, square_of_cycle(place, size))


def draw_wreck(
    canvas: Surface, theme: Theme, player: Player, place: Point, size: float, heading: int
) -> None:
    """What is left of a cycle."""
    picture = body_of(theme, player, _half(size), pose_of(heading, burnt=True))
    canvas.blit(picture, square_of_cycle(place, size))


def square_of_cycle(place: Point, size: float) -> Rect:
    """The part of the screen on which a cycle is drawn, whatever its heading."""
    half = _half(size)
    left, top = foot_of(half)
    return Rect((round(place[0]) - left, round(place[1] + DOWN * size) - top), size_of(half))


def _half(size: float) -> int:
    return max(3, round(REACH * size * (GROWN if size < SMALL else 1.0)))


@baked
def _emblem(theme: Theme, player: Player, half: int, heading: int, lean: int, light: int) -> Surface:
    picture = body_of(theme, player, half, pose_of(heading, lean))
    if light == LIGHT_STEPS:
        return picture
    copy = picture.copy()
    weaken(copy, Style.ENAMEL, light / LIGHT_STEPS)
    return copy


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
