"""The choices before a game: a column of rows next to the resulting board.

Where text is large the rows take the whole width. The board is below them then, or only the words about it.
"""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.backdrop import draw_night
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.text import fitting, wrapped, write, write_lines
from game.arcade.draw.theme import Theme
from game.arcade.views.rows import ListPicture, Places, Scroll, boxes_down, draw_rows, is_wide

# The least height for a board below the rows, in units.
LEAST_BOARD = 45


@dataclass(frozen=True)
class SetupPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    time: float
    name: str
    summary: str
    rows: ListPicture
    renderer: AnyRenderer
    frame: Frame  # the start of the game
    fairness: str  # who wins with perfect play


# Layout


def _has_board(layout: Layout) -> bool:
    return is_wide(layout, _width_beside_board(layout))


def _width_beside_board(layout: Layout) -> int:
    return min(layout.px(84), round(layout.stage.width * 0.52))


def _summary_area(layout: Layout, summary: str) -> Rect:
    top = max(layout.px(14), layout.title.bottom)
    width = layout.stage.width - layout.px(12)
    height = len(wrapped(summary, layout.small, width)) * layout.line(layout.small)
    return Rect(layout.stage.left + layout.px(6), top, width, height)


def _list_area(layout: Layout, summary: str) -> Rect:
    above = _summary_area(layout, summary)
    beside = _has_board(layout)
    top = max(layout.px(22), above.bottom + layout.px(2))
    bottom = layout.footer.top - layout.px(2) - (0 if beside else layout.line(layout.small) + layout.px(1))
    width = _width_beside_board(layout) if beside else above.width
    return Rect(above.left, top, width, max(1, bottom - top))


def setup_places(layout: Layout, summary: str, scroll: Scroll) -> Places:
    """Where the rows are."""
    return boxes_down(layout, _list_area(layout, summary), scroll)


# Drawing


def draw_setup(canvas: Surface, picture: SetupPicture) -> None:
    layout, theme = picture.layout, picture.theme
    draw_night(canvas, theme, picture.time)
    above = _summary_area(layout, picture.summary)
    size = fitting(picture.name, (layout.large, layout.medium), above.width, bold=True)
    write(canvas, picture.name, size, theme.ink, bold=True, topleft=(above.left, layout.title.top))
    write_lines(canvas, picture.summary, layout.small, above, theme.soft)
    draw_rows(canvas, layout, theme, picture.rows)
    area = _list_area(layout, picture.summary)
    if _has_board(layout):
        left = area.right + layout.px(5)
        right = layout.stage.right - layout.px(6)
        _draw_board(canvas, picture, Rect(left, area.top, right - left, area.height))
        return
    end = picture.rows.places.boxes[picture.rows.places.visible[-1]].bottom + layout.px(2)
    if area.bottom - end >= layout.px(LEAST_BOARD):
        _draw_board(canvas, picture, Rect(area.left, end, area.width, area.bottom - end))
    else:
        below = Rect(area.left, area.bottom + layout.px(1), area.width, layout.line(layout.small))
        write_lines(canvas, picture.fairness, layout.small, below, theme.soft)


def _draw_board(canvas: Surface, picture: SetupPicture, room: Rect) -> None:
    """The start of the game on the chosen board, and below it who wins."""
    layout = picture.layout
    lines = 3 * layout.line(layout.small)
    side = max(1, min(room.width, room.height - lines - layout.px(2)))
    square = Rect(0, 0, side, side)
    square.midtop = (room.centerx, room.top + (room.height - lines - side) // 2)
    below = Rect(room.left, square.bottom + layout.px(2), room.width, lines)
    write_lines(canvas, picture.fairness, layout.small, below, picture.theme.soft, align="centre")
    area = BoardArea(square, picture.renderer.rules.size, layout.small)
    picture.renderer.draw_floor(canvas, area)
    picture.renderer.draw(canvas, area, picture.frame)
