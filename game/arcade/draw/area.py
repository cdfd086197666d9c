"""The area of a board on the screen, with its cells.

Places on a board are cells by number, or points: (column, row), where (0, 0) is its far left corner and
(.5, .5) the middle of the first cell.
"""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self

from pygame import Rect, Surface

from game.arcade.draw.easing import Point
from game.arcade.draw.light import shine, shine_pool
from game.arcade.draw.lines import smooth_line
from game.arcade.draw.shapes import Shape
from game.arcade.draw.theme import Colour, Theme


@dataclass(frozen=True)
class BoardArea:
    """The square of the screen on which a board of `size` rows lies, seen from above."""

    rect: Rect
    size: int
    text_size: int  # of text on the board

    @cached_property
    def cell(self) -> float:
        """The side of a cell in pixels."""
        return self.rect.width / self.size

    @property
    def lowest(self) -> float:
        """The height of the lowest cells in pixels."""
        return self.cell

    def rect_of(self, cell: int) -> Rect:
        row, column = divmod(cell, self.size)
        left, top = round(column * self.cell), round(row * self.cell)
        right, bottom = round((column + 1) * self.cell), round((row + 1) * self.cell)
        return Rect(self.rect.left + left, self.rect.top + top, right - left, bottom - top)

    def around(self, sides: float, above: float) -> Rect:
        """The board with so many cells beside and below it, and above it."""
        beside, higher = round(sides * self.cell), round(above * self.cell)
        whole = self.rect.inflate(2 * beside, 0)
        return Rect(whole.left, whole.top - higher, whole.width, whole.height + higher + beside)

    def plate_of(self, cell: int) -> Rect:
        """The rectangle of a cell without its margin."""
        margin = round(self.cell * 0.07)
        plate = self.rect_of(cell).inflate(-margin, -margin)
        return Rect(plate.topleft, (max(1, plate.width), max(1, plate.height)))

    def centre_of(self, cell: int) -> Point:
        return self.at(self.middle_of(cell))

    def middle_of(self, cell: int) -> Point:
        """The middle of a cell, as a point of the board."""
        row, column = divmod(cell, self.size)
        return column + 0.5, row + 0.5

    def at(self, point: Point) -> Point:
        """Where a point of the board appears on the screen."""
        return self.rect.left + point[0] * self.cell, self.rect.top + point[1] * self.cell

    def plate_corners(self, cell: int) -> tuple[Point, Point, Point, Point]:
        """The corners of a cell's plate, clockwise."""
        plate = self.plate_of(cell)
        return plate.topleft, plate.topright, plate.bottomright, plate.bottomleft

    def number_of(self, line: int, reach: int, *, row: bool, below: bool) -> tuple[int, int]:
        """Where the number of a line is, `reach` pixels from the cells.

        That of a row is on the left, that of a column on the far side or `below`, on the near one.
        """
        along = round((line + 0.5) * self.cell)
        if row:
            return self.rect.left - reach, self.rect.top + along
        return self.rect.left + along, self.rect.bottom + reach if below else self.rect.top - reach

    def moved(self, across: int, down: int) -> Self:
        """The same area elsewhere on the screen."""
        return replace(self, rect=self.rect.move(across, down))

    def enlarged(self, times: int, corner: Point) -> Self:
        """The same area so many times larger, with its corner at a place."""
        rect = Rect(corner, (self.rect.width * times, self.rect.height * times))
        return replace(self, rect=rect, text_size=self.text_size * times)

    def cell_at(self, spot: tuple[int, int]) -> int | None:
        """The cell at a point of the screen."""
        if not self.rect.collidepoint(spot):
            return None
        column = int((spot[0] - self.rect.left) / self.cell)
        row = int((spot[1] - self.rect.top) / self.cell)
        return min(row, self.size - 1) * self.size + min(column, self.size - 1)

    # What lies on the board. Sizes and widths are in cells

    def shine(
        self,
        canvas: Surface,
        theme: Theme,
        shape: Shape,
        point: Point,
        size: float,
        colour: Colour,
        *,
        light: float = 1.0,
        width: float = 0.12,
        glow: float = 1.0,
    ) -> None:
        """Lay a shape that shines on the board; the `width` of its lines is a share of its size."""
        spot, side = self.at(point), self.cell * size
        shine(canvas, theme, shape, spot, side, colour, light=light, width=width, glow=glow)

    def shine_pool(
        self, canvas: Surface, theme: Theme, point: Point, radius: float, colour: Colour, light: float = 1.0
    ) -> None:
        """Throw a pool of soft light on the board."""
        shine_pool(canvas, theme, self.at(point), self.cell * radius, colour, light)

    def draw_line(
        self, canvas: Surface, colour: Colour, start: Point, end: Point, width: float, least: float = 0.0
    ) -> None:
        """Draw a line on the board, `least` pixels wide or more."""
        smooth_line(canvas, colour, self.at(start), self.at(end), max(least, self.cell * width))


def outside(whole: Rect, hole: Rect) -> tuple[Rect, ...]:
    """The parts of a rectangle that lie outside another one, as four rectangles."""
    hole = hole.clip(whole)
    return (
        Rect(whole.left, whole.top, whole.width, hole.top - whole.top),
        Rect(whole.left, hole.bottom, whole.width, whole.bottom - hole.bottom),
        Rect(whole.left, hole.top, hole.left - whole.left, hole.height),
        Rect(hole.right, hole.top, whole.right - hole.right, hole.height),
    )
