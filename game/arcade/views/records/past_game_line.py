"""Past games in lists, each on one line or on two: the game, how it ended, how long it was and when."""

import math
from dataclasses import dataclass
from enum import Enum, auto

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.text import shortened, text_width, write, write_in
from game.arcade.draw.theme import Colour, Theme
from game.arcade.kit.nodes import Look, Node, Placed
from game.arcade.kit.row import draw_plate

# Where the columns end, in shares of the width of the line.
NAME_TO, RESULT_TO, MOVES_TO = 0.22, 0.63, 0.77
# The least height of a game on a panel, and the greatest, in lines of small text.
LEAST_GAME, MOST_GAME = 2.3, 2.7
# They are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 4
# The corners of a star, and how far the inner ones are from its middle.
POINTS, INNER = 5, 0.46


class Result(Enum):
    """How a game against a bot ended for the person, or that two people played it."""

    WON = auto()
    LOST = auto()
    DRAWN = auto()
    OF_TWO = auto()


@baked
def result_mark(theme: Theme, result: Result, side: int) -> Surface:
    """The shape of a result; an empty one for a game of two people."""
    large = Surface((side * OVERSAMPLING, side * OVERSAMPLING), SRCALPHA)
    width = large.get_width()
    if result is Result.WON:
        pygame.draw.polygon(large, theme.hint, _star(width / 2))
    elif result is Result.LOST:
        corners = [(width * 0.06, width * 0.2), (width * 0.94, width * 0.2), (width / 2, width * 0.9)]
        pygame.draw.polygon(large, theme.danger, corners)
        inner = [(width * 0.26, width * 0.32), (width * 0.74, width * 0.32), (width / 2, width * 0.7)]
        pygame.draw.polygon(large, (0, 0, 0, 0), inner)
    elif result is Result.DRAWN:
        for share in (0.28, 0.58):
            bar = Rect(round(width * 0.12), round(width * share), round(width * 0.76), round(width * 0.15))
            pygame.draw.rect(large, theme.soft, bar)
    return pygame.transform.smoothscale(large, (side, side))


def _star(middle: float) -> list[tuple[float, float]]:
    corners = []
    for number in range(2 * POINTS):
        reach = middle * (INNER if number % 2 else 1.0)
        angle = math.pi * number / POINTS
        corners.append((middle + reach * math.sin(angle), middle * 1.05 - reach * math.cos(angle)))
    return corners


@dataclass(frozen=True)
class PastGameLine:
    """A past game in words."""

    name: str
    accent: Colour
    mark: Result
    result: str
    moves: str
    when: str


@dataclass(frozen=True)
class PastGameRow(Node):
    """A past game as a row of a list: in columns where it is wide, else on two lines."""

    line: PastGameLine
    focused: bool
    wide: bool

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        draw_plate(canvas, look.theme, placed.box, float(self.focused))
        write_line = _write_columns if self.wide else _write_two_lines
        write_line(canvas, look, self.line, placed.box, bright=self.focused)


@dataclass(frozen=True)
class PastGamesPanel(Node):
    """The games that ended last: as many as there is room for, with rules between them."""

    lines: tuple[PastGameLine, ...]  # the latest first
    empty: str

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme = look
        area, line = placed.box, layout.line(layout.small)
        if not self.lines:
            room = Rect(area.left, area.top, area.width, min(area.height, 3 * line))
            write_in(canvas, self.empty, (layout.small,), room, theme.ink)
            return
        count = min(len(self.lines), max(1, int(area.height / (LEAST_GAME * line))))
        height = min(area.height // count, round(MOST_GAME * line))
        for number, each in enumerate(self.lines[:count]):
            box = Rect(area.left, area.top + number * height, area.width, height)
            if number:
                pygame.draw.line(canvas, theme.faint(theme.edge, 0.5), box.topleft, box.topright)
            _write_two_lines(canvas, look, each, box, bright=False)


def _write_columns(canvas: Surface, look: Look, line: PastGameLine, box: Rect, *, bright: bool) -> None:
    """Write everything next to each other. What matters less is bright only if that is said."""
    layout, theme = look
    inner = _beside_bar(canvas, look, line, box)
    size, gap, middle = layout.small, layout.px(1), inner.centery
    ends = [inner.left, *(inner.left + round(inner.width * end) for end in (NAME_TO, RESULT_TO, MOVES_TO))]
    name = shortened(line.name, size, ends[1] - ends[0] - gap, bold=True)
    shift = _draw_mark(canvas, look, line, (ends[1], middle))
    result = shortened(line.result, size, ends[2] - ends[1] - shift - gap)
    tone = theme.ink if bright else theme.soft
    write(canvas, name, size, theme.ink, bold=True, midleft=(ends[0], middle))
    write(canvas, result, size, theme.ink, midleft=(ends[1] + shift, middle))
    write(canvas, line.moves, size, tone, midright=(ends[3], middle))
    when = shortened(line.when, size, inner.right - ends[3] - gap)
    write(canvas, when, size, tone, midright=(inner.right, middle))


def _write_two_lines(canvas: Surface, look: Look, line: PastGameLine, box: Rect, *, bright: bool) -> None:
    """Write the game and when it ended; below them how it ended and, if there is room, how long it was."""
    layout, theme = look
    inner = _beside_bar(canvas, look, line, box)
    half = layout.line(layout.small) // 2
    tone = theme.ink if bright else theme.soft
    for y, left, right, bold in (
        (inner.centery - half, line.name, line.when, True),
        (inner.centery + half, line.result, line.moves, False),
    ):
        shift = 0 if bold else _draw_mark(canvas, look, line, (inner.left, y))
        room = max(1, inner.width - shift)
        words = shortened(left, layout.small, room, bold=bold)
        end = write(canvas, words, layout.small, theme.ink, bold=bold, midleft=(inner.left + shift, y))
        if end.right + layout.px(1) + text_width(right, layout.small) <= inner.right:
            write(canvas, right, layout.small, tone, midright=(inner.right, y))


def _beside_bar(canvas: Surface, look: Look, line: PastGameLine, box: Rect) -> Rect:
    """Draw a bar in the colour of the game, and return the room for the words beside it."""
    layout, theme = look
    bar = Rect(box.left + layout.px(1.2), 0, layout.px(0.9), round(box.height * 0.5))
    bar.centery = box.centery
    pygame.draw.rect(canvas, theme.tinted(line.accent).accent, bar, border_radius=bar.width // 2)
    left = bar.right + layout.px(1.4)
    return Rect(left, box.top, max(1, box.right - layout.px(2) - left), box.height)


def _draw_mark(canvas: Surface, look: Look, line: PastGameLine, place: tuple[int, int]) -> int:
    """The shape of the result; returns by how much the words next to it are shifted."""
    layout, theme = look
    mark = result_mark(theme, line.mark, layout.small)
    canvas.blit(mark, mark.get_rect(midleft=place))
    return layout.small + layout.px(0.8)
