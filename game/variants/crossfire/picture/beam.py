"""The beams of Crossfire that stay: faintly lit along all lines of a marker.

Player 1's beams are solid, Player 2's are dashed.
"""

import math
from functools import lru_cache
from typing import NamedTuple

import pygame
from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point
from game.arcade.draw.sprites import BRIGHTEST, blending, clear, heart_of, weaken
from game.arcade.draw.theme import Colour, Style, Theme, dimmed, mix, purest
from game.core.grid import EIGHT_HEADINGS, cells_in
from game.core.rules import Player
from game.variants.crossfire.rules import CrossfireRules

# How strong beams are that stay; and compared with that, those of the winner and the loser at the end.
STAYING, WINNING, LOSING = 0.36, 2, 0.5
# How much of their light beams keep on a cell for each one after the first that crosses it.
QUIETER = 0.84
# The width of a beam's glow and of its core, in cells.
GLOW, CORE = 0.36, 0.028
OVERSAMPLING = 2
DASHES = 4  # of Player 2's beams, on each cell
TURNS = (0, 90, -45, 45)  # of a row, a column, a falling and a rising diagonal


class Ray(NamedTuple):
    """The way of a beam from a marker in one direction, to the rim of the board."""

    heading: tuple[int, int]
    cells: tuple[int, ...]

    @property
    def kind(self) -> int:
        """Whether it runs along a row, a column, a falling or a rising diagonal."""
        across, down = self.heading
        return (2 if across == down else 3) if across and down else (0 if across else 1)

    @property
    def length(self) -> float:
        """In cells, counted along the rows or the columns."""
        return len(self.cells) + 0.5

    def point(self, area: BoardArea, cell: int, distance: float) -> Point:
        """The point of the beam at a distance from the marker's cell, from the cell to the rim."""
        x, y = area.centre_of(cell)
        way = max(0.0, min(distance, self.length)) * area.cell
        return x + self.heading[0] * way, y + self.heading[1] * way


@lru_cache(maxsize=256)
def rays_of(rules: CrossfireRules, cell: int) -> tuple[Ray, ...]:
    """The beams of a marker on a cell."""
    fire = rules.under_fire(1 << cell)
    ways = zip(EIGHT_HEADINGS, rules.grid.rays[cell], strict=True)
    return tuple(Ray(heading, tuple(cells)) for heading, cells in ways if cells and fire >> cells[0] & 1)


# Beams that stay


def draw_beams(
    canvas: Surface,
    theme: Theme,
    area: BoardArea,
    rules: CrossfireRules,
    player: Player,
    markers: int,
    light: float = 1.0,
) -> None:
    """All beams of a player's markers, as strong as at rest, weaker, or up to twice as strong."""
    side = area.rect.width
    sheet = beam_sheet(rules, theme, side, player, markers)
    if 0 < light < 1:
        sheet = weak_beams(rules, theme, side, player, markers, light)
    for _layer in range(math.ceil(light)):
        canvas.blit(sheet, area.rect, special_flags=blending(theme.style))


@baked
def beam_sheet(rules: CrossfireRules, theme: Theme, side: int, player: Player, markers: int) -> Surface:
    """The beams of a player's markers on a board of a width, quieter where many cross.

    Shining beams are to be added to the canvas, others painted over it.
    """
    area = BoardArea(pygame.Rect(0, 0, side, side), rules.size, 0)
    sheet = Surface((side, side)) if theme.style is Style.NEON else clear((side, side), theme.player(player))
    lines = {line for cell in cells_in(markers) for line in rules.lines_of(cell)}
    for line in lines:
        _lay(sheet, theme, area, line, player)
    if theme.style is not Style.FLAT:
        _quieten(sheet, theme, area, lines)
    return sheet


def _quieten(sheet: Surface, theme: Theme, area: BoardArea, lines: set[int]) -> None:
    """Weaken the beams on cells that many of them cross."""
    for cell in range(area.size * area.size):
        crossing = sum(line >> cell & 1 for line in lines)
        if crossing > 1:
            weaken(sheet.subsurface(area.rect_of(cell)), theme.style, QUIETER ** (crossing - 1))


@baked
def weak_beams(
    rules: CrossfireRules, theme: Theme, side: int, player: Player, markers: int, light: float
) -> Surface:
    """The same beams with a share of their light."""
    sheet = beam_sheet(rules, theme, side, player, markers).copy()
    weaken(sheet, theme.style, light)
    return sheet


