"""The page of records: tabs, the rows of one of them, and a panel about the row in focus."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.bodies import draw_body
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import fitting, shortened, write
from game.arcade.draw.theme import Theme, mix
from game.arcade.kit.nodes import Look, Placed
from game.arcade.kit.rows import (
    HIDDEN,
    ROW,
    STEP,
    WIDE,
    ListPicture,
    Places,
    Scroll,
    boxes_down,
    draw_arrows,
    draw_rows,
)
from game.arcade.kit.scores import Scores
from game.arcade.views.records.medals import draw_medal, draw_medal_row
from game.arcade.views.records.numbers import draw_numbers
from game.arcade.views.records.panels import (
    DaysPanel,
    FormPanel,
    MedalPanel,
    NumbersPanel,
    Panel,
    PastGamesPanel,
    RowMedal,
    SharesPanel,
)
from game.arcade.views.records.past_game_line import draw_latest
from game.arcade.views.records.plots import draw_days, draw_form, draw_shares
from game.arcade.views.tabs import TabsPicture, draw_page, list_area

# The width of the rows beside the panel, in units, and the least width of the panel, in sizes of small text.
ROWS, LEAST_PANEL = 58, 20
# The least height of a panel below the rows, in sizes of small text, if there is room for it.
LEAST_HEIGHT = 17


@dataclass(frozen=True)
class RecordsPicture:
    """Everything that is shown."""

    page: TabsPicture
    area: Rect  # of the rows and the panel
    rows: ListPicture
    medals: tuple[RowMedal, ...]  # one for each row, or none
    title: str  # of the panel
    panel: Panel
    theme: Theme  # of the panel
    grown: float  # how far its bars and lines have grown, from 0 to 1


# Layout


def record_area(layout: Layout, *, has_words: bool) -> Rect:
    """The area of the rows and the panel."""
    return list_area(layout, has_words=has_words)


def _rows_width(layout: Layout, area: Rect) -> int:
    return max(WIDE * layout.small, min(layout.px(ROWS), round(area.width * 0.4)))


def _is_beside(layout: Layout, area: Rect) -> bool:
    """Whether the panel stands beside the rows; otherwise it stands below them."""
    left = area.width - _rows_width(layout, area) - layout.px(3)
    return left >= LEAST_PANEL * layout.small and area.width >= area.height


def record_places(layout: Layout, area: Rect, scroll: Scroll) -> Places:
    """Where the rows are in the area of the page."""
    if _is_beside(layout, area):
        return boxes_down(layout, Rect(*area.topleft, _rows_width(layout, area), area.height), scroll)
    step = max(round(layout.target / ROW), min(layout.held(STEP), layout.px(STEP)))
    room = min(scroll.count * step, area.height - LEAST_HEIGHT * layout.small)
    if room >= 2 * step:
        return boxes_down(layout, Rect(*area.topleft, area.width, room), scroll)
    return _one_at_a_time(layout, area, scroll)


def _one_at_a_time(layout: Layout, area: Rect, scroll: Scroll) -> Places:
    """The row in focus alone, between two arrows to the others."""
    side, gap = layout.target, layout.px(1)
    back = Rect(area.left, area.top, side, side)
    boxes = [HIDDEN] * scroll.count
    boxes[scroll.focus] = Rect(back.right + gap, area.top, area.width - 2 * (side + gap), side)
    return Places(
        tuple(boxes),
        range(scroll.focus, scroll.focus + 1),
        back if scroll.focus > 0 else None,
        back.move(area.width - side, 0) if scroll.focus < scroll.count - 1 else None,
    )


def panel_area(layout: Layout, area: Rect, places: Places) -> Rect:
    """Where the panel is: beside the rows, or below them."""
    if _is_beside(layout, area):
        left = area.left + _rows_width(layout, area) + layout.px(3)
        return Rect(left, area.top, area.right - left, area.height)
    shown = [*(places.boxes[number] for number in places.visible), places.back, places.forth]
    top = max(box.bottom for box in shown if box is not None) + layout.px(1.5)
    return Rect(area.left, top, area.width, max(1, min(area.bottom - top, area.width)))


# Drawing


def draw_records(canvas: Surface, picture: RecordsPicture) -> None:
    layout, theme = picture.page.layout, picture.page.theme
    draw_page(canvas, picture.page)
    if picture.medals:
        _draw_medals(canvas, picture)
    else:
        draw_rows(canvas, layout, theme, picture.rows)
    area = panel_area(layout, picture.area, picture.rows.places)
    draw_body(canvas, picture.theme, area, layout.px(2), colour=picture.theme.accent)
    inner = area.inflate(-2 * layout.px(2.5), -2 * layout.px(1.5 if layout.crowded else 2))
    draw_panel(
        canvas, layout, picture.theme, _below_title(canvas, picture, inner), picture.panel, picture.grown
    )


def _draw_medals(canvas: Surface, picture: RecordsPicture) -> None:
    """Rows with medals in front of their names; those that were earned are bright."""
    layout, theme, places = picture.page.layout, picture.page.theme, picture.rows.places
    for number in places.visible:
        draw_medal_row(
            canvas, layout, theme, picture.rows.rows[number], picture.medals[number], places.boxes[number]
        )
    draw_arrows(canvas, layout, theme, places)


def _below_title(canvas: Surface, picture: RecordsPicture, area: Rect) -> Rect:
    """Write the title, if there is room for it, and return what is below it."""
    layout, theme = picture.page.layout, picture.theme
    if layout.crowded:
        return area
    size = fitting(picture.title, (layout.medium, layout.small), area.width, bold=True)
    tone = theme.legible(mix(theme.accent, theme.ink, 0.4))
    title = shortened(picture.title, size, area.width, bold=True)
    box = write(canvas, title, size, tone, bold=True, topleft=area.topleft)
    top = box.bottom + layout.px(1.2)
    return Rect(area.left, top, area.width, max(1, area.bottom - top))


def draw_panel(canvas: Surface, layout: Layout, theme: Theme, area: Rect, panel: Panel, grown: float) -> None:
    """What a panel holds."""
    match panel:
        case Scores():
            Placed(panel, area).draw(canvas, Look(layout, theme))
        case NumbersPanel():
            draw_numbers(canvas, layout, theme, area, panel, grown)
        case SharesPanel():
            draw_shares(canvas, layout, theme, area, panel, grown)
        case FormPanel():
            draw_form(canvas, layout, theme, area, panel, grown)
        case DaysPanel():
            draw_days(canvas, layout, theme, area, panel, grown)
        case PastGamesPanel():
            draw_latest(canvas, layout, theme, area, panel)
        case MedalPanel():
            draw_medal(canvas, layout, theme, area, panel, grown)
