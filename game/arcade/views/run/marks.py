"""The marks of a run: the lives and the hints that are left."""

from pygame import Surface

from game.arcade.draw.light import shine
from game.arcade.draw.shapes import Shape, empty_heart, empty_spark, heart, spark
from game.arcade.draw.theme import Colour, Theme, mix

# The side of a mark and the distance from mark to mark, in sizes of the text beside it.
SIDE, STEP = 1.15, 1.35


def marks_width(size: int, count: int) -> int:
    """The width of this many marks beside text of a size."""
    return round(size * (STEP * (count - 1) + SIDE))


def draw_lives(
    canvas: Surface, theme: Theme, left: int, middle: int, size: int, *, lives: float, most: int
) -> None:
    """A heart for each life; those that are lost are empty. A share of a life is one that comes or goes."""
    _draw(canvas, theme, (left, middle), size, lives, most, (heart, empty_heart), theme.danger)


def draw_hints(
    canvas: Surface, theme: Theme, left: int, middle: int, size: int, *, hints: int, most: int
) -> None:
    """A star for each hint; those that were used are empty."""
    _draw(canvas, theme, (left, middle), size, hints, most, (spark, empty_spark), theme.hint)


def _draw(
    canvas: Surface,
    theme: Theme,
    start: tuple[int, int],
    size: int,
    left: float,
    most: int,
    shapes: tuple[Shape, Shape],
    colour: Colour,
) -> None:
    full, empty = shapes
    for number in range(most):
        centre = (start[0] + size * (SIDE / 2 + STEP * number), start[1])
        share = max(0.0, min(1.0, left - number))
        if share < 1:
            shine(
                canvas,
                theme,
                empty,
                centre,
                size * SIDE,
                mix(theme.edge, theme.soft, 0.5),
                width=0.07,
                glow=0,
            )
        if share > 0:
            side = size * SIDE * (1 + 0.5 * (1 - share))
            shine(canvas, theme, full, centre, side, colour, light=share, glow=0.5)
