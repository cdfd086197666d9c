"""The puzzles: the modes, one row each, and beside them what awaits the player there."""

from dataclasses import dataclass, replace

import pygame
from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.measures import PLATE
from game.arcade.draw.plates import lay_plate
from game.arcade.draw.text import shortened, text_width, write
from game.arcade.draw.theme import Theme, mix
from game.arcade.kit.nodes import Look, Node, Placed
from game.arcade.kit.row import STEPS, RowPicture, draw_plate
from game.arcade.kit.rows import Group, ListContent, Rows
from game.arcade.kit.screen import is_wide
from game.arcade.kit.stacks import Beside, Column, Faded, First, Part
from game.arcade.kit.text import Line, Text
from game.arcade.views.icons import drawer_of, icon
from game.arcade.views.puzzles.detail import PuzzleDetail
from game.core.variant import Variant

# The share of a wide page for the rows, and the least width of such a page, in sizes of small text.
ROWS_SHARE, WIDE = 0.46, 58
# How much taller the first row is than the others, in distances from row to row.
TALLER = 0.9
# The light of the first row when it is not in focus, and the side of an icon, in shares of a row's height.
AWAKE, ICON = 0.3, 0.66


@dataclass(frozen=True)
class PuzzlesPicture:
    """Everything that stands on the page."""

    title: str
    words: str  # about the mode in focus, or what has just happened
    warns: bool
    others: tuple[str, ...]  # the words about all modes
    rows: ListContent
    date: str  # of the daily puzzle, which is the first
    games: tuple[Variant | None, ...]  # the ones to practise, after rows without a game
    practice: str  # the title of the games
    detail: PuzzleDetail
    come: float  # how far the detail has come in, from 0 to 1


def puzzles_page(layout: Layout, theme: Theme, picture: PuzzlesPicture) -> Node:
    tone = theme.legible(theme.danger) if picture.warns else theme.soft
    title = Line(picture.title, (layout.large, layout.medium), theme.ink, bold=True)
    words = Text(picture.words, (layout.small,), tone, bold=picture.warns, room_for=picture.others)
    titled, plain = _titled(picture), _plain(picture)
    detail = Faded(picture.detail, picture.come)
    if is_wide(layout, WIDE):
        body: Node = Beside(First((titled, plain)), detail, ROWS_SHARE, gap=4)
    else:
        body = First((Column((titled, Part(detail, gap=3, grows=True))), titled, plain))
    return Column((title, words, Part(body, gap=2, grows=True)))


def _titled(picture: PuzzlesPicture) -> Rows:
    """The first row large, and a title above the games."""
    first_game = next((number for number, game in enumerate(picture.games) if game), None)
    groups = () if first_game is None else (Group(first_game, picture.practice),)
    daily, *others = zip(picture.rows.rows, picture.games, strict=True)
    rows = [ModeRow(replace(row, label=game.name) if game else row, game) for row, game in others]
    first = DailyRow(daily[0], picture.date)
    return Rows(
        (first, *rows), picture.rows.scroll, groups=groups, taller=TALLER, whole=True, least_row=PLATE
    )


def _plain(picture: PuzzlesPicture) -> Rows:
    """All rows alike."""
    rows = map(ModeRow, picture.rows.rows, picture.games)
    return Rows(tuple(rows), picture.rows.scroll)


@dataclass(frozen=True)
class ModeRow(Node):
    """The row of a puzzle mode: its mark or the icon of its game, its name, and how the player stands."""

    row: RowPicture
    game: Variant | None = None  # the one to practise

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, box, light = look.layout, placed.box, self.row.lit
        theme = look.theme if self.game is None else look.theme.tinted(self.game.accent)
        draw_plate(canvas, theme, box, light)
        left = self._draw_mark(canvas, layout, theme, box).right + layout.px(1.4)
        inner = Rect(left, box.top, max(1, box.right - layout.px(2) - left), box.height)
        value = shortened(self.row.value or "", layout.small, inner.width // 2)
        tone = mix(theme.soft, theme.ink, round(STEPS * light) / STEPS)
        write(canvas, value, layout.small, tone, midright=inner.midright)
        room = max(1, inner.width - text_width(value, layout.small) - layout.px(1.5))
        name = shortened(self.row.label, layout.small, room, bold=True)
        write(canvas, name, layout.small, theme.ink, bold=True, midleft=inner.midleft)

    def _draw_mark(self, canvas: Surface, layout: Layout, theme: Theme, box: Rect) -> Rect:
        mark = Rect(box.left + layout.px(1.2), 0, layout.px(0.9), round(box.height * 0.5))
        mark.centery = box.centery
        if self.game is None:
            pygame.draw.rect(canvas, theme.accent, mark, border_radius=mark.width // 2)
        else:
            mark.width = round(box.height * ICON)
            drawn = icon(drawer_of(self.game), theme, mark.width, lit=self.row.lit > 0)
            canvas.blit(drawn, drawn.get_rect(center=mark.center))
        return mark


@dataclass(frozen=True)
class DailyRow(Node):
    """The row of the daily puzzle, large, with its date."""

    row: RowPicture
    date: str

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme, box, light = look.layout, look.theme, placed.box, self.row.lit
        shine = AWAKE + (1 - AWAKE) * light
        lay_plate(canvas, theme, box, box.height // 5, colour=theme.accent, light=shine)
        inner = box.inflate(-2 * layout.px(2.2), 0)
        below = layout.line(layout.small)
        sizes = (layout.large, layout.medium)
        size = next((size for size in sizes if layout.line(size) + below <= box.height), layout.small)
        name = Rect(inner.left, 0, inner.width, layout.line(size))
        name.top = inner.centery - (name.height + below) // 2
        write(canvas, self.row.label, size, theme.ink, bold=True, midleft=name.midleft)
        state = self.row.value or ""
        value = write(canvas, state, layout.medium, theme.heading, bold=True, midright=inner.midright)
        date = shortened(self.date, layout.small, value.left - layout.px(2) - inner.left)
        spot = inner.left, name.bottom + below // 2
        write(canvas, date, layout.small, mix(theme.soft, theme.ink, light), midleft=spot)
