"""The settings: a bar of tabs, the rows of one of them, and a game that shows how everything looks.

The game is beside the rows; in a tall window it is below them.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_board
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import StageRenderer
from game.arcade.kit.rows import (
    WIDE,
    Group,
    Grouped,
    ListPicture,
    Places,
    Scroll,
    boxes_in_groups,
    draw_rows,
    draw_titles,
)
from game.arcade.views.tabs import TabsPicture, draw_page, list_area, page

# The distance from row to row, and of the rows from the game beside them, in units, if there is room.
STEP, GAP = 9.0, 5
# The least width that is left for the game, in units.
LEAST_EXAMPLE = 30
# How much of the height for rows the game takes below them.
BELOW = 0.5


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
    return not _is_tall(layout) and left >= layout.px(LEAST_EXAMPLE)


def _is_tall(layout: Layout) -> bool:
    return layout.height > layout.width


def _width_beside_example(layout: Layout) -> int:
    return max(min(layout.px(84), round(page(layout).width * 0.56)), WIDE * layout.small)


def setting_places(layout: Layout, scroll: Scroll, groups: Sequence[Group]) -> Grouped:
    """Where the rows are, with the titles of their groups."""
    return boxes_in_groups(layout, _list_area(layout), scroll, groups, STEP)


def example_square(layout: Layout, places: Places) -> Rect | None:
    """Where the game is, in the same place on every page; None if there is no room."""
    rows = _list_area(layout)
    if _has_room_beside(layout):
        room = Rect(rows.right + layout.px(GAP), rows.top, 0, rows.height)
        room.width = max(1, page(layout).right - room.left)
        side = max(1, min(room.width, room.height))
        return Rect(room.centerx - side // 2, room.top, side, side)
    side = min(rows.width, round(rows.height * BELOW))
    square = Rect(rows.centerx - side // 2, rows.bottom - layout.px(GAP) - side, side, side)
    end = places.boxes[places.visible[-1]].bottom
    fits = _is_tall(layout) and end + layout.px(GAP) <= square.top
    return square if fits else None


# Drawing


def draw_settings(canvas: Surface, picture: SettingsPicture) -> None:
    layout, theme = picture.page.layout, picture.page.theme
    draw_page(canvas, picture.page)
    draw_titles(canvas, layout, theme, picture.titles)
    draw_rows(canvas, layout, theme, picture.rows)
    square = example_square(layout, picture.rows.places)
    if square is not None:
        area = draw_board(canvas, picture.renderer, square, layout.small)
        picture.renderer.draw(canvas, area, picture.frame)
