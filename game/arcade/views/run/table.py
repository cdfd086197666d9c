"""The table after a run, with its own place lit, beside what can follow."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_card, draw_night
from game.arcade.draw.bodies import draw_body
from game.arcade.draw.easing import pulse
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import write
from game.arcade.draw.theme import Theme
from game.arcade.views.page import page_of
from game.arcade.views.rows import ListPicture, Places, Scroll, boxes_down, draw_rows
from game.core.words import _
from game.records.tables import PLACES

# The share of the page that the table has beside the rows, and above them.
BESIDE, ABOVE = 0.5, 0.56
# The largest distance from line to line, in units.
LINE_STEP = 7.5
# The distance from row to row, in units.
STEP = 8


@dataclass(frozen=True)
class PlaceLine:
    """A place of the table."""

    place: str  # empty if it is none of the ten
    initials: str
    points: str
    bot: bool
    own: bool  # whether it is that of this run


@dataclass(frozen=True)
class RunTablePicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    time: float
    pulse_time: float
    title: str
    period: str
    lines: tuple[PlaceLine, ...]
    rows: ListPicture


def _body(layout: Layout) -> Rect:
    """The page below the title."""
    page = page_of(layout)
    top = layout.title.bottom + layout.px(1.5)
    return Rect(page.left, top, page.width, max(1, page.bottom - top))


def _is_wide(layout: Layout) -> bool:
    return layout.stage.width > layout.height


def _table_area(layout: Layout) -> Rect:
    body = _body(layout)
    if _is_wide(layout):
        return Rect(body.left, body.top, round(body.width * BESIDE), body.height)
    height = layout.held(LINE_STEP) * PLACES + 2 * layout.px(2)
    return Rect(body.left, body.top, body.width, min(height, round(body.height * ABOVE)))


def row_places(layout: Layout, scroll: Scroll) -> Places:
    body, table = _body(layout), _table_area(layout)
    if _is_wide(layout):
        left = table.right + layout.px(5)
        area = Rect(left, body.top, body.right - left, body.height)
    else:
        top = table.bottom + layout.px(3)
        area = Rect(body.left, top, body.width, max(1, body.bottom - top))
    return boxes_down(layout, area, scroll, STEP)


def draw_run_table(canvas: Surface, picture: RunTablePicture) -> None:
    layout, theme = picture.layout, picture.theme
    draw_night(canvas, theme, picture.time)
    page = page_of(layout)
    middle = layout.title.centery
    title = write(canvas, picture.title, layout.large, theme.ink, bold=True, midleft=(page.left, middle))
    beside = title.right + layout.px(3), middle
    write(canvas, picture.period, layout.medium, theme.soft, midleft=beside)
    _draw_table(canvas, picture, _table_area(layout))
    draw_rows(canvas, layout, theme, picture.rows)


def _draw_table(canvas: Surface, picture: RunTablePicture, area: Rect) -> None:
    """All ten places, or those around the own one if there is not room for all."""
    layout, theme = picture.layout, picture.theme
    draw_card(canvas, layout, theme, area)
    inner = area.inflate(-2 * layout.px(3), -2 * layout.px(2))
    step = max(layout.line(layout.small), min(inner.height // len(picture.lines), layout.held(LINE_STEP)))
    room = max(1, inner.height // step)
    own = next((number for number, line in enumerate(picture.lines) if line.own), 0)
    first = max(0, min(own - room // 2, len(picture.lines) - room))
    shown = picture.lines[first : first + room]
    top = inner.centery - len(shown) * step // 2
    for number, line in enumerate(shown):
        _draw_line(canvas, picture, line, Rect(inner.left, top + number * step, inner.width, step))


def _draw_line(canvas: Surface, picture: RunTablePicture, line: PlaceLine, box: Rect) -> None:
    layout, theme = picture.layout, picture.theme
    size = layout.medium if box.height >= layout.line(layout.medium) else layout.small
    if line.own:
        light = 0.6 + 0.4 * pulse(picture.pulse_time)
        plate = box.inflate(layout.px(2), -max(1, box.height // 12))
        draw_body(canvas, theme, plate, plate.height // 3, colour=theme.accent, light=light)
    tone = theme.soft if line.bot else theme.ink
    place = write(canvas, line.place, layout.small, theme.soft, midright=(box.left + size, box.centery))
    left = place.right + layout.px(2)
    end = write(canvas, line.initials, size, tone, bold=True, midleft=(left, box.centery))
    if line.bot:
        write(canvas, _("bot"), layout.small, theme.soft, midleft=(end.right + layout.px(1.5), box.centery))
    write(canvas, line.points, size, tone, bold=line.own, midright=(box.right - layout.px(1), box.centery))
