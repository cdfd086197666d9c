"""A force field: one soft contour around a set of cells, with a texture of its player."""

from functools import lru_cache
from typing import NamedTuple

import pygame
from pygame import SRCALPHA, Rect, Surface
from pygame.mask import Mask

from game.arcade.draw.area import BoardArea, outside
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point, between
from game.arcade.draw.sprites import LIGHT_STEPS, blending, weaken
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, dimmed
from game.core.grid import cells_in
from game.core.rules import Player

# A field is worked out with cells of this size, a multiple of three, and enlarged.
COARSE = 42
# How many cells the texture of a field covers in each direction.
LARGEST = 20
# How round its corners are, in shares of a cell.
ROUND = 0.16
# Its contour lies between these heights of the blurred cells, which are 255 far inside and 0 far outside. Two
# contours along the same edge lie side by side, because each player has heights of their own.
LINES = {1: (190, 214), 2: (140, 168)}
# The strength of the parts of a field in each style: body, light along the edge, texture, and line.
STRENGTHS = {
    Style.NEON: (0.02, 0.55, 0.36, 0.95),
    Style.ENAMEL: (0.06, 0.5, 0.4, 0.9),
    Style.FLAT: (0.0, 0.0, 0.8, 1.0),
}
# How far the light of the edge reaches into the field, and the texture, in shares of a cell.
GLOW, TEXTURED = 0.31, 0.14
# How far the line of a field reaches into another one that it joins, in shares of a cell.
JOINT = 0.06


class _Patch(NamedTuple):
    """Some cells, wherever they lie on the board: those of each row as bits, from the first column on."""

    rows: tuple[int, ...]
    columns: int

    @property
    def coarse(self) -> tuple[int, int]:
        return (self.columns + 1) * COARSE, (len(self.rows) + 1) * COARSE


def draw_field(
    canvas: Surface,
    area: BoardArea,
    theme: Theme,
    cells: int,
    player: Player,
    light: float = 1.0,
    part: Rect | None = None,
) -> None:
    """Lay a player's field over some cells, or the part of it that lies in a rectangle."""
    if not cells or light <= 0:
        return
    patch, place = _placed(area, cells)
    field = _field(theme, player, patch, place.size, max(1, round(LIGHT_STEPS * min(1.0, light))))
    before = canvas.get_clip()
    if part is not None:
        canvas.set_clip(part.clip(before))
    canvas.blit(field, place, special_flags=blending(theme.style))
    canvas.set_clip(before)


def prepare_field(area: BoardArea, theme: Theme, cells: int, player: Player, step: int) -> None:
    """Take one of the steps 1 to 4 that work out a field to be drawn soon, so that no frame takes long."""
    patch, place = _placed(area, cells)
    match step:
        case 1:
            _heights(patch, ROUND)
        case 2:
            _heights(patch, TEXTURED)
        case 3:
            _coarse_field(theme, player, patch)
        case 4:
            _field(theme, player, patch, place.size, LIGHT_STEPS)


def draw_drawn_in(
    canvas: Surface,
    area: BoardArea,
    theme: Theme,
    cells: int,
    player: Player,
    cell: int,
    towards: Point,
    share: float,
) -> None:
    """The piece of a player's field on one cell, which shrinks towards a point until nothing is left."""
    patch, place = _placed(area, cells)
    field = _field(theme, player, patch, place.size, LIGHT_STEPS)
    piece = area.rect_of(cell)
    left = 1 - share
    part = field.subsurface(piece.move(-place.left, -place.top).clip(field.get_rect()))
    shrunk = pygame.transform.scale(part, [max(1, round(side * left)) for side in piece.size])
    x, y = between(piece.center, towards, share)
    canvas.blit(shrunk, shrunk.get_rect(center=(round(x), round(y))), special_flags=blending(theme.style))


