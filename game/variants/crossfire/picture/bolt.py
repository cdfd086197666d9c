"""Light that runs along the beams of Crossfire, or in any other direction: bolts and flashes."""

import math

import pygame
from pygame import Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point
from game.arcade.draw.lines import smooth_line
from game.arcade.draw.sprites import blending, clear
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, dimmed, mix
from game.core.rules import Player
from game.variants.crossfire.picture.beam import tones

# A ray is a row of drops, this many radii apart, each of a percentage of its strength.
DROP_STEP, DROP_SHARE = 0.6, 38
DROP = 24  # a drop of light is drawn at this radius once, and scaled


@baked
def _drop(style: Style, radius: int, colour: Colour, strength: int) -> Surface:
    """A soft round light, of which a row makes a ray; `strength` is a percentage."""
    drop = pygame.transform.smoothscale(_large_drop(style, colour), (2 * radius, 2 * radius))
    if style is Style.NEON:
        drop.fill(dimmed(WHITE, strength / 100), special_flags=pygame.BLEND_RGB_MULT)
    else:
        drop.fill((*WHITE, round(255 * strength / 100)), special_flags=pygame.BLEND_RGBA_MULT)
    return drop


@baked
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
    length = math.dist(start, end)
    if not theme.glow or light <= 0 or length < 1:
        return
    radius = max(3, round(reach))
    drop = _drop(theme.style, radius, tones(theme, player)[0], max(1, round(DROP_SHARE * light)))
    count = max(1, round(length / (radius * DROP_STEP)))
    left, top = start[0] - radius, start[1] - radius
    across, down = (end[0] - start[0]) / count, (end[1] - start[1]) / count
    drops = [(drop, (left + across * number, top + down * number)) for number in range(count + 1)]
    canvas.fblits(drops, blending(theme.style))


def draw_bolt(
    canvas: Surface, theme: Theme, start: Point, end: Point, player: Player, width: float, light: float = 1.0
) -> None:
    """A ray of full strength between two points; `width` is that of its core."""
    draw_glow(canvas, theme, start, end, player, width * 4.5, light)
    draw_core(canvas, theme, start, end, player, width, light)


def draw_core(
    canvas: Surface, theme: Theme, start: Point, end: Point, player: Player, width: float, light: float
) -> None:
    """The bright middle of a ray; the less light there is, the thinner it is."""
    if light <= 0 or math.dist(start, end) < 1:
        return
    core = tones(theme, player)[1]
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
