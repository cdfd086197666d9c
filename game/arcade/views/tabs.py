"""A page with tabs: the title, the bar of tabs, a sentence below it, and the area of a list."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_night
from game.arcade.draw.bodies import draw_body
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import fitting, shortened, text_width, write, write_lines
from game.arcade.draw.theme import Theme, mix

# The least width of a line for every sentence, in sizes of small text.
WORDS_WIDTH = 44
STEPS = 8  # of the light of a tab


@dataclass(frozen=True)
class TabsPicture:
    """Everything that is shown except the list."""

    layout: Layout
    theme: Theme
    time: float
    title: str
    tabs: tuple[str, ...]
    lights: dict[int, float]  # the light of the tab that is shown, and of those that lose it
    focus: float  # how much the bar of tabs is in focus, from 0 to 1
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


def fits_on_tab(layout: Layout, count: int, words: str) -> bool:
    """Whether one of this many tabs has room for its words."""
    return text_width(words, layout.small, bold=True) <= tab_boxes(layout, count)[0].width - layout.px(1.5)


def _words_area(layout: Layout) -> Rect:
    bar = _bar(layout)
    lines = 1 if bar.width >= WORDS_WIDTH * layout.small else 2
    return Rect(bar.left, bar.bottom + layout.px(2), bar.width, lines * layout.line(layout.small))


def list_area(layout: Layout, *, has_words: bool = True) -> Rect:
    """The area below the tabs and the sentence, if there is one."""
    above = _words_area(layout) if has_words else _bar(layout)
    area, top = page(layout), above.bottom + layout.px(1.5)
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
    layout, theme = picture.layout, picture.theme
    light = round(STEPS * picture.lights.get(number, 0.0)) / STEPS
    radius = box.height // 4
    draw_body(canvas, theme, box, radius, colour=theme.accent, light=light * (0.45 + 0.55 * picture.focus))
    if light:
        line = Rect(0, 0, round((box.width - 2 * radius) * light), max(2, layout.px(0.4)))
        line.midbottom = (box.centerx, box.bottom - layout.px(0.2))
        pygame.draw.rect(canvas, mix(theme.accent, theme.ink, 0.3), line, border_radius=line.height // 2)
    words = shortened(picture.tabs[number], size, box.width, bold=True)
    centre = box.centerx, box.centery - layout.px(0.3)  # clear of the line
    write(canvas, words, size, mix(theme.soft, theme.ink, light), bold=True, center=centre)
