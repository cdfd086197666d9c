"""The settings: a bar of tabs, the rows of one of them, and a game that shows how everything looks."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.backdrop import draw_night
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.text import fitting, write, write_lines
from game.arcade.draw.theme import Theme
from game.arcade.views.rows import ListPicture, Places, Scroll, boxes_down, draw_rows, is_wide


@dataclass(frozen=True)
class SettingsPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    time: float
    title: str
    tabs: tuple[str, ...]
    tab: int  # the number of the tab that is shown
    on_tabs: bool  # whether the bar of tabs is in focus
    rows: ListPicture
    explanation: str  # of the row in focus
    renderer: AnyRenderer
    frame: Frame  # of the game that shows how everything looks


# Layout


def _page(layout: Layout) -> Rect:
    """Everything between the title and the prompts."""
    top = layout.title.bottom + layout.px(1)
    page = Rect(layout.stage.left, top, layout.stage.width, max(1, layout.footer.top - top))
    return page.inflate(-layout.px(12), 0)


def _bar(layout: Layout) -> Rect:
    page = _page(layout)
    return Rect(page.left, page.top, page.width, max(layout.px(6), layout.target))


def tab_boxes(layout: Layout, count: int) -> list[Rect]:
    """The boxes of the tabs, side by side."""
    bar, gap = _bar(layout), layout.px(1)
    width = max(1, (bar.width - gap * (count - 1)) // count)
    return [Rect(bar.left + number * (width + gap), bar.top, width, bar.height) for number in range(count)]


def _explanation_area(layout: Layout) -> Rect:
    bar = _bar(layout)
    return Rect(bar.left, bar.bottom + layout.px(2), bar.width, layout.lines * layout.line(layout.small))


def _list_area(layout: Layout) -> Rect:
    page = _page(layout)
    top = _explanation_area(layout).bottom + layout.px(1.5)
    height = max(1, page.bottom - layout.px(2) - top)
    return Rect(page.left, top, _width_beside_example(layout) if _has_example(layout) else page.width, height)


def _has_example(layout: Layout) -> bool:
    return is_wide(layout, _width_beside_example(layout))


def _width_beside_example(layout: Layout) -> int:
    return min(layout.px(84), round(_page(layout).width * 0.56))


def setting_places(layout: Layout, scroll: Scroll) -> Places:
    """Where the rows are."""
    return boxes_down(layout, _list_area(layout), scroll)


# Drawing


def draw_settings(canvas: Surface, picture: SettingsPicture) -> None:
    layout, theme = picture.layout, picture.theme
    draw_night(canvas, theme, picture.time)
    topleft = (_page(layout).left, layout.title.top)
    write(canvas, picture.title, layout.large, theme.ink, bold=True, topleft=topleft)
    _draw_tabs(canvas, picture)
    draw_rows(canvas, layout, theme, picture.rows)
    write_lines(canvas, picture.explanation, layout.small, _explanation_area(layout), theme.soft)
    if _has_example(layout):
        _draw_example(canvas, picture)


def _draw_tabs(canvas: Surface, picture: SettingsPicture) -> None:
    layout, theme = picture.layout, picture.theme
    for number, box in enumerate(tab_boxes(layout, len(picture.tabs))):
        shown = number == picture.tab
        ground = theme.faint(theme.accent, 0.3) if shown else theme.faint(theme.floor, 0.85)
        pygame.draw.rect(canvas, ground, box, border_radius=box.height // 4)
        if shown:
            line = Rect(box.left, box.bottom - layout.px(0.5), box.width, layout.px(0.5))
            pygame.draw.rect(canvas, theme.accent, line)
        if shown and picture.on_tabs:
            pygame.draw.rect(
                canvas, theme.ink, box, theme.outline(layout.px(0.35)), border_radius=box.height // 4
            )
        tone = theme.ink if shown else theme.soft
        size = fitting(picture.tabs[number], (layout.medium, layout.small), box.width, bold=True)
        write(canvas, picture.tabs[number], size, tone, bold=True, center=box.center)


def _draw_example(canvas: Surface, picture: SettingsPicture) -> None:
    """A game between two bots, next to the rows."""
    layout, rows = picture.layout, _list_area(picture.layout)
    room = Rect(rows.right + layout.px(5), rows.top, 0, rows.height)
    room.width = max(1, _page(layout).right - room.left)
    side = max(1, min(room.width, room.height))
    square = Rect(0, 0, side, side)
    square.midtop = room.midtop
    area = BoardArea(square, picture.renderer.rules.size, layout.small)
    picture.renderer.draw_floor(canvas, area)
    picture.renderer.draw(canvas, area, picture.frame)
