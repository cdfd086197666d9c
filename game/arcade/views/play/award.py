"""An award: what a move was worth, on a plate near the board."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from pygame import Rect, Surface

from game.arcade.draw.fading import draw_faded
from game.arcade.draw.layout import Layout
from game.arcade.draw.plates import lay_plate
from game.arcade.draw.text import text_width, write
from game.arcade.draw.theme import PLATE_TINT, Colour, Theme

# How far an award rises while it comes in, in units.
RISE = 1.6
# The height of its plate, compared with other plates.
HEIGHT = 1.15


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


class _Piece(NamedTuple):
    """Some words of an award."""

    words: str
    size: int
    tone: Colour
    bold: bool

    @property
    def width(self) -> int:
        return text_width(self.words, self.size, bold=self.bold)


def draw_award(canvas: Surface, layout: Layout, theme: Theme, award: Award, light: float) -> None:
    """Draw an award in the place of messages, with a share of its light."""
    tone, gap = _tone(theme, award.grade), layout.px(1.6)
    pieces = _pieces(award, layout, theme, layout.medium)
    if _width(pieces, gap) + 4 * gap > layout.message.width:
        pieces = _pieces(award, layout, theme, layout.small)
    height = min(layout.message.height, round(layout.plate * HEIGHT))
    plate = Rect(0, 0, _width(pieces, gap) + 4 * gap, height)
    plate.center = layout.message.center
    plate.top += round(layout.px(RISE) * (1 - light))

    def draw() -> None:
        lay_plate(canvas, theme, plate, plate.height // 2, colour=tone, light=1.0, tint=PLATE_TINT)
        left = plate.left + 2 * gap
        for words, size, colour, bold in pieces:
            left = write(canvas, words, size, colour, bold=bold, midleft=(left, plate.centery)).right + gap

    around = layout.px(2)
    draw_faded(canvas, plate.inflate(2 * around, 2 * around), light, draw)


def reach_of_award(layout: Layout) -> Rect:
    """The place of awards with what they throw around, also while they rise."""
    around = layout.px(RISE + 2)
    return layout.message.inflate(2 * around, 2 * around)


def _pieces(award: Award, layout: Layout, theme: Theme, size: int) -> list[_Piece]:
    """The name and the bonus in letters of a size, and between them the odds."""
    tone = _tone(theme, award.grade)
    pieces = (
        _Piece(award.name, size, tone, bold=True),
        _Piece(award.odds, layout.small, theme.ink, bold=False),
        _Piece(award.bonus, size, tone, bold=True),
    )
    return [piece for piece in pieces if piece.words]


def _width(pieces: list[_Piece], gap: int) -> int:
    return sum(piece.width for piece in pieces) + gap * (len(pieces) - 1)


def _tone(theme: Theme, grade: Grade) -> Colour:
    tones = {Grade.GAIN: theme.hint, Grade.NOTHING: theme.soft, Grade.LOSS: theme.danger}
    return theme.legible(tones[grade])