def draw_growing(
    canvas: Surface,
    area: BoardArea,
    theme: Theme,
    cells: int,
    player: Player,
    origin: Point,
    share: float,
    joined: int,
) -> Rect:
    """A share of a field that grows out of a point, and joins another one over other cells of the player's.

    Its contour ends at that of the other. Return the part of the screen inside it, where the other is not to
    be drawn: on cells of both, the joined field is drawn there.
    """
    patch, place = _placed(area, cells)
    now = _grown(place, origin, share)
    field = pygame.transform.smoothscale(_coarse_field(theme, player, patch), now.size)
    holes = [_hole(area, cells & ~joined, cell) for cell in cells_in(joined & cells)]
    for hole in holes:
        field.fill((0, 0, 0, 0), hole.move(-now.left, -now.top))
    canvas.blit(field, now, special_flags=blending(theme.style))
    reach = round((1 + 2 * JOINT) * area.cell)
    inside = _grown(place.inflate(-reach, -reach), origin, share)
    for hole in holes:
        draw_field(canvas, area, theme, joined | cells, player, part=hole.clip(inside))
    return inside


def _grown(place: Rect, origin: Point, share: float) -> Rect:
    """What becomes a rectangle, when it has grown out of a point by a share."""
    corners = (between(origin, corner, share) for corner in (place.topleft, place.bottomright))
    (left, top), (right, bottom) = corners
    return Rect(round(left), round(top), max(1, round(right - left)), max(1, round(bottom - top)))


def _hole(area: BoardArea, cells: int, cell: int) -> Rect:
    """The part of a cell that is left to another field: not what lies next to the cells of this one."""
    row, column = divmod(cell, area.size)
    joint, hole = round(JOINT * area.cell), area.rect_of(cell)
    for down, across in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        near_row, near_column = row + down, column + across
        onboard = 0 <= near_row < area.size and 0 <= near_column < area.size
        beside = onboard and cells >> (near_row * area.size + near_column) & 1
        less = joint if beside else -joint
        hole.width -= less * abs(across)
        hole.height -= less * abs(down)
        hole.move_ip(less * (across < 0), less * (down < 0))
    return hole


def around(area: BoardArea, part: Rect) -> tuple[Rect, ...]:
    """Everything of the board and of the light around it that lies outside a part, in four rectangles."""
    return outside(area.rect.inflate(round(area.cell), round(area.cell)), part)


def _placed(area: BoardArea, cells: int) -> tuple[_Patch, Rect]:
    """Some cells as a patch, and where its picture lies: it reaches half a cell beyond them."""
    patch, top, left = _patch_of(cells, area.size)
    corner = [area.rect.left + (left - 0.5) * area.cell, area.rect.top + (top - 0.5) * area.cell]
    size = [(each + 1) * area.cell for each in (patch.columns, len(patch.rows))]
    return patch, Rect(*(round(each) for each in (*corner, *size)))


@lru_cache(maxsize=16)
def _patch_of(cells: int, size: int) -> tuple[_Patch, int, int]:
    """Some cells of a board as a patch, and its first row and column."""
    places = [divmod(cell, size) for cell in cells_in(cells)]
    top, bottom = places[0][0], places[-1][0]
    left, right = (edge(column for _row, column in places) for edge in (min, max))
    rows = [0] * (bottom - top + 1)
    for row, column in places:
        rows[row - top] |= 1 << (column - left)
    return _Patch(tuple(rows), right - left + 1), top, left


@baked
def _field(theme: Theme, player: Player, patch: _Patch, size: tuple[int, int], steps: int) -> Surface:
    """A field with this many of its `LIGHT_STEPS`."""
    if steps < LIGHT_STEPS:
        copy = _field(theme, player, patch, size, LIGHT_STEPS).copy()
        weaken(copy, theme.style, steps / LIGHT_STEPS)
        return copy
    return pygame.transform.smoothscale(_coarse_field(theme, player, patch), size)


