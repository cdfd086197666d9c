"""Pictures of the towers: the square keep of Player 1, and the round tower of Player 2 with its roof."""

import pygame
from pygame import Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, dimmed
from game.core.rules import Player
from game.variants.siege.picture import keep, round_tower
from game.variants.siege.picture.masonry import Mason

# The windows of each tower, in shares of its width.
WINDOWS: tuple[tuple[Point, ...], tuple[Point, ...]] = (keep.WINDOWS, round_tower.WINDOWS)
# How far the gate of each tower is behind the front of its foot, and how high its banner stands.
GATES = keep.GATE, round_tower.GATE
POLES = keep.POLE, round_tower.POLE


@baked
def tower_sprite(width: int, theme: Theme, colour: Colour, player: Player) -> Surface:
    """A whole tower with its windows lit."""
    mason = Mason(width, theme, colour)
    (keep.draw_keep if player == 1 else round_tower.draw_round_tower)(mason)
    return mason.finished()


@baked
def faded_sprite(width: int, theme: Theme, colour: Colour, player: Player, percent: int) -> Surface:
    """A tower of which only a share of the light is left."""
    faded = tower_sprite(width, theme, colour, player).copy()
    if theme.style is Style.NEON:
        faded.fill(dimmed(WHITE, percent / 100), special_flags=pygame.BLEND_RGB_MULT)
    else:
        faded.fill((*WHITE, round(2.55 * percent)), special_flags=pygame.BLEND_RGBA_MULT)
    return faded
