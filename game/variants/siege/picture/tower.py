"""The towers of the two players on the board, with their shadows and their light, standing or collapsing."""

import random
from collections.abc import Iterable
from typing import NamedTuple

import pygame
from pygame import SRCALPHA, Surface, Vector2

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.broken import STEPS, broken_in_two
from game.arcade.draw.easing import Point, part_of
from game.arcade.draw.light import shine_pool
from game.arcade.draw.theme import Colour, Style, Theme, mix, purest
from game.core.rules import Player
from game.variants.siege.picture.masonry import TALL
from game.variants.siege.picture.shadow import draw_tower_shadow, height_on, shade_on, throws
from game.variants.siege.picture.stone import lit
from game.variants.siege.picture.tower_sprite import WINDOWS, tower_sprite

Look = tuple[int, Theme, Colour, Player]

# The width of a tower, and how far its foot is below the middle of its cell, in shares of a cell.
WIDTH, FOOT = 0.76, 0.33
# A wide cell leaves less room above the first row: the greatest width, in shares of the board.
WIDEST = 0.21
# How wide the foot of a tower is, in shares of its width.
FOOT_WIDE = 0.88
# A tower that has collapsed this far throws no shadow any more.
HALF_BROKEN = 0.5


class Stand(NamedTuple):
    """Where a tower stands, and how it looks."""

    spot: Point  # the middle of its cell, or a point between two cells
    lift: float = 0.0  # above the floor, in shares of a cell
    tall: float = 1.0  # its height, compared with a tower at rest
    broken: float = 0.0  # how far it has collapsed, from 0 to 1
    light: float = 0.6  # in its windows


def light_of(theme: Theme, player: Player) -> Colour:
    """The light that a player's tower throws."""
    colour = theme.player(player)
    return purest(colour) if theme.style is Style.NEON else colour


def draw_shadow_of(
    canvas: Surface, area: BoardArea, theme: Theme, player: Player, stand: Stand, high: int = 0
) -> None:
    """The shadow of a tower on the floor, or on a level above it. Of a ruin only a little is left."""
    if throws(theme) and stand.broken < HALF_BROKEN:
        x, y = foot_of_tower(area, stand._replace(lift=0.0))
        draw_tower_shadow(canvas, theme, width_of_tower(area), player, (x, y), stand.lift * area.cell, high)


def shade_of(
    area: BoardArea, theme: Theme, stand: Stand, others: Iterable[tuple[Point, float, float]]
) -> int:
    """How high on a tower the shadows of others stand, in steps.

    Of each of the others: the middle of its cell, how far right its side is from there, and its height.
    """
    if not throws(theme):
        return 0
    (x, y), left = stand.spot, width_of_tower(area) * FOOT_WIDE / 2
    gaps = [
        (height, x - left - (other_x + side))
        for (other_x, other_y), side, height in others
        if abs(other_y - y) < area.cell / 2
    ]
    return max((height_on(area, height, gap) for height, gap in gaps), default=0)


def draw_tower_light(canvas: Surface, area: BoardArea, theme: Theme, player: Player, stand: Stand) -> None:
    """The light around the foot of a tower."""
    light = 0.62 * (1 - 0.85 * stand.broken)
    shine_pool(canvas, theme, _ground_of(area, stand), area.cell * 0.95, light_of(theme, player), light)


def draw_tower_gleam(canvas: Surface, area: BoardArea, theme: Theme, player: Player, stand: Stand) -> None:
    """What falls of a tower's light on the blocks around it."""
    if theme.style is Style.NEON:
        light = 0.16 * (1 - stand.broken)
        shine_pool(canvas, theme, stand.spot, area.cell * 1.35, light_of(theme, player), light)


def _ground_of(area: BoardArea, stand: Stand) -> Point:
    """The middle of the ground that a tower covers."""
    return stand.spot[0], stand.spot[1] + area.cell * FOOT * 0.7


