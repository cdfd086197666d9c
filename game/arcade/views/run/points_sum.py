"""The points of a stage as a sum: line by line in one column, and below it what they come to."""

from dataclasses import dataclass
from itertools import accumulate, pairwise

import pygame
from pygame import Rect, Surface

from game.arcade.draw.easing import eased, part_of
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.figures import draw_figures, figures_width
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import fitting, text_width, write
from game.arcade.draw.theme import Colour, Theme, mix
from game.arcade.sentences.points_words import Part, PointsLine
from game.arcade.views.lines import Line
from game.arcade.views.run.stage_layout import is_beside
from game.core.words import _

# How long each line takes to come in.
LINE_SECONDS = 0.22
# The widest lines, in sizes of small text; and the size of what they come to, in sizes of large text.
WIDEST, SUM = 26, 1.4
# What is left out first where there is less room.
SPARE = (Part.SUM, Part.ROUNDED)


@dataclass(frozen=True)
class PointsSum:
    """What the points of a stage are made of, and what they are added to."""

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


def parts_of(
    canvas: Surface, layout: Layout, theme: Theme, points: PointsSum, age: float, *, in_full: bool
) -> list[Line]:
    """The lines of the column. A gap stands before the factors."""
    drawn, before = [], None
    for number, line in enumerate(points.lines):
        if in_full or line.part not in SPARE:
            close = before is not None and not (line.part is Part.FACTOR and before is not Part.FACTOR)
            drawn.append(_part(canvas, layout, theme, line, _come(number, age), close=close))
            before = line.part
    return drawn


def _part(
    canvas: Surface, layout: Layout, theme: Theme, line: PointsLine, come: float, *, close: bool
) -> Line:
    size = layout.small

    def draw(box: Rect) -> None:
        left = box.left + round(layout.px(2) * (1 - come))
        if line.name:
            left = write(canvas, line.name, size, theme.ink, bold=True, midleft=(left, box.centery)).right
        label = f" · {line.label}" if line.name else line.label
        write(canvas, label, size, theme.soft, midleft=(left, box.centery))
        value = write(canvas, line.value, size, _tone(theme, line), bold=True, midright=box.midright)
        if line.part is Part.SUM:
            width = max(value.width, text_width("+00", size, bold=True))
            _draw_rule(canvas, theme, Rect(box.right - width, box.top, width, 1))

    def faded(box: Rect) -> None:
        held = held_in(layout, box)
        draw_faded(canvas, held.inflate(layout.px(4), 0), come, lambda: draw(held))

    return Line(5, layout.line(size), faded, close=close)


def _tone(theme: Theme, line: PointsLine) -> Colour:
    """The colour of a number: what multiplies stands out, and what rounds stands back."""
    if line.part is Part.ROUNDED:
        return theme.soft
    return theme.heading if line.part is Part.FACTOR else theme.ink


def held_in(layout: Layout, box: Rect) -> Rect:
    """The part of a line in which the points are told: a label and its number belong together."""
    held = Rect(box.left, box.top, min(box.width, WIDEST * layout.small), box.height)
    if not is_beside(layout):
        held.centerx = box.centerx
    return held


def total_of(canvas: Surface, layout: Layout, theme: Theme, points: PointsSum, age: float) -> Line:
    """What the column comes to, at its foot, as it rises; and what the run comes to with it."""
    risen = points.risen(age)
    run = _("Run: {points}", points=f"{points.total(age):,}")
    size = layout.large if layout.crowded else round(layout.large * SUM)

    def draw(box: Rect) -> None:
        held = held_in(layout, box)
        _draw_rule(canvas, theme, Rect(*held.topleft, held.width, 2))
        if risen:
            tone = theme.legible(theme.hint)
            draw_figures(canvas, f"+{risen:,}", size, tone, midright=held.midright)
        room = held.width - figures_width(f"+{points.points:,}", size) - layout.px(3)
        fits = fitting(run, (layout.medium, layout.small), room, bold=True)
        write(canvas, run, fits, theme.ink, bold=True, midleft=held.midleft)

    return Line(1, layout.line(size), draw)


def _draw_rule(canvas: Surface, theme: Theme, rule: Rect) -> None:
    pygame.draw.rect(canvas, mix(theme.edge, theme.soft, 0.5), rule)
