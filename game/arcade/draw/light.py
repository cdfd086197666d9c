"""Shapes and paths that shine: drawn large once, shrunk, cached, and laid on the screen in the theme's style.

In the style of light, a sprite is light on black that is added to the screen, so that lights add up. In the
other styles it is painted over what is there.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

import pygame
from pygame import SRCALPHA, Surface

from game.arcade.draw.contrast import linear, luminance
from game.arcade.draw.easing import Point
from game.arcade.draw.lines import thick_line
from game.arcade.draw.shapes import Shape
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, dimmed, mix, purest

ADD, BRIGHTEST = pygame.BLEND_RGB_ADD, pygame.BLEND_RGB_MAX
# Shapes are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 3
LIGHT_STEPS = 16
# Sizes grow in steps of this factor, so that a growing shape needs few sprites, which are cached.
SIZE_STEP = 1.04
# How wide the outline of a shape is in the flat style, compared with its lines.
FLAT_WIDTH = 1.6


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
) -> None:
    """Lay a shape on the canvas; the `width` of its lines is a share of its size."""
    steps = round(max(0.0, min(1.0, theme.strength(light))) * LIGHT_STEPS)
    if light <= 0 or steps == 0:
        return
    side = max(4, _stepped(size))
    thick = round(width * side, 1)
    sprite = _sprite(theme.style, shape, side, colour, thick, glow if theme.glow else 0.0, steps)
    place = sprite.get_rect(center=(round(centre[0]), round(centre[1])))
    canvas.blit(sprite, place, special_flags=_blending(theme.style))


def _blending(style: Style) -> int:
    """How a sprite is blitted."""
    return ADD if style is Style.LIGHT else 0


def _stepped(size: float) -> int:
    """The nearest size for which sprites are drawn."""
    return round(SIZE_STEP ** round(math.log(max(1.0, size), SIZE_STEP)))


@lru_cache(maxsize=72)
def _sprite(
    style: Style, shape: Shape, size: int, colour: Colour, width: float, glow: float, light: int
) -> Surface:
    if light == LIGHT_STEPS:
        draw = {Style.LIGHT: _neon, Style.ENAMEL: _enamel, Style.FLAT: _flat}[style]
        return draw(shape, size, colour, width, glow)
    copy = _sprite(style, shape, size, colour, width, glow, LIGHT_STEPS).copy()
    _weaken(copy, style, light / LIGHT_STEPS)
    return copy


def _weaken(sprite: Surface, style: Style, share: float) -> None:
    """Leave a share of a sprite's light, or of what it covers."""
    if style is Style.LIGHT:
        sprite.fill(dimmed(WHITE, share), special_flags=pygame.BLEND_RGB_MULT)
    else:
        sprite.fill((*WHITE, round(255 * share)), special_flags=pygame.BLEND_RGBA_MULT)


# Shapes of light


