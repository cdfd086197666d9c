"""Drawing that comes in or goes out: what was there before lies over it, as far as it is not there yet."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface


def draw_faded(canvas: Surface, area: Rect, light: float, draw: Callable[[], object]) -> None:
    """Draw something within an area with a share of its strength, from 0 to 1."""
    place = area.clip(canvas.get_rect())
    if light <= 0:
        return
    if light >= 1 or not place:  # in a very small window there may be no room for it
        draw()
    else:
        before = canvas.subsurface(place).copy()
        draw()
        before.set_alpha(round(255 * (1 - light)))
        canvas.blit(before, place)


def fade_below(picture: Surface, top: int, reach: int) -> None:
    """Fade what a transparent picture shows below a height: after so many pixels nothing is left."""
    for y in range(max(0, top), picture.get_height()):
        light = max(0.0, 1 - (y - top + 1) / reach)
        line = Rect(0, y, picture.get_width(), 1)
        picture.fill((255, 255, 255, round(255 * light)), line, special_flags=pygame.BLEND_RGBA_MULT)
