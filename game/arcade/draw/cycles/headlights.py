"""The light that the headlights of a cycle throw on the floor."""

import math

import pygame
from pygame import Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point
from game.arcade.draw.sprites import blurred
from game.arcade.draw.theme import WHITE, Colour, dimmed, mix

CONE_ANGLE, CONE_LENGTH, CONE_LAYERS = 21, 1.25, 14
# Half the side of the square on which they are drawn first.
CONE = 64


@baked
def cone(colour: Colour, size: int, heading: int) -> Surface:
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
