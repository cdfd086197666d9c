"""The towers of the two players, with their shadows and their light."""

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point
from game.arcade.draw.light import shine_pool
from game.arcade.draw.sprites import SHADOW, blurred, clear
from game.arcade.draw.theme import BLACK, Colour, Style, Theme, purest
from game.core.rules import Player
from game.variants.siege.picture.collapse import draw_collapse
from game.variants.siege.picture.painter import TALL
from game.variants.siege.picture.tower_sprite import WINDOWS, tower_sprite


@baked
def tower_shadow(width: int, theme: Theme) -> Surface:
    """The soft shadow of a tower on the floor, to its right. Its foot is the middle of the picture."""
    reach = round(width * 1.2)
    tone = BLACK if theme.style is Style.NEON else SHADOW
    share = 0.62 if theme.style is Style.NEON else 0.3
    shadow = clear((2 * reach, 2 * reach), tone)
    shade = (*tone, round(255 * share))
    near, far = (
        Rect(0, 0, round(width * 0.8), round(width * 0.36)),
        Rect(0, 0, round(width * 0.5), width // 4),
    )
    near.center, far.center = (reach, reach), (reach + round(width * 0.62), reach + round(width * 0.14))
    pygame.draw.polygon(shadow, shade, [near.midtop, far.midtop, far.midright, far.midbottom, near.midbottom])
    pygame.draw.ellipse(shadow, shade, near)
    return blurred(shadow, max(1, round(width * 0.07)))


# Towers on the board

# The width of a tower, and how far its foot is below the middle of its cell, in shares of a cell.
WIDTH, FOOT = 0.76, 0.28
# A wide cell leaves less room above the first row: the greatest width, in shares of the board.
WIDEST = 0.21


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


def draw_tower_shadow(canvas: Surface, area: BoardArea, theme: Theme, stand: Stand) -> None:
    if theme.style is Style.NEON or (theme.glow and theme.style is Style.ENAMEL):
        shadow, (x, y) = tower_shadow(_width(area), theme), _ground_of(area, stand)
        canvas.blit(shadow, shadow.get_rect(center=(round(x), round(y))))


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


def draw_tower(canvas: Surface, area: BoardArea, theme: Theme, player: Player, stand: Stand) -> None:
    look = (_width(area), theme, theme.player(player), player)
    foot = (round(stand.spot[0]), round(stand.spot[1] + area.cell * (FOOT - stand.lift)))
    if stand.broken > 0:
        way = 1 if stand.spot[0] < area.rect.centerx else -1  # where there is room
        draw_collapse(canvas, look, foot, stand.broken, way)
        return
    _set_down(canvas, tower_sprite(*look), foot, stand)
    for x, y in WINDOWS[player - 1]:
        place = (foot[0] + (x - 0.5) * look[0], foot[1] + (y - TALL) * look[0] * stand.tall)
        shine_pool(canvas, theme, place, area.cell * 0.2, light_of(theme, player), stand.light * 0.8)


def _width(area: BoardArea) -> int:
    return max(6, round(min(area.cell * WIDTH, area.rect.width * WIDEST)))


def _set_down(canvas: Surface, tower: Surface, foot: tuple[int, int], stand: Stand) -> None:
    """Draw a tower on its foot, perhaps pressed together."""
    if stand.tall != 1.0:
        width, height = tower.get_size()
        size = round(width * (2 - stand.tall)), round(height * stand.tall)
        tower = pygame.transform.smoothscale(tower, size)
    canvas.blit(tower, tower.get_rect(midbottom=foot))
