"""Where things stand on a screen of any size: all measures follow from the window."""

from dataclasses import dataclass
from functools import cached_property

from pygame import Rect

# The shape in which a screen is laid out: what is wider stays empty at the sides of it.
NARROWEST = 4 / 3
WIDEST = 2.0


@dataclass(frozen=True)
class Layout:
    """The measures of a screen."""

    width: int
    height: int

    @cached_property
    def unit(self) -> float:
        """A hundredth of the screen's height, or less when the screen is narrow."""
        return min(self.height, self.width * 0.64) / 100

    def px(self, units: float) -> int:
        """So many units in whole pixels, and at least one."""
        return max(1, round(units * self.unit))

    @cached_property
    def screen(self) -> Rect:
        return Rect(0, 0, self.width, self.height)

    @cached_property
    def stage(self) -> Rect:
        """The part of the screen that is used: all of it, but no wider than twice its height."""
        width = min(self.width, round(self.height * WIDEST))
        return Rect((self.width - width) // 2, 0, width, self.height)

    # The three sizes of letters

    @cached_property
    def small(self) -> int:
        return max(13, round(2.26 * self.unit))

    @cached_property
    def medium(self) -> int:
        return max(16, round(3.2 * self.unit))

    @cached_property
    def large(self) -> int:
        return max(24, round(7 * self.unit))

    # The screen on which a game is played

    @cached_property
    def header(self) -> Rect:
        return Rect(self.stage.x, self.px(2.5), self.stage.width, self.px(10))

    @cached_property
    def footer(self) -> Rect:
        height = self.px(7)
        return Rect(self.stage.x, self.height - height - self.px(1.5), self.stage.width, height)

    @cached_property
    def board(self) -> Rect:
        """The square of the board, in the middle."""
        message = self.px(5)
        room = self.footer.top - message - self.header.bottom - self.px(2)
        side = min(room, round(self.stage.width * 0.5))
        top = self.header.bottom + self.px(1) + (room - side) // 2
        return Rect((self.width - side) // 2, top, side, side)

    @cached_property
    def message(self) -> Rect:
        """The line below the board."""
        return Rect(self.stage.x, self.board.bottom + self.px(1), self.stage.width, self.px(5))

    def panel(self, player: int) -> Rect:
        """The panel on a player's side of the board."""
        margin = self.px(3)
        width = min(self.board.left - self.stage.left - 2 * margin, self.px(46))
        left = self.board.left - margin - width if player == 1 else self.board.right + margin
        return Rect(left, self.board.top, width, self.board.height)
