"""Where the cells of a field are on the screen: a floor seen from above and from the front."""

from dataclasses import dataclass, replace
from functools import cached_property

from pygame import Rect

from game.arcade.draw.easing import Point
from game.arcade.draw.projection import Projection
from game.arena.field import Field

# How much the rows are squeezed, and how far away the viewer is, in heights of the field.
SQUEEZE, DISTANCE = 0.75, 44 / 17
# The wall around the field: how thick and how high it is, and at the front, where it hides no cell. In cells.
RIM, RIM_HEIGHT, FRONT, FRONT_HEIGHT = 0.24, 0.7, 0.12, 0.05


@dataclass(frozen=True)
class FieldArea:
    """A field on the screen.

    A point of the field is a column and a row, as numbers of cells; cells are those of `Field`.
    """

    field: Field
    view: Projection

    @classmethod
    def in_box(cls, field: Field, box: Rect, low: float = 1.0) -> "FieldArea":
        """The largest field with its wall in a box; where there is room, so far down, from 0 to 1."""
        unit = cls(field, _projection(field, (0.0, 0.0), 1.0))
        left, top, right, bottom = unit.edges
        cell = max(1.0, min(box.width / (right - left), box.height / (bottom - top)))
        spare = box.height - cell * (bottom - top)
        return cls(field, _projection(field, (box.centerx, round(box.top + low * spare - top * cell)), cell))

    @property
    def cell(self) -> float:
        """The side of a cell in the middle of the field, in pixels."""
        return self.view.cell

    @property
    def edges(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the field with the wall around it."""
        width, height = self.field.width, self.field.height
        left, bottom = self.at((-FRONT, height + FRONT))
        right, _bottom = self.at((width + FRONT, height + FRONT))
        return left, self.at((-RIM, -RIM), RIM_HEIGHT)[1], right, bottom

    @cached_property
    def whole(self) -> Rect:
        """The field with the wall around it, in whole pixels."""
        left, top, right, bottom = self.edges
        return Rect(round(left), round(top), round(right) - round(left), round(bottom) - round(top))

    @property
    def outline(self) -> tuple[Point, ...]:
        """The corners of the field with the wall around it, as it is seen."""
        width, height = self.field.width, self.field.height
        return (
            self.at((-RIM, -RIM), RIM_HEIGHT),
            self.at((width + RIM, -RIM), RIM_HEIGHT),
            self.at((width + FRONT, height + FRONT), FRONT_HEIGHT),
            self.at((width + FRONT, height + FRONT)),
            self.at((-FRONT, height + FRONT)),
            self.at((-FRONT, height + FRONT), FRONT_HEIGHT),
        )

    @cached_property
    def rect(self) -> Rect:
        """All cells inside the wall around the field."""
        top, (left, bottom) = self.at((0, 0))[1], self.at((0, self.field.height))
        right = self.at((self.field.width, self.field.height))[0]
        return Rect(round(left), round(top), round(right - left), round(bottom - top))

    def at(self, point: Point, height: float = 0.0) -> Point:
        """Where a point of the field is, or one above it."""
        return self.view.at(point, height)

    def middle(self, cell: int) -> Point:
        """The middle of a cell as a point of the field."""
        column, row = self.field.coordinates(cell)
        return column + 0.5, row + 0.5

    def centre_of(self, cell: int) -> Point:
        """Where the middle of a cell is."""
        return self.at(self.middle(cell))

    def rect_of(self, cell: int) -> Rect:
        """The smallest rectangle that holds a cell."""
        column, row = self.field.coordinates(cell)
        corners = [self.at((column + right, row + down)) for right in (0, 1) for down in (0, 1)]
        (left, top), (right, bottom) = (
            map(min, zip(*corners, strict=True)),
            map(max, zip(*corners, strict=True)),
        )
        return Rect(round(left), round(top), round(right) - round(left), round(bottom) - round(top))

    def moved(self, across: int, down: int) -> "FieldArea":
        x, y = self.view.centre
        return replace(self, view=replace(self.view, centre=(x + across, y + down)))

    def larger(self, zoom: float, centre: Point) -> "FieldArea":
        """The field so many times larger, with its middle at a whole pixel near a place."""
        x, y = round(centre[0]), round(centre[1])
        return replace(self, view=replace(self.view, centre=(x, y), cell=self.view.cell * zoom))


def _projection(field: Field, centre: Point, cell: float) -> Projection:
    return Projection(centre, cell, field.width, field.height, DISTANCE * field.height, SQUEEZE)
