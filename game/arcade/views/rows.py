"""Lists of rows: where the rows are, and what leads to those that are not visible."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.flow import in_lines
from game.arcade.draw.layout import Layout
from game.arcade.draw.lines import smooth_arrow
from game.arcade.draw.measures import TARGET
from game.arcade.draw.text import text_width
from game.arcade.draw.theme import Theme
from game.arcade.views.row import RowPicture, draw_plate, draw_row
from game.core.grid import DOWN, HEADINGS, UP

# The distance from row to row, in units, if there is room.
STEP = 7.2
# The height of a row, in shares of the distance from row to row, and its least height in sizes of its text.
ROW, LEAST_ROW = 0.84, 1.5
# The least width of rows with values, in sizes of their text.
WIDE = 23
# The box of a row that is not visible.
HIDDEN = Rect(0, 0, 0, 0)


@dataclass(frozen=True)
class Scroll:
    """How far a list is scrolled."""

    count: int  # of all rows
    focus: int
    first: int = 0  # the first visible row, as long as the focus is visible

    def shown(self, room: int) -> range:
        """The visible rows if there is room for so many: the list moves no further than the focus needs."""
        first = min(max(self.first, self.focus - room + 1), self.focus)
        first = max(0, min(first, self.count - room))
        return range(first, min(self.count, first + room))


@dataclass(frozen=True)
class Places:
    """Where the rows of a list are. The box of a row that is not visible is empty."""

    boxes: tuple[Rect, ...]
    visible: range
    back: Rect | None = None  # the arrow to the rows before the visible ones, if there are any
    forth: Rect | None = None  # the arrow to the rows after them

    def turned(self, spot: tuple[int, int]) -> int | None:
        """The new focus after a click on an arrow, which leads on by as many rows as are visible."""
        if self.back is not None and self.back.collidepoint(spot):
            return max(0, self.visible.start - len(self.visible))
        if self.forth is not None and self.forth.collidepoint(spot):
            return min(len(self.boxes), self.visible.stop + len(self.visible)) - 1
        return None


@dataclass(frozen=True)
class ListPicture:
    """A list as it is shown."""

    rows: tuple[RowPicture, ...]
    places: Places


# Layout


def is_wide(layout: Layout, width: int) -> bool:
    """Whether rows of a width hold most labels with their values; otherwise nothing stands beside them."""
    return width >= WIDE * layout.small


def boxes_down(
    layout: Layout, area: Rect, scroll: Scroll, most: float = STEP, least_row: float = LEAST_ROW
) -> Places:
    """Boxes one below the other, from the top of an area; closer together if there are many.

    `most` is the largest distance from row to row, in units at 100 % text, and `least_row` the least height
    of a row in sizes of its text. If there are too many rows, some are visible, and arrows on their right
    lead to the others.
    """
    least = math.ceil(max(layout.small * least_row, layout.px(TARGET)) / ROW)
    visible = scroll.shown(max(1, area.height // least))
    step = max(1, min(max(least, layout.held(most)), area.height // len(visible)))
    scrolls = len(visible) < scroll.count
    width = area.width - (layout.target + layout.px(1) if scrolls else 0)
    boxes = [HIDDEN] * scroll.count
    for place, number in enumerate(visible):
        boxes[number] = Rect(area.left, area.top + place * step, max(1, width), max(1, round(step * ROW)))
    back = Rect(area.right - layout.target, area.top, layout.target, layout.target)
    forth = back.move(0, max(back.height, boxes[visible[-1]].bottom - back.bottom))
    return Places(
        tuple(boxes),
        visible,
        back if visible.start > 0 else None,
        forth if visible.stop < scroll.count else None,
    )


def boxes_across(layout: Layout, area: Rect, labels: Sequence[str], height: int, gap: int) -> Places:
    """Boxes side by side, in one line if there is room: all equally wide, or each as wide as its label."""
    least = [least_width(layout, label) for label in labels]
    count = len(labels)
    equal = max(1, min(layout.held(34), (area.width - gap * (count + 1)) // count))
    widths = [equal] * count if max(least) <= equal else least
    boxes: list[Rect] = []
    for number, line in enumerate(in_lines(widths, area.width, gap)):
        left = area.centerx - (sum(line) + gap * (len(line) - 1)) // 2
        for width in line:
            boxes.append(Rect(left, area.top + number * (height + gap), width, height))
            left += width + gap
    return Places(tuple(boxes), range(count))


def least_width(layout: Layout, label: str) -> int:
    """The width of a button that holds its label."""
    return text_width(label, layout.small, bold=True) + 2 * layout.px(1.5)


# Drawing


def draw_rows(canvas: Surface, layout: Layout, theme: Theme, shown: ListPicture) -> None:
    places = shown.places
    for number in places.visible:
        draw_row(canvas, layout, theme, shown.rows[number], places.boxes[number])
    draw_arrows(canvas, layout, theme, places)


def draw_arrows(canvas: Surface, layout: Layout, theme: Theme, places: Places) -> None:
    """The arrows to the rows that are not visible."""
    for arrow, direction in ((places.back, UP), (places.forth, DOWN)):
        if arrow is not None:
            draw_more(canvas, layout, theme, arrow, direction)


def draw_scroll(canvas: Surface, layout: Layout, theme: Theme, places: Places) -> None:
    """The arrows, and between them a bar that shows which part of the list is visible."""
    draw_arrows(canvas, layout, theme, places)
    arrow = places.back or places.forth
    if arrow is None:
        return
    visible, count = places.visible, len(places.boxes)
    top = places.boxes[visible.start].top if places.back is None else places.back.bottom
    bottom = places.boxes[visible.stop - 1].bottom if places.forth is None else places.forth.top
    bar = Rect(0, top + layout.px(1), layout.px(0.8), max(1, bottom - top - layout.px(2)))
    bar.centerx = arrow.centerx
    pygame.draw.rect(canvas, theme.faint(theme.floor, 0.85), bar, border_radius=bar.width // 2)
    part = Rect(bar.left, 0, bar.width, max(layout.px(3), bar.height * len(visible) // count))
    part.top = bar.top + (bar.height - part.height) * visible.start // max(1, count - len(visible))
    pygame.draw.rect(canvas, theme.soft, part, border_radius=bar.width // 2)


def draw_more(canvas: Surface, layout: Layout, theme: Theme, box: Rect, direction: int) -> None:
    """The arrow to what is not visible."""
    draw_plate(canvas, theme, box, 0.0)
    across, down = HEADINGS[direction]
    reach = min(box.width * 0.22, float(layout.px(1.1)))
    x, y = box.centerx - across * reach * 0.4, box.centery - down * reach * 0.4
    smooth_arrow(canvas, theme.ink, (x, y), (across, down), reach)
