"""The marks on the cells that the rider on turn can reach."""

import pygame
from pygame import Surface

from game.arcade.draw.easing import Point, pulse
from game.arcade.draw.lines import thick_line
from game.arcade.draw.shapes import Shape
from game.arcade.draw.theme import Colour, Style, Theme
from game.arcade.draw.tilted_area import TiltedArea
from game.core.grid import HEADINGS

# The radius of the ring, in shares of a cell; the chevrons in it, in those of the ring.
RING, ARM, APART = 0.34, 0.3, 0.24
# How far the light of a mark reaches, in cells.
POOL = 0.5


def _chevrons_in_ring(heading: tuple[int, int]) -> Shape:
    """Two chevrons that point along a heading, in a ring."""
    across, down = heading

    def shape(canvas: Surface, colour: Colour, width: float) -> None:
        side = canvas.get_width()
        middle, ring = side / 2, side * RING

        def at(ahead: float, aside: float) -> Point:
            return (
                middle + (across * ahead - down * aside) * ring,
                middle + (down * ahead + across * aside) * ring,
            )

        pygame.draw.circle(canvas, colour, (middle, middle), ring, max(1, round(width * 0.55)))
        for ahead in (-APART / 2, APART * 1.5):
            tip = at(ahead + ARM / 2, 0.0)
            for aside in (-1, 1):
                thick_line(canvas, colour, tip, at(ahead - ARM, aside * ARM * 1.5), width)

    return shape


MARKS: tuple[Shape, ...] = tuple(map(_chevrons_in_ring, HEADINGS))


def mark_way(
    canvas: Surface, area: TiltedArea, theme: Theme, cell: int, direction: int, colour: Colour, time: float
) -> None:
    """A mark on a cell to which the rider on turn can ride in a direction."""
    light, spot = 0.72 + 0.28 * pulse(time), area.middle_of(cell)
    area.shine_pool(canvas, theme, spot, POOL, colour, 0.7 * light)
    width = 0.05 if theme.style is Style.FLAT else 0.036
    area.shine(
        canvas, theme, MARKS[direction], spot, 1.0, theme.legible(colour), light=light, width=width, glow=0.5
    )
