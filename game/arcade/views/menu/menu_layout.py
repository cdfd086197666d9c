"""Where the parts of the menu are, from its foot upwards: the buttons, the strip of tiles, the stage."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from pygame import Rect

from game.arcade.draw.layout import Layout
from game.arcade.draw.side_by_side import in_lines
from game.arcade.draw.text import lines_height, text_width, wrapped
from game.arcade.kit.rows import HIDDEN, Places, Scroll
from game.arcade.views.menu.menu_stage import MenuStage, StageWords, stage_in

# The side of an icon, in units, in a strip of one row, of two and of three.
ICONS = (9.5, 5.4, 4.8)
# The least board, in units, beside which the strip has several rows; with less, some tiles are not visible.
LEAST_BOARD = 32
# How much larger the icons of a tall window are at most.
MOST_TALL = 1.6


@dataclass(frozen=True)
class Strip:
    """How the tiles stand in rows: an icon each, and its name below it."""

    rows: int
    across: int  # in every row but the last, which may have fewer
    width: int  # of a tile
    icon: int  # the side of an icon
    lines: int  # of a name
    height: int  # of a tile


@dataclass(frozen=True)
class MenuLayout:
    """The places in a menu with some buttons, and with tiles of these names and summaries."""

    layout: Layout
    labels: tuple[str, ...]  # of the buttons
    names: tuple[str, ...]
    summaries: tuple[str, ...]
    keys: tuple[int, ...] = ()  # the width of the key that reaches each button; none if one has no key

    @cached_property
    def keyed(self) -> bool:
        """Whether every button shows its key: all of them stand in one line then."""
        gap, room = self._gap, self._room.width
        return bool(self.keys) and sum(self._keyed_widths) + gap * (len(self.keys) - 1) <= room

    @property
    def _keyed_widths(self) -> list[int]:
        pairs = zip(self._bare_widths, self.keys, strict=True)
        return [width + key + key_gap(self.layout) for width, key in pairs]

    @property
    def _bare_widths(self) -> list[int]:
        layout = self.layout
        return [text_width(label, layout.small, bold=True) + 2 * layout.px(1.1) for label in self.labels]

    @cached_property
    def buttons(self) -> Places:
        """The buttons in one line or more, at the foot of the screen, with even gaps."""
        layout, gap = self.layout, self._gap
        lines = in_lines(self._keyed_widths if self.keyed else self._bare_widths, self._room.width, gap)
        step = layout.target + layout.px(0.6)
        bottom = layout.height - layout.px(1.5) - max(0, layout.px(7) - layout.target) // 2
        boxes: list[Rect] = []
        for number, line in enumerate(lines):
            left = layout.stage.centerx - (sum(line) + gap * (len(line) - 1)) // 2
            for width in line:
                top = bottom - layout.target - (len(lines) - 1 - number) * step
                boxes.append(Rect(left, top, width, layout.target))
                left += width + gap
        return Places(tuple(boxes), range(len(boxes)))

    # The strip

    @cached_property
    def strip(self) -> Strip:
        """As few rows as hold all names; where that leaves no board, one row that scrolls."""
        least = self.layout.px(LEAST_BOARD)
        fitting = (strip for strip in self._strips() if self._board_over(strip) >= least)
        return next(fitting, self._scrolling)

    def _board_over(self, strip: Strip) -> int:
        return self._stage_over(strip).slab.board.width

    def _strips(self) -> Iterator[Strip]:
        layout, count = self.layout, len(self.names)
        room, gap = self._room.width, self._gap
        for rows in range(1, min(3, count) + 1):
            across = math.ceil(count / rows)
            column = (room - gap * (across - 1)) // across
            for lines in (1, 2):
                if self._name_width(lines) <= column:
                    widest = layout.text_px(19 if rows == 1 else 16)
                    yield self._tiles(rows, across, min(column, max(widest, self._name_width(lines))), lines)
                    break

    def _tiles(self, rows: int, across: int, width: int, lines: int) -> Strip:
        layout = self.layout
        icon = layout.px(ICONS[rows - 1] * self._tallness / math.sqrt(layout.growth))
        height = icon + lines * name_line(layout) + layout.px(2.2)
        return Strip(rows, across, width, icon, lines, max(height, layout.target))

    @property
    def _tallness(self) -> float:
        """How much larger icons are in a tall window, whose board leaves room for them."""
        return min(MOST_TALL, math.sqrt(self.layout.height / (100 * self.layout.unit)))

    @property
    def _scrolling(self) -> Strip:
        """As many tiles as can be read in one row, between two arrows."""
        room, gap = self._room.width - 2 * (self.layout.target + self._gap), self._gap
        width = min(room, self._name_width(2))
        return self._tiles(1, max(1, (room + gap) // (width + gap)), width, 2)

    def _name_width(self, lines: int) -> int:
        """The least width of a tile on which every name stands in this many lines."""
        size = self.layout.small
        widths = (_least_width(name, size, lines) for name in self.names)
        return max(widths) + self.layout.px(3.4)

    @property
    def _gap(self) -> int:
        return self.layout.px(1.5)

    @property
    def _room(self) -> Rect:
        return self.layout.stage.inflate(-2 * self.layout.px(3), 0)

    def _strip_top(self, strip: Strip) -> int:
        height = strip.rows * strip.height + (strip.rows - 1) * self._gap
        return self.buttons.boxes[0].top - self.layout.px(2.6) - height

    def tiles(self, scroll: Scroll) -> Places:
        """All tiles, or those around the focus."""
        strip, room, gap = self.strip, self._room, self._gap
        visible = scroll.shown(strip.rows * strip.across)
        top = self._strip_top(strip)
        boxes = [HIDDEN] * scroll.count
        for place, number in enumerate(visible):
            row, column = divmod(place, strip.across)
            in_row = min(strip.across, len(visible) - row * strip.across)
            left = room.centerx - (in_row * strip.width + (in_row - 1) * gap) // 2
            y = top + row * (strip.height + gap)
            boxes[number] = Rect(left + column * (strip.width + gap), y, strip.width, strip.height)
        back = Rect(room.left, 0, self.layout.target, self.layout.target)
        back.centery = top + strip.height // 2
        return Places(
            tuple(boxes),
            visible,
            back if visible.start > 0 else None,
            back.move(room.width - back.width, 0) if visible.stop < scroll.count else None,
        )

    # The stage

    @cached_property
    def stage(self) -> MenuStage:
        """The board with what stands around it."""
        return self._stage_over(self.strip)

    def _stage_over(self, strip: Strip) -> MenuStage:
        layout = self.layout
        top = layout.px(3)
        bottom = max(top + 1, self._strip_top(strip) - layout.px(3.5))
        return stage_in(
            layout,
            Rect(layout.stage.left, top, layout.stage.width, bottom - top),
            StageWords(self.names, self.summaries),
        )

    def notice(self, words: str) -> Rect:
        """The area of a notice of these words, at the head of the screen."""
        layout = self.layout
        width = layout.stage.width - layout.px(8)
        lines = wrapped(words, layout.small, width - layout.px(8), bold=True)
        height = layout.plate + lines_height(len(lines) - 1, layout.small)
        return Rect(layout.stage.left + layout.px(4), layout.px(2), width, height)


def key_gap(layout: Layout) -> int:
    """The distance from a key to the words of its button."""
    return layout.px(0.8)


def name_line(layout: Layout) -> int:
    """The height of each line of a name."""
    return round(layout.small * 1.2)


def _least_width(name: str, size: int, lines: int) -> int:
    """The least width in which a name stands in one line, or in two."""
    words = name.split()
    if lines == 1 or len(words) == 1:
        return text_width(name, size, bold=True)
    parts = ((" ".join(words[:end]), " ".join(words[end:])) for end in range(1, len(words)))
    return min(max(text_width(part, size, bold=True) for part in pair) for pair in parts)
