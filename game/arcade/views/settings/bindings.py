"""The bindings: a table of what is pressed for what, in two columns."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.glyphs import Glyph, draw_glyph, glyph_width
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import shortened, write
from game.arcade.draw.theme import Theme, mix
from game.arcade.views.rows import ListPicture, Places, Scroll, boxes_down, draw_arrows, draw_row
from game.arcade.views.tabs import TabsPicture, draw_page, list_area

# Where the entries of a row begin, in shares of its width.
ENTRIES_AT = 0.4
LEAST_ROW = 1.9  # keys are higher than text
NOTHING = "–"  # noqa: RUF001 - a dash stands for nothing


@dataclass(frozen=True)
class EntryPicture:
    """What is bound in an entry."""

    glyph: Glyph | None
    focused: bool
    fixed: bool  # whether it can never be changed


@dataclass(frozen=True)
class BindingsPicture:
    """Everything that is shown. A row without entries is a button."""

    page: TabsPicture
    rows: ListPicture
    entries: tuple[tuple[EntryPicture, ...], ...]


# Layout


def binding_places(layout: Layout, scroll: Scroll) -> Places:
    """Where the rows are."""
    area = list_area(layout)
    area.height -= layout.footer.top - layout.above_prompts
    return boxes_down(layout, area, scroll, least_row=LEAST_ROW)


def entry_boxes(layout: Layout, row: Rect) -> tuple[Rect, Rect]:
    """The two entries of a row."""
    gap = layout.px(0.8)
    first = Rect(row.left + round(row.width * ENTRIES_AT), row.top, 0, row.height)
    first.width = max(1, (row.right - first.left - gap) // 2)
    return first, first.move(first.width + gap, 0)


def column_at(layout: Layout, row: Rect, spot: tuple[int, int]) -> int | None:
    """The column of a row at a point of the screen."""
    boxes = entry_boxes(layout, row)
    return next((column for column, box in enumerate(boxes) if box.collidepoint(spot)), None)


# Drawing


def draw_bindings(canvas: Surface, picture: BindingsPicture) -> None:
    layout, theme = picture.page.layout, picture.page.theme
    draw_page(canvas, picture.page)
    for number in picture.rows.places.visible:
        box, entries = picture.rows.places.boxes[number], picture.entries[number]
        if entries:
            _draw_binding(canvas, layout, theme, picture.rows.rows[number].label, box, entries)
        else:
            draw_row(canvas, layout, theme, picture.rows.rows[number], box)
    draw_arrows(canvas, layout, theme, picture.rows.places)


def _draw_binding(
    canvas: Surface, layout: Layout, theme: Theme, label: str, row: Rect, entries: Sequence[EntryPicture]
) -> None:
    focused = any(entry.focused for entry in entries)
    ground = theme.faint(theme.accent, 0.12) if focused else theme.faint(theme.floor, 0.85)
    pygame.draw.rect(canvas, ground, row, border_radius=row.height // 3)
    left = row.left + layout.px(2)
    boxes = entry_boxes(layout, row)
    room = boxes[0].left - left - layout.px(1)
    tone = theme.ink if focused else theme.soft
    words = shortened(label, layout.small, room, bold=focused)
    write(canvas, words, layout.small, tone, bold=focused, midleft=(left, row.centery))
    for entry, box in zip(entries, boxes, strict=True):
        _draw_entry(canvas, layout, theme, entry, box)


def _draw_entry(canvas: Surface, layout: Layout, theme: Theme, entry: EntryPicture, box: Rect) -> None:
    round_off = box.height // 3
    if entry.focused:
        pygame.draw.rect(canvas, theme.faint(theme.accent, 0.3), box, border_radius=round_off)
    if not entry.fixed or entry.focused:
        edge = mix(theme.accent, theme.ink, 0.3) if entry.focused else theme.faint(theme.edge, 0.7)
        width = theme.outline(layout.px(0.35 if entry.focused else 0.15))
        pygame.draw.rect(canvas, edge, box, width, border_radius=round_off)
    if entry.glyph is None:
        tone = theme.ink if entry.focused else theme.soft
        write(canvas, NOTHING, layout.small, tone, center=box.center)
    else:
        left = box.centerx - glyph_width(entry.glyph, layout.small) // 2
        draw_glyph(canvas, theme, entry.glyph, left, box.centery, layout.small)
