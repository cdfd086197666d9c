"""A message: a sentence about what has just happened, on a plate that makes it stand out."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.text import lines_height, text_width, wrapped, write_in
from game.arcade.draw.theme import PLATE_TINT, Theme


@dataclass(frozen=True)
class Message:
    """The sentence."""

    words: str
    urgent: bool = False  # about something refused


def draw_message(canvas: Surface, layout: Layout, theme: Theme, message: Message, area: Rect) -> None:
    """Draw a message in the middle of an area. If it has several lines, the plate grows upwards."""
    size = layout.small
    colour = theme.legible(theme.danger) if message.urgent else theme.ink
    lines = wrapped(message.words, size, area.width - layout.px(8), bold=True)
    width = max(text_width(line, size, bold=True) for line in lines)
    plate = Rect(0, 0, width + layout.px(4), layout.plate + lines_height(len(lines) - 1, size))
    plate.center = area.center
    plate.bottom = min(plate.bottom, area.bottom)
    round_off = layout.plate // 2
    pygame.draw.rect(canvas, theme.faint(colour, PLATE_TINT), plate, border_radius=round_off)
    rim = theme.outline(layout.px(0.2))
    pygame.draw.rect(canvas, theme.faint(colour, 0.7), plate, rim, border_radius=round_off)
    write_in(canvas, message.words, (size,), plate.inflate(-2 * layout.px(1.5), 0), colour, bold=True)
