"""The table after a run, with its own place large among those to beat, beside what can follow."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_card, draw_night
from game.arcade.draw.bodies import draw_body
from game.arcade.draw.easing import pulse
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import text_width, write
from game.arcade.draw.theme import Theme, mix
from game.arcade.views.icons import drawer_of, icon
from game.arcade.views.page import page_of
from game.arcade.views.records.table import robot_head
from game.arcade.views.row import STEPS as ROW_STEPS
from game.arcade.views.row import RowPicture, draw_plate, draw_row
from game.arcade.views.rows import ListPicture, Places, Scroll, boxes_down, draw_arrows
from game.core.variant import Variant
from game.records.tables import PLACES

# The share of the page that the table has beside the rows, and above them.
BESIDE, ABOVE = 0.5, 0.56
# The largest distance from line to line, in units.
LINE_STEP = 7.5
# The distance from row to row, in units.
STEP = 8
# How much higher the own line is than others, and the largest icon of a row, in shares of its height.
HERO, ICON = 1.7, 0.62


@dataclass(frozen=True)
class PlaceLine:
    """A place of the table."""

    place: str  # empty if it is none of the ten
    initials: str
    points: str
    bot: bool
    own: bool  # whether it is that of this run
    note: str = ""  # how far it is ahead, if it is the next to beat


@dataclass(frozen=True)
class LostPicture:
    """A stage that was lost."""

    game: Variant
    short: str  # its row where there is no room for the name of the game


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
    lost: tuple[LostPicture | None, ...]  # the stages that the rows lead to


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
    _draw_rows(canvas, picture)


def _draw_rows(canvas: Surface, picture: RunTablePicture) -> None:
    layout, theme, places = picture.layout, picture.theme, picture.rows.places
    for number in places.visible:
        row, box, lost = picture.rows.rows[number], places.boxes[number], picture.lost[number]
        if lost is None:
            draw_row(canvas, layout, theme, row, box)
        else:
            _draw_lost(canvas, layout, theme.tinted(lost.game.accent), row, box, lost)
    draw_arrows(canvas, layout, theme, places)


def _draw_lost(
    canvas: Surface, layout: Layout, theme: Theme, row: RowPicture, box: Rect, lost: LostPicture
) -> None:
    """A stage that was lost: the icon of its game, and what can be done about it."""
    draw_plate(canvas, theme, box, row.lit)
    side = round(box.height * ICON)
    left = box.left + layout.px(1.5)
    picture = icon(drawer_of(lost.game), theme, side, lit=row.focused)
    canvas.blit(picture, picture.get_rect(center=(left + side // 2, box.centery)))
    tone = mix(theme.soft, theme.ink, round(ROW_STEPS * row.lit) / ROW_STEPS)
    size, start, right = layout.small, left + side + layout.px(1.5), box.right - layout.px(2)
    words = row.label if text_width(row.label, size, bold=True) <= right - start else lost.short
    label = write(canvas, words, size, tone, bold=True, midleft=(start, box.centery))
    if row.value and label.right + layout.px(2) + text_width(row.value, size) <= right:
        write(canvas, row.value, size, tone, midright=(right, box.centery))


def _draw_table(canvas: Surface, picture: RunTablePicture, area: Rect) -> None:
    """All ten places, or those around the own one if there is not room for all."""
    layout, theme = picture.layout, picture.theme
    draw_card(canvas, layout, theme, area)
    inner = area.inflate(-2 * layout.px(3), -2 * layout.px(2))
    count = len(picture.lines) - 1 + HERO
    step = max(layout.line(layout.small), min(int(inner.height / count), layout.held(LINE_STEP)))
    hero = max(step, min(round(step * HERO), inner.height))
    room = max(1, 1 + (inner.height - hero) // step)
    own = next((number for number, line in enumerate(picture.lines) if line.own), 0)
    first = max(0, min(own - room // 2, len(picture.lines) - room))
    shown = picture.lines[first : first + room]
    top = inner.centery - ((len(shown) - 1) * step + hero) // 2
    for line in shown:
        box = Rect(inner.left, top, inner.width, hero if line.own else step)
        _draw_line(canvas, picture, line, box)
        top = box.bottom


def _draw_line(canvas: Surface, picture: RunTablePicture, line: PlaceLine, box: Rect) -> None:
    layout, theme = picture.layout, picture.theme
    sizes = (layout.large, layout.medium) if line.own and not layout.crowded else (layout.medium,)
    size = next((each for each in sizes if layout.line(each) <= box.height), layout.small)
    if line.own:
        light = 0.6 + 0.4 * pulse(picture.pulse_time)
        plate = box.inflate(layout.px(2), -max(1, box.height // 12))
        draw_body(canvas, theme, plate, plate.height // 4, colour=theme.accent, light=light)
    tone = theme.soft if line.bot else theme.ink
    across = box.left + layout.medium, box.centery
    place = write(canvas, line.place, layout.small, theme.soft, midright=across)
    left = place.right + layout.px(2)
    end = write(canvas, line.initials, size, tone, bold=True, midleft=(left, box.centery))
    if line.bot:
        robot = robot_head(theme.soft, round(layout.small * 1.1))
        head = robot.get_rect(midleft=(end.right + layout.px(1.2), box.centery))
        canvas.blit(robot, head)
        end = end.union(head)
    points = write(
        canvas, line.points, size, tone, bold=line.own, midright=(box.right - layout.px(1), box.centery)
    )
    room = points.left - end.right - 2 * layout.px(2)
    if line.note and text_width(line.note, layout.small) <= room:
        hint = theme.legible(theme.hint)
        write(canvas, line.note, layout.small, hint, midright=(points.left - layout.px(2), box.centery))
