"""The marks of a run: the lives and the hints that are left."""

from dataclasses import dataclass
from typing import ClassVar

from pygame import Surface

from game.arcade.draw.broken import STEPS, broken_shape
from game.arcade.draw.layout import Layout
from game.arcade.draw.light import shine
from game.arcade.draw.shapes import Shape, empty_heart, empty_spark, heart, spark
from game.arcade.draw.theme import Colour, Theme, mix
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.run.course import HINTS, LIVES

# The side of a mark, the distance from mark to mark, and the height of a line of marks, in sizes of the text
# beside them.
SIDE, STEP, HEIGHT = 1.15, 1.35, 1.5
# The width of the lines of a heart that is full, in shares of its side.
FULL = 0.12
# The gap between lives and hints, in units.
GAP = 2.5


def marks_width(size: int, count: int) -> int:
    """The width of this many marks beside text of a size."""
    return round(size * (STEP * (count - 1) + SIDE))


def draw_lives(
    canvas: Surface, theme: Theme, left: int, middle: int, size: int, lives: float, broken: float = 0.0
) -> None:
    """A heart for each life; those that are lost are empty. A share of a life is one that comes.

    One that has just been lost has `broken` by a share.
    """
    _draw(
        canvas, theme, (left, middle), size, lives, LIVES, (heart, empty_heart), theme.danger, lost=broken > 0
    )
    if broken > 0:
        side, step = round(size * SIDE), max(1, round(STEPS * broken))
        halves = broken_shape(heart, side, theme.danger, FULL, step)
        centre = left + round(size * (SIDE / 2 + STEP * int(lives))), middle
        canvas.blit(halves, halves.get_rect(center=centre))


def draw_hints(canvas: Surface, theme: Theme, left: int, middle: int, size: int, hints: float) -> None:
    """A star for each hint; those that were used are empty."""
    _draw(canvas, theme, (left, middle), size, hints, HINTS, (spark, empty_spark), theme.hint)


def _draw(
    canvas: Surface,
    theme: Theme,
    start: tuple[int, int],
    size: int,
    left: float,
    most: int,
    shapes: tuple[Shape, Shape],
    colour: Colour,
    *,
    lost: bool = False,
) -> None:
    full, empty = shapes
    for number in range(most):
        centre = (start[0] + size * (SIDE / 2 + STEP * number), start[1])
        share = max(0.0, min(1.0, left - number))
        if share < 1 and not (lost and number == int(left)):
            tone = mix(theme.edge, theme.soft, 0.5)
            shine(canvas, theme, empty, centre, size * SIDE, tone, width=0.07, glow=0)
        if share > 0:
            side = size * SIDE * (1 + 0.5 * (1 - share))
            shine(canvas, theme, full, centre, side, colour, light=share, glow=0.5)


@dataclass(frozen=True)
class Marks(Node):
    """The lives and the hints at the right end of a line; the lives alone if there is no room for both."""

    lives: int
    hints: int
    size: int  # of the words beside them

    def width(self, layout: Layout) -> Span:
        return Span(self._both(layout, layout.small), self._both(layout, layout.medium))

    def _both(self, layout: Layout, size: int) -> int:
        return marks_width(size, LIVES) + layout.px(GAP) + marks_width(size, HINTS)

    def height(self, layout: Layout, width: int) -> Span:
        return Span(layout.line(self.size), layout.line(self.size))

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme = look
        box, size, right = placed.box, layout.medium, placed.box.right
        fitting = (each for each in (layout.medium, layout.small) if self._both(layout, each) <= box.width)
        both = next(fitting, None)
        if both is not None:
            size, right = both, right - self._both(layout, both) + marks_width(both, LIVES)
            left = box.right - marks_width(size, HINTS)
            draw_hints(canvas, theme, left, box.centery, size, self.hints)
        left = right - marks_width(size, LIVES)
        draw_lives(canvas, theme, left, box.centery, size, self.lives)


@dataclass(frozen=True)
class _OfAKind(Node):
    """Marks of one kind, such as hearts, beside text of a size."""

    left: float
    size: int
    most: ClassVar[int]

    def width(self, layout: Layout) -> Span:
        width = marks_width(self.size, self.most)
        return Span(width, width)

    def height(self, layout: Layout, width: int) -> Span:
        height = round(self.size * HEIGHT)
        return Span(height, height)


@dataclass(frozen=True)
class Lives(_OfAKind):
    """The lives; a share of one is one that comes. One that has just been lost has broken so far."""

    most = LIVES
    broken: float = 0.0

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        box = placed.box
        draw_lives(canvas, look.theme, box.left, box.centery, self.size, self.left, self.broken)


class Hints(_OfAKind):
    """The hints."""

    most = HINTS

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        draw_hints(canvas, look.theme, placed.box.left, placed.box.centery, self.size, self.left)
