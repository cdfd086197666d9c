"""A row of a list as it is drawn: its name, and its value between two arrows, as a bar or as a switch."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.glyphs import Glyph, draw_glyph, glyph_width
from game.arcade.draw.layout import Layout
from game.arcade.draw.lines import smooth_polygon
from game.arcade.draw.plates import lay_plate
from game.arcade.draw.text import text_width, write
from game.arcade.draw.theme import Colour, Theme, mix
from game.arcade.kit.nodes import Look, Node, Placed

# The place of a row's value, and the distance of its arrows from there, in shares of the row's width.
VALUE_AT, ARROWS_AT = 0.72, 0.24
# Where a click no longer means the name of a row but the arrow to the left of its value.
NAME_TO = VALUE_AT - ARROWS_AT - 0.06
# The distance of the name from the edge, in units.
MARGIN = 2
STEPS = 8  # of the light of the words on a row
# The side of the plate of an arrow, and the height of a bar, in shares of the height of their row.
BUTTON, BAR = 0.62, 0.72
# How far within its row the plate of an arrow stays at least.
EDGE = 0.1
# The height of a switch, in the same measure.
SWITCH = 0.5


@dataclass(frozen=True)
class RowPicture(Node):
    """A row as it is shown: a label, and a value if it holds one."""

    label: str
    value: str | None
    focused: bool
    light: float | None = None  # while it takes or loses the focus; None where that is at once
    share: float | None = None  # how much of all the value is, as a bar; None for a value without one
    ends: tuple[bool, bool] = (False, False)  # whether the value can go no further back, and forth
    switched: float | None = None  # how far on a switch is, from 0 to 1; None for another kind of value
    idle: bool = False  # whether there is nothing to choose

    @property
    def lit(self) -> float:
        return float(self.focused) if self.light is None else self.light

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        draw_row(canvas, look.layout, look.theme, self, placed.box)


def value_step(box: Rect, spot: tuple[int, int]) -> int:
    """The step that a click on a row makes its value: -1 left of it, 1 elsewhere, and 0 on the row's name."""
    share = (spot[0] - box.left) / box.width
    return 0 if share < NAME_TO else -1 if share < VALUE_AT - 0.1 else 1


def plate_radius(box: Rect) -> int:
    """How round the corners of the plate of a row are."""
    return box.height // 3


def draw_plate(canvas: Surface, theme: Theme, box: Rect, light: float) -> None:
    """The plate of a row, with a share of its light."""
    lay_plate(canvas, theme, box, plate_radius(box), colour=theme.accent, light=light)


def draw_row(
    canvas: Surface, layout: Layout, theme: Theme, row: RowPicture, box: Rect, glyph: Glyph | None = None
) -> None:
    """A row on its plate; with a glyph, its shortcut."""
    draw_plate(canvas, theme, box, row.lit)
    if row.value is None:
        _draw_label(canvas, layout, theme, row, box, glyph)
    else:
        draw_named_value(canvas, layout, theme, row, box, box.left + layout.px(MARGIN))


def _name_tone(theme: Theme, row: RowPicture) -> Colour:
    """The colour of a row's name: it is bright in focus."""
    return mix(theme.soft, theme.ink, round(STEPS * row.lit) / STEPS)


