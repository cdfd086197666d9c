"""The saved data: where they are, a table of them, and buttons below."""

from dataclasses import dataclass

import pygame
from pygame import Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.measures import LINE
from game.arcade.draw.plates import lay_plate
from game.arcade.draw.text import shortened, text_width, write
from game.arcade.draw.theme import Theme
from game.arcade.kit.nodes import Look, Node, Placed
from game.arcade.kit.rows import LEAST_ROW, Buttons, ListContent, Rows, Scroll
from game.arcade.kit.screen import page_of
from game.arcade.kit.stacks import Column, Part
from game.arcade.kit.text import Line, Text

# The distance from line to line of the table, in units, and where a line is two lines of text.
STEP, DOUBLE_STEP = 4.8, 8.0
# The margin on both sides of a line and between its columns, in units.
MARGIN = 2


# Lines of a label and a value.
Lines = tuple[tuple[str, str], ...]


def saved_data_page(
    layout: Layout,
    theme: Theme,
    title: str,
    words: str,
    table: Lines,
    scroll: Scroll,
    buttons: ListContent,
    *,
    warns: bool,
) -> Node:
    """The page: the words are where all of it is kept, or what has just happened."""
    tone = theme.legible(theme.danger) if warns else theme.soft
    return Column(
        (
            Line(title, (layout.large, layout.medium), theme.ink, bold=True),
            Text(words, (layout.small,), tone),
            Part(data_table(layout, table, scroll), gap=2, grows=True),
            Part(Buttons(buttons.rows), gap=2),
        )
    )


@dataclass(frozen=True)
class DataLine(Node):
    """A label and its value: beside it, or below it."""

    label: str
    value: str
    value_at: int | None  # how far from the left the value stands, in pixels; None for below

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme = look
        size, box = layout.small, placed.box.inflate(-2 * layout.px(MARGIN), 0)
        if self.value_at is not None:
            write(canvas, self.label, size, theme.soft, midleft=box.midleft)
            left = placed.box.left + self.value_at
            write(canvas, self.value, size, theme.ink, bold=True, midleft=(left, box.centery))
            return
        half = layout.line(size) // 2
        for y, words, tone, bold in (
            (box.centery - half, self.label, theme.soft, False),
            (box.centery + half, self.value, theme.ink, True),
        ):
            short = shortened(words, size, box.width, bold=bold)
            write(canvas, short, size, tone, bold=bold, midleft=(box.left, y))


@dataclass(frozen=True)
class DataTable(Rows):
    """The lines on a plate, with rules between them."""

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme = look
        boxes = [part.box for part in placed.parts]
        gap = boxes[1].top - boxes[0].bottom if len(boxes) > 1 else 0
        plate = boxes[0].union(boxes[-1]).inflate(0, gap)
        lay_plate(canvas, theme, plate, layout.px(1.6), colour=theme.accent)
        for box in boxes[1:]:
            inner, y = box.inflate(-2 * layout.px(MARGIN), 0), box.top - gap // 2
            pygame.draw.line(canvas, theme.faint(theme.edge, 0.5), (inner.left, y), (inner.right, y))
        super().draw(canvas, look, placed)


def data_table(layout: Layout, lines: Lines, scroll: Scroll) -> DataTable:
    """The table; its values stand below their labels if there is no room for them beside all of them."""
    label, value = (
        max(text_width(line[part], layout.small, bold=part == 1) for line in lines) for part in (0, 1)
    )
    left = layout.px(MARGIN) + label + layout.px(2 * MARGIN)
    arrows = layout.target + layout.px(1)
    beside = left + value + layout.px(MARGIN) + arrows <= page_of(layout).width
    rows = tuple(DataLine(*line, left if beside else None) for line in lines)
    step, least = (STEP, LEAST_ROW) if beside else (DOUBLE_STEP, LEAST_ROW + LINE)
    return DataTable(rows, scroll, step, least_row=least)
