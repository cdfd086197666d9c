"""The page of a set-up: the key that plays, a seat for each player, quieter rows, and what is set up.

A seat is a plate in a player's colour with the player's emblem, who plays, and with which device. Where text
is large, the rows take the whole width, and what is set up is shown below them, if there is room.
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from itertools import pairwise
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.easing import Point
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.layout import Layout
from game.arcade.draw.perspective import FROM_ABOVE, Perspective
from game.arcade.draw.plates import is_seen, lay_plate, light_plate, shine_strip
from game.arcade.draw.slab import Slab
from game.arcade.draw.spotlight import draw_spotlight
from game.arcade.draw.text import fitting, lines_height, narrowest, text_width, wrapped, write, write_lines
from game.arcade.draw.theme import PLATE_TINT, Style, Theme, mix
from game.arcade.kit.key import draw_hero_body, hero_height, write_hero
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.kit.row import (
    ARROWS_AT,
    BUTTON,
    MARGIN,
    VALUE_AT,
    RowPicture,
    draw_named_value,
    draw_plate,
    draw_row,
    draw_value,
)
from game.arcade.kit.rows import Group, ListContent, Rows, draw_scroll
from game.arcade.kit.screen import WIDE, page_of, share_beside
from game.arcade.kit.stacks import Beside, Column, First, Part
from game.arcade.kit.text import Line, Text
from game.arcade.views.portraits import draw_portrait
from game.core.rules import PLAYERS, Player
from game.core.words import _, later
from game.people.person import Person

# Draws the emblem of a player around a point, so many pixels large.
Emblem = Callable[[Surface, Point, float, Player], None]

# How much of its light a seat always has; the focus brings the rest.
LIGHT = 0.4
# The size of an emblem, in shares of the height of its seat, and of a row without a seat.
EMBLEM, MARK = 0.62, 0.69
# The width that a seat leaves for it, in the same measure, and on tiny screens at least, in sizes of small
# text: cycles are longer than high, above all when they are small.
ROOM, TINY_ROOM = 0.92, 4.5
# The distance of the light of a row from the right edge of its seat, in units.
EDGE = 0.8
# The gap before a name, and around the words of the tag that follows it, in units.
GAP = 1
FIRST = later("First")
# The size of the face of a bot, in shares of the height of a row.
FACE = 0.85
# In place of the device of a bot that has no face.
NOTHING = "–"


@dataclass(frozen=True)
class SeatPicture:
    """A seat as it is shown."""

    player: Player
    who: RowPicture
    device: RowPicture
    bot: Person | None  # whose face stands in place of a device
    first: float = 0.0  # the light of the tag of the player who goes first


class SeatPlace(NamedTuple):
    """Where a seat is: its plate, and its two rows on it."""

    plate: Rect
    who: Rect
    device: Rect

    def lamp(self, layout: Layout) -> Rect:
        """The tube at the left edge."""
        height = self.plate.height - 2 * self.radius
        lamp = Rect(self.plate.left + layout.px(1), 0, max(3, layout.px(0.5)), height)
        lamp.centery = self.plate.centery
        return lamp

    @property
    def radius(self) -> int:
        return self.who.height // 3

    def emblem(self, layout: Layout) -> Rect:
        """The room for the emblem."""
        least = round(TINY_ROOM * layout.small) if layout.tiny else 0
        width = max(round(ROOM * self.plate.height), least)
        return Rect(self.lamp(layout).right, self.plate.top, width, self.plate.height)

    def name(self, layout: Layout) -> Rect:
        """The room for the player's name, up to the arrow."""
        left = self.emblem(layout).right + layout.px(GAP)
        arrow = self.who.left + round(self.who.width * (VALUE_AT - ARROWS_AT) - self.who.height * BUTTON / 2)
        return Rect(left, self.who.top, max(0, arrow - layout.px(GAP) - left), self.who.height)


def draw_seats(
    canvas: Surface,
    layout: Layout,
    theme: Theme,
    seats: Sequence[SeatPicture],
    places: Sequence[SeatPlace],
    emblem: Emblem,
) -> None:
    """The seats that are seen, with names of one size."""
    size = _name_size(layout, seats, places[0].name(layout).width)
    for seat, place in zip(seats, places, strict=True):
        if not is_seen(canvas, place.plate):
            continue
        own = _in_colour(theme, seat.player)
        light = LIGHT + (1 - LIGHT) * max(seat.who.lit, seat.device.lit)
        lay_plate(canvas, own, place.plate, place.radius, colour=own.accent, light=light, tint=PLATE_TINT)
        shine_strip(canvas, own, place.lamp(layout), own.accent)
        emblem(canvas, place.emblem(layout).center, place.plate.height * EMBLEM, seat.player)
        _draw_who(canvas, layout, own, seat, place, size)
        _draw_device(canvas, layout, own, seat, place)


