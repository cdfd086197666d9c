"""The icon of Apart: two tokens, each in the field that it throws."""

import pygame
from pygame import Rect, Surface

from game.arcade.draw.shapes import cross, ring
from game.arcade.draw.theme import Theme, mix


def draw_icon(canvas: Surface, theme: Theme) -> None:
    """Draw it on a square canvas."""
    side = canvas.get_width()
    wide, thin = round(side * 0.62), max(2, round(side * 0.035))
    bright = mix(theme.accent, theme.ink, 0.7)
    fields = (Rect(0, 0, wide, wide), Rect(side - wide, side - wide, wide, wide))
    for field, strength in zip(fields, (0.42, 0.26), strict=True):
        pygame.draw.rect(canvas, theme.faint(theme.accent, strength), field, border_radius=wide // 3)
    for field, shape in zip(fields, (cross, ring), strict=True):
        pygame.draw.rect(canvas, theme.accent, field, thin, wide // 3)
        token = Surface((wide // 2, wide // 2), pygame.SRCALPHA)
        shape(token, bright, wide * 0.11)
        canvas.blit(token, token.get_rect(center=field.center))
