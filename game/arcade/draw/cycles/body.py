"""Pictures of bodies that stand on the floor of the arena, and its loose blocks."""

import math
from collections.abc import Callable
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.view import LIFT
from game.arcade.draw.easing import Point
from game.arcade.draw.sprites import SHADOW, blurred, clear
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix

# Bodies are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 2
# The height and the side of a block, in cells.
BLOCK, BLOCK_SIDE = 0.3, 0.66


class Tones(NamedTuple):
    """The colours of a standing body, at a height from 0 to 1."""

    front: Callable[[float], Colour]
    side: Callable[[float], Colour]
    top: Colour


def lay(canvas: Surface, picture: Surface, place: Point, mode: int = 0) -> None:
    """Blit a picture with its middle at a place."""
    canvas.blit(picture, picture.get_rect(center=(round(place[0]), round(place[1]))), special_flags=mode)


def stand(canvas: Surface, foot: Rect, height: float, tones: Tones, lift: Point = LIFT) -> Rect:
    """Draw a body that stands on a foot, layer by layer; return where its top lies."""
    layers = max(2, math.ceil(-lift[1] * height))
    for layer in range(layers):
        up = layer / layers
        place = foot.move(round(lift[0] * height * up), round(lift[1] * height * up))
        # Only the edges of a layer are seen under the next one.
        canvas.fill(tones.front(up), Rect(place.left, place.bottom - 3, place.width, 3))
        if lift[0]:
            canvas.fill(tones.side(up), Rect(place.right - 2, place.top, 2, place.height - 1))
    top = foot.move(round(lift[0] * height), round(lift[1] * height))
    pygame.draw.rect(canvas, tones.top, top)
    return top


@baked
def block(theme: Theme, cell: int) -> Surface:
    """A low block that stood in the arena before the first move."""
    side = 2 * round(cell * 0.62)
    large = clear((side * OVERSAMPLING, side * OVERSAMPLING), theme.stone)
    foot = Rect(0, 0, round(cell * BLOCK_SIDE * OVERSAMPLING), round(cell * BLOCK_SIDE * OVERSAMPLING))
    foot.center = (large.get_width() // 2, large.get_height() // 2)
    stone = theme.stone
    if theme.style is Style.FLAT:
        around = foot.inflate(cell * 0.22, cell * 0.22)
        stand(large, around, BLOCK * cell * OVERSAMPLING, Tones(*(lambda _up: theme.ink,) * 2, theme.ink))
    tones = Tones(
        lambda up: dimmed(stone, 0.42 + 0.2 * up),
        lambda up: dimmed(stone, 0.24 + 0.12 * up),
        dimmed(stone, 0.95),
    )
    top = stand(large, foot, BLOCK * cell * OVERSAMPLING, tones)
    edge = max(2, round(cell * 0.05))
    pygame.draw.rect(large, mix(stone, WHITE, 0.22), top, edge)
    inner = top.inflate(-round(top.width * 0.34), -round(top.height * 0.34))
    pygame.draw.rect(large, dimmed(stone, 0.7), inner, border_radius=edge)
    pygame.draw.line(large, mix(stone, WHITE, 0.3), inner.bottomleft, inner.bottomright, max(1, edge // 2))
    small = pygame.transform.smoothscale(large, (side, side))
    return small if theme.style is Style.FLAT or not theme.glow else _grounded(small, theme, foot, side, cell)


def _grounded(body: Surface, theme: Theme, foot: Rect, side: int, cell: int) -> Surface:
    """A body with its shadow."""
    shade = SHADOW if theme.style is Style.ENAMEL else BLACK
    whole = clear((side, side), shade)
    wide = foot.width // OVERSAMPLING
    place = Rect(0, 0, wide, wide)
    place.center = (side // 2 + round(cell * 0.05), side // 2 + round(cell * 0.05))
    pygame.draw.rect(whole, (*shade, 120), place)
    whole = blurred(whole, max(1, round(cell * 0.05)))
    whole.blit(body, (0, 0))
    return whole
