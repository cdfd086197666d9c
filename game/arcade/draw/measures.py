"""The measures of a screen of any size: all of them follow from the window and the size of the text.

Text grows by the factor that players choose, and everything that holds text grows with it. Only in small
windows is there a limit: small text never exceeds `LARGEST_SMALL` units, or a sentence would not fit. It is
reached by 200 % in windows of less than about 800x600.
"""

from dataclasses import dataclass
from functools import cached_property

from pygame import Rect

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
# Where a unit is smaller than this, in pixels, letters take so much room that the board needs the rest.
TINY = 4
# The height of a line of text, and of the plate or key around it, relative to the text's size.
LINE = 1.32
PLATE = 1.67


@dataclass(frozen=True)
class Measures:
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

    def text_px(self, units: float) -> int:
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

    @cached_property
    def tiny(self) -> bool:
        """Whether there is no more room for anything that can be left out."""
        return self.unit < TINY

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
