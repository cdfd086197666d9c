"""The walls of a map as lit buildings, and the rings in which the wall around the field closes in."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import pygame
from pygame import Surface

from game.arcade.draw.easing import Point, clamped
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, dimmed, mix, purest
from game.arcade.views.arena.field_area import RIM, RIM_HEIGHT, FieldArea
from game.arena.field import closed_in, frame, inside
from game.arena.state import State
from game.core.grid import DOWN, HEADINGS, LEFT, RIGHT, UP, cells_in

# How high a wall stands, and one that stands alone: a pillar. In cells.
WALL_HEIGHT, PILLAR_HEIGHT = 0.5, 0.7
# How far the foot of a pillar lies within its cell.
INSET = 0.08
# The slits of light in the front of a pillar: their places and their width, in shares of its width.
SLITS, SLIT = (0.24, 0.5, 0.76), 0.1
# In how many bands the front of a block becomes brighter, up to its edge.
BANDS = 6
# The edges of a top by direction, as its corners: left far, right far, right near, left near.
EDGES = {UP: (0, 1), RIGHT: (1, 2), DOWN: (2, 3), LEFT: (3, 0)}


class Block(NamedTuple):
    """A cell of a wall as a body: its foot, its top, and the sides at which it does not go on."""

    foot: tuple[Point, ...]  # left far, right far, right near, left near
    top: tuple[Point, ...]
    open_sides: tuple[int, ...]
    alone: bool


def block_of(area: FieldArea, cell: int, walls: int) -> Block:
    """A block on a cell; neighbours among all walls make one body with it."""
    column, row = area.field.coordinates(cell)
    inner = walls & ~frame(area.field)
    alone = not any(inner >> area.field.step(cell, side) & 1 for side in EDGES)
    # One that stands alone looks alike everywhere, also where it touches the wall around the field.
    sides = tuple(side for side in EDGES if alone or not walls >> area.field.step(cell, side) & 1)
    inset, height = (INSET, PILLAR_HEIGHT) if alone else (0.0, WALL_HEIGHT)
    left, right, far, near = column + inset, column + 1 - inset, row + inset, row + 1 - inset
    corners = ((left, far), (right, far), (right, near), (left, near))
    return Block(
        tuple(area.at(corner) for corner in corners),
        tuple(area.at(corner, height) for corner in corners),
        sides,
        alone,
    )


def draw_blocks(canvas: Surface, theme: Theme, area: FieldArea, cells: int, walls: int, edge: Colour) -> None:
    """Draw blocks on cells, from the furthest one on, and from the sides inwards."""
    for cell in _in_depth(area, cells & inside(area.field)):
        draw_block(canvas, theme, area, cell, walls, edge)


def _in_depth(area: FieldArea, cells: int) -> list[int]:
    middle = (area.field.width - 1) / 2

    def depth(cell: int) -> tuple[int, float]:
        column, row = area.field.coordinates(cell)
        return row, -abs(column - middle)

    return sorted(cells_in(cells), key=depth)


def draw_block(canvas: Surface, theme: Theme, area: FieldArea, cell: int, walls: int, edge: Colour) -> None:
    block = block_of(area, cell, walls)
    for side in (LEFT, RIGHT, DOWN):
        if side in block.open_sides:
            _draw_side(canvas, theme, block, side, edge)
    pygame.draw.polygon(canvas, _top(theme, edge), block.top)
    if block.alone:
        _draw_lamp(canvas, theme, block, edge)
    line, thick = _line(theme, edge), theme.outline(max(1.0, area.cell * 0.035))
    for side in block.open_sides:
        one, other = (block.top[corner] for corner in EDGES[side])
        if thick > 1:
            pygame.draw.line(canvas, line, one, other, thick)
        pygame.draw.aaline(canvas, line, one, other)
    _draw_foot(canvas, theme, block, edge)


def _draw_side(canvas: Surface, theme: Theme, block: Block, side: int, edge: Colour) -> None:
    """The near, left or right side. One that looks away is covered by what is drawn after it."""
    one, other = EDGES[side]
    foot, top = (block.foot[one], block.foot[other]), (block.top[one], block.top[other])
    tone = _front if side == DOWN else _side
    for band in range(BANDS):
        low, high = (
            [_along(start, end, share) for start, end in zip(foot, top, strict=True)]
            for share in (band / BANDS, (band + 1) / BANDS)
        )
        pygame.draw.polygon(canvas, tone(theme, edge, (band + 0.5) / BANDS), [*low, *reversed(high)])


def _along(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _draw_lamp(canvas: Surface, theme: Theme, block: Block, edge: Colour) -> None:
    """The square on top of a pillar, and the slits in its front."""
    tone = theme.ink if theme.style is Style.FLAT else mix(edge, WHITE, 0.35)
    middle = _along(block.top[0], block.top[2], 0.5)
    square = [_along(middle, corner, 0.52) for corner in block.top]
    pygame.draw.polygon(canvas, mix(_top(theme, edge), tone, 0.3), square)
    pygame.draw.aalines(canvas, mix(_top(theme, edge), tone, 0.8), True, square)
    for across in SLITS:
        left, right = ((across - SLIT / 2), (across + SLIT / 2))
        low, high = (
            [_along(row[3], row[2], share) for share in (left, right)] for row in (block.foot, block.top)
        )
        slit = [_along(low[0], high[0], 0.25), _along(low[1], high[1], 0.25)]
        slit += [_along(low[1], high[1], 0.68), _along(low[0], high[0], 0.68)]
        pygame.draw.polygon(canvas, tone, slit)


def _draw_foot(canvas: Surface, theme: Theme, block: Block, edge: Colour) -> None:
    """A faint line where the front stands on the floor."""
    if theme.style is Style.NEON and DOWN in block.open_sides:
        pygame.draw.aaline(canvas, mix(dimmed(theme.night, 0.6), edge, 0.55), block.foot[3], block.foot[2])


def deep(colour: Colour) -> Colour:
    """The hue of a colour without most of its white: what it throws on dark glass."""
    white = round(0.62 * min(colour))
    red, green, blue = (part - white for part in colour)
    return purest((red, green, blue))


def _line(theme: Theme, edge: Colour) -> Colour:
    if theme.style is Style.NEON:
        return mix(edge, WHITE, 0.35)
    return theme.ink if theme.style is Style.FLAT else mix(edge, WHITE, 0.15)


def _body(theme: Theme, edge: Colour) -> Colour:
    return mix(theme.stone, edge, 0.25)


def _top(theme: Theme, edge: Colour) -> Colour:
    if theme.style is Style.FLAT:
        return theme.stone
    if theme.style is Style.ENAMEL:
        return mix(_body(theme, edge), WHITE, 0.35)
    return mix(dimmed(theme.night, 0.9), deep(edge), 0.17)


def _front(theme: Theme, edge: Colour, up: float) -> Colour:
    if theme.style is Style.FLAT:
        return dimmed(theme.stone, 0.5)
    body = _body(theme, edge)
    if theme.style is Style.ENAMEL:
        return dimmed(body, 0.66 + 0.12 * up)
    return mix(dimmed(theme.night, 0.7), deep(edge), 0.1 + 0.42 * up**2)


def _side(theme: Theme, edge: Colour, up: float) -> Colour:
    if theme.style is Style.FLAT:
        return dimmed(theme.stone, 0.3)
    body = _body(theme, edge)
    if theme.style is Style.ENAMEL:
        return dimmed(body, 0.5 + 0.1 * up)
    return mix(dimmed(theme.night, 0.5), deep(edge), 0.06 + 0.24 * up**2)


def edges_of(area: FieldArea, cells: int, walls: int) -> Iterator[tuple[Point, Point]]:
    """The lit edges of blocks."""
    for cell in cells_in(cells & inside(area.field)):
        block = block_of(area, cell, walls)
        for side in block.open_sides:
            one, other = EDGES[side]
            yield block.top[one], block.top[other]


def light_of_blocks(small: Surface, tone: Colour, area: FieldArea, cells: int, shrunk: int) -> None:
    """What blocks throw on the floor around them, on a picture so many times smaller."""
    for cell in cells_in(cells & inside(area.field)):
        foot = block_of(area, cell, cells).foot
        pygame.draw.polygon(small, tone, [(x / shrunk, y / shrunk) for x, y in foot])


# The ring that closes in next

# How high its teeth rise before it does, and how far they stand apart from each other, in cells.
TOOTH, APART = 0.5, 0.12


def draw_warning(canvas: Surface, theme: Theme, area: FieldArea, state: State, light: float) -> None:
    """Teeth that rise from the free cells that the wall takes next, up to the height of a wall."""
    if light <= 0:
        return
    ring = closed_in(area.field, state.rings + 1) & state.free
    for cell in _in_depth(area, ring):
        _draw_tooth(canvas, theme, area, cell, clamped(light))


def _draw_tooth(canvas: Surface, theme: Theme, area: FieldArea, cell: int, light: float) -> None:
    column, row = area.field.coordinates(cell)
    left, right, far, near = column + APART, column + 1 - APART, row + APART, row + 1 - APART
    peak = area.at((column + 0.5, row + 0.5), TOOTH * light)
    corners = [area.at(point) for point in ((left, far), (right, far), (right, near), (left, near))]
    if theme.style is Style.FLAT:
        pygame.draw.polygon(canvas, theme.danger, corners)
        pygame.draw.polygon(canvas, theme.ink, [corners[3], corners[2], peak])
        return
    glow = 0.35 + 0.65 * light
    dark = theme.night if theme.style is Style.NEON else theme.tile
    for one, other, share in ((0, 3, 0.3), (1, 2, 0.3), (3, 2, 0.62)):
        pygame.draw.polygon(
            canvas, mix(dark, theme.danger, share * glow), [corners[one], corners[other], peak]
        )
    line = mix(theme.danger, WHITE, 0.35 * light) if theme.style is Style.NEON else theme.danger
    pygame.draw.aalines(canvas, mix(dark, line, glow), True, [corners[3], peak, corners[2]])


# A lamp for each tick until then, on the wall at the back: their width and distance in cells.
LAMP, LAMPS_APART = 0.7, 1.0


def draw_ticks_left(canvas: Surface, theme: Theme, area: FieldArea, state: State) -> None:
    """As many lamps as ticks between two rings; those that are lit are left until the wall closes in."""
    left = state.ticks_until_ring
    if left is None:
        return
    first = area.field.width / 2 - state.ring_ticks * LAMPS_APART / 2
    for number in range(state.ring_ticks):
        start = first + number * LAMPS_APART + (LAMPS_APART - LAMP) / 2
        corners = [
            area.at((x, -RIM * up / RIM_HEIGHT), up)
            for x, up in ((start, 0.62), (start + LAMP, 0.62), (start + LAMP, 0.24), (start, 0.24))
        ]
        lit = number < left
        tone = theme.danger if lit else theme.faint(theme.danger, 0.22)
        pygame.draw.polygon(
            canvas, mix(tone, WHITE, 0.25) if lit and theme.style is Style.NEON else tone, corners
        )
        pygame.draw.aalines(canvas, tone, True, corners)


def ticks_light(ticks: int | None, progress: float, most: int = 4) -> float:
    """How far the ring that comes next has risen: it grows until it comes."""
    if ticks is None or ticks > most:
        return 0.0
    return max(0.0, 1 - (ticks - progress) / most)


def in_front_of(area: FieldArea, cells: Iterable[int], walls: int) -> int:
    """The blocks that may hide something on some cells: those in the next row, and beside it."""
    found = 0
    for cell in cells:
        below = area.field.step(cell, DOWN)
        for across, _down in (HEADINGS[LEFT], (0, 0), HEADINGS[RIGHT]):
            found |= walls & (1 << below + across)
    return found & inside(area.field)
