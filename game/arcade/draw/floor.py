"""The floor of a board, drawn large and then shrunk, which smooths it."""

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.renderer import StageRenderer

OVERSAMPLING = 2


def smooth_floor(renderer: StageRenderer, area: BoardArea) -> tuple[Surface, Rect]:
    """The floor with the glow around it, and its place.

    Nothing takes more memory for a moment: draw it before what it lies on.
    """
    margin = max(8, round(area.cell * 0.2))
    place = area.rect.inflate(2 * margin, 2 * margin)
    large = Surface((place.width * OVERSAMPLING, place.height * OVERSAMPLING), SRCALPHA)
    corner, side = margin * OVERSAMPLING, area.rect.width * OVERSAMPLING
    square = Rect(corner, corner, side, side)
    renderer.draw_floor(large, BoardArea(square, area.size, area.text_size * OVERSAMPLING))
    return pygame.transform.smoothscale(large, place.size), place
