"""The end of a stage: its last position, and beside it the points, what they are made of, and the lives."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from game.arcade.draw.easing import eased, part_of
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.frame import Frame
from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.layout import Layout
from game.arcade.draw.particles import draw_shower
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.text import fitting, lines_height, wrapped, write_lines
from game.arcade.draw.theme import Colour, Theme
from game.arcade.kit.key import draw_key
from game.arcade.views.lines import Line, draw_lines
from game.arcade.views.run.marks import draw_lives, marks_width
from game.arcade.views.run.points_sum import LINE_SECONDS, PointsSum, parts_of, total_of
from game.arcade.views.run.stage_layout import (
    draw_stage_board,
    is_beside,
    key_box,
    taller_words_area,
    words_area,
)
from game.run.ladder import LIVES

# How long the words take to come, in seconds, and from how far, in units.
COMING_SECONDS, SLIDE = 0.25, 3
# How long a life takes to go.
LIFE_SECONDS = 0.5


@dataclass(frozen=True)
class StageEndPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    time: float
    renderer: AnyRenderer
    frame: Frame  # the last position
    title: str
    against: str  # the game and the bot
    why: tuple[str, ...]  # it was lost, if it was
    won: bool
    sum: PointsSum | None  # of the points, if there are any
    changes: tuple[str, ...]
    lives: int
    lives_before: int
    on: str  # what follows
    glyph: Glyph | None
    age: float  # in seconds
    sparks: bool  # whether they fall when the stage was won


def settled_at(points: PointsSum | None) -> float:
    """When everything has come in, in seconds."""
    return _lives_at(points) + LIFE_SECONDS


def _lives_at(points: PointsSum | None) -> float:
    """When a life goes, or comes."""
    return 2 * LINE_SECONDS if points is None else points.seconds


def next_button(picture: StageEndPicture) -> Rect:
    """Where the key is that leads on."""
    return key_box(picture.layout, picture.on)


# Drawing


def draw_stage_end(canvas: Surface, picture: StageEndPicture) -> None:
    layout, theme = picture.layout, picture.theme
    draw_stage_board(canvas, layout, picture.renderer, picture.frame, picture.time)
    if picture.won and picture.sparks:
        draw_shower(canvas, layout, theme, layout.stage, theme.hint, picture.age)
    area = (taller_words_area if picture.won else words_area)(layout)
    come = eased(picture.age / COMING_SECONDS)
    around = area.inflate(layout.px(8), layout.px(8))
    draw_faded(canvas, around, come, partial(_draw_words, canvas, picture, area, come))


def _draw_words(canvas: Surface, picture: StageEndPicture, area: Rect, come: float) -> None:
    layout, theme = picture.layout, picture.theme
    key = next_button(picture)
    shift = -round(layout.px(SLIDE) * (1 - come)) if is_beside(layout) else 0
    room = Rect(area.left + shift, area.top, area.width, max(1, key.top - layout.px(2) - area.top))
    lines = next(
        (lines for lines in _choices(canvas, picture, room.width) if _height(lines) <= room.height),
        _lines(canvas, picture, room.width, _formula(canvas, picture, room.width)),
    )
    draw_lines(room, lines, widest=layout.px(1.6), down=0.0 if is_beside(layout) else 0.5)
    draw_key(canvas, layout, theme, key, picture.on, picture.glyph)


def _height(lines: Sequence[Line]) -> int:
    return sum(line.height for line in lines)


def _choices(canvas: Surface, picture: StageEndPicture, width: int) -> Iterator[list[Line]]:
    """All lines, with more and with fewer of the points."""
    points = picture.sum
    for in_full in (True, False):
        parts = []
        if points is not None:
            parts = parts_of(canvas, picture.layout, picture.theme, points, picture.age, in_full=in_full)
        yield _lines(canvas, picture, width, parts)


def _formula(canvas: Surface, picture: StageEndPicture, width: int) -> list[Line]:
    """The parts of the points in one line."""
    layout = picture.layout
    if picture.sum is None:
        return []
    sizes = (layout.medium, layout.small)
    return [_words(canvas, 4, picture, picture.sum.formula, sizes, width, picture.theme.soft)]


def _lines(canvas: Surface, picture: StageEndPicture, width: int, parts: Sequence[Line]) -> list[Line]:
    """Everything from top to bottom, with these lines about the parts of the points."""
    layout, theme = picture.layout, picture.theme
    tone = theme.legible(theme.hint if picture.won else theme.danger)
    lines = [
        _words(canvas, 0, picture, picture.title, (layout.large, layout.medium), width, tone),
        _words(
            canvas, 6, picture, picture.against, (layout.medium, layout.small), width, theme.ink, bold=False
        ),
        *(_words(canvas, 4, picture, words, (layout.small,), width, theme.soft) for words in picture.why),
        *parts,
    ]
    if picture.sum is not None:
        lines.append(total_of(canvas, layout, theme, picture.sum, picture.age))
    lines.append(_lives(canvas, picture))
    sizes = (layout.small,)
    return lines + [_words(canvas, 3, picture, words, sizes, width, theme.ink) for words in picture.changes]


def _words(
    canvas: Surface,
    rank: int,
    picture: StageEndPicture,
    words: str,
    sizes: tuple[int, ...],
    width: int,
    tone: Colour,
    *,
    bold: bool = True,
) -> Line:
    align = "left" if is_beside(picture.layout) else "centre"
    size = fitting(words, sizes, width, bold=bold)
    height = lines_height(len(wrapped(words, size, width, bold=bold)), size)
    return Line(rank, height, lambda box: write_lines(canvas, words, size, box, tone, bold=bold, align=align))


def _lives(canvas: Surface, picture: StageEndPicture) -> Line:
    """The lives: one that is lost goes, one that is given back comes."""
    layout, theme = picture.layout, picture.theme
    begin = _lives_at(picture.sum)
    share = eased(part_of(picture.age, begin, begin + LIFE_SECONDS))
    lives = picture.lives_before + (picture.lives - picture.lives_before) * share
    size = layout.medium if picture.won or layout.crowded else layout.large

    def draw(box: Rect) -> None:
        left = box.left if is_beside(layout) else box.centerx - marks_width(size, LIVES) // 2
        draw_lives(canvas, theme, left, box.centery, size, lives=lives, most=LIVES)

    return Line(2, round(size * 1.5), draw)
