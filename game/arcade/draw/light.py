"""Shapes, halos and paths that shine, laid on the screen in the style of the theme."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

import pygame
from pygame import Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point
from game.arcade.draw.lines import thick_line
from game.arcade.draw.shapes import Shape
from game.arcade.draw.sprites import (
    FLAT_WIDTH,
    LIGHT_STEPS,
    SHADOW,
    blending,
    bright_edge,
    clear,
    heart_of,
    sprite_of,
)
from game.arcade.draw.theme import Colour, Style, Theme, dimmed

# Sizes grow in steps of this factor, so that a growing shape needs few sprites, which are cached.
SIZE_STEP = 1.04


def shine(
    canvas: Surface,
    theme: Theme,
    shape: Shape,
    centre: Point,
    size: float,
    colour: Colour,
    *,
    light: float = 1.0,
    width: float = 0.12,
    glow: float = 1.0,
    grown: float = 1.0,
) -> None:
    """Lay a shape on the canvas; the `width` of its lines is a share of its size.

    One that moves and is `grown` for a moment is drawn once, and stretched.
    """
    steps = steps_of(theme, light)
    if light <= 0 or steps == 0:
        return
    side = max(4, stepped(size))
    thick = round(width * side, 1)
    sprite = sprite_of(theme.style, shape, side, colour, thick, glow if theme.glow else 0.0, steps)
    if grown > 1:
        sprite = pygame.transform.smoothscale(sprite, (round(2 * side * grown), round(2 * side * grown)))
    place = sprite.get_rect(center=(round(centre[0]), round(centre[1])))
    canvas.blit(sprite, place, special_flags=blending(theme.style))


def steps_of(theme: Theme, light: float) -> int:
    """How many of the `LIGHT_STEPS` a shape of this light is drawn with."""
    return round(max(0.0, min(1.0, theme.strength(light))) * LIGHT_STEPS)


def stepped(size: float) -> int:
    """The nearest size for which sprites are drawn."""
    return round(SIZE_STEP ** round(math.log(max(1.0, size), SIZE_STEP)))


# Soft light

# A pool is drawn at this radius once, and enlarged.
POOL = 48
# How many strengths a pool of light has. It is soft: more would not be seen, and take memory.
POOL_STEPS = 10


def shine_pool(
    canvas: Surface,
    theme: Theme,
    centre: Point,
    radius: float,
    colour: Colour,
    light: float = 1.0,
    *,
    grows: bool = False,
) -> None:
    """A pool of soft light around a point, if the theme glows: what a light throws on the board.

    The pictures of a pool that grows are not kept: they would be many and large, and each is seen only once.
    """
    if theme.glow and light > 0:
        steps = pool_steps(light)
        enlarged = enlarged_pool if grows else _pool
        pool = enlarged(theme.style, max(1, stepped(radius)), colour, steps)
        place = pool.get_rect(center=(round(centre[0]), round(centre[1])))
        canvas.blit(pool, place, special_flags=blending(theme.style))


def pool_steps(light: float) -> int:
    """How many of the `POOL_STEPS` a pool of this light is drawn with."""
    return max(1, round(min(1.0, light) * POOL_STEPS))


def enlarged_pool(style: Style, radius: int, colour: Colour, light: int) -> Surface:
    return pygame.transform.smoothscale(_small_pool(style, colour, light), (radius * 2, radius * 2))


_pool = baked(enlarged_pool)


@baked
def _small_pool(style: Style, colour: Colour, light: int) -> Surface:
    added = style is Style.NEON
    disc = Surface((POOL * 2, POOL * 2)) if added else clear((POOL * 2, POOL * 2), colour)
    for step in range(POOL, 0, -1):
        share = _falloff(step / POOL) * light / POOL_STEPS
        shade = dimmed(colour, share) if added else (*colour, round(255 * share))
        pygame.draw.circle(disc, shade, (POOL, POOL), step)
    return disc


def _falloff(distance: float) -> float:
    """The share of the light at a distance from its middle: soft in the middle and at the edge."""
    return 0.5 * (1 + math.cos(math.pi * distance)) * (1 - distance) * 0.8


# Paths

# The layers of a ribbon from its edge to its centre: width and brightness.
GLOW_LAYERS = ((3.8, 0.05), (3.2, 0.09), (2.6, 0.15), (2.1, 0.24), (1.6, 0.38))
CORE_LAYERS = ((1.0, 0.9), (0.36, 1.0))
# The widest layer of a shadow, in the same measure.
SHADOW_LAYERS = ((2.0, 0.05), (1.6, 0.1), (1.3, 0.16))


def shine_path(
    canvas: Surface, theme: Theme, points: Sequence[Point], colour: Colour, width: float, light: float = 1.0
) -> None:
    """A ribbon along points. Of light, it is wide and faint, narrow and bright, and white in the centre."""
    if len(points) < 2:
        return
    left, top = min(x for x, _y in points), min(y for _x, y in points)
    margin = round(width * 2) + 1
    corner = (round(left) - margin, round(top) - margin)
    placed = tuple((round(x - corner[0]), round(y - corner[1])) for x, y in points)
    ribbon = RIBBONS[theme.style](
        placed, colour, round(width, 1), round(theme.strength(light), 2), margin, theme.glow
    )
    canvas.blit(ribbon, corner, special_flags=blending(theme.style))


Places = tuple[tuple[int, int], ...]


@baked
def _ribbon(points: Places, colour: Colour, width: float, light: float, margin: int, glow: bool) -> Surface:
    """The light of a path, layer by layer along its whole length, so that no joint shows."""
    ribbon = Surface(_extent(points, margin))
    heart = heart_of(colour)
    for spread, share in (*(GLOW_LAYERS if glow else ()), *CORE_LAYERS):
        tone = heart if share == 1.0 else colour
        _draw_layer(ribbon, points, dimmed(tone, share * light), width * spread)
    return ribbon


@baked
def _band(points: Places, colour: Colour, width: float, light: float, margin: int, glow: bool) -> Surface:
    """A band along a path, with its shadow."""
    ribbon = clear(_extent(points, margin), SHADOW if glow else colour)
    for spread, share in SHADOW_LAYERS if glow else ():
        _draw_layer(ribbon, points, (*SHADOW, round(255 * share * light)), width * spread)
    for wider, share in ((1, 0.4), (0, 1.0)):  # the outer layer smooths the edge
        _draw_layer(ribbon, points, (*colour, round(255 * share * light)), width + wider)
    return ribbon


@baked
def _outlined_band(
    points: Places, colour: Colour, width: float, light: float, margin: int, _glow: bool
) -> Surface:
    """A band along a path, with a bright outline."""
    edge = bright_edge(colour)
    band = clear(_extent(points, margin), edge)
    for shade, wide in ((edge, width * FLAT_WIDTH), (colour, width)):
        _draw_layer(band, points, (*shade, round(255 * light)), wide)
    return band


# How a path is drawn in each style.
RIBBONS: dict[Style, Callable[[Places, Colour, float, float, int, bool], Surface]] = {
    Style.NEON: _ribbon,
    Style.ENAMEL: _band,
    Style.FLAT: _outlined_band,
}


def _extent(points: Places, margin: int) -> tuple[int, int]:
    return max(x for x, _y in points) + margin, max(y for _x, y in points) + margin


def _draw_layer(
    ribbon: Surface, points: Places, shade: Colour | tuple[int, int, int, int], width: float
) -> None:
    for start, end in pairwise(points):
        thick_line(ribbon, shade, start, end, max(1, round(width)))
