"""The layout of the screen on which a game is played, and of its end."""

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from pygame import Rect

from game.arcade.draw.measures import Measures
from game.arcade.draw.perspective import FROM_ABOVE, Perspective
from game.arcade.draw.slab import FRONT, Slab

# A player's panel, in sizes of small text: the height that one above the board takes if there is room, and
# the least width of one beside it, or its share.
PANEL_HEIGHT = 21
LEAST_PANEL, LEAST_SHARE = 9.4, 0.19
# The height of a panel on a tiny screen.
TINY_PANEL = 15
# The height of a panel above the board, which is a row; where text is large, the least height of its lines.
ROW_PANEL, LOWEST_PANEL = 5.4, 10
# The least height of such a panel that is not a row, where text is not large.
HIGH_PANEL = 15
# The gap between such a panel and the board, in units: what stands on a board may rise above it.
ROW_GAP = 6
# The height of the line with the result of a game in sizes of its text, the gap below it in units, and the
# length of the longest reason in sizes of small text.
RESULT_LINE, REASON_GAP, LONGEST_REASON = 1.15, 0.4, 47
# How far the choices after a game are from the prompts, and the edge of their shadow from them, in units.
ABOVE_PROMPTS, EDGE_OF_CHOICES = 0.7, 1.5
# How much nearer the board comes at the end of a game, if there is room. So far its rim reaches behind the
# banner, whose words end above that; and so near it comes to the choices and to the panels, in units.
NEARER, BEHIND_WORDS, ABOVE_CHOICES, APART = 1.08, 2.0, 0.7, 0.6


