"""The walls of a map, and the rings in which the outer wall closes in: low blocks with lit edges."""

from collections.abc import Iterable

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.perspective import LIFT, Tones, stand
from game.arcade.draw.sprites import ADD, blurred, clear
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, dimmed, mix
from game.arcade.views.arena.field_area import FieldArea
from game.arena.field import EVERY_DIRECTION, frame, inside
from game.core.grid import HEADINGS, cells_in

# How high a block stands, in cells.
BLOCK = 0.5
# How far the light of its edges reaches, in cells.
GLOW = 0.5
# The side of the lamp on a block that stands alone, in cells.
LAMP = 0.4


def draw_blocks(canvas: Surface, theme: Theme, area: FieldArea, cells: int, walls: int, edge: Colour) -> None:
    """Draw blocks on cells, from the furthest one on; neighbours among all walls make one body."""
    places = cells_in(cells & inside(area.field))
    if not places:
        return
    if theme.style is Style.NEON and theme.glow:
        glow = _glow(area.cell, edge)
        for cell in places:
            if _open_sides(area, cell, walls):
                rect = glow.get_rect(center=area.rect_of(cell).center)
                canvas.blit(glow, rect, special_flags=pygame.BLEND_RGB_MAX)
    for cell in places:
        _draw_block(canvas, theme, area, cell, walls, edge)


def lifted(rect: Rect, cell: int) -> Rect:
    """Where the top of a block is that stands on a rectangle."""
    return rect.move(round(LIFT[0] * BLOCK * cell), round(LIFT[1] * BLOCK * cell))


def _draw_block(canvas: Surface, theme: Theme, area: FieldArea, cell: int, walls: int, edge: Colour) -> None:
    foot = area.rect_of(cell)
    stand(canvas, foot, BLOCK * area.cell, _tones(theme, edge))
    top = lifted(foot, area.cell)
    thick = max(1, theme.outline(area.cell * 0.055))
    # One that stands alone looks alike everywhere, also where it touches the wall around the field.
    alone = len(_open_sides(area, cell, walls & ~frame(area.field))) == len(EVERY_DIRECTION)
    for direction in EVERY_DIRECTION if alone else _open_sides(area, cell, walls):
        pygame.draw.rect(canvas, _line(theme, edge), _side(top, HEADINGS[direction], thick))
    if alone:
        _draw_lamp(canvas, theme, top, edge)


def _draw_lamp(canvas: Surface, theme: Theme, top: Rect, edge: Colour) -> None:
    tone = theme.ink if theme.style is Style.FLAT else mix(theme.stone, edge, 0.6)
    lamp = top.inflate(*[-round((1 - LAMP) * top.width)] * 2)
    pygame.draw.rect(canvas, tone, lamp, border_radius=max(1, lamp.width // 5))
    pygame.draw.rect(canvas, mix(tone, WHITE, 0.6), lamp.inflate(*[-2 * max(1, lamp.width // 4)] * 2))


def _open_sides(area: FieldArea, cell: int, walls: int) -> list[int]:
    return [side for side in EVERY_DIRECTION if not walls >> area.field.step(cell, side) & 1]


def _side(top: Rect, heading: tuple[int, int], thick: int) -> Rect:
    """The edge of a top that looks in a direction."""
    across, down = heading
    if across:
        left = top.left if across < 0 else top.right - thick
        return Rect(left, top.top, thick, top.height)
    y = top.top if down < 0 else top.bottom - thick
    return Rect(top.left, y, top.width, thick)


def _line(theme: Theme, edge: Colour) -> Colour:
    if theme.style is Style.NEON:
        return mix(edge, WHITE, 0.25)
    return theme.ink if theme.style is Style.FLAT else mix(edge, WHITE, 0.15)


def _tones(theme: Theme, edge: Colour) -> Tones:
    if theme.style is Style.FLAT:
        dark, side = dimmed(theme.stone, 0.5), dimmed(theme.stone, 0.3)
        return Tones(lambda _up: dark, lambda _up: side, theme.stone)
    body = mix(theme.stone, edge, 0.25)
    if theme.style is Style.ENAMEL:
        return Tones(
            lambda up: dimmed(body, 0.66 + 0.12 * up),
            lambda up: dimmed(body, 0.5 + 0.1 * up),
            mix(body, WHITE, 0.35),
        )
    return Tones(
        lambda up: mix(dimmed(body, 0.3), edge, 0.1 + 0.45 * up**2),
        lambda up: mix(dimmed(body, 0.16), edge, 0.24 * up**2),
        mix(dimmed(body, 0.5), edge, 0.16),
    )


@baked
def _glow(cell: int, edge: Colour) -> Surface:
    """The light around a block on the floor."""
    side = cell + 2 * round(cell * GLOW)
    light = Surface((side, side))
    inner = Rect(0, 0, cell, cell)
    inner.center = (side // 2, side // 2)
    pygame.draw.rect(light, dimmed(edge, 0.4), inner)
    return blurred(light, max(1, round(cell * 0.16)))


# The ring that closes in next


def ring_rects(area: FieldArea, rings: int) -> Iterable[Rect]:
    """The four sides of a ring of cells, counted from the wall."""
    cell, whole = area.cell, area.rect.inflate(-2 * rings * area.cell, -2 * rings * area.cell)
    if whole.width <= 0 or whole.height <= 0:
        return ()
    return (
        Rect(whole.left, whole.top, whole.width, cell),
        Rect(whole.left, whole.bottom - cell, whole.width, cell),
        Rect(whole.left, whole.top + cell, cell, max(0, whole.height - 2 * cell)),
        Rect(whole.right - cell, whole.top + cell, cell, max(0, whole.height - 2 * cell)),
    )


def draw_warning(canvas: Surface, theme: Theme, area: FieldArea, rings: int, light: float) -> None:
    """Stripes on the cells that the wall takes next, with a share of their strength."""
    steps = round(8 * light)
    if steps <= 0:
        return
    before = canvas.get_clip()
    canvas.set_clip(_floor_within(area, rings).clip(before))
    for rect in ring_rects(area, rings):
        stripes = _stripes(theme, rect.size, area.cell, steps)
        canvas.blit(stripes, rect, special_flags=ADD if theme.style is Style.NEON else 0)
    canvas.set_clip(before)


def _floor_within(area: FieldArea, rings: int) -> Rect:
    """What is seen of the floor within so many rings: those below and on the right hide a part of it."""
    whole = area.rect.inflate(-2 * rings * area.cell, -2 * rings * area.cell)
    return whole.clip(lifted(whole, area.cell)) if rings else whole


@baked
def _stripes(theme: Theme, size: tuple[int, int], cell: int, steps: int) -> Surface:
    neon = theme.style is Style.NEON
    share = steps / 8
    tone: tuple[int, ...] = dimmed(theme.danger, 0.6 * share) if neon else (*theme.danger, round(190 * share))
    stripes = Surface(size) if neon else clear(size, theme.danger)
    step = max(4, cell // 2)
    for start in range(-size[1] - step, size[0] + step, step * 2):
        left, right = start + size[1], start + step + size[1]
        points = [(start, size[1]), (start + step, size[1]), (right, 0), (left, 0)]
        pygame.draw.polygon(stripes, tone, points)
    return stripes


def ticks_light(ticks: int | None, progress: float, most: int = 4) -> float:
    """How strongly the ring that comes next is marked: it swells until it comes."""
    if ticks is None or ticks > most:
        return 0.0
    return max(0.0, 1 - (ticks - progress) / most)
