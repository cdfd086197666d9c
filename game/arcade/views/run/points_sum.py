"""The points of a stage as a sum: line by line in one column, and below it what they come to."""

from dataclasses import dataclass
from itertools import accumulate, pairwise

import pygame
from pygame import Rect, Surface

from game.arcade.draw.easing import eased, part_of
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import draw_figures, figures_width, fitting, text_width, write
from game.arcade.draw.theme import Colour, Theme, mix
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.kit.stacks import Part
from game.arcade.sentences.run_words import Effect, PointsLine
from game.core.words import _

# How long each line takes to come in.
LINE_SECONDS = 0.22
# The widest lines, in sizes of small text; and the size of what they come to, in sizes of large text.
WIDEST, SUM = 26, 1.4
# The widest gap between lines, in units.
GAP = 1.6
# What is left out first where there is less room.
SPARE = (Effect.SUM, Effect.ROUNDED)


@dataclass(frozen=True)
class PointsSum:
    """The points of a stage as a sum, line by line, and the points of the run before it."""

    lines: tuple[PointsLine, ...]
    formula: str  # the same in one line, where there is less room
    before: int  # the points of the run before this stage

    @property
    def points(self) -> int:
        return self.lines[-1].points

    @property
    def seconds(self) -> float:
        """When the last line has come in."""
        return (len(self.lines) + 1) * LINE_SECONDS

    def risen(self, age: float) -> int:
        """How far the points have risen: with each line to what the lines come to.

        They never fall: what a later line takes away again is not added before.
        """
        backwards = accumulate((line.points for line in reversed(self.lines)), min)
        steps = pairwise((0, *reversed([*backwards])))
        return round(sum((now - then) * _come(number, age) for number, (then, now) in enumerate(steps)))

    def total(self, age: float) -> int:
        """The points of the run, to which those of the stage are added with the last line."""
        return self.before + round(self.points * _come(len(self.lines) - 1, age))


def _come(number: int, age: float) -> float:
    """How far a line has come in."""
    return eased(part_of(age, (number + 1) * LINE_SECONDS, (number + 2) * LINE_SECONDS))


def parts_of(points: PointsSum, age: float, align: float, *, in_full: bool) -> list[Part]:
    """The lines of the column. A gap stands before the factors."""
    parts, factor = [], Effect.FACTOR
    before: Effect | None = None
    for number, line in enumerate(points.lines):
        if in_full or line.effect not in SPARE:
            apart = before is None or (line.effect is factor and before is not factor)
            parts.append(Part(SumLine(line, _come(number, age), align), GAP if apart else 0, rank=5))
            before = line.effect
    return parts


@dataclass(frozen=True)
class SumLine(Node):
    """A line of the sum, with its number on the right."""

    line: PointsLine
    come: float  # how far it has come in, from 0 to 1
    align: float  # 0 on the left, 0.5 in the middle

    def height(self, layout: Layout, width: int) -> Span:
        return Span(layout.line(layout.small), layout.line(layout.small))

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        column = _column_in(look.layout, placed.box, self.align)
        area = column.inflate(look.layout.px(4), 0)
        draw_faded(canvas, area, self.come, lambda: self._draw(canvas, look, column))

    def _draw(self, canvas: Surface, look: Look, box: Rect) -> None:
        layout, theme = look
        line, size = self.line, layout.small
        left = box.left + round(layout.px(2) * (1 - self.come))
        if line.name:
            left = write(canvas, line.name, size, theme.ink, bold=True, midleft=(left, box.centery)).right
        label = f" · {line.label}" if line.name else line.label
        write(canvas, label, size, theme.soft, midleft=(left, box.centery))
        value = write(canvas, line.value, size, _tone(theme, line), bold=True, midright=box.midright)
        if line.effect is Effect.SUM:
            width = max(value.width, text_width("+00", size, bold=True))
            _draw_rule(canvas, theme, Rect(box.right - width, box.top, width, 1))


@dataclass(frozen=True)
class SumTotal(Node):
    """What the column comes to, at its foot, as it rises; and what the run comes to with it."""

    sum: PointsSum
    age: float
    align: float

    def height(self, layout: Layout, width: int) -> Span:
        height = layout.line(self._size(layout))
        return Span(height, height)

    def _size(self, layout: Layout) -> int:
        return layout.large if layout.crowded else round(layout.large * SUM)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme = look
        points, size, risen = self.sum, self._size(layout), self.sum.risen(self.age)
        column = _column_in(layout, placed.box, self.align)
        _draw_rule(canvas, theme, Rect(*column.topleft, column.width, 2))
        if risen:
            tone = theme.legible(theme.hint)
            draw_figures(canvas, f"+{risen:,}", size, tone, midright=column.midright)
        run = _("Run: {points}", points=f"{points.total(self.age):,}")
        room = column.width - figures_width(f"+{points.points:,}", size) - layout.px(3)
        fits = fitting(run, (layout.medium, layout.small), room, bold=True)
        write(canvas, run, fits, theme.ink, bold=True, midleft=column.midleft)


def _column_in(layout: Layout, box: Rect, align: float) -> Rect:
    """The part of a line in which the points are told: a label and its number belong together."""
    width = min(box.width, WIDEST * layout.small)
    return Rect(box.left + round((box.width - width) * align), box.top, width, box.height)


def _tone(theme: Theme, line: PointsLine) -> Colour:
    """The colour of a number: what multiplies stands out, and what rounds stands back."""
    if line.effect is Effect.ROUNDED:
        return theme.soft
    return theme.heading if line.effect is Effect.FACTOR else theme.ink


def _draw_rule(canvas: Surface, theme: Theme, rule: Rect) -> None:
    pygame.draw.rect(canvas, mix(theme.edge, theme.soft, 0.5), rule)
