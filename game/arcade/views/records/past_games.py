"""The past games: one line each, the latest first."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_night
from game.arcade.draw.layout import Layout
from game.arcade.draw.measures import LINE
from game.arcade.draw.text import fitting, shortened, write, write_lines
from game.arcade.draw.theme import Colour, Theme
from game.arcade.views.page import page_of
from game.arcade.views.records.result_marks import Result, result_mark
from game.arcade.views.row import RowPicture, draw_plate, draw_row
from game.arcade.views.rows import LEAST_ROW, Places, Scroll, boxes_down, draw_scroll

# Where the columns of a wide row end, in shares of its width; in a narrow one they stand in two lines.
NAME_TO, RESULT_TO, MOVES_TO = 0.22, 0.63, 0.77
# The least width of a wide row, in sizes of small text.
WIDE = 52
# The largest distance from row to row, in units at 100 % text, and where a row has two lines.
STEP, DOUBLE_STEP = 6.2, 9.6


@dataclass(frozen=True)
class PastGameLine:
    """A past game in words."""

    name: str
    accent: Colour
    mark: Result
    result: str
    moves: str
    when: str


@dataclass(frozen=True)
class PastGamesPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    time: float
    title: str
    position: str  # which of how many games is in focus
    words: str  # about the game in focus, or a message
    warns: bool  # whether the words are about something that went wrong
    lines: tuple[PastGameLine, ...]
    focus: int
    places: Places
    back: RowPicture | None  # the only row if there are no games


# Layout


def _words_area(layout: Layout) -> Rect:
    page = page_of(layout)
    return Rect(page.left, layout.title.bottom, page.width, layout.lines * layout.line(layout.small))


def _is_wide(layout: Layout) -> bool:
    return page_of(layout).width >= WIDE * layout.small


def past_game_places(layout: Layout, scroll: Scroll) -> Places:
    """Where the rows are."""
    page, top = page_of(layout), _words_area(layout).bottom + layout.px(1.5)
    area = Rect(page.left, top, page.width, max(1, page.bottom - top))
    if _is_wide(layout):
        return boxes_down(layout, area, scroll, STEP)
    return boxes_down(layout, area, scroll, DOUBLE_STEP, LEAST_ROW + LINE)


def place_of_back(layout: Layout) -> Places:
    """Where the only row is if there are no games."""
    page = page_of(layout)
    box = Rect(0, 0, min(page.width, layout.held(40)), layout.bar)
    box.center = page.center
    return Places((box,), range(1))


# Drawing


def draw_past_games(canvas: Surface, picture: PastGamesPicture) -> None:
    layout, theme = picture.layout, picture.theme
    draw_night(canvas, theme, picture.time)
    page, title = page_of(layout), layout.title
    place = write(canvas, picture.position, layout.small, theme.soft, midright=(page.right, title.centery))
    room = page.width - place.width - layout.px(3)
    size = fitting(picture.title, (layout.large, layout.medium), room, bold=True)
    write(canvas, picture.title, size, theme.ink, bold=True, midleft=(page.left, title.centery))
    tone = theme.legible(theme.danger) if picture.warns else theme.soft
    write_lines(canvas, picture.words, layout.small, _words_area(layout), tone, bold=picture.warns)
    if picture.back is not None:
        draw_row(canvas, layout, theme, picture.back, picture.places.boxes[0])
        return
    for number in picture.places.visible:
        focused = number == picture.focus
        _draw_line(canvas, picture, picture.lines[number], picture.places.boxes[number], focused=focused)
    draw_scroll(canvas, layout, theme, picture.places)


def _draw_line(
    canvas: Surface, picture: PastGamesPicture, line: PastGameLine, box: Rect, *, focused: bool
) -> None:
    layout, theme = picture.layout, picture.theme
    draw_plate(canvas, theme, box, float(focused))
    mark = Rect(box.left + layout.px(1.2), 0, layout.px(0.9), round(box.height * 0.5))
    mark.centery = box.centery
    colour = theme.tinted(line.accent).accent
    pygame.draw.rect(canvas, colour, mark, border_radius=mark.width // 2)
    inner = Rect(mark.right + layout.px(1.4), box.top, 0, box.height)
    inner.width = max(1, box.right - layout.px(2) - inner.left)
    if _is_wide(layout):
        _write_columns(canvas, picture, line, inner, focused=focused)
    else:
        _write_two_lines(canvas, picture, line, inner, focused=focused)


def _write_columns(
    canvas: Surface, picture: PastGamesPicture, line: PastGameLine, inner: Rect, *, focused: bool
) -> None:
    layout, theme = picture.layout, picture.theme
    size, gap, middle = layout.small, layout.px(1), inner.centery
    ends = [inner.left, *(inner.left + round(inner.width * end) for end in (NAME_TO, RESULT_TO, MOVES_TO))]
    name = shortened(line.name, size, ends[1] - ends[0] - gap, bold=True)
    shift = _draw_mark(canvas, picture, line, (ends[1], middle))
    result = shortened(line.result, size, ends[2] - ends[1] - shift - gap)
    tone = theme.ink if focused else theme.soft
    write(canvas, name, size, theme.ink, bold=True, midleft=(ends[0], middle))
    write(canvas, result, size, theme.ink, midleft=(ends[1] + shift, middle))
    write(canvas, line.moves, size, tone, midright=(ends[3], middle))
    when = shortened(line.when, size, inner.right - ends[3] - gap)
    write(canvas, when, size, tone, midright=(inner.right, middle))


def _write_two_lines(
    canvas: Surface, picture: PastGamesPicture, line: PastGameLine, inner: Rect, *, focused: bool
) -> None:
    layout, theme = picture.layout, picture.theme
    half = layout.line(layout.small) // 2
    tone = theme.ink if focused else theme.soft
    for y, left, right, bold in (
        (inner.centery - half, line.name, line.when, True),
        (inner.centery + half, line.result, line.moves, False),
    ):
        end = write(canvas, right, layout.small, tone, midright=(inner.right, y))
        shift = 0 if bold else _draw_mark(canvas, picture, line, (inner.left, y))
        room = max(1, end.left - layout.px(1) - inner.left - shift)
        words = shortened(left, layout.small, room, bold=bold)
        write(canvas, words, layout.small, theme.ink, bold=bold, midleft=(inner.left + shift, y))


def _draw_mark(canvas: Surface, picture: PastGamesPicture, line: PastGameLine, place: tuple[int, int]) -> int:
    """The shape of the result; returns by how much the words next to it are shifted."""
    side = picture.layout.small
    mark = result_mark(picture.theme, line.mark, side)
    canvas.blit(mark, mark.get_rect(midleft=place))
    return side + picture.layout.px(0.8)
