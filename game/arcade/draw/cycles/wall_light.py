"""What walls throw on the floor and around them: light and a reflection, a shadow, or an outline."""

import math
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.contrast import linear, luminance
from game.arcade.draw.cycles.body import Tones, stand
from game.arcade.draw.cycles.wall import LIFT, STUMP, Part, State
from game.arcade.draw.cycles.wall_make import Make, foot_of, rise_of
from game.arcade.draw.easing import held
from game.arcade.draw.sprites import SHADOW, blurred, clear
from game.arcade.draw.theme import Colour, Style, dimmed, mix, purest

# The glare of a crest. A bright colour needs less, and chevrons stay visible in it.
BLOOM, LESS_IF_BRIGHT = 0.44, 0.55
# How strongly the floor reflects a wall, next to it.
REFLECTION = 0.34
# How far the edges of light fade, in cells: around a crest, in the wide and in the narrow light on the floor,
# and in the reflection.
BLOOM_SOFT, WIDE_SOFT, NARROW_SOFT, REFLECTION_SOFT = 0.07, 0.24, 0.08, 0.06
# Soft light is drawn for cells of at most this size.
SOFT_CELL = 44


def ground_of(make: Make, part: Part) -> Surface:
    """What a part throws on the floor. Of a part that shines it is light, to be added."""
    draw = {Style.NEON: _light, Style.ENAMEL: _shadow, Style.FLAT: _outline}[make.theme.style]
    return draw(make, part)


def bloom_of(make: Make, part: Part) -> Surface:
    """The glare of a panel's crest, to be added."""
    size = make.extent(part, 0.4)
    small = _small(make, size)
    crest = _soft_line(make, part, small, 0.1, BLOOM_SOFT)
    crest = crest.move(*(round(lift * make.build.height * small.cell) for lift in LIFT))
    share = BLOOM * (1 - LESS_IF_BRIGHT * luminance(linear(make.colour))) * make.brightness
    tone = dimmed(mix(make.colour, purest(make.colour), 0.3), share)
    return pygame.transform.smoothscale(_soft(small.extent, crest, small.cell * BLOOM_SOFT, tone), size)


class Small(NamedTuple):
    """The measures of a picture of soft light, which is drawn small and then enlarged."""

    extent: tuple[int, int]
    cell: float


def _small(make: Make, size: tuple[int, int]) -> Small:
    shrink = max(1.0, make.cell / SOFT_CELL)
    return Small((max(1, round(size[0] / shrink)), max(1, round(size[1] / shrink))), make.cell / shrink)


def _light(make: Make, part: Part) -> Surface:
    """The light of a panel, wide and narrow, and its dim reflection in the glass."""
    if make.state is State.BROKEN or not make.theme.glow:
        return Surface((1, 1))
    size = make.extent(part, 0.46)
    small = _small(make, size)
    wide, narrow = (_soft_line(make, part, small, 0.2, soft) for soft in (WIDE_SOFT, NARROW_SOFT))
    light = _soft(small.extent, wide, small.cell * WIDE_SOFT, dimmed(make.colour, held(make.brightness)))
    near = _soft(small.extent, narrow, small.cell * NARROW_SOFT, dimmed(make.colour, 0.42 * make.brightness))
    for layer in (near, _reflection(make, part, small)):
        light.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return pygame.transform.smoothscale(light, size)


def _reflection(make: Make, part: Part, small: Small) -> Surface:
    """The panel upside down, fading with its depth."""
    mirrored = Surface(small.extent)
    line = _soft_line(make, part, small, make.build.thick, REFLECTION_SOFT)
    height = make.build.height * small.cell
    layers = max(2, math.ceil(height * -LIFT[1]))
    for layer in range(layers, 0, -1):
        depth = layer / layers
        down = depth * height
        tone = dimmed(make.colour, REFLECTION * (1 - depth) ** 1.4 * make.brightness)
        pygame.draw.rect(mirrored, tone, line.move(round(-LIFT[0] * down), round(-LIFT[1] * down)))
    return blurred(mirrored, max(1, round(small.cell * REFLECTION_SOFT)))


def _soft(extent: tuple[int, int], line: Rect, blur: float, tone: Colour) -> Surface:
    layer = Surface(extent)
    pygame.draw.rect(layer, tone, line)
    return blurred(layer, max(1, round(blur)))


def _soft_line(make: Make, part: Part, small: Small, thick: float, soft: float) -> Rect:
    """The line of a panel whose edges will fade.

    Together, the faded ends of two lights are as bright as each in its middle. Where only the brighter one
    counts, the line goes on so far that neither has begun to fade where they meet.
    """
    line = _line(part, small.extent, small.cell, thick)
    beyond = 2 * round(small.cell * soft) if make.build.brighter_counts else 0
    return line.inflate(0, beyond) if part.upright else line.inflate(beyond, 0)


def _line(part: Part, extent: tuple[int, int], cell: float, thick: float) -> Rect:
    """The line of a panel on the floor, from the middle of one cell to that of the next."""
    long, thin = round(cell), max(1, round(cell * thick))
    line = Rect(0, 0, *((thin, long) if part.upright else (long, thin)))
    line.center = (extent[0] // 2, extent[1] // 2)
    return line


def _shadow(make: Make, part: Part) -> Surface:
    size = make.extent(part, 0.3)
    shadow = clear(size, SHADOW)
    if not make.theme.glow or make.state is State.BROKEN or part.heading is None:
        return shadow
    line = _line(part, size, make.cell, 0.16).move(round(make.cell * 0.06), round(make.cell * 0.07))
    pygame.draw.rect(shadow, (*SHADOW, 95), line)
    return blurred(shadow, max(1, round(make.cell * 0.06)))


def _outline(make: Make, part: Part) -> Surface:
    """A rim around the body, of a theme without light."""
    broken = make.state is State.BROKEN
    edge = max(2, round(make.cell * 0.045))
    outline = clear(make.extent(part, rise_of(make.build) + 0.12), make.theme.ink)
    foot = foot_of(part, outline, make).inflate(2 * edge, 2 * edge)
    ink = make.theme.edge if broken else make.theme.ink
    height = STUMP if broken else make.build.height
    stand(outline, foot, height * make.cell, Tones(lambda _up: ink, lambda _up: ink, ink), LIFT)
    return outline
