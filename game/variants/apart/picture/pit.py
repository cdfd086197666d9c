"""The pit of Apart: cells that neither player can use any more are one hollow where they touch."""

import pygame
from pygame import Rect, Surface
from pygame.mask import Mask

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix, purest
from game.variants.apart.picture.borders import Bend, quarters_of

# How much of a cell is left along the border of a pit, and how round its corners are, in cells.
LEDGE, ROUND = 0.17, 0.07
# How far the shadow of the upper edge falls into the pit, in cells, and how dark it is at most, of 255.
SHADOW = 0.19
DARK = {Style.NEON: 230, Style.ENAMEL: 90}
# How deep the light lies that fills a pit, in depths of the pit.
FULL = 0.3
# How much is seen of the wall below the lower edge, and the width of the edge that catches light, in cells.
WALL, LIP = 0.045, 0.014
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
    inside, side = _inside(bend, way, size), 2 * size[0]
    ground, wall, lip = _tones(theme, filled)
    piece = Surface(size, pygame.SRCALPHA)
    piece.fill(ground)
    if theme.style is not Style.FLAT:
        _shade(piece, bend, way, round(SHADOW * (1.0 if filled is None else FULL) * side), DARK[theme.style])
        solid = pygame.mask.from_surface(inside)
        for reach, tone in ((round(WALL * side), wall), (max(1, round(LIP * side)), lip)):
            _edge(piece, bend, way, solid, reach, tone)
    piece.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return piece


def _tones(theme: Theme, filled: Colour | None) -> tuple[Colour, Colour, Colour]:
    """The colours of the ground, of the wall that faces the light, and of its upper edge."""
    if theme.style is Style.FLAT:
        ground = dimmed(theme.edge, 0.42) if filled is None else mix(theme.night, filled, 0.75)
        return ground, ground, ground
    if filled is not None:
        pure = purest(filled) if theme.style is Style.NEON else filled
        return mix(theme.tile, pure, 0.6), mix(theme.tile, pure, 0.8), mix(pure, WHITE, 0.6)
    if theme.style is Style.ENAMEL:
        return mix(theme.tile, theme.soft, 0.42), mix(theme.tile, theme.soft, 0.18), WHITE
    return mix(theme.night, theme.tile, 0.4), mix(theme.night, theme.edge, 0.55), mix(theme.edge, WHITE, 0.22)


def _shade(piece: Surface, bend: Bend, way: tuple[int, int], reach: int, dark: int) -> None:
    """The shadow that an upper edge throws on the ground: the nearer, the darker."""
    width, ledge = piece.get_width(), round(LEDGE * 2 * piece.get_width())
    if way[0] > 0 or bend in (Bend.UPRIGHT, Bend.NONE):
        return
    shade = Surface((ledge if bend is Bend.INNER else width, max(1, reach)), pygame.SRCALPHA)
    for y in range(shade.get_height()):
        shade.fill((*BLACK, round(dark * (1 - y / shade.get_height()) ** 1.5)), Rect(0, y, width, 1))
    piece.blit(shade, (width - ledge if bend is Bend.INNER and way[1] > 0 else 0, ledge))


def _edge(piece: Surface, bend: Bend, way: tuple[int, int], solid: Mask, reach: int, tone: Colour) -> None:
    """A strip along the lower edge of what is solid."""
    if way[0] < 0 or bend in (Bend.UPRIGHT, Bend.NONE):
        return
    strip, ledge = solid.copy(), round(LEDGE * 2 * piece.get_width())
    strip.erase(solid, (0, -reach))
    if bend is Bend.INNER:  # beside its corner, the pit goes on
        strip.erase(Mask(piece.get_size(), fill=True), (-way[1] * ledge, 0))
    strip.to_surface(piece, setcolor=(*tone, 255), unsetcolor=None)


def _inside(bend: Bend, way: tuple[int, int], size: tuple[int, int]) -> Surface:
    """White where a quarter is pit."""
    large = Surface([OVERSAMPLING * length for length in size], pygame.SRCALPHA)
    side = 2 * large.get_width()
    ledge, radius = round(LEDGE * side), round(ROUND * side)
    left = ledge if bend in (Bend.OUTER, Bend.UPRIGHT) else -side
    top = ledge if bend in (Bend.OUTER, Bend.LEVEL) else -side
    hollow = Rect(left, top, 2 * side, 2 * side)
    pygame.draw.rect(large, WHITE, _turned(hollow, way, large), border_radius=radius)
    if bend is Bend.INNER:
        corner = Rect(-side, -side, side + ledge, side + ledge)
        pygame.draw.rect(large, (*WHITE, 0), _turned(corner, way, large), border_radius=radius)
    return pygame.transform.smoothscale(large, size)


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
