"""An award: what a move was worth, on a plate near the board."""

from dataclasses import dataclass
from enum import Enum, auto

from pygame import Rect, Surface

from game.arcade.draw.bodies import draw_body
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import text_width, write
from game.arcade.draw.theme import PLATE_TINT, Colour, Theme

# How far an award rises while it comes in, in units.
RISE = 1.6


class Grade(Enum):
    """Whether a move has brought something."""

    GAIN = auto()
    NOTHING = auto()
    LOSS = auto()


@dataclass(frozen=True)
class Award:
    """A move in words: how narrow it was, how many moves won, and what that adds."""

    name: str
    odds: str
    bonus: str
    grade: Grade


def draw_award(canvas: Surface, layout: Layout, theme: Theme, award: Award, light: float) -> None:
    """Draw an award in the place of messages, with a share of its light."""
    tone = _tone(theme, award.grade)
    words = [(award.name, layout.medium, tone, True), (award.odds, layout.small, theme.ink, False)]
    words = [each for each in (*words, (award.bonus, layout.medium, tone, True)) if each[0]]
    gap = layout.px(1.6)
    width = sum(text_width(text, size, bold=bold) for text, size, _t, bold in words) + gap * (len(words) - 1)
    if width + 2 * gap > layout.message.width:
        words = [(text, layout.small, colour, bold) for text, _s, colour, bold in words]
        width = sum(text_width(text, size, bold=bold) for text, size, _t, bold in words) + gap * (
            len(words) - 1
        )
    plate = Rect(0, 0, width + 4 * gap, min(layout.message.height, round(layout.plate * 1.15)))
    plate.center = layout.message.center
    plate.top += round(layout.px(RISE) * (1 - light))

    def draw() -> None:
        draw_body(canvas, theme, plate, plate.height // 2, colour=tone, light=1.0, tint=PLATE_TINT)
        left = plate.left + 2 * gap
        for text, size, colour, bold in words:
            left = write(canvas, text, size, colour, bold=bold, midleft=(left, plate.centery)).right + gap

    around = layout.px(2)
    draw_faded(canvas, plate.inflate(2 * around, 2 * around), light, draw)


def _tone(theme: Theme, grade: Grade) -> Colour:
    tones = {Grade.GAIN: theme.hint, Grade.NOTHING: theme.soft, Grade.LOSS: theme.danger}
    return theme.legible(tones[grade])
