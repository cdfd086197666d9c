"""The layout of a review: a heading, the board with the words about a move, and the timeline."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from pygame import Rect

from game.arcade.draw.layout import Layout
from game.arcade.draw.slab import FRONT, Slab

# The least height of the words below a board, in sizes of small text.
WORDS_BELOW = 15


@dataclass(frozen=True)
class ReviewLayout:
    """Where everything is in a review on a screen."""

    screen: Layout

    @cached_property
    def heading(self) -> Rect:
        """A small line and one of medium size, or two small ones."""
        height = self.screen.line(self.screen.medium) + self.screen.line(self.screen.small)
        return Rect(self.screen.stage.x, self.screen.px(2), self.screen.stage.width, height)

    @cached_property
    def legend(self) -> Rect:
        """The lines that explain the timeline, above the prompts; none if there is no room."""
        lines = self.screen.lines if not self.screen.crowded else 2 * (self.screen.lines - 1)
        bottom = self.screen.above_prompts - self.screen.px(1)
        height = lines * self.screen.line(self.screen.small)
        return Rect(self.screen.stage.x, bottom - height, self.screen.stage.width, height)

    @cached_property
    def timeline(self) -> Rect:
        """Two rows of marks, with a line of numbers between them if there is room."""
        numbers = 0 if self.screen.crowded else self.screen.line(self.screen.small)
        height = 2 * self.timeline_row + numbers + self.screen.px(1)
        margin = self.screen.px(3)
        top = self.legend.top - height - self.screen.px(1)
        return Rect(self.screen.stage.x + margin, top, self.screen.stage.width - 2 * margin, height)

    @cached_property
    def timeline_row(self) -> int:
        return self.screen.px(4.4)

    @cached_property
    def _words_below(self) -> bool:
        """Whether the words of a review stand below its board, because the screen is narrow."""
        return self.screen.stage.width < 0.75 * self.screen.height

    @cached_property
    def board(self) -> Rect:
        """The room of the board, which is centred together with the words next to it or below it."""
        gap, spread = self.screen.px(2), self.screen.perspective.spread
        room = (
            self.timeline.top - self.heading.bottom - self.screen.px(4) - round(self.screen.rim * (2 + FRONT))
        )
        if self._words_below:
            across = self.screen.stage.width - 2 * (self.screen.rim + gap)
            height = min(room - WORDS_BELOW * self.screen.small - gap, round(across / spread))
            width = round(height * spread)
            top = self.heading.bottom + gap + self.screen.rim
            return Rect((self.screen.width - width) // 2, top, width, height)
        across = round(self.screen.stage.width * 0.5) - 2 * self.screen.rim
        height = max(1, min(room, round(across / spread)))
        width = round(height * spread)
        whole = width + 2 * self.screen.rim
        left = (self.screen.width - whole - gap - self._said_width(whole)) // 2 + self.screen.rim
        top = self.heading.bottom + self.screen.px(1.5) + self.screen.rim + (room - height) // 2
        return Rect(left, top, width, height)

    @cached_property
    def slab(self) -> Slab:
        return Slab(self.board, self.screen.rim, numbered=True)

    @cached_property
    def said(self) -> Rect:
        """The area for the words about a move, next to the board."""
        slab = self.slab.whole
        if self._words_below:
            top = slab.bottom + self.screen.px(2)
            return Rect(slab.left, top, slab.width, self.timeline.top - self.screen.px(2.5) - top)
        height = self.timeline.top - self.screen.px(2.5) - slab.top if self.screen.crowded else slab.height
        return Rect(slab.right + self.screen.px(2), slab.top, self._said_width(slab.width), height)

    def _said_width(self, board: int) -> int:
        room = self.screen.stage.width - board - self.screen.px(6)
        return room if self.screen.crowded else min(round(22 * self.screen.small), room)


@lru_cache(maxsize=4)
def review_layout(screen: Layout) -> ReviewLayout:
    return ReviewLayout(screen)
