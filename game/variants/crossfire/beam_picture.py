"""The beams of Crossfire: faint ones that stay, bolts that run along them, and the aim of a move.

Player 1's beams are solid, Player 2's are dashed.
"""

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

import pygame
from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.easing import Point, between
from game.arcade.draw.lines import smooth_line
from game.arcade.draw.sprites import blending, clear, heart_of
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix, purest
from game.core.grid import EIGHT_HEADINGS, cells_in
from game.core.rules import Player
from game.variants.crossfire.rules import CrossfireRules

# How strong beams are that stay, and those of the winner at the end.
STAYING, WINNING = 0.36, 0.72
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
        """The point of the beam at a distance from the marker's cell, but not beyond the rim."""
        x, y = area.centre_of(cell)
        way = min(distance, self.length) * area.cell
        return x + self.heading[0] * way, y + self.heading[1] * way


@lru_cache(maxsize=256)
def rays_of(rules: CrossfireRules, cell: int) -> tuple[Ray, ...]:
    """The beams of a marker on a cell."""
    fire = rules.under_fire(1 << cell)
    ways = zip(EIGHT_HEADINGS, rules.grid.rays[cell], strict=True)
    return tuple(Ray(heading, tuple(cells)) for heading, cells in ways if cells and fire >> cells[0] & 1)


# Beams that stay


@lru_cache(maxsize=6)
def staying_beams(
    rules: CrossfireRules, theme: Theme, side: int, players: tuple[tuple[int, float], ...]
) -> Surface:
    """All beams on a board of a width: the markers of each player, and how strong their beams are.

    Shining beams are to be added to the canvas, others painted over it.
    """
    area = BoardArea(pygame.Rect(0, 0, side, side), rules.size, 0)
    shining = theme.style is Style.NEON
    whole = Surface((side, side)) if shining else clear((side, side), WHITE)
    for player, (markers, light) in enumerate(players, start=1):
        sheet = whole if shining else clear((side, side), theme.player(player))
        lines = {line for cell in cells_in(markers) for line in rules.lines_of(cell)}
        for line in lines:
            _lay(sheet, theme, area, line, player, light)
        if not shining:
            whole.blit(sheet, (0, 0))
    return whole


def _lay(sheet: Surface, theme: Theme, area: BoardArea, line: int, player: Player, light: float) -> None:
    """Lay the beam along a line of cells. Where pieces overlap, the brighter one counts."""
    first, second, *_rest = cells = cells_in(line)
    kind = (1, area.size, area.size + 1, area.size - 1).index(second - first)
    piece = _piece(theme, player, math.ceil(area.cell), kind, light)
    flag = pygame.BLEND_RGB_MAX if theme.style is Style.NEON else pygame.BLEND_RGBA_MAX
    for cell in cells:
        x, y = area.centre_of(cell)
        sheet.blit(piece, piece.get_rect(center=(round(x), round(y))), special_flags=flag)


@lru_cache(maxsize=24)
def _piece(theme: Theme, player: Player, side: int, kind: int, light: float) -> Surface:
    """A beam across one cell, along a row, a column or a diagonal."""
    length = side * (math.sqrt(2) if kind > 1 else 1)
    strip = _strip(theme, player, round(length * OVERSAMPLING) + 2, side * OVERSAMPLING, light)
    return pygame.transform.rotozoom(strip, TURNS[kind], 1 / OVERSAMPLING)


def _strip(theme: Theme, player: Player, length: int, cell: int, light: float) -> Surface:
    """A beam from left to right: bright along its core, with a soft glow around it."""
    height = max(5, round(cell * GLOW))
    strip = pygame.transform.scale(_section(theme, player, height, cell, light, lit=False), (length, height))
    section = _section(theme, player, height, cell, light, lit=True)
    for start, end in _dashes(player, length):
        dash = pygame.transform.scale(section, (end - start, height))
        strip.fill((0, 0, 0, 0), (start, 0, end - start, height))
        strip.blit(dash, (start, 0))
    return strip


