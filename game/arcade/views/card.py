"""A card over another scene: a title, a few words, and rows to choose from."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_card, draw_veil
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import fitting, wrapped, write, write_lines
from game.arcade.draw.theme import Theme
from game.arcade.views.rows import STEP, ListPicture, Places, Scroll, boxes_down, draw_rows

# How much of the scene below is veiled.
VEIL = 0.7


@dataclass(frozen=True)
class CardPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    title: str
    words: str
    warns: bool  # whether the words are a warning
    rows: ListPicture


# Layout


def _width(layout: Layout) -> int:
    return min(layout.held(70), max(1, layout.width - layout.px(4)))


def _head(layout: Layout, words: str) -> int:
    """The height of everything above the rows."""
    lines = wrapped(words, layout.small, _width(layout) - layout.px(8), bold=True) if words else ()
    height = len(lines) * layout.line(layout.small) + layout.px(1) if lines else 0
    return layout.px(5) + layout.line(layout.large) + height


def _card(layout: Layout, words: str, count: int) -> Rect:
    room = max(1, layout.footer.top - layout.px(4))
    height = _head(layout, words) + layout.px(6 + STEP * count * layout.growth)
    card = Rect(0, 0, _width(layout), min(height, room))
    card.center = (layout.screen.centerx, layout.footer.top // 2)
    return card


def card_places(layout: Layout, words: str, scroll: Scroll) -> Places:
    """Where the rows are."""
    card = _card(layout, words, scroll.count)
    top = card.top + _head(layout, words)
    height = max(scroll.count, card.bottom - layout.px(3) - top)
    area = Rect(card.left + layout.px(5), top, max(1, card.width - layout.px(10)), height)
    return boxes_down(layout, area, scroll)


# Drawing


def draw_card_scene(canvas: Surface, picture: CardPicture) -> None:
    layout, theme = picture.layout, picture.theme
    card = _card(layout, picture.words, len(picture.rows.rows))
    draw_veil(canvas, theme, VEIL)
    draw_card(canvas, layout, theme, card)
    top = (card.centerx, card.top + layout.px(2.5))
    size = fitting(picture.title, (layout.large, layout.medium), card.width - layout.px(6), bold=True)
    title = write(canvas, picture.title, size, theme.ink, bold=True, midtop=top)
    if picture.words:
        area = Rect(card.left + layout.px(4), title.bottom, card.width - layout.px(8), 0)
        tone = theme.legible(theme.danger) if picture.warns else theme.ink
        write_lines(canvas, picture.words, layout.small, area, tone, bold=True, align="centre")
    draw_rows(canvas, layout, theme, picture.rows)
