"""A page with tabs: the title, the bar of tabs, a sentence below it, and the area of a list."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_night
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import fitting, shortened, write, write_lines
from game.arcade.draw.theme import Theme

# The least width of a line for every sentence, in sizes of small text.
WORDS_WIDTH = 44


@dataclass(frozen=True)
class TabsPicture:
    """Everything that is shown except the list."""

    layout: Layout
    theme: Theme
    time: float
    title: str
    tabs: tuple[str, ...]
    tab: int  # the number of the tab that is shown
    on_tabs: bool  # whether the bar of tabs is in focus
    words: str  # the sentence below the tabs
    warns: bool = False  # whether it is a warning


# Layout


def page(layout: Layout) -> Rect:
    """Everything between the title and the prompts."""
    top = layout.title.top + layout.line(_title_size(layout)) + layout.px(1)
    below = Rect(layout.stage.left, top, layout.stage.width, max(1, layout.footer.top - top))
    return below.inflate(-layout.px(12), 0)


def _title_size(layout: Layout) -> int:
    return layout.medium if layout.crowded else layout.large


def _bar(layout: Layout) -> Rect:
    area = page(layout)
    return Rect(area.left, area.top, area.width, max(layout.px(6), layout.target))


def tab_boxes(layout: Layout, count: int) -> list[Rect]:
    """The boxes of the tabs, side by side."""
    bar, gap = _bar(layout), layout.px(1)
    width = max(1, (bar.width - gap * (count - 1)) // count)
    return [Rect(bar.left + number * (width + gap), bar.top, width, bar.height) for number in range(count)]


def _words_area(layout: Layout) -> Rect:
    bar = _bar(layout)
    lines = 1 if bar.width >= WORDS_WIDTH * layout.small else 2
    return Rect(bar.left, bar.bottom + layout.px(2), bar.width, lines * layout.line(layout.small))


def list_area(layout: Layout) -> Rect:
    """The area below the tabs and the sentence."""
    area, top = page(layout), _words_area(layout).bottom + layout.px(1.5)
    return Rect(area.left, top, area.width, max(1, area.bottom - layout.px(2) - top))


# Drawing


def draw_page(canvas: Surface, picture: TabsPicture) -> None:
    layout, theme = picture.layout, picture.theme
    draw_night(canvas, theme, picture.time)
    topleft = (page(layout).left, layout.title.top)
    write(canvas, picture.title, _title_size(layout), theme.ink, bold=True, topleft=topleft)
    boxes = tab_boxes(layout, len(picture.tabs))
    sizes = (layout.small,) if layout.crowded else (layout.medium, layout.small)
    size = min(fitting(words, sizes, boxes[0].width - layout.px(1.5), bold=True) for words in picture.tabs)
    for number, box in enumerate(boxes):
        _draw_tab(canvas, picture, number, box, size)
    tone = theme.legible(theme.danger) if picture.warns else theme.soft
    write_lines(canvas, picture.words, layout.small, _words_area(layout), tone)


def _draw_tab(canvas: Surface, picture: TabsPicture, number: int, box: Rect, size: int) -> None:
    layout, theme, shown = picture.layout, picture.theme, number == picture.tab
    ground = theme.faint(theme.accent, 0.3) if shown else theme.faint(theme.floor, 0.85)
    pygame.draw.rect(canvas, ground, box, border_radius=box.height // 4)
    rim = theme.outline(layout.px(0.15))
    pygame.draw.rect(canvas, theme.faint(theme.edge, 0.7), box, rim, border_radius=box.height // 4)
    if shown:
        line = Rect(box.left, box.bottom - layout.px(0.5), box.width, layout.px(0.5))
        pygame.draw.rect(canvas, theme.accent, line)
    if shown and picture.on_tabs:
        width = theme.outline(layout.px(0.35))
        pygame.draw.rect(canvas, theme.ink, box, width, border_radius=box.height // 4)
    tone = theme.ink if shown else theme.soft
    words = shortened(picture.tabs[number], size, box.width, bold=True)
    write(canvas, words, size, tone, bold=True, center=box.center)
