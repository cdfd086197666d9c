"""The end of a game, moment by moment, and the only place of its times.

The last move lands, and everything stands still around the fatal cell. The board comes nearer, and the
loser's pieces break. The winner's light sweeps over the board and through the room, the winner's name lights
up across the picture, and then makes room for the reason and the choices.

All times are in seconds since the last move came to rest. Without particles, the board stays as far away as
it is, and nothing flickers.
"""

import math
from collections.abc import Callable

import pygame
from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import eased, part_of, swaying
from game.arcade.draw.sprites import LIGHT_STEPS, blending, clear
from game.arcade.draw.theme import Colour, Style, Theme, mix, purest

# Everything stands still, and all but the fatal cell is dim: so long it takes to dim, and to brighten again.
STILL_TO = 0.15
DIMS_TO, BRIGHTENS_TO = 0.06, 0.5
NEARER_FROM, NEARER_TO = STILL_TO, 0.36
FATE_FROM, FATE_TO = NEARER_TO, 1.05
ROOM_FROM, ROOM_TO = 0.85, 1.4
SWEEP_FROM, SWEEP_TO = 0.92, 1.62
# When the tubes of the name light up, one after the other; it stands until it makes room.
TUBES_FROM, TUBES_TO = 1.0, 1.42
SETTLES_FROM, SETTLES_TO = 1.75, 2.05
# When the panels tell how it ended: while the name stands.
PANELS_FROM, PANELS_TO = 1.25, SWEEP_TO
# When the choices after the game come up.
CHOICES_FROM = SETTLES_TO
# This long after the end, only what stays of it is seen.
AFTERWARDS = 3.0


def stillness(ended: float) -> float:
    """How dim everything but the fatal cell is, from 0 to 1."""
    return swaying(part_of(ended, 0.0, DIMS_TO)) * (1 - swaying(part_of(ended, NEARER_FROM, BRIGHTENS_TO)))


def nearer(ended: float) -> float:
    """How far the board has come nearer, from 0 to 1."""
    return swaying(part_of(ended, NEARER_FROM, NEARER_TO))


def fate(ended: float) -> float:
    """How far the loser's fate has run its course, from 0 to 1."""
    return part_of(ended, FATE_FROM, FATE_TO)


def sweep(ended: float) -> float:
    """How far the winner's light has run over the board, from 0 to 1; each game has a way of its own."""
    return part_of(ended, SWEEP_FROM, SWEEP_TO)


def room(ended: float) -> float:
    """How far the room has taken the winner's colour, from 0 to 1."""
    return swaying(part_of(ended, ROOM_FROM, ROOM_TO))


def tubes(ended: float) -> float:
    """How far the winner's name has lit up, from 0 to 1."""
    return part_of(ended, TUBES_FROM, TUBES_TO)


def settled(ended: float) -> float:
    """How far the name has made room for the reason, from 0 to 1."""
    return swaying(part_of(ended, SETTLES_FROM, SETTLES_TO))


def panels(ended: float) -> float:
    """How far the panels tell the result, from 0 to 1."""
    return eased(part_of(ended, PANELS_FROM, PANELS_TO))


def without_fate(seconds: float) -> float:
    """The time of an end at which nothing breaks: a resignation is told and not shown."""
    return seconds if seconds <= NEARER_TO else seconds + ROOM_FROM - NEARER_TO


# The length of the wave's slope, in shares of its way.
SLOPE = 0.35
# The light of a cell in its middle and on its edge, and how far into the cell the edge shines, in its shares.
FACE, EDGE, REACH = 0.2, 0.75, 0.16
RINGS = 10

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
    way = sweep(ended)
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