def _name_size(layout: Layout, seats: Sequence[SeatPicture], room: int) -> int:
    """The size of the names: small if only then there is room for the tag beside them."""
    names = [seat.who.label for seat in seats]
    beside_tag = room - _tag_width(layout) - layout.px(GAP)
    has_tag = any(seat.first for seat in seats)
    if has_tag and all(text_width(name, layout.small, bold=True) <= beside_tag for name in names):
        room = beside_tag
    sizes = (layout.small,) if layout.tiny else (layout.medium, layout.small)
    return min(fitting(name, sizes, room, bold=True) for name in names)


def _tag_width(layout: Layout) -> int:
    return text_width(_(FIRST), layout.small, bold=True) + 2 * layout.px(GAP)


def _draw_who(
    canvas: Surface, layout: Layout, theme: Theme, seat: SeatPicture, place: SeatPlace, size: int
) -> None:
    """The player's name, with the tag if there is room for it, and who plays."""
    _draw_light(canvas, layout, theme, seat.who, place, place.who)
    room, tone = place.name(layout), theme.bright(theme.accent)
    name = write(canvas, seat.who.label, size, tone, bold=True, midleft=room.midleft)
    tag = Rect(0, 0, _tag_width(layout), min(layout.line(layout.small), room.height))
    tag.midleft = name.right + layout.px(GAP), room.centery
    if tag.right <= room.right:
        draw_faded(canvas, tag, seat.first, partial(_draw_tag, canvas, layout, theme, tag))
    draw_value(canvas, layout, theme, seat.who, place.who)


def _draw_device(canvas: Surface, layout: Layout, theme: Theme, seat: SeatPicture, place: SeatPlace) -> None:
    """The device, which needs no name of a player here; in place of a bot's, its face."""
    row, box = seat.device, place.device
    _draw_light(canvas, layout, theme, row, place, box)
    if row.idle and seat.bot is not None:
        middle = box.left + round(box.width * VALUE_AT), box.centery
        draw_portrait(canvas, theme, seat.bot, middle, round(FACE * box.height))
        return
    row = replace(row, label=_("Device"), value=NOTHING if row.idle else row.value)
    draw_named_value(canvas, layout, theme, row, box, place.name(layout).left)


