"""Smooth lines, arrows and filled shapes, and paths of light."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

import pygame
from pygame import Surface, Vector2

from game.arcade.draw.easing import Point
from game.arcade.draw.theme import WHITE, Colour, dimmed, mix

# How light is added to what is on a canvas.
ADD = pygame.BLEND_RGB_ADD


def smooth_polygon(canvas: Surface, colour: Colour, points: Sequence[Point | Vector2]) -> None:
    """A smooth filled shape."""
    pygame.draw.polygon(canvas, colour, points)
    pygame.draw.aalines(canvas, colour, True, points)


def smooth_line(canvas: Surface, colour: Colour, start: Point, end: Point, thick: float) -> None:
    """A smooth thick line."""
    if start != end:
        smooth_polygon(canvas, colour, _bar(start, end, thick))


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


def thick_line(canvas: Surface, colour: Colour, start: Point, end: Point, thick: float) -> None:
    """A line with round ends; pygame's own ends are slanted."""
    if start != end:
        pygame.draw.polygon(canvas, colour, _bar(start, end, thick))
    for point in (start, end):
        pygame.draw.circle(canvas, colour, point, thick / 2)


def _bar(start: Point, end: Point, thick: float) -> list[Vector2]:
    """The corners of a thick line between two different points."""
    along = Vector2(end) - start
    across = Vector2(-along.y, along.x).normalize() * thick / 2
    return [start + across, end + across, end - across, start - across]


def neon_path(
    canvas: Surface, points: Sequence[Point], colour: Colour, width: float, light: float = 1.0
) -> None:
    """A ribbon of light along points: wide and faint, narrow and bright, white in the centre."""
    if len(points) < 2:
        return
    left, top = min(x for x, _y in points), min(y for _x, y in points)
    margin = round(width * 2) + 1
    corner = (round(left) - margin, round(top) - margin)
    placed = tuple((round(x - corner[0]), round(y - corner[1])) for x, y in points)
    ribbon = _ribbon(placed, colour, round(width, 1), round(light, 2), margin)
    canvas.blit(ribbon, corner, special_flags=ADD)


# The layers of a ribbon from its edge to its centre: width and brightness.
RIBBON_LAYERS = ((3.8, 0.05), (3.2, 0.09), (2.6, 0.15), (2.1, 0.24), (1.6, 0.38), (1.0, 0.9), (0.36, 1.0))


@lru_cache(maxsize=16)
def _ribbon(
    points: tuple[tuple[int, int], ...], colour: Colour, width: float, light: float, margin: int
) -> Surface:
    """The light of a path, layer by layer along its whole length, so that no joint shows."""
    size = (max(x for x, _y in points) + margin, max(y for _x, y in points) + margin)
    ribbon = Surface(size)
    heart = mix(colour, WHITE, 0.75)
    for spread, share in RIBBON_LAYERS:
        tone = heart if share == 1.0 else colour
        thick = max(1, round(width * spread))
        shade = dimmed(tone, share * light)
        for start, end in pairwise(points):
            thick_line(ribbon, shade, start, end, thick)
    return ribbon
