"""The moves that would have been better, lit on the board."""

from collections.abc import Sequence

import pygame
from pygame import Surface

from game.arcade.draw.board import between, mark_hinted, pulse, smooth_line
from game.arcade.draw.frame import BoardArea
from game.arcade.draw.theme import HINT, dimmed

# Where a move has two halves and both matter, each first half is shown so long, with what follows it.
SECONDS_A_WAY = 2.0


# A move as the cell to choose first and the cell that it is about: the same, where it has no second half.
Way = tuple[int, int]


def draw_better(
    canvas: Surface, area: BoardArea, winning: Sequence[Way], every: Sequence[Way], time: float
) -> None:
    """Light the winning ways among all: at once, or one after the other where the second half matters."""
    firsts = list(dict.fromkeys(first for first, _last in winning))
    if all(_lasts(winning, first) == _lasts(every, first) for first in firsts):
        mark_hinted(canvas, area, firsts, time)
        return
    first = firsts[int(time / SECONDS_A_WAY) % len(firsts)]
    if _lasts(winning, first) != _lasts(every, first):
        for last in _lasts(winning, first) - {first}:
            _draw_second_half(canvas, area, first, last, time)
    mark_hinted(canvas, area, [first], time)


def _lasts(ways: Sequence[Way], first: int) -> set[int]:
    return {last for begin, last in ways if begin == first}


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
