"""The bodies of markers: round pucks of dark glass that stand on the board, with a shadow."""

import pygame
from pygame import SRCALPHA, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point
from game.arcade.draw.material import plate
from game.arcade.draw.sprites import blurred, clear
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix

# How far the side of a puck is seen below its top, and its shadow reaches, in shares of its size.
SIDE, SHADOW = 0.08, 0.12
# The sizes of pucks that are drawn grow in steps of this many pixels.
STEP = 2


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
) -> None:
    """A puck around a point, `raised` above the board and pressed `flat` by shares of its size.

    While it moves it is `grown`, too: it is drawn once, and stretched.
    """
    if theme.style is Style.FLAT:
        return
    side = max(STEP, round(size / STEP) * STEP)
    shadow, body = _shadow(side, theme.style), _puck(side, theme, colour)
    x, y = round(centre[0]), round(centre[1])
    fall = round(side * (0.05 + raised * 0.5))
    canvas.blit(shadow, shadow.get_rect(center=(x, y + fall)))
    if flat > 0.01 or grown > 1:
        wide, tall = grown * (1 + flat / 2), grown * (1 - flat)
        body = pygame.transform.smoothscale(body, (round(side * wide), round(body.get_height() * tall)))
    canvas.blit(body, body.get_rect(center=(x, y + round(side * grown * (SIDE / 2 - raised)))))


@baked
def _puck(side: int, theme: Theme, colour: Colour) -> Surface:
    """The side of the puck, its top, and the dish in which the marker shines."""
    height = side + round(side * SIDE)
    body = Surface((side, height), SRCALPHA)
    if theme.style is Style.ENAMEL:
        faces = (mix(theme.floor, colour, 0.1), mix(theme.floor, colour, 0.22))
        foot, dish = mix(theme.edge, colour, 0.35), mix(theme.floor, colour, 0.05)
    else:
        faces = (mix(theme.edge, colour, 0.3), mix(theme.floor, colour, 0.22))
        foot, dish = dimmed(mix(theme.edge, colour, 0.45), 0.45), mix(theme.night, colour, 0.1)
    lower = plate((side, side), side // 2, (foot, dimmed(foot, 0.6)), 0.1, 1)
    body.blit(lower, (0, height - side))
    body.blit(plate((side, side), side // 2, faces, 0.35, max(1, side // 40)), (0, 0))
    inset = round(side * 0.11)
    inner = side - 2 * inset
    ring = plate((inner, inner), inner // 2, (dimmed(dish, 0.55), mix(dish, WHITE, 0.06)), 0.0, 1)
    body.blit(ring, (inset, inset))
    return body


@baked
def _shadow(side: int, style: Style) -> Surface:
    reach = max(2, round(side * SHADOW))
    whole = clear((side + 2 * reach, side + 2 * reach), BLACK)
    strength = 170 if style is Style.NEON else 90
    pygame.draw.circle(whole, (*BLACK, strength), whole.get_rect().center, side // 2)
    return blurred(whole, max(1, reach // 2))
