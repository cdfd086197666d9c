"""What the records show of people: two with their score between them, and the evenings they have played."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.text import lines_height, wrapped, write, write_lines
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.kit.stacks import Beside
from game.arcade.kit.text import Line
from game.arcade.views.portraits import Portrait
from game.arcade.views.records.numbers import MOST_LINE, NumbersPanel
from game.people.person import Person

# The gap between two evenings, in sizes of small text.
GAP = 0.8


def versus(people: tuple[Person, Person], score: Line) -> Node:
    """Two people with their score between them."""
    one, two = (Portrait(person) for person in people)
    return Beside(one, Beside(score, two, 0.4, gap=1), 0.37, gap=1)


@dataclass(frozen=True)
class Facts(NumbersPanel):
    """Lines of numbers that stand below something else."""

    def height(self, layout: Layout, width: int) -> Span:
        lines = len(self.lines)
        return Span(lines * layout.line(layout.small), lines * round(MOST_LINE * layout.small))


@dataclass(frozen=True)
class EveningLine:
    """An evening: the day, and the line that was to share."""

    day: str
    words: str
    uphill: bool  # whether it was won uphill, which a triangle marks


@dataclass(frozen=True)
class EveningsPanel(Node):
    """The latest evenings of two: as many as there is room for, with rules between them."""

    lines: tuple[EveningLine, ...]  # the latest first

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme = look
        size, area, gap = layout.small, placed.box, round(GAP * layout.small)
        top = area.top
        for number, each in enumerate(self.lines):
            words = wrapped(each.words, size, area.width)
            height = layout.line(size) + lines_height(len(words), size)
            if number and top + height > area.bottom:
                return
            if number:
                rule = top - gap // 2
                pygame.draw.line(canvas, theme.faint(theme.edge, 0.5), (area.left, rule), (area.right, rule))
            head = Rect(area.left, top, area.width, layout.line(size))
            day = write(canvas, each.day, size, theme.soft, midleft=head.midleft)
            if each.uphill:
                x, y, reach = day.right + size, head.centery, size * 0.36
                corners = [(x, y - reach), (x + reach, y + reach), (x - reach, y + reach)]
                pygame.draw.polygon(canvas, theme.hint, corners)
            room = Rect(area.left, head.bottom, area.width, height - head.height)
            write_lines(canvas, each.words, size, room, theme.ink)
            top += height + gap
