"""What lies over a scene: a dimming of it, and a card on which something is asked."""

import pygame
from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import NIGHT, Colour, dimmed, mix


def dim(canvas: Surface, light: float) -> None:
    """Leave everything a share of its light."""
    canvas.fill(dimmed((255, 255, 255), light), special_flags=pygame.BLEND_RGB_MULT)


def draw_card(canvas: Surface, layout: Layout, card: Rect, accent: Colour) -> None:
    """A plate with a lit edge."""
    round_off = layout.px(2.5)
    pygame.draw.rect(canvas, mix(NIGHT, accent, 0.06), card, border_radius=round_off)
    for grown, light in ((layout.px(0.9), 0.22), (layout.px(0.35), 0.8)):
        pygame.draw.rect(canvas, dimmed(accent, light), card, grown, border_radius=round_off)
