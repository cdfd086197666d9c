"""The ground of the Arena, drawn once: the night, the glass of the field, and the walls of the map."""

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import outside
from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.perspective import LIFT
from game.arcade.draw.material import gradient
from game.arcade.draw.night import still_night
from game.arcade.draw.slab import Slab, draw_slab
from game.arcade.draw.sprites import blurred
from game.arcade.draw.theme import WHITE, Style, Theme, dimmed, mix
from game.arcade.views.arena.field_area import FieldArea
from game.arcade.views.arena.walls import draw_blocks
from game.arena.field import frame

# The distance between bright lines in cells, counted from the middle of the field.
BLOCK_OF_LINES = 5
# How bright fine and bright lines are.
FINE = {Style.NEON: 0.15, Style.ENAMEL: 0.28, Style.FLAT: 0.3}
BRIGHT = {Style.NEON: 0.34, Style.ENAMEL: 0.5, Style.FLAT: 0.5}
# Soft light is drawn this many times smaller, and then enlarged.
SHRINK = 6
# How high the wall around the field stands, in shares of the rim.
RAISED = 0.75


class Floor(NamedTuple):
    """A field on the screen with the walls of its map, before anything is ridden."""

    theme: Theme
    size: tuple[int, int]  # of the screen
    area: FieldArea
    rim: int  # none if only the field itself is seen
    walls: int  # of the map
    seen: tuple[int, int, int, int] | None = None  # through which part of the screen, if not all of it
    wide: "Floor | None" = None  # the same field from further away, if this is seen from near

    @property
    def part(self) -> Rect:
        """The part of the screen that changes while something is ridden."""
        if self.seen is not None:
            return Rect(self.seen)
        around = round(1.5 * self.rim) + 2
        return self.area.rect.inflate(2 * around, 2 * around).clip(Rect((0, 0), self.size))


class _Ground:
    """The ground, and the rim without the walls of the map, which rise over it."""

    def __init__(self, floor: Floor) -> None:
        theme, area, slab = floor.theme, floor.area, Slab(floor.area.rect, floor.rim)
        self.picture = still_night(floor.size, theme)
        draw_slab(self.picture, theme, slab)
        draw_field(self.picture, theme, area)
        draw_wall(self.picture, theme, area.rect, floor.rim)
        screen = self.picture.get_rect()  # of which the field may be larger
        parts = [part.clip(screen) for part in outside(slab.top, area.rect)]
        self.rim = [(part, self.picture.subsurface(part).copy()) for part in parts if part]
        draw_blocks(self.picture, theme, area, floor.walls, floor.walls | frame(area.field), theme.accent)


@baked
def _ground(floor: Floor) -> _Ground:
    return _Ground(floor)


def ground(floor: Floor) -> Surface:
    """The whole screen without words, panels and riders. Without a rim there is only the field."""
    return _ground(floor).picture if floor.rim else _bare_field(floor.theme, floor.size, floor.area)


@baked
def _bare_field(theme: Theme, size: tuple[int, int], area: FieldArea) -> Surface:
    picture = Surface(size)
    draw_field(picture, theme, area)
    return picture


def lay_ground(picture: Surface, floor: Floor) -> None:
    """Lay the changing part of the ground on a picture of that part.

    Seen from near, it is the ground from further away, enlarged.
    """
    wide, part = floor.wide, floor.part
    if wide is None:
        picture.blit(ground(floor), (0, 0), part)
        return
    closer = floor.area.cell / wide.area.cell
    left = wide.area.corner[0] + (part.left - floor.area.corner[0]) / closer
    top = wide.area.corner[1] + (part.top - floor.area.corner[1]) / closer
    cut = Surface((round(part.width / closer), round(part.height / closer)))
    cut.blit(ground(wide), (-round(left), -round(top)))
    picture.blit(pygame.transform.smoothscale(cut, part.size), (0, 0))


def lay_surroundings(canvas: Surface, floor: Floor) -> None:
    """Lay what is around the cells in the changing part, without the walls of the map that rise there."""
    laid = _ground(floor)
    for beside in outside(floor.part, floor.area.rect):
        canvas.blit(laid.picture, beside, beside)
    for beside, picture in laid.rim:
        canvas.blit(picture, beside)


def draw_field(canvas: Surface, theme: Theme, area: FieldArea) -> None:
    """Dark polished glass with a grid of lit streets."""
    rect = area.rect
    if theme.style is Style.FLAT:
        canvas.fill(theme.floor, rect)
    else:
        neon = theme.style is Style.NEON
        far, near = (
            (mix(dimmed(theme.night, 0.6), theme.accent, 0.03), mix(theme.night, theme.accent, 0.075))
            if neon
            else (mix(theme.tile, theme.accent, 0.03), mix(theme.tile, theme.accent, 0.08))
        )
        canvas.blit(gradient(rect.size, far, near), rect)
        if neon and theme.glow:
            canvas.blit(_light(theme, rect.size), rect, special_flags=pygame.BLEND_RGB_ADD)
    _draw_streets(canvas, theme, area)


