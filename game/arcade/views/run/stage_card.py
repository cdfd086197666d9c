"""The card of a stage: the game and the bot beside the board as the person will find it."""

from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from game.arcade.draw.backdrop import prepare_ground
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.figures import draw_figures, figures_width
from game.arcade.draw.frame import Frame
from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.text import fitting, font, lines_height, text_width, wrapped, write, write_lines
from game.arcade.draw.theme import Colour, Theme
from game.arcade.kit.key import draw_key
from game.arcade.views.lines import Line, draw_lines
from game.arcade.views.run.marks import draw_hints, draw_lives, marks_width
from game.arcade.views.run.stage_layout import draw_stage_board, is_beside, key_box, words_area
from game.core.rules import Player
from game.core.words import _
from game.run.ladder import HINTS, LIVES

# How far the words come from the side, in units; and the size of the stage's number, in sizes of large text.
SLIDE, NUMBER = 3, 1.8


@dataclass(frozen=True)
class StageCardPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    time: float
    renderer: AnyRenderer
    frame: Frame  # the board as the person will find it
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


# Layout


def play_button(picture: StageCardPicture) -> Rect:
    """Where the key is that begins the stage."""
    return key_box(picture.layout, picture.play)


# Drawing


def draw_stage_card(canvas: Surface, picture: StageCardPicture) -> None:
    layout = picture.layout
    draw_stage_board(canvas, layout, picture.renderer, picture.frame, picture.time)
    if picture.come >= 1:
        prepare_ground(picture.renderer, layout, layout.slab)  # of the stage, while nothing moves
    words = words_area(layout)
    draw_faded(
        canvas, words.inflate(layout.px(8), layout.px(8)), picture.come, partial(_draw_words, canvas, picture)
    )


def _draw_words(canvas: Surface, picture: StageCardPicture) -> None:
    layout, theme = picture.layout, picture.theme
    area, key = words_area(layout), play_button(picture)
    shift = 0 if not is_beside(layout) else -round(layout.px(SLIDE) * (1 - picture.come))
    room = Rect(area.left + shift, area.top, area.width, max(1, key.top - layout.px(2) - area.top))
    down = 0.0 if is_beside(layout) else 0.5
    draw_lines(room, _lines(canvas, picture, room.width), widest=layout.px(2.6), down=down)
    draw_key(canvas, layout, theme, key, picture.play, picture.glyph)


def _lines(canvas: Surface, picture: StageCardPicture, width: int) -> list[Line]:
    layout, theme = picture.layout, picture.theme
    align = "left" if is_beside(layout) else "centre"
    accent = theme.heading
    side = theme.legible(theme.player(picture.side)) if picture.side else theme.ink

    def line(
        rank: int,
        words: str,
        sizes: tuple[int, ...],
        tone: Colour,
        *,
        bold: bool = False,
        close: bool = False,
    ) -> Line:
        size = fitting(words, sizes, width, bold=bold)
        height = lines_height(len(wrapped(words, size, width, bold=bold)), size)
        return Line(
            rank,
            height,
            lambda box: write_lines(canvas, words, size, box, tone, bold=bold, align=align),
            close,
        )

    medium = (layout.medium, layout.small)
    lines = [
        _stage(canvas, picture, width, accent) or line(2, picture.place, medium, accent, bold=True),
        line(0, picture.game, (layout.large, layout.medium), theme.ink, bold=True, close=True),
        line(1, picture.against, medium, theme.soft, close=True),
        line(4, picture.side_words, medium, side, bold=True) if picture.side_words else None,
        line(3, picture.win, medium, theme.legible(theme.hint), bold=True, close=True),
        _marks(canvas, picture),
        line(5, picture.counts, (layout.small,), theme.soft) if picture.counts else None,
    ]
    return [each for each in lines if each is not None]


def _stage(canvas: Surface, picture: StageCardPicture, width: int, accent: Colour) -> Line | None:
    """The stage and its loop, with the number of the stage large; None if there is no room for that."""
    layout, theme = picture.layout, picture.theme
    before, number, after = picture.place.partition(picture.number)
    large, size = round(layout.large * NUMBER), layout.medium
    left, middle = text_width(before, size, bold=True), figures_width(number, large, even=False)
    whole = left + middle + text_width(after, size, bold=True)
    if layout.crowded or whole > width:
        return None

    def draw(box: Rect) -> None:
        x = box.left if is_beside(layout) else box.centerx - whole // 2
        foot = font(large, bold=True).get_ascent() - font(size, bold=True).get_ascent()
        top = box.centery - font(large, bold=True).get_height() // 2
        write(canvas, before, size, accent, bold=True, topleft=(x, top + foot))
        draw_figures(canvas, number, large, accent, even=False, topleft=(x + left, top))
        write(canvas, after, size, theme.soft, bold=True, topleft=(x + left + middle, top + foot))

    return Line(2, round(large * 1.1), draw)


def _marks(canvas: Surface, picture: StageCardPicture) -> Line:
    """The lives, the hints, the combo and the points, side by side."""
    layout, theme, small = picture.layout, picture.theme, picture.layout.small
    words = _("Combo {combo} if clean", combo=picture.combo) if picture.combo else ""
    gap = layout.px(3)
    whole = (
        marks_width(small, LIVES) + marks_width(small, HINTS) + text_width(words, small, bold=True) + 2 * gap
    )

    def draw(box: Rect) -> None:
        left = box.left if is_beside(layout) else box.centerx - whole // 2
        draw_lives(canvas, theme, left, box.centery, small, lives=picture.lives, most=LIVES)
        left += marks_width(small, LIVES) + gap
        draw_hints(canvas, theme, left, box.centery, small, hints=picture.hints, most=HINTS)
        left += marks_width(small, HINTS) + gap
        write(canvas, words, small, theme.ink, bold=True, midleft=(left, box.centery))

    return Line(2, round(small * 1.6), draw)
