"""The choices before a game: a column of rows next to the resulting board.

Where text is large the rows take the whole width. The board is below them then, or only the words about it.
"""

from dataclasses import dataclass, replace

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_night
from game.arcade.draw.bodies import draw_body
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.slab import FRONT, LEAST_RIM, Slab, bare_slab
from game.arcade.draw.spotlight import draw_spotlight
from game.arcade.draw.text import fitting, lines_height, text_width, wrapped, write, write_lines
from game.arcade.draw.theme import Colour, Theme, mix
from game.arcade.views.hero_key import draw_hero_body, hero_height, write_hero
from game.arcade.views.night_change import NightPicture
from game.arcade.views.played_board import PlayedBoard, draw_board
from game.arcade.views.row import draw_row
from game.arcade.views.rows import ListPicture, Places, Scroll, boxes_down, draw_arrows, is_wide

# The height of a slab beside its board, in shares of the board.
WHOLE = 1 + (2 + FRONT) * LEAST_RIM
# The lines for the words about the board.
LINES = 2
# How much of the height for rows the board takes at least, however few rows there are.
LEAST_FILLED = 0.8
# The least height for a board below the rows, in units.
LEAST_BOARD = 45
# How much taller the key that plays is than a row, in units, and how strongly it glows.
HERO, HERO_GLOW = 4.4, 0.7


@dataclass(frozen=True)
class SetupPicture(NightPicture):
    """Everything that is shown."""

    name: str
    summary: str
    rows: ListPicture
    renderer: AnyRenderer
    frame: Frame  # the start of the game
    note: str  # who wins with perfect play, or what the row in focus means


# Layout


def _has_board(layout: Layout) -> bool:
    """Whether the board stands beside the rows; in a tall window there is more room for it below them."""
    return layout.width >= layout.height and is_wide(layout, _width_beside_board(layout))


def _width_beside_board(layout: Layout) -> int:
    return min(layout.px(84), round(layout.stage.width * 0.52))


def summary_area(layout: Layout, summary: str) -> Rect:
    top = max(layout.px(14), layout.title.bottom)
    width = layout.stage.width - layout.px(12)
    height = len(wrapped(summary, layout.small, width)) * layout.line(layout.small)
    return Rect(layout.stage.left + layout.px(6), top, width, height)


def _list_area(layout: Layout, summary: str) -> Rect:
    above = summary_area(layout, summary)
    beside = _has_board(layout)
    top = max(layout.px(22), above.bottom + layout.px(2))
    bottom = layout.footer.top - layout.px(2) - (0 if beside else layout.line(layout.small) + layout.px(1))
    width = _width_beside_board(layout) if beside else above.width
    return Rect(above.left, top, width, max(1, bottom - top))


def setup_places(layout: Layout, summary: str, scroll: Scroll) -> Places:
    """Where the rows are: the first one, which plays, is taller if there is room for all."""
    area, extra = _list_area(layout, summary), layout.px(HERO)
    shorter = boxes_down(layout, Rect(area.left, area.top, area.width, area.height - extra), scroll)
    if len(shorter.visible) < scroll.count:
        return boxes_down(layout, area, scroll)
    key, *rows = shorter.boxes
    key = Rect(key.left, key.top, key.width, min(hero_height(layout), key.height + extra - layout.px(1)))
    return replace(shorter, boxes=(key, *(row.move(0, extra) for row in rows)))


def room_beside(layout: Layout, summary: str, places: Places) -> Rect | None:
    """The room for a board, beside the rows or below them; None if there is too little."""
    rows, area = [places.boxes[number] for number in places.visible], _list_area(layout, summary)
    if _has_board(layout):
        left, right = area.right + layout.px(5), layout.stage.right - layout.px(6)
        bottom = max(rows[-1].bottom, round(area.top + area.height * LEAST_FILLED))
        return Rect(left, area.top, right - left, bottom - area.top)
    top = rows[-1].bottom + layout.px(3)
    room = Rect(area.left, top, area.width, area.bottom - top)
    return None if room.height < layout.px(LEAST_BOARD) else room


