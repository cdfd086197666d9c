"""Numbers below their heads, each line with a bar for its share."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.text import shortened, text_width, write
from game.arcade.draw.theme import Colour, Theme, mix
from game.arcade.kit.nodes import Look, Node, Placed

# The greatest height of a line, and the least width and the height of a bar, in sizes of small text.
MOST_LINE, LEAST_BAR, BAR = 3.4, 3, 0.7


@dataclass(frozen=True, kw_only=True)
class Growing(Node):
    """A node with bars or lines, which grow when it is turned to."""

    grown: float = 1.0  # how far, from 0 to 1


@dataclass(frozen=True)
class NumbersLine:
    """A label with numbers, and a bar beside it if they have a share."""

    label: str
    numbers: tuple[str, ...]
    share: float | None = None


@dataclass(frozen=True)
class NumbersPanel(Growing):
    """Lines of numbers below their heads."""

    heads: tuple[str, ...]  # none, or one for each column of numbers
    lines: tuple[NumbersLine, ...]

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme = look
        area, lines = placed.box, len(self.lines) + bool(self.heads)
        height = min(area.height // lines, round(MOST_LINE * layout.small))
        columns = self._columns(layout, area)
        line = Rect(area.left, area.top, area.width, height)
        if self.heads:
            for head, right in zip(self.heads, columns, strict=True):
                write(canvas, head, layout.small, theme.soft, midright=(right, line.centery))
            line = line.move(0, height)
        bar = self._bar_room(layout, area, columns)
        for each in self.lines:
            rule = line.top
            pygame.draw.line(canvas, theme.faint(theme.edge, 0.5), (area.left, rule), (area.right, rule))
            self._draw_line(canvas, look, line, each, columns, bar)
            line = line.move(0, height)

    def _columns(self, layout: Layout, area: Rect) -> list[int]:
        """The right edge of each column of numbers: all are equally wide if there is room for that."""
        widths = [self._column_width(layout, column) for column in range(len(self.lines[0].numbers))]
        if self._label_width(layout) + (max(widths) + layout.small) * len(widths) <= area.width:
            widths = [max(widths)] * len(widths)
        after = [sum(widths[column + 1 :]) for column in range(len(widths))]
        gaps = [layout.small * (len(widths) - 1 - column) for column in range(len(widths))]
        return [area.right - width - gap for width, gap in zip(after, gaps, strict=True)]

    def _column_width(self, layout: Layout, column: int) -> int:
        """What a column needs for its head and its numbers."""
        width = max(text_width(line.numbers[column], layout.small, bold=True) for line in self.lines)
        return max(width, text_width(self.heads[column], layout.small)) if self.heads else width

    def _label_width(self, layout: Layout) -> int:
        return max(text_width(line.label, layout.small) for line in self.lines)

    def _bar_room(self, layout: Layout, area: Rect, columns: list[int]) -> tuple[int, int] | None:
        """The left and the right edge of the bars; None if there is no room for them."""
        head = self.heads[0] if self.heads else ""
        numbers = (head, *(line.numbers[0] for line in self.lines))
        first = max(text_width(each, layout.small, bold=True) for each in numbers)
        left = area.left + self._label_width(layout) + layout.small
        right = columns[0] - first - layout.small
        return (left, right) if right - left >= LEAST_BAR * layout.small else None

    def _draw_line(
        self,
        canvas: Surface,
        look: Look,
        box: Rect,
        line: NumbersLine,
        columns: list[int],
        bar: tuple[int, int] | None,
    ) -> None:
        theme, size = look.theme, look.layout.small
        room = columns[0] - text_width(line.numbers[0], size, bold=True) - size // 2 - box.left
        write(canvas, shortened(line.label, size, room), size, theme.soft, midleft=box.midleft)
        if bar is not None and line.share is not None:
            trough = Rect(bar[0], 0, bar[1] - bar[0], max(4, round(size * BAR)))
            trough.centery = box.centery
            draw_share(canvas, theme, trough, line.share * self.grown, theme.accent)
        for words, right in zip(line.numbers, columns, strict=True):
            write(canvas, words, size, theme.ink, bold=True, midright=(right, box.centery))


def draw_share(canvas: Surface, theme: Theme, trough: Rect, share: float, colour: Colour) -> None:
    """A trough, lit from the left as far as a share reaches."""
    radius = trough.height // 2
    pygame.draw.rect(canvas, theme.faint(theme.edge, 0.45), trough, border_radius=radius)
    width = round(trough.width * share)
    if width >= 2 * radius:
        lit = Rect(trough.left, trough.top, width, trough.height)
        pygame.draw.rect(canvas, colour, lit, border_radius=radius)
        heart = lit.inflate(-2 * radius, -round(trough.height * 0.6))
        if heart.width > 0 and heart.height > 0:
            pygame.draw.rect(canvas, mix(colour, theme.ink, 0.55), heart, border_radius=heart.height // 2)
