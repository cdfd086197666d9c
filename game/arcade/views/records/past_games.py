"""The past games: one line each, the latest first."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_night
from game.arcade.draw.layout import Layout
from game.arcade.draw.measures import LINE
from game.arcade.draw.text import fitting, write, write_lines
from game.arcade.draw.theme import Theme
from game.arcade.kit.row import RowPicture, draw_plate, draw_row
from game.arcade.kit.rows import LEAST_ROW, Places, Scroll, boxes_down, draw_scroll
from game.arcade.views.page import page_of
from game.arcade.views.records.panels import PastGameLine
from game.arcade.views.records.past_game_line import write_columns, write_two_lines

# The least width of a wide row, in sizes of small text.
WIDE = 52
# The largest distance from row to row, in units at 100 % text, and where a row has two lines.
STEP, DOUBLE_STEP = 6.2, 9.6


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
    write_line = write_columns if _is_wide(layout) else write_two_lines
    write_line(canvas, layout, theme, line, box, bright=focused)
