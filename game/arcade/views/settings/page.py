"""The settings: a bar of tabs, the rows of one of them, and a game that shows how everything looks."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_board
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import StageRenderer
from game.arcade.views.groups import Group, Grouped, boxes_in_groups, draw_titles
from game.arcade.views.rows import WIDE, ListPicture, Scroll, draw_rows
from game.arcade.views.tabs import TabsPicture, draw_page, list_area, page

# The distance from row to row, and of the rows from the game beside them, in units, if there is room.
STEP, GAP = 9.0, 5
# The least width that is left for the game, in units.
LEAST_EXAMPLE = 30


@dataclass(frozen=True)
class SettingsPicture:
    """Everything that is shown."""

    page: TabsPicture
    rows: ListPicture
    titles: tuple[tuple[str, Rect], ...]
    renderer: StageRenderer
    frame: object  # a moment of the game, or the ride, that shows how everything looks


# Layout


def _list_area(layout: Layout) -> Rect:
    area = list_area(layout)
    if _has_room_beside(layout):
        area.width = _width_beside_example(layout)
    return area


def _has_room_beside(layout: Layout) -> bool:
    left = page(layout).width - _width_beside_example(layout) - layout.px(GAP)
    return left >= layout.px(LEAST_EXAMPLE)


def _width_beside_example(layout: Layout) -> int:
    return max(min(layout.px(84), round(page(layout).width * 0.56)), WIDE * layout.small)


def setting_places(layout: Layout, scroll: Scroll, groups: Sequence[Group]) -> Grouped:
    """Where the rows are, with the titles of their groups."""
    return boxes_in_groups(layout, _list_area(layout), scroll, groups, STEP)


# Drawing


def draw_settings(canvas: Surface, picture: SettingsPicture) -> None:
    layout, theme = picture.page.layout, picture.page.theme
    draw_page(canvas, picture.page)
    draw_titles(canvas, layout, theme, picture.titles)
    draw_rows(canvas, layout, theme, picture.rows)
    if _has_room_beside(layout):
        _draw_example(canvas, picture)


def _draw_example(canvas: Surface, picture: SettingsPicture) -> None:
    """A game between two bots, next to the rows."""
    layout = picture.page.layout
    rows = _list_area(layout)
    room = Rect(rows.right + layout.px(GAP), rows.top, 0, rows.height)
    room.width = max(1, page(layout).right - room.left)
    side = max(1, min(room.width, room.height))
    square = Rect(0, 0, side, side)
    square.midtop = room.midtop
    area = draw_board(canvas, picture.renderer, square, layout.small)
    picture.renderer.draw(canvas, area, picture.frame)
