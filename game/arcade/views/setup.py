"""The choices before a game: a column of rows next to the resulting board."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.backdrop import draw_night
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.text import write, write_lines
from game.arcade.draw.theme import Theme
from game.arcade.views.rows import RowPicture, boxes_down, draw_rows


@dataclass(frozen=True)
class SetupPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    time: float
    name: str
    summary: str
    rows: tuple[RowPicture, ...]
    renderer: AnyRenderer
    frame: Frame  # the start of the game
    fairness: str  # who wins with perfect play


def _list_area(layout: Layout) -> Rect:
    width = min(layout.px(84), round(layout.stage.width * 0.52))
    top = layout.px(22)
    height = max(1, layout.footer.top - layout.px(2) - top)
    return Rect(layout.stage.left + layout.px(6), top, width, height)


def setup_boxes(layout: Layout, count: int) -> list[Rect]:
    """The boxes of the rows."""
    return boxes_down(layout, _list_area(layout), count)


def draw_setup(canvas: Surface, picture: SetupPicture) -> None:
    layout, theme = picture.layout, picture.theme
    draw_night(canvas, theme, picture.time)
    area = _list_area(layout)
    topleft = (area.left, layout.px(4))
    write(canvas, picture.name, layout.large, theme.ink, bold=True, topleft=topleft)
    line = Rect(area.left, layout.px(14), layout.stage.width - layout.px(12), layout.px(7))
    write_lines(canvas, picture.summary, layout.small, line, theme.soft)
    draw_rows(canvas, layout, theme, picture.rows, setup_boxes(layout, len(picture.rows)))
    _draw_board(canvas, picture, area)


def _draw_board(canvas: Surface, picture: SetupPicture, beside: Rect) -> None:
    """The start of the game on the chosen board, and below it who wins."""
    layout = picture.layout
    room = Rect(beside.right + layout.px(5), beside.top, 0, beside.height)
    room.width = layout.stage.right - layout.px(6) - room.left
    lines = 3 * layout.line(layout.small)
    side = max(1, min(room.width, room.height - lines - layout.px(2)))
    square = Rect(0, 0, side, side)
    square.midtop = (room.centerx, room.top + (room.height - lines - side) // 2)
    below = Rect(room.left, square.bottom + layout.px(2), room.width, lines)
    write_lines(canvas, picture.fairness, layout.small, below, picture.theme.soft, align="centre")
    area = BoardArea(square, picture.renderer.rules.size, layout.small)
    picture.renderer.draw_floor(canvas, area)
    picture.renderer.draw(canvas, area, picture.frame)
