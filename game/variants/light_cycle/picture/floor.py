"""The floor of the board: dark polished glass in bevelled cells, with studs where they meet."""

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.floor_light import Glass, glass_of
from game.arcade.draw.easing import Point
from game.arcade.draw.projection import Projection
from game.arcade.draw.sprites import blurred
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix
from game.arcade.draw.tilted_area import RIM_FROM, TiltedArea

# In cells: how far the glass of a cell is from its edge, how much of its corners is cut off, how far inside
# the marks in its corners are, and how long; half of a stud, and of the gap within a street.
GAP, CUT, MARK, LONG, STUD, STREET = 0.05, 0.12, 0.12, 0.1, 0.034, 0.014
# How far the glass goes on around the cells, in sides of the board: up to the rim.
BEYOND = RIM_FROM * 0.97
# The width of lines, in cells.
LINE = 0.008
# How much brighter or darker a pane of glass is than the others, at most.
PANES = 6
# The light of the rim on the glass: its strength, and how far it reaches, in fifths of the board.
RIM_LIGHT, RIM_REACH = 0.5, 0.42
# Soft light is drawn this many times smaller, and then enlarged; what is sharp, larger, and then shrunk.
SHRINK, FINER = 6, 2


class Tones(NamedTuple):
    """The colours of a floor."""

    ground: Colour
    pane: Colour
    edge: Colour
    mark: Colour
    street: Colour
    stud: Colour


@lru_cache(maxsize=8)
def _tones(theme: Theme) -> Tones:
    if theme.style is Style.NEON:
        dark, pane = dimmed(theme.night, 0.3), mix(dimmed(theme.night, 0.85), theme.edge, 0.1)
        edge, mark, street = (mix(dark, theme.accent, share) for share in (0.2, 0.24, 0.36))
        return Tones(dark, pane, edge, mark, street, theme.accent)
    if theme.style is Style.ENAMEL:
        ground = mix(theme.tile, theme.accent, 0.22)
        edge, mark, street = (mix(theme.tile, theme.accent, share) for share in (0.3, 0.34, 0.55))
        return Tones(ground, mix(theme.tile, WHITE, 0.4), edge, mark, street, mix(theme.accent, BLACK, 0.1))
    street = mix(theme.floor, theme.accent, 0.5)
    return Tones(theme.floor, theme.floor, theme.floor, theme.floor, street, theme.accent)


def outline_of(area: TiltedArea, beyond: float = 0.0) -> list[Point]:
    """The corners of the floor, or so much further out, in sides of the board."""
    near, far = -beyond * area.size, area.size * (1 + beyond)
    return [area.view.at(corner) for corner in ((near, near), (far, near), (far, far), (near, far))]


def draw_floor(canvas: Surface, area: TiltedArea, theme: Theme) -> None:
    """Draw the empty floor."""
    view, size, tones = area.view, area.size, _tones(theme)
    pygame.draw.polygon(canvas, tones.ground, outline_of(area, BEYOND))
    chance = random.Random(size)  # noqa: S311 - decoration
    for cell in range(size * size):
        row, column = divmod(cell, size)
        _draw_pane(canvas, view, (column, row), tones, chance.randrange(PANES))
    if theme.style is Style.NEON and theme.glow:
        _add_light_of_rim(canvas, outline_of(area, BEYOND), theme, area.rect.width)
    _draw_streets(canvas, view, size, tones)


def _draw_pane(canvas: Surface, view: Projection, cell: Point, tones: Tones, shade: int) -> None:
    """The glass of a cell: its corners are cut off, and marks stand inside them."""
    x, y = cell
    near, far, inner, outer = GAP, 1 - GAP, GAP + CUT, 1 - GAP - CUT
    outline = (
        *((inner, near), (outer, near), (far, inner), (far, outer)),
        *((outer, far), (inner, far), (near, outer), (near, inner)),
    )
    corners = [view.at((x + across, y + down)) for across, down in outline]
    red, green, blue = tones.pane
    pygame.draw.polygon(canvas, (red + shade, green + shade, blue + shade) if shade else tones.pane, corners)
    line = max(1, round(view.scale(y + 0.5) * LINE))
    pygame.draw.polygon(canvas, tones.edge, corners, line)
    if tones.mark == tones.pane:
        return
    for across in (-1, 1):
        for down in (-1, 1):
            bend = 0.5 + across * (0.5 - MARK - GAP), 0.5 + down * (0.5 - MARK - GAP)
            way = (bend[0] - across * LONG, bend[1]), bend, (bend[0], bend[1] - down * LONG)
            pygame.draw.lines(canvas, tones.mark, False, [view.at((x + a, y + d)) for a, d in way], line)