def setup_slab(layout: Layout, summary: str, places: Places) -> Slab | None:
    """Where the board lies: its upper edge is level with the first row, its words end with the last one."""
    room = room_beside(layout, summary, places)
    if room is None:
        return None
    lines = LINES * layout.line(layout.small)
    side = min(round(room.width / (1 + 2 * LEAST_RIM)), round((room.height - lines - layout.px(2.6)) / WHOLE))
    if side < 1:
        return None
    slab = bare_slab(Rect(0, 0, side, side))
    return bare_slab(Rect(room.centerx - side // 2, room.top + slab.rim, side, side))


# Drawing


def draw_setup(canvas: Surface, picture: SetupPicture) -> None:
    layout, theme = picture.layout, picture.theme
    slab = setup_slab(layout, picture.summary, picture.rows.places)
    draw_night(canvas, theme, picture.time)
    if slab is not None:
        draw_spotlight(canvas, theme, slab.whole)
    draw_setup_head(canvas, layout, theme, picture.name, picture.summary)
    draw_setup_rows(canvas, layout, theme, picture.rows)
    area = _list_area(layout, picture.summary)
    below = Rect(area.left, area.bottom + layout.px(1), area.width, layout.line(layout.small))
    if slab is not None:
        draw_board(canvas, PlayedBoard(picture.renderer, picture.frame, layout.small), slab)
        below = Rect(slab.whole.left, slab.whole.bottom + layout.px(2.6), slab.whole.width, 0)
    tone = mix(theme.soft, theme.ink, 0.5)
    if slab is None:
        write_lines(canvas, picture.note, layout.small, below, tone)
    elif picture.note:
        _write_on_plate(canvas, picture, below, tone)


def draw_setup_head(canvas: Surface, layout: Layout, theme: Theme, name: str, summary: str) -> None:
    """What is set up, and what it is in a few words."""
    above = summary_area(layout, summary)
    size = fitting(name, (layout.large, layout.medium), above.width, bold=True)
    write(canvas, name, size, theme.ink, bold=True, topleft=(above.left, layout.title.top))
    write_lines(canvas, summary, layout.small, above, mix(theme.soft, theme.ink, 0.5))


def draw_setup_rows(canvas: Surface, layout: Layout, theme: Theme, rows: ListPicture) -> None:
    """The key that plays, and the other rows below it."""
    places = rows.places
    for number in places.visible:
        row, box = rows.rows[number], places.boxes[number]
        if not box.inflate(box.height, box.height).colliderect(canvas.get_clip()):
            continue
        if number == 0:
            draw_hero_body(canvas, theme, box, row.lit, row.lit * HERO_GLOW)
            write_hero(canvas, layout, theme, box, row.label, None, row.lit)
        else:
            draw_row(canvas, layout, theme, row, box)
    draw_arrows(canvas, layout, theme, places)


def _write_on_plate(canvas: Surface, picture: SetupPicture, below: Rect, tone: Colour) -> None:
    """The words about the board, apart from the light on the floor."""
    layout, words = picture.layout, picture.note
    width = below.width - 2 * layout.px(1.5)
    lines = wrapped(words, layout.small, width)
    widest = max(text_width(line, layout.small) for line in lines)
    area = Rect(0, below.top, widest, lines_height(len(lines), layout.small))
    area.centerx = below.centerx
    plate = area.inflate(2 * layout.px(1.5), 2 * layout.px(0.5))
    draw_body(canvas, picture.theme, plate, layout.px(1.2), colour=picture.theme.accent)
    write_lines(
        canvas,
        words,
        layout.small,
        Rect(below.centerx - width // 2, area.top, width, 0),
        tone,
        align="centre",
    )
