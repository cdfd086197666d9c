"""The end of a game, moment by moment: the last move lands, the loser's fate, a wave of light, the banner.

All times are in seconds since the last move came to rest.
"""

import math
from collections.abc import Callable

import pygame
from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import eased, part_of
from game.arcade.draw.sprites import LIGHT_STEPS, blending, clear
from game.arcade.draw.theme import Colour, Style, Theme, mix, purest

FATE_FROM, FATE_TO = 0.12, 1.0
WAVE_FROM, WAVE_TO = 0.9, 1.6
# When the panels tell how it ended: with the end of the wave, so that they rest while the board makes room.
PANELS_FROM, PANELS_TO = 1.25, WAVE_TO
BANNER_FROM, BANNER_TO = WAVE_TO, 1.95
# When the choices after the game come up.
CHOICES_FROM = 2.0
# This long after the end, only what stays of it is seen.
AFTERWARDS = 3.0
# The length of the wave's slope, in shares of its way.
SLOPE = 0.35
# The light of a cell in its middle and on its edge, and how far into the cell the edge shines, in its shares.
FACE, EDGE, REACH = 0.2, 0.75, 0.16
RINGS = 10


def fate(ended: float) -> float:
    """How far the loser's fate has run its course, from 0 to 1."""
    return part_of(ended, FATE_FROM, FATE_TO)


def panels(ended: float) -> float:
    """How far the panels tell the result, from 0 to 1."""
    return eased(part_of(ended, PANELS_FROM, PANELS_TO))


def banner(ended: float) -> float:
    """How far the banner has come in, from 0 to 1."""
    return eased(part_of(ended, BANNER_FROM, BANNER_TO))


# The ways in which a wave can run: how far a cell is from the first one, this many rows and columns away.
Spread = Callable[[int, int], float]


def in_steps(down: int, across: int) -> float:
    """From each cell to its four neighbours."""
    return abs(down) + abs(across)


def in_squares(down: int, across: int) -> float:
    """From each cell to its eight neighbours."""
    return max(abs(down), abs(across))


def in_rings(down: int, across: int) -> float:
    return math.hypot(down, across)


def in_beams(down: int, across: int) -> float:
    """First along rows, columns and diagonals, and from there to the rest."""
    down, across = abs(down), abs(across)
    return 0.5 * max(down, across) + 1.5 * min(down, across, abs(down - across))


def in_rows(down: int, across: int) -> float:
    """Row after row, and a little later at their ends."""
    return abs(down) + 0.3 * abs(across)


def draw_wave(
    canvas: Surface,
    area: BoardArea,
    theme: Theme,
    origin: int,
    colour: Colour,
    ended: float,
    spread: Spread = in_steps,
) -> None:
    """A wave in the winner's colour that runs over the board from a cell, and is gone."""
    way = part_of(ended, WAVE_FROM, WAVE_TO)
    if not 0 < way < 1:
        return
    tone = mix(colour, purest(colour), 0.6)
    start_row, start_column = divmod(origin, area.size)
    cells = [divmod(cell, area.size) for cell in range(area.size * area.size)]
    distances = [spread(row - start_row, column - start_column) for row, column in cells]
    front, longest = way * (1 + SLOPE), max(1.0, *distances)
    for cell, distance in enumerate(distances):
        light = 1 - abs(front - distance / longest - SLOPE / 2) / (SLOPE / 2)
        if light > 0 and theme.glow:
            place, steps = area.plate_of(cell), max(1, round(LIGHT_STEPS * light))
            canvas.blit(
                _lit(theme.style, place.size, tone, steps), place, special_flags=blending(theme.style)
            )


@baked
def _lit(style: Style, size: tuple[int, int], colour: Colour, steps: int) -> Surface:
    """A cell that the wave lights up with this many of the `LIGHT_STEPS`: its edge more than its middle."""
    face, radius = clear(size, colour), max(2, size[0] // 7)
    light = steps / LIGHT_STEPS
    for ring in range(RINGS):
        share = light * (FACE + (EDGE - FACE) * (1 - ring / RINGS) ** 3)
        place = face.get_rect().inflate(*(-round(2 * REACH * side * ring / RINGS) for side in size))
        pygame.draw.rect(face, (*colour, round(255 * share)), place, border_radius=radius)
    if style is not Style.NEON:
        return face
    lit = Surface(size)
    lit.blit(face, (0, 0))
    return lit
