"""Where the parts of the menu are, from its foot upwards: the buttons, the summary, the tiles."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from pygame import Rect

from game.arcade.draw.layout import Layout
from game.arcade.views.rows import HIDDEN, Places, Scroll, boxes_across

# The room for a name in one line, and for one in two lines, in sizes of small text.
NAME_WIDTH, HALF_NAME_WIDTH = 8.5, 6.2
# The least board on a tile where text is large, in units: rather than smaller ones, some are not visible.
LEAST_BOARD = 16
# A screen that is narrower than this, in sizes of small text, has two lines for a summary.
SUMMARY_WIDTH = 44


@dataclass(frozen=True)
class Tiling:
    """How tiles stand in rows: a square board each, and a label below it."""

    rows: int
    across: int  # in every row but the last, which may have fewer
    side: int  # of a board
    width: int  # of a tile
    label: int  # the height of a label

    @property
    def height(self) -> int:
        return self.side + self.label


@dataclass(frozen=True)
class MenuLayout:
    """The places in a menu with some buttons."""

    layout: Layout
    labels: tuple[str, ...]  # of the buttons

    @cached_property
    def buttons(self) -> Places:
        """The buttons in one line or more, above the prompts."""
        layout = self.layout
        height, gap = max(layout.px(6.4), layout.target), layout.px(2)
        area = Rect(layout.stage.left, 0, layout.stage.width, height)
        places = boxes_across(layout, area, self.labels, height, gap)
        top = min(layout.height - layout.px(17), layout.footer.top - gap - places.boxes[-1].bottom)
        return Places(tuple(box.move(0, top) for box in places.boxes), places.visible)

    @cached_property
    def summary(self) -> Rect:
        layout = self.layout
        width = layout.stage.width - layout.px(8)
        small = layout.growth > 1.0 and width < SUMMARY_WIDTH * layout.small
        height = (1 + layout.lines) * layout.line(layout.small) if small else layout.line(layout.medium)
        area = Rect(0, 0, width, height)
        lowest = self.buttons.boxes[0].top - layout.px(1) - height // 2
        area.center = (layout.screen.centerx, min(layout.height - layout.px(22), lowest))
        return area

    @cached_property
    def _stage(self) -> Rect:
        """Where the tiles stand, with room for the one in focus to grow."""
        layout = self.layout
        top = max(layout.px(17), layout.title.bottom + layout.px(3))
        bottom = min(layout.height - layout.px(28), self.summary.top - layout.px(3))
        stage = layout.stage.inflate(-layout.px(6), 0)
        return Rect(stage.left, top, stage.width, bottom - top)

    # Tiles

    def tiling(self, count: int) -> Tiling:
        """The tiles of so many games: those with the largest boards, in few rows."""
        tilings = [tiling for tiling in self._tilings(count) if self._is_readable(tiling)]
        return max(tilings, key=lambda tiling: (tiling.side, -tiling.rows)) if tilings else self._row

    def _is_readable(self, tiling: Tiling) -> bool:
        if self.layout.growth == 1.0:
            return True
        return tiling.side >= self.layout.px(LEAST_BOARD) and tiling.width >= self._half_name_width

    def _tilings(self, count: int) -> Iterator[Tiling]:
        """All tiles, in one to three rows."""
        stage, gap = self._stage, self.layout.px(2)
        for rows in range(1, min(3, count) + 1):
            across = math.ceil(count / rows)
            column = (stage.width - gap * (across - 1)) // across
            label = self._label_height(rows, column)
            side = max(1, min(column, (stage.height - gap * (rows - 1)) // rows - label))
            # Where there are several rows boards are small: names have more room.
            least = self._name_width if rows > 1 else self._half_name_width if self.layout.growth > 1.0 else 0
            yield Tiling(rows, across, side, min(column, max(side, least)), label)

    @cached_property
    def _row(self) -> Tiling:
        """As many tiles as can be read in one row, between two arrows."""
        layout, stage, gap = self.layout, self._stage, self.layout.px(2)
        room = stage.width - 2 * (layout.target + gap)
        label = self._label_height(1, 0)
        side = max(1, min(room, stage.height - label))
        width = min(room, max(side, self._half_name_width))
        return Tiling(1, max(1, (room + gap) // (width + gap)), side, width, label)

    def _label_height(self, rows: int, column: int) -> int:
        layout = self.layout
        if rows == 1:
            return max(layout.px(9), 2 * name_line(layout) + layout.px(1))
        in_one = column >= self._name_width
        return max(layout.px(6), layout.line(layout.medium) if in_one else 2 * name_line(layout))

    @property
    def _name_width(self) -> int:
        """The least width of a tile on which most names stand in one line."""
        return math.ceil(NAME_WIDTH * self.layout.small) + self.layout.px(2)

    @property
    def _half_name_width(self) -> int:
        """The least width of a tile on which most names stand in two lines."""
        return math.ceil(HALF_NAME_WIDTH * self.layout.small) + self.layout.px(2)

    def tiles(self, scroll: Scroll) -> Places:
        """All tiles, or those around the focus."""
        tiling, stage, gap = self.tiling(scroll.count), self._stage, self.layout.px(2)
        visible = scroll.shown(tiling.rows * tiling.across)
        full = tiling.rows * tiling.height + (tiling.rows - 1) * gap
        boxes = [HIDDEN] * scroll.count
        for place, number in enumerate(visible):
            row, column = divmod(place, tiling.across)
            in_row = min(tiling.across, len(visible) - row * tiling.across)
            left = stage.centerx - (in_row * tiling.width + (in_row - 1) * gap) // 2
            y = stage.top + (stage.height - full) // 2 + row * (tiling.height + gap)
            boxes[number] = Rect(left + column * (tiling.width + gap), y, tiling.width, tiling.height)
        back = Rect(stage.left, 0, self.layout.target, self.layout.target)
        back.centery = stage.top + stage.height // 2
        return Places(
            tuple(boxes),
            visible,
            back if visible.start > 0 else None,
            back.move(stage.width - back.width, 0) if visible.stop < scroll.count else None,
        )


def name_line(layout: Layout) -> int:
    """The height of each line of a name in two lines."""
    return round(layout.small * 1.2)
