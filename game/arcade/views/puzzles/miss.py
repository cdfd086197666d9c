"""A wrong move of a puzzle: a large mark comes down on its cell, and breaks in two."""

from dataclasses import dataclass

import pygame
from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.broken import STEPS
from game.arcade.draw.easing import gathering, part_of
from game.arcade.draw.fading import lay_share
from game.arcade.draw.theme import Theme
from game.arcade.views.puzzles.step_marks import broken_mark

# The size of the mark in cells, and how much larger it is at first.
SIZE, FALLS_FROM = 0.74, 0.8
# When it has come down, when it breaks, and when it begins to fade, in shares of its time.
DOWN, BREAKS_FROM, BREAKS_TO, FADES_FROM = 0.12, 0.22, 0.62, 0.8


@dataclass(frozen=True)
class Miss:
    """A wrong move whose mark is seen: the cell, and a share of its time."""

    cell: int
    share: float


def draw_miss(canvas: Surface, theme: Theme, area: BoardArea, miss: Miss) -> None:
    """Draw the mark of a wrong move on its cell."""
    broken, falls = part_of(miss.share, BREAKS_FROM, BREAKS_TO), part_of(miss.share, 0.0, DOWN)
    mark = broken_mark(theme, max(8, round(area.cell * SIZE)), round(STEPS * broken))
    if falls < 1:
        side = round(mark.get_width() * (1 + FALLS_FROM * (1 - gathering(falls))))
        mark = pygame.transform.smoothscale(mark, (side, side))
    x, y = area.centre_of(miss.cell)
    light = min(1.0, 2 * falls) * (1 - part_of(miss.share, FADES_FROM, 1.0))
    lay_share(canvas, mark, mark.get_rect(center=(round(x), round(y))), light)
