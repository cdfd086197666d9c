"""Plots of results: the share won on each side, the form over the last games, and the games of each day."""

from itertools import accumulate

import pygame
from pygame import Rect, Surface

from game.arcade.draw.bodies import draw_body
from game.arcade.draw.layout import Layout
from game.arcade.draw.light import shine, shine_path
from game.arcade.draw.shapes import cross, ring
from game.arcade.draw.text import text_width, write, write_in
from game.arcade.draw.theme import Style, Theme, mix
from game.arcade.views.records.numbers import draw_share
from game.arcade.views.records.panels import DaysPanel, FormPanel, SharesLine, SharesPanel
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


def draw_shares(
    canvas: Surface, layout: Layout, theme: Theme, area: Rect, panel: SharesPanel, grown: float
) -> None:
    """Two bars a line, one for each side."""
    if all(line.shares == (None, None) for line in panel.lines):
        _draw_rules(canvas, theme, area)
        _say_empty(canvas, layout, theme, area, panel.empty)
        return
    size = layout.small
    height = min(area.height // len(panel.lines), round(MOST_LINE * size))
    left = area.left + max(text_width(line.label, size) for line in panel.lines) + size
    right = area.right - text_width("100%", size, bold=True) - size // 2
    for number, line in enumerate(panel.lines):
        box = Rect(area.left, area.top + number * height, area.width, height)
        write(canvas, line.label, size, theme.soft, midleft=box.midleft)
        _draw_pair(canvas, layout, theme, Rect(left, box.top, right - left, height), line, grown)


def _draw_pair(
    canvas: Surface, layout: Layout, theme: Theme, box: Rect, line: SharesLine, grown: float
) -> None:
    size = layout.small
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
        draw_share(canvas, theme, trough, (share or 0.0) * grown, colour)
        if share is not None and box.height // 2 >= size:
            words = f"{round(100 * share)}%"
            write(canvas, words, size, theme.ink, bold=True, midleft=(box.right + size // 2, y))


def draw_form(
    canvas: Surface, layout: Layout, theme: Theme, area: Rect, panel: FormPanel, grown: float
) -> None:
    """A line of light through all games, with a dot for each: full for a win, a ring for a loss."""
    plot = _with_words(canvas, layout, theme, area, panel.words)
    _draw_rules(canvas, theme, plot)
    if not panel.won:
        _say_empty(canvas, layout, theme, plot, panel.empty)
        return
    heights = [0, *accumulate(1 if won else -1 for won in panel.won)]
    low, high = min(heights), max(max(heights), min(heights) + LEAST_RISE)
    dot = max(3, round(min(layout.small * 0.34, plot.width / len(heights) * 0.36)))
    room = plot.inflate(-4 * dot, -4 * dot)
    step = min(room.width / (len(heights) - 1), layout.px(WIDEST))

    def at(number: int) -> tuple[float, float]:
        x = room.left + step * number
        return x, room.bottom - room.height * (heights[number] - low) / (high - low)

    count = max(1, round(grown * len(panel.won)))
    points = [at(number) for number in range(count + 1)]
    zero = points[0][1]
    pygame.draw.line(canvas, theme.faint(theme.accent, 0.6), (plot.left, zero), (plot.right, zero))
    shine_path(canvas, theme, points, theme.accent, max(2.0, dot * 0.8))
    bright = mix(theme.accent, theme.ink, 0.6)
    for point, won in zip(points[1:], panel.won[:count], strict=True):
        pygame.draw.circle(canvas, bright if won else theme.floor, point, dot)
        pygame.draw.circle(canvas, bright, point, dot, max(1, dot // 3))


def draw_days(
    canvas: Surface, layout: Layout, theme: Theme, area: Rect, panel: DaysPanel, grown: float
) -> None:
    """A column for each day. The lit part are the games that were won."""
    plot = _with_words(canvas, layout, theme, area, panel.words)
    if not panel.days:
        _draw_rules(canvas, theme, plot)
        _say_empty(canvas, layout, theme, plot, panel.empty)
        return
    labels = plot.copy()
    plot = Rect(plot.left, plot.top, plot.width, plot.height - layout.line(layout.small))
    _draw_rules(canvas, theme, plot)
    most = max(day.played for day in panel.days)
    step = min(plot.width / len(panel.days), layout.px(WIDEST))
    for number, day in enumerate(panel.days):
        width = max(3, round(step * 0.62))
        column = Rect(0, 0, width, max(2, round(plot.height * TALLEST * grown * day.played / most)))
        column.midbottom = round(plot.left + step * (number + 0.5)), plot.bottom
        radius = max(1, width // 4)
        pygame.draw.rect(canvas, theme.faint(theme.accent, 0.3), column, border_radius=radius)
        lit = Rect(column.left, 0, width, round(column.height * day.won / day.played))
        lit.bottom = column.bottom
        if lit.height > 2 * radius:
            draw_body(canvas, theme, lit, radius, colour=theme.accent, light=1.0, tint=0.9, plain=True)
        pygame.draw.rect(canvas, theme.accent, column, theme.outline(1), border_radius=radius)
    y = labels.bottom - layout.line(layout.small) // 2
    first, last = panel.days[0].label, panel.days[-1].label
    end = write(canvas, first, layout.small, theme.soft, midleft=(plot.left, y)).right
    right = round(plot.left + step * len(panel.days))
    if len(panel.days) > 1 and right - text_width(last, layout.small) > end + layout.small:
        write(canvas, last, layout.small, theme.soft, midright=(right, y))


def _with_words(canvas: Surface, layout: Layout, theme: Theme, area: Rect, words: str) -> Rect:
    """Write the words below a plot, and return what is left for it."""
    if not words:
        return area
    line = layout.line(layout.small)
    write_in(canvas, words, (layout.small,), Rect(area.left, area.bottom - line, area.width, line), theme.ink)
    return Rect(area.left, area.top, area.width, area.height - line - layout.px(1.5))


def _say_empty(canvas: Surface, layout: Layout, theme: Theme, plot: Rect, words: str) -> None:
    """A sentence over columns without light, for a plot that shows nothing yet."""
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
