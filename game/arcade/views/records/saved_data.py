"""The saved data: where they are, a table of them, and buttons below."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_night
from game.arcade.draw.bodies import draw_body
from game.arcade.draw.layout import Layout
from game.arcade.draw.measures import LINE
from game.arcade.draw.text import fitting, shortened, text_width, wrapped, write, write_lines
from game.arcade.draw.theme import Theme
from game.arcade.kit.rows import (
    LEAST_ROW,
    ListPicture,
    Places,
    Scroll,
    boxes_across,
    boxes_down,
    draw_rows,
    draw_scroll,
)
from game.arcade.views.page import page_of

# The distance from line to line of the table, in units at 100 % text, and where a line is two lines of text.
STEP, DOUBLE_STEP = 4.8, 8.0
# The margin on both sides of a line and between its columns, in units.
MARGIN = 2


# Lines of a label and a value.
Lines = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class SavedDataPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    time: float
    title: str
    words: str  # where it is kept, or what has just happened
    warns: bool  # whether the words are about something that went wrong
    table: Lines
    places: Places  # of the lines of the table
    buttons: ListPicture


# Layout


def _words_area(layout: Layout, words: str) -> Rect:
    page = page_of(layout)
    lines = len(wrapped(words, layout.small, page.width))
    return Rect(page.left, layout.title.bottom, page.width, lines * layout.line(layout.small))


def button_places(layout: Layout, labels: tuple[str, ...]) -> Places:
    """Where the buttons are, at the foot of the page."""
    page, gap = page_of(layout), layout.px(1.5)
    area = Rect(page.left, 0, page.width, layout.target)
    places = boxes_across(layout, area, labels, layout.target, gap)
    height = max(box.bottom for box in places.boxes)
    boxes = tuple(box.move(0, page.bottom - height) for box in places.boxes)
    return Places(boxes, places.visible)


def table_places(layout: Layout, words: str, buttons: Places, table: Lines, scroll: Scroll) -> Places:
    """Where the lines of the table are, between the words and the buttons."""
    page, top = page_of(layout), _words_area(layout, words).bottom + layout.px(2)
    bottom = min(box.top for box in buttons.boxes) - layout.px(2)
    area = Rect(page.left, top, page.width, max(1, bottom - top))
    if _second_column(layout, table) is not None:
        return boxes_down(layout, area, scroll, STEP)
    return boxes_down(layout, area, scroll, DOUBLE_STEP, LEAST_ROW + LINE)


def _second_column(layout: Layout, table: Lines) -> int | None:
    """How far from the left of a line the values stand; None if they stand below their labels."""
    label, value = (
        max(text_width(line[part], layout.small, bold=part == 1) for line in table) for part in (0, 1)
    )
    left = layout.px(MARGIN) + label + layout.px(2 * MARGIN)
    scroll = layout.target + layout.px(1)
    return left if left + value + layout.px(MARGIN) + scroll <= page_of(layout).width else None


# Drawing


def draw_saved_data(canvas: Surface, picture: SavedDataPicture) -> None:
    layout, theme = picture.layout, picture.theme
    draw_night(canvas, theme, picture.time)
    page = page_of(layout)
    size = fitting(picture.title, (layout.large, layout.medium), page.width, bold=True)
    write(canvas, picture.title, size, theme.ink, bold=True, midleft=(page.left, layout.title.centery))
    tone = theme.legible(theme.danger) if picture.warns else theme.soft
    write_lines(canvas, picture.words, layout.small, _words_area(layout, picture.words), tone)
    _draw_table(canvas, picture)
    draw_rows(canvas, layout, theme, picture.buttons)


def _draw_table(canvas: Surface, picture: SavedDataPicture) -> None:
    """The visible lines on a plate, with rules between them."""
    layout, theme, places = picture.layout, picture.theme, picture.places
    boxes = [places.boxes[number] for number in places.visible]
    gap = boxes[1].top - boxes[0].bottom if len(boxes) > 1 else 0
    plate = boxes[0].union(boxes[-1]).inflate(0, gap)
    draw_body(canvas, theme, plate, layout.px(1.6), colour=theme.accent)
    for number, box in zip(places.visible, boxes, strict=True):
        inner = box.inflate(-2 * layout.px(MARGIN), 0)
        if number > places.visible.start:
            y = box.top - gap // 2
            pygame.draw.line(canvas, theme.faint(theme.edge, 0.5), (inner.left, y), (inner.right, y))
        _draw_line(canvas, picture, picture.table[number], inner)
    draw_scroll(canvas, layout, theme, places)


def _draw_line(canvas: Surface, picture: SavedDataPicture, line: tuple[str, str], box: Rect) -> None:
    layout, theme = picture.layout, picture.theme
    label, value = line
    size, column = layout.small, _second_column(layout, picture.table)
    if column is not None:
        left = box.left - layout.px(MARGIN) + column
        write(canvas, label, size, theme.soft, midleft=box.midleft)
        write(canvas, value, size, theme.ink, bold=True, midleft=(left, box.centery))
        return
    half = layout.line(size) // 2
    for y, words, tone, bold in (
        (box.centery - half, label, theme.soft, False),
        (box.centery + half, value, theme.ink, True),
    ):
        short = shortened(words, size, box.width, bold=bold)
        write(canvas, short, size, tone, bold=bold, midleft=(box.left, y))
