"""The icons in the menu. That of a game is drawn by its game, or else made of its players' shapes."""

from collections.abc import Callable
from functools import lru_cache, partial

import pygame
from pygame import SRCALPHA, Surface

from game import catalogue
from game.arcade.draw.baked import baked
from game.arcade.draw.sprites import blurred, clear
from game.arcade.draw.theme import WHITE, Style, Theme, mix
from game.arcade.views.renderers import renderer_of
from game.core.variant import Variant

# Draws an icon on a square canvas, in the accent of a theme.
IconDrawer = Callable[[Surface, Theme], None]
# Icons are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 4
# How wide the halo of an icon is, in shares of its side.
HALO = 0.3


@lru_cache(maxsize=32)
def drawer_of(variant: Variant) -> IconDrawer:
    """What draws the icon of a game: always the same function."""
    return catalogue.icon_drawer(variant) or partial(_draw_shapes, variant)


@baked
def icon(draw: IconDrawer, theme: Theme, side: int, *, lit: bool) -> Surface:
    """An icon on a transparent square twice its side; with a halo if it is lit."""
    body = _body(draw, theme, max(4, side))
    picture = clear((2 * side, 2 * side), theme.accent)
    if lit and theme.glow and theme.style is Style.NEON:
        halo = clear(picture.get_size(), theme.accent)
        halo.blit(body, body.get_rect(center=(side, side)))
        halo.fill((*theme.accent, 0), special_flags=pygame.BLEND_RGB_MAX)
        picture.blit(blurred(halo, max(1, round(side * HALO / 2))), (0, 0))
    picture.blit(body, body.get_rect(center=(side, side)))
    if not lit and theme.style is not Style.FLAT:
        picture.fill((*WHITE, 165), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _body(draw: IconDrawer, theme: Theme, side: int) -> Surface:
    large = clear((side * OVERSAMPLING, side * OVERSAMPLING), theme.accent)
    draw(large, theme)
    return pygame.transform.smoothscale(large, (side, side))


def _draw_shapes(variant: Variant, canvas: Surface, theme: Theme) -> None:
    """The shapes of both players on a corner of a board."""
    renderer = renderer_of(variant.setup(), theme)
    side = canvas.get_width()
    half = side // 2
    for row in range(2):
        for column in range(2):
            cell = pygame.Rect(column * half, row * half, half, half).inflate(-side // 14, -side // 14)
            share = 0.4 if row == column else 0.2
            pygame.draw.rect(canvas, theme.faint(theme.accent, share), cell, border_radius=side // 12)
            if row == column:
                token = Surface(cell.size, SRCALPHA)
                renderer.shapes[row](token, mix(theme.accent, theme.ink, 0.7), cell.width * 0.14)
                canvas.blit(token, cell)
