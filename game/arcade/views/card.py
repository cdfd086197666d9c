"""A card over another scene: a title, a few words, and rows to choose from."""

from dataclasses import dataclass, replace

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_card, draw_veil
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import fitting, wrapped, write, write_lines
from game.arcade.draw.theme import Style, Theme
from game.arcade.kit.rows import ROW, STEP, ListPicture, Places, Scroll, boxes_down, draw_rows

# How much of the scene below is veiled, and how much of what is left at its foot, where the prompts are.
VEIL, VEIL_AT_FOOT = 0.82, 0.95
# The same where the scene below is not blurred, and its words could be read.
FLAT_VEIL = 0.95
# The widths of a card, in units, and the least width of a narrow one, in sizes of small text.
WIDE, NARROW, LEAST_NARROW = 70, 52, 18
# The margin around the rows, and the gap between groups of rows, in units.
MARGIN, GROUP_GAP = 5, 2


@dataclass(frozen=True)
class CardShape:
    """What the size of a card depends on."""

    words: str
    narrow: bool = False  # whether its rows need no more
    groups: tuple[int, ...] = ()  # the rows with which groups begin, after the first group


@dataclass(frozen=True)
class CardPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    title: str
    shape: CardShape
    warns: bool  # whether the words are a warning
    rows: ListPicture


# Layout


def _width(layout: Layout, shape: CardShape) -> int:
    width = layout.held(WIDE)
    if shape.narrow:
        width = max(layout.held(NARROW), LEAST_NARROW * layout.small)
    return min(width, max(1, layout.width - layout.px(4)))


def _head(layout: Layout, shape: CardShape) -> int:
    """The height of everything above the rows."""
    width = _width(layout, shape) - layout.px(8)
    lines = wrapped(shape.words, layout.small, width, bold=True) if shape.words else ()
    height = len(lines) * layout.line(layout.small) + layout.px(1) if lines else 0
    return layout.px(5) + layout.line(layout.large) + height


def _card(layout: Layout, shape: CardShape, count: int) -> Rect:
    room = max(1, layout.footer.top - layout.px(4))
    step = layout.px(STEP * layout.growth)
    rows = count * step - round((1 - ROW) * step) + len(shape.groups) * layout.px(GROUP_GAP)
    card = Rect(0, 0, _width(layout, shape), min(_head(layout, shape) + rows + layout.px(MARGIN), room))
    card.center = (layout.screen.centerx, layout.footer.top // 2)
    return card


def card_places(layout: Layout, shape: CardShape, scroll: Scroll) -> Places:
    """Where the rows are. Between groups of rows there are gaps, unless the list is scrolled."""
    card = _card(layout, shape, scroll.count)
    top, margin = card.top + _head(layout, shape), layout.px(MARGIN)
    room = card.bottom - margin - top
    step = (room - len(shape.groups) * layout.px(GROUP_GAP)) / (scroll.count - 1 + ROW)
    roomy = step * ROW >= layout.target
    gap = layout.px(GROUP_GAP) if roomy else 0
    height = max(scroll.count, room - gap * len(shape.groups) + round((1 - ROW) * max(0, step)))
    area = Rect(card.left + margin, top, max(1, card.width - 2 * margin), height)
    places = boxes_down(layout, area, scroll)
    boxes = [
        box.move(0, gap * sum(number >= first for first in shape.groups))
        for number, box in enumerate(places.boxes)
    ]
    return replace(places, boxes=tuple(boxes))


# Drawing


def veil_of(theme: Theme) -> float:
    """How much of the scene below is veiled."""
    return FLAT_VEIL if theme.style is Style.FLAT else VEIL


def draw_card_scene(canvas: Surface, picture: CardPicture) -> None:
    layout, theme = picture.layout, picture.theme
    card = _card(layout, picture.shape, len(picture.rows.rows))
    draw_veil(canvas, theme, veil_of(theme))
    draw_veil(canvas, theme, VEIL_AT_FOOT, layout.footer)
    draw_card(canvas, layout, theme, card)
    top = (card.centerx, card.top + layout.px(2.5))
    size = fitting(picture.title, (layout.large, layout.medium), card.width - layout.px(6), bold=True)
    title = write(canvas, picture.title, size, theme.ink, bold=True, midtop=top)
    if picture.shape.words:
        area = Rect(card.left + layout.px(4), title.bottom, card.width - layout.px(8), 0)
        tone = theme.legible(theme.danger) if picture.warns else theme.ink
        write_lines(canvas, picture.shape.words, layout.small, area, tone, bold=True, align="centre")
    draw_rows(canvas, layout, theme, picture.rows)
