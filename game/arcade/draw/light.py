"""Neon light: shapes with a glow, drawn large once, shrunk, cached, and added to the screen.

A sprite is light on black, blitted with `BLEND_RGB_ADD`, so that lights add up.
"""

import math
from functools import lru_cache

import pygame
from pygame import Surface

from game.arcade.draw.easing import Point
from game.arcade.draw.lines import ADD
from game.arcade.draw.shapes import Shape
from game.arcade.draw.theme import WHITE, Colour, dimmed, mix

# Shapes are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 3
LIGHT_STEPS = 16
# Sizes grow in steps of this factor, so that a growing shape needs few sprites, which are cached.
SIZE_STEP = 1.04


def _neon(draw: Shape, size: int, colour: Colour, width: float, glow: float) -> Surface:
    """A shape with its glow, on a square twice its size."""
    large = size * OVERSAMPLING
    lines = Surface((large, large))
    draw(lines, colour, width * OVERSAMPLING)
    heart = Surface((large, large))
    draw(heart, mix(colour, WHITE, 0.7), width * OVERSAMPLING * 0.45)
    square = Surface((size * 2, size * 2))
    place = (size // 2, size // 2)
    square.blit(pygame.transform.smoothscale(lines, (size, size)), place)
    halo = _blurred(square, max(1, round(size * 0.10)))
    far = _blurred(square, max(1, round(size * 0.22)))
    light = Surface(square.get_size())
    for surface, share in ((halo, 0.9 * glow), (far, 0.8 * glow)):
        surface.fill(dimmed(WHITE, share), special_flags=pygame.BLEND_RGB_MULT)
        light.blit(surface, (0, 0), special_flags=ADD)
    light.blit(square, (0, 0), special_flags=ADD)
    light.blit(pygame.transform.smoothscale(heart, (size, size)), place, special_flags=ADD)
    return light


def _blurred(surface: Surface, radius: int) -> Surface:
    """A blurred copy. For large radii, a small copy is blurred and enlarged, which looks the same."""
    shrink = max(1, radius // 4)
    if shrink == 1:
        return pygame.transform.gaussian_blur(surface, radius)
    width, height = surface.get_size()
    small = pygame.transform.smoothscale(surface, (max(1, width // shrink), max(1, height // shrink)))
    soft = pygame.transform.gaussian_blur(small, max(1, radius // shrink))
    return pygame.transform.smoothscale(soft, (width, height))


@lru_cache(maxsize=72)
def _sprite(shape: Shape, size: int, colour: Colour, width: float, glow: float, light: int) -> Surface:
    if light == LIGHT_STEPS:
        return _neon(shape, size, colour, width, glow)
    copy = _sprite(shape, size, colour, width, glow, LIGHT_STEPS).copy()
    copy.fill(dimmed(WHITE, light / LIGHT_STEPS), special_flags=pygame.BLEND_RGB_MULT)
    return copy


def _stepped(size: float) -> int:
    """The nearest size for which sprites are drawn."""
    return round(SIZE_STEP ** round(math.log(max(1.0, size), SIZE_STEP)))


def shine(
    canvas: Surface,
    shape: Shape,
    centre: Point,
    size: float,
    colour: Colour,
    *,
    light: float = 1.0,
    width: float = 0.12,
    glow: float = 1.0,
) -> None:
    """Add a shape of light to the canvas; the `width` of its lines is a share of its size."""
    steps = round(max(0.0, min(1.0, light)) * LIGHT_STEPS)
    side = max(4, _stepped(size))
    if steps == 0:
        return
    sprite = _sprite(shape, side, colour, round(width * side, 1), glow, steps)
    canvas.blit(sprite, sprite.get_rect(center=(round(centre[0]), round(centre[1]))), special_flags=ADD)


@lru_cache(maxsize=32)
def _halo(radius: int, colour: Colour) -> Surface:
    """A soft round light."""
    small = 48
    disc = Surface((small * 2, small * 2))
    for step in range(small, 0, -1):
        share = (1 - step / small) ** 2
        pygame.draw.circle(disc, dimmed(colour, share), (small, small), step)
    return pygame.transform.smoothscale(disc, (radius * 2, radius * 2))


def shine_halo(canvas: Surface, centre: Point, radius: float, colour: Colour) -> None:
    light = _halo(max(1, _stepped(radius)), colour)
    canvas.blit(light, light.get_rect(center=(round(centre[0]), round(centre[1]))), special_flags=ADD)
