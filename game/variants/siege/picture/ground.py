"""What blocks do to the floor: their shadows, and the pieces of it that they have broken."""

import random

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point
from game.arcade.draw.sprites import SHADOW, blurred, clear
from game.arcade.draw.theme import BLACK, Style, Theme, dimmed, mix
from game.variants.siege.picture.block import LOOKS, foot_of, height_of
from game.variants.siege.picture.stone import lit

# Where a shadow falls, in shares of the height, and how dark it is.
FALL = (0.95, 0.22)
DARKNESS = {Style.NEON: 0.7, Style.ENAMEL: 0.4}


def draw_ground(
    canvas: Surface, area: BoardArea, theme: Theme, cell: int, risen: float, shift: Point = (0.0, 0.0)
) -> None:
    """The shadow of a block, and the floor that it has broken."""
    if theme.style is Style.FLAT or risen <= 0:
        return
    foot = foot_of(area, cell, shift)
    ground = _ground(foot.size, height_of(area), theme, cell % LOOKS)
    ground.set_alpha(round(255 * min(1.0, risen)))
    canvas.blit(ground, ground.get_rect(center=foot.center))


@baked
def _ground(size: tuple[int, int], height: int, theme: Theme, look: int) -> Surface:
    """The soft shadow of a block to its right, its contact with the floor, and broken pieces around it."""
    margin = round(height * 1.5)
    foot = Rect((margin, margin), size)
    tone = BLACK if theme.style is Style.NEON else SHADOW
    share = DARKNESS[theme.style] * (1.0 if theme.glow or theme.style is Style.NEON else 0.5)
    shadow = clear(foot.inflate(2 * margin, 2 * margin).size, tone)
    if theme.glow or theme.style is Style.NEON:
        _sweep(shadow, foot, (round(FALL[0] * height), round(FALL[1] * height)), (*tone, round(255 * share)))
    pygame.draw.rect(shadow, (*tone, round(255 * share)), foot.inflate(foot.width * 0.08, foot.width * 0.08))
    ground = blurred(shadow, max(1, round(foot.width * 0.075)))
    _draw_rubble(ground, foot, theme, random.Random(look + 40))  # noqa: S311 - decoration
    return ground


def _sweep(shadow: Surface, foot: Rect, fall: tuple[int, int], shade: tuple[int, int, int, int]) -> None:
    """What a foot covers on its way to where the shadow of the top lies."""
    right, down = fall
    far = foot.move(right, down)
    corners = [foot.topleft, foot.topright, far.topright, far.bottomright, far.bottomleft, foot.bottomleft]
    pygame.draw.polygon(shadow, shade, corners)


def _draw_rubble(ground: Surface, foot: Rect, theme: Theme, chance: random.Random) -> None:
    """A jagged gap around the foot, and pieces of the floor that lie around it."""
    gap = (*dimmed(theme.tile, 0.3 if theme.style is Style.NEON else 0.7), 255)
    reach = foot.width * 0.06
    for _tooth in range(26):
        along, side = chance.random(), chance.randrange(4)
        x = (foot.left + along * foot.width, foot.left, foot.left + along * foot.width, foot.right)[side]
        y = (foot.top, foot.top + along * foot.height, foot.bottom, foot.top + along * foot.height)[side]
        corners = [(x + chance.uniform(-1, 1) * reach, y + chance.uniform(-1, 1) * reach) for _c in range(3)]
        pygame.draw.polygon(ground, gap, corners)
    for _piece in range(6):
        x = foot.left + chance.random() * foot.width
        y = foot.bottom + chance.uniform(0.1, 1.2) * reach
        size = foot.width * chance.uniform(0.02, 0.045)
        tone = mix(theme.stone, theme.accent if theme.style is Style.NEON else theme.soft, 0.15)
        corners = [
            (x - size, y + size * 0.4),
            (x - size * 0.4, y - size * 0.6),
            (x + size * 0.7, y - size * 0.4),
        ]
        pygame.draw.polygon(ground, (*dimmed(tone, 0.5), 255), [*corners, (x + size, y + size * 0.5)])
        pygame.draw.polygon(
            ground,
            (*lit(theme, tone, 1.1 if theme.style is Style.NEON else 0.9), 255),
            [*corners, (x + size * 0.2, y + size * 0.1)],
        )
