"""The shooting range of Crossfire: clean plates, those under fire, and those where a marker may go."""

from collections.abc import Iterable
from typing import NamedTuple

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.material import add_grain, plate
from game.arcade.draw.sprites import blending, blurred, clear, weaken
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, mix
from game.core.placing import Markers
from game.variants.crossfire.picture.burn import Size, look_of, pit, round_off, scorched
from game.variants.crossfire.rules import CrossfireRules

# Clean plates


def draw_range(canvas: Surface, theme: Theme, area: BoardArea) -> None:
    """The whole range, as clean as before the first shot."""
    ground = mix(theme.night, theme.floor, 0.3)
    pygame.draw.rect(canvas, ground, area.rect, border_radius=round(area.cell * 0.08))
    for cell in range(area.size * area.size):
        place = plate_at(area, cell)
        canvas.blit(_clean(theme, place.size), place)


def plate_at(area: BoardArea, cell: int) -> Rect:
    """The plate of a cell. All plates of a board are equally large, so that few pictures of them are kept."""
    side = max(1, round(area.cell) - round(area.cell * 0.07))
    plate = Rect(0, 0, side, side)
    x, y = area.centre_of(cell)
    plate.center = (round(x), round(y))
    return plate


@baked
def _clean(theme: Theme, size: Size) -> Surface:
    """A plate with a bevel, and a target etched into it."""
    if theme.style is Style.FLAT:
        face = Surface(size, SRCALPHA)
        line = theme.outline(size[0] * 0.012)
        pygame.draw.rect(face, theme.floor, face.get_rect(), border_radius=round_off(size))
        pygame.draw.rect(face, theme.faint(theme.edge, 0.75), face.get_rect(), line, round_off(size))
        return face
    dark = theme.style is Style.NEON
    upper = mix(theme.tile, theme.edge, 0.95) if dark else mix(theme.floor, theme.tile, 0.25)
    lower = mix(theme.tile, theme.edge, 0.4 if dark else 0.12)
    face = plate(size, round_off(size), (upper, lower), 0.26, max(1, round(size[0] * 0.022)))
    add_grain(face, 0.9)
    _etch_target(face, theme, mix(upper, lower, 0.5))
    return face


def _etch_target(face: Surface, theme: Theme, metal: Colour) -> None:
    """A thin groove around the middle, with ticks where beams cross it."""
    width, height = face.get_size()
    middle, reach = (width / 2, height / 2), width * 0.3
    thin = max(1, round(width * 0.012))
    groove = mix(mix(metal, theme.night, 0.5), theme.accent, 0.22)
    lit = mix(metal, WHITE, 0.13)
    for shade, down in ((lit, thin), (groove, 0)):
        pygame.draw.circle(face, shade, (middle[0], middle[1] + down), reach, thin)
        for across, along in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            inner = (middle[0] + across * reach * 0.84, middle[1] + along * reach * 0.84 + down)
            outer = (middle[0] + across * reach * 1.16, middle[1] + along * reach * 1.16 + down)
            pygame.draw.line(face, shade, inner, outer, thin)


# Cells under fire


class Fire(NamedTuple):
    """What lies under fire: all markers, and the cells under each player's fire."""

    markers: int
    one: int
    two: int

    @property
    def dead(self) -> int:
        """The cells on which neither player may place a marker any more."""
        return self.one & self.two & ~self.markers


def fire_on(rules: CrossfireRules, position: Markers) -> Fire:
    one, two = position.one, position.two
    return Fire(one | two, rules.under_fire(one), rules.under_fire(two))


def burn_of(theme: Theme, size: Size, fire: Fire, cell: int) -> Surface:
    """How a cell looks: clean, scorched by a player, or dead. Turrets stand on clean plates."""
    burns = (fire.one | fire.two) & ~fire.markers
    if not burns >> cell & 1:
        return _clean(theme, size)
    if fire.dead >> cell & 1:
        return pit(theme, size, *look_of(cell))
    return scorched(theme, size, 1 if fire.one >> cell & 1 else 2, *look_of(cell))


def broken(theme: Theme, size: Size, cell: int) -> Surface:
    """The plate of a turret that burst."""
    return pit(theme, size, *look_of(cell))


def draw_faded(canvas: Surface, picture: Surface, place: Rect, share: float) -> None:
    """Blit a share of a picture."""
    picture.set_alpha(round(255 * share))
    canvas.blit(picture, place)
    picture.set_alpha(255)


# The lit rims of the plates on which the player on turn can place a marker

# How wide a rim is, and how far its light reaches, in shares of a plate.
WIDE, GLOW = 0.024, 0.1
# How strong the light is, compared with the rim itself, and in how many steps both come.
GLOWING, STEPS = 0.8, 8


def draw_rims(
    canvas: Surface, theme: Theme, area: BoardArea, cells: Iterable[int], colour: Colour, light: float
) -> None:
    """Light the rims of some plates with a share of their strength."""
    steps = round(STEPS * light)
    if steps > 0:
        rims = [plate_at(area, cell) for cell in cells]
        pictures = [_rim(theme, rim.width, theme.legible(colour), steps) for rim in rims]
        places = [picture.get_rect(center=rim.center) for picture, rim in zip(pictures, rims, strict=True)]
        canvas.fblits(list(zip(pictures, places, strict=True)), blending(theme.style))


@baked
def _rim(theme: Theme, side: int, tone: Colour, steps: int) -> Surface:
    """The rim of a plate with its light, in its middle."""
    if steps < STEPS:
        weaker = _rim(theme, side, tone, STEPS).copy()
        weaken(weaker, theme.style, steps / STEPS)
        return weaker
    reach = round(side * GLOW)
    size = (side + 2 * reach, side + 2 * reach)
    neon, plate = theme.style is Style.NEON, Rect(reach, reach, side, side)
    picture = Surface(size) if neon else clear(size, tone)
    width = theme.outline(side * WIDE)
    pygame.draw.rect(picture, tone, plate, width, round_off(plate.size))
    if neon and theme.glow:
        halo = blurred(picture, max(1, reach // 2))
        weaken(halo, theme.style, GLOWING)
        picture.blit(halo, (0, 0), special_flags=blending(theme.style))
    return picture
