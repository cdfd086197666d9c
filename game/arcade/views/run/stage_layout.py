"""Where everything is on the screens before and after a stage: words and a key, beside or above the board."""

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_board, draw_night
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.slab import Slab, bare_slab
from game.arcade.draw.spotlight import draw_spotlight
from game.arcade.draw.text import text_width
from game.arcade.views.page import page_of

# The share of the page that the words have beside the board, and above it.
BESIDE, ABOVE = 0.46, 0.42
# The gap between the key and the board below it, in units.
ABOVE_BOARD = 5
# Where the page has at least this height, in sizes of small text, this share stays free above and below.
ROOMY, SPARE = 30, 0.13


def _page(layout: Layout) -> Rect:
    return page_of(layout).inflate(0, -layout.px(2))


def is_beside(layout: Layout) -> bool:
    """Whether the words stand beside the board."""
    page = _page(layout)
    return page.width >= 1.25 * page.height


def words_area(layout: Layout) -> Rect:
    """The words, with the key below them."""
    page = _page(layout)
    if is_beside(layout):
        margin = round(page.height * SPARE) if page.height >= ROOMY * layout.small else 0
        return Rect(page.left, page.top + margin, round(page.width * BESIDE), page.height - 2 * margin)
    return Rect(
        page.left, page.top, page.width, max(1, page.height - _square(layout).height - layout.px(ABOVE_BOARD))
    )


def taller_words_area(layout: Layout) -> Rect:
    """The same for more words: it begins higher, and ends with the key in the same place."""
    area, page = words_area(layout), _page(layout)
    top = page.top + (area.top - page.top) // 3
    return Rect(area.left, top, area.width, area.bottom - top)


def _square(layout: Layout) -> Rect:
    """The square of the board with its slab."""
    page = _page(layout)
    if is_beside(layout):
        room = Rect(0, page.top, round(page.width * (1 - BESIDE)) - layout.px(4), page.height)
        room.right = page.right
    else:
        room = Rect(page.left, 0, page.width, round(page.height * (1 - ABOVE)))
        room.bottom = page.bottom
    side = max(1, min(room.size))
    square = Rect(0, 0, side, side)
    square.center = room.center
    return square


def board_slab(layout: Layout) -> Slab:
    """Where the board lies."""
    return bare_slab(_square(layout).inflate(-layout.px(2), -layout.px(2)))


def key_box(layout: Layout, words: str) -> Rect:
    """Where the key is that leads on."""
    area = words_area(layout)
    width = min(area.width, max(layout.held(34), text_width(words, layout.medium, bold=True) * 2))
    key = Rect(area.left, 0, width, max(layout.target, layout.line(layout.medium) + layout.px(2.4)))
    key.bottom = area.bottom
    if not is_beside(layout):
        key.centerx = area.centerx
    return key


def draw_stage_board(
    canvas: Surface, layout: Layout, renderer: AnyRenderer, frame: Frame, time: float
) -> None:
    """The night, and the board in its light."""
    square = _square(layout)
    draw_night(canvas, renderer.theme, time)
    draw_spotlight(canvas, renderer.theme, square, pool=is_beside(layout), words=layout.footer.top)
    renderer.draw(canvas, draw_board(canvas, renderer, square, layout.small), frame)
