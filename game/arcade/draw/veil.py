"""What lies over a scene: a veil that dims it, and a card on which something is asked."""

from functools import lru_cache

import pygame
from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import NIGHT, Colour, dimmed, mix


@lru_cache(maxsize=4)
def _veil(size: tuple[int, int], share: float) -> Surface:
    veil = Surface(size)
    veil.fill(NIGHT)
    veil.set_alpha(round(255 * share))
    return veil


def draw_veil(canvas: Surface, share: float) -> None:
    """Dim everything by a share."""
    canvas.blit(_veil(canvas.get_size(), share), (0, 0))


def draw_card(canvas: Surface, layout: Layout, card: Rect, accent: Colour) -> None:
    """A plate with a lit edge."""
    round_off = layout.px(2.5)
    pygame.draw.rect(canvas, mix(NIGHT, accent, 0.06), card, border_radius=round_off)
    for grown, light in ((layout.px(0.9), 0.22), (layout.px(0.35), 0.8)):
        pygame.draw.rect(canvas, dimmed(accent, light), card, grown, border_radius=round_off)