def _section(theme: Theme, player: Player, height: int, cell: int, light: float, *, lit: bool) -> Surface:
    """A column across a beam, with its core or between two dashes."""
    core = max(2.0, cell * CORE) * (1.2 if theme.style is Style.FLAT else 1.0)
    glow = 0.42 if theme.style is Style.NEON else 0.2
    section = clear((1, height), theme.player(player))
    for y in range(height):
        away = abs(y + 0.5 - height / 2)
        around = glow * (1 - away / (height / 2)) ** 2 if theme.glow else 0.0
        within = max(0.0, min(1.0, core / 2 + 0.5 - away)) if lit else 0.0
        section.set_at((0, y), _shade(theme, player, max(around, within) * light, within))
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
        piece = _piece(theme, player, math.ceil(area.cell), ray.kind, STAYING)
        for distance, crossed in enumerate((cell, *ray.cells)):
            if new >> ray.cells[0] & 1 and distance <= head - 0.5:
                x, y = area.centre_of(crossed)
                place = piece.get_rect(center=(round(x), round(y)))
                canvas.blit(piece, place, special_flags=blending(theme.style))


# Bolts: light that runs along a beam, or in any other direction


# A ray is a row of drops, so many radii apart, each of a percentage of its strength.
DROP_STEP, DROP_SHARE = 0.6, 38
DROP = 24  # a drop of light is drawn at this radius once, and scaled


@lru_cache(maxsize=64)
def _drop(style: Style, radius: int, colour: Colour, strength: int) -> Surface:
    """A soft round light, of which a row makes a ray; `strength` is a percentage."""
    drop = pygame.transform.smoothscale(_large_drop(style, colour), (2 * radius, 2 * radius))
    if style is Style.NEON:
        drop.fill(dimmed(WHITE, strength / 100), special_flags=pygame.BLEND_RGB_MULT)
    else:
        drop.fill((*WHITE, round(255 * strength / 100)), special_flags=pygame.BLEND_RGBA_MULT)
    return drop


@lru_cache(maxsize=16)
def _large_drop(style: Style, colour: Colour) -> Surface:
    side = 2 * DROP
    disc = Surface((side, side)) if style is Style.NEON else clear((side, side), colour)
    for step in range(DROP, 0, -1):
        share = (1 - step / DROP) ** 2
        shade = dimmed(colour, share) if style is Style.NEON else (*colour, round(255 * share))
        pygame.draw.circle(disc, shade, (DROP, DROP), step)
    return disc


def draw_glow(
    canvas: Surface, theme: Theme, start: Point, end: Point, player: Player, reach: float, light: float
) -> None:
    """The soft light around a ray between two points."""
    if not theme.glow:
        return
    radius = max(3, round(reach))
    drop = _drop(theme.style, radius, tones(theme, player)[0], max(1, round(DROP_SHARE * light)))
    count = max(1, round(math.dist(start, end) / (radius * DROP_STEP)))
    spots = (between(start, end, number / count) for number in range(count + 1))
    canvas.fblits([(drop, (x - radius, y - radius)) for x, y in spots], blending(theme.style))


def draw_bolt(
    canvas: Surface, theme: Theme, start: Point, end: Point, player: Player, width: float, light: float = 1.0
) -> None:
    """A ray of full strength between two points; `width` is that of its core."""
    length = math.dist(start, end)
    if length < 1 or light <= 0:
        return
    _around, core = tones(theme, player)
    draw_glow(canvas, theme, start, end, player, width * 4.5, light)
    smooth_line(canvas, core, start, end, max(1.5, width * light))
    if theme.style is Style.NEON and light > 0.4:
        smooth_line(canvas, mix(core, WHITE, 0.75 * light), start, end, max(1.0, width * 0.45 * light))


