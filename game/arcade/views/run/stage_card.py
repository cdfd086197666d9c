"""The card of a stage: the game and the bot beside the board as the person will find it."""

from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_board, draw_night, prepare_ground
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.frame import Frame
from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.slab import Slab, bare_slab
from game.arcade.draw.spotlight import draw_spotlight
from game.arcade.draw.text import fitting, lines_height, text_width, wrapped, write, write_lines
from game.arcade.draw.theme import Colour, Theme, mix
from game.arcade.views.hero_key import draw_key
from game.arcade.views.lines import Line, draw_lines
from game.arcade.views.page import page_of
from game.arcade.views.run.marks import draw_hints, draw_lives, marks_width
from game.core.rules import Player
from game.core.words import _
from game.run.ladder import HINTS, LIVES

# The share of the page that the words have beside the board, and above it.
BESIDE, ABOVE = 0.46, 0.42
# Where the page has at least this height, in sizes of small text, this share stays free above and below.
ROOMY, SPARE = 30, 0.13
# How far the words come from the side, in units.
SLIDE = 3


@dataclass(frozen=True)
class StageCardPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    time: float
    renderer: AnyRenderer
    frame: Frame  # the board as the person will find it
    place: str  # the stage and its loop
    game: str
    against: str
    side: Player | None  # of the person, once it is known
    side_words: str
    win: str
    counts: str  # that the run does not count, if it does not
    lives: int
    hints: int
    combo: str
    play: str
    glyph: Glyph | None
    come: float  # how far the words have come in, from 0 to 1


# Layout


def _page(layout: Layout) -> Rect:
    return page_of(layout).inflate(0, -layout.px(2))


def _is_wide(layout: Layout) -> bool:
    page = _page(layout)
    return page.width >= 1.25 * page.height


def _words_area(layout: Layout) -> Rect:
    page = _page(layout)
    if _is_wide(layout):
        margin = round(page.height * SPARE) if page.height >= ROOMY * layout.small else 0
        return Rect(page.left, page.top + margin, round(page.width * BESIDE), page.height - 2 * margin)
    return Rect(page.left, page.top, page.width, max(1, page.height - _square(layout).height - layout.px(3)))


def _square(layout: Layout) -> Rect:
    """The square of the board with its slab."""
    page = _page(layout)
    if _is_wide(layout):
        room = Rect(0, page.top, round(page.width * (1 - BESIDE)) - layout.px(4), page.height)
        room.right = page.right
    else:
        room = Rect(page.left, 0, page.width, round(page.height * (1 - ABOVE)))
        room.bottom = page.bottom
    side = max(1, min(room.size))
    square = Rect(0, 0, side, side)
    square.center = room.center
    return square


def card_board(layout: Layout) -> Slab:
    """Where the board lies."""
    return bare_slab(_square(layout).inflate(-layout.px(2), -layout.px(2)))


def _key_height(layout: Layout) -> int:
    return max(layout.target, layout.line(layout.medium) + layout.px(2.4))


def play_button(picture: StageCardPicture) -> Rect:
    """Where the key is that begins the stage."""
    layout, area = picture.layout, _words_area(picture.layout)
    width = min(area.width, max(layout.held(34), text_width(picture.play, layout.medium, bold=True) * 2))
    key = Rect(area.left, 0, width, _key_height(layout))
    key.bottom = area.bottom
    if not _is_wide(layout):
        key.centerx = area.centerx
    return key


# Drawing


def draw_stage_card(canvas: Surface, picture: StageCardPicture) -> None:
    layout, theme = picture.layout, picture.theme
    draw_night(canvas, theme, picture.time)
    square = _square(layout)
    draw_spotlight(canvas, theme, square, pool=_is_wide(layout))
    if picture.come >= 1:
        prepare_ground(picture.renderer, layout, layout.slab)  # of the stage, while nothing moves
    area = draw_board(canvas, picture.renderer, square, layout.small)
    picture.renderer.draw(canvas, area, picture.frame)
    words = _words_area(layout)
    draw_faded(
        canvas, words.inflate(layout.px(8), layout.px(8)), picture.come, partial(_draw_words, canvas, picture)
    )


def _draw_words(canvas: Surface, picture: StageCardPicture) -> None:
    layout, theme = picture.layout, picture.theme
    area, key = _words_area(layout), play_button(picture)
    shift = 0 if not _is_wide(layout) else -round(layout.px(SLIDE) * (1 - picture.come))
    room = Rect(area.left + shift, area.top, area.width, max(1, key.top - layout.px(2) - area.top))
    draw_lines(room, _lines(canvas, picture, room.width), widest=layout.px(2.6))
    draw_key(canvas, layout, theme, key, picture.play, picture.glyph)


def _lines(canvas: Surface, picture: StageCardPicture, width: int) -> list[Line]:
    layout, theme = picture.layout, picture.theme
    align = "left" if _is_wide(layout) else "centre"
    accent = theme.legible(mix(theme.accent, theme.ink, 0.35))
    side = theme.legible(theme.player(picture.side)) if picture.side else theme.ink

    def line(rank: int, words: str, sizes: tuple[int, ...], tone: Colour, *, bold: bool = False) -> Line:
        size = fitting(words, sizes, width, bold=bold)
        height = lines_height(len(wrapped(words, size, width, bold=bold)), size)
        return Line(
            rank,
            height,
            lambda box: write_lines(canvas, words, size, box, tone, bold=bold, align=align),
        )

    medium = (layout.medium, layout.small)
    lines = [
        line(2, picture.place, medium, accent, bold=True),
        line(0, picture.game, (layout.large, layout.medium), theme.ink, bold=True),
        line(1, picture.against, medium, theme.ink),
        line(4, picture.side_words, medium, side, bold=True) if picture.side_words else None,
        line(3, picture.win, medium, theme.legible(theme.hint), bold=True),
        _marks(canvas, picture),
        line(5, picture.counts, (layout.small,), theme.soft) if picture.counts else None,
    ]
    return [each for each in lines if each is not None]


def _marks(canvas: Surface, picture: StageCardPicture) -> Line:
    """The lives, the hints, the combo and the points, side by side."""
    layout, theme, small = picture.layout, picture.theme, picture.layout.small
    words = _("Combo {combo}", combo=picture.combo)
    gap = layout.px(3)
    whole = (
        marks_width(small, LIVES) + marks_width(small, HINTS) + text_width(words, small, bold=True) + 2 * gap
    )

    def draw(box: Rect) -> None:
        left = box.left if _is_wide(layout) else box.centerx - whole // 2
        draw_lives(canvas, theme, left, box.centery, small, lives=picture.lives, most=LIVES)
        left += marks_width(small, LIVES) + gap
        draw_hints(canvas, theme, left, box.centery, small, hints=picture.hints, most=HINTS)
        left += marks_width(small, HINTS) + gap
        write(canvas, words, small, theme.ink, bold=True, midleft=(left, box.centery))

    return Line(2, round(small * 1.6), draw)
