"""The bodies of markers: round pucks of dark glass that stand on the board, with a shadow."""

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point
from game.arcade.draw.material import plate
from game.arcade.draw.sprites import blurred, clear
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix

# How far the side of a puck is seen below its top, and its shadow reaches, in shares of its size.
SIDE, SHADOW = 0.15, 0.14
# Where the band of light runs around the side, and how wide it is, in shares of its height.
BAND, BAND_WIDTH = 0.42, 0.26
# The sizes of pucks that are drawn grow in steps of this many pixels.
STEP = 2
# The side is drawn this many times larger and then shrunk, which smooths it.
OVERSAMPLING = 2


def draw_puck(
    canvas: Surface,
    theme: Theme,
    centre: Point,
    size: float,
    colour: Colour,
    *,
    raised: float = 0.0,
    flat: float = 0.0,
    grown: float = 1.0,
    share: float = 1.0,
) -> Point:
    """A share of a puck around a point, `raised` above the board and pressed `flat` by shares of its size.

    While it moves it is `grown`, too: it is drawn once, and stretched. Returns the middle of its top.
    """
    side = max(STEP, round(size / STEP) * STEP)
    x, y = round(centre[0]), round(centre[1])
    top = x, y - side * grown * (raised + SIDE / 2 * (1 - flat))
    if theme.style is Style.FLAT:
        return x, y - side * grown * raised
    shadow, body = _shadow(side, theme.style), puck(side, theme, colour)
    for picture in (shadow, body):
        picture.set_alpha(round(255 * share))
    aside, fall = round(side * raised * 0.25), round(side * (0.08 + raised * 0.4))
    canvas.blit(shadow, shadow.get_rect(center=(x + aside, y + fall)))
    if flat or grown > 1:
        wide, tall = grown * (1 + flat / 2), grown * (1 - flat)
        body = pygame.transform.smoothscale(body, (round(side * wide), round(body.get_height() * tall)))
    bottom = y + round(side * (1 + SIDE) / 2 - side * grown * raised)
    canvas.blit(body, body.get_rect(midbottom=(x, bottom)))
    return top


@baked
def puck(side: int, theme: Theme, colour: Colour) -> Surface:
    """The side of the puck with a band of light, its top, and the dish in which the marker shines."""
    tall = round(side * SIDE)
    body = Surface((side, side + tall), SRCALPHA)
    if theme.style is Style.ENAMEL:
        faces = (mix(theme.floor, colour, 0.1), mix(theme.floor, colour, 0.22))
        foot, dish = mix(theme.edge, colour, 0.35), mix(theme.floor, colour, 0.05)
    else:
        faces = (mix(theme.edge, colour, 0.42), mix(theme.floor, colour, 0.26))
        foot, dish = dimmed(mix(theme.edge, colour, 0.5), 0.6), mix(theme.night, colour, 0.12)
    body.blit(_side(side, tall, foot, colour), (0, 0))
    body.blit(plate((side, side), side // 2, faces, 0.4, max(1, side // 34)), (0, 0))
    inset = round(side * 0.1)
    inner = side - 2 * inset
    groove = plate((inner, inner), inner // 2, (dimmed(dish, 0.35), mix(dish, WHITE, 0.14)), 0.0, 1)
    body.blit(groove, (inset, inset))
    inset += max(1, side // 50)
    inner = side - 2 * inset
    body.blit(
        plate((inner, inner), inner // 2, (dimmed(dish, 0.55), mix(dish, WHITE, 0.05)), 0.0, 1), (inset,) * 2
    )
    return body


def _side(side: int, tall: int, foot: Colour, colour: Colour) -> Surface:
    """The wall of a puck: lit on the left, dark on the right, with a band of light around it."""
    wide, high = side * OVERSAMPLING, tall * OVERSAMPLING
    wall = clear((wide, wide + high), foot)
    band = range(round(high * BAND), round(high * (BAND + BAND_WIDTH)))
    for down in range(high, 0, -1):
        tone = mix(colour, WHITE, 0.25) if down in band else dimmed(foot, 1 - 0.5 * down / high)
        pygame.draw.circle(wall, tone, (wide / 2, down + wide / 2), wide / 2)
    light = Surface((16, 1))
    for x in range(16):
        light.set_at((x, 0), dimmed(WHITE, 1 - 0.75 * abs(x / 15 - 0.36)))
    shade = pygame.transform.smoothscale(light, wall.get_size())
    wall.blit(shade, (0, 0), Rect((0, 0), wall.get_size()), pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(wall, (side, side + tall))


@baked
def _shadow(side: int, style: Style) -> Surface:
    reach = max(2, round(side * SHADOW))
    whole = clear((side + 2 * reach, side + 2 * reach), BLACK)
    strength = 200 if style is Style.NEON else 90
    pygame.draw.circle(whole, (*BLACK, strength), whole.get_rect().center, side // 2)
    return blurred(whole, max(1, reach // 2))
