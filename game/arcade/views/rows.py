"""Rows of a list: where they are, and how they are drawn."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.bodies import draw_body
from game.arcade.draw.flow import in_lines
from game.arcade.draw.glyphs import Glyph, draw_glyph, glyph_width
from game.arcade.draw.layout import Layout
from game.arcade.draw.lines import smooth_arrow, smooth_polygon
from game.arcade.draw.measures import TARGET
from game.arcade.draw.text import text_width, write
from game.arcade.draw.theme import Colour, Theme, mix
from game.core.grid import DOWN, HEADINGS, UP

# The place of a row's value, and the distance of its arrows from there, in shares of the row's width.
VALUE_AT, ARROWS_AT = 0.72, 0.24
# Where a click no longer means the name of a row but the arrow to the left of its value.
NAME_TO = VALUE_AT - ARROWS_AT - 0.06
# The distance from row to row, in units, if there is room.
STEP = 7.2
# The height of a row, in shares of the distance from row to row, and its least height in sizes of its text.
ROW, LEAST_ROW = 0.84, 1.5
# The least width of rows with values, in sizes of their text.
WIDE = 23
STEPS = 8  # of the light of the words on a row
# The side of the plate of an arrow, and the height of a bar, in shares of the height of their row.
BUTTON, BAR = 0.62, 0.72
# The height of a switch, in the same measure.
SWITCH = 0.5
# The box of a row that is not visible.
HIDDEN = Rect(0, 0, 0, 0)


@dataclass(frozen=True)
class RowPicture:
    """A row as it is shown: a label, and a value if it holds one."""

    label: str
    value: str | None
    focused: bool
    light: float | None = None  # while it takes or loses the focus; None where that is at once
    share: float | None = None  # how much of all the value is, as a bar; None for a value without one
    ends: tuple[bool, bool] = (False, False)  # whether the value can go no further back, and forth
    switched: bool | None = None  # whether a switch is on; None for another kind of value

    @property
    def lit(self) -> float:
        return float(self.focused) if self.light is None else self.light


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


def value_step(box: Rect, spot: tuple[int, int]) -> int:
    """The step that a click on a row makes its value: -1 left of it, 1 elsewhere, and 0 on the row's name."""
    share = (spot[0] - box.left) / box.width
    return 0 if share < NAME_TO else -1 if share < VALUE_AT - 0.1 else 1


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


def draw_plate(canvas: Surface, theme: Theme, box: Rect, light: float) -> None:
    """The plate of a row, with a share of its light."""
    draw_body(canvas, theme, box, box.height // 3, colour=theme.accent, light=light)


def draw_row(
    canvas: Surface, layout: Layout, theme: Theme, row: RowPicture, box: Rect, glyph: Glyph | None = None
) -> None:
    """A row on its plate; with a glyph, its shortcut."""
    draw_plate(canvas, theme, box, row.lit)
    share = round(STEPS * row.lit) / STEPS
    tone = mix(theme.soft, theme.ink, share)
    if row.value is None:
        _draw_label(canvas, layout, theme, row, box, tone, glyph)
    else:
        _draw_value(canvas, layout, theme, row, box, tone)


def _draw_label(
    canvas: Surface,
    layout: Layout,
    theme: Theme,
    row: RowPicture,
    box: Rect,
    tone: Colour,
    glyph: Glyph | None,
) -> None:
    width = text_width(row.label, layout.small, bold=True)
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
    canvas: Surface, layout: Layout, theme: Theme, row: RowPicture, box: Rect, tone: Colour
) -> None:
    """The name of a row, and its value between two arrows."""
    write(canvas, row.label, layout.small, tone, midleft=(box.left + layout.px(2), box.centery))
    middle, away = box.left + round(box.width * VALUE_AT), round(box.width * ARROWS_AT)
    words, side = row.value or "", round(box.height * BUTTON)
    if row.switched is not None:
        _draw_switch(canvas, layout, theme, box, words, row.switched)
        return
    if row.share is not None:
        _draw_bar(
            canvas, theme, Rect(middle - away + side, box.top, 2 * (away - side), box.height), row.share
        )
    write(canvas, words, layout.small, theme.ink, bold=True, center=(middle, box.centery))
    has_room = text_width(words, layout.small, bold=True) // 2 + side < away
    for direction, at_end in zip((-1, 1), row.ends, strict=True):
        button = Rect(0, 0, side, side)
        button.center = middle + direction * away, box.centery
        if has_room and not at_end:
            draw_body(canvas, theme, button, side // 3, colour=theme.accent, light=row.lit, tint=0.5)
        colour = mix(theme.soft, theme.floor, 0.7) if at_end else mix(theme.ink, theme.accent, 0.2)
        _draw_arrow(canvas, button.centerx, button.centery, direction, box.height * 0.17, colour)


def _draw_switch(canvas: Surface, layout: Layout, theme: Theme, box: Rect, words: str, on: bool) -> None:
    """A switch with its word; its knob is on the right, and its trough lit, when it is on."""
    height = round(box.height * SWITCH)
    trough = Rect(0, 0, 2 * height, height)
    middle = box.left + round(box.width * VALUE_AT), box.centery
    trough.midright = middle[0] + height // 2, middle[1]
    ground = theme.faint(theme.accent, 0.55) if on else theme.faint(theme.edge, 0.45)
    pygame.draw.rect(canvas, ground, trough, border_radius=height // 2)
    edge = theme.accent if on else mix(theme.edge, theme.soft, 0.4)
    pygame.draw.rect(canvas, edge, trough, theme.outline(max(1, height // 16)), border_radius=height // 2)
    knob = (trough.right if on else trough.left) + (-1 if on else 1) * height // 2, trough.centery
    pygame.draw.circle(canvas, theme.ink if on else theme.soft, knob, height * 0.34)
    beside = trough.right + layout.px(1.2), box.centery
    write(canvas, words, layout.small, theme.ink if on else theme.soft, bold=True, midleft=beside)


def _draw_bar(canvas: Surface, theme: Theme, room: Rect, share: float) -> None:
    """How much of all a value is: a trough, filled from the left, with a strip of light at its foot."""
    bar = room.inflate(0, -round(room.height * (1 - BAR)))
    radius = bar.height // 4
    pygame.draw.rect(canvas, theme.faint(theme.edge, 0.45), bar, border_radius=radius)
    filled = Rect(bar.left, bar.top, round(bar.width * share), bar.height)
    if filled.width > 2 * radius:
        pygame.draw.rect(canvas, theme.faint(theme.accent, 0.32), filled, border_radius=radius)
        strip = Rect(bar.left + radius, 0, filled.width - 2 * radius, max(2, round(room.height * 0.06)))
        strip.bottom = bar.bottom
        pygame.draw.rect(canvas, theme.accent, strip, border_radius=strip.height // 2)


def _draw_arrow(canvas: Surface, x: int, y: int, side: int, reach: float, colour: Colour) -> None:
    points = [
        (x - side * reach * 0.6, y - reach),
        (x + side * reach * 0.6, y),
        (x - side * reach * 0.6, y + reach),
    ]
    smooth_polygon(canvas, colour, points)
