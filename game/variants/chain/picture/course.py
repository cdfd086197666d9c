"""The course of the chain over the board: where its cable runs, measured in cells."""

import math
from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

Point = tuple[float, float]
# A step to a cell beside: how many columns to the right, and how many rows down.
Step = tuple[int, int]

# The radius of a bend, in cells.
RADIUS = 0.4


class Passage(NamedTuple):
    """How the cable passes a cell: the side by which it comes, and the side by which it leaves.

    There is no such side where the cable begins or ends, which is in the middle of a cell.
    """

    entry: Step | None
    exit: Step | None

    @property
    def bends(self) -> bool:
        if self.entry is None or self.exit is None:
            return False
        return (self.entry[0] == 0) != (self.exit[0] == 0)

    @property
    def length(self) -> float:
        if self.entry is None or self.exit is None:
            return 0.0 if self.entry == self.exit else 0.5
        return 1 - 2 * RADIUS + math.pi / 2 * RADIUS if self.bends else 1.0

    @property
    def before_middle(self) -> float:
        """The length of the part before the middle of the cell."""
        if self.entry is None:
            return 0.0
        return self.length if self.exit is None else self.length / 2

    def at(self, distance: float) -> Point:
        """The point at a distance along the cable, seen from the middle of the cell."""
        if self.entry is None:
            return _along(self.exit, distance)
        if not self.bends:
            return _along(self.entry, 0.5 - distance)
        straight, turned = 0.5 - RADIUS, math.pi / 2 * RADIUS
        if distance <= straight:
            return _along(self.entry, 0.5 - distance)
        if distance >= straight + turned:
            return _along(self.exit, 0.5 - (self.length - distance))
        assert self.exit is not None, "a bend has two sides"
        # The middle of the circle lies towards both sides.
        angle = (distance - straight) / RADIUS
        near, far = RADIUS * (1 - math.sin(angle)), RADIUS * (1 - math.cos(angle))
        return (
            self.entry[0] * near + self.exit[0] * far,
            self.entry[1] * near + self.exit[1] * far,
        )


def _along(step: Step | None, distance: float) -> Point:
    return (0.0, 0.0) if step is None else (step[0] * distance, step[1] * distance)


class Course:
    """The cable through cells of a board of `size` rows, from the middle of the first to that of the last."""

    def __init__(self, cells: Sequence[int], size: int) -> None:
        self.cells = tuple(cells)
        self._size = size
        steps = [self.step(one, other) for one, other in pairwise(cells)]
        back: list[Step | None] = [None, *((-across, -down) for across, down in steps)]
        self.passages = [Passage(*sides) for sides in zip(back, [*steps, None], strict=True)] if cells else []
        self._starts = [0.0]
        for passage in self.passages:
            self._starts.append(self._starts[-1] + passage.length)

    @property
    def length(self) -> float:
        return self._starts[-1]

    def step(self, cell: int, near: int) -> Step:
        """The step from a cell to one beside it."""
        return near % self._size - cell % self._size, near // self._size - cell // self._size

    def middle(self, number: int) -> float:
        """The distance along the cable of the middle of a cell, by the number of the cell from 0."""
        return self._starts[number] + self.passages[number].before_middle

    def number_at(self, distance: float) -> int:
        """The number of the cell that the cable passes at a distance."""
        return min(bisect_right(self._starts, distance), len(self.passages)) - 1

    def link_at(self, distance: float) -> int:
        """The number of the cell to which the stretch at a distance leads."""
        number = self.number_at(distance)
        beyond = distance > self.middle(number) and number + 1 < len(self.cells)
        return number + 1 if beyond else number

    def at(self, distance: float) -> Point:
        """The point at a distance along the cable, in columns and rows."""
        number = self.number_at(distance)
        x, y = self.passages[number].at(distance - self._starts[number])
        row, column = divmod(self.cells[number], self._size)
        return column + 0.5 + x, row + 0.5 + y
