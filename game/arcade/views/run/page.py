"""The page of the run: what can be begun or gone on with, the best places, and how it works."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_card, draw_night
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import lines_height, wrapped, write, write_lines
from game.arcade.draw.theme import Theme, mix
from game.arcade.views.message import Message, draw_message
from game.arcade.views.page import page_of
from game.arcade.views.rows import ListPicture, Places, Scroll, boxes_down, draw_rows
from game.arcade.views.run.ladder import LoopPicture, draw_ladder

# The least width of a page with two columns, in sizes of small text, and the share of the left one.
WIDE, LEFT = 50, 0.46
# The distance from row to row, in units.
STEP = 10.5


@dataclass(frozen=True)
class RunPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    time: float
    title: str
    rows: ListPicture
    abouts: tuple[str, ...]  # the rows
    about: str  # the row in focus
    best: tuple[tuple[str, str], ...]  # initials and points, the highest first
    best_title: str
    ladder: tuple[LoopPicture, ...]
    rules: tuple[str, ...]
    notice: str | None


# Layout


def _is_wide(layout: Layout) -> bool:
    return page_of(layout).width >= WIDE * layout.small and layout.width > layout.height


def _body(layout: Layout) -> Rect:
    """The page below the title."""
    page = page_of(layout)
    top = layout.title.bottom + layout.px(2)
    return Rect(page.left, top, page.width, max(1, page.bottom - top))


def _column(layout: Layout) -> Rect:
    """The column with the rows."""
    body = _body(layout)
    return Rect(
        body.left, body.top, round(body.width * LEFT) if _is_wide(layout) else body.width, body.height
    )


def _about_height(layout: Layout, abouts: Sequence[str], width: int) -> int:
    """The height of the longest sentence about a row: whichever is in focus, everything keeps its place."""
    return max(lines_height(len(wrapped(about, layout.small, width)), layout.small) for about in abouts)


def choice_places(layout: Layout, abouts: Sequence[str], scroll: Scroll) -> Places:
    """Where the rows are; in a narrow window they are below the words about the one in focus."""
    column = _column(layout)
    if not _is_wide(layout):
        down = _about_height(layout, abouts, column.width) + layout.px(1)
        column = Rect(column.left, column.top + down, column.width, max(1, column.height - down))
    return boxes_down(layout, column, scroll, STEP)


# Drawing


def draw_run(canvas: Surface, picture: RunPicture) -> None:
    layout, theme = picture.layout, picture.theme
    draw_night(canvas, theme, picture.time)
    page = page_of(layout)
    left = page.left, layout.title.centery
    write(canvas, picture.title, layout.large, theme.ink, bold=True, midleft=left)
    draw_rows(canvas, layout, theme, picture.rows)
    rows = picture.rows.places.boxes
    below = max(box.bottom for box in rows) + layout.px(4)
    column = _column(layout)
    if _is_wide(layout):
        _draw_beside(canvas, picture)
    else:
        write_lines(canvas, picture.about, layout.small, _column(layout), theme.ink)
        below = _draw_best(canvas, picture, Rect(column.left, below, column.width, column.bottom - below))
    room = Rect(column.left, below, column.width, max(0, column.bottom - below))
    end = _draw_rules(canvas, picture, room) + layout.px(2)
    if not _is_wide(layout):
        room = Rect(column.left, end, column.width, max(0, column.bottom - end))
        draw_ladder(canvas, layout, theme, picture.ladder, room)
    if picture.notice:
        area = Rect(layout.stage.left, 0, layout.stage.width, layout.bar)
        area.bottom = layout.footer.top
        draw_message(canvas, layout, theme, Message(picture.notice), area)


def _draw_beside(canvas: Surface, picture: RunPicture) -> None:
    """A card with the words about the row in focus, its ladder, and the best places."""
    layout, theme, body = picture.layout, picture.theme, _body(picture.layout)
    left = _column(layout).right + layout.px(6)
    card = Rect(left, body.top, body.right - left, body.height)
    inner = card.inflate(-2 * layout.px(4), -2 * layout.px(3))
    about = _about_height(layout, picture.abouts, inner.width)
    draw_card(canvas, layout, theme, card)
    write_lines(canvas, picture.about, layout.small, inner, theme.ink)
    best = layout.line(layout.small) + layout.px(0.5) + len(picture.best) * _step(layout)
    top = inner.bottom - best
    _draw_best(canvas, picture, Rect(inner.left, top, inner.width, best))
    above = inner.top + about + layout.px(1.5)
    ladder = Rect(inner.left, above, inner.width, max(0, top - layout.px(2) - above))
    draw_ladder(canvas, layout, theme, picture.ladder, ladder)


def _step(layout: Layout) -> int:
    return round(layout.line(layout.medium) * 1.1)


def _draw_best(canvas: Surface, picture: RunPicture, area: Rect) -> int:
    """The best places, as many as there is room for; returns where they end."""
    layout, theme, step = picture.layout, picture.theme, _step(picture.layout)
    title = layout.line(layout.small) + layout.px(0.5)
    count = min(len(picture.best), (area.height - title) // step)
    if count < 1:
        return area.top
    tone = theme.legible(mix(theme.accent, theme.ink, 0.35))
    write(canvas, picture.best_title, layout.small, tone, bold=True, topleft=area.topleft)
    for number, (initials, points) in enumerate(picture.best[:count]):
        middle = area.top + title + number * step + step // 2
        write(canvas, str(number + 1), layout.small, theme.soft, midleft=(area.left, middle))
        left = area.left + layout.medium * 2, middle
        write(canvas, initials, layout.medium, theme.ink, bold=True, midleft=left)
        write(canvas, points, layout.medium, theme.ink, midright=(area.right, middle))
    return area.top + title + count * step + layout.px(2)


def _draw_rules(canvas: Surface, picture: RunPicture, area: Rect) -> int:
    """How it works, as many sentences as there is room for; returns where they end."""
    layout, theme = picture.layout, picture.theme
    top, indent = area.top, layout.px(2.4)
    for rule in picture.rules:
        height = lines_height(len(wrapped(rule, layout.small, area.width - indent)), layout.small)
        if top + height > area.bottom:
            return top
        mark = Rect(0, 0, layout.px(0.7), layout.px(0.7))
        mark.midleft = area.left, top + layout.line(layout.small) // 2
        canvas.fill(theme.accent, mark)
        line = Rect(area.left + indent, top, area.width - indent, height)
        write_lines(canvas, rule, layout.small, line, theme.soft)
        top += height + layout.px(1.3)
    return top
