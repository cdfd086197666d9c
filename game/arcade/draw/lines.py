"""Smooth lines, arrows and filled shapes."""

from collections.abc import Sequence

import pygame
from pygame import Surface, Vector2

from game.arcade.draw.easing import Point
from game.arcade.draw.theme import Colour


def smooth_polygon(canvas: Surface, colour: Colour, points: Sequence[Point | Vector2]) -> None:
    """A smooth filled shape."""
    pygame.draw.polygon(canvas, colour, points)
    pygame.draw.aalines(canvas, colour, True, points)


def smooth_line(
    canvas: Surface, colour: Colour, start: Point | Vector2, end: Point | Vector2, thick: float
) -> None:
    """A smooth thick line."""
    if start != end:
        smooth_polygon(canvas, colour, bar(start, end, thick))


def smooth_arrow(canvas: Surface, colour: Colour, centre: Point, heading: Point, reach: float) -> None:
    """The head of an arrow, notched at its back."""
    x, y = centre
    across, down = heading[0] * reach, heading[1] * reach
    points = [
        (x + across, y + down),
        (x - across + down, y - down + across),
        (x - across * 0.4, y - down * 0.4),
        (x - across - down, y - down - across),
    ]
    smooth_polygon(canvas, colour, points)


def thick_line(
    canvas: Surface,
    colour: Colour | tuple[int, int, int, int],
    start: Point | Vector2,
    end: Point | Vector2,
    thick: float,
) -> None:
    """A line with round ends; pygame's own ends are slanted."""
    if start != end:
        pygame.draw.polygon(canvas, colour, bar(start, end, thick))
    for point in (start, end):
        pygame.draw.circle(canvas, colour, point, thick / 2)


def bar(start: Point | Vector2, end: Point | Vector2, thick: float) -> list[Vector2]:
    """The corners of a thick line between two different points."""
    along = Vector2(end) - start
    across = Vector2(-along.y, along.x).normalize() * thick / 2
    return [start + across, end + across, end - across, start - across]
