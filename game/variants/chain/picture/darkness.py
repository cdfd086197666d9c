"""What follows the short circuit in Chain: darkness that spreads over the board, and smoke."""

import math

import pygame
from pygame import SRCALPHA, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point, part_of, swaying
from game.arcade.draw.sprites import clear
from game.arcade.draw.theme import BLACK, WHITE, Style, Theme, mix

# How dark the board gets in each style, of 255; how fast the darkness spreads, in cells a second, and how
# long it takes on each cell.
DARK = {Style.NEON: 150, Style.ENAMEL: 70, Style.FLAT: 0}
SPREADING, FALLING = 9.0, 0.22
# How long smoke rises, and how far, in cells.
SMOKE_SECONDS, RISE = 1.1, 0.7
PUFFS = 4


def draw_darkness(canvas: Surface, area: BoardArea, theme: Theme, origin: int, seconds: float) -> None:
    """The darkness that has run out from a cell for this many seconds."""
    if seconds <= 0 or not DARK[theme.style]:
        return
    shares = _shares(area.size, origin, seconds)
    if min(shares) >= 1:
        canvas.blit(_whole(area.rect.width, DARK[theme.style]), area.rect)
        return
    small = Surface((area.size, area.size), SRCALPHA)
    for cell, share in enumerate(shares):
        row, column = divmod(cell, area.size)
        small.set_at((column, row), (*BLACK, round(DARK[theme.style] * share)))
    canvas.blit(pygame.transform.smoothscale(small, area.rect.size), area.rect)


def _shares(size: int, origin: int, seconds: float) -> list[float]:
    """How dark each cell is, of all that it will be."""
    place = divmod(origin, size)
    distances = (math.dist(divmod(cell, size), place) for cell in range(size * size))
    return [swaying(part_of(seconds - distance / SPREADING, 0.0, FALLING)) for distance in distances]


@baked
def _whole(side: int, strength: int) -> Surface:
    dark = clear((side, side), BLACK)
    dark.fill((*BLACK, strength))
    return dark


def draw_smoke(canvas: Surface, theme: Theme, place: Point, cell: float, share: float, number: int) -> None:
    """Puffs that rise from a burnt link and thin out; `share` is how far they have come."""
    if not 0 < share < 1:
        return
    puff = _puff(theme, max(4, round(cell * 0.3)))
    for each in range(PUFFS):
        way = (share * 1.3 - each * 0.1) % 1.3
        if 0 < way < 1:
            puff.set_alpha(round(110 * (1 - way) * min(1.0, way * 5)))
            x = place[0] + cell * 0.12 * math.sin(number + each * 2.1 + way * 4)
            canvas.blit(puff, puff.get_rect(center=(round(x), round(place[1] - cell * RISE * way))))
    puff.set_alpha(255)


@baked
def _puff(theme: Theme, radius: int) -> Surface:
    tone = mix(theme.stone, WHITE, 0.15)
    puff = clear((2 * radius, 2 * radius), tone)
    for step in range(radius, 0, -1):
        pygame.draw.circle(puff, (*tone, round(150 * (1 - step / radius) ** 1.6)), (radius, radius), step)
    return puff
