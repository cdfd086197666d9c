"""Where an evening stands during a leg: the score, the game, the leg, and what it takes to hold out."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.text import fitting, shortened, text_width, write
from game.arcade.draw.theme import Colour, Theme
from game.arcade.views.evening.score_strip import Score, draw_score
from game.arcade.views.play.corners import Corners


@dataclass(frozen=True, kw_only=True)
class EveningCorners(Corners):
    """The score at the head of the screen; on the left the leg; on the right the moves that hold out."""

    score: Score | None  # None while something else stands there
    game: str
    leg: tuple[str, ...]
    hold_out: tuple[str, str] | None  # how many moves were made, and how many it takes

    def draw(self, canvas: Surface, layout: Layout, theme: Theme) -> None:
        if self.score is not None:
            draw_score(canvas, theme, layout.header, self.score, (layout.medium, layout.small))
        _draw_corner(canvas, layout, theme, 1, self.game, self.leg)
        if self.hold_out is not None:
            made, wanted = self.hold_out
            _draw_corner(canvas, layout, theme, 2, made, (wanted,))

    def changed_parts(self, layout: Layout, before: Corners) -> list[Rect]:
        return [] if self == before else [layout.header, layout.corner(1), layout.corner(2)]


def _draw_corner(
    canvas: Surface, layout: Layout, theme: Theme, corner: int, headline: str, lines: tuple[str, ...]
) -> None:
    """A headline and smaller lines below it, as many as there is room for."""
    area, small = layout.corner(corner), layout.small

    def put(words: str, size: int, top: int, tone: Colour, *, bold: bool) -> int:
        words = shortened(words, size, area.width, bold=bold)
        left = area.left if corner == 1 else area.right - text_width(words, size, bold=bold)
        write(canvas, words, size, tone, bold=bold, topleft=(left, top))
        return top + layout.line(size)

    size = fitting(headline, (layout.medium, small), area.width, bold=True)
    top = put(headline, size, area.top, theme.heading, bold=True)
    for words in lines:
        if top + layout.line(small) <= area.bottom:
            top = put(words, small, top, theme.ink, bold=False)
