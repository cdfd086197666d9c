"""Medals: a plate on a ribbon with an emblem. Until a medal is earned, only its outlines are seen."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.light import shine_pool
from game.arcade.draw.lines import thick_line
from game.arcade.draw.sprites import clear
from game.arcade.draw.text import lines_height, text_width, wrapped, write, write_in
from game.arcade.draw.theme import WHITE, Colour, Theme, dimmed, mix
from game.arcade.kit.nodes import Look, Node, Placed
from game.arcade.kit.row import MARGIN, STEPS, RowPicture, draw_plate
from game.arcade.views.records.numbers import Growing, draw_share

# They are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 3
# Their colours.
BRONZE: Colour = (205, 124, 66)
SILVER: Colour = (186, 196, 214)
GOLD: Colour = (250, 200, 62)
TEAL: Colour = (70, 205, 190)
VIOLET: Colour = (164, 120, 255)
ROSE: Colour = (255, 104, 140)

# The height of the bar on a row, in shares of it.
ROW_BAR = 0.09
# The height of what holds the bar below a medal, and its greatest width, in sizes of small text.
BAR, WIDEST_BAR = 1.2, 16
# The corners of the halves of a ribbon, across: the one behind, and the one before it.
RIBBONS = ((0.6, 0.82, 0.58, 0.36), (0.18, 0.4, 0.64, 0.42))
Emblem = Callable[[Surface, Colour, float], None]


def _chevrons(count: int) -> Emblem:
    """Chevrons, one above the other."""

    def draw(canvas: Surface, colour: Colour, side: float) -> None:
        for number in range(count):
            y = side * (0.53 + 0.17 * (number - (count - 1) / 2))
            tip = (side / 2, y - side * 0.09)
            for x in (0.28, 0.72):
                thick_line(canvas, colour, (side * x, y + side * 0.09), tip, side * 0.085)

    return draw


def _flag(canvas: Surface, colour: Colour, side: float) -> None:
    thick_line(canvas, colour, (side * 0.36, side * 0.25), (side * 0.36, side * 0.77), side * 0.08)
    corners = [(0.36, 0.22), (0.76, 0.36), (0.36, 0.52)]
    pygame.draw.polygon(canvas, colour, [(x * side, y * side) for x, y in corners])


def _star(canvas: Surface, colour: Colour, side: float) -> None:
    corners = []
    for number in range(10):
        reach, angle = side * (0.15 if number % 2 else 0.34), math.pi * number / 5
        corners.append((side / 2 + reach * math.sin(angle), side * 0.52 - reach * math.cos(angle)))
    pygame.draw.polygon(canvas, colour, corners)


def _blade(canvas: Surface, colour: Colour, side: float) -> None:
    corners = [(0.3, 0.74), (0.68, 0.22), (0.76, 0.3), (0.38, 0.78)]
    pygame.draw.polygon(canvas, colour, [(x * side, y * side) for x, y in corners])
    thick_line(canvas, colour, (side * 0.24, side * 0.6), (side * 0.5, side * 0.82), side * 0.07)


def _loop(canvas: Surface, colour: Colour, side: float) -> None:
    pygame.draw.circle(canvas, colour, (side / 2, side / 2), side * 0.29, round(side * 0.085))
    pygame.draw.circle(canvas, colour, (side / 2, side / 2), side * 0.1)


def _clock(canvas: Surface, colour: Colour, side: float) -> None:
    pygame.draw.circle(canvas, colour, (side / 2, side / 2), side * 0.3, round(side * 0.075))
    for end in ((0.5, 0.32), (0.64, 0.56)):
        thick_line(canvas, colour, (side / 2, side / 2), (side * end[0], side * end[1]), side * 0.07)


# The outlines of medals: the corners of each, as directions in turns from the top, and distances from the
# middle in shares of the radius; none for a disc.
Outline = tuple[tuple[float, float], ...]
DISC: Outline = ()


def _regular(corners: int, turned: float = 0.0) -> Outline:
    return tuple(((number + turned) / corners, 1.08) for number in range(corners))


def _pointed(points: int, inner: float) -> Outline:
    return tuple((number / (2 * points), inner if number % 2 else 1.14) for number in range(2 * points))


SHIELD: Outline = (
    (-0.125, 1.2),
    (0.125, 1.2),
    (0.27, 0.98),
    (0.4, 0.86),
    (0.5, 1.14),
    (0.6, 0.86),
    (0.73, 0.98),
)


class Design(NamedTuple):
    """What a medal looks like: each has an outline and an emblem of its own."""

    colour: Colour
    outline: Outline
    emblem: Emblem


OTHER = Design(VIOLET, DISC, _star)
DESIGNS = {
    "bronze": Design(BRONZE, DISC, _chevrons(1)),
    "silver": Design(SILVER, _regular(6), _chevrons(2)),
    "gold": Design(GOLD, _pointed(12, 0.94), _chevrons(3)),
    "cleared": Design(TEAL, SHIELD, _flag),
    "untouched": Design(GOLD, _pointed(5, 0.68), _star),
    "razor": Design(ROSE, _regular(4), _blade),
    "flawless": Design(TEAL, _regular(8, 0.5), _loop),
    "streak": Design(VIOLET, _regular(5), _chevrons(4)),
    "overtime": Design(ROSE, _pointed(8, 0.82), _clock),
}


def colour_of(name: str) -> Colour:
    """The colour of a medal."""
    return DESIGNS.get(name, OTHER).colour


@baked
def medal(theme: Theme, name: str, side: int, *, earned: bool) -> Surface:
    """A medal on a transparent square."""
    whole = side * OVERSAMPLING
    design = DESIGNS.get(name, OTHER)
    large = clear((whole, whole), theme.night)
    if earned:
        _draw_earned(large, theme, design)
    else:
        _draw_ghost(large, theme, design)
    return pygame.transform.smoothscale(large, (side, side))


def _draw_earned(large: Surface, theme: Theme, design: Design) -> None:
    side, colour = large.get_width(), design.colour
    for corners, shade in zip(RIBBONS, (0.5, 0.8), strict=True):
        _draw_ribbon(large, dimmed(mix(theme.accent, colour, 0.3), shade), corners)
    middle, radius = (side * 0.5, side * 0.63), side * 0.33
    lit = middle[0], middle[1] - side * 0.014
    _draw_plate(large, design.outline, dimmed(colour, 0.5), middle, radius * 1.04)
    _draw_plate(large, design.outline, mix(colour, WHITE, 0.4), lit, radius)
    _draw_plate(large, design.outline, colour, middle, radius * 0.95)
    _draw_plate(large, design.outline, dimmed(colour, 0.62), middle, radius * 0.83)
    _draw_emblem(large, design.emblem, mix(colour, WHITE, 0.75), middle, radius)


def _draw_ghost(large: Surface, theme: Theme, design: Design) -> None:
    side = large.get_width()
    tone = mix(theme.edge, theme.soft, 0.5)
    for corners, share in zip(RIBBONS, (0.55, 0.75), strict=True):
        _draw_ribbon(large, theme.faint(theme.edge, share), corners)
    middle, radius = (side * 0.5, side * 0.63), side * 0.33
    _draw_plate(large, design.outline, tone, middle, radius)
    _draw_plate(large, design.outline, theme.faint(theme.edge, 0.3), middle, radius * 0.92)
    _draw_emblem(large, design.emblem, tone, middle, radius)


def _draw_plate(
    large: Surface, outline: Outline, colour: Colour, middle: tuple[float, float], radius: float
) -> None:
    """The plate of a medal."""
    if not outline:
        pygame.draw.circle(large, colour, middle, radius)
        return
    corners = [
        (
            middle[0] + radius * reach * math.sin(2 * math.pi * turn),
            middle[1] - radius * reach * math.cos(2 * math.pi * turn),
        )
        for turn, reach in outline
    ]
    pygame.draw.polygon(large, colour, corners)


def _draw_ribbon(large: Surface, colour: Colour, corners: Sequence[float]) -> None:
    """A half of the ribbon, from the top of the square to the plate."""
    side, heights = large.get_width(), (0.0, 0.0, 0.42, 0.42)
    points = [(x * side, y * side) for x, y in zip(corners, heights, strict=True)]
    pygame.draw.polygon(large, colour, points)


def _draw_emblem(
    large: Surface, emblem: Emblem, colour: Colour, middle: tuple[float, float], radius: float
) -> None:
    square = clear((round(radius * 1.5), round(radius * 1.5)), colour)
    emblem(square, (*colour, 255), square.get_width())  # type: ignore[arg-type]
    large.blit(square, square.get_rect(center=(round(middle[0]), round(middle[1]))))


# As nodes


@dataclass(frozen=True)
class MedalRow(Node):
    """A medal and its name on a row; until it is earned, how near it is."""

    row: RowPicture
    name: str
    earned: bool
    note: str = ""
    share: float = 0.0

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme = look
        row, box = self.row, placed.box
        draw_plate(canvas, theme, box, row.lit)
        drawn = medal(theme, self.name, round(box.height * 0.94), earned=self.earned)
        canvas.blit(drawn, drawn.get_rect(midleft=(box.left + box.height // 4, box.centery)))
        light = 1.0 if self.earned else round(STEPS * row.lit) / STEPS
        tone, left = mix(theme.soft, theme.ink, light), box.left + round(box.height * 1.45)
        room = Rect(left, box.top, max(1, box.right - layout.px(MARGIN) - left), box.height)
        if self.note:
            bar = Rect(room.left, 0, room.width, max(2, round(box.height * ROW_BAR)))
            bar.bottom = box.bottom - bar.height
            if box.height - 2 * bar.height >= layout.line(layout.small):
                draw_share(canvas, theme, bar, self.share, theme.accent)
                room.height = bar.top - box.top
        name = write(canvas, row.label, layout.small, tone, bold=self.earned, midleft=room.midleft)
        if self.note and name.right + layout.small + text_width(self.note, layout.small) <= room.right:
            write(canvas, self.note, layout.small, tone, midright=room.midright)


@dataclass(frozen=True)
class MedalPanel(Growing):
    """A large medal with the words below it; until it is earned, a bar shows how near it is."""

    name: str
    words: str
    note: str  # when it was earned, or how near it is
    earned: bool
    share: float = 0.0

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme = look
        area = placed.box
        lines = len(wrapped(self.words, layout.small, area.width))
        bar = 0 if self.earned or not self.note else round(BAR * layout.small)
        words = lines_height(lines, layout.small) + layout.line(layout.small) + bar + layout.px(1)
        side = max(8, min(area.width, area.height - words - layout.px(1), layout.px(42)))
        top = area.top + max(0, area.height - words - layout.px(1) - side) // 2
        square = Rect(area.centerx - side // 2, top, side, side)
        if self.earned:
            centre = square.centerx, square.top + side * 0.63
            shine_pool(canvas, theme, centre, side * 0.75, colour_of(self.name), 0.8)
        canvas.blit(medal(theme, self.name, side, earned=self.earned), square)
        below = Rect(area.left, square.bottom + layout.px(1), area.width, lines_height(lines, layout.small))
        write_in(canvas, self.words, (layout.small,), below, theme.ink, down=0)
        if bar:
            trough = Rect(0, 0, min(area.width, round(WIDEST_BAR * layout.small)), bar // 3)
            trough.center = area.centerx, below.bottom + bar // 2
            draw_share(canvas, theme, trough, self.share * self.grown, theme.accent)
        last = Rect(area.left, below.bottom + bar, area.width, layout.line(layout.small))
        write_in(canvas, self.note, (layout.small,), last, theme.soft)
