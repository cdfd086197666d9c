"""Pillars on cells that were blocked before the first move."""

from collections.abc import Callable

from pygame import Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.sheet import Placed, Sheet, Tones, bounds, draw_block
from game.arcade.draw.cycles.wall_shape import Cell
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, mix
from game.arcade.draw.tilted_area import TiltedArea
from game.variants.light_cycle.picture.floor import Patch

# Half the side of a pillar, its height, and half the side of the lit plate on its top, in cells.
HALF, HEIGHT, PLATE = 0.3, 0.7, 0.2
FINER = 2


def depth_of_pillar(cell: Cell) -> float:
    """The row of its far side."""
    return cell[1] + 0.5 - HALF


def draw_pillar(canvas: Surface, area: TiltedArea, theme: Theme, cell: Cell) -> None:
    patch = Patch.of(area)
    _pillar(theme, patch, cell).lay(canvas, patch.corner(area))


@baked
def _pillar(theme: Theme, patch: Patch, cell: Cell) -> Placed:
    view = patch.area.view
    outline = _square(cell, HALF)
    rect = bounds(view, [(corner, up) for corner in outline for up in (0.0, HEIGHT)], 3)
    sheet = Sheet(view, rect, FINER, theme.stone)
    draw_block(sheet, outline, HEIGHT, _tones(theme))
    lit = theme.accent if theme.style is not Style.ENAMEL else mix(theme.accent, BLACK, 0.1)
    plate = [(corner, HEIGHT) for corner in _square(cell, PLATE)]
    sheet.line(mix(_top(theme), lit, 0.75), view.cell * 0.022, [*plate, plate[0]])
    return sheet.shrunk()


def _square(cell: Cell, half: float) -> list[tuple[float, float]]:
    x, y = cell[0] + 0.5, cell[1] + 0.5
    return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]


def _top(theme: Theme) -> tuple[int, int, int]:
    return mix(theme.stone, theme.night, 0.3) if theme.style is Style.NEON else mix(theme.stone, WHITE, 0.12)


def _tones(theme: Theme) -> Tones:
    """Stone, lit at its foot by the floor and at its crest from above."""
    deep = BLACK if theme.style is Style.NEON else theme.edge

    def face(light: float) -> Callable[[float], Colour]:
        return lambda up: mix(mix(theme.stone, deep, 0.8), theme.stone, light * (0.15 + 0.85 * up))

    return Tones(face(0.8), face(0.4), _top(theme))
