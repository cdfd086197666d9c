"""Rows in groups: titles stand above some of them if there is room, and gaps set others apart."""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.measures import TARGET
from game.arcade.draw.text import write
from game.arcade.draw.theme import Theme, mix
from game.arcade.views.rows import LEAST_ROW, ROW, STEP, Places, Scroll, boxes_down

# The heights of a title and of a gap without one, in distances from row to row.
TITLE, GAP = 0.62, 0.3


class Group(NamedTuple):
    """Where a group begins."""

    first: int  # the number of its first row
    title: str  # empty for a gap


class Grouped(NamedTuple):
    """Where the rows of a list are, and the titles of its groups: none without room for them."""

    places: Places
    titles: tuple[tuple[str, Rect], ...]


def boxes_in_groups(
    layout: Layout,
    area: Rect,
    scroll: Scroll,
    groups: Sequence[Group],
    most: float = STEP,
    least_row: float = LEAST_ROW,
) -> Grouped:
    """Boxes as in `boxes_down`, in groups with titles or at least with gaps if there is room for them."""
    least = math.ceil(max(layout.small * least_row, layout.px(TARGET)) / ROW)
    gaps = [Group(group.first, "") for group in groups if group.first]
    for shown in (groups, gaps):
        above = {group.first: TITLE if group.title else GAP for group in shown}
        step = min(max(least, layout.held(most)), int(area.height / (scroll.count + sum(above.values()))))
        if step >= least:
            return _grouped(area, scroll.count, step, {group.first: group.title for group in shown})
    return Grouped(boxes_down(layout, area, scroll, most, least_row), ())


def _grouped(area: Rect, count: int, step: int, names: Mapping[int, str]) -> Grouped:
    """So many rows from the top of an area; the names are those of the groups, by their first rows."""
    boxes, titles, top = [], [], area.top
    for number in range(count):
        if number in names:
            height = round(step * (TITLE if names[number] else GAP))
            if names[number]:
                titles.append((names[number], Rect(area.left, top, area.width, height)))
            top += height
        boxes.append(Rect(area.left, top, area.width, max(1, round(step * ROW))))
        top += step
    return Grouped(Places(tuple(boxes), range(count)), tuple(titles))


def draw_titles(canvas: Surface, layout: Layout, theme: Theme, titles: Sequence[tuple[str, Rect]]) -> None:
    """The titles, each followed by a faint line."""
    tone = theme.legible(mix(theme.accent, theme.ink, 0.35))
    for words, box in titles:
        spot = box.left + layout.px(0.5), box.centery
        end = write(canvas, words, layout.small, tone, bold=True, midleft=spot).right + layout.px(1.5)
        pygame.draw.line(canvas, theme.faint(theme.edge, 0.7), (end, box.centery), (box.right, box.centery))
