"""The timeline of a game: a mark for each move, Player 1's above, Player 2's below.

The shape of a mark shows what the move did to the win, its colour who made it. A line between the rows shows
who has the win.
"""

from dataclasses import dataclass
from functools import cached_property

import pygame
from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.measures import TARGET
from game.arcade.draw.plates import lay_plate
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.side_by_side import in_lines
from game.arcade.draw.text import text_width, write
from game.arcade.draw.theme import Theme
from game.arcade.kit.rows import draw_more
from game.arcade.views.review.review_layout import review_layout
from game.arcade.views.review.verdict_marks import flag, verdict_mark
from game.bots.review import Assessment, Verdict
from game.core.grid import LEFT, RIGHT
from game.core.rules import PLAYERS, Player
from game.core.words import _, later

# The size of a mark in shares of its row: important marks are large.
SIZES = {Verdict.THREW_AWAY: 0.82, Verdict.WON_BACK: 0.82, Verdict.OPEN: 0.62}
SIZE = 0.5
WORDS = {
    Verdict.KEPT: later("Kept the win"),
    Verdict.THREW_AWAY: later("Threw it away"),
    Verdict.WON_BACK: later("Took it back"),
    Verdict.DREW: later("Kept the draw"),
    Verdict.LOST: later("Every move lost"),
    Verdict.OPEN: later("Not proven"),
}
# The distance between numbers, in moves: the first of these that leaves enough room.
NUMBERED = (1, 2, 5, 10, 20, 50)


