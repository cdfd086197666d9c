"""The numbers of the rows and columns on the rim of a board, in the counting of its game."""

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.light import shine_pool
from game.arcade.draw.slab import Slab, metal
from game.arcade.draw.text import text_width, write
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, mix

# A number takes at most this share of its cell; where cells are smaller, only some of the lines have numbers.
ROOM = 0.86
# How strong the numbers are that nobody points at, and the strokes that engrave them.
REST, STROKE = 0.62, 0.5
STEPS = 8  # of the light of a number


def draw_coordinates(canvas: Surface, theme: Theme, slab: Slab, area: BoardArea, origin: int) -> None:
    """All numbers, engraved: columns along the upper rim, rows along the left one."""
    upper, lower = metal(theme)
    for line in range(area.size):
        if _is_numbered(area, line, origin):
            for down, ground in ((False, upper), (True, mix(upper, lower, line / area.size))):
                _engrave(canvas, theme, _place(slab, area, line, down=down), area, str(line + origin), ground)


def light_coordinates(
    canvas: Surface,
    theme: Theme,
    slab: Slab,
    area: BoardArea,
    origin: int,
    lights: tuple[tuple[bool, int, float], ...],
    colour: Colour,
) -> None:
    """Light the numbers of some lines, each a row or a column with a share of light."""
    ground = metal(theme)[0]
    for down, line, light in lights:
        share = round(STEPS * light) / STEPS
        if share > 0:
            tone = mix(_rest(theme, ground), theme.legible(colour), share)
            place = _place(slab, area, line, down=down)
            shine_pool(canvas, theme, place, slab.rim * 0.6, theme.legible(colour), 0.35 * share)
            _underline(canvas, theme, place, area.text_size, colour, share)
            write(canvas, str(line + origin), area.text_size, tone, bold=True, center=place)


def _is_numbered(area: BoardArea, line: int, origin: int) -> bool:
    widest = text_width(str(area.size - 1 + origin), area.text_size, bold=True)
    every = next(each for each in (1, 2, 5, 10, 100) if widest <= ROOM * each * area.cell)
    return every == 1 or (line + origin) % every == 0


def _place(slab: Slab, area: BoardArea, line: int, *, down: bool) -> tuple[int, int]:
    """The middle of a number."""
    along = round((line + 0.5) * area.cell)
    across = slab.rim // 2
    if down:
        return slab.top.left + across, slab.board.top + along
    return slab.board.left + along, slab.top.top + across


def _rest(theme: Theme, ground: Colour) -> Colour:
    """The colour of a number that nobody points at."""
    return theme.soft if theme.style is Style.FLAT else mix(ground, theme.ink, REST)


def _engrave(
    canvas: Surface, theme: Theme, place: tuple[int, int], area: BoardArea, number: str, ground: Colour
) -> None:
    x, y = place
    if theme.style is not Style.FLAT:
        shade, light = mix(ground, BLACK, STROKE), mix(ground, WHITE, STROKE * 0.6)
        below, above = (shade, light) if theme.style is Style.NEON else (light, shade)
        step = max(1, area.text_size // 22)
        write(canvas, number, area.text_size, below, bold=True, center=(x, y - step))
        if theme.style is Style.ENAMEL:
            write(canvas, number, area.text_size, above, bold=True, center=(x, y + step))
    write(canvas, number, area.text_size, _rest(theme, ground), bold=True, center=place)


def _underline(
    canvas: Surface, theme: Theme, place: tuple[int, int], size: int, colour: Colour, light: float
) -> None:
    """A short line of light below a number."""
    line = Rect(0, 0, round(size * 0.9 * light), max(2, size // 10))
    line.midtop = (place[0], place[1] + round(size * 0.44))
    pygame.draw.rect(canvas, theme.legible(colour), line, border_radius=line.height // 2)
