"""Backgrounds and overlays: the night, the floor of a board, veils, and cards."""

from functools import lru_cache

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.slab import Slab, draw_slab
from game.arcade.draw.theme import WHITE, Style, Theme, dimmed, mix

HORIZON = 0.62  # of the height
ROWS = 14
SECONDS_A_ROW = 5.0
# How much light the night keeps at its foot.
FAR_LIGHT = {Style.NEON: 0.48, Style.ENAMEL: 0.97}
# A floor is drawn this many times larger and then shrunk, which smooths it.
OVERSAMPLING = 2

# The night: a glow on the horizon, and a grid that slowly moves towards the viewer


def draw_night(canvas: Surface, theme: Theme, time: float) -> None:
    """Fill the canvas with the night at a point in time. A flat theme has nothing behind its text."""
    if theme.style is Style.FLAT:
        canvas.fill(theme.night)
        return
    canvas.blit(_sky(canvas.get_size(), theme), (0, 0))
    _draw_rows(canvas, theme, time)


@lru_cache(maxsize=2)
def _sky(size: tuple[int, int], theme: Theme) -> Surface:
    """The parts of the night that do not move."""
    width, height = size
    sky = Surface((1, height))
    horizon = round(height * HORIZON)
    far = dimmed(theme.night, FAR_LIGHT[theme.style])
    for y in range(height):
        distance = abs(y - horizon) / height
        glow = max(0.0, 1 - distance * (3.2 if y < horizon else 5)) ** 2
        base = mix(theme.night, far, min(1.0, y / height))
        sky.set_at((0, y), mix(base, theme.accent, 0.17 * glow))
    picture = pygame.transform.scale(sky, size)
    line = theme.faint(theme.accent, 0.22)
    middle = width / 2
    for step in range(-20, 21):
        x = middle + step * width * 0.16
        pygame.draw.aaline(picture, line, (middle + step * width * 0.022, horizon), (x, height))
    pygame.draw.line(picture, theme.faint(theme.accent, 0.5), (0, horizon), (width, horizon))
    return picture


def _draw_rows(canvas: Surface, theme: Theme, time: float) -> None:
    """The rows of the grid that move."""
    width, height = canvas.get_size()
    horizon = round(height * HORIZON)
    phase = (time / SECONDS_A_ROW) % 1.0
    for row in range(ROWS):
        depth = (row + phase) / ROWS
        y = horizon + round((height - horizon) * depth**2.4)
        pygame.draw.line(canvas, theme.faint(theme.accent, 0.1 + 0.175 * depth), (0, y), (width, y))


# The ground of a game: the night and the body of its board, drawn once


def draw_ground(canvas: Surface, renderer: AnyRenderer, layout: Layout, slab: Slab) -> None:
    """Fill the canvas with the ground of a game, and its board on a slab."""
    board = slab.board
    canvas.blit(_ground(renderer, layout, (board.x, board.y, board.width), slab.rim), (0, 0))


@lru_cache(maxsize=2)
def _ground(renderer: AnyRenderer, layout: Layout, square: tuple[int, int, int], rim: int) -> Surface:
    ground = Surface(layout.screen.size)
    draw_night(ground, renderer.theme, 0.0)
    left, top, side = square
    slab = Slab(Rect(left, top, side, side), rim)
    draw_slab(ground, renderer.theme, slab)
    _draw_floor(ground, renderer, BoardArea(slab.board, renderer.rules.size, layout.small))
    return ground


def _draw_floor(canvas: Surface, renderer: AnyRenderer, area: BoardArea) -> None:
    """A smooth floor, and the glow around it."""
    margin = max(8, round(area.cell * 0.2))
    place = area.rect.inflate(2 * margin, 2 * margin)
    large = Surface((place.width * OVERSAMPLING, place.height * OVERSAMPLING), SRCALPHA)
    corner, side = margin * OVERSAMPLING, area.rect.width * OVERSAMPLING
    renderer.draw_floor(
        large, BoardArea(Rect(corner, corner, side, side), area.size, area.text_size * OVERSAMPLING)
    )
    canvas.blit(pygame.transform.smoothscale(large, place.size), place)


# Overlays


def draw_veil(canvas: Surface, theme: Theme, share: float, area: Rect | None = None) -> None:
    """Cover the canvas, or an area of it, with a share of the night."""
    canvas.fill(dimmed(WHITE, 1 - share), area, special_flags=pygame.BLEND_RGB_MULT)
    canvas.fill(dimmed(theme.night, share), area, special_flags=pygame.BLEND_RGB_ADD)


def draw_card(canvas: Surface, layout: Layout, theme: Theme, card: Rect) -> None:
    """A plate with a lit edge."""
    round_off = layout.px(2.5)
    pygame.draw.rect(canvas, theme.faint(theme.accent, 0.06), card, border_radius=round_off)
    edges = ((layout.px(0.9), 0.22), (layout.px(0.35), 0.8))  # the glow, and the edge itself
    for thick, light in edges if theme.glow else edges[1:]:
        edge = theme.faint(theme.accent, light)
        pygame.draw.rect(canvas, edge, card, theme.outline(thick), border_radius=round_off)
