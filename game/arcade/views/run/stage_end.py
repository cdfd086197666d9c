"""The end of a stage: a card with the points, what they are made of, and the lives."""

from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_card, draw_veil
from game.arcade.draw.easing import eased, part_of
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.layout import Layout
from game.arcade.draw.particles import draw_shower
from game.arcade.draw.text import fitting, lines_height, wrapped, write, write_lines
from game.arcade.draw.theme import Colour, Theme
from game.arcade.views.hero_key import draw_key
from game.arcade.views.lines import Line, draw_lines
from game.arcade.views.run.marks import draw_lives, marks_width
from game.core.words import _
from game.run.ladder import LIVES

# The width of the card, in units, and in sizes of small text at least.
WIDTH, LEAST_WIDTH = 70, 22
# The largest height of the card of a stage that was won, and of one that was lost, in units.
TALL, LOW = 84, 62
# How much of the board is veiled, and how long the card takes to come, in seconds.
VEIL, COMING_SECONDS = 0.72, 0.25
# How long each line of the points takes to come in, how long the points take to rise, and a life to go.
LINE_SECONDS, RISE_SECONDS, LIFE_SECONDS = 0.22, 0.6, 0.5


@dataclass(frozen=True)
class StageEndPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    title: str
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


# Layout


def _card(layout: Layout, *, won: bool) -> Rect:
    width = min(layout.stage.width - layout.px(4), max(layout.held(WIDTH), LEAST_WIDTH * layout.small))
    bottom = layout.footer.top - layout.px(1)
    card = Rect(0, 0, width, min(bottom - layout.px(2), layout.held(TALL if won else LOW)))
    card.center = (layout.screen.centerx, (layout.px(2) + bottom) // 2)
    return card


def next_button(picture: StageEndPicture) -> Rect:
    """Where the key is that leads on."""
    layout, card = picture.layout, _card(picture.layout, won=picture.won)
    key = Rect(0, 0, round(card.width * 0.62), max(layout.target, layout.line(layout.medium) + layout.px(2)))
    key.midbottom = (card.centerx, card.bottom - layout.px(3))
    return key


# Drawing


def draw_stage_end(canvas: Surface, picture: StageEndPicture) -> None:
    layout, theme = picture.layout, picture.theme
    come = eased(picture.age / COMING_SECONDS)
    draw_veil(canvas, theme, VEIL * come)
    if picture.won and picture.sparks:
        draw_shower(canvas, layout, theme, layout.stage, theme.hint, picture.age)
    card = _card(layout, won=picture.won)
    draw_faded(
        canvas, card.inflate(layout.px(6), layout.px(6)), come, partial(_draw_card, canvas, picture, card)
    )


def _draw_card(canvas: Surface, picture: StageEndPicture, card: Rect) -> None:
    layout, theme = picture.layout, picture.theme
    draw_card(canvas, layout, theme, card)
    key = next_button(picture)
    top = card.top + layout.px(2.5)
    room = Rect(card.left + layout.px(5), top, card.width - 2 * layout.px(5), key.top - layout.px(1.5) - top)
    lines = _lines(canvas, picture, room.width, in_full=True)
    if sum(line.height for line in lines) > room.height:
        lines = _lines(canvas, picture, room.width, in_full=False)
    draw_lines(room, lines)
    draw_key(canvas, layout, theme, key, picture.on, picture.glyph)


def _lines(canvas: Surface, picture: StageEndPicture, width: int, *, in_full: bool) -> list[Line]:
    layout, theme = picture.layout, picture.theme
    tone = theme.legible(theme.hint if picture.won else theme.danger)
    lines = [_words(canvas, 0, picture.title, (layout.large, layout.medium), width, tone)]
    if picture.won and in_full:
        lines += [_part(canvas, picture, number) for number in range(len(picture.parts))]
    elif picture.won:
        lines.append(_words(canvas, 4, picture.formula, (layout.medium, layout.small), width, theme.soft))
    if picture.won:
        lines.append(_points(canvas, picture))
    lines.append(_lives(canvas, picture))
    lines += [_words(canvas, 3, words, (layout.small,), width, theme.ink) for words in picture.changes]
    return lines


def _words(canvas: Surface, rank: int, words: str, sizes: tuple[int, ...], width: int, tone: Colour) -> Line:
    size = fitting(words, sizes, width, bold=True)
    height = lines_height(len(wrapped(words, size, width, bold=True)), size)
    return Line(
        rank, height, lambda box: write_lines(canvas, words, size, box, tone, bold=True, align="centre")
    )


def _shown(picture: StageEndPicture, number: int) -> float:
    """How far a line of the points has come in."""
    return part_of(picture.age, (number + 1) * LINE_SECONDS, (number + 2) * LINE_SECONDS)


def _part(canvas: Surface, picture: StageEndPicture, number: int) -> Line:
    layout, theme = picture.layout, picture.theme
    label, value = picture.parts[number]

    def draw(box: Rect) -> None:
        shift = round(layout.px(1.5) * (1 - _shown(picture, number)))
        write(canvas, label, layout.small, theme.soft, midleft=(box.left + shift, box.centery))
        write(canvas, value, layout.small, theme.ink, bold=True, midright=(box.right - shift, box.centery))

    def faded(box: Rect) -> None:
        draw_faded(canvas, box, _shown(picture, number), lambda: draw(box))

    return Line(5, layout.line(layout.small), faded)


def _points(canvas: Surface, picture: StageEndPicture) -> Line:
    """The points of the stage, which rise to their number, and those of the run."""
    layout, theme = picture.layout, picture.theme
    begin = (len(picture.parts) + 1) * LINE_SECONDS
    share = eased(part_of(picture.age, begin, begin + RISE_SECONDS))
    risen = round(picture.points * share)
    total = _("{points} points", points=f"{picture.points_before + risen:,}")

    def draw(box: Rect) -> None:
        if risen:
            tone = theme.legible(theme.hint)
            write(canvas, f"+{risen:,}", layout.large, tone, bold=True, midleft=box.midleft)
        write(canvas, total, layout.small, theme.ink, bold=True, midright=box.midright)

    return Line(1, layout.line(layout.large), draw)


def _lives(canvas: Surface, picture: StageEndPicture) -> Line:
    """The lives: one that is lost goes, one that is given back comes."""
    layout, theme = picture.layout, picture.theme
    begin = 2 * LINE_SECONDS if not picture.won else (len(picture.parts) + 2) * LINE_SECONDS
    share = eased(part_of(picture.age, begin, begin + LIFE_SECONDS))
    lives = picture.lives_before + (picture.lives - picture.lives_before) * share
    size = layout.medium

    def draw(box: Rect) -> None:
        left = box.centerx - marks_width(size, LIVES) // 2
        draw_lives(canvas, theme, left, box.centery, size, lives=lives, most=LIVES)

    return Line(2, round(size * 1.5), draw)
