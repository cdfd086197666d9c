"""Where the cells of a field are on the screen."""

from dataclasses import dataclass
from functools import cached_property

from pygame import Rect

from game.arcade.draw.easing import Point
from game.arena.field import Field


@dataclass(frozen=True)
class FieldArea:
    """A field on the screen: the left upper corner of its cells, and the side of a cell in pixels.

    A point of the field is a column and a row, as numbers of cells; cells are those of `Field`.
    """

    field: Field
    corner: tuple[int, int]
    cell: int

    @cached_property
    def rect(self) -> Rect:
        """All cells inside the wall around the field."""
        return Rect(self.corner, (self.field.width * self.cell, self.field.height * self.cell))

    def at(self, point: Point) -> Point:
        """Where a point of the field is."""
        return self.corner[0] + point[0] * self.cell, self.corner[1] + point[1] * self.cell

    def middle(self, cell: int) -> Point:
        """The middle of a cell as a point of the field."""
        column, row = self.field.coordinates(cell)
        return column + 0.5, row + 0.5

    def centre_of(self, cell: int) -> Point:
        """Where the middle of a cell is."""
        return self.at(self.middle(cell))

    def rect_of(self, cell: int) -> Rect:
        column, row = self.field.coordinates(cell)
        left, top = self.corner[0] + column * self.cell, self.corner[1] + row * self.cell
        return Rect(left, top, self.cell, self.cell)

    def moved(self, across: int, down: int) -> "FieldArea":
        return FieldArea(self.field, (self.corner[0] + across, self.corner[1] + down), self.cell)
