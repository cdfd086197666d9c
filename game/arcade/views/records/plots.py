"""Plots of results: the share won on each side, the form over the last games, and the games of each day."""

from dataclasses import dataclass
from itertools import accumulate

import pygame
from pygame import Rect, Surface

from game.arcade.draw.light import shine, shine_path
from game.arcade.draw.plates import lay_plate
from game.arcade.draw.shapes import cross, ring
from game.arcade.draw.text import text_width, write, write_in
from game.arcade.draw.theme import Style, Theme, mix
from game.arcade.kit.nodes import Look, Placed
from game.arcade.views.records.numbers import Growing, draw_share
from game.core.rules import PLAYERS

# The shapes of the players, so that their bars differ by more than their colours.
SHAPES = (cross, ring)
# The greatest height of a line with two bars, and of a bar, in sizes of small text.
MOST_LINE, BAR = 5.6, 0.8
# The widest step from game to game, and from day to day, in units, and the least height of a plot in games.
WIDEST, LEAST_RISE = 9, 5
# The tallest column, in shares of the height of its plot.
TALLEST = 0.94
# The heights of the columns in a plot that shows nothing yet.
GHOSTS = (0.1, 0.14, 0.2, 0.18, 0.28, 0.34, 0.32, 0.44, 0.5, 0.48, 0.6, 0.68)
# How many rules the ground of a plot has.
RULES = 4


@dataclass(frozen=True)
class SharesLine:
    """The share of the games won on each side; None where none was played."""

    label: str
    shares: tuple[float | None, float | None]


