"""The card of a stage: the game and the bot beside the board as the person will find it."""

from dataclasses import dataclass

from pygame import Surface

from game.arcade.draw.figures import draw_figures, figures_width
from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import font, text_width, write
from game.arcade.draw.theme import Colour, Theme
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.kit.stacks import Column, Part, Row
from game.arcade.kit.text import Line, Text
from game.arcade.views.run.beside_board import BesideBoard, StageBoard, align_of, words_and_key
from game.arcade.views.run.marks import Hints, Lives
from game.core.rules import Player
from game.core.words import _

# The widest gap between lines, in units, and the size of the stage's number, in sizes of large text.
GAP, NUMBER = 2.6, 1.8


@dataclass(frozen=True)
class StageCardPicture:
    """Everything that stands on the card."""

    board: StageBoard  # as the person will find it
    place: str  # the stage and its loop
    number: str  # of the stage, as it stands in the place
    game: str
    against: str
    side: Player | None  # of the person, once it is known
    side_words: str
    win: str
    counts: str  # that the run does not count, if it does not
    lives: int
    hints: int
    combo: str  # of this stage if it is clean; empty if it cannot be, or nobody knows yet
    play: str
    glyph: Glyph | None
    come: float  # how far the words have come in, from 0 to 1


def stage_card_page(layout: Layout, theme: Theme, picture: StageCardPicture) -> Node:
    align = align_of(layout)
    medium, small = (layout.medium, layout.small), (layout.small,)

    def line(words: str, sizes: tuple[int, ...], tone: Colour, *, bold: bool = True) -> Text:
        return Text(words, sizes, tone, bold=bold, centred=align > 0)

    place = StagePlace(
        picture.place, medium, theme.heading, bold=True, centred=align > 0, number=picture.number
    )
    game = line(picture.game, (layout.large, layout.medium), theme.ink)
    side = theme.legible(theme.player(picture.side)) if picture.side else theme.ink
    combo = _("Combo {combo} if clean", combo=picture.combo) if picture.combo else ""
    marks = Row(
        (
            Lives(picture.lives, layout.small),
            Part(Hints(picture.hints, layout.small), gap=3),
            Part(Line(combo, small, theme.ink, bold=True), gap=3, rank=1) if combo else None,
        ),
        spare=align,
    )
    lines = (
        Part(place, rank=2),
        game,
        Part(line(picture.against, medium, theme.soft, bold=False), rank=1),
        Part(line(picture.side_words, medium, side), GAP, rank=4) if picture.side_words else None,
        Part(line(picture.win, medium, theme.legible(theme.hint)), rank=3),
        Part(marks, GAP, rank=2),
        Part(line(picture.counts, small, theme.soft, bold=False), GAP, rank=5) if picture.counts else None,
    )
    column = Column(lines, spare=align, loose=True)
    return BesideBoard(
        picture.board, words_and_key(layout, column, picture.play, picture.glyph, picture.come)
    )


@dataclass(frozen=True)
class StagePlace(Text):
    """The stage and its loop, with the number of the stage large if there is room for that."""

    number: str = ""

    def height(self, layout: Layout, width: int) -> Span:
        if not self._is_large(layout, width):
            return super().height(layout, width)
        height = round(round(layout.large * NUMBER) * 1.1)
        return Span(height, height)

    def _is_large(self, layout: Layout, width: int) -> bool:
        return not layout.crowded and sum(self._widths(layout)) <= width

    def _widths(self, layout: Layout) -> tuple[int, int, int]:
        """Of what stands before the number, of the number, and of what stands after it."""
        before, number, after = self.words.partition(self.number)
        left, right = (text_width(each, layout.medium, bold=True) for each in (before, after))
        return left, figures_width(number, round(layout.large * NUMBER), even=False), right

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, box = look.layout, placed.box
        if not self._is_large(layout, box.width):
            super().draw(canvas, look, placed)
            return
        before, number, after = self.words.partition(self.number)
        large, size, widths = round(layout.large * NUMBER), layout.medium, self._widths(layout)
        left = box.left + ((box.width - sum(widths)) // 2 if self.centred else 0)
        foot = font(large, bold=True).get_ascent() - font(size, bold=True).get_ascent()
        top = box.centery - font(large, bold=True).get_height() // 2
        write(canvas, before, size, self.colour, bold=True, topleft=(left, top + foot))
        left += widths[0]
        draw_figures(canvas, number, large, self.colour, even=False, topleft=(left, top))
        left += widths[1]
        write(canvas, after, size, look.theme.soft, bold=True, topleft=(left, top + foot))