def _draw_label(
    canvas: Surface,
    layout: Layout,
    theme: Theme,
    row: RowPicture,
    box: Rect,
    glyph: Glyph | None,
) -> None:
    tone = _name_tone(theme, row)
    width = text_width(row.label, layout.small, bold=True)
    left = box.left + layout.px(MARGIN)
    if glyph is not None:
        right = left + glyph_width(glyph, layout.small) + layout.px(0.6)
        if right + width + layout.px(1) <= box.right:  # a narrow row has no room for the key next to its text
            draw_glyph(canvas, theme, glyph, left, box.centery, layout.small)
            middle = max(right, (right + box.right - width) // 2)
            write(canvas, row.label, layout.small, tone, bold=True, midleft=(middle, box.centery))
            return
    write(canvas, row.label, layout.small, tone, bold=True, center=box.center)


def draw_named_value(
    canvas: Surface, layout: Layout, theme: Theme, row: RowPicture, box: Rect, left: int
) -> None:
    """The value of a row, and its name, which begins at `left`."""
    write(canvas, row.label, layout.small, _name_tone(theme, row), midleft=(left, box.centery))
    draw_value(canvas, layout, theme, row, box)


def draw_value(canvas: Surface, layout: Layout, theme: Theme, row: RowPicture, box: Rect) -> None:
    """The value of a row, between two arrows if there is something to choose."""
    middle, words, side = box.left + round(box.width * VALUE_AT), row.value or "", round(box.height * BUTTON)
    within = box.right - middle - (side + 1) // 2 - max(2, round(box.height * EDGE))
    away = min(round(box.width * ARROWS_AT), within)
    if row.switched is not None:
        _draw_switch(canvas, layout, theme, box, words, row.switched)
        return
    if row.share is not None:
        bar = Rect(middle - away + side, box.top, 2 * (away - side), box.height)
        _draw_bar(canvas, theme, bar, row.share)
    tone, free = (theme.soft, False) if row.idle or all(row.ends) else (theme.ink, True)
    write(canvas, words, layout.small, tone, bold=free, center=(middle, box.centery))
    if row.idle:
        return
    has_room = text_width(words, layout.small, bold=True) // 2 + side < away
    for direction, at_end in zip((-1, 1), row.ends, strict=True):
        button = Rect(0, 0, side, side)
        button.center = middle + direction * away, box.centery
        if has_room and not at_end:
            lay_plate(canvas, theme, button, side // 3, colour=theme.accent, light=row.lit, tint=0.5)
        colour = mix(theme.soft, theme.floor, 0.7) if at_end else mix(theme.ink, theme.accent, 0.2)
        _draw_arrow(canvas, button.centerx, button.centery, direction, box.height * 0.17, colour)


def _draw_switch(canvas: Surface, layout: Layout, theme: Theme, box: Rect, words: str, on: float) -> None:
    """A switch with its word; when it is on, its knob is on the right and its trough lit."""
    height = round(box.height * SWITCH)
    trough = Rect(0, 0, 2 * height, height)
    middle = box.left + round(box.width * VALUE_AT), box.centery
    trough.midright = middle[0] + height // 2, middle[1]
    ground = mix(theme.faint(theme.edge, 0.45), theme.faint(theme.accent, 0.55), on)
    pygame.draw.rect(canvas, ground, trough, border_radius=height // 2)
    edge = mix(mix(theme.edge, theme.soft, 0.4), theme.accent, on)
    pygame.draw.rect(canvas, edge, trough, theme.outline(max(1, height // 16)), border_radius=height // 2)
    tone = mix(theme.soft, theme.ink, round(STEPS * on) / STEPS)
    knob = trough.left + height // 2 + on * (trough.width - height), trough.centery
    pygame.draw.circle(canvas, tone, knob, height * 0.34)
    beside = trough.right + layout.px(1.2), box.centery
    write(
        canvas,
        words,
        layout.small,
        mix(theme.soft, theme.ink, round(STEPS * on) / STEPS),
        bold=True,
        midleft=beside,
    )


def _draw_bar(canvas: Surface, theme: Theme, room: Rect, share: float) -> None:
    """How much of all a value is: a trough, filled from the left, with a strip of light at its foot."""
    bar = room.inflate(0, -round(room.height * (1 - BAR)))
    radius = bar.height // 4
    pygame.draw.rect(canvas, theme.faint(theme.edge, 0.45), bar, border_radius=radius)
    filled = Rect(bar.left, bar.top, round(bar.width * share), bar.height)
    if filled.width > 2 * radius:
        pygame.draw.rect(canvas, theme.faint(theme.accent, 0.32), filled, border_radius=radius)
        strip = Rect(bar.left + radius, 0, filled.width - 2 * radius, max(2, round(room.height * 0.06)))
        strip.bottom = bar.bottom
        pygame.draw.rect(canvas, theme.accent, strip, border_radius=strip.height // 2)


def _draw_arrow(canvas: Surface, x: int, y: int, side: int, reach: float, colour: Colour) -> None:
    points = [
        (x - side * reach * 0.6, y - reach),
        (x + side * reach * 0.6, y),
        (x - side * reach * 0.6, y + reach),
    ]
    smooth_polygon(canvas, colour, points)
