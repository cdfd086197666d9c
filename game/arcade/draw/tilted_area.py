"""The area of a board that is seen tilted, in the projection of light cycles.

Marks lie flat on the floor: they are drawn on squares, and each line of these is laid where it appears on the
floor.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point
from game.arcade.draw.light import POOL_STEPS, enlarged_pool
from game.arcade.draw.lines import bar, smooth_polygon
from game.arcade.draw.projection import Projection
from game.arcade.draw.shapes import Shape
from game.arcade.draw.sprites import LIGHT_STEPS, blending, sprite_of, weaken
from game.arcade.draw.theme import Colour, Style, Theme

# How far away the viewer is, in sides of the board, and the height of a cell in shares of its width.
DISTANCE, SQUEEZE = 2.1, 0.74
# A board with a side of 1, on which the measures of all others are found.
UNIT = Projection((0.0, 0.0), 1.0, 1, 1, DISTANCE, SQUEEZE)
# The rim, in sides of the board: how far from the cells it begins and ends, and its height behind them and at
# their sides, and in front of them.
RIM_FROM, RIM_TO, RIM_HEIGHT, FRONT_HEIGHT = 0.022, 0.038, 0.048, 0.01
# How much farther from the rim numbers are than on a slab, in their distances there.
AWAY = 0.75
# In how many steps the light of a mark grows, and its size, in this part of a cell.
MARK_STEPS, SIZES = 8, 50
# What lies flat is drawn this many times larger and then shrunk, which smooths it.
FINER = 2


@dataclass(frozen=True)
class TiltedArea(BoardArea):
    """The floor of a tilted board: `rect` is the smallest rectangle around its cells."""

    @cached_property
    def view(self) -> Projection:
        """The projection in which the floor, and all that stands on it, is seen."""
        side = self.rect.width / (2 * UNIT.at((1.0, 1.0))[0])
        centre = self.rect.left + self.rect.width / 2, self.rect.top - UNIT.at((0.0, 0.0))[1] * side
        return Projection(centre, side / self.size, self.size, self.size, DISTANCE * self.size, SQUEEZE)

    @cached_property
    def cell(self) -> float:
        """The side of a cell in the middle of the floor, across, in pixels."""
        return self.view.cell

    @property
    def lowest(self) -> float:
        return self.at((0.0, 1.0))[1] - self.at((0.0, 0.0))[1]

    def at(self, point: Point) -> Point:
        return self.view.at(point)

    def _quad(self, cell: int, margin: float) -> tuple[Point, Point, Point, Point]:
        """The corners of a cell without a margin, clockwise."""
        row, column = divmod(cell, self.size)
        left, top, right, bottom = column + margin, row + margin, column + 1 - margin, row + 1 - margin
        return self.at((left, top)), self.at((right, top)), self.at((right, bottom)), self.at((left, bottom))

    def plate_corners(self, cell: int) -> tuple[Point, Point, Point, Point]:
        return self._quad(cell, 0.035)

    def rect_of(self, cell: int) -> Rect:
        """The smallest rectangle around a cell."""
        return around(self._quad(cell, 0.0))

    def plate_of(self, cell: int) -> Rect:
        return around(self.plate_corners(cell))

    def cell_at(self, spot: tuple[int, int]) -> int | None:
        if not self.rect.collidepoint(spot):  # beyond it there are points without a place on the floor
            return None
        column, row = self.view.floor_at(spot)
        if not (0 <= column < self.size and 0 <= row < self.size):
            return None
        return int(row) * self.size + int(column)

    def number_of(self, line: int, reach: int, *, row: bool, below: bool) -> tuple[int, int]:
        """Numbers of rows follow the left rim, those of columns stand before the near one."""
        out, middle = self.size * RIM_TO, line + 0.5
        away = round(reach * (1 + AWAY))
        if row:
            x, y = self.view.at((-out, middle), self.size * RIM_HEIGHT / 2)
            return round(x) - away, round(y)
        x, y = self.view.at((middle, self.size + out))
        return round(x), round(y) + away

    # What lies on the board

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
        strength = theme.strength(light)
        steps = math.ceil(MARK_STEPS * min(1.0, strength)) if light > 0 else 0
        if steps > 0:
            mark = _Mark(theme.style, shape, round(size * SIZES), colour, width, glow if theme.glow else 0.0)
            lie = _Lie(self.rect.width, self.size, (round(point[0] * SIZES), round(point[1] * SIZES)))
            place = lie.box(mark.reach).move(self.rect.topleft)
            canvas.blit(_mark(mark, lie, steps), place, special_flags=blending(theme.style))

    def shine_pool(
        self, canvas: Surface, theme: Theme, point: Point, radius: float, colour: Colour, light: float = 1.0
    ) -> None:
        if theme.glow and light > 0:
            steps = max(1, round(min(1.0, light) * POOL_STEPS))
            reach = round(self.view.scale(point[1]) * radius)
            pool = _pool(theme.style, max(1, reach), colour, steps)
            x, y = self.at(point)
            place = pool.get_rect(center=(round(x), round(y)))
            canvas.blit(pool, place, special_flags=blending(theme.style))

    def draw_line(
        self, canvas: Surface, colour: Colour, start: Point, end: Point, width: float, least: float = 0.0
    ) -> None:
        if start != end:
            thick = max(width, least / self.cell)
            smooth_polygon(canvas, colour, [self.at((x, y)) for x, y in bar(start, end, thick)])


def around(corners: Iterable[Point]) -> Rect:
    """The smallest rectangle around points of the screen."""
    corners = list(corners)
    left, top = math.floor(min(x for x, _y in corners)), math.floor(min(y for _x, y in corners))
    right, bottom = math.ceil(max(x for x, _y in corners)), math.ceil(max(y for _x, y in corners))
    return Rect(left, top, max(1, right - left), max(1, bottom - top))


# Pictures that lie flat on the floor


class _Lie(NamedTuple):
    """A point of a floor of a width, with so many rows, wherever that is on the screen."""

    width: int
    size: int
    steps: tuple[int, int]  # across and down, as many as `SIZES` in a cell

    @property
    def point(self) -> Point:
        return self.steps[0] / SIZES, self.steps[1] / SIZES

    @property
    def view(self) -> Projection:
        return TiltedArea(Rect(0, 0, self.width, 1), self.size, 0).view

    def box(self, reach: float) -> Rect:
        """The smallest rectangle around a square that reaches so many cells to all sides of the point."""
        (x, y), at = self.point, self.view.at
        corners = [(x + across * reach, y + down * reach) for across in (-1, 1) for down in (-1, 1)]
        return around(map(at, corners))


class _Mark(NamedTuple):
    """A shape that shines."""

    style: Style
    shape: Shape
    size: int  # as many as `SIZES` are a cell
    colour: Colour
    width: float
    glow: float

    @property
    def reach(self) -> float:
        """How far its picture reaches from its middle, in cells."""
        return self.size / SIZES


@baked
def _mark(mark: _Mark, lie: _Lie, steps: int) -> Surface:
    """A mark with this many of the `MARK_STEPS` of its light, as it appears on the floor."""
    if steps < MARK_STEPS:
        copy = _mark(mark, lie, MARK_STEPS).copy()
        weaken(copy, mark.style, steps / MARK_STEPS)
        return copy
    side = max(4, round(mark.reach * lie.view.scale(lie.point[1])))
    thick = round(mark.width * side, 1)
    flat = sprite_of(mark.style, mark.shape, side, mark.colour, thick, mark.glow, LIGHT_STEPS)
    return laid_flat(flat, lie.view, lie.box(mark.reach), lie.point, mark.reach)


def laid_flat(flat: Surface, view: Projection, box: Rect, point: Point, reach: float) -> Surface:
    """A square picture as it appears on the floor around a point, line by line, in a box of the screen."""
    width, height = flat.get_size()
    large = Surface((box.width * FINER, box.height * FINER), flat.get_flags() & SRCALPHA)
    thick = max(1, height // large.get_height())
    for line in range(large.get_height()):
        row = view.floor_at((0.0, box.top + (line + 0.5) / FINER))[1]
        source = round((row - point[1] + reach) / (2 * reach) * height)
        if 0 <= source <= height - thick:
            (left, _), (right, _) = (view.at((point[0] + side * reach, row)) for side in (-1, 1))
            strip = flat.subsurface(Rect(0, source, width, thick))
            wide = max(1, round((right - left) * FINER))
            large.blit(
                pygame.transform.smoothscale(strip, (wide, 1)), (round((left - box.left) * FINER), line)
            )
    return pygame.transform.smoothscale(large, box.size)


@baked
def _pool(style: Style, reach: int, colour: Colour, steps: int) -> Surface:
    """A pool of light on the floor."""
    round_pool = enlarged_pool(style, reach, colour, steps)
    return pygame.transform.smoothscale(round_pool, (2 * reach, max(1, round(2 * reach * SQUEEZE))))
