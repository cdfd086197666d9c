"""The marks on a board: the cursor, and cells that are legal, taken, locked or hinted."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.easing import Point, between, eased, part_of, pulse
from game.arcade.draw.frame import Frame
from game.arcade.draw.light import pool_steps, stepped, steps_of
from game.arcade.draw.lines import smooth_line
from game.arcade.draw.shapes import Bar, Shape, brackets, disc, hourglass, lozenge
from game.arcade.draw.theme import Colour, Style, Theme

# How much larger the lights on legal cells are in the flat style.
FLAT_DOTS = 1.35
# How far the light on a legal cell reaches, in cells, and how strong it is, compared with its lamp.
POOL, POOL_LIGHT = 0.42, 0.6
# How much later each bar closes that locks the loser in, and how long it takes, in seconds.
BAR_LATER, BAR_SECONDS = 0.12, 0.16
# How far a cursor is thrown back from a move that was refused, in sizes of the text on the board.
THROW = 0.25
# How large the diamonds are on the cells of a hint that are as good as the first one.
AS_GOOD = 0.36
# The dashes on each side of a move on trial, and the share of a side along which they move in a second.
DASHES, DASH_SPEED = 3, 0.25


def mark_locked(
    canvas: Surface,
    area: BoardArea,
    theme: Theme,
    cells: Iterable[int],
    origin: int,
    colour: Colour,
    seconds: float,
) -> None:
    """The cells that lock the loser in: each is closed by a bar, one after the other."""
    row, column = divmod(origin, area.size)
    for number, cell in enumerate(cells):
        share = part_of(seconds - BAR_LATER * number, 0.0, BAR_SECONDS)
        other_row, other_column = divmod(cell, area.size)
        down, across = _way(other_row, row), _way(other_column, column)
        if share > 0 and (down or across):
            x, y = area.middle_of(cell)
            away = 0.3 * (1 - eased(share))  # it slams shut
            spot = x - across * away, y - down * away
            shape = Bar(across, down)
            area.shine(canvas, theme, shape, spot, 1.0, colour, width=0.06, light=share, glow=0.8)


def _way(start: int, end: int) -> int:
    """The direction in which a row or a column lies: -1, 0 or 1."""
    return (end > start) - (end < start)


# The choices of the player on turn


def thrown_back(area: BoardArea, frame: Frame) -> tuple[int, int]:
    """How far the cursor is thrown back from a move that was refused, in pixels."""
    across, down = frame.thrown
    return round(across * area.text_size * THROW), round(down * area.text_size * THROW)


def draw_cursor(canvas: Surface, area: BoardArea, theme: Theme, frame: Frame, colour: Colour) -> None:
    """The brackets around the cell at which the player on turn points, if that is shown."""
    if frame.cursor is not None:
        size, spot = _cursor_size(frame.time), area.middle_of(frame.cursor.cell)
        place = area.moved(*thrown_back(area, frame))
        place.shine(canvas, theme, brackets, spot, size, theme.legible(colour), width=0.045)


def mark_legal(
    canvas: Surface,
    area: BoardArea,
    theme: Theme,
    cells: Iterable[int],
    colour: Colour,
    time: float,
    size: float = 0.22,
) -> None:
    """A small lamp on every cell that the player on turn can choose, in a soft pool of its light."""
    light, tone = _lamp_light(time), theme.legible(colour)
    side = size * (FLAT_DOTS if theme.style is Style.FLAT else 1.0)
    for cell in cells:
        spot = area.middle_of(cell)
        area.shine_pool(canvas, theme, spot, POOL, colour, light * POOL_LIGHT)
        area.shine(canvas, theme, disc, spot, side, tone, light=light, glow=0.6)


def _lamp_light(time: float) -> float:
    return 0.5 + 0.4 * pulse(time)


def _cursor_size(time: float) -> float:
    return 0.98 + 0.05 * pulse(time, 1.1)


def pulses_alike(area: BoardArea, theme: Theme, one: float, other: float) -> bool:
    """Whether the lamps and the cursor look the same at two times: lights and sizes change in steps."""
    looks = [
        (
            steps_of(theme, _lamp_light(time)),
            pool_steps(_lamp_light(time) * POOL_LIGHT),
            stepped(area.cell * _cursor_size(time)),
        )
        for time in (one, other)
    ]
    return looks[0] == looks[1]


def mark_taken(
    canvas: Surface,
    area: BoardArea,
    theme: Theme,
    cells: Iterable[int],
    shape: Shape,
    colour: Colour,
    time: float,
) -> None:
    """Cells that the intended move would take from the opponent: the opponent's shape, struck out.

    The stroke is horizontal, because a slanted one would make any shape look like an X.
    """
    light = 0.5 + 0.35 * pulse(time, 1.1)
    for cell in cells:
        x, y = area.middle_of(cell)
        area.shine(canvas, theme, shape, (x, y), 0.34, colour, light=light, glow=0.3)
        area.draw_line(canvas, theme.ink, (x - 0.2, y), (x + 0.2, y), 0.024, least=2)


def mark_hint(canvas: Surface, area: BoardArea, theme: Theme, cells: Sequence[int], time: float) -> None:
    """All cells of a hint: a large diamond on the first one, and small ones on those that are as good."""
    mark_hinted(canvas, area, theme, cells[:1], time)
    mark_hinted(canvas, area, theme, cells[1:], time, AS_GOOD)


def mark_hinted(
    canvas: Surface, area: BoardArea, theme: Theme, cells: Iterable[int], time: float, share: float = 1.0
) -> None:
    """Cells of a hint: a diamond with a spark in it, or one of a share of its size."""
    light = 0.7 + 0.3 * pulse(time, 1.2)
    for cell in cells:
        size = share * (0.76 + 0.05 * pulse(time, 1.2))
        spot = area.middle_of(cell)
        area.shine(canvas, theme, lozenge, spot, size, theme.hint, light=light, width=0.055, glow=0.5)


def mark_holding_out(
    canvas: Surface, area: BoardArea, theme: Theme, cells: Iterable[int], time: float
) -> None:
    """Cells of the move that holds out longest in a lost position: an hourglass, without a win's light."""
    light = 0.7 + 0.3 * pulse(time, 1.2)
    for cell in cells:
        spot = area.middle_of(cell)
        area.shine(canvas, theme, hourglass, spot, 0.62, theme.ink, light=light, width=0.05, glow=0.2)


