"""The puzzles: the modes, one line each, and beside them what awaits the player there."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_night
from game.arcade.draw.bodies import draw_body
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import fitting, shortened, text_width, write, write_lines
from game.arcade.draw.theme import Colour, Theme, mix
from game.arcade.kit.row import draw_plate
from game.arcade.kit.rows import LEAST_ROW, ROW, Places, Scroll, boxes_down, draw_scroll
from game.arcade.views.icons import drawer_of, icon
from game.arcade.views.page import page_of
from game.arcade.views.puzzles.detail import PuzzleDetail, draw_detail
from game.core.variant import Variant

# The share of a wide page for the lines, and the least width of such a page, in sizes of small text.
LINES_SHARE, WIDE = 0.46, 58
# The largest distance from line to line, in units.
STEP = 7.2
# The least height of what stands below the lines of a narrow page, in sizes of small text.
LEAST_BELOW = 17
STEPS = 8  # of the light of the words on a line
# The height of the first line, and that of the title of the games, in distances from line to line.
HERO, TITLE = 1.9, 0.7
# The light of the first line when it is not in focus, and the side of an icon, in shares of a line's height.
AWAKE, ICON = 0.3, 0.66


@dataclass(frozen=True)
class PuzzleLine:
    """A puzzle mode in words."""

    name: str
    value: str
    accent: Colour
    note: str = ""  # below the name of the first line, if there is room
    game: Variant | None = None  # the one to practise


@dataclass(frozen=True)
class LineAreas:
    """Where the lines are. With room, the first one is large, and a title stands above the games."""

    lines: Places
    title: Rect | None


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
    areas: LineAreas
    practice: str  # the title of the games
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


def puzzle_lines(layout: Layout, scroll: Scroll, first_game: int) -> LineAreas:
    """Where the lines are; those from `first_game` on are games to practise."""
    room = _room(layout)
    if _is_wide(layout):
        room.width = round(room.width * LINES_SHARE)
    step = min(layout.held(STEP), int(room.height / (scroll.count + HERO - 1 + TITLE)))
    if round(step * ROW) < max(layout.target, LEAST_ROW * layout.small):
        return LineAreas(boxes_down(layout, room, scroll, STEP), None)
    boxes, top, title = [], room.top, None
    for number in range(scroll.count):
        if number == first_game:
            title = Rect(room.left, top, room.width, round(step * TITLE))
            top = title.bottom
        height = round(step * HERO) if number == 0 else step
        boxes.append(Rect(room.left, top, room.width, height - round(step * (1 - ROW))))
        top += height
    return LineAreas(Places(tuple(boxes), range(scroll.count)), title)


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
    places = picture.areas.lines
    for number in places.visible:
        if number == 0 and picture.areas.title is not None:
            _draw_hero(canvas, picture)
        else:
            _draw_line(canvas, picture, number)
    if picture.areas.title is not None:
        title = picture.areas.title
        spot = title.left + layout.px(0.5), title.centery
        write(canvas, picture.practice, layout.small, theme.soft, bold=True, midleft=spot)
    draw_scroll(canvas, layout, theme, places)
    place = detail_area(layout, places)
    if place is not None:
        draw_faded(
            canvas, place, picture.come, lambda: draw_detail(canvas, layout, theme, place, picture.detail)
        )


def _draw_hero(canvas: Surface, picture: PuzzlesPicture) -> None:
    """The puzzle of the day, large, with its date."""
    layout, theme = picture.layout, picture.theme
    line, box = picture.lines[0], picture.areas.lines.boxes[0]
    light = picture.lights.get(0, 0.0)
    draw_body(canvas, theme, box, box.height // 5, colour=theme.accent, light=AWAKE + (1 - AWAKE) * light)
    accent = theme.heading
    inner = box.inflate(-2 * layout.px(2.2), 0)
    note = layout.line(layout.small)
    sizes = [size for size in (layout.large, layout.medium) if layout.line(size) + note <= box.height]
    size = sizes[0] if sizes else layout.small
    whole = layout.line(size) + note
    top = inner.centery - whole // 2
    name = write(
        canvas, line.name, size, theme.ink, bold=True, midleft=(inner.left, top + layout.line(size) // 2)
    )
    value = write(canvas, line.value, layout.medium, accent, bold=True, midright=inner.midright)
    words = shortened(line.note, layout.small, value.left - layout.px(2) - inner.left)
    middle = top + layout.line(size) + note // 2
    write(canvas, words, layout.small, mix(theme.soft, theme.ink, light), midleft=(name.left, middle))


def _draw_line(canvas: Surface, picture: PuzzlesPicture, number: int) -> None:
    layout, theme = picture.layout, picture.theme
    line, box = picture.lines[number], picture.areas.lines.boxes[number]
    light = picture.lights.get(number, 0.0)
    tinted = theme.tinted(line.accent)
    draw_plate(canvas, tinted if line.game is not None else theme, box, light)
    mark = Rect(box.left + layout.px(1.2), 0, layout.px(0.9), round(box.height * 0.5))
    mark.centery = box.centery
    name = line.name
    if line.game is None:
        pygame.draw.rect(canvas, tinted.accent, mark, border_radius=mark.width // 2)
    else:
        mark.width = round(box.height * ICON)
        drawn = icon(drawer_of(line.game), tinted, mark.width, lit=light > 0)
        canvas.blit(drawn, drawn.get_rect(center=mark.center))
        name = line.game.name if picture.areas.title is not None else name
    inner = Rect(mark.right + layout.px(1.4), box.top, 0, box.height)
    inner.width = max(1, box.right - layout.px(2) - inner.left)
    share = round(STEPS * light) / STEPS
    value = shortened(line.value, layout.small, inner.width // 2)
    write(canvas, value, layout.small, mix(theme.soft, theme.ink, share), midright=inner.midright)
    room = max(1, inner.width - text_width(value, layout.small) - layout.px(1.5))
    name = shortened(name, layout.small, room, bold=True)
    write(canvas, name, layout.small, theme.ink, bold=True, midleft=inner.midleft)