@baked
def _light(theme: Theme, size: tuple[int, int]) -> Surface:
    """The light of the wall on the floor, and a sheen across the glass."""
    small = (max(8, size[0] // SHRINK), max(8, size[1] // SHRINK))
    border = Surface(small)
    thick = max(1, small[1] // 28)
    pygame.draw.rect(border, dimmed(theme.accent, 0.36), border.get_rect(), thick)
    border = blurred(border, max(1, small[1] // 16))
    sheen = Surface(small)
    for left, wide, light in ((0.1, 0.16, 8), (0.36, 0.05, 6), (0.62, 0.24, 6)):
        head, foot = (left + 0.12) * small[0], (left - 0.12) * small[0]
        across = wide * small[0]
        corners = [(head, 0), (head + across, 0), (foot + across, small[1]), (foot, small[1])]
        pygame.draw.polygon(sheen, (light, light + 1, light + 4), corners)
    border.blit(blurred(sheen, max(1, small[1] // 40)), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return pygame.transform.smoothscale(border, size)


def _draw_streets(canvas: Surface, theme: Theme, area: FieldArea) -> None:
    """Lines between the cells; every few cells a bright one, as a measure of speed."""
    flat = theme.style is Style.FLAT
    thin = 1 if flat else max(1, round(area.cell * 0.02))
    base = mix(theme.edge, theme.accent, 0.5)
    for bright, shares in ((False, FINE), (True, BRIGHT)):
        tone = theme.faint(base, shares[theme.style])
        for line in _lines(area, thin, bright=bright):
            if theme.style is Style.NEON:
                canvas.fill(dimmed(base, shares[theme.style]), line, special_flags=pygame.BLEND_RGB_ADD)
            else:
                canvas.fill(tone, line)


def _lines(area: FieldArea, thin: int, *, bright: bool) -> list[Rect]:
    rect, field, cell = area.rect, area.field, area.cell
    upright = [
        Rect(rect.left + number * cell - thin // 2, rect.top, thin, rect.height)
        for number in range(1, field.width)
        if _is_bright(number, field.width) == bright
    ]
    level = [
        Rect(rect.left, rect.top + number * cell - thin // 2, rect.width, thin)
        for number in range(1, field.height)
        if _is_bright(number, field.height) == bright
    ]
    return upright + level


def _is_bright(number: int, count: int) -> bool:
    return (number - count // 2) % BLOCK_OF_LINES == 0


def draw_wall(canvas: Surface, theme: Theme, rect: Rect, rim: int) -> None:
    """The wall around the field, which stands on the rim: its inner faces at the back, and its lit edge."""
    high = round(rim * RAISED)
    shift = round(LIFT[0] / LIFT[1] * high)
    outer = rect.inflate(2 * rim, 2 * rim)
    tone = mix(theme.accent, WHITE, 0.35) if theme.style is Style.NEON else theme.accent
    if theme.style is Style.FLAT:
        pygame.draw.rect(canvas, theme.ink, rect.inflate(6, 6), 3)
        return
    neon = theme.style is Style.NEON
    low, up = (
        (mix(theme.night, theme.accent, 0.12), mix(theme.night, theme.accent, 0.5))
        if neon
        else (mix(theme.edge, theme.accent, 0.1), mix(theme.edge, theme.accent, 0.4))
    )
    canvas.blit(gradient((rect.width, high), up, low), (rect.left, rect.top - high))
    thin = max(1, rim // 9)
    crest = Rect(rect.left - shift, rect.top - high, rect.width + shift, rect.height + high)
    for line in (
        Rect(crest.left, crest.top - thin, crest.width + thin, 2 * thin),
        Rect(crest.left - thin, crest.top - thin, 2 * thin, crest.height + 2 * thin),
        Rect(rect.right, crest.top - thin, 2 * thin, crest.height + 2 * thin),
        Rect(crest.left - thin, rect.bottom, crest.width + 3 * thin, 2 * thin),
    ):
        if neon and theme.glow:
            halo = blurred_line(theme, line.size, thin)
            canvas.blit(halo, halo.get_rect(center=line.center), special_flags=pygame.BLEND_RGB_ADD)
        pygame.draw.rect(canvas, tone, line.clip(outer))


@baked
def blurred_line(theme: Theme, size: tuple[int, int], thin: int) -> Surface:
    """The light around a line, to be added."""
    margin = thin * 5
    soft = Surface((size[0] + 2 * margin, size[1] + 2 * margin))
    pygame.draw.rect(soft, dimmed(theme.accent, 0.85), Rect((margin, margin), size))
    return blurred(soft, max(1, thin * 2))
