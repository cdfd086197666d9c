"""The timeline of a game: a mark for each move, Player 1's above, Player 2's below.

The shape of a mark shows what the move did to the win, its colour who made it. A line between the rows shows
who has the win.
"""

from dataclasses import dataclass
from functools import cached_property, lru_cache

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.text import font, write
from game.arcade.draw.theme import Colour, Theme
from game.bots.review import Assessment, Verdict
from game.core.rules import PLAYERS, Player
from game.core.words import _, later

# Marks are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 4
# The size of a mark in shares of its row: important marks are large.
SIZES = {Verdict.THREW_AWAY: 0.82, Verdict.WON_BACK: 0.82, Verdict.OPEN: 0.62}
SIZE = 0.5
WORDS = {
    Verdict.KEPT: later("kept the win"),
    Verdict.THREW_AWAY: later("threw it away"),
    Verdict.WON_BACK: later("took it back"),
    Verdict.DREW: later("kept the draw"),
    Verdict.LOST: later("every move lost"),
    Verdict.OPEN: later("not proven"),
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
        layout, area = self.layout, self.layout.timeline
        left, right = layout.review_board.left, layout.said.right
        if (right - left - self.label) / len(self.players) >= layout.px(3):
            return Rect(left, area.top, right - left, area.height)
        return area

    @cached_property
    def step(self) -> float:
        """The distance between marks, which is small in a long game."""
        return max(self.layout.px(1.7), (self.strip.width - self.label) / len(self.players))

    @cached_property
    def shown(self) -> range:
        """The visible moves, always with the selected one: all moves, unless there are too many."""
        most = max(1, int((self.strip.width - self.label) / self.step + 0.001))
        count = len(self.players)
        first = max(0, min(self.selected - most // 2, count - most))
        return range(first, min(count, first + most))

    def column(self, number: int) -> Rect:
        """The column of a move, across both rows."""
        left = self.strip.left + self.label + (number - self.shown.start) * self.step
        return Rect(round(left), self.strip.top, round(left + self.step) - round(left), self.strip.height)

    def row_centre(self, player: Player) -> int:
        row = self.layout.timeline_row
        return self.strip.top + row // 2 if player == 1 else self.strip.bottom - row // 2

    @cached_property
    def mark_side(self) -> float:
        """The room for a mark: the height of its row, or less if moves are close together."""
        return min(self.layout.timeline_row, self.step * 1.8)

    @cached_property
    def flag_reach(self) -> int:
        """The distance of the first mistake and its flag from the middle of their column."""
        return round(self.mark_side * 0.38)


def move_at(timeline: Timeline, spot: tuple[int, int]) -> int | None:
    """The move at a point of the screen."""
    return next((number for number in timeline.shown if timeline.column(number).collidepoint(spot)), None)


def draw_timeline(canvas: Surface, timeline: Timeline) -> None:
    _draw_ground(canvas, timeline)
    for number in timeline.shown:
        _draw_holder(canvas, timeline, number)
        _draw_mark(canvas, timeline, number)
    _draw_numbers(canvas, timeline)
    _draw_flag(canvas, timeline)
    _draw_legend(canvas, timeline)


def _draw_ground(canvas: Surface, timeline: Timeline) -> None:
    """The rail of each row with its player, and a light column behind the selected move."""
    layout, theme, strip = timeline.layout, timeline.theme, timeline.strip
    ground = strip.inflate(layout.px(2), layout.px(1))
    pygame.draw.rect(canvas, theme.faint(theme.floor, 0.85), ground, border_radius=layout.px(1.5))
    column = timeline.column(timeline.selected)
    width = max(layout.px(2.4), min(column.width, layout.px(8)))
    column.inflate_ip(width - column.width, 0)
    pygame.draw.rect(canvas, theme.faint(theme.ink, 0.2), column, border_radius=layout.px(0.8))
    for player in PLAYERS:
        y = timeline.row_centre(player)
        rail = theme.faint(theme.player(player), 0.3)
        pygame.draw.line(canvas, rail, (strip.left + timeline.label, y), (strip.right, y))
        centre = (strip.left + timeline.label // 2, y)
        timeline.renderer.draw_emblem(canvas, centre, layout.timeline_row * 0.9, player, 0.9)
    rim = max(2, layout.px(0.25))
    pygame.draw.rect(canvas, theme.ink, column, rim, border_radius=layout.px(0.8))


def _draw_mark(canvas: Surface, timeline: Timeline, number: int) -> None:
    verdict = timeline.assessments[number].verdict if timeline.assessments else None
    player = timeline.players[number]
    share = timeline.mark_side * SIZES.get(verdict, SIZE) if verdict else timeline.layout.timeline_row * 0.3
    picture = verdict_mark(timeline.theme, verdict, max(5, round(share)), timeline.theme.player(player))
    aside = timeline.flag_reach if number == timeline.first_mistake else 0
    centre = (timeline.column(number).centerx - aside, timeline.row_centre(player))
    canvas.blit(picture, picture.get_rect(center=centre))


def _draw_holder(canvas: Surface, timeline: Timeline, number: int) -> None:
    """Who has the win after a move: a line on that player's side."""
    holder = timeline.assessments[number].holder if timeline.assessments else None
    if holder is None:
        return
    column, strip, row = timeline.column(number), timeline.strip, timeline.layout.timeline_row
    line = Rect(column.left, 0, column.width, timeline.layout.px(0.5))
    line.top = strip.top + row if holder == 1 else strip.bottom - row - line.height
    pygame.draw.rect(canvas, timeline.theme.player(holder), line)


def _draw_numbers(canvas: Surface, timeline: Timeline) -> None:
    theme, size = timeline.theme, timeline.layout.small
    wide = font(size).size(str(10 * len(timeline.players)))[0]
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
    gap, space = layout.px(2.6), layout.px(0.8)
    widths = [picture.get_width() + space + font(layout.small).size(words)[0] for picture, words in entries]
    while widths and sum(widths) + gap * (len(widths) - 1) > layout.timeline.width:
        widths.pop()
    area = layout.legend
    left = area.centerx - (sum(widths) + gap * (len(widths) - 1)) // 2
    for (picture, words), width in zip(entries, widths, strict=False):
        canvas.blit(picture, picture.get_rect(midleft=(left, area.centery)))
        write(canvas, words, layout.small, timeline.theme.soft, midright=(left + width, area.centery))
        left += width + gap


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
        entries.append((flag(side, theme.ink), _("first mistake")))
    if any(assessment.holder for assessment in timeline.assessments):
        line = Surface((2 * side, timeline.layout.px(0.5)))
        line.fill(theme.soft)
        entries.append((line, _("has the win")))
    return entries


# The shapes


@lru_cache(maxsize=64)
def verdict_mark(theme: Theme, verdict: Verdict | None, side: int, colour: Colour) -> Surface:
    """The shape of a verdict in the player's colour; a plain dot until it is known."""
    large = Surface((side * OVERSAMPLING, side * OVERSAMPLING), SRCALPHA)
    if verdict in (Verdict.THREW_AWAY, Verdict.WON_BACK):
        _draw_triangle(large, theme, verdict, colour)
    elif verdict is Verdict.OPEN:
        _draw_diamond(large, colour)
    else:
        middle = large.get_width() / 2
        ring = round(middle * 0.4) if verdict is Verdict.LOST else 0
        pygame.draw.circle(
            large, colour if verdict else theme.faint(colour, 0.5), (middle, middle), middle, ring
        )
    return pygame.transform.smoothscale(large, (side, side))


def _draw_triangle(large: Surface, theme: Theme, verdict: Verdict, colour: Colour) -> None:
    """An arrow: down in the colour of danger, or up in that of a good move, with the player's rim."""
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


@lru_cache(maxsize=8)
def flag(side: int, colour: Colour) -> Surface:
    """A small flag on its pole."""
    large = Surface((side * OVERSAMPLING, side * OVERSAMPLING), SRCALPHA)
    width = large.get_width()
    pygame.draw.rect(large, colour, Rect(width * 0.2, 0, width * 0.1, width))
    cloth = [(width * 0.3, 0), (width * 0.95, width * 0.26), (width * 0.3, width * 0.52)]
    pygame.draw.polygon(large, colour, cloth)
    return pygame.transform.smoothscale(large, (side, side))
