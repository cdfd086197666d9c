"""The beams of Crossfire that stay: faintly lit along all lines of a marker, hardly on dead cells.

Player 1's beams are solid, Player 2's are dashed.
"""

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point
from game.arcade.draw.sprites import BRIGHTEST, blending, clear, heart_of, weaken
from game.arcade.draw.theme import Colour, Style, Theme, dimmed, mix, purest
from game.core.grid import EIGHT_HEADINGS, cells_in
from game.core.rules import Player
from game.variants.crossfire.rules import CrossfireRules

# How strong beams are that stay; and compared with that, those of the winner and the loser at the end.
STAYING = {Style.NEON: 0.34, Style.ENAMEL: 0.6, Style.FLAT: 1.0}
WINNING, LOSING = 2, 0.5
# How much of their light beams keep on a cell for each one after the first there, and on dead cells.
QUIETER, ON_DEAD = 0.84, {Style.NEON: 0.36, Style.ENAMEL: 0.4, Style.FLAT: 0.34}
# How strong the beams are that a move would fire, and how thick; and how thick between Player 2's dashes.
AIMED, THICKER, BETWEEN = 0.42, 0.8, 0.42
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
        """Its length in cells, counted along the rows or the columns."""
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


class Staying(NamedTuple):
    """What the beams of a player follow from: the player's markers, and the cells that are dead."""

    player: Player
    markers: int
    dead: int


# Beams that stay


def draw_beams(
    canvas: Surface,
    theme: Theme,
    area: BoardArea,
    rules: CrossfireRules,
    staying: Staying,
    light: float = 1.0,
) -> None:
    """The beams of a player, as strong as at rest, weaker, or up to twice as strong."""
    side = area.rect.width
    sheet = beam_sheet(rules, theme, side, staying)
    if 0 < light < 1:
        sheet = weak_beams(rules, theme, side, staying, light)
    for _layer in range(math.ceil(light)):
        canvas.blit(sheet, area.rect, special_flags=blending(theme.style))


def draw_all_beams(
    canvas: Surface, theme: Theme, area: BoardArea, rules: CrossfireRules, both: tuple[Staying, Staying]
) -> None:
    """The beams of both players at rest."""
    shining = _shining(both)
    if shining:
        sheet = _together(rules, theme, area.rect.width, shining)
        canvas.blit(sheet, area.rect, special_flags=blending(theme.style))


def _shining(both: tuple[Staying, Staying]) -> tuple[Staying, ...]:
    """The beams of those players who have a marker."""
    return tuple(staying for staying in both if staying.markers)


@baked
def _together(rules: CrossfireRules, theme: Theme, side: int, shining: tuple[Staying, ...]) -> Surface:
    """The beams of one player, or of both."""
    first, *others = (beam_sheet(rules, theme, side, staying) for staying in shining)
    sheet = first.copy()
    for other in others:
        sheet.blit(other, (0, 0), special_flags=blending(theme.style))
    for staying in shining:
        beam_sheet.drop(rules, theme, side, staying)
    return sheet


def draw_changing_beams(
    canvas: Surface,
    theme: Theme,
    area: BoardArea,
    rules: CrossfireRules,
    before: tuple[Staying, Staying],
    after: tuple[Staying, Staying],
    reached: int,
) -> None:
    """The beams of both players while a new marker fires: where its fire has come to, as they will be."""
    side, flag = area.rect.width, blending(theme.style)
    old, new = (
        _together(rules, theme, side, shining) if shining else None
        for shining in (_shining(before), _shining(after))
    )
    for cell in range(area.size * area.size):
        sheet = new if reached >> cell & 1 else old
        if sheet is not None:
            place = area.rect_of(cell)
            inside = place.move(-area.rect.left, -area.rect.top)
            canvas.blit(sheet, place, inside, special_flags=flag)


@baked
def beam_sheet(rules: CrossfireRules, theme: Theme, side: int, staying: Staying) -> Surface:
    """The beams of a player on a board of a width, quieter where many cross and on dead cells.

    Shining beams are to be added to the canvas, others painted over it.
    """
    sheet = loud_beams(rules, theme, side, staying.player, staying.markers)
    loud_beams.drop(rules, theme, side, staying.player, staying.markers)
    area = BoardArea(Rect(0, 0, side, side), rules.size, 0)
    _quieten(sheet, theme, area, _lines(rules, staying.markers), staying.dead)
    return sheet


