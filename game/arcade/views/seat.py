"""A seat: on one plate in a player's colour the player's emblem, who plays, and with which device."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.easing import Point
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.layout import Layout
from game.arcade.draw.plates import lay_plate, light_plate, shine_strip
from game.arcade.draw.text import fitting, text_width, write
from game.arcade.draw.theme import PLATE_TINT, Style, Theme
from game.arcade.kit.row import (
    ARROWS_AT,
    BUTTON,
    MARGIN,
    VALUE_AT,
    RowPicture,
    draw_named_value,
    draw_plate,
    draw_value,
)
from game.core.rules import Player
from game.core.words import _, later

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
# Instead of a bot's device.
NOTHING = "–"  # a dash stands for nothing


@dataclass(frozen=True)
class SeatPicture:
    """A seat as it is shown."""

    player: Player
    who: RowPicture
    device: RowPicture
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
    """All seats, with names of one size."""
    size = _name_size(layout, seats, places[0].name(layout).width)
    for seat, place in zip(seats, places, strict=True):
        own = _in_colour(theme, seat.player)
        light = LIGHT + (1 - LIGHT) * max(seat.who.lit, seat.device.lit)
        lay_plate(canvas, own, place.plate, place.radius, colour=own.accent, light=light, tint=PLATE_TINT)
        shine_strip(canvas, own, place.lamp(layout), own.accent)
        emblem(canvas, place.emblem(layout).center, place.plate.height * EMBLEM, seat.player)
        _draw_who(canvas, layout, own, seat, place, size)
        _draw_device(canvas, layout, own, seat.device, place)


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


def _draw_device(canvas: Surface, layout: Layout, theme: Theme, row: RowPicture, place: SeatPlace) -> None:
    """The device, which needs no name of a player here; a dash for a bot."""
    _draw_light(canvas, layout, theme, row, place, place.device)
    row = replace(row, label=_("Device"), value=NOTHING if row.idle else row.value)
    draw_named_value(canvas, layout, theme, row, place.device, place.name(layout).left)


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
