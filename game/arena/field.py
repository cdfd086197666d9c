"""The geometry of the field: cells as bits, directions, and the rings in which its wall closes in."""

from dataclasses import dataclass
from functools import lru_cache

from game.core.grid import DIRECTIONS, DOWN, LEFT, RIGHT, UP

Direction = int
EVERY_DIRECTION: tuple[Direction, ...] = (UP, DOWN, LEFT, RIGHT)
DIRECTION_NAMES = DIRECTIONS


def opposite(direction: Direction) -> Direction:
    return direction ^ 1


def is_turn(heading: Direction, direction: Direction) -> bool:
    """Whether a direction leads to the side of a heading, neither on nor back."""
    return heading // 2 != direction // 2


@dataclass(frozen=True)
class Field:
    """`width` columns and `height` rows inside a wall one cell thick.

    A set of cells is an int. The bit of a cell is `(row + 1) * stride + column + 1`: the wall around the
    field has bits of its own, so that no step needs to be checked against the edge.

        width 3, height 2:    0  1  2  3  4      the wall above
                              5 .6 .7 .8  9      row 0
                             10.11.12.13 14      row 1
                             15 16 17 18 19      the wall below
    """

    width: int
    height: int

    @property
    def stride(self) -> int:
        return self.width + 2

    def cell(self, column: int, row: int) -> int:
        return (row + 1) * self.stride + column + 1

    def coordinates(self, cell: int) -> tuple[int, int]:
        """The column and the row of a cell."""
        row, column = divmod(cell, self.stride)
        return column - 1, row - 1

    def holds(self, column: int, row: int) -> bool:
        return 0 <= column < self.width and 0 <= row < self.height

    def step(self, cell: int, direction: Direction) -> int:
        """The next cell in a direction."""
        return cell + (-self.stride, self.stride, -1, 1)[direction]

    def across(self, cell: int) -> int:
        """The cell to which a half turn of the field takes this one."""
        return self.stride * (self.height + 2) - 1 - cell


SIZES = {
    "compact": Field(31, 17),
    "small": Field(31, 21),
    "standard": Field(45, 25),
    "large": Field(61, 35),
}


@lru_cache(maxsize=32)
def inside(field: Field) -> int:
    """All cells within the wall around the field."""
    row = (1 << field.width) - 1
    return sum(row << field.cell(0, at) for at in range(field.height))


@lru_cache(maxsize=32)
def frame(field: Field) -> int:
    """The wall around the field."""
    return ((1 << field.stride * (field.height + 2)) - 1) & ~inside(field)


@lru_cache(maxsize=32)
def closed_in(field: Field, rings: int) -> int:
    """The cells that lie within this many rings of the wall around the field."""
    open_rows = range(rings, field.height - rings)
    row = ((1 << max(0, field.width - 2 * rings)) - 1) << rings
    return inside(field) & ~sum(row << field.cell(0, at) for at in open_rows)


def reached(field: Field, start: int, free: int) -> int:
    """All free cells that a walk over free cells leads to from a set of cells."""
    stride, found, front = field.stride, 0, start
    free &= ~start
    while front:
        front = (front << 1 | front >> 1 | front << stride | front >> stride) & free
        free ^= front
        found |= front
    return found
