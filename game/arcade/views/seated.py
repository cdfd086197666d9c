"""What set-ups have in common: what is set up, the key that plays, two seats, and quieter rows below them.

Where text is large the rows take the whole width. What else is shown is below them then, if there is room.
"""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.arcade.draw.easing import Point
from game.arcade.draw.layout import Layout
from game.arcade.draw.plates import lay_plate, light_plate
from game.arcade.draw.slab import Slab
from game.arcade.draw.spotlight import draw_spotlight
from game.arcade.draw.theme import Theme, mix
from game.arcade.kit.key import draw_hero_body, hero_height, write_hero
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.kit.row import MARGIN, RowPicture, draw_named_value, draw_row
from game.arcade.kit.rows import Group, ListContent, Rows, draw_scroll
from game.arcade.kit.screen import WIDE, page_of, share_beside
from game.arcade.kit.stacks import Beside, Column, First, Part
from game.arcade.kit.text import Line, Text
from game.arcade.views.seat import SeatPicture, SeatPlace, draw_seat_row, draw_seats
from game.core.rules import PLAYERS, Player

# The first row of each seat, and the first row below the seats.
SEATS, BELOW = (1, 3), 5
# The least height of a board, and its height beside rows that need less, in units.
LEAST_BOARD, BOARD = 45, 54
# The share of the width that the rows have beside a board, and beside one that is broader than high.
BESIDE, BESIDE_BROAD = 0.55, 0.43
# The greatest width of rows beside a board, in units.
WIDEST = 84
# How much taller the key that plays is than a row, in distances from row to row, and how strongly it glows.
TALLER, HERO_GLOW = 0.6, 0.7


@dataclass(frozen=True)
class SetUpBoard(Node):
    """The board of what is set up, with a note below it. It knows what the players' emblems look like."""

    note: str

    @abstractmethod
    def slab(self, layout: Layout, box: Rect) -> Slab | None:
        """Where it lies in its box; None if there is too little room."""

    @abstractmethod
    def draw_emblem(self, theme: Theme, canvas: Surface, spot: Point, side: float, player: Player) -> None:
        """Draw the emblem of a player around a point, so many pixels large."""

    def height(self, layout: Layout, width: int) -> Span:
        return Span(layout.px(LEAST_BOARD), layout.px(BOARD))

    def draw_behind(self, canvas: Surface, look: Look, placed: Placed) -> None:
        slab = self.slab(look.layout, placed.box)
        if slab is not None:
            draw_spotlight(canvas, look.theme, slab.whole)


@dataclass(frozen=True)
class SeatedPicture:
    """Everything that stands on the page."""

    name: str
    summary: str
    rows: ListContent
    first: tuple[float, float] = (0.0, 0.0)  # at each seat, the light of the tag of who goes first


def seated_page(
    layout: Layout, theme: Theme, picture: SeatedPicture, board: SetUpBoard, *, broad: bool
) -> Node:
    """The page of a set-up, whose board may be `broad`: broader than high."""
    small, tone = (layout.small,), mix(theme.soft, theme.ink, 0.5)
    title = Line(picture.name, (layout.large, layout.medium), theme.ink, bold=True)
    summary = Text(picture.summary, small, tone)
    rows = SeatedRows.of_set_up(picture, board)
    room = min(layout.px(WIDEST), BESIDE * page_of(layout).width)
    wide = layout.width >= layout.height and room >= WIDE * layout.small
    if wide:
        share = share_beside(layout, BESIDE_BROAD if broad else BESIDE, WIDEST)
        body: Node = Beside(rows, board, share, gap=5)
    else:
        below = Column((rows, Part(board, gap=3, grows=True)))
        body = First((below, Column((rows, Part(Text(board.note, small, tone), gap=1)))))
    return Column((title, Part(summary, gap=1), Part(body, gap=2.5, grows=not wide)))


