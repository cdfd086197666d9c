"""A strike: what is struck flashes, and a ring runs out from it."""

import pygame
from pygame import Surface

from game.arcade.draw.easing import eased
from game.arcade.draw.light import shine_pool
from game.arcade.draw.sprites import clear
from game.arcade.draw.theme import WHITE, Colour, Theme, mix

# How far the ring and the flash reach, in sizes of what is struck; the ring's width at first, in the same.
RING, FLASH, WIDTH = 0.95, 1.1, 0.1


def draw_strike(
    canvas: Surface, theme: Theme, centre: tuple[int, int], size: int, colour: Colour, share: float
) -> None:
    """Draw a moment of a strike, from 0 to 1; before and after it there is nothing to see."""
    if not 0 < share < 1:
        return
    shine_pool(canvas, theme, centre, size * FLASH, mix(colour, WHITE, 0.4), (1 - share) ** 2)
    radius = round(size * (0.45 + (RING - 0.45) * eased(share)))
    width = max(1, round(size * WIDTH * (1 - share)))
    ring = clear((2 * radius + 2, 2 * radius + 2), colour)
    middle = ring.get_rect().center
    pygame.draw.circle(ring, (*mix(colour, WHITE, 0.3), round(255 * (1 - share))), middle, radius, width)
    canvas.blit(ring, ring.get_rect(center=centre))