@dataclass(frozen=True)
class Layout(Measures):
    """Where everything is on a screen, for a size of the window and of the text, and a way to see a board."""

    perspective: Perspective = FROM_ABOVE

    def showing(self, perspective: Perspective) -> "Layout":
        """The layout of the same screen with a board that is seen so."""
        return _showing(self, perspective)

    # The screen on which a game is played

    @cached_property
    def header(self) -> Rect:
        """One line of medium size; above panels that stand above the board, it stands next to them."""
        height, top = self.line(self.medium), self.px(1.2)
        if self.upright:
            top = max(top, self.panel(1).top - self.px(1.2) - height)
        return Rect(self.stage.x, top, self.stage.width, height)

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
    def _head(self) -> int:
        """The end of a header at the top of the screen."""
        return self.px(1.2) + self.line(self.medium)

    @cached_property
    def _room(self) -> int:
        """The height of everything between the header and the message, but for the rim of the board."""
        return self.footer.top - self._message_height - self._head - self._around - self.px(3.5)

    @cached_property
    def _around(self) -> int:
        """The height of what lies above and below the cells of a board."""
        return round(self.rim * (2 + FRONT))

    @cached_property
    def _sides(self) -> tuple[int, int]:
        """The height of a board with a panel on each side, and of one below the panels."""
        gap, width, seen = self.px(2), self.stage.width, self.perspective
        panel = min(LEAST_PANEL * self.small, LEAST_SHARE * width) + 2 * gap
        between = round((round(width - 2 * panel) - 2 * self.rim) / (seen.spread * seen.waist))
        beside = min(self._room, between, self._highest_across(width))
        least = round((LOWEST_PANEL if self.crowded else ROW_PANEL) * self.small)
        below = self._room - least - self.px(ROW_GAP) - (self.least_banner - self._head)
        return beside, min(below, self._highest_across(width - 2 * gap))

    def _highest_across(self, width: int) -> int:
        """The height of a board that takes a width with its rim."""
        return round((width - 2 * self.rim) / self.perspective.spread)

    @cached_property
    def _panels_height(self) -> int:
        """The height of the panels above the board; none if they are beside it."""
        if not self.upright:
            return 0
        return round(ROW_PANEL * self.small) if self.row_panels else self._highest_panels

    @cached_property
    def _highest_panels(self) -> int:
        """The height of panels above the board that take what the board leaves."""
        spare = self._room - self._sides[1] - self.px(2 + ROW_GAP) - (self.least_banner - self._head)
        return min(round(PANEL_HEIGHT * self.small), spare)

    @cached_property
    def row_panels(self) -> bool:
        """Whether the panels above the board are rows, because there is too little room for more."""
        return self.upright and not self.crowded and self._highest_panels < HIGH_PANEL * self.small

    @cached_property
    def board(self) -> Rect:
        """The room of the board: in the middle, or below the panels, in the upper part of the screen."""
        height = max(self.px(20), self._sides[self.upright])
        above = self._panels_height + self.px(ROW_GAP) if self.upright else 0
        width, spare = round(height * self.perspective.spread), self._room - height - above
        down = max(spare // 3, self.least_banner - self._head) if self.upright else spare // 2
        top = self._head + self.px(1.5) + self.rim + down + above
        return Rect((self.width - width) // 2, top, width, height)

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
        left = self.perspective.left_of(self.slab, top.top) + self.rim
        return Rect(left, top.top - height - self.px(0.5), top.left + top.right - 2 * left, height)

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
        width, top = (slab.width - gap) // 2, slab.top - self.px(ROW_GAP) - height
        return Rect(slab.left if player == 1 else slab.right - width, top, width, height)

    def _panel_beside(self, player: int) -> Rect:
        slab, margin = self.slab.top, self.px(2)
        most = (LEAST_PANEL, TINY_PANEL) if self.tiny else self.perspective.panel
        width, height = (round(each * self.small) for each in most)
        room = min(self.message.top, self.choice_band.top) - self.banner.bottom - self.px(2.5)
        panel = Rect(0, 0, 0, min(slab.height, height, room))
        middle = slab.centery - round(slab.height * self.perspective.higher)
        panel.centery = max(middle, self.banner.bottom + self.px(1.5) + panel.height // 2)
        edge = self.perspective.left_of(self.slab, panel.bottom)
        gap = edge - self.stage.left
        panel.width = min(gap - 2 * margin, width)
        away = min((gap - panel.width) // 2, self.px(7))
        panel.left = edge - away - panel.width if player == 1 else slab.left + slab.right - edge + away
        return panel

    def corner(self, player: int) -> Rect:
        """The room above a player's panel; above panels that stand above the board, half of that."""
        panel = self.panel(player)
        if self.upright:
            bottom = self.header.top - self.px(1)
            top = max(self.px(2), bottom - self.line(self.large) - 2 * self.line(self.small))
            return Rect(panel.left, top, panel.width, max(1, bottom - top))
        top, slab, gap = self.px(2), self.slab.top, self.px(3)
        left, right = (panel.left, slab.left - gap) if player == 1 else (slab.right + gap, panel.right)
        return Rect(left, top, max(1, right - left), max(1, panel.top - self.px(2) - top))

    # The end of a game

    @cached_property
    def banner(self) -> Rect:
        """The band with the result of a game, at the top of the screen. It covers nothing but the header."""
        height = self.least_banner
        if self.upright:
            height = max(height, self.header.bottom)
        return Rect(0, 0, self.width, height)

    @cached_property
    def least_banner(self) -> int:
        """The height of the result in large letters, and of the reason in one or two small lines."""
        lines = 1 if self.stage.width >= LONGEST_REASON * self.small else 2
        reason = lines * self.line(self.small)
        return round(self.result * RESULT_LINE) + self.px(REASON_GAP) + reason + self.px(0.8)

    @cached_property
    def result(self) -> int:
        """The size of the words that tell who has won."""
        return self.medium if self.crowded else self.large

    @cached_property
    def choices(self) -> Rect:
        """The place of what comes after a game: above the prompts, or below a board under its panels."""
        choices = self.message.move(0, self.px(EDGE_OF_CHOICES))
        lowest = self.footer.top - self.px(ABOVE_PROMPTS)
        choices.bottom = min(choices.bottom, lowest) if self.upright else lowest
        return choices

    @cached_property
    def choice_band(self) -> Rect:
        """The plate of the choices: a band from its edge to the foot of the screen, below the prompts too."""
        top = self.choices.top - self.px(EDGE_OF_CHOICES)
        return Rect(0, top, self.width, self.height - top)

    def between_bands(self, board: Rect) -> Rect:
        """The part of a board that lies between the banner and the choices after a game."""
        top, bottom = self.banner.bottom, self.choice_band.top
        return board.clip(Rect(0, top, self.width, max(1, bottom - top)))

    @cached_property
    def _room_at_end(self) -> Rect:
        """The room for a board with its rim below the words about the result and above the choices."""
        top = self.banner.bottom - self.px(BEHIND_WORDS)
        return Rect(0, top, self.width, self.choices.top - self.px(ABOVE_CHOICES) - top)

    @cached_property
    def end_slab(self) -> Slab:
        """Where the board lies at the end of a game: as much nearer as there is room, and never smaller.

        It lies below the words if there is room; the choices may cover its front, but not its rim. If even
        that is too little room, at least its cells are below the banner. One below panels stays where it is.
        """
        if self.upright:
            return self.slab
        board, room, seen = self.board, self._room_at_end, self.perspective.extent(self.slab)
        panel, middle = self.panel(1), self.board.centerx
        beside = middle - panel.right - self.px(APART)
        reach = middle - self.perspective.left_of(self.slab, panel.bottom)
        share = max(1.0, min(NEARER, room.height / (seen.height - self.slab.front), beside / reach))
        nearer = Rect(0, 0, round(board.width * share), round(board.height * share))
        nearer.center = board.center
        slab = Slab(nearer, round(self.rim * share), numbered=True)
        seen = self.perspective.extent(slab)
        top = room.top + max(0, room.height - seen.height) // 2
        down = min(top, room.bottom + slab.front - seen.height) - seen.top
        return slab._replace(board=nearer.move(0, max(down, self.banner.bottom - nearer.top)))


@lru_cache(maxsize=8)
def _showing(layout: Layout, perspective: Perspective) -> Layout:
    return replace(layout, perspective=perspective)
