"""The end of a stage: its last position, and beside it the points, what they are made of, and the lives."""

from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect, Surface

from game.arcade.draw.easing import eased, part_of
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.figures import draw_figures
from game.arcade.draw.frame import Frame
from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.layout import Layout
from game.arcade.draw.particles import draw_shower
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.text import fitting, lines_height, text_width, wrapped, write, write_lines
from game.arcade.draw.theme import Colour, Theme, mix
from game.arcade.views.hero_key import draw_key
from game.arcade.views.lines import Line, draw_lines
from game.arcade.views.run.marks import draw_lives, marks_width
from game.arcade.views.run.stage_layout import (
    draw_stage_board,
    is_beside,
    key_box,
    taller_words_area,
    words_area,
)
from game.core.words import _
from game.run.ladder import LIVES

# How long the words take to come, in seconds, and from how far, in units.
COMING_SECONDS, SLIDE = 0.25, 3
# How long each line of the points takes to come in, how long the points take to rise, and a life to go.
LINE_SECONDS, RISE_SECONDS, LIFE_SECONDS = 0.22, 0.6, 0.5
# The widest lines of the points, in sizes of small text; and the size of their sum, in sizes of large text.
WIDEST, SUM = 26, 1.4


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
    won: bool
    parts: tuple[tuple[str, str], ...]  # what the points are made of, and their numbers
    formula: str  # the same in one line, where there is less room
    points: int
    points_before: int  # those of the run before this stage
    changes: tuple[str, ...]
    lives: int
    lives_before: int
    on: str  # what follows
    glyph: Glyph | None
    age: float  # in seconds
    sparks: bool  # whether they fall when the stage was won


def settled_at(parts: int) -> float:
    """When everything has come in, in seconds, after this many lines of points."""
    return (parts + 2) * LINE_SECONDS + max(RISE_SECONDS, LIFE_SECONDS)


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
    lines = _lines(canvas, picture, room.width, in_full=True)
    if sum(line.height for line in lines) > room.height:
        lines = _lines(canvas, picture, room.width, in_full=False)
    draw_lines(room, lines, widest=layout.px(1.6))
    draw_key(canvas, layout, theme, key, picture.on, picture.glyph)


def _lines(canvas: Surface, picture: StageEndPicture, width: int, *, in_full: bool) -> list[Line]:
    layout, theme = picture.layout, picture.theme
    tone = theme.legible(theme.hint if picture.won else theme.danger)
    lines = [
        _words(canvas, 0, picture, picture.title, (layout.large, layout.medium), width, tone),
        _words(
            canvas, 6, picture, picture.against, (layout.medium, layout.small), width, theme.ink, bold=False
        ),
    ]
    if picture.won and in_full:
        lines += [_part(canvas, picture, number) for number in range(len(picture.parts))]
    elif picture.won:
        formula = (layout.medium, layout.small)
        lines.append(_words(canvas, 4, picture, picture.formula, formula, width, theme.soft))
    if picture.won:
        lines.append(_points(canvas, picture))
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


def _held(layout: Layout, box: Rect) -> Rect:
    """The part of a line in which the points are told: a label and its number belong together."""
    held = Rect(box.left, box.top, min(box.width, WIDEST * layout.small), box.height)
    if not is_beside(layout):
        held.centerx = box.centerx
    return held


def _shown(picture: StageEndPicture, number: int) -> float:
    """How far a line of the points has come in."""
    return part_of(picture.age, (number + 1) * LINE_SECONDS, (number + 2) * LINE_SECONDS)


def _part(canvas: Surface, picture: StageEndPicture, number: int) -> Line:
    layout, theme = picture.layout, picture.theme
    label, value = picture.parts[number]
    come = _shown(picture, number)

    def draw(box: Rect) -> None:
        left = box.left + round(layout.px(2) * (1 - eased(come)))
        write(canvas, label, layout.small, theme.soft, midleft=(left, box.centery))
        write(canvas, value, layout.small, theme.ink, bold=True, midright=box.midright)

    def faded(box: Rect) -> None:
        held = _held(layout, box)
        draw_faded(canvas, held.inflate(layout.px(4), 0), come, lambda: draw(held))

    return Line(5, layout.line(layout.small), faded)


def _points(canvas: Surface, picture: StageEndPicture) -> Line:
    """The sum, below a line: the points of the stage, which rise to their number, and those of the run."""
    layout, theme = picture.layout, picture.theme
    begin = (len(picture.parts) + 1) * LINE_SECONDS
    share = eased(part_of(picture.age, begin, begin + RISE_SECONDS))
    risen = round(picture.points * share)
    total = _("{points} points", points=f"{picture.points_before + risen:,}")
    size = layout.large if layout.crowded else round(layout.large * SUM)

    def draw(box: Rect) -> None:
        held = _held(layout, box)
        rule = Rect(
            held.left,
            held.top,
            round(held.width * eased(part_of(picture.age, begin - LINE_SECONDS, begin))),
            2,
        )
        pygame.draw.rect(canvas, mix(theme.edge, theme.soft, 0.5), rule)
        if risen:
            tone = theme.legible(theme.hint)
            draw_figures(canvas, f"+{risen:,}", size, tone, midleft=held.midleft)
        sizes = (layout.medium, layout.small)
        room = held.width - text_width(f"+{picture.points:,}", size, bold=True) - layout.px(3)
        fits = fitting(total, sizes, room, bold=True)
        write(canvas, total, fits, theme.ink, bold=True, midright=held.midright)

    return Line(1, layout.line(size), draw)


def _lives(canvas: Surface, picture: StageEndPicture) -> Line:
    """The lives: one that is lost goes, one that is given back comes."""
    layout, theme = picture.layout, picture.theme
    begin = 2 * LINE_SECONDS if not picture.won else (len(picture.parts) + 2) * LINE_SECONDS
    share = eased(part_of(picture.age, begin, begin + LIFE_SECONDS))
    lives = picture.lives_before + (picture.lives - picture.lives_before) * share
    size = layout.medium if picture.won or layout.crowded else layout.large

    def draw(box: Rect) -> None:
        left = box.left if is_beside(layout) else box.centerx - marks_width(size, LIVES) // 2
        draw_lives(canvas, theme, left, box.centery, size, lives=lives, most=LIVES)

    return Line(2, round(size * 1.5), draw)