@dataclass(frozen=True)
class Timeline:
    """Everything that is shown, and its layout."""

    layout: Layout
    theme: Theme
    renderer: AnyRenderer
    players: tuple[Player, ...]  # who made each move
    assessments: tuple[Assessment, ...]  # of each move; none until they are known
    first_mistake: int | None
    selected: int

    @cached_property
    def label(self) -> int:
        """The width of everything before a row."""
        return self.layout.px(7)

    @cached_property
    def strip(self) -> Rect:
        """The area below the board and its text; a long game takes all the room."""
        layout, area = self.layout, review_layout(self.layout).timeline
        inside = layout.px(1)
        left, right = (
            review_layout(layout).slab.whole.left + inside,
            review_layout(layout).said.right - inside,
        )
        if (right - left - self.label) / len(self.players) >= self.least_step:
            return Rect(left, area.top, right - left, area.height)
        if (area.width - self.label) / len(self.players) >= self.least_step:
            return area
        return area.inflate(-2 * (layout.target + layout.px(2)), 0)

    @cached_property
    def least_step(self) -> int:
        """The least distance between marks, which leaves room to click each of them."""
        return self.layout.px(TARGET)

    @cached_property
    def step(self) -> float:
        return max(self.least_step, (self.strip.width - self.label) / len(self.players))

    @cached_property
    def shown(self) -> range:
        """The visible moves, always with the selected one: all moves, unless there are too many."""
        most = max(1, int((self.strip.width - self.label) / self.step + 0.001))
        count = len(self.players)
        first = max(0, min(self.selected - most // 2, count - most))
        return range(first, min(count, first + most))

    @cached_property
    def back(self) -> Rect | None:
        """The arrow to the moves before the visible ones, if there are any."""
        return self._arrow(review_layout(self.layout).timeline.left) if self.shown.start > 0 else None

    @cached_property
    def forth(self) -> Rect | None:
        """The arrow to the moves after the visible ones, if there are any."""
        end = review_layout(self.layout).timeline.right - self.layout.target
        return self._arrow(end) if self.shown.stop < len(self.players) else None

    def _arrow(self, left: int) -> Rect:
        arrow = Rect(left, 0, self.layout.target, self.layout.target)
        arrow.centery = self.strip.centery
        return arrow

    def column(self, number: int) -> Rect:
        """The column of a move, across both rows."""
        left, right = (
            round(self.strip.left + self.label + (each - self.shown.start) * self.step)
            for each in (number, number + 1)
        )
        return Rect(left, self.strip.top, right - left, self.strip.height)

    def row_centre(self, player: Player) -> int:
        row = review_layout(self.layout).timeline_row
        return self.strip.top + row // 2 if player == 1 else self.strip.bottom - row // 2

    @cached_property
    def mark_side(self) -> float:
        """The room for a mark: the height of its row, or less if moves are close together."""
        return min(review_layout(self.layout).timeline_row, self.step * 1.8)

    @cached_property
    def flag_reach(self) -> int:
        """The distance of the first mistake and its flag from the middle of their column."""
        return round(self.mark_side * 0.38)


def move_at(timeline: Timeline, spot: tuple[int, int]) -> int | None:
    """The move at a point of the screen; at an arrow, the one that many moves further on."""
    if timeline.back is not None and timeline.back.collidepoint(spot):
        return max(0, timeline.selected - len(timeline.shown))
    if timeline.forth is not None and timeline.forth.collidepoint(spot):
        return min(len(timeline.players) - 1, timeline.selected + len(timeline.shown))
    return next((number for number in timeline.shown if timeline.column(number).collidepoint(spot)), None)


def draw_timeline(canvas: Surface, timeline: Timeline) -> None:
    _draw_ground(canvas, timeline)
    for number in timeline.shown:
        _draw_holder(canvas, timeline, number)
        _draw_mark(canvas, timeline, number)
    _draw_numbers(canvas, timeline)
    _draw_flag(canvas, timeline)
    _draw_legend(canvas, timeline)
    for arrow, direction in ((timeline.back, LEFT), (timeline.forth, RIGHT)):
        if arrow is not None:
            draw_more(canvas, timeline.layout, timeline.theme, arrow, direction)


def _draw_ground(canvas: Surface, timeline: Timeline) -> None:
    """The rail of each row with its player, and a light column behind the selected move."""
    layout, theme, strip = timeline.layout, timeline.theme, timeline.strip
    ground = strip.inflate(layout.px(2), layout.px(1))
    lay_plate(canvas, theme, ground, layout.px(1.5), colour=theme.accent, plain=layout.tiny)
    column = timeline.column(timeline.selected)
    width = max(layout.px(2.4), min(column.width, layout.px(8)))
    column.inflate_ip(width - column.width, 0)
    pygame.draw.rect(canvas, theme.faint(theme.ink, 0.2), column, border_radius=layout.px(0.8))
    for player in PLAYERS:
        y = timeline.row_centre(player)
        rail = theme.faint(theme.player(player), 0.3)
        pygame.draw.line(canvas, rail, (strip.left + timeline.label, y), (strip.right, y))
        centre = (strip.left + timeline.label // 2, y)
        timeline.renderer.draw_emblem(canvas, centre, review_layout(layout).timeline_row * 0.9, player, 0.9)
    rim = max(2, layout.px(0.25))
    pygame.draw.rect(canvas, theme.ink, column, rim, border_radius=layout.px(0.8))


def _draw_mark(canvas: Surface, timeline: Timeline, number: int) -> None:
    verdict = timeline.assessments[number].verdict if timeline.assessments else None
    player = timeline.players[number]
    share = (
        timeline.mark_side * SIZES.get(verdict, SIZE)
        if verdict
        else review_layout(timeline.layout).timeline_row * 0.3
    )
    colour = timeline.theme.legible(timeline.theme.player(player))
    picture = verdict_mark(timeline.theme, verdict, max(5, round(share)), colour)
    aside = timeline.flag_reach if number == timeline.first_mistake else 0
    centre = (timeline.column(number).centerx - aside, timeline.row_centre(player))
    canvas.blit(picture, picture.get_rect(center=centre))


def _draw_holder(canvas: Surface, timeline: Timeline, number: int) -> None:
    """Who has the win after a move: a line on that player's side."""
    holder = timeline.assessments[number].holder if timeline.assessments else None
    if holder is None:
        return
    column, strip, row = timeline.column(number), timeline.strip, review_layout(timeline.layout).timeline_row
    line = Rect(column.left, 0, column.width, timeline.layout.px(0.5))
    line.top = strip.top + row if holder == 1 else strip.bottom - row - line.height
    pygame.draw.rect(canvas, timeline.theme.legible(timeline.theme.player(holder)), line)


def _draw_numbers(canvas: Surface, timeline: Timeline) -> None:
    theme, size = timeline.theme, timeline.layout.small
    if timeline.layout.crowded:
        return
    wide = text_width(str(10 * len(timeline.players)), size)
    every = next((each for each in NUMBERED if each * timeline.step >= wide), NUMBERED[-1])
    for number in timeline.shown:
        if (number + 1) % every == 0:
            chosen = number == timeline.selected
            centre = timeline.column(number).center
            tone = theme.ink if chosen else theme.soft
            write(canvas, str(number + 1), size, tone, bold=chosen, center=centre)


def _draw_flag(canvas: Surface, timeline: Timeline) -> None:
    """The flag at the first mistake."""
    number = timeline.first_mistake
    if number is None or number not in timeline.shown:
        return
    picture = flag(round(timeline.mark_side * 0.78), timeline.theme.ink)
    x = timeline.column(number).centerx + timeline.flag_reach
    centre = (x, timeline.row_centre(timeline.players[number]))
    canvas.blit(picture, picture.get_rect(center=centre))


def _draw_legend(canvas: Surface, timeline: Timeline) -> None:
    """The meaning of the visible shapes, as far as there is room."""
    layout, entries = timeline.layout, _legend(timeline)
    gap, space, area = layout.px(2.6), layout.px(0.8), review_layout(layout).legend
    most = area.height // layout.line(layout.small)
    widths = [picture.get_width() + space + text_width(words, layout.small) for picture, words in entries]
    while widths and len(in_lines(widths, review_layout(layout).timeline.width, gap)) > most:
        widths.pop()
    middle, rest = area.top + layout.line(layout.small) // 2, iter(entries)
    for line in in_lines(widths, review_layout(layout).timeline.width, gap):
        left = area.centerx - (sum(line) + gap * (len(line) - 1)) // 2
        for width, (picture, words) in zip(line, rest, strict=False):
            canvas.blit(picture, picture.get_rect(midleft=(left, middle)))
            write(canvas, words, layout.small, timeline.theme.soft, midright=(left + width, middle))
            left += width + gap
        middle += layout.line(layout.small)


def _legend(timeline: Timeline) -> list[tuple[Surface, str]]:
    theme = timeline.theme
    seen = {assessment.verdict for assessment in timeline.assessments}
    side = round(timeline.layout.small * 0.9)
    entries = [
        (verdict_mark(theme, verdict, round(side * SIZES.get(verdict, SIZE) / 0.82), theme.soft), _(words))
        for verdict, words in WORDS.items()
        if verdict in seen
    ]
    if timeline.first_mistake is not None:
        entries.append((flag(side, theme.ink), _("First mistake")))
    if any(assessment.holder for assessment in timeline.assessments):
        line = Surface((2 * side, timeline.layout.px(0.5)))
        line.fill(theme.soft)
        entries.append((line, _("Has the win")))
    return entries