@dataclass(frozen=True)
class SharesPanel(Growing):
    """A bar for each side of each line."""

    lines: tuple[SharesLine, ...]
    empty: str

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        area, size = placed.box, look.layout.small
        if all(line.shares == (None, None) for line in self.lines):
            _draw_rules(canvas, look.theme, area)
            _say_empty(canvas, look, area, self.empty)
            return
        height = min(area.height // len(self.lines), round(MOST_LINE * size))
        left = area.left + max(text_width(line.label, size) for line in self.lines) + size
        right = area.right - text_width("100%", size, bold=True) - size // 2
        for number, line in enumerate(self.lines):
            box = Rect(area.left, area.top + number * height, area.width, height)
            write(canvas, line.label, size, look.theme.soft, midleft=box.midleft)
            self._draw_pair(canvas, look, Rect(left, box.top, right - left, height), line)

    def _draw_pair(self, canvas: Surface, look: Look, box: Rect, line: SharesLine) -> None:
        theme, size = look.theme, look.layout.small
        thick = max(3, min(round(size * BAR), round(box.height * 0.3)))
        for player in PLAYERS:
            share = line.shares[player - 1]
            y = box.centery + (2 * player - 3) * box.height // 4
            colour = theme.player(player)
            mark = Rect(0, 0, thick * 3, thick * 3)
            mark.center = box.left + size // 2, y
            light = 0.35 if share is None else 1.0
            shine(canvas, theme, SHAPES[player - 1], mark.center, thick * 2.2, colour, light=light, glow=0.4)
            trough = Rect(box.left + round(size * 1.3), 0, box.width - round(size * 1.3), thick)
            trough.centery = y
            draw_share(canvas, theme, trough, (share or 0.0) * self.grown, colour)
            if share is not None and box.height // 2 >= size:
                words = f"{round(100 * share)}%"
                write(canvas, words, size, theme.ink, bold=True, midleft=(box.right + size // 2, y))


@dataclass(frozen=True)
class FormPanel(Growing):
    """Games one after the other: a line of light that rises with each win and falls with each loss.

    Each game is a dot, full for a win, and a ring for a loss.
    """

    won: tuple[bool, ...]  # the oldest first
    words: str
    empty: str

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme = look
        plot = _with_words(canvas, look, placed.box, self.words)
        _draw_rules(canvas, theme, plot)
        if not self.won:
            _say_empty(canvas, look, plot, self.empty)
            return
        heights = [0, *accumulate(1 if won else -1 for won in self.won)]
        low, high = min(heights), max(max(heights), min(heights) + LEAST_RISE)
        dot = max(3, round(min(layout.small * 0.34, plot.width / len(heights) * 0.36)))
        room = plot.inflate(-4 * dot, -4 * dot)
        step = min(room.width / (len(heights) - 1), layout.px(WIDEST))

        def at(number: int) -> tuple[float, float]:
            x = room.left + step * number
            return x, room.bottom - room.height * (heights[number] - low) / (high - low)

        count = max(1, round(self.grown * len(self.won)))
        points = [at(number) for number in range(count + 1)]
        zero = points[0][1]
        pygame.draw.line(canvas, theme.faint(theme.accent, 0.6), (plot.left, zero), (plot.right, zero))
        shine_path(canvas, theme, points, theme.accent, max(2.0, dot * 0.8))
        bright = mix(theme.accent, theme.ink, 0.6)
        for point, won in zip(points[1:], self.won[:count], strict=True):
            pygame.draw.circle(canvas, bright if won else theme.floor, point, dot)
            pygame.draw.circle(canvas, bright, point, dot, max(1, dot // 3))


@dataclass(frozen=True)
class Day:
    """The games of a day."""

    label: str
    played: int
    won: int


@dataclass(frozen=True)
class DaysPanel(Growing):
    """A column for each day, lit as far as its games were won."""

    days: tuple[Day, ...]  # the oldest first
    words: str
    empty: str

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme = look
        plot = _with_words(canvas, look, placed.box, self.words)
        if not self.days:
            _draw_rules(canvas, theme, plot)
            _say_empty(canvas, look, plot, self.empty)
            return
        labels = plot.copy()
        plot = Rect(plot.left, plot.top, plot.width, plot.height - layout.line(layout.small))
        _draw_rules(canvas, theme, plot)
        most = max(day.played for day in self.days)
        step = min(plot.width / len(self.days), layout.px(WIDEST))
        for number, day in enumerate(self.days):
            width = max(3, round(step * 0.62))
            column = Rect(0, 0, width, max(2, round(plot.height * TALLEST * self.grown * day.played / most)))
            column.midbottom = round(plot.left + step * (number + 0.5)), plot.bottom
            _draw_day(canvas, theme, column, day)
        y = labels.bottom - layout.line(layout.small) // 2
        first, last = self.days[0].label, self.days[-1].label
        end = write(canvas, first, layout.small, theme.soft, midleft=(plot.left, y)).right
        right = round(plot.left + step * len(self.days))
        if len(self.days) > 1 and right - text_width(last, layout.small) > end + layout.small:
            write(canvas, last, layout.small, theme.soft, midright=(right, y))


def _draw_day(canvas: Surface, theme: Theme, column: Rect, day: Day) -> None:
    """The column of a day. The lit part are the games that were won."""
    radius = max(1, column.width // 4)
    pygame.draw.rect(canvas, theme.faint(theme.accent, 0.3), column, border_radius=radius)
    lit = Rect(column.left, 0, column.width, round(column.height * day.won / day.played))
    lit.bottom = column.bottom
    if lit.height > 2 * radius:
        lay_plate(canvas, theme, lit, radius, colour=theme.accent, light=1.0, tint=0.9, plain=True)
    pygame.draw.rect(canvas, theme.accent, column, theme.outline(1), border_radius=radius)


def _with_words(canvas: Surface, look: Look, area: Rect, words: str) -> Rect:
    """Write the words below a plot, and return what is left for it."""
    layout, theme = look
    if not words:
        return area
    line = layout.line(layout.small)
    write_in(canvas, words, (layout.small,), Rect(area.left, area.bottom - line, area.width, line), theme.ink)
    return Rect(area.left, area.top, area.width, area.height - line - layout.px(1.5))


def _say_empty(canvas: Surface, look: Look, plot: Rect, words: str) -> None:
    """A sentence over columns without light, for a plot that shows nothing yet."""
    layout, theme = look
    step = plot.width / len(GHOSTS)
    for number, height in enumerate(GHOSTS):
        column = Rect(0, 0, max(3, round(step * 0.5)), round(plot.height * height))
        column.midbottom = round(plot.left + step * (number + 0.5)), plot.bottom
        tone = mix(theme.floor, theme.edge, 0.8)
        pygame.draw.rect(canvas, tone, column, theme.outline(1), border_radius=max(1, column.width // 5))
    line = layout.line(layout.small)
    write_in(canvas, words, (layout.small,), Rect(plot.left, plot.top, plot.width, 2 * line), theme.ink)


def _draw_rules(canvas: Surface, theme: Theme, plot: Rect) -> None:
    """The ground of a plot: lines as faint as those of the night's floor."""
    tone = theme.faint(theme.edge, 0.75 if theme.style is Style.FLAT else 0.45)
    heights = [plot.bottom - 1 - (plot.height - 1) * number / RULES for number in range(RULES + 1)]
    for y in heights:
        pygame.draw.line(canvas, tone, (plot.left, y), (plot.right, y))
