"""Lists of rows: where the rows are, in groups with titles, and what leads to those that are not visible."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.lines import smooth_arrow
from game.arcade.draw.measures import TARGET
from game.arcade.draw.side_by_side import in_lines
from game.arcade.draw.text import text_width, write
from game.arcade.draw.theme import Theme
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.kit.row import RowPicture, draw_plate
from game.core.grid import DOWN, HEADINGS, UP

# The distance from row to row, in units, if there is room.
STEP = 7.2
# The height of a row, in shares of the distance from row to row, and its least height in sizes of its text.
ROW, LEAST_ROW = 0.84, 1.5
# The heights of a title and of a gap without one, in distances from row to row.
TITLE, GAP = 0.62, 0.3
# The gap between rows that stand side by side, in units.
BUTTON_GAP = 1.5
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


class ListContent(NamedTuple):
    """What a list shows, and how far it is scrolled."""

    rows: tuple[RowPicture, ...]
    scroll: Scroll


# Layout


def least_step(layout: Layout, least_row: float = LEAST_ROW) -> int:
    """The least distance from row to row."""
    return math.ceil(max(layout.small * least_row, layout.px(TARGET)) / ROW)


def boxes_down(
    layout: Layout, area: Rect, scroll: Scroll, most: float = STEP, least_row: float = LEAST_ROW
) -> Places:
    """Boxes one below the other, from the top of an area; closer together if there are many.

    `most` is the largest distance from row to row, in units at 100 % text, and `least_row` the least height
    of a row in sizes of its text. If there are too many rows, some are visible, and arrows on their right
    lead to the others.
    """
    least = least_step(layout, least_row)
    visible = scroll.shown(max(1, area.height // least))
    step = max(1, min(max(least, layout.text_px(most)), area.height // len(visible)))
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


def _one_at_a_time(layout: Layout, area: Rect, scroll: Scroll) -> Places:
    """The row in focus alone, between two arrows to the others."""
    side, gap = layout.target, layout.px(1)
    back = Rect(area.left, area.top, side, side)
    boxes = [HIDDEN] * scroll.count
    boxes[scroll.focus] = Rect(back.right + gap, area.top, area.width - 2 * (side + gap), side)
    return Places(
        tuple(boxes),
        range(scroll.focus, scroll.focus + 1),
        back if scroll.focus > 0 else None,
        back.move(area.width - side, 0) if scroll.focus < scroll.count - 1 else None,
    )


# Groups


class Group(NamedTuple):
    """Where a group begins."""

    first: int  # the number of its first row
    title: str  # empty for a gap


class Grouped(NamedTuple):
    """Where the rows of a list are, and the titles of its groups: none without room for them."""

    places: Places
    titles: tuple[tuple[str, Rect], ...]


def boxes_in_groups(
    layout: Layout,
    area: Rect,
    scroll: Scroll,
    groups: Sequence[Group],
    most: float = STEP,
    least_row: float = LEAST_ROW,
    taller: float = 0.0,
) -> Grouped:
    """Boxes as in `boxes_down`, in groups with titles or at least with gaps if there is room for them.

    If there is room for all rows, the first one is `taller` than the others, in distances from row to row.
    """
    least = least_step(layout, least_row)
    gaps = [Group(group.first, "") for group in groups if group.first]
    for shown in (groups, gaps, ()):
        above = sum(TITLE if group.title else GAP for group in shown) + taller
        step = min(max(least, layout.text_px(most)), int(area.height / (scroll.count + above)))
        if step >= least:
            return _grouped(area, scroll.count, step, {group.first: group.title for group in shown}, taller)
    return Grouped(boxes_down(layout, area, scroll, most, least_row), ())


def _grouped(area: Rect, count: int, step: int, names: Mapping[int, str], taller: float) -> Grouped:
    """So many rows from the top of an area; the names are those of the groups, by their first rows."""
    boxes, titles, top = [], [], area.top
    for number in range(count):
        if number in names:
            height = round(step * (TITLE if names[number] else GAP))
            if names[number]:
                titles.append((names[number], Rect(area.left, top, area.width, height)))
            top += height
        more = 0 if number else round(step * taller)
        boxes.append(Rect(area.left, top, area.width, max(1, round(step * ROW) + more)))
        top += step + more
    return Grouped(Places(tuple(boxes), range(count)), tuple(titles))


def boxes_across(layout: Layout, area: Rect, labels: Sequence[str], height: int, gap: int) -> Places:
    """Boxes side by side, in one line if there is room: all equally wide, or each as wide as its label."""
    least = [least_width(layout, label) for label in labels]
    count = len(labels)
    equal = max(1, min(layout.text_px(34), (area.width - gap * (count + 1)) // count))
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


def draw_titles(canvas: Surface, layout: Layout, theme: Theme, titles: Sequence[tuple[str, Rect]]) -> None:
    """The titles, each followed by a faint line."""
    tone = theme.heading
    for words, box in titles:
        spot = box.left + layout.px(0.5), box.centery
        end = write(canvas, words, layout.small, tone, bold=True, midleft=spot).right + layout.px(1.5)
        pygame.draw.line(canvas, theme.faint(theme.edge, 0.7), (end, box.centery), (box.right, box.centery))


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
    bar = Rect(0, top + layout.px(1), layout.px(0.8), bottom - top - layout.px(2))
    if bar.height < layout.target:
        return  # too short to show anything
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


# On a page


@dataclass(frozen=True)
class Rows(Node):
    """A list on a page. It scrolls where there is too little room, down to one row at a time."""

    rows: tuple[Node, ...]
    scroll: Scroll
    step: float = STEP  # the largest distance from row to row, in units
    groups: tuple[Group, ...] = ()
    taller: float = 0.0  # how much taller the first row is with room for it, in distances from row to row
    whole: bool = False  # whether it stands only where there is room for all rows and titles: see `First`
    least_row: float = LEAST_ROW  # the least height of a row, in sizes of small text

    @classmethod
    def of(cls, content: ListContent, step: float = STEP, groups: tuple[Group, ...] = ()) -> "Rows":
        """A list of plain rows."""
        return cls(content.rows, content.scroll, step, groups)

    @property
    def yields(self) -> bool:
        return not self.whole

    def width(self, layout: Layout) -> Span:
        return Span(layout.small, layout.stage.width)

    def height(self, layout: Layout, width: int) -> Span:
        least = least_step(layout, self.least_row)
        wanted = max(least, layout.text_px(self.step))
        plain = len(self.rows) - 1 + ROW  # without groups, for which there may be no room
        steps = self._steps if self.whole else plain
        return Span(math.ceil(steps * least) + 1, math.ceil(self._steps * wanted) + 1)

    @property
    def _steps(self) -> float:
        """The height of the rows with their groups, in distances from row to row."""
        above = sum(TITLE if group.title else GAP for group in self.groups)
        return len(self.rows) - 1 + ROW + above + self.taller

    def places(self, layout: Layout, box: Rect) -> Places:
        return self.grouped(layout, box).places

    def grouped(self, layout: Layout, box: Rect) -> Grouped:
        """Where the rows are, and the titles of their groups."""
        if len(self.rows) > 1 and box.height < (1 + ROW) * least_step(layout, self.least_row):
            return Grouped(_one_at_a_time(layout, box, self.scroll), ())
        below = int(box.height / self._steps * (1 - ROW))  # the distance that the last row leaves
        area = Rect(box.left, box.top, box.width, box.height + below)
        return boxes_in_groups(
            layout, area, self.scroll, self.groups, self.step, self.least_row, taller=self.taller
        )

    def parts_in(self, layout: Layout, box: Rect) -> tuple[Placed, ...]:
        places = self.places(layout, box)
        return tuple(self.rows[number].placed(layout, places.boxes[number]) for number in places.visible)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        grouped = self.grouped(look.layout, placed.box)
        super().draw(canvas, look, placed)
        draw_titles(canvas, look.layout, look.theme, grouped.titles)
        draw_scroll(canvas, look.layout, look.theme, grouped.places)


@dataclass(frozen=True)
class Buttons(Node):
    """A list whose rows stand side by side, in as many lines as they need."""

    rows: tuple[RowPicture, ...]

    def height(self, layout: Layout, width: int) -> Span:
        height = max(box.bottom for box in self.places(layout, Rect(0, 0, width, 0)).boxes)
        return Span(height, height)

    def places(self, layout: Layout, box: Rect) -> Places:
        labels = tuple(row.label for row in self.rows)
        return boxes_across(layout, box, labels, layout.target, layout.px(BUTTON_GAP))

    def parts_in(self, layout: Layout, box: Rect) -> tuple[Placed, ...]:
        boxes = self.places(layout, box).boxes
        return tuple(row.placed(layout, each) for row, each in zip(self.rows, boxes, strict=True))
