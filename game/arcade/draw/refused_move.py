"""A move that was refused, as it is marked: what forbids it flashes, and a beam joins that to the cell."""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.easing import Point, between, eased, part_of
from game.arcade.draw.light import shine_path
from game.arcade.draw.shapes import rounded_square, thin_ring
from game.arcade.draw.theme import Theme
from game.core.grid import HEADINGS

# How long a cursor that was thrown is on its way back; how long a flash lasts, and how many steps it has.
THROWN_SECONDS = 0.15
FLASH_SECONDS, FLASH_STEPS = 0.5, 8
# The light that stays, of a flash: it goes down to this share.
STEADY = 0.62
# How far from the middles of its cells a beam begins and ends, and its width, in cells.
BEGINS, ENDS, WIDTH = 0.48, 0.27, 0.055
# The side of the mark on the cell that was tried.
SIDE = 0.56


@dataclass(frozen=True)
class RefusedMove:
    """Where a move was tried, what forbids it, and how strongly that flashes now."""

    cell: int  # that was tried
    forbidding: tuple[int, ...]  # the cells because of which it is illegal
    heading: int | None = None  # the direction in which it was tried, if it was one
    flash: float = 0.0  # from 1, when it has just been refused, to 0
    thrown: float = 0.0  # how much of its way the cursor is thrown back, from 0 to 1

    def after(self, seconds: float, *, throws: bool) -> "RefusedMove":
        """How it looks this long after it was tried; `throws` says whether the cursor is thrown back."""
        flash = math.ceil(FLASH_STEPS * (1 - part_of(seconds, 0.0, FLASH_SECONDS))) / FLASH_STEPS
        thrown = 1 - eased(seconds / THROWN_SECONDS) if throws else 0.0
        return replace(self, flash=flash, thrown=thrown)

    def back(self, size: int) -> Point:
        """Which way the cursor is thrown on a board with so many rows: away from what forbids the move."""
        row, column = divmod(self.cell, size)
        rows, columns = zip(*(divmod(each, size) for each in self.forbidding or (self.cell,)), strict=True)
        across, down = column - sum(columns) / len(columns), row - sum(rows) / len(rows)
        if not across and not down:
            heading = (0, -1) if self.heading is None else HEADINGS[self.heading]
            across, down = -heading[0], -heading[1]
        length = math.hypot(across, down)
        return across / length * self.thrown, down / length * self.thrown


# How far up a mark on a cell lies because of what stands there, in pixels.
Raised = Callable[[int], int]


def _flat(_cell: int) -> int:
    return 0


def mark_refused(
    canvas: Surface, area: BoardArea, theme: Theme, refused: RefusedMove, raised: Raised = _flat
) -> None:
    """What forbids a move, the beams from there, and the mark of the cell that was tried."""
    light = STEADY + (1 - STEADY) * refused.flash
    for cell in refused.forbidding:
        _light_up(canvas, area.moved(0, -raised(cell)), theme, cell, light, refused.flash)
    for cell in refused.forbidding:
        if cell != refused.cell:
            ends = (cell, raised(cell)), (refused.cell, raised(refused.cell))
            _draw_beam(canvas, area, theme, ends, light)
    if refused.forbidding or refused.heading is None:
        _strike(canvas, area.moved(0, -raised(refused.cell)), theme, refused.cell)
    else:
        _light_edge(canvas, area, theme, refused.cell, refused.heading, light)


def _light_up(canvas: Surface, area: BoardArea, theme: Theme, cell: int, light: float, flash: float) -> None:
    """A frame of light around what forbids a move."""
    spot = area.middle_of(cell)
    area.shine_pool(canvas, theme, spot, 0.7, theme.danger, 0.25 + 0.75 * flash)
    area.shine(canvas, theme, rounded_square, spot, 1.0, theme.danger, light=light, width=0.05, glow=0.6)


def _light_edge(
    canvas: Surface, area: BoardArea, theme: Theme, cell: int, heading: int, light: float
) -> None:
    """The edge of the board at a cell, where it ends in a direction."""
    (x, y), (right, down) = area.middle_of(cell), HEADINGS[heading]
    x, y = x + right * 0.5, y + down * 0.5
    start, end = (x - down * 0.5, y - right * 0.5), (x + down * 0.5, y + right * 0.5)
    _draw_light(canvas, area, theme, (start, end), light)


def _draw_beam(
    canvas: Surface,
    area: BoardArea,
    theme: Theme,
    ends: tuple[tuple[int, int], tuple[int, int]],
    light: float,
) -> None:
    """A beam between two cells, of which the marks are raised by so many pixels."""
    start, end = ((x, y - up / area.cell) for (x, y), up in ((area.middle_of(cell), up) for cell, up in ends))
    length = math.dist(start, end)
    near, far = (between(start, end, share) for share in (BEGINS / length, 1 - ENDS / length))
    _draw_light(canvas, area, theme, (near, far), light)


def _draw_light(
    canvas: Surface, area: BoardArea, theme: Theme, line: tuple[Point, Point], light: float
) -> None:
    ends = [area.at(point) for point in line]
    shine_path(canvas, theme, ends, theme.danger, max(2.0, area.cell * WIDTH), light)


def _strike(canvas: Surface, area: BoardArea, theme: Theme, cell: int) -> None:
    """A ring with a bar on the cell that was tried."""
    x, y = area.middle_of(cell)
    area.shine(canvas, theme, thin_ring, (x, y), SIDE, theme.danger, width=0.1, glow=0.4)
    arm = SIDE * 0.3
    area.draw_line(canvas, theme.danger, (x - arm, y + arm), (x + arm, y - arm), SIDE * 0.11, least=2)