def _draw_light(
    canvas: Surface, layout: Layout, theme: Theme, row: RowPicture, place: SeatPlace, box: Rect
) -> None:
    """The light of a row in focus, beside the emblem."""
    left, right = place.emblem(layout).right, place.plate.right - layout.px(EDGE)
    light_plate(canvas, theme, Rect(left, box.top, right - left, box.height), box.height // 3, row.lit)


def _draw_tag(canvas: Surface, layout: Layout, theme: Theme, tag: Rect) -> None:
    """The tag of the player who goes first."""
    pygame.draw.rect(canvas, theme.faint(theme.accent, 0.3), tag, border_radius=tag.height // 3)
    write(canvas, _(FIRST), layout.small, theme.ink, bold=True, center=tag.center)


def draw_seat_row(
    canvas: Surface, layout: Layout, theme: Theme, seat: SeatPicture, box: Rect, emblem: Emblem
) -> None:
    """Who plays, as a row like all others, with the player's emblem."""
    draw_plate(canvas, theme, box, seat.who.lit)
    room = Rect(box.left + layout.px(MARGIN / 2), box.top, box.height, box.height)
    emblem(canvas, room.center, box.height * MARK, seat.player)
    draw_named_value(canvas, layout, theme, seat.who, box, room.right + layout.px(GAP))


@lru_cache(maxsize=32)
def _in_colour(theme: Theme, player: Player) -> Theme:
    """The theme with a player's colour as its accent."""
    colour = theme.player(player)
    return replace(theme, accent=theme.bright(colour) if theme.style is Style.NEON else colour)


# The first row of each seat, and the first row below the seats, or below the row in their place.
SEATS, BELOW, BELOW_ONE = (1, 3), 5, 2
# The least height of a board, and its height beside rows that need less, in units.
LEAST_BOARD, BOARD = 45, 54
# The share of the width that the rows have beside a board, and beside one that is broader than high.
BESIDE, BESIDE_BROAD = 0.55, 0.43
# The greatest width of rows beside a board, in units.
WIDEST = 84
# How much taller the key that plays is than a row, in distances from row to row, and how strongly it glows.
TALLER, HERO_GLOW = 0.6, 0.7


@dataclass(frozen=True)
class ShownStart(Node):
    """What is set up, as it will be at the start: a board or a field, with a note below it.

    It also draws the emblems of the players, which differ from game to game.
    """

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
            draw_spotlight(canvas, look.theme, self.perspective.hidden_by(slab))

    @property
    def perspective(self) -> Perspective:
        """How it is seen."""
        return FROM_ABOVE


@dataclass(frozen=True)
class SetUpPicture:
    """Everything that stands on the page."""

    name: str
    summary: str
    rows: ListContent
    bots: tuple[Person | None, ...] = (None, None)  # at each seat, the bot with a face that plays there
    first: tuple[float, float] = (0.0, 0.0)  # at each seat, the light of the tag of who goes first
    has_seats: bool = True  # whether a row says who plays in their place


def set_up_page(
    layout: Layout, theme: Theme, picture: SetUpPicture, board: ShownStart, *, broad: bool
) -> Node:
    """The page of a set-up, whose board may be `broad`: broader than high."""
    small, tone = (layout.small,), mix(theme.soft, theme.ink, 0.5)
    title = Line(picture.name, (layout.large, layout.medium), theme.ink, bold=True)
    summary = Text(picture.summary, small, tone)
    rows = SetUpRows.of_set_up(picture, board)
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
class SetUpRows(Rows):
    """The key that plays, two rows for each seat, or one that says who plays, others, and the last one. If
    all are visible, the rows of a group lie on one plate."""

    rows: tuple[RowPicture, ...]
    bots: tuple[Person | None, ...] = (None, None)
    first: tuple[float, float] = (0.0, 0.0)
    has_seats: bool = True
    board: ShownStart = field(kw_only=True)

    @classmethod
    def of_set_up(cls, picture: SetUpPicture, board: ShownStart) -> "SetUpRows":
        rows, scroll = picture.rows.rows, picture.rows.scroll
        starts = (*SEATS, BELOW) if picture.has_seats else (1, BELOW_ONE)
        groups = tuple(Group(first, "") for first in (*starts, len(rows) - 1))
        return cls(
            rows,
            scroll,
            groups=groups,
            taller=TALLER,
            bots=picture.bots,
            first=picture.first,
            has_seats=picture.has_seats,
            board=board,
        )

    @property
    def below(self) -> int:
        """The first of the quieter rows."""
        return BELOW if self.has_seats else BELOW_ONE

    def seat(self, player: Player) -> SeatPicture:
        who = SEATS[player - 1]
        bot, first = self.bots[player - 1], self.first[player - 1]
        return SeatPicture(player, self.rows[who], self.rows[who + 1], bot, first)

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
        elif self.has_seats and number in SEATS:
            emblem, player = partial(self.board.draw_emblem, look.theme), PLAYERS[SEATS.index(number)]
            draw_seat_row(canvas, *look, self.seat(player), box, emblem)
        else:
            draw_row(canvas, *look, self.rows[number], box)

    def _draw_groups(self, canvas: Surface, look: Look, boxes: Sequence[Rect]) -> None:
        """The key that plays, the seats, the quieter rows on one plate, and the last row."""
        key = Rect(boxes[0].topleft, (boxes[0].width, min(boxes[0].height, hero_height(look.layout))))
        if is_seen(canvas, key):
            _draw_hero(canvas, *look, self.rows[0], key)
        if self.has_seats:
            self._draw_seats(canvas, look, boxes)
        else:
            draw_row(canvas, *look, self.rows[1], boxes[1])
        below = self.below
        plate = self._plate(boxes, below, len(boxes) - 2)
        _draw_quieter(canvas, *look, plate, self.rows[below:-1], boxes[below:-1])
        draw_row(canvas, *look, self.rows[-1], boxes[-1])

    def _draw_seats(self, canvas: Surface, look: Look, boxes: Sequence[Rect]) -> None:
        places = [SeatPlace(self._plate(boxes, who, who + 1), boxes[who], boxes[who + 1]) for who in SEATS]
        emblem = partial(self.board.draw_emblem, look.theme)
        draw_seats(canvas, *look, [self.seat(player) for player in PLAYERS], places, emblem)

    def _plate(self, boxes: Sequence[Rect], first: int, last: int) -> Rect:
        """The plate of a group: a little larger than its rows."""
        gap = boxes[self.below].top - boxes[self.below - 1].bottom  # between two groups
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


# The distance of the plate from the board, and how much larger than its words it is on each side, in units.
CAPTION_BELOW, ASIDE, AROUND = 2.1, 1.5, 0.5


def caption_height(layout: Layout, words: str, width: int) -> int:
    """The height of a caption of at most a width, with the gap above it."""
    lines = wrapped(words, layout.small, width - 2 * layout.px(ASIDE))
    return layout.px(CAPTION_BELOW) + 2 * layout.px(AROUND) + lines_height(len(lines), layout.small)


def draw_caption(canvas: Surface, layout: Layout, theme: Theme, words: str, board: Rect) -> None:
    """Draw a caption below a board, no wider than it, in lines of about the same width."""
    room = board.width - 2 * layout.px(ASIDE)
    width = narrowest(words, layout.small, room, len(wrapped(words, layout.small, room)))
    plate = Rect(0, board.bottom + layout.px(CAPTION_BELOW), width + 2 * layout.px(ASIDE), 0)
    plate.height = caption_height(layout, words, board.width) - layout.px(CAPTION_BELOW)
    plate.centerx = board.centerx
    lay_plate(canvas, theme, plate, layout.px(1.2), colour=theme.accent)
    area = Rect(board.centerx - width // 2, plate.top + layout.px(AROUND), width, 0)
    write_lines(canvas, words, layout.small, area, mix(theme.soft, theme.ink, 0.5), align="centre")
