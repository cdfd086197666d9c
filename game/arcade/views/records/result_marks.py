"""The shapes of results in a list of past games: a star for a win, a hollow arrow for a loss, two bars."""

import math
from enum import Enum, auto

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.theme import Theme

# They are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 4
# The corners of a star, and how far the inner ones are from its middle.
POINTS, INNER = 5, 0.46


class Result(Enum):
    """How a game against a bot ended for the person, or that two people played it."""

    WON = auto()
    LOST = auto()
    DRAWN = auto()
    OF_TWO = auto()


@baked
def result_mark(theme: Theme, result: Result, side: int) -> Surface:
    """The shape of a result; an empty one for a game of two people."""
    large = Surface((side * OVERSAMPLING, side * OVERSAMPLING), SRCALPHA)
    width = large.get_width()
    if result is Result.WON:
        pygame.draw.polygon(large, theme.hint, _star(width / 2))
    elif result is Result.LOST:
        corners = [(width * 0.06, width * 0.2), (width * 0.94, width * 0.2), (width / 2, width * 0.9)]
        pygame.draw.polygon(large, theme.danger, corners)
        inner = [(width * 0.26, width * 0.32), (width * 0.74, width * 0.32), (width / 2, width * 0.7)]
        pygame.draw.polygon(large, (0, 0, 0, 0), inner)
    elif result is Result.DRAWN:
        for share in (0.28, 0.58):
            bar = Rect(round(width * 0.12), round(width * share), round(width * 0.76), round(width * 0.15))
            pygame.draw.rect(large, theme.soft, bar)
    return pygame.transform.smoothscale(large, (side, side))


def _star(middle: float) -> list[tuple[float, float]]:
    corners = []
    for number in range(2 * POINTS):
        reach = middle * (INNER if number % 2 else 1.0)
        angle = math.pi * number / POINTS
        corners.append((middle + reach * math.sin(angle), middle * 1.05 - reach * math.cos(angle)))
    return corners
