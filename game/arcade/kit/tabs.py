"""A page with tabs: the title, the bar of tabs, a sentence, and below them what the chosen tab holds."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.plates import lay_plate
from game.arcade.draw.text import fitting, shortened, text_width, write
from game.arcade.draw.theme import Theme, mix
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.kit.screen import page_of
from game.arcade.kit.stacks import Column, Part
from game.arcade.kit.text import Line, Text

# The least width of a line for every sentence, in sizes of small text.
WORDS_WIDTH = 44
STEPS = 8  # of the light of a tab
# The height of the bar, the gap between two tabs, and the air around the words of a tab, in units.
BAR, GAP, AIR = 6, 1, 1.5


@dataclass(frozen=True)
class Tab(Node):
    """The name of a page, and how much it is lit, from 0 to 1."""

    name: str
    light: float


@dataclass(frozen=True)
class Tabs(Node):
    """The bar of tabs: all of them equally wide, side by side."""

    tabs: tuple[Tab, ...]
    focus: float  # how much the bar is in focus, from 0 to 1

    def height(self, layout: Layout, width: int) -> Span:
        height = max(layout.px(BAR), layout.target)
        return Span(height, height)

    def parts_in(self, layout: Layout, box: Rect) -> tuple[Placed, ...]:
        width = _tab_width(layout, box.width, len(self.tabs))
        step = width + layout.px(GAP)
        boxes = (Rect(box.left + n * step, box.top, width, box.height) for n in range(len(self.tabs)))
        return tuple(tab.placed(layout, tab_box) for tab, tab_box in zip(self.tabs, boxes, strict=True))

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout = look.layout
        room = placed.parts[0].box.width - layout.px(AIR)
        sizes = (layout.small,) if layout.crowded else (layout.medium, layout.small)
        size = min(fitting(tab.name, sizes, room, bold=True) for tab in self.tabs)
        for tab, part in zip(self.tabs, placed.parts, strict=True):
            self._draw_tab(canvas, look, tab, part.box, size)

    def _draw_tab(self, canvas: Surface, look: Look, tab: Tab, box: Rect, size: int) -> None:
        layout, theme = look
        light = round(STEPS * tab.light) / STEPS
        radius = box.height // 4
        lay_plate(canvas, theme, box, radius, colour=theme.accent, light=light * (0.45 + 0.55 * self.focus))
        if light:
            line = Rect(0, 0, round((box.width - 2 * radius) * light), max(2, layout.px(0.4)))
            line.midbottom = (box.centerx, box.bottom - layout.px(0.2))
            tone = mix(theme.accent, theme.ink, 0.3)
            pygame.draw.rect(canvas, tone, line, border_radius=line.height // 2)
        words = shortened(tab.name, size, box.width, bold=True)
        centre = box.centerx, box.centery - layout.px(0.3)  # clear of the line
        write(canvas, words, size, mix(theme.soft, theme.ink, light), bold=True, center=centre)


def _tab_width(layout: Layout, width: int, count: int) -> int:
    return max(1, (width - layout.px(GAP) * (count - 1)) // count)


def fits_on_tab(layout: Layout, count: int, name: str) -> bool:
    """Whether one of so many tabs has room for a name."""
    room = _tab_width(layout, page_of(layout).width, count) - layout.px(AIR)
    return text_width(name, layout.small, bold=True) <= room


def tabbed_page(
    layout: Layout,
    theme: Theme,
    title: str,
    tabs: Tabs,
    words: str | None,
    body: Node,
    *,
    warns: bool = False,
) -> Node:
    """The page; the sentence is a warning if it `warns`, and without one there is no room for it."""
    size = layout.medium if layout.crowded else layout.large
    tone = theme.legible(theme.danger) if warns else theme.soft
    lines = 1 if page_of(layout).width >= WORDS_WIDTH * layout.small else 2
    return Column(
        (
            Line(title, (size,), theme.ink, bold=True),
            Part(tabs, gap=1),
            None if words is None else Part(Text(words, (layout.small,), tone, lines=lines), gap=2),
            Part(body, gap=1.5, grows=True),
        )
    )
