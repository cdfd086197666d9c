"""What is left of a turret of Crossfire that burst: a husk on scorched metal, and what flew off."""

import math
import random

import pygame
from pygame import SRCALPHA, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point
from game.arcade.draw.shapes import Shape
from game.arcade.draw.sprites import LIGHT_STEPS, blurred, clear, sprite_of
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix
from game.variants.crossfire.picture.turret import (
    HEIGHT,
    LENS,
    OVERSAMPLING,
    SHADOW_SHRUNK,
    body_of,
    turret_size,
)

HUSKS = 2  # kinds of husks


def draw_husk(
    canvas: Surface, theme: Theme, shape: Shape, centre: Point, cell: float, number: int, colour: Colour
) -> None:
    """A turret that burnt out, on the scorched floor; its shape still tells whose it was."""
    husk = _husk(theme, shape, turret_size(cell), number % HUSKS, colour)
    canvas.blit(husk, husk.get_rect(center=(round(centre[0]), round(centre[1]))))


@baked
def _husk(theme: Theme, shape: Shape, size: int, number: int, colour: Colour) -> Surface:
    chance = random.Random(90 + number)  # noqa: S311 - decoration
    if theme.style is Style.FLAT:
        return _flat_husk(theme, shape, size, colour, chance)
    husk = body_of(theme, shape, size).copy()
    _dull(husk, theme, shape, size, colour)
    _break(husk, size, chance)
    husk = pygame.transform.rotozoom(husk, chance.choice((-9, -6, 7, 10)), 0.97)
    whole = _scorch(theme, size, husk.get_size(), chance)
    whole.blit(husk, (0, 0))
    return whole


def _flat_husk(theme: Theme, shape: Shape, size: int, colour: Colour, chance: random.Random) -> Surface:
    """A thin, broken outline."""
    husk = sprite_of(
        theme.style, shape, size, dimmed(colour, 0.5), round(size * 0.09, 1), 0.0, LIGHT_STEPS
    ).copy()
    _break(husk, size, chance)
    return husk


def _dull(husk: Surface, theme: Theme, shape: Shape, size: int, colour: Colour) -> None:
    """Blacken a body, and leave a last ember of its colour in the groove."""
    dark = 0.62 if theme.style is Style.NEON else 0.5
    husk.fill((*dimmed(WHITE, dark), 255), special_flags=pygame.BLEND_RGBA_MULT)
    groove = clear((size * OVERSAMPLING, size * OVERSAMPLING), colour)
    shape(groove, mix(BLACK, colour, 0.55), LENS * 0.7 * size * OVERSAMPLING)
    ember = pygame.transform.smoothscale(groove, (size, size))
    husk.blit(ember, (size // 2, size // 2 - round(size * HEIGHT / 2)))


def _break(husk: Surface, size: int, chance: random.Random) -> None:
    """Cut wedges out of a body."""
    middle = pygame.Vector2(size, size)
    first = chance.uniform(0, 360)
    cut = Surface(husk.get_size(), SRCALPHA)
    cut.fill((*WHITE, 255))
    for wedge in range(3):
        heading = first + 120 * wedge + chance.uniform(-25, 25)
        spread = chance.uniform(7, 15)
        points = [
            middle + pygame.Vector2(reach * size, 0).rotate(heading + aside)
            for reach, aside in ((0.16, 0), (1, -spread), (1, spread))
        ]
        pygame.draw.polygon(cut, (*WHITE, 0), points)
    husk.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _scorch(theme: Theme, size: int, measures: tuple[int, int], chance: random.Random) -> Surface:
    """The soot around a husk, in rays."""
    soot = clear(measures, BLACK)
    middle = pygame.Vector2(measures) / 2
    strength = 200 if theme.style is Style.NEON else 110
    pygame.draw.circle(soot, (*BLACK, strength), middle, size * 0.56)
    for ray in range(13):
        tip = middle + pygame.Vector2(size * chance.uniform(0.55, 0.8), 0).rotate(ray * 360 / 13)
        pygame.draw.line(soot, (*BLACK, strength), middle, tip, max(2, round(size * 0.12)))
    small = pygame.transform.smoothscale(soot, [max(1, side // SHADOW_SHRUNK) for side in measures])
    soft = blurred(small, max(1, round(size * 0.07 / SHADOW_SHRUNK)))
    return pygame.transform.smoothscale(soft, measures)


# Sparks


def draw_shards(
    canvas: Surface, theme: Theme, centre: Point, cell: float, colour: Colour, share: float, seed: int
) -> None:
    """Sparks and splinters that fly off a turret; `share` is how far their flight has come."""
    if not 0 < share < 1:
        return
    chance = random.Random(seed)  # noqa: S311 - decoration
    for spark in range(16):
        angle, speed = chance.uniform(0, 2 * math.pi), chance.uniform(0.5, 1.25)
        way = (1 - (1 - share) ** 2) * speed * cell
        drop = share * share * 0.35 * cell
        x = centre[0] + math.cos(angle) * way
        y = centre[1] + math.sin(angle) * way + drop
        tail = cell * 0.12 * (1 - share) * speed
        tone = mix(colour, WHITE, chance.random() * 0.6) if spark % 4 else theme.stone
        start = (x - math.cos(angle) * tail, y - math.sin(angle) * tail)
        pygame.draw.line(
            canvas, theme.faint(tone, 1 - share * 0.6), start, (x, y), max(1, round(cell * 0.022))
        )
