"""What walls throw on the floor and around them: light and a reflection, a shadow, or an outline."""

import math

import pygame
from pygame import Rect, Surface

from game.arcade.draw.contrast import linear, luminance
from game.arcade.draw.easing import held
from game.arcade.draw.sprites import SHADOW, blurred, clear
from game.arcade.draw.theme import Colour, Style, dimmed, mix, purest
from game.variants.light_cycle.body_picture import Tones, stand
from game.variants.light_cycle.view import LIFT
from game.variants.light_cycle.wall import HEIGHT, STUMP, THICK, Part, State
from game.variants.light_cycle.wall_body_picture import Make, foot_of

# The glare of a crest. A bright colour needs less, and chevrons stay visible in it.
BLOOM, LESS_IF_BRIGHT = 0.44, 0.55
# How strongly the floor reflects a wall, next to it.
REFLECTION = 0.34


def ground_of(make: Make, part: Part) -> Surface:
    """What a part throws on the floor. Of a part that shines it is light, to be added."""
    draw = {Style.NEON: _light, Style.ENAMEL: _shadow, Style.FLAT: _outline}[make.theme.style]
    return draw(make, part)


def bloom_of(make: Make, part: Part) -> Surface:
    """The glare of a panel's crest, to be added."""
    half = round(make.cell * 0.8)
    crest = _line(part, 2 * half, make.cell, 0.1)
    crest = crest.move(round(LIFT[0] * HEIGHT * make.cell), round(LIFT[1] * HEIGHT * make.cell))
    share = BLOOM * (1 - LESS_IF_BRIGHT * luminance(linear(make.colour))) * make.brightness
    tone = dimmed(mix(make.colour, purest(make.colour), 0.3), share)
    return _soft(2 * half, crest, make.cell * 0.07, tone)


def _light(make: Make, part: Part) -> Surface:
    """The light of a panel, wide and narrow, and its dim reflection in the glass."""
    half = round(make.cell * 1.05)
    if make.state is State.BROKEN or not make.theme.glow:
        return Surface((1, 1))
    # Drawn half as large, because it is soft.
    side, cell = half, make.cell / 2
    line = _line(part, side, cell, 0.2)
    light = _soft(side, line, cell * 0.24, dimmed(make.colour, held(make.brightness)))
    near = _soft(side, line, cell * 0.08, dimmed(make.colour, 0.42 * make.brightness))
    for layer in (near, _reflection(make, part, side, cell)):
        light.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return pygame.transform.smoothscale(light, (2 * half, 2 * half))


def _reflection(make: Make, part: Part, side: int, cell: float) -> Surface:
    """The panel upside down, fading with its depth."""
    mirrored = Surface((side, side))
    line = _line(part, side, cell, THICK)
    layers = max(2, math.ceil(cell * HEIGHT * -LIFT[1]))
    for layer in range(layers, 0, -1):
        depth = layer / layers
        down = depth * HEIGHT * cell
        tone = dimmed(make.colour, REFLECTION * (1 - depth) ** 1.4 * make.brightness)
        pygame.draw.rect(mirrored, tone, line.move(round(-LIFT[0] * down), round(-LIFT[1] * down)))
    return mirrored


def _soft(side: int, line: Rect, blur: float, tone: Colour) -> Surface:
    layer = Surface((side, side))
    pygame.draw.rect(layer, tone, line)
    return blurred(layer, max(1, round(blur)))


def _line(part: Part, side: int, cell: float, thick: float) -> Rect:
    """The line of a panel on the floor, from the middle of one cell to that of the next."""
    long, thin = round(cell), max(1, round(cell * thick))
    line = Rect(0, 0, *((thin, long) if part.upright else (long, thin)))
    line.center = (side // 2, side // 2)
    return line


def _shadow(make: Make, part: Part) -> Surface:
    half = round(make.cell * 0.85)
    square = clear((2 * half, 2 * half), SHADOW)
    if make.theme.glow and make.state is not State.BROKEN and part.heading is not None:
        line = _line(part, 2 * half, make.cell, 0.16)
        line = line.move(round(make.cell * 0.06), round(make.cell * 0.07))
        pygame.draw.rect(square, (*SHADOW, 95), line)
    return blurred(square, max(1, round(make.cell * 0.06)))


def _outline(make: Make, part: Part) -> Surface:
    """A rim around the body, of a theme without light."""
    broken = make.state is State.BROKEN
    edge = max(2, round(make.cell * 0.045))
    side = make.side + 2 * edge
    square = clear((side, side), make.theme.ink)
    foot = foot_of(part, side, make.cell).inflate(2 * edge, 2 * edge)
    ink = make.theme.edge if broken else make.theme.ink
    height = STUMP if broken else HEIGHT
    stand(square, foot, height * make.cell, Tones(lambda _up: ink, lambda _up: ink, ink))
    return square
