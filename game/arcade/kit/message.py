"""A message: a sentence about what has just happened, on a plate that makes it stand out."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.fading import draw_faded
from game.arcade.draw.layout import Layout
from game.arcade.draw.plates import lay_plate
from game.arcade.draw.text import lines_height, text_width, wrapped, write_in
from game.arcade.draw.theme import PLATE_TINT, Theme

# How far a message rises while it comes in, in units.
RISE = 1.0


@dataclass(frozen=True)
class Message:
    """The sentence."""

    words: str
    urgent: bool = False  # about something refused


def draw_message(
    canvas: Surface, layout: Layout, theme: Theme, message: Message, area: Rect, light: float = 1.0
) -> None:
    """Draw a message in the middle of an area. If it has several lines, the plate grows upwards.

    It rises a little while it comes in, and sinks while it goes.
    """
    size = layout.small
    colour = theme.legible(theme.danger) if message.urgent else theme.ink
    lines = wrapped(message.words, size, area.width - layout.px(8), bold=True)
    width = max(text_width(line, size, bold=True) for line in lines)
    plate = Rect(0, 0, width + layout.px(4), layout.plate + lines_height(len(lines) - 1, size))
    plate.center = area.center
    plate.bottom = min(plate.bottom, area.bottom) + round(layout.px(RISE) * (1 - light))

    def draw() -> None:
        radius = layout.plate // 2
        lay_plate(canvas, theme, plate, radius, colour=colour, light=1.0, tint=PLATE_TINT)
        write_in(canvas, message.words, (size,), plate.inflate(-2 * layout.px(1.5), 0), colour, bold=True)

    around = layout.px(2)
    draw_faded(canvas, plate.inflate(2 * around, 2 * around), light, draw)