@baked
def _coarse_field(theme: Theme, player: Player, patch: _Patch) -> Surface:
    style, colour = theme.style, theme.player(player)
    heights = _heights(patch, ROUND)
    inside, core = (_above(heights, least) for least in LINES[player])
    line = inside.copy()
    line.erase(core, (0, 0))
    body, edge, texture, contour = STRENGTHS[style]
    tone = colour if style is Style.NEON else theme.legible(colour)
    field = _empty(heights.get_size(), style, tone)
    if theme.glow:
        _lay_glow(field, style, inside, line, tone, edge)
    _lay(field, style, inside, tone, body)
    textured = inside.overlap_mask(_texture(player), (0, 0))
    if style is not Style.FLAT:
        textured.erase(_above(_heights(patch, TEXTURED), 250), (0, 0))
    _lay(field, style, textured, tone, texture)
    _lay(field, style, line, tone, contour)
    if style is not Style.FLAT:
        field = pygame.transform.box_blur(field, 1)  # masks have whole pixels only: this hides their steps
    return field


@baked
def _heights(patch: _Patch, slope: float) -> Surface:
    """The cells as a landscape: high inside, with slopes at their edges."""
    heights = Surface(patch.coarse, 0, 32)
    for row, bits in enumerate(patch.rows):
        for column in cells_in(bits):
            square = Rect(round((column + 0.5) * COARSE), round((row + 0.5) * COARSE), COARSE, COARSE)
            pygame.draw.rect(heights, WHITE, square)
    for _twice in range(2):  # once would leave the corners of squares
        heights = pygame.transform.box_blur(heights, max(1, round(COARSE * slope)))
    return heights


def _above(heights: Surface, least: int) -> Mask:
    """Where a landscape is at least so high."""
    return pygame.mask.from_threshold(heights, WHITE, (256 - least, 256 - least, 256 - least, 255))


def _empty(size: tuple[int, int], style: Style, colour: Colour) -> Surface:
    if style is Style.NEON:
        return Surface(size, 0, 32)
    surface = Surface(size, SRCALPHA)
    surface.fill((*colour, 0))
    return surface


def _lay(field: Surface, style: Style, where: Mask, colour: Colour, share: float) -> None:
    """Add a share of a colour where the mask is set."""
    if share <= 0:
        return
    if style is Style.NEON:
        layer = where.to_surface(setcolor=dimmed(colour, share), unsetcolor=(0, 0, 0))
        field.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    else:
        shade = (*colour, round(255 * min(1.0, share)))
        where.to_surface(field, setcolor=shade, unsetcolor=None)


@lru_cache(maxsize=2)
def _texture(player: Player) -> Mask:
    """Slanted lines, in a direction for each player. They begin alike in each cell."""
    side = (LARGEST + 1) * COARSE
    pattern = Surface((side, side), SRCALPHA)
    step, thick = COARSE // 3, max(1, COARSE // 16)
    for offset in range(-side, 2 * side, step):
        ends = ((offset, 0), (offset + side, side)) if player == 2 else ((offset, side), (offset + side, 0))
        pygame.draw.line(pattern, WHITE, *ends, thick)
    return pygame.mask.from_surface(pattern)


def _lay_glow(field: Surface, style: Style, inside: Mask, line: Mask, colour: Colour, share: float) -> None:
    """Light that falls from the line into the field."""
    radius = round(COARSE * GLOW)
    if style is Style.NEON:
        glow = pygame.transform.box_blur(line.to_surface(setcolor=colour, unsetcolor=(0, 0, 0)), radius)
        glow.fill(dimmed(WHITE, share), special_flags=pygame.BLEND_RGB_MULT)
        glow.blit(
            inside.to_surface(setcolor=WHITE, unsetcolor=(0, 0, 0)),
            (0, 0),
            special_flags=pygame.BLEND_RGB_MULT,
        )
        field.blit(glow, (0, 0))
    else:
        ground = line.to_surface(setcolor=(*colour, round(255 * share)), unsetcolor=(*colour, 0))
        glow = pygame.transform.box_blur(ground, radius)
        field.blit(inside.to_surface(setsurface=glow, unsetcolor=None), (0, 0))
