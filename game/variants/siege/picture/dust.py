"""Dust, cracks in the floor, and the tracks of a tower."""

import math
import random
from itertools import pairwise

import pygame
from pygame import SRCALPHA, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point, eased
from game.arcade.draw.lines import thick_line
from game.arcade.draw.shapes import Shape
from game.arcade.draw.theme import Colour, Style, Theme, mix
from game.variants.siege.picture.stone import crack, lit

PUFFS, SHARDS = 14, 11
# A puff is drawn at this radius once, and enlarged.
PUFF = 24
# So many strengths of a puff, and of a cracked floor, are kept.
STRENGTHS = 6
CRACKS = 9


def draw_dust(
    canvas: Surface, area: BoardArea, theme: Theme, centre: Point, reach: float, age: float, seed: int
) -> None:
    """Puffs that roll away from a point and thin out; `age` goes from 0 to 1, `reach` is in cells."""
    if not 0 < age < 1 or theme.style is Style.FLAT:
        return
    chance = random.Random(seed)  # noqa: S311 - decoration
    strength = math.ceil(STRENGTHS * (1 - age) * min(1.0, age * 8))
    for number in range(PUFFS):
        turn = 2 * math.pi * (number + chance.uniform(-0.4, 0.4)) / PUFFS
        away = area.cell * reach * (0.75 + eased(age) * chance.uniform(0.2, 0.7))
        rise = area.cell * chance.uniform(0.0, 0.16) * age
        radius = area.cell * chance.uniform(0.11, 0.2) * (0.7 + 0.9 * eased(age))
        puff = _puff(theme, max(2, 2 * round(radius / 2)), strength)
        spot = (centre[0] + math.cos(turn) * away, centre[1] + math.sin(turn) * away * 0.8 - rise)
        canvas.blit(puff, puff.get_rect(center=(round(spot[0]), round(spot[1]))))


def draw_shards(canvas: Surface, area: BoardArea, theme: Theme, centre: Point, age: float, seed: int) -> None:
    """Pieces of the floor that are thrown up and fall back; `age` goes from 0 to 1."""
    if not 0 < age < 1:
        return
    chance, unit = random.Random(seed), area.cell  # noqa: S311 - decoration
    for number in range(SHARDS):
        turn = 2 * math.pi * (number + chance.random()) / SHARDS
        away = unit * (0.34 + age * chance.uniform(0.2, 0.42))
        up = unit * chance.uniform(0.5, 1.1) * age * (1 - age) * 2
        x, y = centre[0] + math.cos(turn) * away, centre[1] + math.sin(turn) * away * 0.8 - up
        size = unit * chance.uniform(0.025, 0.055) * (1 - age**3)
        spin = turn + age * chance.uniform(-7, 7)
        corners = [
            (x + size * math.cos(spin + bend), y + size * math.sin(spin + bend)) for bend in (0.0, 1.7, 3.6)
        ]
        light = chance.uniform(0.75, 1.5)
        pygame.draw.polygon(canvas, lit(theme, theme.stone, light), corners)


@baked
def _puff(theme: Theme, radius: int, strength: int) -> Surface:
    tone = mix(theme.stone, theme.ink if theme.style is not Style.ENAMEL else theme.soft, 0.42)
    disc = Surface((2 * PUFF, 2 * PUFF), SRCALPHA)
    disc.fill((*tone, 0))
    for step in range(PUFF, 0, -1):
        share = (1 - step / PUFF) ** 0.9 * strength / STRENGTHS
        pygame.draw.circle(disc, (*tone, round(190 * share)), (PUFF, PUFF), step)
    return pygame.transform.smoothscale(disc, (2 * radius, 2 * radius))


def draw_cracks(canvas: Surface, area: BoardArea, theme: Theme, cell: int, share: float) -> None:
    """The flagstone of a cell bursts from its middle outwards, and light shines through."""
    step = math.ceil(STRENGTHS * min(1.0, share))
    if step <= 0:
        return
    cracks = _cracks(round(area.cell), theme, step)
    x, y = area.centre_of(cell)
    canvas.blit(cracks, cracks.get_rect(center=(round(x), round(y))))


@baked
def _cracks(side: int, theme: Theme, step: int) -> Surface:
    large = Surface((side * 2, side * 2), SRCALPHA)
    chance = random.Random(9)  # noqa: S311 - decoration
    glow = mix(theme.accent, theme.ink, 0.35) if theme.style is Style.NEON else theme.night
    dark = theme.night if theme.style is not Style.ENAMEL else mix(theme.ink, theme.stone, 0.4)
    for number in range(CRACKS):
        points = crack(chance, (side, side), 360 * number / CRACKS, side * 1.3)[: 2 + step * 3 // STRENGTHS]
        thick = max(1.0, side * 0.1 * step / STRENGTHS)
        for start, end in pairwise(points):
            thick_line(large, (*dark, 255), start, end, thick)
        for start, end in pairwise(points):
            thick_line(large, (*glow, 255), start, end, thick * 0.4)
    return pygame.transform.smoothscale(large, (side, side))


# The tracks of each player's tower, on its way over a cell


def square_track(canvas: Surface, colour: Colour, _width: float) -> None:
    """What the foot of a square tower leaves behind."""
    side = canvas.get_width()
    pygame.draw.rect(canvas, colour, pygame.Rect(side * 0.2, side * 0.2, side * 0.6, side * 0.6))


def round_track(canvas: Surface, colour: Colour, _width: float) -> None:
    """What the foot of a round tower leaves behind."""
    side = canvas.get_width()
    pygame.draw.circle(canvas, colour, (side / 2, side / 2), side * 0.34)


TRACKS: tuple[Shape, Shape] = (square_track, round_track)