def draw_tower(
    canvas: Surface, area: BoardArea, theme: Theme, player: Player, stand: Stand, shade: int = 0
) -> None:
    """A tower on which the shadow of what stands on its left reaches up so many steps."""
    look = (width_of_tower(area), theme, theme.player(player), player)
    foot = foot_of_tower(area, stand)
    if stand.broken > 0:
        _draw_broken(canvas, look, foot, stand.broken)
        return
    tower = _shaded(look, shade, round(area.cell)) if shade else tower_sprite(*look)
    _set_down(canvas, tower, foot, stand)
    for x, y in WINDOWS[player - 1]:
        place = (foot[0] + (x - 0.5) * look[0], foot[1] + (y - TALL) * look[0] * stand.tall)
        shine_pool(canvas, theme, place, area.cell * 0.2, light_of(theme, player), stand.light * 0.8)


def foot_of_tower(area: BoardArea, stand: Stand) -> tuple[int, int]:
    """The middle of the near edge of a tower's foot."""
    return round(stand.spot[0]), round(stand.spot[1] + area.cell * (FOOT - stand.lift))


@baked
def _shaded(look: Look, steps: int, unit: int) -> Surface:
    """A tower that stands in a shadow."""
    tower = tower_sprite(*look).copy()
    tower.blit(shade_on(tower.get_size(), look[1], steps, unit), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return tower


def width_of_tower(area: BoardArea) -> int:
    return max(6, round(min(area.cell * WIDTH, area.rect.width * WIDEST)))


def _set_down(canvas: Surface, tower: Surface, foot: tuple[int, int], stand: Stand) -> None:
    """Draw a tower on its foot, perhaps pressed together."""
    if stand.tall != 1.0:
        width, height = tower.get_size()
        size = round(width * (2 - stand.tall)), round(height * stand.tall)
        tower = pygame.transform.smoothscale(tower, size)
    canvas.blit(tower, tower.get_rect(midbottom=foot))


# Towers that break

# How many stones lie around a ruin.
STONES = 12


def _draw_broken(canvas: Surface, look: Look, foot: tuple[int, int], share: float) -> None:
    """A tower that has broken in two by a share, with stones around its foot."""
    width = look[0]
    rubble = _rubble(*look[:3])
    rubble.set_alpha(round(255 * part_of(share, 0.15, 0.5)))
    canvas.blit(rubble, rubble.get_rect(center=(foot[0], foot[1] - round(width * 0.02))))
    halves = _halves(look, round(STEPS * share))
    canvas.blit(halves, halves.get_rect(center=(foot[0], foot[1] - round(width * TALL / 2))))


@baked
def _halves(look: Look, step: int) -> Surface:
    return broken_in_two(tower_sprite(*look), look[3], step / STEPS)


@baked
def _rubble(width: int, theme: Theme, colour: Colour) -> Surface:
    """Stones of the tower around its foot."""
    rubble = Surface((round(width * 1.7), round(width * 0.7)), SRCALPHA)
    chance = random.Random(5)  # noqa: S311 - decoration
    middle = Vector2(rubble.get_rect().center)
    places = sorted((chance.uniform(-0.15, 0.28), chance.uniform(-0.68, 0.68)) for _stone in range(STONES))
    for down, across in places:
        spot = middle + Vector2(across * width, down * width)
        reach, turn = width * chance.uniform(0.04, 0.105), chance.uniform(0, 360)
        corners = [
            spot + Vector2(reach * chance.uniform(0.75, 1.15), 0).rotate(turn + 72 * n) for n in range(5)
        ]
        stone = mix(theme.stone, colour, chance.uniform(0.2, 0.6))
        below = Vector2(0, reach * 0.6)
        pygame.draw.polygon(rubble, lit(theme, stone, 0.4), [corner + below for corner in corners])
        pygame.draw.polygon(rubble, lit(theme, stone, chance.uniform(0.85, 1.25)), corners)
    return rubble
