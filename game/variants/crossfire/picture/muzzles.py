"""The muzzles of a turret: hot after it has fired, and cold again after the next move."""

import math

import pygame
from pygame import Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point
from game.arcade.draw.lines import thick_line
from game.arcade.draw.sprites import blending, blurred, clear, weaken
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, mix
from game.variants.crossfire.picture.turret import turret_size

Headings = tuple[tuple[int, int], ...]

# From where to where a muzzle reaches, and how wide it and its hot core are, in sizes of the turret. In the
# flat style, where a turret is wider, they lie further out.
REACHES = {Style.NEON: (0.435, 0.535), Style.ENAMEL: (0.435, 0.535), Style.FLAT: (0.49, 0.57)}
WIDTHS = {Style.NEON: (0.085, 0.045), Style.ENAMEL: (0.085, 0.045), Style.FLAT: (0.11, 0.11)}
# Hot metal, and the steps in which it cools down.
EMBER: Colour = (255, 138, 46)
STEPS = 8
# How far the heat shines, in sizes of the turret.
SHINES = 0.05
OVERSAMPLING = 3


def draw_muzzles(
    canvas: Surface, theme: Theme, centre: Point, cell: float, headings: Headings, heat: float
) -> None:
    """The muzzles of a turret in all directions in which it has fired, with a share of their heat."""
    steps = round(STEPS * heat)
    if steps > 0:
        hot = _muzzles(theme, turret_size(cell), headings, steps)
        place = hot.get_rect(center=(round(centre[0]), round(centre[1])))
        canvas.blit(hot, place, special_flags=blending(theme.style))


@baked
def _muzzles(theme: Theme, size: int, headings: Headings, steps: int) -> Surface:
    if steps < STEPS:
        cooler = _muzzles(theme, size, headings, STEPS).copy()
        weaken(cooler, theme.style, steps / STEPS)
        return cooler
    neon, side = theme.style is Style.NEON, round(size * 1.35) * OVERSAMPLING
    tones = _tones(theme)
    large = Surface((side, side)) if neon else clear((side, side), tones[0])
    for wide, tone in zip(WIDTHS[theme.style], tones, strict=True):
        for across, down in headings:
            unit = size * OVERSAMPLING / math.hypot(across, down)
            start, end = (
                (side / 2 + across * reach * unit, side / 2 + down * reach * unit)
                for reach in REACHES[theme.style]
            )
            thick_line(large, (*tone, 255), start, end, wide * size * OVERSAMPLING)
    muzzles = pygame.transform.smoothscale(large, (side // OVERSAMPLING, side // OVERSAMPLING))
    if neon and theme.glow:
        halo = blurred(muzzles, max(1, round(size * SHINES)))
        muzzles.blit(halo, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return muzzles


def _tones(theme: Theme) -> tuple[Colour, Colour]:
    """The colours of a muzzle and of its core."""
    if theme.style is Style.NEON:
        return EMBER, mix(EMBER, WHITE, 0.75)
    if theme.style is Style.ENAMEL:
        return mix(theme.ink, EMBER, 0.12), EMBER
    return theme.ink, theme.ink
