"""The icon of Crossfire: an emitter that fires beams down all its lines."""

import math

import pygame
from pygame import Surface

from game.arcade.draw.lines import thick_line
from game.arcade.draw.theme import Theme, mix

LINES = 8


def draw_icon(canvas: Surface, theme: Theme) -> None:
    """Draw it on a square canvas."""
    side = canvas.get_width()
    middle, bright = side / 2, mix(theme.accent, theme.ink, 0.7)
    for number in range(LINES):
        angle = number * 2 * math.pi / LINES
        straight = number % 2 == 0
        across, down = math.cos(angle), math.sin(angle)
        reach, wide = (0.48, 0.075) if straight else (0.5, 0.05)
        start = (middle + across * side * 0.2, middle + down * side * 0.2)
        end = (middle + across * side * reach * 0.96, middle + down * side * reach * 0.96)
        thick_line(
            canvas, theme.accent if straight else theme.faint(theme.accent, 0.6), start, end, side * wide
        )
        if straight:
            thick_line(canvas, bright, start, end, side * wide * 0.35)
    pygame.draw.circle(canvas, theme.faint(theme.accent, 0.4), (middle, middle), side * 0.2)
    pygame.draw.circle(canvas, theme.accent, (middle, middle), side * 0.2, max(2, round(side * 0.04)))
    pygame.draw.circle(canvas, bright, (middle, middle), side * 0.085)
