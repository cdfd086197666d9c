"""The icons in the menu: those of an evening, of the games, of the run, of the puzzles and of the Arena.

A game draws its own; one that does not is shown by its players' shapes.
"""

from collections.abc import Callable
from functools import lru_cache, partial

import pygame
from pygame import SRCALPHA, Rect, Surface

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
# How dense an icon is that is not lit, of 255.
UNLIT = 225


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
        picture.fill((*WHITE, UNLIT), special_flags=pygame.BLEND_RGBA_MULT)
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


# The steps of the run: their left edge and their top, in shares of the side.
STEPS = ((0.02, 0.74), (0.27, 0.55), (0.52, 0.36))
# The knobs of the piece of a puzzle: to the top and to the right; and its hollows.
KNOBS = ((0.41, 0.14), (0.82, 0.55))
HOLLOWS = ((0.06, 0.55), (0.41, 0.9))


def draw_tonight_icon(canvas: Surface, theme: Theme) -> None:
    """Two on a sofa, under the moon: two heads above their shoulders."""
    side = canvas.get_width()
    bright = mix(theme.accent, theme.ink, 0.7)
    for x, tone in ((0.3, theme.accent), (0.72, theme.faint(theme.accent, 0.6))):
        pygame.draw.circle(canvas, tone, (x * side, 0.42 * side), 0.15 * side)
        body = Rect(0, round(0.62 * side), round(0.38 * side), round(0.4 * side))
        body.centerx = round(x * side)
        pygame.draw.rect(canvas, tone, body, border_radius=round(0.17 * side))
    sofa = Rect(round(0.02 * side), round(0.82 * side), round(0.96 * side), round(0.16 * side))
    pygame.draw.rect(canvas, bright, sofa, border_radius=round(0.07 * side))
    pygame.draw.circle(canvas, bright, (0.51 * side, 0.12 * side), 0.1 * side)


def draw_run_icon(canvas: Surface, theme: Theme) -> None:
    """Steps that lead up to a flag."""
    side = canvas.get_width()
    bright = mix(theme.accent, theme.ink, 0.7)

    def at(*shares: float) -> list[int]:
        return [round(share * side) for share in shares]

    for number, (left, top) in enumerate(STEPS):
        x, y, wide, thick = at(left, top, 0.23 if number < 2 else 0.46, 0.09)
        body = Rect(x, y, wide, round(0.97 * side) - y)
        pygame.draw.rect(canvas, theme.faint(theme.accent, 0.3 + 0.15 * number), body)
        pygame.draw.rect(canvas, theme.accent, (x, y, wide, thick))
    x, top, thick, foot = at(0.7, 0.02, 0.055, 0.37)
    pygame.draw.rect(canvas, bright, (x, top, thick, foot - top))
    flag = [tuple(at(*point)) for point in ((0.7, 0.02), (0.99, 0.115), (0.7, 0.21))]
    pygame.draw.polygon(canvas, bright, flag)


def draw_puzzles_icon(canvas: Surface, theme: Theme) -> None:
    """A piece of a jigsaw, thick, with a stud."""
    side = canvas.get_width()
    thick = round(0.06 * side)
    for tone, down in ((theme.faint(theme.accent, 0.45), thick), (theme.accent, 0)):
        piece = Surface(canvas.get_size(), pygame.SRCALPHA)
        body = Rect(round(0.06 * side), round(0.2 * side), round(0.7 * side), round(0.7 * side))
        pygame.draw.rect(piece, tone, body, border_radius=round(0.07 * side))
        for x, y in KNOBS:
            pygame.draw.circle(piece, tone, (x * side, y * side), 0.13 * side)
        for x, y in HOLLOWS:
            pygame.draw.circle(piece, (*tone, 0), (x * side, y * side), 0.12 * side)
        canvas.blit(piece, (0, down))
    bright = mix(theme.accent, theme.ink, 0.7)
    pygame.draw.circle(canvas, bright, (0.41 * side, 0.55 * side), 0.1 * side)


def draw_arena_icon(canvas: Surface, theme: Theme) -> None:
    """Two trails that ride at each other, each with its head; one turns away."""
    side = canvas.get_width()
    bright = mix(theme.accent, theme.ink, 0.7)
    thick = max(2, round(0.11 * side))
    for tone, points in (
        (theme.accent, ((0.02, 0.86), (0.56, 0.86), (0.56, 0.5), (0.8, 0.5))),
        (theme.faint(theme.accent, 0.55), ((0.98, 0.16), (0.3, 0.16), (0.3, 0.52))),
    ):
        spots = [(round(x * side), round(y * side)) for x, y in points]
        pygame.draw.lines(canvas, tone, False, spots, thick)
        for spot in spots[1:-1]:
            joint = Rect(0, 0, thick, thick)
            joint.center = spot
            pygame.draw.rect(canvas, tone, joint)
    for tips in (
        ((0.98, 0.5), (0.76, 0.37), (0.76, 0.63)),
        ((0.3, 0.74), (0.17, 0.5), (0.43, 0.5)),
    ):
        pygame.draw.polygon(canvas, bright, [(x * side, y * side) for x, y in tips])
