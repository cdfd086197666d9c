"""The page of the run: where it stands, which runs can be begun or continued, and the ladder to climb."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_card, draw_night
from game.arcade.draw.bodies import draw_body
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import fitting, lines_height, wrapped, write, write_lines
from game.arcade.draw.theme import Theme, mix
from game.arcade.views.message import Message, draw_message
from game.arcade.views.page import page_of
from game.arcade.views.rows import ListPicture, Places, Scroll, boxes_down, draw_rows
from game.arcade.views.run.ladder import LadderPicture, draw_ladder
from game.arcade.views.run.marks import draw_hints, draw_lives, marks_width
from game.run.ladder import HINTS, LIVES

# The least width of a page with two columns, in sizes of small text, and the share of the left one.
WIDE, LEFT = 50, 0.4
# The distance from row to row, in units.
STEP = 9.4
# The least height of the ladder above or below other things, in sizes of small text.
LOWEST_LADDER = 16


@dataclass(frozen=True)
class StandingPicture:
    """Where the run in focus stands."""

    headline: str  # its points, or what it is
    words: str  # more about it
    lives: int
    hints: int


@dataclass(frozen=True)
class BestPlace:
    """A line of the best places."""

    place: int
    initials: str
    points: str
    own: bool = False  # whether it is that of the run in focus, as it stands


@dataclass(frozen=True)
class RunPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    time: float
    title: str
    rows: ListPicture
    standings: tuple[StandingPicture, ...]  # of all rows
    standing: StandingPicture  # of the row in focus
    best: tuple[BestPlace, ...]
    best_title: str
    ladder: LadderPicture
    rules: tuple[str, ...]  # for those who have not begun
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


def _head(layout: Layout, words: Sequence[str]) -> Rect:
    """Where a run stands, above the rows: with room for the longest words, so that nothing moves."""
    column = _column(layout)
    lines = max(len(wrapped(each, layout.small, column.width)) for each in words)
    height = layout.line(_headline(layout)) + lines_height(lines, layout.small) + layout.px(1)
    return Rect(column.left, column.top, column.width, height)


def _headline(layout: Layout) -> int:
    """The size of the headline."""
    return layout.medium if layout.crowded or layout.tiny else layout.large


def choice_places(layout: Layout, words: Sequence[str], scroll: Scroll) -> Places:
    """Where the rows are: below the words about the one in focus."""
    column, top = _column(layout), _head(layout, words).bottom + layout.px(1.5)
    return boxes_down(layout, Rect(column.left, top, column.width, max(1, column.bottom - top)), scroll, STEP)


# Drawing


def draw_run(canvas: Surface, picture: RunPicture) -> None:
    layout, theme = picture.layout, picture.theme
    draw_night(canvas, theme, picture.time)
    page = page_of(layout)
    left = page.left, layout.title.centery
    write(canvas, picture.title, layout.large, theme.ink, bold=True, midleft=left)
    _draw_standing(canvas, picture)
    draw_rows(canvas, layout, theme, picture.rows)
    column, below = _column(layout), max(box.bottom for box in picture.rows.places.boxes) + layout.px(3)

    def rest() -> Rect:
        return Rect(column.left, below, column.width, max(0, column.bottom - below))

    if _is_wide(layout):
        _draw_beside(canvas, picture)
    below = _draw_rules(canvas, picture, rest())
    if not _is_wide(layout):
        below = _draw_ladder(canvas, picture, rest())
    _draw_best(canvas, picture, rest())
    if picture.notice:
        area = Rect(layout.stage.left, 0, layout.stage.width, layout.bar)
        area.bottom = layout.footer.top
        draw_message(canvas, layout, theme, Message(picture.notice), area)


def _draw_standing(canvas: Surface, picture: RunPicture) -> None:
    """The headline, with the lives and the hints at the right; and the words below it."""
    layout, theme, standing = picture.layout, picture.theme, picture.standing
    area = _head(layout, [each.words for each in picture.standings])
    line = layout.line(_headline(layout))
    gap = layout.px(2.5)
    least = marks_width(layout.small, LIVES) + gap + marks_width(layout.small, HINTS)
    accent = theme.legible(mix(theme.accent, theme.ink, 0.35))
    sizes = [each for each in (layout.large, layout.medium, layout.small) if each <= _headline(layout)]
    fits = fitting(standing.headline, sizes, area.width - least - gap, bold=True)
    middle = area.top + line // 2
    words = write(canvas, standing.headline, fits, accent, bold=True, midleft=(area.left, middle))
    marks = Rect(words.right + gap, area.top, area.right - words.right - gap, line)
    _draw_marks(canvas, theme, standing, marks, (layout.medium, layout.small), gap)
    below = Rect(area.left, area.top + line, area.width, 0)
    write_lines(canvas, standing.words, layout.small, below, theme.ink)


def _draw_marks(
    canvas: Surface, theme: Theme, standing: StandingPicture, area: Rect, sizes: tuple[int, int], gap: int
) -> None:
    """The lives and the hints at the right end of an area; the lives alone if there is no room for both."""
    for size in sizes:
        both = marks_width(size, LIVES) + gap + marks_width(size, HINTS)
        if both <= area.width:
            left = area.right - both
            draw_lives(canvas, theme, left, area.centery, size, lives=standing.lives, most=LIVES)
            left = area.right - marks_width(size, HINTS)
            draw_hints(canvas, theme, left, area.centery, size, hints=standing.hints, most=HINTS)
            return
    left = area.right - marks_width(sizes[0], LIVES)
    draw_lives(canvas, theme, left, area.centery, sizes[0], lives=standing.lives, most=LIVES)


def _draw_ladder(canvas: Surface, picture: RunPicture, area: Rect) -> int:
    """The ladder at the top of an area, unless it is too low for it; returns where it ends."""
    layout = picture.layout
    best = layout.line(layout.small) + layout.px(3) + 3 * _step(layout)
    height = max(area.height - best, min(area.height, LOWEST_LADDER * layout.small))
    if area.height < LOWEST_LADDER * layout.small:
        return area.top
    room = Rect(area.left, area.top, area.width, height)
    taken = draw_ladder(canvas, layout, picture.theme, picture.ladder, room)
    return area.top if not taken.height else min(area.bottom, taken.bottom + layout.px(3))


def _draw_beside(canvas: Surface, picture: RunPicture) -> None:
    """A card with the ladder."""
    layout, theme, body = picture.layout, picture.theme, _body(picture.layout)
    left = _column(layout).right + layout.px(5)
    card = Rect(left, layout.title.top, body.right - left, body.bottom - layout.title.top)
    draw_card(canvas, layout, theme, card)
    draw_ladder(canvas, layout, theme, picture.ladder, card.inflate(-2 * layout.px(4), -2 * layout.px(3.5)))


def _step(layout: Layout) -> int:
    return round(layout.line(layout.medium) * 1.2)


def _draw_best(canvas: Surface, picture: RunPicture, area: Rect) -> int:
    """The best places, as many as there is room for; returns where they end."""
    layout, theme, step = picture.layout, picture.theme, _step(picture.layout)
    title = layout.line(layout.small) + layout.px(1)
    count = min(len(picture.best), (area.height - title) // step)
    if count < 1:
        return area.top
    tone = theme.legible(mix(theme.accent, theme.ink, 0.35))
    write(canvas, picture.best_title, layout.small, tone, bold=True, topleft=area.topleft)
    own = next((number for number, line in enumerate(picture.best) if line.own), 0)
    first = max(0, own - count + 1)
    for number, line in enumerate(picture.best[first : first + count]):
        box = Rect(area.left, area.top + title + number * step, area.width, step)
        if line.own:
            plate = box.inflate(layout.px(2), -layout.px(0.5))
            draw_body(canvas, theme, plate, plate.height // 3, colour=theme.accent, light=1.0)
        write(canvas, str(line.place), layout.small, theme.soft, midleft=box.midleft)
        left = area.left + round(layout.medium * 1.3), box.centery
        write(canvas, line.initials, layout.medium, theme.ink, bold=True, midleft=left)
        write(canvas, line.points, layout.medium, theme.ink, bold=line.own, midright=box.midright)
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
    return top + (layout.px(2) if picture.rules else 0)
