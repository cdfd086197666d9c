"""The layout of a screen of any size: all measures follow from the window and the size of the text.

Text grows by the factor that players choose, and everything that holds text grows with it. Only in small
windows is there a limit: small text never exceeds `LARGEST_SMALL` units, or a sentence would not fit. It is
reached by 200 % in windows of less than about 800x600.
"""

from dataclasses import dataclass
from functools import cached_property

from pygame import Rect

from game.arcade.draw.slab import FRONT, Slab

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
# A player's panel, in sizes of small text: what it takes if there is room, and the least width, or its share.
PANEL_WIDTH, PANEL_HEIGHT = 18.6, 22.5
LEAST_PANEL, LEAST_SHARE = 9.4, 0.19
# The least height of a panel above the board, in sizes of small text.
LOWEST_PANEL = 10
# The least height of the words below a board, in sizes of small text.
WORDS_BELOW = 15
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
        """One line of medium size."""
        return Rect(self.stage.x, self.px(1.2), self.stage.width, self.line(self.medium))

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
    def upright(self) -> bool:
        """Whether the panels stand above the board, because it is larger then."""
        beside, below = self._sides
        return below > beside

    @cached_property
    def _room(self) -> int:
        """The height of everything between the header and the message, but for the rim of the board."""
        around = round(self.rim * (2 + FRONT))
        return self.footer.top - self._message_height - self.header.bottom - self.px(3.5) - around

    @cached_property
    def _sides(self) -> tuple[int, int]:
        """The side of a board with a panel on each side, and of one below the panels."""
        gap, width = self.px(2), self.stage.width
        panel = min(LEAST_PANEL * self.small, LEAST_SHARE * width) + 2 * gap
        beside = min(self._room, round(width - 2 * panel) - 2 * self.rim)
        return beside, min(self._room - round(LOWEST_PANEL * self.small) - gap, width - 2 * (self.rim + gap))

    @cached_property
    def _panels_height(self) -> int:
        """The height of the panels above the board; none if they are beside it."""
        spare = self._room - self._sides[1] - self.px(4)
        return min(round(PANEL_HEIGHT * self.small), spare) if self.upright else 0

    @cached_property
    def board(self) -> Rect:
        """The square of the board: in the middle, or below the panels."""
        side = max(self.px(20), self._sides[self.upright])
        above = self._panels_height + self.px(2) if self.upright else 0
        top = self.header.bottom + self.px(1.5) + self.rim + (self._room - side - above) // 2 + above
        return Rect((self.width - side) // 2, top, side, side)

    @cached_property
    def slab(self) -> Slab:
        return Slab(self.board, self.rim, numbered=True)

    @cached_property
    def rim(self) -> int:
        """The width of the rim around a board. It holds the coordinates."""
        return round(self.small * 1.3)

    @cached_property
    def time_bar(self) -> Rect:
        """The bar of the move clock, above the board."""
        top, height = self.slab.top, self.px(0.7)
        return Rect(self.board.left, top.top - height - self.px(0.5), self.board.width, height)

    @cached_property
    def banner(self) -> Rect:
        """The band with the result of a game, from the top of the screen to the cells of the board."""
        bottom = self.header.bottom + self.px(3) + self.rim
        return Rect(0, 0, self.width, bottom)

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
        top = self.slab.whole.bottom + self.px(1)
        return Rect(self.stage.x, top, self.stage.width, self._message_height)

    def panel(self, player: int) -> Rect:
        """The panel on a player's side of the board, or of the room above it."""
        if not self.upright:
            return self._panel_beside(player)
        slab, gap, height = self.slab.top, self.px(2), self._panels_height
        width = (slab.width - gap) // 2
        return Rect(slab.left if player == 1 else slab.right - width, slab.top - gap - height, width, height)

    def _panel_beside(self, player: int) -> Rect:
        slab, margin = self.slab.top, self.px(2)
        gap = slab.left - self.stage.left
        width = min(gap - 2 * margin, round(PANEL_WIDTH * self.small))
        away = min((gap - width) // 2, self.px(7))
        left = slab.left - away - width if player == 1 else slab.right + away
        panel = Rect(left, 0, width, min(slab.height, round(PANEL_HEIGHT * self.small)))
        panel.centery = slab.centery
        return panel

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
    def _words_below(self) -> bool:
        """Whether the words of a review stand below its board, because the screen is narrow."""
        return self.stage.width < 0.75 * self.height

    @cached_property
    def review_board(self) -> Rect:
        """The square of the board, which is centred together with the words next to it or below it."""
        gap = self.px(2)
        room = self.timeline.top - self.heading.bottom - self.px(4) - round(self.rim * (2 + FRONT))
        if self._words_below:
            side = min(room - WORDS_BELOW * self.small - gap, self.stage.width - 2 * (self.rim + gap))
            return Rect((self.width - side) // 2, self.heading.bottom + gap + self.rim, side, side)
        side = max(1, min(room, round(self.stage.width * 0.5) - 2 * self.rim))
        whole = side + 2 * self.rim
        left = (self.width - whole - gap - self._said_width(whole)) // 2 + self.rim
        return Rect(left, self.heading.bottom + self.px(1.5) + self.rim + (room - side) // 2, side, side)

    @cached_property
    def review_slab(self) -> Slab:
        return Slab(self.review_board, self.rim, numbered=True)

    @cached_property
    def said(self) -> Rect:
        """The area for the words about a move, next to the board."""
        slab = self.review_slab.whole
        if self._words_below:
            top = slab.bottom + self.px(2)
            return Rect(slab.left, top, slab.width, self.timeline.top - self.px(2.5) - top)
        height = self.timeline.top - self.px(2.5) - slab.top if self.crowded else slab.height
        return Rect(slab.right + self.px(2), slab.top, self._said_width(slab.width), height)

    def _said_width(self, board: int) -> int:
        room = self.stage.width - board - self.px(6)
        return room if self.crowded else min(round(22 * self.small), room)
