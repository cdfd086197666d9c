"""The end of a run: its points rise while the light climbs its ladder, and then its medals come."""

from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_card, draw_night
from game.arcade.draw.easing import eased, overshooting, part_of
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.figures import draw_figures, figures_width
from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.layout import Layout
from game.arcade.draw.particles import draw_shower
from game.arcade.draw.text import lines_height, text_width, wrapped, write, write_in, write_lines
from game.arcade.draw.theme import Theme, mix
from game.arcade.views.hero_key import draw_key
from game.arcade.views.page import page_of
from game.arcade.views.records.medals import medal as medal_picture
from game.arcade.views.run.ladder import LadderPicture, draw_ladder
from game.core.words import _, plural

# How long the points take to rise, when the first medal comes, and how long after it the next.
RISE_SECONDS, MEDALS_FROM, MEDAL_SECONDS = 1.4, 1.3, 0.28
# The size of the points, in sizes of large text.
POINTS = 1.7
# From so many sizes of small text on, the page has two columns; the share of the left one.
WIDE, LEFT = 50, 0.46
# The least width of a medal with its words, and of one with its name only, in sizes of small text.
MEDAL_WIDTH, NAME_WIDTH = 10.5, 6.5
# The largest medal, in units, and the least, in sizes of small text.
LARGEST, LEAST = 18, 2.4
# The least height of the ladder below the medals, in sizes of small text.
LOWEST_LADDER = 13


@dataclass(frozen=True)
class MedalPicture:
    """A medal with what it is for."""

    name: str
    title: str
    words: str
    tag: str = ""  # that it was never earned before, or that it is the next one
    earned: bool = True


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
    return max(RISE_SECONDS, MEDALS_FROM + medals * MEDAL_SECONDS)


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
    top = _draw_result(canvas, picture, column) + layout.px(2)
    room = Rect(column.left, top, column.width, max(0, key.top - layout.px(3) - top))
    if _is_wide(layout):
        _draw_ladder_card(canvas, picture)
    else:
        ladder = room.height - _medals_height(picture, room)
        if ladder >= LOWEST_LADDER * layout.small:
            draw_ladder(
                canvas,
                layout,
                theme,
                picture.ladder,
                Rect(room.left, room.bottom - ladder, room.width, ladder),
            )
            room.height -= ladder
    _draw_medals(canvas, picture, room)
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
    accent = theme.legible(mix(theme.accent, theme.ink, 0.35))
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


# The medals


def _cells(picture: RunOverPicture, area: Rect, *, in_full: bool) -> tuple[int, int]:
    """How many medals stand side by side, and how high each is with its words."""
    layout = picture.layout
    least = (MEDAL_WIDTH if in_full else NAME_WIDTH) * layout.small
    names = max(text_width(medal.title, layout.small, bold=True) for medal in picture.medals) + layout.px(1)
    across = max(1, min(len(picture.medals), int(area.width // max(least, names)), 4 if in_full else 9))
    across = -(-len(picture.medals) // -(-len(picture.medals) // across))  # as many in each row
    width = area.width // across
    words = lines_height(1, layout.small)
    if in_full:
        lines = max(len(wrapped(medal.words, layout.small, width - layout.px(2))) for medal in picture.medals)
        words += lines_height(lines + 1, layout.small)
    return across, words + layout.px(1.5)


def _plan(picture: RunOverPicture, area: Rect) -> tuple[int, int, int, bool]:
    """How many medals stand side by side, how many are shown, their size, and whether with all words."""
    layout, least = picture.layout, round(LEAST * picture.layout.small)
    for in_full in (True, False):
        across, words = _cells(picture, area, in_full=in_full)
        rows = -(-len(picture.medals) // across)
        side = min(area.height // rows - words, layout.held(LARGEST), round(area.width / across * 0.6))
        if side >= least:
            return across, len(picture.medals), side, in_full
    room = max(0, area.height - layout.line(layout.small))
    return across, across * (room // (least + words)), least, False


def _medals_height(picture: RunOverPicture, area: Rect) -> int:
    """The height that the medals take, with their words if these fit."""
    if not picture.medals:
        return 0
    across, words = _cells(picture, area, in_full=True)
    return -(-len(picture.medals) // across) * (words + round(picture.layout.small * 4))


def _draw_medals(canvas: Surface, picture: RunOverPicture, area: Rect) -> None:
    """The medals side by side, as many as there is room for."""
    if not picture.medals or area.height <= 0:
        return
    layout = picture.layout
    across, count, side, in_full = _plan(picture, area)
    shown = picture.medals[:count]
    _across, words = _cells(picture, area, in_full=in_full)
    rows, width, height = -(-len(shown) // across), area.width // across, side + words
    hidden = len(picture.medals) - len(shown)
    top = area.top if hidden else area.top + (area.height - rows * height) // 2
    left = area.left if _is_wide(layout) else area.centerx - width * min(across, max(1, len(shown))) // 2
    for number, medal in enumerate(shown):
        row, column = divmod(number, across)
        box = Rect(left + column * width, top + row * height, width, height)
        begin = MEDALS_FROM + number * MEDAL_SECONDS
        _draw_medal(
            canvas, picture, medal, box, side, part_of(picture.age, begin, begin + MEDAL_SECONDS), in_full
        )
    if hidden:
        more = plural("{count} more medal", "{count} more medals", hidden)
        place = left + width * across // 2, top + rows * height
        write(canvas, more, layout.small, picture.theme.soft, midtop=place)


def _draw_medal(
    canvas: Surface,
    picture: RunOverPicture,
    medal: MedalPicture,
    box: Rect,
    side: int,
    come: float,
    in_full: bool,
) -> None:
    """A medal that has come so far, with its name below it, and what it is for."""
    if come <= 0:
        return
    layout, theme = picture.layout, picture.theme
    sprite = medal_picture(theme, medal.name, side, earned=medal.earned)
    if come < 1:
        grown = max(4, round(side * overshooting(come)))
        sprite = pygame.transform.smoothscale(sprite, (grown, grown))
    canvas.blit(sprite, sprite.get_rect(center=(box.centerx, box.top + side // 2)))
    below = Rect(box.left, box.top + side + layout.px(0.5), box.width, box.bottom - box.top - side)
    draw_faded(canvas, below, come, partial(_write_medal, canvas, picture, medal, below, in_full))


def _write_medal(
    canvas: Surface, picture: RunOverPicture, medal: MedalPicture, area: Rect, in_full: bool
) -> None:
    """The name of a medal, whether it is new, and what it is for."""
    layout, theme = picture.layout, picture.theme
    tone = theme.legible(mix(theme.accent, theme.ink, 0.35)) if medal.earned else theme.soft
    line = Rect(area.left, area.top, area.width, layout.line(layout.small))
    write_in(canvas, medal.title, (layout.small,), line, tone, bold=True)
    if in_full:
        if any(each.tag for each in picture.medals):
            line.top = line.bottom
            tag = theme.legible(theme.hint) if medal.earned else theme.ink
            write(canvas, medal.tag, layout.small, tag, bold=True, center=line.center)
        words = Rect(area.left + layout.px(1), line.bottom, area.width - layout.px(2), 0)
        write_lines(canvas, medal.words, layout.small, words, theme.soft, align="centre")
