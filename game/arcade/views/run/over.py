"""The end of a run: its points rise while the light climbs its ladder, and then its medals come."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_card, draw_night
from game.arcade.draw.easing import eased
from game.arcade.draw.figures import draw_figures, figures_width
from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.layout import Layout
from game.arcade.draw.particles import draw_shower
from game.arcade.draw.text import text_width, write, write_lines
from game.arcade.draw.theme import Theme
from game.arcade.kit.key import draw_key
from game.arcade.views.page import page_of
from game.arcade.views.run.ladder import LadderPicture, draw_ladder
from game.arcade.views.run.medals import (
    MEDALS_FROM,
    MedalPicture,
    Medals,
    all_come_at,
    draw_medals,
    medals_height,
)
from game.core.words import _

# How long the points take to rise.
RISE_SECONDS = 1.4
# The size of the points, in sizes of large text.
POINTS = 1.7
# From this many sizes of small text on, the page has two columns; the share of the left one.
WIDE, LEFT = 50, 0.46
# The least height of the ladder below the medals, in sizes of small text.
LOWEST_LADDER = 13


@dataclass(frozen=True)
class RunOverPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    time: float
    title: str
    points: int
    place: str  # in the table; empty for none
    how_far: str
    counts: str  # that the run does not count, if it does not
    medals: tuple[MedalPicture, ...]
    ladder: LadderPicture
    on: str
    glyph: Glyph | None
    age: float
    sparks: bool  # whether they fall for new medals


def settled_at(medals: int) -> float:
    """When everything has come in, in seconds."""
    return max(RISE_SECONDS, all_come_at(medals))


def climbed(age: float) -> float:
    """How far the points have risen, and the light has climbed, from 0 to 1."""
    return eased(age / RISE_SECONDS)


# Layout


def _page(layout: Layout) -> Rect:
    return page_of(layout).inflate(0, -layout.px(2))


def _is_wide(layout: Layout) -> bool:
    return _page(layout).width >= WIDE * layout.small and layout.width > layout.height


def _column(layout: Layout) -> Rect:
    page = _page(layout)
    return Rect(page.topleft, (round(page.width * LEFT), page.height)) if _is_wide(layout) else page


def on_button(layout: Layout) -> Rect:
    """Where the key is that leads on."""
    column = _column(layout)
    height = max(layout.target, layout.line(layout.medium) + layout.px(2))
    key = Rect(0, 0, min(column.width, layout.held(44)), height)
    key.midbottom = (column.centerx, column.bottom)
    if _is_wide(layout):
        key.left = column.left
    return key


# Drawing


def draw_run_over(canvas: Surface, picture: RunOverPicture) -> None:
    layout, theme = picture.layout, picture.theme
    draw_night(canvas, theme, picture.time)
    if picture.sparks and any(medal.earned and medal.tag for medal in picture.medals):
        draw_shower(canvas, layout, theme, layout.stage, theme.accent, picture.age - MEDALS_FROM)
    column, key = _column(layout), on_button(layout)
    medals = Medals(layout, theme, picture.medals, picture.age)
    top = _draw_result(canvas, picture, column) + layout.px(2)
    room = Rect(column.left, top, column.width, max(0, key.top - layout.px(3) - top))
    if _is_wide(layout):
        _draw_ladder_card(canvas, picture)
    else:
        ladder = room.height - medals_height(medals, room)
        if ladder >= LOWEST_LADDER * layout.small:
            draw_ladder(
                canvas,
                layout,
                theme,
                picture.ladder,
                Rect(room.left, room.bottom - ladder, room.width, ladder),
            )
            room.height -= ladder
    draw_medals(canvas, medals, room, beside=_is_wide(layout))
    draw_key(canvas, layout, theme, key, picture.on, picture.glyph)


def _draw_ladder_card(canvas: Surface, picture: RunOverPicture) -> None:
    layout, page = picture.layout, _page(picture.layout)
    left = _column(layout).right + layout.px(5)
    card = Rect(left, page.top, page.right - left, page.height)
    draw_card(canvas, layout, picture.theme, card)
    inner = card.inflate(-2 * layout.px(4), -2 * layout.px(3.5))
    draw_ladder(canvas, layout, picture.theme, picture.ladder, inner)


def _draw_result(canvas: Surface, picture: RunOverPicture, column: Rect) -> int:
    """The title, the points, the place and how far the run came; returns where they end."""
    layout, theme = picture.layout, picture.theme
    wide = _is_wide(layout)
    side, left = ("left", column.left) if wide else ("centre", column.centerx)

    def line(words: str, size: int, tone: tuple[int, int, int], top: int, *, bold: bool = True) -> Rect:
        if wide:
            return write(canvas, words, size, tone, bold=bold, topleft=(left, top))
        return write(canvas, words, size, tone, bold=bold, midtop=(left, top))

    title = line(picture.title, layout.medium, theme.ink, column.top)
    end = _draw_points(canvas, picture, column, title.bottom)
    far = " · ".join(filter(None, (picture.place, picture.how_far)))
    for each in (far, picture.counts):
        if each:
            area = Rect(column.left, end, column.width, 0)
            end = write_lines(canvas, each, layout.small, area, theme.ink, align=side)
    return end


def _draw_points(canvas: Surface, picture: RunOverPicture, column: Rect, top: int) -> int:
    """The points, as large as there is room for, on their way up; returns where they end."""
    layout, theme = picture.layout, picture.theme
    accent = theme.heading
    gap, words = layout.px(1.5), _("points")
    room = column.width - gap - text_width(words, layout.medium, bold=True)
    sizes = (layout.large, layout.medium) if layout.crowded else (round(layout.large * POINTS), layout.large)
    risen, most = (f"{round(picture.points * share):,}" for share in (climbed(picture.age), 1.0))
    size = next((each for each in sizes if figures_width(most, each) <= room), sizes[-1])
    whole = Rect(0, top, figures_width(risen, size) + gap + text_width(words, layout.medium, bold=True), 0)
    whole.left = column.left if _is_wide(layout) else column.centerx - whole.width // 2
    figures = draw_figures(canvas, risen, size, accent, topleft=whole.topleft)
    foot = figures.bottom - round((figures.height - layout.line(layout.medium)) * 0.28)
    write(canvas, words, layout.medium, accent, bold=True, bottomleft=(figures.right + gap, foot))
    return figures.bottom