def _draw_streets(canvas: Surface, view: Projection, size: int, tones: Tones) -> None:
    """Two lines between the cells, and a stud wherever they meet."""
    line = max(1, round(view.cell * LINE))
    for number in range(size + 1):
        for at in (number - STREET, number + STREET):
            for start, end in (((0, at), (size, at)), ((at, 0), (at, size))):
                pygame.draw.line(canvas, tones.street, view.at(start), view.at(end), line)
    for x in range(size + 1):
        for y in range(size + 1):
            tips = ((x, y - STUD), (x + STUD * 0.8, y), (x, y + STUD), (x - STUD * 0.8, y))
            pygame.draw.polygon(canvas, tones.stud, [view.at(tip) for tip in tips])


def _add_light_of_rim(canvas: Surface, outline: Sequence[Point], theme: Theme, width: int) -> None:
    """The light of the rim on the glass, which fades inwards."""
    light = Surface((canvas.get_width() // SHRINK + 1, canvas.get_height() // SHRINK + 1))
    reach = max(1, round(width / 5 * RIM_REACH / SHRINK))
    small = [(x / SHRINK, y / SHRINK) for x, y in outline]
    pygame.draw.polygon(light, dimmed(theme.accent, RIM_LIGHT), small, max(1, reach // 2))
    large = pygame.transform.smoothscale(blurred(light, max(1, reach // 2)), canvas.get_size())
    canvas.blit(large, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


class Patch(NamedTuple):
    """The rectangle around a floor, wherever that is on the screen: pictures of it are kept by this."""

    extent: tuple[int, int]  # of the cells
    size: int

    @classmethod
    def of(cls, area: TiltedArea) -> "Patch":
        return cls(area.rect.size, area.size)

    @property
    def margin(self) -> int:
        """How far the rectangle reaches beyond the cells."""
        return round(self.extent[0] * BEYOND) + 2

    @property
    def area(self) -> TiltedArea:
        """Where the cells are in a picture of it."""
        return TiltedArea(Rect((self.margin, self.margin), self.extent), self.size, 0)

    @property
    def whole(self) -> Rect:
        """All of such a picture."""
        return Rect(0, 0, *(side + 2 * self.margin for side in self.extent))

    def corner(self, area: TiltedArea) -> tuple[int, int]:
        """Where a picture of it lies on the screen."""
        return area.rect.left - self.margin, area.rect.top - self.margin


@baked
def clean_floor(theme: Theme, patch: Patch) -> Surface:
    """The empty floor."""
    large = Surface((patch.whole.width * FINER, patch.whole.height * FINER), SRCALPHA)
    draw_floor(large, patch.area.enlarged(FINER, (patch.margin * FINER, patch.margin * FINER)), theme)
    floor = Surface(patch.whole.size)
    floor.blit(pygame.transform.smoothscale(large, patch.whole.size), (0, 0))
    return floor


def glass_on(theme: Theme, area: TiltedArea) -> Glass | None:
    """How the floor answers to light, if there is any."""
    if theme.style is not Style.NEON:
        return None
    patch = Patch.of(area)
    return Glass(_glass(theme, patch), patch.corner(area))


@baked
def _glass(theme: Theme, patch: Patch) -> Surface:
    glass, floor = glass_of(clean_floor(theme, patch)), Surface(patch.whole.size)
    pygame.draw.polygon(floor, WHITE, outline_of(patch.area, BEYOND))
    glass.blit(floor, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return glass
