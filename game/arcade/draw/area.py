"""The area of a board on the screen, with its cells."""

from dataclasses import dataclass
from functools import cached_property

from pygame import Rect


@dataclass(frozen=True)
class BoardArea:
    """The square of the screen on which a board of `size` rows lies."""

    rect: Rect
    size: int
    text_size: int  # of text on the board

    @cached_property
    def cell(self) -> float:
        """The side of a cell in pixels."""
        return self.rect.width / self.size

    def rect_of(self, cell: int) -> Rect:
        row, column = divmod(cell, self.size)
        left, top = round(column * self.cell), round(row * self.cell)
        right, bottom = round((column + 1) * self.cell), round((row + 1) * self.cell)
        return Rect(self.rect.left + left, self.rect.top + top, right - left, bottom - top)

    def plate_of(self, cell: int) -> Rect:
        """The rectangle of a cell without its margin."""
        margin = round(self.cell * 0.07)
        plate = self.rect_of(cell).inflate(-margin, -margin)
        return Rect(plate.topleft, (max(1, plate.width), max(1, plate.height)))

    def centre_of(self, cell: int) -> tuple[float, float]:
        row, column = divmod(cell, self.size)
        return self.rect.left + (column + 0.5) * self.cell, self.rect.top + (row + 0.5) * self.cell

    def cell_at(self, spot: tuple[int, int]) -> int | None:
        """The cell at a point of the screen."""
        if not self.rect.collidepoint(spot):
            return None
        column = int((spot[0] - self.rect.left) / self.cell)
        row = int((spot[1] - self.rect.top) / self.cell)
        return min(row, self.size - 1) * self.size + min(column, self.size - 1)


def outside(whole: Rect, hole: Rect) -> tuple[Rect, ...]:
    """The parts of a rectangle that lie outside another one, as four rectangles."""
    hole = hole.clip(whole)
    return (
        Rect(whole.left, whole.top, whole.width, hole.top - whole.top),
        Rect(whole.left, hole.bottom, whole.width, whole.bottom - hole.bottom),
        Rect(whole.left, hole.top, hole.left - whole.left, hole.height),
        Rect(hole.right, hole.top, whole.right - hole.right, hole.height),
    )