@dataclass(frozen=True)
class SeatedRows(Rows):
    """The key that plays, two rows for each seat, others, and the last one. If all are visible, the rows of
    a group lie on one plate."""

    rows: tuple[RowPicture, ...]
    first: tuple[float, float] = (0.0, 0.0)
    board: SetUpBoard = field(kw_only=True)

    @classmethod
    def of_set_up(cls, picture: SeatedPicture, board: SetUpBoard) -> "SeatedRows":
        rows, scroll = picture.rows.rows, picture.rows.scroll
        groups = tuple(Group(first, "") for first in (*SEATS, BELOW, len(rows) - 1))
        return cls(rows, scroll, groups=groups, taller=TALLER, first=picture.first, board=board)

    def seat(self, player: Player) -> SeatPicture:
        who = SEATS[player - 1]
        return SeatPicture(player, self.rows[who], self.rows[who + 1], self.first[player - 1])

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        places = self.places(look.layout, placed.box)
        if len(places.visible) < len(self.rows):
            for number in places.visible:
                self._draw_row(canvas, look, number, places.boxes[number])
            draw_scroll(canvas, *look, places)
        else:
            self._draw_groups(canvas, look, places.boxes)

    def _draw_row(self, canvas: Surface, look: Look, number: int, box: Rect) -> None:
        """A row of a list that is scrolled, without a seat around it."""
        if number == 0:
            _draw_hero(canvas, *look, self.rows[0], box)
        elif number in SEATS:
            emblem, player = partial(self.board.draw_emblem, look.theme), PLAYERS[SEATS.index(number)]
            draw_seat_row(canvas, *look, self.seat(player), box, emblem)
        else:
            draw_row(canvas, *look, self.rows[number], box)

    def _draw_groups(self, canvas: Surface, look: Look, boxes: Sequence[Rect]) -> None:
        """The key that plays, the seats, the quieter rows on one plate, and the last row."""
        key = Rect(boxes[0].topleft, (boxes[0].width, min(boxes[0].height, hero_height(look.layout))))
        _draw_hero(canvas, *look, self.rows[0], key)
        places = [SeatPlace(_plate(boxes, who, who + 1), boxes[who], boxes[who + 1]) for who in SEATS]
        emblem = partial(self.board.draw_emblem, look.theme)
        draw_seats(canvas, *look, [self.seat(player) for player in PLAYERS], places, emblem)
        plate = _plate(boxes, BELOW, len(boxes) - 2)
        _draw_quieter(canvas, *look, plate, self.rows[BELOW:-1], boxes[BELOW:-1])
        draw_row(canvas, *look, self.rows[-1], boxes[-1])


def _plate(boxes: Sequence[Rect], first: int, last: int) -> Rect:
    """The plate of a group: a little larger than its rows."""
    gap = boxes[BELOW].top - boxes[BELOW - 1].bottom  # between two groups
    return boxes[first].union(boxes[last]).inflate(0, gap // 2)


def _draw_hero(canvas: Surface, layout: Layout, theme: Theme, row: RowPicture, box: Rect) -> None:
    draw_hero_body(canvas, theme, box, row.lit, row.lit * HERO_GLOW)
    write_hero(canvas, layout, theme, box, row.label, None, row.lit)


def _draw_quieter(
    canvas: Surface,
    layout: Layout,
    theme: Theme,
    plate: Rect,
    rows: Sequence[RowPicture],
    boxes: Sequence[Rect],
) -> None:
    """Rows on one plate."""
    lay_plate(canvas, theme, plate, boxes[0].height // 3, colour=theme.accent)
    for above, below in pairwise(boxes):
        y = (above.bottom + below.top) // 2
        ends = (plate.left + layout.px(MARGIN), y), (plate.right - layout.px(MARGIN), y)
        pygame.draw.line(canvas, theme.faint(theme.edge, 0.5), *ends)
    for row, box in zip(rows, boxes, strict=True):
        light_plate(canvas, theme, box, box.height // 3, row.lit)
        draw_named_value(canvas, layout, theme, row, box, box.left + layout.px(MARGIN))