def _neon(draw: Shape, size: int, colour: Colour, width: float, glow: float) -> Surface:
    """A shape with its glow, on a square twice its size."""
    large = size * OVERSAMPLING
    lines = Surface((large, large))
    draw(lines, colour, width * OVERSAMPLING)
    heart = Surface((large, large))
    draw(heart, _heart_of(colour), width * OVERSAMPLING * 0.45)
    square = Surface((size * 2, size * 2))
    place = (size // 2, size // 2)
    square.blit(pygame.transform.smoothscale(lines, (size, size)), place)
    light = Surface(square.get_size())
    if glow > 0:
        halo = _blurred(square, max(1, round(size * 0.10)))
        far = _blurred(square, max(1, round(size * 0.22)))
        for surface, share in ((halo, 0.9 * glow), (far, 0.8 * glow)):
            _weaken(surface, Style.LIGHT, share)
            light.blit(surface, (0, 0), special_flags=ADD)
    # The lines do not grow brighter than their colour, or players would lose the contrast of their palette.
    light.blit(square, (0, 0), special_flags=BRIGHTEST)
    light.blit(pygame.transform.smoothscale(heart, (size, size)), place, special_flags=BRIGHTEST)
    return light


def _heart_of(colour: Colour) -> Colour:
    """The colour in the middle of a line: the brighter the colour, the whiter."""
    return mix(mix(colour, purest(colour), 0.35), WHITE, 0.8 * luminance(linear(colour)))


def _blurred(surface: Surface, radius: int) -> Surface:
    """A blurred copy. For large radii, a small copy is blurred and enlarged, which looks the same."""
    shrink = max(1, radius // 4)
    if shrink == 1:
        return pygame.transform.gaussian_blur(surface, radius)
    width, height = surface.get_size()
    small = pygame.transform.smoothscale(surface, (max(1, width // shrink), max(1, height // shrink)))
    soft = pygame.transform.gaussian_blur(small, max(1, radius // shrink))
    return pygame.transform.smoothscale(soft, (width, height))


# Painted shapes

# A shadow: its colour, its strength, and in shares of the size how far it falls and how soft it is.
SHADOW: Colour = (20, 26, 60)
SHADOW_SHARE, SHADOW_FALL, SHADOW_BLUR = 0.42, 0.05, 0.045


def _enamel(draw: Shape, size: int, colour: Colour, width: float, glow: float) -> Surface:
    """A body with a shadow below it, on a square twice its size; without a glow it has no shadow."""
    body = _cut_out(draw, size, colour, width)
    sprite = _clear((size * 2, size * 2), SHADOW if glow > 0 else colour)
    place = (size // 2, size // 2)
    if glow > 0:
        below = (place[0], place[1] + max(1, round(size * SHADOW_FALL)))
        sprite.blit(_cut_out(draw, size, SHADOW, width), below)
        sprite = _blurred(sprite, max(1, round(size * SHADOW_BLUR)))
        _weaken(sprite, Style.ENAMEL, SHADOW_SHARE * glow)
    sprite.blit(body, place)
    return sprite


def _flat(draw: Shape, size: int, colour: Colour, width: float, _glow: float) -> Surface:
    """A shape with a white outline, on a square twice its size."""
    sprite = _clear((size * 2, size * 2), WHITE)
    place = (size // 2, size // 2)
    sprite.blit(_cut_out(draw, size, WHITE, width * FLAT_WIDTH), place)
    sprite.blit(_cut_out(draw, size, colour, width), place)
    return sprite


def _clear(size: tuple[int, int], colour: Colour) -> Surface:
    """A transparent surface. Its edges take on no other colour when it is shrunk or blurred."""
    surface = Surface(size, SRCALPHA)
    surface.fill((*colour, 0))
    return surface


def _cut_out(draw: Shape, size: int, colour: Colour, width: float) -> Surface:
    """A shape in one colour on nothing."""
    large = _clear((size * OVERSAMPLING, size * OVERSAMPLING), colour)
    draw(large, colour, width * OVERSAMPLING)
    return pygame.transform.smoothscale(large, (size, size))


# Halos


def shine_halo(
    canvas: Surface, theme: Theme, centre: Point, radius: float, colour: Colour, light: float = 1.0
) -> None:
    """A soft round light, if the theme glows."""
    if theme.glow:
        steps = max(1, round(light * LIGHT_STEPS))
        halo = _halo(theme.style, max(1, _stepped(radius)), colour, steps)
        place = halo.get_rect(center=(round(centre[0]), round(centre[1])))
        canvas.blit(halo, place, special_flags=_blending(theme.style))


@lru_cache(maxsize=32)
def _halo(style: Style, radius: int, colour: Colour, light: int) -> Surface:
    small = 48
    added = style is Style.LIGHT
    disc = Surface((small * 2, small * 2)) if added else _clear((small * 2, small * 2), colour)
    for step in range(small, 0, -1):
        share = (1 - step / small) ** 2 * light / LIGHT_STEPS
        shade = dimmed(colour, share) if added else (*colour, round(255 * share))
        pygame.draw.circle(disc, shade, (small, small), step)
    return pygame.transform.smoothscale(disc, (radius * 2, radius * 2))


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
    draw = {Style.LIGHT: _ribbon, Style.ENAMEL: _band, Style.FLAT: _outlined_band}[theme.style]
    ribbon = draw(placed, colour, round(width, 1), round(theme.strength(light), 2), margin, theme.glow)
    canvas.blit(ribbon, corner, special_flags=_blending(theme.style))


Places = tuple[tuple[int, int], ...]


@lru_cache(maxsize=16)
def _ribbon(points: Places, colour: Colour, width: float, light: float, margin: int, glow: bool) -> Surface:
    """The light of a path, layer by layer along its whole length, so that no joint shows."""
    ribbon = Surface(_extent(points, margin))
    heart = _heart_of(colour)
    for spread, share in (*(GLOW_LAYERS if glow else ()), *CORE_LAYERS):
        tone = heart if share == 1.0 else colour
        _draw_layer(ribbon, points, dimmed(tone, share * light), width * spread)
    return ribbon


@lru_cache(maxsize=16)
def _band(points: Places, colour: Colour, width: float, light: float, margin: int, glow: bool) -> Surface:
    """A band along a path, with its shadow."""
    ribbon = _clear(_extent(points, margin), SHADOW if glow else colour)
    for spread, share in SHADOW_LAYERS if glow else ():
        _draw_layer(ribbon, points, (*SHADOW, round(255 * share * light)), width * spread)
    for wider, share in ((1, 0.4), (0, 1.0)):  # the outer layer smooths the edge
        _draw_layer(ribbon, points, (*colour, round(255 * share * light)), width + wider)
    return ribbon


@lru_cache(maxsize=16)
def _outlined_band(
    points: Places, colour: Colour, width: float, light: float, margin: int, _glow: bool
) -> Surface:
    """A band along a path, with a white outline."""
    band = _clear(_extent(points, margin), WHITE)
    for shade, wide in ((WHITE, width * FLAT_WIDTH), (colour, width)):
        _draw_layer(band, points, (*shade, round(255 * light)), wide)
    return band


def _extent(points: Places, margin: int) -> tuple[int, int]:
    return max(x for x, _y in points) + margin, max(y for _x, y in points) + margin


def _draw_layer(
    ribbon: Surface, points: Places, shade: Colour | tuple[int, int, int, int], width: float
) -> None:
    for start, end in pairwise(points):
        thick_line(ribbon, shade, start, end, max(1, round(width)))
