"""The cabinet's own picture, for the title bar and the task list."""

import pygame
from pygame import Rect, Surface

from game.arcade.draw.sprites import shine
from game.arcade.draw.theme import AMBER, CABINET, CYAN, NIGHT

SIDE = 128


def icon() -> Surface:
    """X and O, side by side in the night."""
    picture = Surface((SIDE, SIDE))
    picture.fill(NIGHT)
    shine(picture, "X", (SIDE * 0.32, SIDE * 0.35), SIDE * 0.6, CYAN)
    shine(picture, "O", (SIDE * 0.67, SIDE * 0.66), SIDE * 0.6, AMBER)
    pygame.draw.rect(picture, CABINET, Rect(0, 0, SIDE, SIDE), 5, border_radius=22)
    return picture
