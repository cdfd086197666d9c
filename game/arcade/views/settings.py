"""The settings: a bar of tabs, the rows of one of them, and a game that shows how everything looks."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_board
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.views.rows import ListPicture, Places, Scroll, boxes_down, draw_rows, is_wide
from game.arcade.views.tabs import TabsPicture, draw_page, list_area, page


@dataclass(frozen=True)
class SettingsPicture:
    """Everything that is shown."""

    page: TabsPicture
    rows: ListPicture
    has_example: bool  # whether the game beside the rows is shown, if there is room
    renderer: AnyRenderer
    frame: Frame  # of the game that shows how everything looks


# Layout


def _list_area(layout: Layout, *, beside_example: bool) -> Rect:
    area = list_area(layout)
    if beside_example and _has_room_beside(layout):
        area.width = _width_beside_example(layout)
    return area


def _has_room_beside(layout: Layout) -> bool:
    return is_wide(layout, _width_beside_example(layout))


def _width_beside_example(layout: Layout) -> int:
    return min(layout.px(84), round(page(layout).width * 0.56))


def setting_places(layout: Layout, scroll: Scroll, *, beside_example: bool) -> Places:
    """Where the rows are."""
    return boxes_down(layout, _list_area(layout, beside_example=beside_example), scroll)


# Drawing


def draw_settings(canvas: Surface, picture: SettingsPicture) -> None:
    layout, theme = picture.page.layout, picture.page.theme
    draw_page(canvas, picture.page)
    draw_rows(canvas, layout, theme, picture.rows)
    if picture.has_example and _has_room_beside(layout):
        _draw_example(canvas, picture)


def _draw_example(canvas: Surface, picture: SettingsPicture) -> None:
    """A game between two bots, next to the rows."""
    layout = picture.page.layout
    rows = _list_area(layout, beside_example=True)
    room = Rect(rows.right + layout.px(5), rows.top, 0, rows.height)
    room.width = max(1, page(layout).right - room.left)
    side = max(1, min(room.width, room.height))
    square = Rect(0, 0, side, side)
    square.midtop = room.midtop
    area = draw_board(canvas, picture.renderer, square, layout.small)
    picture.renderer.draw(canvas, area, picture.frame)
