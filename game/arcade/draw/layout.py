"""The layout of a screen of any size: all measures follow from the window and the size of the text.

Text grows by the factor that players choose, and everything that holds text grows with it. Only in small
windows is there a limit: small text never exceeds `LARGEST_SMALL` units, or a sentence would not fit. It is
reached by 200 % in windows of less than about 800x600.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from pygame import Rect

from game.arcade.draw.slab import FRONT

# The widest shape that is used: a wider screen stays empty at the sides.
WIDEST = 2.0
# A smaller window is laid out as if it had this size, and cut off: every measure stays large enough to draw.
LEAST_WIDTH, LEAST_HEIGHT = 160, 120
# No text is ever smaller than this. From 1280x800 on, none is smaller than 18.
SMALLEST_TEXT = 13
# The largest small text, in units.
LARGEST_SMALL = 5.1
# A screen that is narrower than this, in sizes of small text, gives a long sentence two lines.
SENTENCE = 35
# Where small text is larger than this, in units, the screen is crowded.
CROWDED = 4
# Nothing to click is lower or narrower than this, in units: 44 pixels at 1920x1080.
TARGET = 4.08
# The height of a line of text, and of the plate or key around it, relative to the text's size.
LINE = 1.32
PLATE = 1.67


@dataclass(frozen=True)
class Layout:
    """The measures of a screen for a size of the window and of the text."""

    window_width: int
    window_height: int
    text: int = 100  # percent

    @cached_property
    def width(self) -> int:
        return max(LEAST_WIDTH, self.window_width)

    @cached_property
    def height(self) -> int:
        return max(LEAST_HEIGHT, self.window_height)

    @cached_property
    def unit(self) -> float:
        """A hundredth of the screen's height, or less if the screen is narrow."""
        return min(self.height, self.width * 0.64) / 100

    def px(self, units: float) -> int:
        """A number of units in whole pixels, at least one."""
        return max(1, round(units * self.unit))

    @cached_property
    def screen(self) -> Rect:
        return Rect(0, 0, self.width, self.height)

    @cached_property
    def stage(self) -> Rect:
        """The part of the screen that is used: all of it, but no wider than twice its height."""
        width = min(self.width, round(self.height * WIDEST))
        return Rect((self.width - width) // 2, 0, width, self.height)

    # The three sizes of text; there are no others

    @cached_property
    def growth(self) -> float:
        """The factor by which text is larger than at 100 %."""
        smallest = max(SMALLEST_TEXT, 2.26 * self.unit)
        return max(1.0, min(self.text / 100, LARGEST_SMALL * self.unit / smallest))

    def held(self, units: float) -> int:
        """The same as `px`, for something that holds text and grows with it."""
        return self.px(units * self.growth)

    @cached_property
    def small(self) -> int:
        return round(max(SMALLEST_TEXT, 2.26 * self.unit) * self.growth)

    @cached_property
    def medium(self) -> int:
        return round(max(SMALLEST_TEXT + 3, 3.2 * self.unit) * self.growth)

    @cached_property
    def large(self) -> int:
        return round(max(SMALLEST_TEXT + 11, 6.4 * self.unit) * self.growth)

    @cached_property
    def lines(self) -> int:
        """How many lines a long sentence has across the screen: one, or two where text is large."""
        return 2 if self.growth > 1.0 and self.stage.width < SENTENCE * self.small else 1

    @cached_property
    def crowded(self) -> bool:
        """Whether text is so large that a screen of average shape cannot hold everything."""
        return self.small > CROWDED * self.unit

    def line(self, text_size: int) -> int:
        """The height of a line."""
        return round(text_size * LINE)

    @cached_property
    def plate(self) -> int:
        """The height of a key cap, and of other plates for a word of small text."""
        return round(self.small * PLATE)

    @cached_property
    def target(self) -> int:
        """The least height of something to click that holds small text."""
        return max(self.plate, self.px(TARGET))

    @cached_property
    def title(self) -> Rect:
        """The line for the title of a screen without a board."""
        top = self.px(4 / self.growth)
        return Rect(self.stage.x, top, self.stage.width, self.line(self.large))

    # The screen on which a game is played

    @cached_property
    def header(self) -> Rect:
        """Two lines, one of any size and a small one; or one of medium size and two small ones."""
        height = self.line(self.large) + self.line(self.small)
        return Rect(self.stage.x, self.px(1.5), self.stage.width, height)

    @cached_property
    def footer(self) -> Rect:
        """One or two lines of prompts."""
        height = max(self.px(7), self.lines * self.target + (self.lines - 1) * self.px(1))
        return Rect(self.stage.x, self.height - height - self.px(1.5), self.stage.width, height)

    @cached_property
    def above_prompts(self) -> int:
        """The end of a screen with so many prompts that they need two lines where it is crowded."""
        more = self.target + self.px(2) if self.crowded and self.lines == 1 else 0
        return self.footer.top - more

    @cached_property
    def board(self) -> Rect:
        """The square of the board, in the middle."""
        around = round(self.rim * (2 + FRONT))
        room = self.footer.top - self._message_height - self.header.bottom - self.px(3.5) - around
        side = max(self.px(20), min(room, round(self.stage.width * 0.5)))
        top = self.header.bottom + self.px(1.5) + self.rim + (room - side) // 2
        return Rect((self.width - side) // 2, top, side, side)

    @cached_property
    def rim(self) -> int:
        """The width of the rim around a board. It holds the coordinates."""
        return round(self.small * 1.3)

    @cached_property
    def time_bar(self) -> Rect:
        """The bar of the move clock, between the header and the board."""
        board, height = self.board, self.px(0.7)
        return Rect(board.left, board.top - height - self.px(0.6), board.width, height)

    @cached_property
    def bar(self) -> int:
        """The height of a button, and of the plate of a message."""
        return max(self.px(5), round(self.plate * 1.1))

    @cached_property
    def _message_height(self) -> int:
        return self.bar + (self.lines - 1) * self.line(self.small)

    @cached_property
    def message(self) -> Rect:
        """One or two lines below the board."""
        top = self.board.bottom + round(self.rim * (1 + FRONT)) + self.px(1)
        return Rect(self.stage.x, top, self.stage.width, self._message_height)

    def panel(self, player: int) -> Rect:
        """The panel on a player's side of the board."""
        margin = self.px(3)
        width = min(self.board.left - self.stage.left - 2 * margin, self.held(46))
        left = self.board.left - margin - width if player == 1 else self.board.right + margin
        return Rect(left, self.board.top, width, self.board.height)

    # The screen of the review

    @cached_property
    def heading(self) -> Rect:
        """A small line and one of medium size, or two small ones."""
        height = self.line(self.medium) + self.line(self.small)
        return Rect(self.stage.x, self.px(2), self.stage.width, height)

    @cached_property
    def legend(self) -> Rect:
        """The lines that explain the timeline, above the prompts; none if there is no room."""
        lines = self.lines if not self.crowded else 2 * (self.lines - 1)
        bottom = self.above_prompts - self.px(1)
        height = lines * self.line(self.small)
        return Rect(self.stage.x, bottom - height, self.stage.width, height)

    @cached_property
    def timeline(self) -> Rect:
        """Two rows of marks, with a line of numbers between them if there is room."""
        numbers = 0 if self.crowded else self.line(self.small)
        height = 2 * self.timeline_row + numbers + self.px(1)
        margin = self.px(3)
        top = self.legend.top - height - self.px(1)
        return Rect(self.stage.x + margin, top, self.stage.width - 2 * margin, height)

    @cached_property
    def timeline_row(self) -> int:
        return self.px(4.4)

    @cached_property
    def review_board(self) -> Rect:
        """The square of the board, which is centred together with the words next to it."""
        room = self.timeline.top - self.heading.bottom - self.px(5)
        side = min(room, round(self.stage.width * 0.5))
        left = (self.width - side - self.px(3) - self._said_width(side)) // 2
        return Rect(left, self.heading.bottom + self.px(2.5) + (room - side) // 2, side, side)

    @cached_property
    def said(self) -> Rect:
        """The area for the words about a move, next to the board."""
        board = self.review_board
        height = self.timeline.top - self.px(2.5) - board.top if self.crowded else board.height
        return Rect(board.right + self.px(3), board.top, self._said_width(board.width), height)

    def _said_width(self, board: int) -> int:
        room = self.stage.width - board - self.px(9)
        return room if self.crowded else min(round(22 * self.small), room)


def in_lines(widths: Sequence[int], room: int, gap: int) -> list[list[int]]:
    """The widths of things side by side, in as many lines as they need, which are about equally long."""
    lines = _filled(widths, room, gap)
    shorter = range(room // len(lines), room, max(1, gap))
    return next((even for less in shorter if len(even := _filled(widths, less, gap)) == len(lines)), lines)


def _filled(widths: Sequence[int], room: int, gap: int) -> list[list[int]]:
    lines: list[list[int]] = [[]]
    for width in widths:
        if lines[-1] and sum(lines[-1]) + gap * len(lines[-1]) + width > room:
            lines.append([])
        lines[-1].append(width)
    return lines
