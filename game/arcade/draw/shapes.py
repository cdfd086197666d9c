"""Shapes that shine on a board. Each function draws one on a square canvas, with lines of a width."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

import pygame
from pygame import Surface, Vector2

from game.arcade.draw.lines import thick_line
from game.arcade.draw.theme import Colour
from game.core.grid import HEADINGS

Shape = Callable[[Surface, Colour, float], None]
HEART_CORNERS = 40
# The usual width of lines, in shares of a shape's size, and how much larger a filled shape can become.
USUAL, LARGEST = 0.12, 1.2


def cross(canvas: Surface, colour: Colour, width: float) -> None:
    """An X."""
    side = canvas.get_width()
    near, far = side * 0.2, side * 0.8
    for start, end in (((near, near), (far, far)), ((near, far), (far, near))):
        thick_line(canvas, colour, start, end, width)


def ring(canvas: Surface, colour: Colour, width: float) -> None:
    """An O."""
    side = canvas.get_width()
    pygame.draw.circle(canvas, colour, (side / 2, side / 2), side * 0.32 + width / 2, round(width))


def thin_ring(canvas: Surface, colour: Colour, width: float) -> None:
    """A ring large enough to go around another shape."""
    side = canvas.get_width()
    pygame.draw.circle(canvas, colour, (side / 2, side / 2), side * 0.45, max(1, round(width)))


def rounded_square(canvas: Surface, colour: Colour, width: float) -> None:
    """The outline of a cell's plate."""
    side = canvas.get_width()
    square = pygame.Rect(round(side * 0.04), round(side * 0.04), round(side * 0.92), round(side * 0.92))
    pygame.draw.rect(canvas, colour, square, max(1, round(width)), border_radius=side // 6)


def disc(canvas: Surface, colour: Colour, width: float) -> None:
    """A dot that grows with the width."""
    side = canvas.get_width()
    pygame.draw.circle(canvas, colour, (side / 2, side / 2), width * 1.9)


def full_disc(canvas: Surface, colour: Colour, _width: float) -> None:
    """A dot that fills the canvas."""
    side = canvas.get_width()
    pygame.draw.circle(canvas, colour, (side / 2, side / 2), side * 0.45)


def brackets(canvas: Surface, colour: Colour, width: float) -> None:
    """The brackets of a cursor: four corners of a square."""
    side = canvas.get_width()
    near, far, arm = side * 0.08, side * 0.92, side * 0.26
    for x, inward_x in ((near, arm), (far, -arm)):
        for y, inward_y in ((near, arm), (far, -arm)):
            thick_line(canvas, colour, (x, y), (x + inward_x, y), width)
            thick_line(canvas, colour, (x, y), (x, y + inward_y), width)


@dataclass(frozen=True)
class Bar:
    """A bar that closes one side of a cell, or one corner, with its ends bent outward."""

    across: int  # the way from the middle of the cell to that side
    down: int

    def __call__(self, canvas: Surface, colour: Colour, width: float) -> None:
        side = canvas.get_width()
        corner = bool(self.across and self.down)
        place, reach, bend = side * (0.5 if corner else 0.4), side * (0.24 if corner else 0.33), side * 0.1
        middle = Vector2(side / 2, side / 2)
        out = Vector2(self.across, self.down).normalize()
        along = Vector2(-out.y, out.x)
        first, last = (middle + out * place + along * reach * way for way in (-1, 1))
        for start, end in pairwise((first + out * bend, first, last, last + out * bend)):
            thick_line(canvas, colour, start, end, width)


def heart(canvas: Surface, colour: Colour, width: float) -> None:
    """A heart, which grows with the width."""
    pygame.draw.polygon(canvas, colour, _heart_points(canvas.get_width(), _growth(canvas, width)))


def empty_heart(canvas: Surface, colour: Colour, width: float) -> None:
    """The outline of a heart."""
    _outline(canvas, colour, _heart_points(canvas.get_width()), width)


def spark(canvas: Surface, colour: Colour, width: float) -> None:
    """A star with four points, which grows with the width."""
    pygame.draw.polygon(canvas, colour, _spark_points(canvas.get_width(), _growth(canvas, width)))


def empty_spark(canvas: Surface, colour: Colour, width: float) -> None:
    """The outline of a star with four points."""
    _outline(canvas, colour, _spark_points(canvas.get_width()), width)


def _growth(canvas: Surface, width: float) -> float:
    """How large a filled shape is whose lines would have this width: 1 for the usual one."""
    return min(LARGEST, width / canvas.get_width() / USUAL)


def _outline(canvas: Surface, colour: Colour, points: list[tuple[float, float]], width: float) -> None:
    for start, end in pairwise([*points, points[0]]):
        thick_line(canvas, colour, start, end, width)


def _heart_points(side: int, growth: float = 1.0) -> list[tuple[float, float]]:
    turns = [2 * math.pi * step / HEART_CORNERS for step in range(HEART_CORNERS)]
    return [
        (
            side * (0.5 + growth * 0.42 * math.sin(turn) ** 3),
            side * (0.47 - growth * 0.0262 * _heart_height(turn)),
        )
        for turn in turns
    ]


def _heart_height(turn: float) -> float:
    return 13 * math.cos(turn) - 5 * math.cos(2 * turn) - 2 * math.cos(3 * turn) - math.cos(4 * turn)


def _spark_points(side: int, growth: float = 1.0) -> list[tuple[float, float]]:
    reaches = (0.46, 0.17)
    return [
        (
            side * (0.5 + growth * reaches[corner % 2] * math.sin(corner * math.pi / 4)),
            side * (0.5 - growth * reaches[corner % 2] * math.cos(corner * math.pi / 4)),
        )
        for corner in range(8)
    ]


def hourglass(canvas: Surface, colour: Colour, width: float) -> None:
    """The outline of two triangles that meet in the middle."""
    side = canvas.get_width()
    near, far = side * 0.22, side * 0.78
    _outline(canvas, colour, [(near, near), (far, near), (near, far), (far, far)], width)


def lozenge(canvas: Surface, colour: Colour, width: float) -> None:
    """The outline of a square standing on a corner, with a dot in its middle."""
    side = canvas.get_width()
    middle, reach = side / 2, side * 0.45 - width / 2
    corners = [
        (middle, middle - reach),
        (middle + reach, middle),
        (middle, middle + reach),
        (middle - reach, middle),
    ]
    for start, end in pairwise([*corners, corners[0]]):
        thick_line(canvas, colour, start, end, width)
    pygame.draw.circle(canvas, colour, (middle, middle), width * 1.3)


def _pointer(heading: tuple[int, int]) -> Shape:
    """The shape of an arrow head that points one way."""

    def draw(canvas: Surface, colour: Colour, width: float) -> None:
        side = canvas.get_width()
        (across, down), middle, arm = heading, side / 2, side * 0.2
        tip = middle + across * side * 0.42, middle + down * side * 0.42
        for turn in (-1, 1):
            end = (
                tip[0] - across * arm + turn * down * arm,
                tip[1] - down * arm + turn * across * arm,
            )
            thick_line(canvas, colour, tip, end, width)

    return draw


# Arrow heads, by direction.
POINTERS: tuple[Shape, ...] = tuple(map(_pointer, HEADINGS))
