"""The table of bindings as nodes: a row for each action, with two entries for what is pressed for it."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.glyphs import Glyph, draw_glyph, glyph_width
from game.arcade.draw.layout import Layout
from game.arcade.draw.lines import thick_line
from game.arcade.draw.text import shortened, write
from game.arcade.draw.theme import mix
from game.arcade.kit.nodes import Look, Node, Placed
from game.arcade.kit.rows import Grouped, Rows

# Where the entries of a row begin, in shares of its width, and the gap between them, in units.
ENTRIES_AT, ENTRY_GAP = 0.4, 0.8
LEAST_ROW = 1.9  # keys are higher than text
NOTHING = "–"  # a dash stands for nothing
# The height of the line with the heads of the columns, in sizes of small text.
HEADS = 1.6
# The side of the plus sign of an empty entry, in sizes of small text.
PLUS = 0.5


@dataclass(frozen=True)
class EntryPicture(Node):
    """What is bound in an entry: a key, or nothing."""

    column: int
    glyph: Glyph | None
    focused: bool
    fixed: bool  # whether it can never be changed
    add: str  # what CONFIRM does if the entry is empty

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme = look
        box = placed.box
        round_off = box.height // 3
        if self.focused:
            pygame.draw.rect(canvas, theme.faint(theme.accent, 0.3), box, border_radius=round_off)
        if not self.fixed or self.focused:
            edge = mix(theme.accent, theme.ink, 0.3) if self.focused else theme.faint(theme.edge, 0.7)
            width = theme.outline(layout.px(0.35 if self.focused else 0.15))
            pygame.draw.rect(canvas, edge, box, width, border_radius=round_off)
        if self.glyph is None:
            self._draw_nothing(canvas, look, box)
        else:
            left = box.centerx - glyph_width(self.glyph, layout.small) // 2
            draw_glyph(canvas, theme, self.glyph, left, box.centery, layout.small)

    def _draw_nothing(self, canvas: Surface, look: Look, box: Rect) -> None:
        """A dash if nothing can be bound, a plus sign if something can."""
        layout, theme = look
        if self.fixed:
            write(canvas, NOTHING, layout.small, theme.soft, center=box.center)
        elif self.focused:
            write(canvas, self.add, layout.small, theme.ink, center=box.center)
        else:
            reach, tone = PLUS * layout.small / 2, mix(theme.edge, theme.soft, 0.6)
            x, y = box.center
            thick = max(1.5, layout.small * 0.09)
            thick_line(canvas, tone, (x - reach, y), (x + reach, y), thick)
            thick_line(canvas, tone, (x, y - reach), (x, y + reach), thick)


@dataclass(frozen=True)
class BindingRow(Node):
    """What can be done, and the two entries for what is pressed for it."""

    label: str
    entries: tuple[EntryPicture, ...]

    def parts_in(self, layout: Layout, box: Rect) -> tuple[Placed, ...]:
        boxes = _entry_boxes(layout, box)
        return tuple(entry.placed(layout, each) for entry, each in zip(self.entries, boxes, strict=True))

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme = look
        row = placed.box
        focused = any(entry.focused for entry in self.entries)
        ground = theme.faint(theme.accent, 0.12) if focused else theme.faint(theme.floor, 0.85)
        pygame.draw.rect(canvas, ground, row, border_radius=row.height // 3)
        left = row.left + layout.px(2)
        room = placed.parts[0].box.left - left - layout.px(1)
        tone = theme.ink if focused else theme.soft
        words = shortened(self.label, layout.small, room, bold=focused)
        write(canvas, words, layout.small, tone, bold=focused, midleft=(left, row.centery))
        super().draw(canvas, look, placed)


@dataclass(frozen=True, kw_only=True)
class BindingTable(Rows):
    """The rows below the heads of their two columns; where it is crowded, there is no room for heads."""

    heads: tuple[str, str]

    def grouped(self, layout: Layout, box: Rect) -> Grouped:
        heads = _heads_height(layout)
        more_prompts = layout.footer.top - layout.above_prompts
        height = max(1, box.height - heads - more_prompts)
        return super().grouped(layout, Rect(box.left, box.top + heads, box.width, height))

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        super().draw(canvas, look, placed)
        layout, theme = look
        if layout.crowded:
            return
        row = placed.parts[0].box
        line = Rect(row.left, placed.box.top, row.width, _heads_height(layout))
        for words, box in zip(self.heads, _entry_boxes(layout, line), strict=True):
            write(canvas, words, layout.small, theme.soft, center=box.center)


def _heads_height(layout: Layout) -> int:
    return 0 if layout.crowded else round(HEADS * layout.small)


def _entry_boxes(layout: Layout, row: Rect) -> tuple[Rect, Rect]:
    """The two entries of a row."""
    gap = layout.px(ENTRY_GAP)
    first = Rect(row.left + round(row.width * ENTRIES_AT), row.top, 0, row.height)
    first.width = max(1, (row.right - first.left - gap) // 2)
    return first, first.move(first.width + gap, 0)