@baked
def loud_beams(rules: CrossfireRules, theme: Theme, side: int, player: Player, markers: int) -> Surface:
    """The same beams, as strong everywhere: the first half of the work."""
    area = BoardArea(Rect(0, 0, side, side), rules.size, 0)
    sheet = Surface((side, side)) if theme.style is Style.NEON else clear((side, side), theme.player(player))
    pieces = [piece for line in _lines(rules, markers) for piece in _along(theme, area, line, player)]
    # Where pieces overlap, the brighter one counts.
    sheet.fblits(pieces, BRIGHTEST if theme.style is Style.NEON else pygame.BLEND_RGBA_MAX)
    return sheet


def _lines(rules: CrossfireRules, markers: int) -> set[int]:
    """The lines of fire of some markers."""
    return {line for cell in cells_in(markers) for line in rules.lines_of(cell)}


def _quieten(sheet: Surface, theme: Theme, area: BoardArea, lines: set[int], dead: int) -> None:
    """Weaken the beams on cells that many of them cross, and on dead ones."""
    for cell in range(area.size * area.size):
        crossing = max(1, sum(line >> cell & 1 for line in lines))
        share = 1.0 if theme.style is Style.FLAT else QUIETER ** (crossing - 1)
        share *= ON_DEAD[theme.style] if dead >> cell & 1 else 1.0
        if share < 1:
            weaken(sheet.subsurface(area.rect_of(cell)), theme.style, share)


@baked
def weak_beams(rules: CrossfireRules, theme: Theme, side: int, staying: Staying, light: float) -> Surface:
    """The same beams with a share of their light."""
    sheet = beam_sheet(rules, theme, side, staying).copy()
    weaken(sheet, theme.style, light)
    return sheet


def _along(theme: Theme, area: BoardArea, line: int, player: Player) -> Iterator[tuple[Surface, Rect]]:
    """The pieces of a beam along a line of cells, and where they lie."""
    first, second, *_rest = cells = cells_in(line)
    kind = (1, area.size, area.size + 1, area.size - 1).index(second - first)
    piece = _piece(theme, player, math.ceil(area.cell), kind)
    for cell in cells:
        x, y = area.centre_of(cell)
        yield piece, piece.get_rect(center=(round(x), round(y)))


@baked
def _piece(theme: Theme, player: Player, side: int, kind: int, *, aimed: bool = False) -> Surface:
    """A beam across one cell, along a row, a column or a diagonal."""
    length = side * (math.sqrt(2) if kind > 1 else 1)
    strip = _strip(theme, player, round(length * OVERSAMPLING) + 2, side * OVERSAMPLING, aimed=aimed)
    return pygame.transform.rotozoom(strip, TURNS[kind], 1 / OVERSAMPLING)


def _strip(theme: Theme, player: Player, length: int, cell: int, *, aimed: bool) -> Surface:
    """A beam from left to right: bright along its core, with a soft glow around it."""
    height = max(5, round(cell * GLOW))
    share, core = AIMED if aimed else STAYING[theme.style], _core_of(theme, cell)
    between = _section(theme, player, height, share, core * BETWEEN if aimed else 0.0)
    strip = pygame.transform.scale(between, (length, height))
    section = _section(theme, player, height, share, core * THICKER if aimed else core)
    for start, end in _dashes(player, length):
        dash = pygame.transform.scale(section, (end - start, height))
        strip.fill((0, 0, 0, 0), (start, 0, end - start, height))
        strip.blit(dash, (start, 0))
    return strip


def _core_of(theme: Theme, cell: int) -> float:
    """The width of a beam's core."""
    return max(2.0, cell * CORE) * (1.2 if theme.style is Style.FLAT else 1.0)


@baked
def _section(theme: Theme, player: Player, height: int, share: float, core: float) -> Surface:
    """A column across a beam, with a core of a width or none."""
    glow = 0.42 if theme.style is Style.NEON else 0.2
    section = clear((1, height), theme.player(player))
    for y in range(height):
        away = abs(y + 0.5 - height / 2)
        around = glow * (1 - away / (height / 2)) ** 2 if theme.glow else 0.0
        within = max(0.0, min(1.0, core / 2 + 0.5 - away)) if core else 0.0
        section.set_at((0, y), _shade(theme, player, max(around, within) * share, within))
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


def draw_aimed(
    canvas: Surface, theme: Theme, area: BoardArea, cell: int, rays: Iterable[Ray], player: Player
) -> None:
    """The beams that a marker would fire, whole from its cell to the rim."""
    side, pieces = math.ceil(area.cell), []
    kinds: set[int] = set()
    for ray in rays:
        piece = _piece(theme, player, side, ray.kind, aimed=True)
        for crossed in ray.cells if ray.kind in kinds else (cell, *ray.cells):
            x, y = area.centre_of(crossed)
            pieces.append((piece, piece.get_rect(center=(round(x), round(y)))))
        kinds.add(ray.kind)
    canvas.fblits(pieces, blending(theme.style))
