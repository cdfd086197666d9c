"""Fading: what is drawn comes in over what was there before, or goes out."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.easing import clamped


def lay_share(
    canvas: Surface, picture: Surface, place: Rect | tuple[int, int], share: float, part: Rect | None = None
) -> None:
    """Lay a picture, or a part of it, on the canvas with a share of its strength, from 0 to 1."""
    strength = round(255 * clamped(share))
    if strength == 0:
        return
    # At 255, SDL blends each pixel of a picture that covers everything, which takes thirty times as long.
    whole = strength == 255 and not has_alpha(picture)
    picture.set_alpha(None if whole else strength)
    canvas.blit(picture, place, part)


@baked
def spare_canvas(size: tuple[int, int], _use: str) -> Surface:
    """A canvas to draw on for one use: to make a new one each time would take longer than to draw on it."""
    return Surface(size)


def has_alpha(picture: Surface) -> bool:
    """Whether the pixels of a picture have alphas; its flags are also set if only the whole has one."""
    return bool(picture.get_masks()[3])


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
        lay_share(canvas, before, place, 1 - light)


def fade_below(picture: Surface, top: int, reach: int) -> None:
    """Fade what a transparent picture shows below a height: after this many pixels nothing is left."""
    for y in range(max(0, top), picture.get_height()):
        light = max(0.0, 1 - (y - top + 1) / reach)
        line = Rect(0, y, picture.get_width(), 1)
        picture.fill((255, 255, 255, round(255 * light)), line, special_flags=pygame.BLEND_RGBA_MULT)
