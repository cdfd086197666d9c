"""A pen for small drawings: it draws on a large square, in shares of its side, which is shrunk then."""

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame
from pygame import Surface

from game.arcade.draw.easing import Point
from game.arcade.draw.lines import thick_line
from game.arcade.draw.sprites import clear
from game.arcade.draw.theme import Colour

Ink = Colour | tuple[int, int, int, int]
# Drawings are made this many times larger, and at least so large, and then shrunk, which smooths them.
OVERSAMPLING, LEAST_SIDE = 4, 256
# The corners of an oval, and of a bend.
CORNERS, STEPS = 48, 24


class Pen:
    """Draws on a square with sides of length 1, from its top left corner."""

    def __init__(self, side: int, edge: Colour) -> None:
        """A square that will have this many pixels a side. Its soft edges have the colour `edge`."""
        self._side = side
        self._large = max(LEAST_SIDE, side * OVERSAMPLING)
        self._canvas = clear((self._large, self._large), edge)
        self.nothing: Ink = (*edge, 0)  # takes away what was drawn

    def drawing(self) -> Surface:
        """What was drawn, on nothing."""
        return pygame.transform.smoothscale(self._canvas, (self._side, self._side))

    def disc(self, ink: Ink, centre: Point, radius: float) -> None:
        pygame.draw.circle(self._canvas, ink, self._at(centre), radius * self._large)

    def oval(self, ink: Ink, centre: Point, across: float, down: float, turned: float = 0.0) -> None:
        """An oval with these radii, turned clockwise by degrees."""
        self.area(ink, oval(centre, across, down, turned))

    def area(self, ink: Ink, corners: Sequence[Point]) -> None:
        pygame.draw.polygon(self._canvas, ink, [self._at(corner) for corner in corners])

    def line(self, ink: Ink, points: Sequence[Point], width: float) -> None:
        """Through all points, with round ends and corners."""
        spots = [self._at(point) for point in points]
        for start, end in pairwise(spots):
            thick_line(self._canvas, ink, start, end, width * self._large)

    def _at(self, point: Point) -> Point:
        return point[0] * self._large, point[1] * self._large


def oval(centre: Point, across: float, down: float, turned: float = 0.0) -> list[Point]:
    """The corners of an oval with these radii, turned clockwise by degrees."""
    cosine, sine = math.cos(math.radians(turned)), math.sin(math.radians(turned))
    turns = [2 * math.pi * step / CORNERS for step in range(CORNERS)]
    flat = [(across * math.cos(turn), down * math.sin(turn)) for turn in turns]
    return [(centre[0] + x * cosine - y * sine, centre[1] + x * sine + y * cosine) for x, y in flat]


def bend(start: Point, towards: Point, end: Point) -> list[Point]:
    """A line that leaves towards a point and bends to its end."""
    shares = [step / STEPS for step in range(STEPS + 1)]
    return [
        (
            (1 - s) ** 2 * start[0] + 2 * s * (1 - s) * towards[0] + s**2 * end[0],
            (1 - s) ** 2 * start[1] + 2 * s * (1 - s) * towards[1] + s**2 * end[1],
        )
        for s in shares
    ]


def star(centre: Point, points: int, reach: float, notch: float, turned: float = 0.0) -> list[Point]:
    """The corners of a star, the first of its points at the top; turned clockwise by degrees."""
    turns = [math.pi * corner / points + math.radians(turned) for corner in range(2 * points)]
    reaches = [reach if corner % 2 == 0 else notch for corner in range(2 * points)]
    return [
        (centre[0] + far * math.sin(turn), centre[1] - far * math.cos(turn))
        for far, turn in zip(reaches, turns, strict=True)
    ]
