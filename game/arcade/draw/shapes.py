"""Shapes that shine on a board. Each function draws one on a square canvas, with lines of a width."""

from collections.abc import Callable
from itertools import pairwise

import pygame
from pygame import Surface

from game.arcade.draw.lines import thick_line
from game.arcade.draw.theme import Colour

Shape = Callable[[Surface, Colour, float], None]


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


def brackets(canvas: Surface, colour: Colour, width: float) -> None:
    """The brackets of a cursor: four corners of a square."""
    side = canvas.get_width()
    near, far, arm = side * 0.08, side * 0.92, side * 0.26
    for x, inward_x in ((near, arm), (far, -arm)):
        for y, inward_y in ((near, arm), (far, -arm)):
            thick_line(canvas, colour, (x, y), (x + inward_x, y), width)
            thick_line(canvas, colour, (x, y), (x, y + inward_y), width)


def diamond(canvas: Surface, colour: Colour, _width: float) -> None:
    """A filled square standing on a corner."""
    side = canvas.get_width()
    middle, reach = side / 2, side * 0.3
    points = [
        (middle, middle - reach),
        (middle + reach, middle),
        (middle, middle + reach),
        (middle - reach, middle),
    ]
    pygame.draw.polygon(canvas, colour, points)


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
