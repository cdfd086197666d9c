"""What set-ups have in common: what is set up, the key that plays, two seats, and quieter rows below them.

Where text is large the rows take the whole width. What else is shown is below them then, if there is room.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.arcade.draw.bodies import draw_body, draw_body_light
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import fitting, wrapped, write, write_lines
from game.arcade.draw.theme import Theme, mix
from game.arcade.kit.key import draw_hero_body, hero_height, write_hero
from game.arcade.kit.row import MARGIN, RowPicture, draw_named_value, draw_row
from game.arcade.kit.rows import (
    WIDE,
    Group,
    ListPicture,
    Places,
    Scroll,
    boxes_down,
    boxes_in_groups,
    draw_arrows,
    is_wide,
)
from game.arcade.views.seat import Emblem, SeatPicture, SeatPlace, draw_seat_row, draw_seats
from game.core.rules import PLAYERS, Player

# The first row of each seat, and the first row below the seats.
SEATS, BELOW = (1, 3), 5
# How much of the height for rows a board beside them takes at least, however few rows there are.
LEAST_FILLED = 0.8
# The least height for a board below the rows, in units.
LEAST_BOARD = 45
# The greatest share of the width that the rows have beside a board, and beside one that is broader than high.
BESIDE, BESIDE_BROAD = 0.52, 0.4
# How much taller the key that plays is than a row, in units, and how strongly it glows.
HERO, HERO_GLOW = 4.4, 0.7


@dataclass(frozen=True)
class SeatedPicture:
    """What is set up, and the rows: the key that plays, two for each seat, others, and the last one."""

    name: str
    summary: str
    rows: ListPicture
    first: tuple[float, float] = (0.0, 0.0)  # at each seat, the light of the tag of who goes first

    def seat(self, player: Player) -> SeatPicture:
        who = SEATS[player - 1]
        return SeatPicture(player, self.rows.rows[who], self.rows.rows[who + 1], self.first[player - 1])


# Layout


def _has_board(layout: Layout, *, broad: bool) -> bool:
    """Whether a board stands beside the rows; in a tall window there is more room for it below them."""
    return layout.width >= layout.height and is_wide(layout, _width_beside_board(layout, broad=broad))


def _width_beside_board(layout: Layout, *, broad: bool) -> int:
    """The width of the rows: a broad board leaves them less, if that is enough for them."""
    usual = min(layout.px(84), round(layout.stage.width * BESIDE))
    least = max(round(WIDE * layout.small), round(layout.stage.width * BESIDE_BROAD))
    return min(usual, least) if broad else usual


def _summary_area(layout: Layout, summary: str) -> Rect:
    top = max(layout.px(14), layout.title.bottom)
    width = layout.stage.width - layout.px(12)
    height = len(wrapped(summary, layout.small, width)) * layout.line(layout.small)
    return Rect(layout.stage.left + layout.px(6), top, width, height)


def list_area(layout: Layout, summary: str, *, broad: bool = False) -> Rect:
    """The place of the rows beside a board, which may be `broad`: broader than high."""
    above = _summary_area(layout, summary)
    beside = _has_board(layout, broad=broad)
    top = max(layout.px(22), above.bottom + layout.px(2))
    bottom = layout.footer.top - layout.px(2) - (0 if beside else layout.line(layout.small) + layout.px(1))
    width = _width_beside_board(layout, broad=broad) if beside else above.width
    return Rect(above.left, top, width, max(1, bottom - top))


def seated_places(layout: Layout, summary: str, scroll: Scroll, *, broad: bool) -> Places:
    """Where the rows are: the first one, which plays, is taller if there is room for all."""
    area, extra = list_area(layout, summary, broad=broad), layout.px(HERO)
    groups = [Group(first, "") for first in (*SEATS, BELOW, scroll.count - 1)]
    below = Rect(area.left, area.top + extra, area.width, area.height - extra)
    shorter = boxes_in_groups(layout, below, scroll, groups).places
    if len(shorter.visible) < scroll.count:
        return boxes_down(layout, area, scroll)
    _key, *rows = shorter.boxes
    below_hero = rows[0].top - _gap(shorter.boxes)
    height = min(hero_height(layout), below_hero - area.top)
    return replace(shorter, boxes=(Rect(area.left, area.top, area.width, height), *rows))


def _gap(boxes: Sequence[Rect]) -> int:
    """The distance between the rows of two groups."""
    return boxes[BELOW].top - boxes[BELOW - 1].bottom


def _plate(boxes: Sequence[Rect], first: int, last: int) -> Rect:
    """The plate of a group: a little larger than its rows."""
    return boxes[first].union(boxes[last]).inflate(0, _gap(boxes) // 2)


def room_beside(layout: Layout, summary: str, places: Places, *, broad: bool = False) -> Rect | None:
    """The room for a board, beside the rows or below them; None if there is too little."""
    rows, area = [places.boxes[each] for each in places.visible], list_area(layout, summary, broad=broad)
    if _has_board(layout, broad=broad):
        left, right = area.right + layout.px(5), layout.stage.right - layout.px(6)
        bottom = max(rows[-1].bottom, round(area.top + area.height * LEAST_FILLED))
        return Rect(left, area.top, right - left, bottom - area.top)
    top = rows[-1].bottom + layout.px(3)
    room = Rect(area.left, top, area.width, area.bottom - top)
    return None if room.height < layout.px(LEAST_BOARD) else room


# Drawing


def draw_seated(
    canvas: Surface, layout: Layout, theme: Theme, picture: SeatedPicture, emblem: Emblem
) -> None:
    _draw_head(canvas, layout, theme, picture)
    places = picture.rows.places
    if len(places.visible) < len(picture.rows.rows):
        for number in places.visible:
            _draw_row(canvas, layout, theme, picture, number, emblem)
    else:
        _draw_groups(canvas, layout, theme, picture, emblem)
    draw_arrows(canvas, layout, theme, places)


def _draw_head(canvas: Surface, layout: Layout, theme: Theme, picture: SeatedPicture) -> None:
    """What is set up, and what it is in a few words."""
    above = _summary_area(layout, picture.summary)
    size = fitting(picture.name, (layout.large, layout.medium), above.width, bold=True)
    write(canvas, picture.name, size, theme.ink, bold=True, topleft=(above.left, layout.title.top))
    write_lines(canvas, picture.summary, layout.small, above, mix(theme.soft, theme.ink, 0.5))


def _draw_row(
    canvas: Surface, layout: Layout, theme: Theme, picture: SeatedPicture, number: int, emblem: Emblem
) -> None:
    """A row of a list that is scrolled, without a seat around it."""
    row, box = picture.rows.rows[number], picture.rows.places.boxes[number]
    if number == 0:
        _draw_hero(canvas, layout, theme, row, box)
    elif number in SEATS:
        player: Player = 1 if number == SEATS[0] else 2
        draw_seat_row(canvas, layout, theme, picture.seat(player), box, emblem)
    else:
        draw_row(canvas, layout, theme, row, box)


def _draw_groups(
    canvas: Surface, layout: Layout, theme: Theme, picture: SeatedPicture, emblem: Emblem
) -> None:
    """The key that plays, the seats, the quieter rows on one plate, and the last row."""
    rows, boxes = picture.rows.rows, picture.rows.places.boxes
    if _shows(canvas, boxes[0]):
        _draw_hero(canvas, layout, theme, rows[0], boxes[0])
    places = [SeatPlace(_plate(boxes, who, who + 1), boxes[who], boxes[who + 1]) for who in SEATS]
    if _shows(canvas, places[0].plate.union(places[1].plate)):
        draw_seats(canvas, layout, theme, [picture.seat(player) for player in PLAYERS], places, emblem)
    plate = _plate(boxes, BELOW, len(boxes) - 2)
    if _shows(canvas, plate):
        _draw_quieter(canvas, layout, theme, plate, rows[BELOW:-1], boxes[BELOW:-1])
    if _shows(canvas, boxes[-1]):
        draw_row(canvas, layout, theme, rows[-1], boxes[-1])


def _shows(canvas: Surface, box: Rect) -> bool:
    """Whether something of a box with its light is to be drawn."""
    return box.inflate(box.height, box.height).colliderect(canvas.get_clip())


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
    draw_body(canvas, theme, plate, boxes[0].height // 3, colour=theme.accent)
    for above, below in pairwise(boxes):
        y = (above.bottom + below.top) // 2
        ends = (plate.left + layout.px(MARGIN), y), (plate.right - layout.px(MARGIN), y)
        pygame.draw.line(canvas, theme.faint(theme.edge, 0.5), *ends)
    for row, box in zip(rows, boxes, strict=True):
        draw_body_light(canvas, theme, box, box.height // 3, row.lit)
        draw_named_value(canvas, layout, theme, row, box, box.left + layout.px(MARGIN))
