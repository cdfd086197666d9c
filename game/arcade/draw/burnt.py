"""What has burnt out on a board: stains, and cells that are cracked and sunk because nobody can use them."""

import math
import random
from collections.abc import Iterable
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point, clamped
from game.arcade.draw.fading import lay_share
from game.arcade.draw.lines import smooth_line
from game.arcade.draw.material import draw_recess
from game.arcade.draw.sprites import SHADOW, blurred, clear
from game.arcade.draw.theme import BLACK, WHITE, Style, Theme, mix


def sink(canvas: Surface, area: BoardArea, theme: Theme, cells: Iterable[int], share: float = 1.0) -> None:
    """Cells that neither player can use any more: burnt out, cracked and sunk into the board.

    They come in as far as `share` says.
    """
    for cell in cells:
        place = area.plate_of(cell).inflate(2, 2)  # over its smooth edge, too
        lay_share(canvas, _sunken(place.size, theme, cell * 3 % CRACKED), place.topleft, share)


# How many kinds of cracks there are. A prime: on no usual board do two alike lie next to each other.
CRACKED = 11


@baked
def _sunken(size: tuple[int, int], theme: Theme, number: int) -> Surface:
    """A dark hollow, with cracks that run out from its middle."""
    width, height = size
    hollow = Surface(size, pygame.SRCALPHA)
    ground = theme.night if theme.style is not Style.ENAMEL else mix(theme.tile, theme.edge, 0.55)
    light = mix(theme.tile, theme.edge, 0.3)
    draw_recess(hollow, Rect(1, 1, width - 2, height - 3), width // 7, ground, height // 5, light)
    chance = random.Random(number)  # noqa: S311 - decoration
    crack = mix(ground, theme.ink, 0.5 if theme.style is Style.FLAT else 0.16)
    thick = theme.outline(max(1.0, width * 0.012))
    turn = chance.uniform(0, 2 * math.pi)
    rays = chance.choice((2, 3, 3, 4))
    heart = width * chance.uniform(0.36, 0.64), height * chance.uniform(0.36, 0.64)
    for ray in range(rays):
        angle = turn + (ray + chance.uniform(-0.3, 0.3)) * 2 * math.pi / rays
        points = [heart]
        for _bend in range(chance.randint(2, 4)):
            angle += chance.uniform(-0.7, 0.7)
            x, y = points[-1]
            points.append((x + math.cos(angle) * width * 0.13, y + math.sin(angle) * height * 0.13))
        for start, end in pairwise(points):
            smooth_line(hollow, crack, start, end, thick)
    return hollow


# The steps in which a spot grows dark.
STEPS = 5


def scorch(canvas: Surface, theme: Theme, place: Point, size: float, share: float) -> None:
    """A soft, ragged stain around a place, `size` pixels wide to each side, with a share of its darkness."""
    steps = round(STEPS * clamped(share))
    if steps and theme.style is not Style.FLAT:
        stain = _stain(theme.style, max(4, round(size)), steps)
        canvas.blit(stain, stain.get_rect(center=(round(place[0]), round(place[1]))))


@baked
def _stain(style: Style, size: int, steps: int) -> Surface:
    chance = random.Random(3)  # noqa: S311 - decoration
    shade = SHADOW if style is Style.ENAMEL else BLACK
    stain = clear((2 * size, 2 * size), shade)
    for _spot in range(26):
        angle, reach = chance.uniform(0, 2 * math.pi), chance.uniform(0, 0.36) * size
        place = size + math.cos(angle) * reach, size + math.sin(angle) * reach
        pygame.draw.circle(stain, (*shade, 210), place, size * chance.uniform(0.06, 0.2))
    soft = blurred(stain, max(1, size // 14))
    share = (0.28 if style is Style.ENAMEL else 0.75) * steps / STEPS
    soft.fill((*WHITE, round(255 * share)), special_flags=pygame.BLEND_RGBA_MULT)
    return soft
