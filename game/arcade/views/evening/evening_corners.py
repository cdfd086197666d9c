"""Where an evening stands, above the panels: the game, the leg, and what it takes to hold out."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.text import fitting, shortened, text_width, write
from game.arcade.draw.theme import Colour, Theme
from game.arcade.views.play.corners import Corners


@dataclass(frozen=True)
class EveningCorners(Corners):
    """On the left the game and the leg, on the right what it takes to hold out."""

    game: str = ""
    place: tuple[str, ...] = ()  # the set and the leg
    hold_out: tuple[str, str] | None = None  # the moves, and what they mean

    def draw(self, canvas: Surface, layout: Layout, theme: Theme) -> None:
        _write_lines(canvas, layout, theme, 1, self.game, self.place)
        if self.hold_out is not None:
            moves, words = self.hold_out
            _write_lines(canvas, layout, theme, 2, moves, (words,))

    def changed_parts(self, layout: Layout, before: Corners) -> list[Rect]:
        return [] if self == before else [layout.corner(1), layout.corner(2)]


def _write_lines(
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
