"""Burnt spots on a board."""

import math
import random

import pygame
from pygame import Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point, clamped
from game.arcade.draw.sprites import SHADOW, blurred, clear
from game.arcade.draw.theme import BLACK, WHITE, Style, Theme

# The steps in which a spot grows dark.
STEPS = 5


def scorch(canvas: Surface, theme: Theme, place: Point, size: float, share: float) -> None:
    """A soft, ragged stain around a place, `size` pixels wide to each side, with a share of its darkness."""
    steps = round(STEPS * clamped(share))
    if steps and theme.style is not Style.FLAT:
        stain = _stain(theme.style, max(4, round(size)), steps)
        canvas.blit(stain, stain.get_rect(center=(round(place[0]), round(place[1]))))


@baked
def _stain(style: Style, size: int, steps: int) -> Surface:
    chance = random.Random(3)  # noqa: S311 - decoration
    shade = SHADOW if style is Style.ENAMEL else BLACK
    stain = clear((2 * size, 2 * size), shade)
    for _spot in range(26):
        angle, reach = chance.uniform(0, 2 * math.pi), chance.uniform(0, 0.36) * size
        place = size + math.cos(angle) * reach, size + math.sin(angle) * reach
        pygame.draw.circle(stain, (*shade, 210), place, size * chance.uniform(0.06, 0.2))
    soft = blurred(stain, max(1, size // 14))
    share = (0.28 if style is Style.ENAMEL else 0.75) * steps / STEPS
    soft.fill((*WHITE, round(255 * share)), special_flags=pygame.BLEND_RGBA_MULT)
    return soft
