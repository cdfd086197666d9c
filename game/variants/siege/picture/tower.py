"""The towers of the two players, whole and wrecked, with their shadows and their light."""

import random
from typing import NamedTuple

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point
from game.arcade.draw.light import shine_pool
from game.arcade.draw.sprites import SHADOW, blurred, bright_edge, clear
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, purest
from game.core.rules import Player
from game.variants.siege.picture.keep import WINDOWS, draw_keep, draw_round_tower
from game.variants.siege.picture.painter import OVERSAMPLING, TALL, Painter
from game.variants.siege.picture.stone import crack


@baked
def tower_sprite(width: int, theme: Theme, colour: Colour, player: Player) -> Surface:
    """A whole tower with its windows lit."""
    draw = Painter(width, theme, colour)
    (draw_keep if player == 1 else draw_round_tower)(draw)
    if draw.flat:
        outline = pygame.mask.from_surface(draw.canvas).outline()
        pygame.draw.lines(draw.canvas, bright_edge(colour), True, outline, 2 * OVERSAMPLING)
    return pygame.transform.smoothscale(draw.canvas, (width, round(width * TALL)))


@baked
def wreck_sprite(width: int, theme: Theme, colour: Colour, player: Player) -> Surface:
    """The same tower dark and cracked."""
    wreck = tower_sprite(width, theme, colour, player).copy()
    if theme.style is Style.NEON:
        wreck.fill(dimmed(WHITE, 0.7), special_flags=pygame.BLEND_RGB_MULT)
    else:
        wreck.fill((*WHITE, 170), special_flags=pygame.BLEND_RGBA_MULT)
    chance = random.Random(23 + player)  # noqa: S311 - decoration
    line, shine = (theme.ink, WHITE) if theme.style is Style.ENAMEL else (theme.night, theme.stone)
    wide = width * OVERSAMPLING
    large = Surface((wide, wreck.get_height() * OVERSAMPLING), SRCALPHA)
    thick = max(OVERSAMPLING, round(wide * 0.026))
    for _number in range(5):
        start = (chance.uniform(0.25, 0.75) * wide, chance.uniform(0.35, 0.9) * wide)
        points = crack(chance, start, chance.uniform(0, 360), wide * 0.75)
        pygame.draw.lines(large, (*shine, 120), False, [(x + thick, y) for x, y in points], thick)
        pygame.draw.lines(large, (*line, 255), False, points, thick)
    cracks = pygame.transform.smoothscale(large, wreck.get_size())
    _keep_inside(cracks, wreck)
    wreck.blit(cracks, (0, 0))
    return wreck


def _keep_inside(drawn: Surface, body: Surface) -> None:
    """Remove what lies outside a body."""
    mask = pygame.mask.from_surface(body).to_surface(
        setcolor=(*WHITE, 255), unsetcolor=(*WHITE, 0), surface=Surface(body.get_size(), SRCALPHA)
    )
    drawn.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


@baked
def faded_sprite(width: int, theme: Theme, colour: Colour, player: Player, percent: int) -> Surface:
    """A tower of which only a share of the light is left."""
    faded = tower_sprite(width, theme, colour, player).copy()
    if theme.style is Style.NEON:
        faded.fill(dimmed(WHITE, percent / 100), special_flags=pygame.BLEND_RGB_MULT)
    else:
        faded.fill((*WHITE, round(2.55 * percent)), special_flags=pygame.BLEND_RGBA_MULT)
    return faded


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
WIDTH, FOOT = 0.78, 0.41
# How much of a lost tower sinks into the floor.
SUNK = 0.03


class Stand(NamedTuple):
    """Where a tower stands, and how it looks."""

    spot: Point  # the middle of its cell, or a point between two cells
    lift: float = 0.0  # above the floor, in shares of a cell
    tall: float = 1.0  # its height, compared with a tower at rest
    broken: float = 0.0  # how far it is cracked and sunk, from 0 to 1
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
    if stand.broken < 1:
        _set_down(canvas, tower_sprite(*look), foot, stand)
    if stand.broken > 0:
        wreck = wreck_sprite(*look)
        wreck.set_alpha(round(255 * stand.broken))
        _set_down(canvas, wreck, foot, stand)
        return
    for x, y in WINDOWS[player - 1]:
        place = (foot[0] + (x - 0.5) * look[0], foot[1] + (y - TALL) * look[0] * stand.tall)
        shine_pool(canvas, theme, place, area.cell * 0.2, light_of(theme, player), stand.light * 0.8)


def _width(area: BoardArea) -> int:
    return max(6, round(area.cell * WIDTH))


def _set_down(canvas: Surface, tower: Surface, foot: tuple[int, int], stand: Stand) -> None:
    """Draw a tower on its foot, pressed together or sunk into the floor."""
    width, height = tower.get_size()
    if stand.tall != 1.0:
        width, height = round(width * (2 - stand.tall)), round(height * stand.tall)
        tower = pygame.transform.smoothscale(tower, (width, height))
    seen = height - round(height * SUNK * stand.broken)
    canvas.blit(tower, (foot[0] - width // 2, foot[1] - seen), Rect(0, 0, width, seen))
