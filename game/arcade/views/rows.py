"""Rows of a list: their boxes and their drawing."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.glyphs import Glyph, draw_glyph, glyph_width
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import font, write
from game.arcade.draw.theme import Colour, Theme, mix

# The place of a row's value, and the distance of its arrows from there, in shares of the row's width.
VALUE_AT, ARROWS_AT = 0.72, 0.24


@dataclass(frozen=True)
class RowPicture:
    """A row as it is shown: a label, and a value if it holds one."""

    label: str
    value: str | None
    focused: bool


# Layout


def boxes_down(layout: Layout, area: Rect, count: int) -> list[Rect]:
    """Boxes one below the other, from the top of an area; closer together if there are many."""
    step = min(layout.px(7.2), area.height // count)
    height = max(1, round(step * 0.84))
    return [Rect(area.left, area.top + number * step, area.width, height) for number in range(count)]


def boxes_across(layout: Layout, count: int) -> list[Rect]:
    """Boxes side by side, in the line below the board."""
    area, gap = layout.message, layout.px(1.5)
    width = max(1, min(layout.px(34), (area.width - gap * (count + 1)) // count))
    left = area.centerx - (width * count + gap * (count - 1)) // 2
    return [Rect(left + number * (width + gap), area.top, width, area.height) for number in range(count)]


def value_goes_back(box: Rect, spot: tuple[int, int]) -> bool:
    """Whether a click on a row with a value is on the left side of it."""
    return spot[0] < box.left + box.width * (VALUE_AT - 0.1)


# Drawing


def draw_rows(
    canvas: Surface, layout: Layout, theme: Theme, rows: Sequence[RowPicture], boxes: Sequence[Rect]
) -> None:
    for row, box in zip(rows, boxes, strict=True):
        draw_row(canvas, layout, theme, row, box)


def draw_row(
    canvas: Surface, layout: Layout, theme: Theme, row: RowPicture, box: Rect, glyph: Glyph | None = None
) -> None:
    """A row on its plate; with a glyph, its shortcut."""
    round_off = box.height // 3
    ground = theme.faint(theme.accent, 0.3) if row.focused else theme.faint(theme.floor, 0.85)
    pygame.draw.rect(canvas, ground, box, border_radius=round_off)
    edge = mix(theme.accent, theme.ink, 0.3) if row.focused else theme.faint(theme.edge, 0.7)
    width = theme.outline(layout.px(0.35 if row.focused else 0.15))
    pygame.draw.rect(canvas, edge, box, width, border_radius=round_off)
    tone = theme.ink if row.focused else theme.soft
    if row.value is None:
        _draw_label(canvas, layout, theme, row, box, tone, glyph)
    else:
        _draw_value(canvas, layout, theme, row, box, edge if row.focused else theme.edge, tone)


def _draw_label(
    canvas: Surface,
    layout: Layout,
    theme: Theme,
    row: RowPicture,
    box: Rect,
    tone: Colour,
    glyph: Glyph | None,
) -> None:
    width = font(layout.small, bold=True).size(row.label)[0]
    left = box.left + layout.px(2)
    if glyph is not None:
        right = left + glyph_width(glyph, layout.small) + layout.px(0.6)
        if right + width + layout.px(1) <= box.right:  # a narrow row has no room for the key next to its text
            draw_glyph(canvas, theme, glyph, left, box.centery, layout.small)
            middle = max(right, (right + box.right - width) // 2)
            write(canvas, row.label, layout.small, tone, bold=True, midleft=(middle, box.centery))
            return
    write(canvas, row.label, layout.small, tone, bold=True, center=box.center)


def _draw_value(
    canvas: Surface, layout: Layout, theme: Theme, row: RowPicture, box: Rect, edge: Colour, tone: Colour
) -> None:
    write(canvas, row.label, layout.small, tone, midleft=(box.left + layout.px(2), box.centery))
    middle = box.left + round(box.width * VALUE_AT)
    write(canvas, row.value or "", layout.small, theme.ink, bold=True, center=(middle, box.centery))
    for side in (-1, 1):
        x = middle + side * round(box.width * ARROWS_AT)
        _draw_arrow(canvas, x, box.centery, side, box.height * 0.2, edge)


def _draw_arrow(canvas: Surface, x: int, y: int, side: int, reach: float, colour: Colour) -> None:
    points = [
        (x - side * reach * 0.6, y - reach),
        (x + side * reach * 0.6, y),
        (x - side * reach * 0.6, y + reach),
    ]
    pygame.draw.polygon(canvas, colour, points)
