"""The bindings: a table of what is pressed for what, in two columns."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.glyphs import Glyph, draw_glyph, glyph_width
from game.arcade.draw.layout import Layout
from game.arcade.draw.lines import thick_line
from game.arcade.draw.text import shortened, write
from game.arcade.draw.theme import mix
from game.arcade.kit.row import draw_row
from game.arcade.kit.rows import (
    Group,
    Grouped,
    ListPicture,
    Scroll,
    boxes_in_groups,
    draw_arrows,
    draw_titles,
)
from game.arcade.views.tabs import TabsPicture, draw_page, list_area

# Where the entries of a row begin, in shares of its width.
ENTRIES_AT = 0.4
LEAST_ROW = 1.9  # keys are higher than text
NOTHING = "–"  # noqa: RUF001 - a dash stands for nothing
# The height of the line with the heads of the columns, in sizes of small text.
HEADS = 1.6
# The side of the plus sign of an empty entry, in sizes of small text.
PLUS = 0.5


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
    titles: tuple[tuple[str, Rect], ...]
    heads: tuple[str, str]  # of the columns
    add: str  # what CONFIRM does in an empty entry
    entries: tuple[tuple[EntryPicture, ...], ...]


# Layout


def _table_area(layout: Layout) -> Rect:
    area = list_area(layout)
    area.height -= layout.footer.top - layout.above_prompts
    return area


def _heads_height(layout: Layout) -> int:
    """The height of the heads; none where there is room for nothing but the rows."""
    return 0 if layout.crowded else round(HEADS * layout.small)


def binding_places(layout: Layout, scroll: Scroll, groups: Sequence[Group]) -> Grouped:
    """Where the rows are, below the heads of their columns, with the titles of their groups."""
    area, heads = _table_area(layout), _heads_height(layout)
    below = Rect(area.left, area.top + heads, area.width, max(1, area.height - heads))
    return boxes_in_groups(layout, below, scroll, groups, least_row=LEAST_ROW)


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
    _draw_heads(canvas, picture)
    draw_titles(canvas, layout, theme, picture.titles)
    for number in picture.rows.places.visible:
        box, entries = picture.rows.places.boxes[number], picture.entries[number]
        if entries:
            _draw_binding(canvas, picture, picture.rows.rows[number].label, box, entries)
        else:
            draw_row(canvas, layout, theme, picture.rows.rows[number], box)
    draw_arrows(canvas, layout, theme, picture.rows.places)


def _draw_heads(canvas: Surface, picture: BindingsPicture) -> None:
    """What the columns are, above them."""
    layout, theme = picture.page.layout, picture.page.theme
    height = _heads_height(layout)
    if not height:
        return
    places = picture.rows.places
    first = places.boxes[places.visible.start]
    area = _table_area(layout)
    row = Rect(first.left, area.top, first.width, height)
    for words, box in zip(picture.heads, entry_boxes(layout, row), strict=True):
        write(canvas, words, layout.small, theme.soft, center=box.center)


def _draw_binding(
    canvas: Surface, picture: BindingsPicture, label: str, row: Rect, entries: Sequence[EntryPicture]
) -> None:
    layout, theme = picture.page.layout, picture.page.theme
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
        _draw_entry(canvas, picture, entry, box)


def _draw_entry(canvas: Surface, picture: BindingsPicture, entry: EntryPicture, box: Rect) -> None:
    layout, theme = picture.page.layout, picture.page.theme
    round_off = box.height // 3
    if entry.focused:
        pygame.draw.rect(canvas, theme.faint(theme.accent, 0.3), box, border_radius=round_off)
    if not entry.fixed or entry.focused:
        edge = mix(theme.accent, theme.ink, 0.3) if entry.focused else theme.faint(theme.edge, 0.7)
        width = theme.outline(layout.px(0.35 if entry.focused else 0.15))
        pygame.draw.rect(canvas, edge, box, width, border_radius=round_off)
    if entry.glyph is None:
        _draw_nothing(canvas, picture, entry, box)
    else:
        left = box.centerx - glyph_width(entry.glyph, layout.small) // 2
        draw_glyph(canvas, theme, entry.glyph, left, box.centery, layout.small)


def _draw_nothing(canvas: Surface, picture: BindingsPicture, entry: EntryPicture, box: Rect) -> None:
    """An empty entry: a dash if nothing can be bound there, a plus sign if something can."""
    layout, theme = picture.page.layout, picture.page.theme
    if entry.fixed:
        write(canvas, NOTHING, layout.small, theme.soft, center=box.center)
    elif entry.focused:
        write(canvas, picture.add, layout.small, theme.ink, center=box.center)
    else:
        reach, tone = PLUS * layout.small / 2, mix(theme.edge, theme.soft, 0.6)
        x, y = box.center
        thick = max(1.5, layout.small * 0.09)
        thick_line(canvas, tone, (x - reach, y), (x + reach, y), thick)
        thick_line(canvas, tone, (x, y - reach), (x, y + reach), thick)