def _lay(sheet: Surface, theme: Theme, area: BoardArea, line: int, player: Player) -> None:
    """Lay the beam along a line of cells. Where pieces overlap, the brighter one counts."""
    first, second, *_rest = cells = cells_in(line)
    kind = (1, area.size, area.size + 1, area.size - 1).index(second - first)
    piece = _piece(theme, player, math.ceil(area.cell), kind)
    flag = BRIGHTEST if theme.style is Style.NEON else pygame.BLEND_RGBA_MAX
    for cell in cells:
        x, y = area.centre_of(cell)
        sheet.blit(piece, piece.get_rect(center=(round(x), round(y))), special_flags=flag)


@baked
def _piece(theme: Theme, player: Player, side: int, kind: int) -> Surface:
    """A beam across one cell, along a row, a column or a diagonal."""
    length = side * (math.sqrt(2) if kind > 1 else 1)
    strip = _strip(theme, player, round(length * OVERSAMPLING) + 2, side * OVERSAMPLING)
    return pygame.transform.rotozoom(strip, TURNS[kind], 1 / OVERSAMPLING)


def _strip(theme: Theme, player: Player, length: int, cell: int) -> Surface:
    """A beam from left to right: bright along its core, with a soft glow around it."""
    height = max(5, round(cell * GLOW))
    strip = pygame.transform.scale(_section(theme, player, height, cell, lit=False), (length, height))
    section = _section(theme, player, height, cell, lit=True)
    for start, end in _dashes(player, length):
        dash = pygame.transform.scale(section, (end - start, height))
        strip.fill((0, 0, 0, 0), (start, 0, end - start, height))
        strip.blit(dash, (start, 0))
    return strip


@baked
def _section(theme: Theme, player: Player, height: int, cell: int, *, lit: bool) -> Surface:
    """A column across a beam, with its core or between two dashes."""
    core = max(2.0, cell * CORE) * (1.2 if theme.style is Style.FLAT else 1.0)
    glow = 0.42 if theme.style is Style.NEON else 0.2
    section = clear((1, height), theme.player(player))
    for y in range(height):
        away = abs(y + 0.5 - height / 2)
        around = glow * (1 - away / (height / 2)) ** 2 if theme.glow else 0.0
        within = max(0.0, min(1.0, core / 2 + 0.5 - away)) if lit else 0.0
        section.set_at((0, y), _shade(theme, player, max(around, within) * STAYING, within))
    return section


def _dashes(player: Player, length: int) -> list[tuple[int, int]]:
    """Where the core of a beam across a cell is lit; it begins and ends alike, so that cells join."""
    if player == 1:
        return [(0, length)]
    step = length / DASHES
    return [(round((n + 0.2) * step), round((n + 0.8) * step)) for n in range(DASHES)]


def _shade(theme: Theme, player: Player, share: float, within: float) -> tuple[int, int, int, int]:
    """The colour of a share of a beam: light to be added, or paint that covers."""
    if theme.style is Style.NEON:
        around, core = tones(theme, player)
        return (*dimmed(mix(around, core, within * share), share), 255)
    strength = share if theme.style is Style.ENAMEL else float(share > 0)
    return (*theme.player(player), round(255 * strength))


@lru_cache(maxsize=8)
def tones(theme: Theme, player: Player) -> tuple[Colour, Colour]:
    """The colours of a beam's glow and of its core."""
    colour = theme.player(player)
    if theme.style is not Style.NEON:
        return colour, colour
    return mix(colour, purest(colour), 0.3), heart_of(colour)


def draw_staying(
    canvas: Surface,
    theme: Theme,
    area: BoardArea,
    rules: CrossfireRules,
    cell: int,
    before: int,
    player: Player,
    head: float,
) -> None:
    """The new beams that stay behind the heads of bolts; those of other markers before are there already."""
    old = {line for marker in cells_in(before) for line in rules.lines_of(marker)}
    new = 0
    for line in rules.lines_of(cell):
        new |= line if line not in old else 0
    for ray in rays_of(rules, cell):
        piece = _piece(theme, player, math.ceil(area.cell), ray.kind)
        for distance, crossed in enumerate((cell, *ray.cells)):
            if new >> ray.cells[0] & 1 and distance <= head - 0.5:
                x, y = area.centre_of(crossed)
                place = piece.get_rect(center=(round(x), round(y)))
                canvas.blit(piece, place, special_flags=blending(theme.style))
