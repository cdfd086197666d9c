"""The icon for the title bar and the task list."""

import pygame
from pygame import Rect, Surface

from game.arcade.draw.light import shine
from game.arcade.draw.shapes import cross, ring
from game.arcade.draw.theme import Theme

SIDE = 128


def icon(theme: Theme) -> Surface:
    """X and O side by side, on the night."""
    picture = Surface((SIDE, SIDE))
    picture.fill(theme.night)
    shine(picture, theme, cross, (SIDE * 0.32, SIDE * 0.35), SIDE * 0.6, theme.player(1))
    shine(picture, theme, ring, (SIDE * 0.67, SIDE * 0.66), SIDE * 0.6, theme.player(2))
    pygame.draw.rect(picture, theme.cabinet, Rect(0, 0, SIDE, SIDE), 5, border_radius=22)
    return picture
