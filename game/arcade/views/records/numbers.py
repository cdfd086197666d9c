"""Numbers below their heads, each line with a bar for its share."""

import pygame
from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.text import shortened, text_width, write
from game.arcade.draw.theme import Colour, Theme, mix
from game.arcade.views.records.panels import NumbersLine, NumbersPanel

# The greatest height of a line, and the least width and the height of a bar, in sizes of small text.
MOST_LINE, LEAST_BAR, BAR = 3.4, 3, 0.7


def draw_numbers(
    canvas: Surface, layout: Layout, theme: Theme, area: Rect, panel: NumbersPanel, grown: float
) -> None:
    """A line for each label; the bars have grown so far."""
    lines = len(panel.lines) + bool(panel.heads)
    height = min(area.height // lines, round(MOST_LINE * layout.small))
    columns = _columns(layout, area, panel)
    line = Rect(area.left, area.top, area.width, height)
    if panel.heads:
        for head, right in zip(panel.heads, columns, strict=True):
            write(canvas, head, layout.small, theme.soft, midright=(right, line.centery))
        line = line.move(0, height)
    bar = _bar_room(layout, area, panel, columns)
    for each in panel.lines:
        rule = line.top
        pygame.draw.line(canvas, theme.faint(theme.edge, 0.5), (area.left, rule), (area.right, rule))
        _draw_line(canvas, layout, theme, line, each, columns, bar, grown)
        line = line.move(0, height)


def _columns(layout: Layout, area: Rect, panel: NumbersPanel) -> list[int]:
    """The right edge of each column of numbers: all are equally wide if there is room for that."""
    widths = [_column_width(layout, panel, column) for column in range(len(panel.lines[0].numbers))]
    labels = max(text_width(line.label, layout.small) for line in panel.lines)
    if labels + (max(widths) + layout.small) * len(widths) <= area.width:
        widths = [max(widths)] * len(widths)
    after = [sum(widths[column + 1 :]) for column in range(len(widths))]
    gaps = [layout.small * (len(widths) - 1 - column) for column in range(len(widths))]
    return [area.right - width - gap for width, gap in zip(after, gaps, strict=True)]


def _column_width(layout: Layout, panel: NumbersPanel, column: int) -> int:
    """What a column needs for its head and its numbers."""
    width = max(text_width(line.numbers[column], layout.small, bold=True) for line in panel.lines)
    return max(width, text_width(panel.heads[column], layout.small)) if panel.heads else width


def _bar_room(layout: Layout, area: Rect, panel: NumbersPanel, columns: list[int]) -> tuple[int, int] | None:
    """The left and the right edge of the bars; None if there is no room for them."""
    head = panel.heads[0] if panel.heads else ""
    first = max(
        text_width(each, layout.small, bold=True)
        for each in (head, *(line.numbers[0] for line in panel.lines))
    )
    left = area.left + max(text_width(line.label, layout.small) for line in panel.lines) + layout.small
    right = columns[0] - first - layout.small
    return (left, right) if right - left >= LEAST_BAR * layout.small else None


def _draw_line(
    canvas: Surface,
    layout: Layout,
    theme: Theme,
    box: Rect,
    line: NumbersLine,
    columns: list[int],
    bar: tuple[int, int] | None,
    grown: float,
) -> None:
    size = layout.small
    room = columns[0] - text_width(line.numbers[0], size, bold=True) - size // 2 - box.left
    write(canvas, shortened(line.label, size, room), size, theme.soft, midleft=box.midleft)
    if bar is not None and line.share is not None:
        trough = Rect(bar[0], 0, bar[1] - bar[0], max(4, round(size * BAR)))
        trough.centery = box.centery
        draw_share(canvas, theme, trough, line.share * grown, theme.accent)
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
