"""The medals of a run, side by side: they come one after the other, each with its name and what it is for."""

from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.easing import gathering, part_of
from game.arcade.draw.fading import draw_faded, lay_share
from game.arcade.draw.layout import Layout
from game.arcade.draw.strike import draw_strike
from game.arcade.draw.text import lines_height, text_width, wrapped, write, write_in, write_lines
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.views.records.medals import colour_of
from game.arcade.views.records.medals import medal as medal_picture
from game.core.words import plural

# When the first medal comes, and how long after it the next, in seconds.
MEDALS_FROM, MEDAL_SECONDS = 1.3, 0.45
# When a medal is struck, in shares of that time, and how much larger it is when it begins to come down.
STRUCK, FALLS_FROM = 0.4, 0.9
# The least width of a medal with its words, and of one with its name only, in sizes of small text.
MEDAL_WIDTH, NAME_WIDTH = 10.5, 6.5
# The largest medal, in units; and in sizes of small text, the one above a ladder, and the least.
LARGEST, ABOVE_LADDER, LEAST = 18, 4, 2.4
# The gap below the words of a medal, in units.
APART = 3.5


@dataclass(frozen=True)
class MedalPicture:
    """A medal with what it is for."""

    name: str
    title: str
    words: str
    tag: str = ""  # that it was never earned before, or that it is the next one
    earned: bool = True


def all_come_at(count: int) -> float:
    """When this many medals have come, in seconds."""
    return MEDALS_FROM + count * MEDAL_SECONDS


class _Grid(NamedTuple):
    """How the medals stand side by side."""

    across: int
    words: int  # the height of the words below a medal
    in_full: bool  # whether they say what it is for
    shown: int  # how many medals there is room for
    side: int  # of a medal

    @property
    def rows(self) -> int:
        return -(-self.shown // self.across)


@dataclass(frozen=True)
class Medals(Node):
    """As many medals as there is room for, with all their words if these fit."""

    medals: tuple[MedalPicture, ...]
    age: float  # how long the page has been shown, in seconds
    align: float  # 0 on the left, 0.5 in the middle

    @property
    def yields(self) -> bool:
        return True

    def height(self, layout: Layout, width: int) -> Span:
        if not self.medals:
            return Span(0, 0)
        across, words = self._cells(layout, width, in_full=True)
        height = -(-len(self.medals) // across) * (words + ABOVE_LADDER * layout.small)
        return Span(height, height)

    def _cells(self, layout: Layout, width: int, *, in_full: bool) -> tuple[int, int]:
        """How many medals stand side by side, and how high the words of each are."""
        least = (MEDAL_WIDTH if in_full else NAME_WIDTH) * layout.small
        names = max(text_width(medal.title, layout.small, bold=True) for medal in self.medals) + layout.px(1)
        across = max(1, min(len(self.medals), int(width // max(least, names)), 4 if in_full else 9))
        across = -(-len(self.medals) // -(-len(self.medals) // across))  # as many in each row
        words = lines_height(1, layout.small)
        if in_full:
            room = width // across - layout.px(2)
            lines = max(len(wrapped(medal.words, layout.small, room)) for medal in self.medals)
            words += lines_height(lines + 1, layout.small)
        return across, words + layout.px(APART)

    def _grid(self, layout: Layout, area: Rect) -> _Grid:
        least, count = round(LEAST * layout.small), len(self.medals)
        for in_full in (True, False):
            across, words = self._cells(layout, area.width, in_full=in_full)
            rows = -(-count // across)
            side = min(area.height // rows - words, layout.text_px(LARGEST), round(area.width / across * 0.6))
            if side >= least:
                return _Grid(across, words, in_full, count, side)
        room = max(0, area.height - layout.line(layout.small))
        return _Grid(across, words, False, min(count, across * (room // (least + words))), least)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        area, layout = placed.box, look.layout
        if not self.medals or area.height < layout.line(layout.small):
            return
        grid = self._grid(layout, area)
        width, height, hidden = (
            area.width // grid.across,
            grid.side + grid.words,
            len(self.medals) - grid.shown,
        )
        top = area.top if hidden else area.top + (area.height - grid.rows * height) // 2
        left = area.left + round((area.width - width * grid.across) * self.align)
        for number, medal in enumerate(self.medals[: grid.shown]):
            row, column = divmod(number, grid.across)
            box = Rect(left + column * width, top + row * height, width, height)
            begin = MEDALS_FROM + number * MEDAL_SECONDS
            come = part_of(self.age, begin, begin + MEDAL_SECONDS)
            if come > 0:
                self._draw_medal(canvas, look, medal, box, grid, come)
        if hidden:
            more = plural("{count} more medal", "{count} more medals", hidden)
            place = left + width * grid.across // 2, top + grid.rows * height
            write(canvas, more, layout.small, look.theme.soft, midtop=place)

    def _draw_medal(
        self, canvas: Surface, look: Look, medal: MedalPicture, box: Rect, grid: _Grid, come: float
    ) -> None:
        """A medal that has come so far, with its name below it, and what it is for."""
        sprite = medal_picture(look.theme, medal.name, grid.side, earned=medal.earned)
        centre = box.centerx, box.top + grid.side // 2
        falls = part_of(come, 0.0, STRUCK)
        if falls < 1:  # it comes down from above, as a die does
            grown = max(4, round(grid.side * (1 + FALLS_FROM * (1 - gathering(falls)))))
            sprite = pygame.transform.smoothscale(sprite, (grown, grown))
        lay_share(canvas, sprite, sprite.get_rect(center=centre), min(1.0, 2 * falls))
        if medal.earned:
            draw_strike(
                canvas, look.theme, centre, grid.side, colour_of(medal.name), part_of(come, STRUCK, 1)
            )
        top = box.top + grid.side + look.layout.px(0.5)
        below = Rect(box.left, top, box.width, box.height - grid.side)
        write_below = partial(self._write, canvas, look, medal, below, in_full=grid.in_full)
        draw_faded(canvas, below, come, write_below)

    def _write(self, canvas: Surface, look: Look, medal: MedalPicture, area: Rect, *, in_full: bool) -> None:
        """The name of a medal, whether it is new, and what it is for."""
        layout, theme = look
        tone = theme.heading if medal.earned else theme.soft
        line = Rect(area.left, area.top, area.width, layout.line(layout.small))
        write_in(canvas, medal.title, (layout.small,), line, tone, bold=True)
        if in_full:
            if any(each.tag for each in self.medals):
                line.top = line.bottom
                tag = theme.legible(theme.hint) if medal.earned else theme.ink
                write(canvas, medal.tag, layout.small, tag, bold=True, center=line.center)
            words = Rect(area.left + layout.px(1), line.bottom, area.width - layout.px(2), 0)
            write_lines(canvas, medal.words, layout.small, words, theme.soft, align="centre")