def draw_flash(
    canvas: Surface, theme: Theme, spot: Point, player: Player, radius: float, light: float
) -> None:
    """A flash where a bolt hits."""
    if light <= 0:
        return
    around, core = tones(theme, player)
    if theme.glow:
        wide = max(3, round(radius / 2) * 2)
        for tone, size, share in ((around, wide, 70), (mix(core, WHITE, 0.6), wide // 2, 100)):
            drop = _drop(theme.style, max(2, size), tone, max(1, round(share * light / 10) * 10))
            canvas.blit(drop, drop.get_rect(center=spot), special_flags=blending(theme.style))
    else:
        pygame.draw.circle(canvas, core, spot, max(1.0, radius * 0.3 * light))


# Pulses: what runs along the beams that stay


@lru_cache(maxsize=32)
def _pulse(theme: Theme, player: Player, side: int, heading: tuple[int, int]) -> Surface:
    """A streak of Player 1, a chevron of Player 2, on its way in a direction."""
    large = side * 3
    around, core = tones(theme, player)
    shining = theme.style is Style.NEON
    tone = dimmed(mix(around, core, 0.6), 0.85) if shining else core
    picture = clear((large, large), BLACK if shining else tone)
    middle, reach = large / 2, large * 0.42
    if player == 1:
        start, end = (middle - reach, middle), (middle + reach, middle)
        pygame.draw.line(picture, tone, start, end, max(2, round(large * 0.17)))
    else:
        points = [(middle - reach * 0.5, middle - reach), (middle + reach * 0.5, middle)]
        points.append((middle - reach * 0.5, middle + reach))
        pygame.draw.lines(picture, tone, False, points, max(2, round(large * 0.17)))
    turn = math.degrees(math.atan2(-heading[1], heading[0]))
    return pygame.transform.rotozoom(picture, turn, 1 / 3)


PULSE, PULSE_SPEED, PULSE_SECONDS = 0.15, 1.5, 4.2  # a side and a speed in cells


def draw_pulses(
    canvas: Surface,
    theme: Theme,
    area: BoardArea,
    rules: CrossfireRules,
    cells: Iterable[int],
    player: Player,
    time: float,
) -> None:
    """Small lights that run out of the markers along their beams, now and then."""
    side = max(4, round(area.cell * PULSE))
    drawn = []
    for cell in cells:
        distance = (time + cell * 0.61) % PULSE_SECONDS * PULSE_SPEED
        for ray in rays_of(rules, cell):
            if 0.4 < distance < ray.length - 0.1:
                picture = _pulse(theme, player, side, ray.heading)
                drawn.append((picture, picture.get_rect(center=ray.point(area, cell, distance))))
    canvas.fblits(drawn, blending(theme.style))


# The aim of a move


AIM_STEP, AIM_SPEED = 0.25, 0.35  # in cells; in steps per second


def draw_aim(
    canvas: Surface,
    theme: Theme,
    area: BoardArea,
    cell: int,
    rays: Iterable[Ray],
    taken: int,
    player: Player,
    time: float,
) -> None:
    """Thin dashes from a cell to the rim, thick and bright where they would take a cell."""
    tone = theme.legible(theme.player(player))
    shining = theme.style is Style.NEON
    cold, hot = theme.faint(tone, 0.62) if shining else tone, mix(tone, WHITE, 0.35) if shining else tone
    thin = max(1.2, area.cell * 0.015)
    for ray in rays:
        for distance, crossed in enumerate(ray.cells, start=1):
            if taken >> crossed & 1:
                ends = (ray.point(area, cell, distance - 0.44), ray.point(area, cell, distance + 0.44))
                draw_glow(canvas, theme, *ends, player, area.cell * 0.17, 0.5)
        way = 0.42 + (time * AIM_SPEED % 1.0) * AIM_STEP
        while way < ray.length:
            over = ray.cells[min(len(ray.cells), max(1, round(way))) - 1]
            takes = bool(taken >> over & 1) and way >= 0.5
            start = ray.point(area, cell, way)
            end = ray.point(area, cell, way + AIM_STEP * (0.6 if takes else 0.36))
            smooth_line(canvas, hot if takes else cold, start, end, thin * 2.4 if takes else thin)
            way += AIM_STEP
