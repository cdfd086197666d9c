"""A seat: on one plate in a player's colour the player's emblem, who plays, and with which device."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial

import pygame
from pygame import Rect, Surface

from game.arcade.draw.bodies import draw_body, draw_body_light, shine_strip
from game.arcade.draw.easing import Point
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import fitting, text_width, write
from game.arcade.draw.theme import PLATE_TINT, Style, Theme
from game.arcade.views.row import (
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
# The width that a seat leaves for it, in the same measure, and at least, in sizes of small text: cycles are
# longer than high.
ROOM, LEAST_ROOM = 0.92, 4.5
# The gap before a name, and around the words of the tag that follows it, in units.
GAP = 1
FIRST = later("First")
# Instead of a bot's device.
NOTHING = "–"  # noqa: RUF001 - a dash stands for nothing


@dataclass(frozen=True)
class SeatPicture:
    """A seat as it is shown."""

    player: Player
    who: RowPicture
    device: RowPicture
    first: float = 0.0  # the light of the tag of the player who goes first


def draw_seat(
    canvas: Surface,
    layout: Layout,
    theme: Theme,
    seat: SeatPicture,
    plate: Rect,
    boxes: Sequence[Rect],
    emblem: Emblem,
) -> None:
    """A seat with its two rows."""
    theme, radius = _in_colour(theme, seat.player), boxes[0].height // 3
    light = LIGHT + (1 - LIGHT) * max(seat.who.lit, seat.device.lit)
    draw_body(canvas, theme, plate, radius, colour=theme.accent, light=light, tint=PLATE_TINT)
    lamp = Rect(plate.left + layout.px(1), 0, max(3, layout.px(0.5)), plate.height - 2 * radius)
    lamp.centery = plate.centery
    shine_strip(canvas, theme, lamp, theme.accent)
    width = max(round(ROOM * plate.height), round(LEAST_ROOM * layout.small))
    room = Rect(lamp.right, plate.top, width, plate.height)
    emblem(canvas, room.center, plate.height * EMBLEM, seat.player)
    left = room.right + layout.px(GAP)
    for row, box in zip((seat.who, seat.device), boxes, strict=True):
        lit = Rect(room.right, box.top, plate.right - layout.px(0.8) - room.right, box.height)
        draw_body_light(canvas, theme, lit, lit.height // 3, row.lit)
    _write_who(canvas, layout, theme, seat, boxes[0], left)
    value = NOTHING if seat.device.idle else seat.device.value
    device = replace(seat.device, label=_("Device"), value=value)
    draw_named_value(canvas, layout, theme, device, boxes[1], left)


def _write_who(
    canvas: Surface, layout: Layout, theme: Theme, seat: SeatPicture, box: Rect, left: int
) -> None:
    """The player's name, whether the player goes first if there is room for it, and who plays."""
    row, tone = seat.who, theme.bright(theme.accent)
    arrow = box.left + round(box.width * (VALUE_AT - ARROWS_AT) - box.height * BUTTON / 2)
    room = Rect(left, box.top, max(0, arrow - left), box.height)
    sizes = (layout.small,) if layout.tiny else (layout.medium, layout.small)
    size = fitting(row.label, sizes, room.width, bold=True)
    name = write(canvas, row.label, size, tone, bold=True, midleft=room.midleft)
    width = text_width(_(FIRST), layout.small, bold=True) + 2 * layout.px(GAP)
    tag = Rect(0, 0, width, min(layout.line(layout.small), box.height))
    tag.midleft = name.right + layout.px(GAP), box.centery
    if tag.right + layout.px(GAP) <= room.right:
        draw_faded(canvas, tag, seat.first, partial(_draw_tag, canvas, layout, theme, tag))
    draw_value(canvas, layout, theme, row, box)


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
