"""The towers of the two players, whole, and with less of their light."""

import pygame
from pygame import Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.sprites import bright_edge
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, dimmed
from game.core.rules import Player
from game.variants.siege.picture.keep import draw_keep, draw_round_tower
from game.variants.siege.picture.painter import OVERSAMPLING, TALL, Painter


@baked
def tower_sprite(width: int, theme: Theme, colour: Colour, player: Player) -> Surface:
    """A whole tower with its windows lit."""
    draw = Painter(width, theme, colour)
    (draw_keep if player == 1 else draw_round_tower)(draw)
    if draw.flat:
        outline = pygame.mask.from_surface(draw.canvas).outline()
        pygame.draw.lines(draw.canvas, bright_edge(colour), True, outline, 2 * OVERSAMPLING)
    return pygame.transform.smoothscale(draw.canvas, (width, round(width * TALL)))


@baked
def faded_sprite(width: int, theme: Theme, colour: Colour, player: Player, percent: int) -> Surface:
    """A tower of which only a share of the light is left."""
    faded = tower_sprite(width, theme, colour, player).copy()
    if theme.style is Style.NEON:
        faded.fill(dimmed(WHITE, percent / 100), special_flags=pygame.BLEND_RGB_MULT)
    else:
        faded.fill((*WHITE, round(2.55 * percent)), special_flags=pygame.BLEND_RGBA_MULT)
    return faded
