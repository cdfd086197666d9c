"""A whole game in one line: a mark for each move, Player 1's above, Player 2's below.

Its shape tells what the move did to the win, its colour who made it; between the rows runs who has the win.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.text import font, write
from game.arcade.draw.theme import Colour, Theme, dimmed, mix
from game.bots.review import Assessment, Verdict
from game.core.rules import PLAYERS, Player
from game.core.words import _, later

# Marks are drawn so many times too large and shrunk, which smooths them.
OVERSAMPLING = 4
# The size of a mark in shares of its row: what matters is large.
SIZES = {Verdict.THREW_AWAY: 0.82, Verdict.WON_BACK: 0.82, Verdict.OPEN: 0.62}
SIZE = 0.5
WORDS = {
    Verdict.KEPT: later("kept the win"),
    Verdict.DREW: later("kept the draw"),
    Verdict.THREW_AWAY: later("threw it away"),
    Verdict.WON_BACK: later("took it back"),
    Verdict.LOST: later("every move lost"),
    Verdict.OPEN: later("not proven"),
}
# Every so many moves a number is written, the first of these that leaves it room.
NUMBERED = (1, 2, 5, 10, 20, 50)


@dataclass(frozen=True)
class Timeline:
    """Where everything of it lies at a moment."""

    layout: Layout
    renderer: AnyRenderer
    players: Sequence[Player]  # who made each move
    assessments: Sequence[Assessment]  # of each move; none while they are not known
    first_mistake: int | None
    selected: int

    # Where things lie

    @cached_property
    def _label(self) -> int:
        """The width of what stands before a row."""
        return self.layout.px(7)

    @cached_property
    def strip(self) -> Rect:
        """Below the board and what is said beside it; a long game takes all the room there is."""
        layout, area = self.layout, self.layout.timeline
        left, right = layout.review_board.left, layout.said.right
        if (right - left - self._label) / len(self.players) >= layout.px(3):
            return Rect(left, area.top, right - left, area.height)
        return area

    @cached_property
    def step(self) -> float:
        """From one mark to the next: moves stand close in a long game."""
        return max(self.layout.px(1.7), (self.strip.width - self._label) / len(self.players))

    @cached_property
    def shown(self) -> range:
        """The moves that are in sight: all of them, unless there are too many."""
        most = int((self.strip.width - self._label) / self.step + 0.001)
        count = len(self.players)
        first = max(0, min(self.selected - most // 2, count - most))
        return range(first, min(count, first + most))

    @property
    def _row(self) -> int:
        return self.layout.timeline_row

    def column(self, number: int) -> Rect:
        """Where a move stands, over both rows."""
        left = self.strip.left + self._label + (number - self.shown.start) * self.step
        return Rect(round(left), self.strip.top, round(left + self.step) - round(left), self.strip.height)

    def row_centre(self, player: Player) -> int:
        return self.strip.top + self._row // 2 if player == 1 else self.strip.bottom - self._row // 2

    def at(self, spot: tuple[int, int]) -> int | None:
        """The move under a spot of the screen."""
        return next((number for number in self.shown if self.column(number).collidepoint(spot)), None)

    @property
    def _theme(self) -> Theme:
        return self.renderer.theme

    # What is drawn

    def draw(self, canvas: Surface) -> None:
        self._draw_ground(canvas)
        for number in self.shown:
            self._draw_holder(canvas, number)
            self._draw_mark(canvas, number)
        self._draw_numbers(canvas)
        self._draw_flag(canvas)

    def _draw_ground(self, canvas: Surface) -> None:
        """The rail of each row with its player before it, and a light column behind the selected move."""
        layout, theme = self.layout, self._theme
        ground = self.strip.inflate(layout.px(2), layout.px(1))
        pygame.draw.rect(canvas, mix(theme.night, theme.floor, 0.85), ground, border_radius=layout.px(1.5))
        column = self.column(self.selected)
        width = max(layout.px(2.4), min(column.width, layout.px(8)))
        column.inflate_ip(width - column.width, 0)
        pygame.draw.rect(canvas, mix(theme.night, theme.ink, 0.2), column, border_radius=layout.px(0.8))
        for player in PLAYERS:
            y = self.row_centre(player)
            rail = dimmed(theme.player(player), 0.3)
            pygame.draw.line(canvas, rail, (self.strip.left + self._label, y), (self.strip.right, y))
            centre = (self.strip.left + self._label // 2, y)
            self.renderer.draw_emblem(canvas, centre, self._row * 0.9, player, 0.9)
        pygame.draw.rect(canvas, theme.ink, column, max(2, layout.px(0.25)), border_radius=layout.px(0.8))

    def _verdict(self, number: int) -> Verdict | None:
        return self.assessments[number].verdict if self.assessments else None

    def _draw_mark(self, canvas: Surface, number: int) -> None:
        verdict, player = self._verdict(number), self.players[number]
        side = round(
            min(self._row, self.step * 1.8) * SIZES.get(verdict, SIZE) if verdict else self._row * 0.3
        )
        picture = mark(verdict, max(5, side), self._theme, self._theme.player(player))
        aside = self._flag_reach if number == self.first_mistake else 0
        centre = (self.column(number).centerx - aside, self.row_centre(player))
        canvas.blit(picture, picture.get_rect(center=centre))

    def _draw_holder(self, canvas: Surface, number: int) -> None:
        """Who has the win after a move: a line on that player's side."""
        holder = self.assessments[number].holder if self.assessments else None
        if holder is None:
            return
        column = self.column(number)
        line = Rect(column.left, 0, column.width, self.layout.px(0.5))
        line.top = self.strip.top + self._row if holder == 1 else self.strip.bottom - self._row - line.height
        pygame.draw.rect(canvas, self._theme.player(holder), line)

    def _draw_numbers(self, canvas: Surface) -> None:
        text_size = self.layout.small
        wide = font(text_size).size(str(10 * len(self.players)))[0]
        every = next((each for each in NUMBERED if each * self.step >= wide), NUMBERED[-1])
        for number in self.shown:
            if (number + 1) % every == 0:
                chosen = number == self.selected
                column = self.column(number)
                label = str(number + 1)
                tone = self._theme.ink if chosen else self._theme.soft
                write(canvas, label, text_size, tone, bold=chosen, center=column.center)

    @property
    def _flag_reach(self) -> int:
        """How far the first mistake and its flag stand from the middle of their column."""
        return round(min(self._row, self.step * 1.8) * 0.38)

    def _draw_flag(self, canvas: Surface) -> None:
        """At the first mistake."""
        number = self.first_mistake
        if number is None or number not in self.shown:
            return
        picture = mark(
            None, round(min(self._row, self.step * 1.8) * 0.78), self._theme, self._theme.ink, flag=True
        )
        centre = (self.column(number).centerx + self._flag_reach, self.row_centre(self.players[number]))
        canvas.blit(picture, picture.get_rect(center=centre))

    def draw_legend(self, canvas: Surface) -> None:
        """What the shapes mean that are in sight; as much of it as there is room for."""
        entries = self._legend()
        text_size = self.layout.small
        gap, space = self.layout.px(2.6), self.layout.px(0.8)
        widths = [picture.get_width() + space + font(text_size).size(words)[0] for picture, words in entries]
        while widths and sum(widths) + gap * (len(widths) - 1) > self.layout.timeline.width:
            widths.pop()
        area = self.layout.legend
        left = area.centerx - (sum(widths) + gap * (len(widths) - 1)) // 2
        for (picture, words), width in zip(entries, widths, strict=False):
            canvas.blit(picture, picture.get_rect(midleft=(left, area.centery)))
            write(canvas, words, text_size, self._theme.soft, midright=(left + width, area.centery))
            left += width + gap

    def _legend(self) -> list[tuple[Surface, str]]:
        seen = {assessment.verdict for assessment in self.assessments}
        side = round(self.layout.small * 0.9)
        entries = [
            (
                mark(verdict, round(side * SIZES.get(verdict, SIZE) / 0.82), self._theme, self._theme.soft),
                _(words),
            )
            for verdict, words in WORDS.items()
            if verdict in seen
        ]
        if self.first_mistake is not None:
            entries.append((mark(None, side, self._theme, self._theme.ink, flag=True), _("first mistake")))
        if any(assessment.holder for assessment in self.assessments):
            line = Surface((2 * side, self.layout.px(0.5)))
            line.fill(self._theme.soft)
            entries.append((line, _("has the win")))
        return entries


