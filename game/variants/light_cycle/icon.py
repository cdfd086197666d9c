"""The icon of Light Cycle Duel: two walls of light that turn around each other, with their cycles."""

from itertools import pairwise

import pygame
from pygame import Surface

from game.arcade.draw.lines import thick_line
from game.arcade.draw.theme import Theme, mix

# The way of one cycle, in shares of the side; the other's is the same turned around.
WAY = ((0.09, 0.95), (0.09, 0.1), (0.7, 0.1), (0.7, 0.42))


def draw_icon(canvas: Surface, theme: Theme) -> None:
    """Draw it on a square canvas."""
    side = canvas.get_width()
    bright = mix(theme.accent, theme.ink, 0.7)
    ways = (WAY, tuple((1 - x, 1 - y) for x, y in WAY))
    for way, tone in zip(ways, (theme.accent, theme.faint(theme.accent, 0.62)), strict=True):
        points = [(x * side, y * side) for x, y in way]
        for shade, wide in ((tone, 0.11), (bright, 0.03)):
            for start, end in pairwise(points):
                thick_line(canvas, shade, start, end, side * wide)
        (x, y), heading = points[-1], 1 if way is WAY else -1
        nose = [(x - side * 0.13, y), (x, y + heading * side * 0.26), (x + side * 0.13, y)]
        pygame.draw.polygon(canvas, bright, nose)
