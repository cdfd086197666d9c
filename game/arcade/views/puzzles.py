"""The puzzles: the modes, one line each, and beside them what awaits the player there."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_night
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import fitting, shortened, text_width, write, write_lines
from game.arcade.draw.theme import Colour, Theme, mix
from game.arcade.views.page import page_of
from game.arcade.views.puzzle_detail import PuzzleDetail, draw_detail
from game.arcade.views.rows import Places, Scroll, boxes_down, draw_plate, draw_scroll

# The share of a wide page for the lines, and the least width of such a page, in sizes of small text.
LINES_SHARE, WIDE = 0.46, 58
# The largest distance from line to line, in units.
STEP = 7.2
# The least height of what stands below the lines of a narrow page, in sizes of small text.
LEAST_BELOW = 17
STEPS = 8  # of the light of the words on a line


@dataclass(frozen=True)
class PuzzleLine:
    """A puzzle mode in words."""

    name: str
    value: str
    accent: Colour


@dataclass(frozen=True)
class PuzzlesPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    time: float
    title: str
    words: str  # about the line in focus, or a message
    warns: bool
    lines: tuple[PuzzleLine, ...]
    lights: dict[int, float]
    places: Places
    detail: PuzzleDetail
    come: float  # how far it has come in, from 0 to 1


# Layout


def _words_area(layout: Layout) -> Rect:
    page = page_of(layout)
    lines = 1 if page.width >= WIDE * layout.small else 2
    return Rect(page.left, layout.title.bottom, page.width, lines * layout.line(layout.small))


def _room(layout: Layout) -> Rect:
    """Everything below the words."""
    page, top = page_of(layout), _words_area(layout).bottom + layout.px(2)
    return Rect(page.left, top, page.width, max(1, page.bottom - top))


def _is_wide(layout: Layout) -> bool:
    return _room(layout).width >= WIDE * layout.small and layout.width > layout.height


def puzzle_places(layout: Layout, scroll: Scroll) -> Places:
    """Where the lines are."""
    room = _room(layout)
    if _is_wide(layout):
        room.width = round(room.width * LINES_SHARE)
    return boxes_down(layout, room, scroll, STEP)


def detail_area(layout: Layout, places: Places) -> Rect | None:
    """Where the detail stands: beside the lines, or below them if there is room."""
    room = _room(layout)
    if _is_wide(layout):
        left = room.left + round(room.width * LINES_SHARE) + layout.px(4)
        return Rect(left, room.top, room.right - left, room.height)
    last = places.boxes[places.visible[-1]]
    below = Rect(room.left, last.bottom + layout.px(3), room.width, 0)
    below.height = room.bottom - below.top
    return below if below.height >= LEAST_BELOW * layout.small else None


# Drawing


def draw_puzzles(canvas: Surface, picture: PuzzlesPicture) -> None:
    layout, theme = picture.layout, picture.theme
    draw_night(canvas, theme, picture.time)
    page, title = page_of(layout), layout.title
    size = fitting(picture.title, (layout.large, layout.medium), page.width, bold=True)
    write(canvas, picture.title, size, theme.ink, bold=True, midleft=(page.left, title.centery))
    tone = theme.legible(theme.danger) if picture.warns else theme.soft
    area = _words_area(layout)
    write_lines(canvas, picture.words, layout.small, area, tone, bold=picture.warns)
    for number in picture.places.visible:
        _draw_line(canvas, picture, number)
    draw_scroll(canvas, layout, theme, picture.places)
    place = detail_area(layout, picture.places)
    if place is not None:
        draw_faded(
            canvas, place, picture.come, lambda: draw_detail(canvas, layout, theme, place, picture.detail)
        )


def _draw_line(canvas: Surface, picture: PuzzlesPicture, number: int) -> None:
    layout, theme = picture.layout, picture.theme
    line, box = picture.lines[number], picture.places.boxes[number]
    light = picture.lights.get(number, 0.0)
    draw_plate(canvas, theme, box, light)
    mark = Rect(box.left + layout.px(1.2), 0, layout.px(0.9), round(box.height * 0.5))
    mark.centery = box.centery
    pygame.draw.rect(canvas, theme.tinted(line.accent).accent, mark, border_radius=mark.width // 2)
    inner = Rect(mark.right + layout.px(1.4), box.top, 0, box.height)
    inner.width = max(1, box.right - layout.px(2) - inner.left)
    share = round(STEPS * light) / STEPS
    value = shortened(line.value, layout.small, inner.width // 2)
    write(canvas, value, layout.small, mix(theme.soft, theme.ink, share), midright=inner.midright)
    room = max(1, inner.width - text_width(value, layout.small) - layout.px(1.5))
    name = shortened(line.name, layout.small, room, bold=True)
    write(canvas, name, layout.small, theme.ink, bold=True, midleft=inner.midleft)
