"""The night behind everything: a glow on the horizon and a slow grid that comes towards you."""

from functools import lru_cache

import pygame
from pygame import Surface

from game.arcade.draw.theme import NIGHT, Colour, dimmed, mix

HORIZON = 0.62  # of the height
ROWS = 14
SECONDS_A_ROW = 5.0


@lru_cache(maxsize=2)
def night(width: int, height: int, accent: Colour) -> Surface:
    """All of the backdrop that stands still."""
    sky = Surface((1, height))
    horizon = round(height * HORIZON)
    for y in range(height):
        distance = abs(y - horizon) / height
        glow = max(0.0, 1 - distance * (3.2 if y < horizon else 5)) ** 2
        base = mix(NIGHT, (3, 4, 10), min(1.0, y / height))
        sky.set_at((0, y), mix(base, accent, 0.17 * glow))
    picture = pygame.transform.scale(sky, (width, height))
    line = mix(NIGHT, accent, 0.22)
    middle = width / 2
    for step in range(-20, 21):
        x = middle + step * width * 0.16
        pygame.draw.aaline(picture, line, (middle + step * width * 0.022, horizon), (x, height))
    pygame.draw.line(picture, mix(NIGHT, accent, 0.5), (0, horizon), (width, horizon))
    return picture.convert() if pygame.display.get_surface() else picture


def draw_rows(canvas: Surface, accent: Colour, time: float) -> None:
    """The rows of the grid that move."""
    width, height = canvas.get_size()
    horizon = round(height * HORIZON)
    phase = (time / SECONDS_A_ROW) % 1.0
    for row in range(ROWS):
        depth = (row + phase) / ROWS
        y = horizon + round((height - horizon) * depth**2.4)
        pygame.draw.line(canvas, mix(NIGHT, dimmed(accent, 0.5), 0.2 + 0.35 * depth), (0, y), (width, y))
