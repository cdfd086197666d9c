"""One projection for light cycles: a floor seen from above and a little from the front, squeezed, with one
vanishing point. Rows stay level, and of every wall that stands on the floor a face is seen.

Points on the floor are (column, row), heights are in cells; (0, 0) is the floor's left far corner.
"""

import math
from dataclasses import dataclass
from functools import cached_property

from game.arcade.draw.easing import Point


@dataclass(frozen=True)
class Projection:
    """How a floor of so many columns and rows lies on the screen."""

    centre: Point  # where the middle of the floor appears, in pixels
    cell: float  # the side of a cell in the middle of the floor, in pixels
    columns: int
    rows: int
    distance: float  # of the viewer, in cells: the nearer, the more the far rows shrink
    squeeze: float  # the height of a cell in shares of its width, seen from far away

    @cached_property
    def rise(self) -> float:
        """How far up a point one cell above the floor appears, in cells."""
        return math.sqrt(1 - self.squeeze**2)

    def scale(self, row: float, height: float = 0.0) -> float:
        """The side of a cell in pixels, across, at a row of the floor or above it."""
        nearer = (row - self.rows / 2) * self.rise + height * self.squeeze
        return self.cell * self.distance / (self.distance - nearer)

    def at(self, point: Point, height: float = 0.0) -> Point:
        """Where a point appears on the screen."""
        across, down = point[0] - self.columns / 2, point[1] - self.rows / 2
        scale = self.scale(point[1], height)
        return (
            self.centre[0] + across * scale,
            self.centre[1] + (down * self.squeeze - height * self.rise) * scale,
        )

    def floor_at(self, spot: Point) -> Point:
        """The point of the floor that appears at a place on the screen."""
        up = (spot[1] - self.centre[1]) / self.cell
        down = up * self.distance / (self.squeeze * self.distance + up * self.rise)
        row = down + self.rows / 2
        return (spot[0] - self.centre[0]) / self.scale(row) + self.columns / 2, row
