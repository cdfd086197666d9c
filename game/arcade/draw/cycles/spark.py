"""A spark that flies from a cycle."""

import pygame
from pygame import Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.sprites import clear
from game.arcade.draw.theme import WHITE, Style, Theme, mix, purest
from game.core.rules import Player


@baked
def spark_of(theme: Theme, player: Player, side: int, light: int) -> Surface:
    """A glowing grain, in one of a few strengths."""
    colour = theme.player(player)
    large = clear((side * 3, side * 3), colour)
    middle, strength = side * 1.5, (light + 1) / 4
    for reach in range(side, 0, -1):
        share = 1 - reach / side
        tone = (*colour, round(200 * share * share * strength))
        pygame.draw.circle(large, tone, (middle, middle), reach * 1.5)
    heart = mix(purest(colour), WHITE, 0.6) if theme.style is not Style.ENAMEL else mix(colour, WHITE, 0.4)
    pygame.draw.circle(large, (*heart, round(255 * strength)), (middle, middle), side * 0.34)
    return pygame.transform.smoothscale(large, (side, side))
