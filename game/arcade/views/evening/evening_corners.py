"""Where an evening stands during a leg: the score, the game, the leg, and what it takes to hold out."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.text import fitting, shortened, text_width, wrapped, write
from game.arcade.draw.theme import Colour, Theme
from game.arcade.views.evening.score_strip import Score, draw_score
from game.arcade.views.play.corners import Corners

# The gap beside a headline, in units, and what stands between lines in one line.
BESIDE, BETWEEN = 2.0, " · "


@dataclass(frozen=True, kw_only=True)
class EveningCorners(Corners):
    """The score at the head of the screen; on the left the leg; on the right the moves that hold out."""

    score: Score | None  # None while something else stands there
    game: str
    leg: tuple[str, ...]
    hold_out: tuple[str, str] | None  # how many moves were made, and how many it takes
    coming: str = ""  # who comes to the board after the set

    def draw(self, canvas: Surface, layout: Layout, theme: Theme) -> None:
        if self.score is not None:
            sizes = layout.medium, layout.small
            draw_score(canvas, theme, self._between(layout), self.score, sizes, beside_board=True)
        _draw_corner(canvas, layout, theme, 1, self.game, (*self.leg, *self._coming_in(layout)))
        if self.hold_out is not None:
            made, wanted = self.hold_out
            _draw_corner(canvas, layout, theme, 2, made, (wanted,))

    def _coming_in(self, layout: Layout) -> tuple[str, ...]:
        """Who comes, if there is room for a line of its own; the table says it, too."""
        corner = layout.corner(1)
        room = (corner.height - layout.line(layout.medium)) // layout.line(layout.small)
        fits = room > len(self.leg) and text_width(self.coming, layout.small) <= corner.width
        return (self.coming,) if self.coming and fits else ()

    def _between(self, layout: Layout) -> Rect:
        """The room for the score: beside panels beside the board, what is left between the two headlines."""
        if layout.upright:
            return layout.header
        made = "" if self.hold_out is None else self.hold_out[0]
        widest = max(text_width(words, layout.small, bold=True) for words in (self.game, made))
        beside = max(0, layout.corner(1).left + widest + layout.px(BESIDE) - layout.header.left)
        return layout.header.inflate(-2 * beside, 0)

    def changed_parts(self, layout: Layout, before: Corners) -> list[Rect]:
        return [] if self == before else [layout.header, layout.corner(1), layout.corner(2)]


def _draw_corner(
    canvas: Surface, layout: Layout, theme: Theme, corner: int, headline: str, lines: tuple[str, ...]
) -> None:
    """A headline, and smaller lines below or beside it."""
    area, small = layout.corner(corner), layout.small

    def put(words: str, size: int, middle: int, inset: int, tone: Colour, *, bold: bool) -> int:
        width = text_width(words, size, bold=bold)
        left = area.left + inset if corner == 1 else area.right - inset - width
        write(canvas, words, size, tone, bold=bold, midleft=(left, middle))
        return width

    size = fitting(headline, (layout.medium, small), area.width, bold=True)
    headline = shortened(headline, size, area.width, bold=True)
    middle, top, line = area.top + layout.line(size) // 2, area.top + layout.line(size), layout.line(small)
    inset = put(headline, size, middle, 0, theme.heading, bold=True) + layout.px(BESIDE)
    beside, below = _arranged(lines, small, area.width, area.width - inset, max(0, area.bottom - top) // line)
    if beside:
        put(beside, small, middle, inset, theme.ink, bold=False)
    for number, words in enumerate(below):
        put(words, small, top + number * line + line // 2, 0, theme.ink, bold=False)


def _arranged(
    lines: tuple[str, ...], size: int, width: int, width_beside: int, room: int
) -> tuple[str, tuple[str, ...]]:
    """What stands beside a headline, and the lines below it, of which there is room for so many.

    All stands below it, or else beside it. Where neither has room for all, as many as can be stand there: the
    last ones matter most.
    """
    below = tuple(part for words in lines for part in wrapped(words, size, width))
    if len(below) <= room:
        return "", below
    for count in range(len(lines), room, -1):
        beside = BETWEEN.join(lines[-count:])
        if text_width(beside, size) <= width_beside:
            return beside, ()
    if not room:
        return shortened(lines[-1], size, width_beside), ()
    return "", tuple(shortened(words, size, width) for words in lines[-room:])
