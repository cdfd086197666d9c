"""The channels of light around the fields of Apart: milled into the cells along the border of a field.

Player 2's channel lies nearer to the edge of its cells, and Player 1's further inside: where both run along
the same side, they lie side by side. The light of Player 1 is one line, that of Player 2 a row of dashes.
"""

import math
from dataclasses import dataclass
from itertools import pairwise

import pygame
from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point
from game.arcade.draw.lines import thick_line
from game.arcade.draw.sprites import clear, heart_of
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix, purest
from game.core.rules import Player
from game.variants.apart.picture.borders import Bend, bordering

# How far the middle of each player's channel lies inside its cells, in cells.
LANES = {1: 0.128, 2: 0.06}
# The width of a channel, of the light in it, and of the bright core of the light, in cells.
GROOVE, LIGHT, CORE = 0.05, 0.03, 0.013
# How far from the corner of a cell the circle lies around which channels bend, in cells.
BEND = 0.2
# The dashes of Player 2 along a side of a cell, and how much of their distance they fill.
DASHES, FILLED = 4, 0.62
# Channels are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 3
# The points from which a bend is drawn.
STEPS = 10


@dataclass
class Piece:
    """A piece of a channel, and its place within the quarter of a cell."""

    picture: Surface
    corner: tuple[int, int]


def draw_channel(
    canvas: Surface, area: BoardArea, theme: Theme, cells: int, player: Player, light: float = 1.0
) -> None:
    """Draw a player's channel around some cells.

    One that is only intended has less than all of its light, and no groove yet.
    """
    pieces = []
    for quarter in bordering(cells, area.size):
        place, way = quarter.place(area), (quarter.down, quarter.across)
        if place.colliderect(canvas.get_clip()):
            piece = _piece(theme, player, quarter.bend, way, place.size, light)
            pieces.append((piece.picture, (place.left + piece.corner[0], place.top + piece.corner[1])))
    canvas.fblits(pieces)


@baked
def _piece(
    theme: Theme, player: Player, bend: Bend, way: tuple[int, int], size: tuple[int, int], light: float
) -> Piece:
    large = clear((size[0] * OVERSAMPLING, size[1] * OVERSAMPLING), theme.player(player))
    side, whole = 2 * large.get_width(), _path(bend, LANES[player])
    paths = [whole, *([whole] if player == 1 else _dashes(bend, LANES[player]))]
    path, *lit = ([_turned(point, way, large, side) for point in each] for each in paths)
    least = OVERSAMPLING  # a pixel
    if theme.style is not Style.FLAT and light == 1:
        _draw_groove(large, theme, path, max(2 * least, GROOVE * side))
    if light > 0:
        tube, core = _tones(theme, theme.player(player), light)
        wide = max(1.4 * least, LIGHT * side) * (1.3 if theme.style is Style.FLAT else 1)
        for dash in lit:
            _draw_path(large, tube, dash, wide)
            _draw_path(large, core, dash, max(least, CORE * side))
    picture = pygame.transform.smoothscale(large, size)
    seen = picture.get_bounding_rect()
    return Piece(picture.subsurface(seen).copy(), seen.topleft)


def _draw_groove(large: Surface, theme: Theme, path: list[Point], width: float) -> None:
    """A milled channel without light: a lit lower edge, and a dark ground."""
    fall = max(OVERSAMPLING * 0.8, width * 0.16)
    bright = theme.style is Style.ENAMEL
    lip = WHITE if bright else mix(theme.edge, theme.ink, 0.22)
    ground = mix(theme.tile, theme.edge, 0.9) if bright else mix(theme.night, BLACK, 0.6)
    _draw_path(large, lip, [(x, y + fall) for x, y in path], width)
    _draw_path(large, ground, path, width)


def _tones(theme: Theme, colour: Colour, light: float) -> tuple[Colour, Colour]:
    """The colours of a share of the light in a channel, and of its core."""
    if theme.style is Style.NEON:
        tube, core = mix(colour, purest(colour), 0.55), mix(heart_of(purest(colour)), WHITE, 0.45)
        return dimmed(tube, light), dimmed(core, light)
    if theme.style is Style.ENAMEL:
        return mix(theme.tile, colour, light), mix(theme.tile, mix(colour, WHITE, 0.25), light)
    return mix(theme.night, colour, light), mix(theme.night, mix(purest(colour), WHITE, 0.3), light)


def _draw_path(large: Surface, tone: Colour, path: list[Point], width: float) -> None:
    for start, end in pairwise(path):
        thick_line(large, (*tone, 255), start, end, width)


# The way of a channel through the quarter at the upper left corner of a cell, in cells from that corner

HALF, BEYOND = 0.5, 0.1  # a path goes on beyond the quarter, where it is cut off


def _path(bend: Bend, lane: float) -> list[Point]:
    match bend:
        case Bend.LEVEL:
            return [(-BEYOND, lane), (HALF + BEYOND, lane)]
        case Bend.UPRIGHT:
            return [(lane, -BEYOND), (lane, HALF + BEYOND)]
        case Bend.INNER:
            return [(-BEYOND, lane), *_arc(0.0, lane, 90, 0), (lane, -BEYOND)]
    return [(HALF + BEYOND, lane), *_arc(BEND, BEND - lane, 270, 180), (lane, HALF + BEYOND)]


def _arc(middle: float, radius: float, start: float, end: float) -> list[Point]:
    """Points on a circle whose middle lies as far to the right as down; angles run clockwise."""
    turns = [math.radians(start + (end - start) * step / STEPS) for step in range(STEPS + 1)]
    return [(middle + radius * math.cos(turn), middle + radius * math.sin(turn)) for turn in turns]


def _dashes(bend: Bend, lane: float) -> list[list[Point]]:
    """The lit parts of a path. They lie alike on every side of a cell, so that they go on in the next one."""
    if bend is Bend.INNER:
        return []
    half = FILLED / DASHES / 2
    middles = [(number + 0.5) / DASHES for number in range(DASHES // 2)]
    spans = [(middle - half, middle + half) for middle in middles]
    match bend:
        case Bend.LEVEL:
            return [[(start, lane), (end, lane)] for start, end in spans]
        case Bend.UPRIGHT:
            return [[(lane, start), (lane, end)] for start, end in spans]
    around, *others = spans
    corner = [(around[1], lane), *_arc(BEND, BEND - lane, 270, 180), (lane, around[1])]
    straight = [[(start, lane), (end, lane)] for start, end in others]
    return [corner, *straight, *([(y, x) for x, y in dash] for dash in straight)]


def _turned(point: Point, way: tuple[int, int], quarter: Surface, side: float) -> Point:
    """A point of a path as it lies in the quarter this way, in pixels."""
    x, y, (width, height) = point[0] * side, point[1] * side, quarter.get_size()
    return (x if way[1] < 0 else width - x), (y if way[0] < 0 else height - y)
