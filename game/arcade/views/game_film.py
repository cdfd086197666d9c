"""The film of a game: its board after each move, to be shared as an animated picture."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_board
from game.arcade.draw.finale import AFTERWARDS
from game.arcade.draw.frame import Frame
from game.arcade.draw.night import draw_night
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.theme import Theme
from game.arcade.sentences import captions
from game.arcade.views.film_caption import LEAST_LETTERS, MARGIN, draw_caption
from game.arcade.views.renderers import renderer_of
from game.core.match import Ply
from game.core.variant import Setup
from game.session.session import Session

# The side of the room for the board, in pixels; the height of the line below it, in shares of the side.
SIDE, LINE = 480, 0.1
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

    @classmethod
    def of(cls, session: Session, theme: Theme) -> "GameFilm":
        """The film of a session in a theme, as far as it was played."""
        match = session.match
        return cls(
            setup=session.setup,
            theme=theme.tinted(session.setup.variant.accent),
            start=match.start,
            plies=tuple(match.plies),
            words=captions.title(session),
            result=captions.result_for_others(session) if session.over else "",
            falls=match.over,
        )

    @property
    def name(self) -> str:
        return self.setup.variant.slug

    @property
    def size(self) -> tuple[int, int]:
        return SIDE, self._height + round(SIDE * LINE)

    @property
    def _renderer(self) -> AnyRenderer:
        return renderer_of(self.setup, self.theme)

    @property
    def _height(self) -> int:
        """The height of the room for the board."""
        return round(SIDE / self._renderer.perspective.spread)

    @property
    def moments(self) -> int:
        """The start, and one after each move."""
        return len(self.plies) + 1

    def pictures(self) -> Iterator[tuple[Surface, int]]:
        """Each moment, and how long it is seen."""
        for number in range(self.moments):
            yield self.draw(number), END if self._is_last(number) else MOVE

    def _is_last(self, number: int) -> bool:
        return number == self.moments - 1

    def draw(self, number: int) -> Surface:
        """The picture of a moment."""
        canvas = Surface(self.size)
        draw_night(canvas, self.theme, 0.0)
        margin, renderer = round(SIDE * MARGIN), self._renderer
        room = Rect(margin, margin, SIDE - 2 * margin, self._height - 2 * margin)
        letters = round(SIDE * LEAST_LETTERS)
        area = draw_board(canvas, renderer, room, letters, numbered=True, below=margin)
        ended = AFTERWARDS if self.falls and self._is_last(number) else 0.0
        renderer.draw(canvas, area, Frame(self.start, self.plies[:number], ended=ended, particles=False))
        words = self.result if self._is_last(number) and self.result else self.words
        draw_caption(canvas, self.theme, SIDE, words)
        return canvas
