"""The end of a game, moment by moment: the last move lands, the loser's fate, a wave of light, the banner.

All times are in seconds since the last move came to rest.
"""

from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.easing import eased, part_of
from game.arcade.draw.light import shine_pool
from game.arcade.draw.theme import Colour, Theme, mix, purest

FATE_FROM, FATE_TO = 0.12, 1.0
WAVE_FROM, WAVE_TO = 0.9, 1.6
BANNER_FROM, BANNER_TO = 1.45, 1.8
# When the choices after the game come up.
CHOICES_FROM = 2.0
# The length of the wave's slope, in shares of its way.
SLOPE = 0.35


def fate(ended: float) -> float:
    """How far the loser's fate has run its course, from 0 to 1."""
    return part_of(ended, FATE_FROM, FATE_TO)


def banner(ended: float) -> float:
    """How far the banner has come in, from 0 to 1."""
    return eased(part_of(ended, BANNER_FROM, BANNER_TO))


def draw_wave(
    canvas: Surface, area: BoardArea, theme: Theme, origin: int, colour: Colour, ended: float
) -> None:
    """A wave in the winner's colour that runs over the board from a cell, and is gone."""
    way = part_of(ended, WAVE_FROM, WAVE_TO)
    if not 0 < way < 1:
        return
    tone = mix(colour, purest(colour), 0.6)
    start_row, start_column = divmod(origin, area.size)
    longest = max(1.0, 2.0 * (area.size - 1))
    front = way * (1 + SLOPE)
    for cell in range(area.size * area.size):
        row, column = divmod(cell, area.size)
        distance = (abs(row - start_row) + abs(column - start_column)) / longest
        light = 1 - abs(front - distance - SLOPE / 2) / (SLOPE / 2)
        if light > 0:
            shine_pool(canvas, theme, area.centre_of(cell), area.cell * 1.1, tone, light)
