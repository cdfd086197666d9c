"""The ground of the Arena, drawn once: the city, the glass of the field, and the walls of the map."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.city import draw_city
from game.arcade.draw.easing import Point
from game.arcade.draw.sprites import ADD, blurred, clear
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix
from game.arcade.views.arena.field_area import FRONT, FRONT_HEIGHT, RIM, RIM_HEIGHT, FieldArea
from game.arcade.views.arena.walls import deep, draw_blocks, edges_of, light_of_blocks
from game.arena.field import frame

# The distance between bright lines in cells, counted from the middle of the field.
BLOCK_OF_LINES = 5
# How bright fine and bright lines are.
FINE = {Style.NEON: 0.2, Style.ENAMEL: 0.28, Style.FLAT: 0.3}
BRIGHT = {Style.NEON: 0.42, Style.ENAMEL: 0.5, Style.FLAT: 0.5}
# Soft light is drawn this many times smaller, and then enlarged; light around lit edges, this many times.
SHRINK, BLOOM = 6, 3
# In how many bands the wall around the field becomes brighter, up to its edge.
BANDS = 8
# How much light is left on the walls of the map where many ride.
CROWDED = 0.5
# How far the wall around the field lies above the floor at a row, in shares of its height at the back.
Line = tuple[Point, float]


class Floor(NamedTuple):
    """A field on a picture, with the walls of its map, before anything is ridden."""

    theme: Theme
    size: tuple[int, int]  # of the picture
    area: FieldArea
    walls: int  # of the map
    wide: "Floor | None" = None  # the same field from further away, if this is seen from near
    surrounded: bool = True  # whether there is anything around the floor
    crowded: bool = False  # whether more than two ride: then the walls of the map shine less

    @property
    def edge(self) -> Colour:
        """The colour in which the walls of the map shine."""
        return mix(self.theme.night, self.theme.accent, self.light)

    @property
    def light(self) -> float:
        """How much light is left on the walls of the map."""
        return CROWDED if self.crowded and shines(self.theme) else 1.0


def shines(theme: Theme) -> bool:
    """Whether light lies around what shines: such a picture without surroundings is light to be added."""
    return theme.style is Style.NEON and theme.glow


@baked
def ground(floor: Floor) -> Surface:
    """The field before anything is ridden, with what is around it."""
    theme, area = floor.theme, floor.area
    picture = Surface(floor.size) if floor.surrounded or shines(theme) else clear(floor.size, theme.night)
    if floor.surrounded:
        draw_city(picture, theme, round(area.at((0, 0))[1]), area.whole)
    draw_floor(picture, theme, area)
    if shines(theme):
        _add_bloom(picture, floor)
    _draw_walls(picture, floor)
    return picture


def lay_ground(picture: Surface, floor: Floor) -> None:
    """Lay the ground on a picture of its size.

    Seen from near, it is the ground from further away, enlarged; what has sharp edges is drawn over it anew.
    """
    wide = floor.wide
    if wide is None:
        picture.blit(ground(floor), (0, 0))
        return
    closer = floor.area.cell / wide.area.cell
    (x, y), (far_x, far_y) = floor.area.view.centre, wide.area.view.centre
    cut = Surface([round(side / closer) for side in floor.size])
    cut.blit(ground(wide), (-round(far_x - x / closer), -round(far_y - y / closer)))
    pygame.transform.smoothscale(cut, floor.size, picture)
    _draw_walls(picture, floor)


def _draw_walls(picture: Surface, floor: Floor) -> None:
    """The wall around the field, and those of the map."""
    theme, area = floor.theme, floor.area
    draw_wall(picture, theme, area)
    draw_blocks(picture, theme, area, floor.walls, floor.walls | frame(area.field), floor.edge)


def clean_floor(floor: Floor) -> Surface:
    """The part with the floor alone, without walls, on black: what light on it is seen by."""
    rect = floor.area.rect
    picture = Surface(rect.size)
    draw_floor(picture, floor.theme, floor.area.moved(-rect.left, -rect.top))
    return picture


# The floor


def draw_floor(canvas: Surface, theme: Theme, area: FieldArea) -> None:
    """Dark polished glass with a grid of lit streets and studs where they cross."""
    width, height = area.field.width, area.field.height
    far, near = _tones(theme)
    steps = 2 * height
    for step in range(steps):
        row, end = step * height / steps, min(height, (step + 1.1) * height / steps)
        corners = [area.at((0, row)), area.at((width, row)), area.at((width, end)), area.at((0, end))]
        pygame.draw.polygon(canvas, mix(far, near, step / steps), corners)
    if shines(theme):
        light = _light(theme, area)
        canvas.blit(light, area.rect, special_flags=ADD)
    _draw_streets(canvas, theme, area)


def _tones(theme: Theme) -> tuple[Colour, Colour]:
    """The floor at the back and at the front."""
    if theme.style is Style.NEON:
        return mix(dimmed(theme.night, 0.6), deep(theme.accent), 0.02), mix(
            theme.night, deep(theme.accent), 0.045
        )
    if theme.style is Style.FLAT:
        return theme.floor, theme.floor
    return mix(theme.tile, theme.accent, 0.03), mix(theme.tile, theme.accent, 0.08)


def _light(theme: Theme, area: FieldArea) -> Surface:
    """The light of the wall on the floor, and a sheen across the glass."""
    rect = area.rect
    small = (max(8, rect.width // SHRINK), max(8, rect.height // SHRINK))
    width, height = area.field.width, area.field.height
    corners = [(0, 0), (width, 0), (width, height), (0, height)]
    outline = [_shrunk(area.at(corner), rect, small) for corner in corners]
    border = Surface(small)
    pygame.draw.polygon(border, dimmed(deep(theme.accent), 0.3), outline, max(1, small[1] // 26))
    border = blurred(border, max(1, small[1] // 16))
    sheen = Surface(small)
    for left, wide, light in ((0.1, 0.16, 8), (0.36, 0.05, 6), (0.62, 0.24, 6)):
        head, foot = (left + 0.12) * small[0], (left - 0.12) * small[0]
        across = wide * small[0]
        streak = [(head, 0), (head + across, 0), (foot + across, small[1]), (foot, small[1])]
        pygame.draw.polygon(sheen, (light, light + 1, light + 4), streak)
    border.blit(blurred(sheen, max(1, small[1] // 40)), (0, 0), special_flags=ADD)
    inside = Surface(small)
    pygame.draw.polygon(inside, WHITE, outline)
    border.blit(inside, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(border, rect.size)


def _shrunk(spot: Point, rect: Rect, small: tuple[int, int]) -> Point:
    return (spot[0] - rect.left) * small[0] / rect.width, (spot[1] - rect.top) * small[1] / rect.height


def _draw_streets(canvas: Surface, theme: Theme, area: FieldArea) -> None:
    """Lines between the cells; every few cells a bright one, as a measure of speed."""
    width, height = area.field.width, area.field.height
    base = deep(theme.accent) if theme.style is Style.NEON else mix(theme.edge, theme.accent, 0.5)
    for bright, shares in ((False, FINE), (True, BRIGHT)):
        tone = theme.faint(base, shares[theme.style])
        for column in range(1, width):
            if _is_bright(column, width) == bright:
                pygame.draw.aaline(canvas, tone, area.at((column, 0)), area.at((column, height)))
        for row in range(1, height):
            if _is_bright(row, height) == bright:
                y = round(area.at((0, row))[1])
                left, right = area.at((0, row))[0], area.at((width, row))[0]
                pygame.draw.line(canvas, tone, (round(left), y), (round(right), y))
    if theme.style is Style.NEON:
        _draw_studs(canvas, theme, area)


def _draw_studs(canvas: Surface, theme: Theme, area: FieldArea) -> None:
    """Dark sockets where streets cross, with a grain of light in them."""
    socket, grain = dimmed(theme.night, 0.35), mix(theme.night, deep(theme.accent), 0.6)
    for row in range(1, area.field.height):
        side = max(1, round(0.085 * area.view.scale(row)))
        for column in range(1, area.field.width):
            x, y = area.at((column, row))
            place = Rect(
                round(x) - side, round(y) - max(1, side * 2 // 3), 2 * side + 1, 2 * max(1, side * 2 // 3) + 1
            )
            pygame.draw.ellipse(canvas, socket, place)
            canvas.fill(grain, (round(x) - side // 3, round(y), max(1, side // 2), 1))


def _is_bright(number: int, count: int) -> bool:
    return (number - count // 2) % BLOCK_OF_LINES == 0


# The wall around the field


def draw_wall(canvas: Surface, theme: Theme, area: FieldArea) -> None:
    """The wall around the field: its inner faces at the back and at the sides, and its lit edges."""
    for inner, outer in _faces(area):
        _draw_face(canvas, theme, inner, outer)
    for line in wall_lines(area):
        _draw_lit(canvas, theme, area, line)


def _faces(area: FieldArea) -> Iterable[tuple[list[Point], list[Point]]]:
    """The foot and the crest of the wall at the left, at the right, and at the back."""
    width, height = area.field.width, area.field.height
    back = area.at((-RIM, -RIM), RIM_HEIGHT), area.at((width + RIM, -RIM), RIM_HEIGHT)
    front = (
        area.at((-FRONT, height + FRONT), FRONT_HEIGHT),
        area.at((width + FRONT, height + FRONT), FRONT_HEIGHT),
    )
    yield [area.at((0, 0)), area.at((0, height))], [back[0], front[0]]
    yield [area.at((width, 0)), area.at((width, height))], [back[1], front[1]]
    yield [area.at((0, 0)), area.at((width, 0))], [back[0], back[1]]


def wall_lines(area: FieldArea) -> list[tuple[Point, Point, float]]:
    """The lit edges of the wall, with their width in pixels: its crest and, fainter, its foot."""
    thin = max(1.0, area.cell * 0.045)
    found = []
    for foot, crest in _faces(area):
        found += [(foot[0], foot[1], 0.0), (crest[0], crest[1], thin)]
    left, right = found[1][1], found[3][1]
    width, height = area.field.width, area.field.height
    return [*found, (area.at((0, height)), area.at((width, height)), 0.0), (left, right, 1.5 * thin)]


def _draw_face(canvas: Surface, theme: Theme, foot: Sequence[Point], crest: Sequence[Point]) -> None:
    if theme.style is Style.FLAT:
        pygame.draw.polygon(canvas, theme.faint(theme.ink, 0.25), [*foot, *reversed(crest)])
        return
    low, high = (
        (mix(dimmed(theme.night, 0.8), deep(theme.accent), 0.06), mix(theme.night, deep(theme.accent), 0.26))
        if theme.style is Style.NEON
        else (mix(theme.edge, theme.accent, 0.1), mix(theme.edge, theme.accent, 0.4))
    )
    for band in range(BANDS):
        one, other = (
            [_along(start, end, share) for start, end in zip(foot, crest, strict=True)]
            for share in (band / BANDS, (band + 1) / BANDS)
        )
        pygame.draw.polygon(canvas, mix(low, high, (band / (BANDS - 1)) ** 1.5), [*one, *reversed(other)])


def _along(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _draw_lit(canvas: Surface, theme: Theme, area: FieldArea, line: tuple[Point, Point, float]) -> None:
    start, end, width = line
    if theme.style is Style.FLAT:
        pygame.draw.line(canvas, theme.ink, start, end, max(1, round(area.cell * 0.08)))
        return
    neon = theme.style is Style.NEON
    if not width:
        pygame.draw.aaline(
            canvas,
            mix(theme.night, deep(theme.accent), 0.6) if neon else mix(theme.night, theme.accent, 0.7),
            start,
            end,
        )
        return
    tone = mix(theme.accent, WHITE, 0.45) if neon else mix(theme.accent, BLACK, 0.1)
    draw_edge(canvas, tone, start, end, width)


def draw_edge(canvas: Surface, tone: Colour, start: Point, end: Point, width: float) -> None:
    """A smooth line, so many pixels wide."""
    if width < 1.6:
        pygame.draw.aaline(canvas, tone, start, end)
        return
    flat = abs(end[0] - start[0]) > abs(end[1] - start[1])
    half = width / 2
    (across, down) = (0.0, half) if flat else (half, 0.0)
    corners = [
        (start[0] - across, start[1] - down),
        (end[0] - across, end[1] - down),
        (end[0] + across, end[1] + down),
        (start[0] + across, start[1] + down),
    ]
    pygame.draw.polygon(canvas, tone, corners)
    pygame.draw.aaline(canvas, tone, corners[0], corners[1])
    pygame.draw.aaline(canvas, tone, corners[3], corners[2])


def _add_bloom(picture: Surface, floor: Floor) -> None:
    """The light around lit edges, which is drawn small and enlarged."""
    theme, area = floor.theme, floor.area
    small = Surface((max(4, floor.size[0] // BLOOM), max(4, floor.size[1] // BLOOM)))
    thick = max(1, round(0.09 * area.cell / BLOOM))
    for start, end, width in wall_lines(area):
        if width:
            _shrunk_line(small, dimmed(deep(theme.accent), 0.85), start, end, thick + 1)
    walls = floor.walls | frame(area.field)
    for start, end in edges_of(area, floor.walls, walls):
        _shrunk_line(small, dimmed(deep(theme.accent), 0.6 * floor.light), start, end, thick)
    light_of_blocks(small, dimmed(deep(theme.accent), 0.4 * floor.light), area, floor.walls, BLOOM)
    soft = blurred(small, max(1, round(0.16 * area.cell / BLOOM)))
    soft.blit(blurred(small, max(2, round(0.4 * area.cell / BLOOM))), (0, 0), special_flags=ADD)
    picture.blit(pygame.transform.smoothscale(soft, floor.size), (0, 0), special_flags=ADD)


def _shrunk_line(small: Surface, tone: Colour, start: Point, end: Point, thick: int) -> None:
    one, other = ((x / BLOOM, y / BLOOM) for x, y in (start, end))
    pygame.draw.line(small, tone, one, other, thick)
