"""The film of a game: its board after each move, to be shared as an animated picture."""

from dataclasses import dataclass
from typing import Any

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_board, draw_night
from game.arcade.draw.finale import AFTERWARDS
from game.arcade.draw.frame import Frame
from game.arcade.draw.logo import HEIGHT, draw_logo
from game.arcade.draw.text import fitting, shortened, write
from game.arcade.draw.theme import Theme
from game.arcade.views.renderers import renderer_of
from game.core.match import Ply
from game.core.variant import Setup

# The side of the room for the board, in pixels; smaller for a game of very many moves, as a film has 4 MB at
# most. The height of the line below it, in shares of the side.
SIDE, SMALLER_SIDE, MANY_MOVES = 480, 360, 140
LINE = 0.1
# The margin around the board and beside the line, in shares of the side; the width of the logo; letters.
MARGIN, LOGO, LETTERS, LEAST_LETTERS = 0.05, 0.2, 0.048, 0.036
# How long a move, and the last one, is seen, in hundredths of a second.
MOVE, END = 70, 200


@dataclass(frozen=True)
class GameFilm:
    """A game, and what stands below its board: before the end, and then."""

    setup: Setup
    theme: Theme
    start: Any
    plies: tuple[Ply, ...]
    words: str
    result: str  # empty while the game goes on
    falls: bool  # whether the last move has ended it, and the loser's fate is seen

    @property
    def size(self) -> tuple[int, int]:
        side = SMALLER_SIDE if len(self.plies) > MANY_MOVES else SIDE
        return side, side + round(side * LINE)

    @property
    def moments(self) -> int:
        """The start, and one after each move."""
        return len(self.plies) + 1

    def hundredths(self, number: int) -> int:
        """How long a moment is seen."""
        return END if self._is_last(number) else MOVE

    def _is_last(self, number: int) -> bool:
        return number == self.moments - 1

    def draw(self, number: int) -> Surface:
        """The picture of a moment."""
        canvas = Surface(self.size)
        draw_night(canvas, self.theme, 0.0)
        side = self.size[0]
        margin = round(side * MARGIN)
        square = Rect(margin, margin, side - 2 * margin, side - 2 * margin)
        renderer = renderer_of(self.setup, self.theme)
        area = draw_board(canvas, renderer, square, round(side * LEAST_LETTERS), numbered=True, below=margin)
        ended = AFTERWARDS if self.falls and self._is_last(number) else 0.0
        renderer.draw(canvas, area, Frame(self.start, self.plies[:number], ended=ended, particles=False))
        self._draw_line(canvas, self.result if self._is_last(number) and self.result else self.words)
        return canvas

    def _draw_line(self, canvas: Surface, words: str) -> None:
        side, height = self.size
        margin, width = round(side * MARGIN), round(side * LOGO)
        logo = Rect(side - margin - width, 0, width, round(width * HEIGHT))
        logo.bottom = height - margin // 2
        draw_logo(canvas, self.theme, logo, self.theme.accent)
        room = logo.left - 2 * margin
        size = fitting(words, (round(side * LETTERS), round(side * LEAST_LETTERS)), room, bold=True)
        middle = margin, logo.centery
        write(
            canvas, shortened(words, size, room, bold=True), size, self.theme.ink, bold=True, midleft=middle
        )