@lru_cache(maxsize=64)
def mark(verdict: Verdict | None, side: int, theme: Theme, colour: Colour, *, flag: bool = False) -> Surface:
    """The shape of a verdict, in the colour of who made the move; a plain dot while it is not known."""
    large = Surface((side * OVERSAMPLING, side * OVERSAMPLING), SRCALPHA)
    if flag:
        _draw_banner(large, colour)
    elif verdict in (Verdict.THREW_AWAY, Verdict.WON_BACK):
        _draw_triangle(large, verdict, theme, colour)
    elif verdict is Verdict.OPEN:
        _draw_diamond(large, colour)
    else:
        middle = large.get_width() / 2
        ring = round(middle * 0.4) if verdict is Verdict.LOST else 0
        pygame.draw.circle(large, colour if verdict else dimmed(colour, 0.5), (middle, middle), middle, ring)
    return pygame.transform.smoothscale(large, (side, side))


def _draw_triangle(large: Surface, verdict: Verdict, theme: Theme, colour: Colour) -> None:
    """Downwards in the colour of danger, upwards in that of a good move; the rim is the player's."""
    side = large.get_width()
    falls = verdict is Verdict.THREW_AWAY
    near, far = (0.06, 0.94) if falls else (0.94, 0.06)
    outer = [(0.0, near * side), (side, near * side), (side / 2, far * side)]
    inner_near, inner_far = (0.17, 0.74) if falls else (0.83, 0.26)
    inner = [(0.17 * side, inner_near * side), (0.83 * side, inner_near * side), (side / 2, inner_far * side)]
    pygame.draw.polygon(large, colour, outer)
    pygame.draw.polygon(large, theme.danger if falls else theme.hint, inner)


def _draw_diamond(large: Surface, colour: Colour) -> None:
    side = large.get_width()
    middle = side / 2
    corners = [(middle, 0), (side, middle), (middle, side), (0, middle)]
    pygame.draw.polygon(large, colour, corners)
    inner = [((x - middle) * 0.5 + middle, (y - middle) * 0.5 + middle) for x, y in corners]
    pygame.draw.polygon(large, (0, 0, 0, 0), inner)


def _draw_banner(large: Surface, colour: Colour) -> None:
    """A small flag on its pole."""
    side = large.get_width()
    pygame.draw.rect(large, colour, Rect(side * 0.2, 0, side * 0.1, side))
    pygame.draw.polygon(
        large, colour, [(side * 0.3, 0), (side * 0.95, side * 0.26), (side * 0.3, side * 0.52)]
    )
