"""The icon of Siege: a tower between blocks."""

import pygame
from pygame import Rect, Surface

from game.arcade.draw.theme import Theme, mix


def draw_icon(canvas: Surface, theme: Theme) -> None:
    """Draw it on a square canvas."""
    side = canvas.get_width()
    bright, dark = mix(theme.accent, theme.ink, 0.7), theme.faint(theme.accent, 0.45)

    def box(left: float, top: float, right: float, bottom: float) -> Rect:
        corner = round(left * side), round(top * side)
        return Rect(*corner, round(right * side) - corner[0], round(bottom * side) - corner[1])

    for left in (0.0, 0.77):
        pygame.draw.rect(canvas, dark, box(left, 0.66, left + 0.23, 0.96))
        pygame.draw.rect(canvas, theme.faint(theme.accent, 0.7), box(left, 0.6, left + 0.23, 0.72))
    pygame.draw.rect(canvas, theme.accent, box(0.32, 0.3, 0.5, 0.96))
    pygame.draw.rect(canvas, theme.faint(theme.accent, 0.68), box(0.5, 0.3, 0.68, 0.96))
    pygame.draw.rect(canvas, bright, box(0.25, 0.2, 0.75, 0.34))
    for left in (0.25, 0.43, 0.61):
        pygame.draw.rect(canvas, bright, box(left, 0.06, left + 0.14, 0.21))
    gate = box(0.42, 0.66, 0.58, 0.96)
    pygame.draw.rect(
        canvas, theme.night, gate, border_top_left_radius=gate.width, border_top_right_radius=gate.width
    )