def mark_tried(canvas: Surface, area: BoardArea, theme: Theme, cells: Iterable[int], time: float) -> None:
    """The cells of a move that waits to be confirmed: a plate with a frame of dashes that run around it."""
    width = max(2, round(area.cell * 0.035))
    for cell in cells:
        for start, end in _dashes(area.plate_corners(cell), time):
            smooth_line(canvas, theme.ink, start, end, width)


def _dashes(corners: Sequence[Point], time: float) -> Iterable[tuple[Point, Point]]:
    """Dashes on the four sides of a plate, which move along them."""
    step = 1 / DASHES
    shift = time * DASH_SPEED % step
    for corner, following in pairwise([*corners, corners[0]]):
        for number in range(-1, DASHES):
            start = max(0.0, number * step + shift)
            end = min(1.0, (number + 0.55) * step + shift)
            if end > start:
                yield between(corner, following, start), between(corner, following, end)


# Better moves


class Way(NamedTuple):
    """A move on the board: the cells to choose first, and all cells that it concerns."""

    first: tuple[int, ...]
    cells: tuple[int, ...]

    @property
    def rest(self) -> tuple[int, ...]:
        """The second half, if the move has one."""
        return tuple(cell for cell in self.cells if cell not in self.first)


def mark_better(
    canvas: Surface,
    area: BoardArea,
    theme: Theme,
    winning: Sequence[Way],
    every: Sequence[Way],
    number: int,
    time: float,
) -> None:
    """Light the winning ways among all: at once, or only the one of a number if the second half matters."""
    firsts = list(dict.fromkeys(way.first for way in winning))
    narrow = [first for first in firsts if _rests(winning, first) != _rests(every, first)]
    if not narrow:
        mark_hinted(canvas, area, theme, {cell for first in firsts for cell in first}, time)
        return
    first = firsts[number % len(firsts)]
    if first in narrow:
        for cell in {cell for rest in _rests(winning, first) for cell in rest}:
            _draw_second_half(canvas, area, theme, first[-1], cell, time)
    mark_hinted(canvas, area, theme, first, time)


def _rests(ways: Sequence[Way], first: tuple[int, ...]) -> set[tuple[int, ...]]:
    """The second halves that can follow the same first half."""
    return {way.rest for way in ways if way.first == first}


def _draw_second_half(
    canvas: Surface, area: BoardArea, theme: Theme, first: int, last: int, time: float
) -> None:
    """A square at the end of a line from the first half."""
    light = theme.faint(theme.hint, 0.75 + 0.25 * pulse(time))
    start, end = area.middle_of(first), area.middle_of(last)
    area.draw_line(canvas, light, between(start, end, 0.3), end, 0.03, least=2)
    side = round(area.cell * 0.44)
    square = Rect(0, 0, side, side)
    square.center = (round(area.centre_of(last)[0]), round(area.centre_of(last)[1]))
    pygame.draw.rect(canvas, theme.faint(theme.hint, 0.3), square, border_radius=side // 6)
    pygame.draw.rect(canvas, light, square, max(2, round(area.cell * 0.035)), border_radius=side // 6)
