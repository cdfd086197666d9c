"""The floor of a board without stairs: drawn at twice its size once, and shrunk."""

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.frame import AnyRenderer, BoardArea

SCALE = 2


def draw_smooth_floor(canvas: Surface, renderer: AnyRenderer, area: BoardArea) -> None:
    """Draw a floor, and what glows around it."""
    margin = max(8, round(area.cell * 0.2))
    place = area.rect.inflate(2 * margin, 2 * margin)
    large = Surface((place.width * SCALE, place.height * SCALE), SRCALPHA)
    square = Rect(margin * SCALE, margin * SCALE, area.rect.width * SCALE, area.rect.height * SCALE)
    renderer.draw_floor(large, BoardArea(square, area.size, area.letters * SCALE))
    canvas.blit(pygame.transform.smoothscale(large, place.size), place)
