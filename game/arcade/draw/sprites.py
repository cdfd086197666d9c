"""Sprites: shapes drawn large once, shrunk and cached, in the styles of the themes.

A sprite of the neon style is light on black, to be added to the screen, so that lights add up. The sprites of
the other styles are painted over what is there.
"""

import pygame
from pygame import SRCALPHA, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.contrast import linear, luminance
from game.arcade.draw.shapes import Shape
from game.arcade.draw.theme import WHITE, Colour, Style, dimmed, mix, purest

ADD, BRIGHTEST = pygame.BLEND_RGB_ADD, pygame.BLEND_RGB_MAX
# Shapes are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 3
LIGHT_STEPS = 16
# How wide the outline of a shape is in the flat style, compared with its lines.
FLAT_WIDTH = 1.6
# How much white is in such an outline.
EDGE_WHITE = 0.3
# From this radius on, a copy is blurred that is so small that this radius is enough.
LEAST_SHRUNK, SHRUNK_RADIUS = 6, 2


def blending(style: Style) -> int:
    """How the sprites of a style are blitted."""
    return ADD if style is Style.NEON else 0


@baked
def sprite_of(
    style: Style, shape: Shape, size: int, colour: Colour, width: float, glow: float, light: int
) -> Surface:
    """A shape on a square twice its size, with this many of the `LIGHT_STEPS` of its light."""
    if light == LIGHT_STEPS:
        draw = {Style.NEON: _neon, Style.ENAMEL: _enamel, Style.FLAT: _flat}[style]
        return draw(shape, size, colour, width, glow)
    copy = sprite_of(style, shape, size, colour, width, glow, LIGHT_STEPS).copy()
    weaken(copy, style, light / LIGHT_STEPS)
    return copy


def weaken(sprite: Surface, style: Style, share: float) -> None:
    """Leave a share of a sprite's light, or of what it covers."""
    if style is Style.NEON:
        sprite.fill(dimmed(WHITE, share), special_flags=pygame.BLEND_RGB_MULT)
    else:
        sprite.fill((*WHITE, round(255 * share)), special_flags=pygame.BLEND_RGBA_MULT)


# Shapes of light


def _neon(draw: Shape, size: int, colour: Colour, width: float, glow: float) -> Surface:
    """A shape with its glow."""
    large = size * OVERSAMPLING
    lines = Surface((large, large))
    draw(lines, colour, width * OVERSAMPLING)
    heart = Surface((large, large))
    draw(heart, heart_of(colour), width * OVERSAMPLING * 0.45)
    square = Surface((size * 2, size * 2))
    place = (size // 2, size // 2)
    square.blit(pygame.transform.smoothscale(lines, (size, size)), place)
    light = Surface(square.get_size())
    if glow > 0:
        halo = blurred(square, max(1, round(size * 0.10)))
        far = blurred(square, max(1, round(size * 0.22)))
        for surface, share in ((halo, 0.9 * glow), (far, 0.8 * glow)):
            weaken(surface, Style.NEON, share)
            light.blit(surface, (0, 0), special_flags=ADD)
    # The lines do not grow brighter than their colour, or players would lose the contrast of their palette.
    light.blit(square, (0, 0), special_flags=BRIGHTEST)
    light.blit(pygame.transform.smoothscale(heart, (size, size)), place, special_flags=BRIGHTEST)
    return light


def heart_of(colour: Colour) -> Colour:
    """The colour in the middle of a line: the brighter the colour, the whiter."""
    return mix(mix(colour, purest(colour), 0.35), WHITE, 0.8 * luminance(linear(colour)))


def blurred(surface: Surface, radius: int) -> Surface:
    """A blurred copy. For large radii, a small copy is blurred and enlarged, which looks the same."""
    if radius < LEAST_SHRUNK:
        return pygame.transform.gaussian_blur(surface, radius)
    width, height = (max(1, side * SHRUNK_RADIUS // radius) for side in surface.get_size())
    small = pygame.transform.smoothscale(surface, (width, height))
    soft = pygame.transform.gaussian_blur(small, SHRUNK_RADIUS)
    return pygame.transform.smoothscale(soft, surface.get_size())


# Painted shapes

# A shadow: its colour, its strength, and in shares of the size how far it falls and how soft it is.
SHADOW: Colour = (20, 26, 60)
SHADOW_SHARE, SHADOW_FALL, SHADOW_BLUR = 0.42, 0.05, 0.045


def _enamel(draw: Shape, size: int, colour: Colour, width: float, glow: float) -> Surface:
    """A body with a shadow below it; without a glow it has no shadow."""
    body = cut_out(draw, size, colour, width)
    sprite = clear((size * 2, size * 2), SHADOW if glow > 0 else colour)
    place = (size // 2, size // 2)
    if glow > 0:
        below = (place[0], place[1] + max(1, round(size * SHADOW_FALL)))
        sprite.blit(cut_out(draw, size, SHADOW, width), below)
        sprite = blurred(sprite, max(1, round(size * SHADOW_BLUR)))
        weaken(sprite, Style.ENAMEL, SHADOW_SHARE * glow)
    sprite.blit(body, place)
    return sprite


def _flat(draw: Shape, size: int, colour: Colour, width: float, _glow: float) -> Surface:
    """A shape with a bright outline."""
    edge = bright_edge(colour)
    sprite = clear((size * 2, size * 2), edge)
    place = (size // 2, size // 2)
    sprite.blit(cut_out(draw, size, edge, width * FLAT_WIDTH), place)
    sprite.blit(cut_out(draw, size, colour, width), place)
    return sprite


def bright_edge(colour: Colour) -> Colour:
    """The outline of a shape in the flat style: its hue, as bright as it gets."""
    return mix(purest(colour), WHITE, EDGE_WHITE)


def clear(size: tuple[int, int], colour: Colour) -> Surface:
    """A transparent surface. Its edges take on no other colour when it is shrunk or blurred."""
    surface = Surface(size, SRCALPHA)
    surface.fill((*colour, 0))
    return surface


def cut_out(draw: Shape, size: int, colour: Colour, width: float) -> Surface:
    """A shape in one colour on nothing."""
    large = clear((size * OVERSAMPLING, size * OVERSAMPLING), colour)
    draw(large, colour, width * OVERSAMPLING)
    return pygame.transform.smoothscale(large, (size, size))
