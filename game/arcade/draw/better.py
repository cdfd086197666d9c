"""The moves that would have been better, lit on the board."""

from collections.abc import Sequence

import pygame
from pygame import Surface

from game.arcade.draw.board import between, mark_hinted, pulse, smooth_line
from game.arcade.draw.frame import BoardArea
from game.arcade.draw.theme import HINT, dimmed

# Where a move has two halves, each first half is shown with what follows it for so long.
SECONDS_A_WAY = 2.0


def draw_better(canvas: Surface, area: BoardArea, ways: Sequence[tuple[int, int]], time: float) -> None:
    """Better moves as the cell to choose first and the cell where each leads, mostly the same."""
    firsts = list(dict.fromkeys(first for first, _last in ways))
    if not firsts:
        return
    mark_hinted(canvas, area, firsts, time)
    shown = firsts[int(time / SECONDS_A_WAY) % len(firsts)]
    for first, last in ways:
        if first == shown and last != first:
            _draw_second_half(canvas, area, first, last, time)


def _draw_second_half(canvas: Surface, area: BoardArea, first: int, last: int, time: float) -> None:
    """A square at the end of a line from the first half."""
    side = round(area.cell * 0.44)
    square = pygame.Rect(0, 0, side, side)
    square.center = (round(area.centre_of(last)[0]), round(area.centre_of(last)[1]))
    light = dimmed(HINT, 0.75 + 0.25 * pulse(time))
    start, end = area.centre_of(first), area.centre_of(last)
    near = between(start, end, 0.3)
    smooth_line(canvas, light, near, end, max(2, area.cell * 0.03))
    pygame.draw.rect(canvas, dimmed(HINT, 0.3), square, border_radius=side // 6)
    pygame.draw.rect(canvas, light, square, max(2, round(area.cell * 0.035)), border_radius=side // 6)
