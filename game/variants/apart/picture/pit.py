"""The pit of Apart: cells that neither player can use any more are one hollow where they touch."""

from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.mask import Mask

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.sprites import blurred, clear
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix, purest
from game.variants.apart.picture.borders import Bend, quarters_of

# How much of a cell is left along the border of a pit, and how round its corners are, in cells.
LEDGE, ROUND = 0.17, 0.1
# How far the shadow of the upper edge falls into the pit, in cells, and how dense it is at most, of 255.
SHADOW = 0.16
DARK = {Style.NEON: 245, Style.ENAMEL: 110}
# How far light from the lower wall reaches over the ground, in cells, and how dense it is, of 255.
GLOW, LIT = 0.18, 220
# How deep the light lies that fills a pit, in depths of the pit.
FULL = 0.3
# How much is seen of the lower wall and of those at the sides, and the width of the edge that catches light,
# in cells.
WALL, SIDE, LIP = 0.06, 0.026, 0.018
# What is drawn around a piece, so that shadows from there fall into it, in cells.
AROUND = 0.3
# A pit is drawn this many times larger and then shrunk, which smooths it.
OVERSAMPLING = 2


def draw_pit(
    canvas: Surface, area: BoardArea, theme: Theme, cells: int, filled: Colour | None = None
) -> None:
    """Draw the pit of some cells, empty or `filled` with light."""
    pieces = []
    for quarter in quarters_of(cells, area.size):
        place, way = quarter.place(area), (quarter.down, quarter.across)
        if place.colliderect(canvas.get_clip()):
            pieces.append((_piece(theme, quarter.bend, way, place.size, filled), place))
    canvas.fblits(pieces)


def keep_pit(area: BoardArea, theme: Theme, cells: int, filled: Colour, share: float) -> None:
    """Keep a share of the pieces of a pit that is filled soon, so that no frame has to draw them all."""
    quarters = quarters_of(cells, area.size)
    for quarter in quarters[: round(share * len(quarters))]:
        _piece(theme, quarter.bend, (quarter.down, quarter.across), quarter.place(area).size, filled)


@baked
def _piece(
    theme: Theme, bend: Bend, way: tuple[int, int], size: tuple[int, int], filled: Colour | None
) -> Surface:
    """A quarter of a cell of the pit, which lies this way from its middle."""
    side, around = 2 * size[0], round(AROUND * 2 * size[0])
    inside = _inside(bend, way, size, around)
    piece = Surface(inside.get_size(), pygame.SRCALPHA)
    piece.fill(_tones(theme, filled).ground)
    if theme.style is not Style.FLAT:
        _draw_walls(piece, theme, inside, side, filled)
    piece.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return piece.subsurface(Rect((around, around), size)).copy()


def _draw_walls(piece: Surface, theme: Theme, inside: Surface, side: int, filled: Colour | None) -> None:
    """The walls of the pit, with light on the lower ones, in the shadow of its upper edge."""
    hollow, tones = pygame.mask.from_surface(inside), _tones(theme, filled)
    deep = 1.0 if filled is None else FULL
    _veil(piece, hollow, tones.wall, -round(GLOW * side), LIT)
    wall, lip = max(1, round(WALL * side)), max(1, round(LIP * side))
    for across, down, tone in (
        (max(1, round(SIDE * side)), 0, tones.side),
        (-max(1, round(SIDE * side)), 0, tones.side),
        (0, -wall, tones.wall),
        (0, -lip, tones.lip),
    ):
        _edge(piece, hollow, (across, down), tone)
    _veil(piece, hollow, BLACK, round(SHADOW * deep * side), DARK[theme.style])


class Tones(NamedTuple):
    """The colours of the ground, of the walls at the sides, of the lower one, and of its edge."""

    ground: Colour
    side: Colour
    wall: Colour
    lip: Colour


def _tones(theme: Theme, filled: Colour | None) -> Tones:
    if theme.style is Style.FLAT:
        ground = dimmed(theme.edge, 0.42) if filled is None else mix(theme.night, filled, 0.75)
        return Tones(ground, ground, ground, ground)
    if filled is not None:
        pure = purest(filled) if theme.style is Style.NEON else filled
        ground, wall = mix(theme.tile, pure, 0.6), mix(theme.tile, pure, 0.8)
        return Tones(ground, mix(ground, wall, 0.5), wall, mix(pure, WHITE, 0.6))
    if theme.style is Style.ENAMEL:
        ground, wall = mix(theme.tile, theme.soft, 0.42), mix(theme.tile, theme.soft, 0.18)
        return Tones(ground, mix(ground, wall, 0.6), wall, WHITE)
    ground, wall = mix(theme.night, theme.tile, 0.68), mix(theme.tile, theme.edge, 0.75)
    return Tones(ground, mix(ground, wall, 0.7), wall, mix(theme.edge, WHITE, 0.32))


def _veil(piece: Surface, hollow: Mask, tone: Colour, reach: int, dense: int) -> None:
    """What an edge throws on the ground, downwards or upwards: the nearer, the denser."""
    veil = hollow.to_surface(setcolor=(*tone, 0), unsetcolor=(*tone, dense))
    shifted = clear(piece.get_size(), tone)
    shifted.blit(veil, (0, reach // 2))
    piece.blit(blurred(shifted, max(1, abs(reach) // 2)), (0, 0))


def _edge(piece: Surface, hollow: Mask, inwards: tuple[int, int], tone: Colour) -> None:
    """A strip along the edge of the hollow from which it is moved inwards."""
    strip = hollow.copy()
    strip.erase(hollow, inwards)
    strip.to_surface(piece, setcolor=tone, unsetcolor=None)


def _inside(bend: Bend, way: tuple[int, int], size: tuple[int, int], around: int) -> Surface:
    """White where a quarter is pit, and so many pixels around it, as if its border went straight on."""
    whole = [length + 2 * around for length in size]
    large = Surface([OVERSAMPLING * length for length in whole], pygame.SRCALPHA)
    side, shift = 2 * OVERSAMPLING * size[0], OVERSAMPLING * around
    ledge, radius = round(LEDGE * side), round(ROUND * side)
    left = ledge if bend in (Bend.OUTER, Bend.UPRIGHT) else -side
    top = ledge if bend in (Bend.OUTER, Bend.LEVEL) else -side
    hollow = Rect(left, top, 2 * side, 2 * side)
    pygame.draw.rect(large, WHITE, _turned(hollow.move(shift, shift), way, large), border_radius=radius)
    if bend is Bend.INNER:
        corner = Rect(-side, -side, side + ledge, side + ledge)
        pygame.draw.rect(
            large, (*WHITE, 0), _turned(corner.move(shift, shift), way, large), border_radius=radius
        )
    return pygame.transform.smoothscale(large, whole)


def _turned(part: Rect, way: tuple[int, int], quarter: Surface) -> Rect:
    """A part of the upper left quarter of a cell as it lies in the quarter this way."""
    down, across = way
    width, height = quarter.get_size()
    return Rect(
        part.left if across < 0 else width - part.left - part.width,
        part.top if down < 0 else height - part.top - part.height,
        part.width,
        part.height,
    )
