"""The shape of a wall of light: a path of cells as thick as a wall, with mitred bends and faces on its sides.

A wall is made of pieces, one for each cell, and of the end behind its rider, which is still changing. How far
something is along a wall is counted in cells from the middle of the first one.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from game.arcade.draw.easing import Point, between, clamped

Cell = tuple[int, int]  # column, row
Heading = tuple[int, int]  # columns to the right, rows down

# How far behind its end a wall is brighter, and how high it still is at its end.
HEAT, WHEEL = 1.5, 0.22
# The least length of the end of a wall, which closes it.
LEAST_END = 0.05
# How far before its heat a wall has to be straight, in cells.
LEAST_STRAIGHT = 0.5


class Build(NamedTuple):
    """How thick and how high a wall is, and over which length it falls to the wheel of its rider."""

    thick: float
    height: float = 0.46
    taper: float = 0.42


DUEL, ARENA = Build(0.075), Build(0.13, taper=0.62)


class Piece(NamedTuple):
    """The part of a wall within a cell, from the edge where it comes in to the edge where it goes out."""

    cell: Cell
    entered: Heading | None  # none where the wall begins, in the middle of the cell
    left: Heading | None  # none where it ends there
    ruin: int = 0  # which of its looks it has once it is broken

    @property
    def middle(self) -> Point:
        return self.cell[0] + 0.5, self.cell[1] + 0.5

    @property
    def bends(self) -> bool:
        return self.entered is not None and self.left is not None and self.entered != self.left

    @property
    def line(self) -> tuple[Point, ...]:
        """The points of the wall in the cell, between which it is straight."""
        x, y = self.middle
        before = [] if self.entered is None else [(x - self.entered[0] / 2, y - self.entered[1] / 2)]
        after = [] if self.left is None else [(x + self.left[0] / 2, y + self.left[1] / 2)]
        return (*before, self.middle, *after)


class End(NamedTuple):
    """The rest of a wall up to its rider: pieces that are still bright, and where it falls to the wheel."""

    cells: tuple[Cell, ...]  # the first one is only where it comes from, unless the wall begins there
    first: int  # how far along the wall the first of them is
    reach: float  # how far the wall goes
    begins: bool
    taper: float  # over which length it falls; 0 where it ends upright

    @property
    def start(self) -> float:
        """How far along the wall the end begins."""
        return 0.0 if self.begins else self.first + 0.5

    @property
    def line(self) -> tuple[Point, ...]:
        """The points of the wall along the end, not far from each other."""
        return tuple(self.point(place) for place in self.places(self.start))

    def pieces(self) -> list[tuple[int, Piece]]:
        """The pieces of the cells that it goes through, with their numbers along the wall."""
        pieces = list(enumerate(_pieces(self.cells), start=self.first))
        return pieces if self.begins else pieces[1:]

    def point(self, along: float) -> Point:
        """The point of the wall that is so far along it."""
        number = self._number(along)
        one, other = (middle_of(cell) for cell in self.cells[number : number + 2])
        return between(one, other, along - self.first - number)

    def way(self, along: float) -> Heading:
        """Where the wall heads there."""
        number = self._number(along)
        return heading_between(self.cells[number], self.cells[number + 1])

    def _number(self, along: float) -> int:
        return max(0, min(int(along - self.first), len(self.cells) - 2))

    @property
    def is_straight(self) -> bool:
        """Whether it neither bends nor begins where it is hot or falls."""
        far = self.reach - HEAT - LEAST_STRAIGHT
        bends = any(piece.bends for number, piece in self.pieces() if far < number < self.reach)
        return not bends and not (self.begins and far < 0)

    def alone(self, along: float) -> "End":
        """The end of a straight wall that goes so far along this one, whatever led there."""
        x, y = self.point(along)
        across, down = self.way(along)
        cells = [(int(x) + across * number, int(y) + down * number) for number in range(-3, 2)]
        middle = middle_of(cells[3])
        beyond = (x - middle[0]) * across + (y - middle[1]) * down
        return End(tuple(cells), 0, 3 + beyond, begins=False, taper=self.taper)

    def places(self, start: float, times: int = 1) -> list[float]:
        """Where the wall may bend or falls, from a place on; or so many times in each cell."""
        falls = self.reach - self.taper
        even = [place / times for place in range(math.ceil(start * times), math.ceil(self.reach * times))]
        inside = [place for place in (*even, falls) if start < place < self.reach]
        return sorted({start, *inside, self.reach})

    def crosses(self, places: Sequence[float], build: Build) -> "list[Cross]":
        """The wall cut across at some places."""
        heights = [self.height(place, build.height) for place in places]
        return crosses_of([self.point(place) for place in places], heights, build.thick)

    def height(self, along: float, whole: float) -> float:
        if not self.taper:
            return whole
        return WHEEL + (whole - WHEEL) * clamped((self.reach - along) / self.taper)

    def heats(self, places: Sequence[float]) -> list[float]:
        """How hot the wall is between some places, from 0 to 1; what falls no more is cold."""
        if not self.taper:
            return [0.0] * (len(places) - 1)
        return [clamped(1 - (self.reach - (a + b) / 2) / HEAT) ** 1.4 for a, b in pairwise(places)]


Part = Piece | End


def middle_of(cell: Cell) -> Point:
    return cell[0] + 0.5, cell[1] + 0.5


def heading_between(start: Cell, end: Cell) -> Heading:
    return end[0] - start[0], end[1] - start[1]


def pieces_of(cells: Sequence[Cell]) -> list[Piece]:
    """A whole wall, from the middle of the first cell to that of the last one."""
    ways: list[Heading | None] = [None, *(heading_between(*pair) for pair in pairwise(cells)), None]
    return [
        Piece(cell, entered, left, ruin=(cell[0] * 3 + cell[1] * 5) % 7)
        for cell, (entered, left) in zip(cells, pairwise(ways), strict=True)
    ]


@lru_cache(maxsize=16)
def _pieces(cells: tuple[Cell, ...]) -> tuple[Piece, ...]:
    return tuple(pieces_of(cells))


def parts_of(
    cells: Sequence[Cell], reach: float, build: Build, *, tapers: bool = True
) -> tuple[list[Piece], End | None]:
    """A wall along cells that goes so far: the pieces that change no more, and the end behind its rider.

    The cells include the one that the rider is on its way to.
    """
    if reach <= 0 or len(cells) < 2:
        return [], None
    reach = min(reach, len(cells) - 1.0)
    behind = max(HEAT, build.taper) if tapers else LEAST_END
    whole = min(max(0, int(reach - behind + 0.5)), len(cells) - 1)
    first = max(0, whole - 1)
    end = End(tuple(cells[first:]), first, reach, begins=whole == 0, taper=build.taper if tapers else 0.0)
    return pieces_of(cells)[:whole], end


# Cross-sections and faces


class Cross(NamedTuple):
    """A wall cut across: its two sides on the floor, and its height there."""

    left: Point
    right: Point
    height: float

    @property
    def sides(self) -> tuple[Point, Point]:
        return self.left, self.right

    def middle_share(self, share: float) -> tuple[Point, Point]:
        """The two sides of a strip along its middle, with a share of its width."""
        near = (1 + share) / 2
        return between(self.right, self.left, near), between(self.left, self.right, near)


class Face(NamedTuple):
    """An upright face, its foot from one point to another with the outside of the wall to the right."""

    start: Point
    end: Point
    height: float
    end_height: float
    cap: bool  # whether it closes the wall at an end

    @property
    def level(self) -> bool:
        """Whether it looks up or down the floor."""
        return abs(self.start[1] - self.end[1]) < abs(self.start[0] - self.end[0])

    @property
    def far(self) -> float:
        return min(self.start[1], self.end[1])

    def band(self, low: float, high: float) -> tuple[tuple[Point, float], ...]:
        """The corners of a band between two shares of its height."""
        return (
            (self.start, low * self.height),
            (self.end, low * self.end_height),
            (self.end, high * self.end_height),
            (self.start, high * self.height),
        )


def crosses_of(points: Sequence[Point], heights: Sequence[float], thick: float) -> list[Cross]:
    """The cross-sections of a wall at the points of its line; at a bend, along the mitre."""
    ways = [_way(*pair) for pair in pairwise(points)]
    found = []
    for number, ((x, y), height) in enumerate(zip(points, heights, strict=True)):
        before, after = ways[max(0, number - 1)], ways[min(len(ways) - 1, number)]
        straight = before == after
        across = after[1] if straight else before[1] + after[1]
        down = -after[0] if straight else -before[0] - after[0]
        half = across * thick / 2, down * thick / 2
        found.append(Cross((x + half[0], y + half[1]), (x - half[0], y - half[1]), height))
    return found


def _way(start: Point, end: Point) -> Point:
    length = max(1e-9, abs(end[0] - start[0]) + abs(end[1] - start[1]))
    return round((end[0] - start[0]) / length), round((end[1] - start[1]) / length)


def faces_between(crosses: Sequence[Cross], *, opens: bool, ends: bool) -> list[Face]:
    """All upright faces along cross-sections, the furthest first; closed where the wall opens or ends."""
    faces = []
    for one, other in pairwise(crosses):
        faces.append(Face(one.right, other.right, one.height, other.height, cap=False))
        faces.append(Face(other.left, one.left, other.height, one.height, cap=False))
    first, last = crosses[0], crosses[-1]
    if opens:
        faces.append(Face(first.left, first.right, first.height, first.height, cap=True))
    if ends:
        faces.append(Face(last.right, last.left, last.height, last.height, cap=True))
    return sorted(faces, key=lambda face: face.far)
