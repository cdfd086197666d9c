"""The border of a set of cells, quarter by quarter: how it runs through each quarter of each cell."""

from collections.abc import Iterator
from enum import Enum, auto
from functools import lru_cache
from typing import NamedTuple

from pygame import Rect

from game.arcade.draw.area import BoardArea
from game.core.grid import cells_in


class Bend(Enum):
    """How the border runs through a quarter of a cell, which lies at one of its corners."""

    OUTER = auto()  # around the corner of the cell
    LEVEL = auto()  # along the upper or the lower side
    UPRIGHT = auto()  # along the left or the right side
    INNER = auto()  # around the corner of the cell across, which does not belong to them
    NONE = auto()  # all cells around belong to them


class Quarter(NamedTuple):
    """A quarter of a cell, with the rows and columns to its corner: -1 or 1."""

    cell: int
    down: int
    across: int
    bend: Bend

    def place(self, area: BoardArea) -> Rect:
        whole = area.rect_of(self.cell)
        left, width = _half(whole.left, whole.width, self.across)
        top, height = _half(whole.top, whole.height, self.down)
        return Rect(left, top, width, height)


def _half(start: int, length: int, way: int) -> tuple[int, int]:
    """Where the half of a length begins that lies this way, and how long it is: a pixel at least."""
    first = length // 2
    return (start, max(1, first)) if way < 0 else (start + first, max(1, length - first))


@lru_cache(maxsize=64)
def quarters_of(cells: int, size: int) -> tuple[Quarter, ...]:
    """All quarters of some cells of a board."""
    return tuple(
        Quarter(cell, down, across, _bend(cells, size, cell, down, across))
        for cell in cells_in(cells)
        for down in (-1, 1)
        for across in (-1, 1)
    )


def bordering(cells: int, size: int) -> Iterator[Quarter]:
    """The quarters through which the border runs."""
    return (quarter for quarter in quarters_of(cells, size) if quarter.bend is not Bend.NONE)


def _bend(cells: int, size: int, cell: int, down: int, across: int) -> Bend:
    row, column = divmod(cell, size)

    def belongs(rows: int, columns: int) -> bool:
        there = row + rows, column + columns
        return all(0 <= at < size for at in there) and bool(cells >> (there[0] * size + there[1]) & 1)

    match belongs(down, 0), belongs(0, across):
        case False, False:
            return Bend.OUTER
        case False, True:
            return Bend.LEVEL
        case True, False:
            return Bend.UPRIGHT
    return Bend.NONE if belongs(down, across) else Bend.INNER
