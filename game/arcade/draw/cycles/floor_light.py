"""Light on the glass of a floor: it shows what the floor is like, and hangs over it as a haze.

Light that is simply added hides what it falls on. Here it is multiplied by a grey copy of the floor, so that
tiles and lines shine in its hue.
"""

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.cycles.sheet import Corner
from game.arcade.draw.sprites import ADD

# How many times brighter than the floor its grey copy is, in powers of two, and how much haze is added.
DOUBLED, HAZE = 2, round(0.36 * 255)


class Glass(NamedTuple):
    """How strongly each pixel of a floor answers to light, and where on the canvas it lies."""

    picture: Surface
    corner: Corner

    @property
    def rect(self) -> Rect:
        return self.picture.get_rect(topleft=self.corner)


def glass_of(floor: Surface) -> Surface:
    """How strongly a clean floor answers to light."""
    grey = pygame.transform.grayscale(floor)
    for _time in range(DOUBLED):
        grey.blit(grey.copy(), (0, 0), special_flags=ADD)
    grey.fill((HAZE, HAZE, HAZE), special_flags=ADD)
    return grey


def lay_light(canvas: Surface, light: Surface, corner: Corner, glass: Glass | None) -> None:
    """Let light fall on a floor. The picture of the light, on black, is used up."""
    whole = light.get_rect(topleft=corner)
    if glass is None:
        light.fill((HAZE, HAZE, HAZE), special_flags=pygame.BLEND_RGB_MULT)
        canvas.blit(light, corner, special_flags=ADD)
        return
    lit = whole.clip(glass.rect)
    if lit:
        area = lit.move(-whole.left, -whole.top)
        light.blit(
            glass.picture,
            area,
            lit.move(-glass.corner[0], -glass.corner[1]),
            special_flags=pygame.BLEND_RGB_MULT,
        )
        canvas.blit(light, lit, area, special_flags=ADD)
