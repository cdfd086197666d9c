"""The end of a stage: its last position, and beside it the points, what they are made of, and the lives."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.arcade.draw.easing import eased, part_of
from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import Colour, Theme
from game.arcade.kit.nodes import Node
from game.arcade.kit.sparks import Sparks
from game.arcade.kit.stacks import Column, First, Layers, Part, Row
from game.arcade.kit.text import Text
from game.arcade.views.run.beside_board import AIR, BesideBoard, StageBoard, align_of, words_and_key
from game.arcade.views.run.marks import Lives
from game.arcade.views.run.points_sum import GAP, LINE_SECONDS, PointsSum, SumTotal, parts_of

# How long the words take to come, in seconds.
COMING_SECONDS = 0.25
# How long a life takes to go.
LIFE_SECONDS = 0.5


@dataclass(frozen=True)
class StageEndPicture:
    """Everything that stands on the page."""

    board: StageBoard  # with the last position
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


def stage_end_page(layout: Layout, theme: Theme, picture: StageEndPicture) -> Node:
    lines = First(tuple(_choices(layout, theme, picture)))
    come = eased(picture.age / COMING_SECONDS)
    words = words_and_key(layout, lines, picture.on, picture.glyph, come)
    if picture.won and picture.sparks:
        words = Layers((Sparks(theme.hint, picture.age), words))
    return BesideBoard(picture.board, words, AIR / 3 if picture.won else AIR)


def _choices(layout: Layout, theme: Theme, picture: StageEndPicture) -> Iterator[Node]:
    """All lines, with more or with fewer of the points; else the points in one line, and what has room."""
    points, align = picture.sum, align_of(layout)
    for in_full in (True, False):
        parts = [] if points is None else parts_of(points, picture.age, align, in_full=in_full)
        whole = [replace(part, rank=0) for part in _lines(layout, theme, picture, parts)]
        yield Column(whole, spare=align, loose=True)
    if points is not None:
        sizes = (layout.medium, layout.small)
        formula = Text(points.formula, sizes, theme.soft, bold=True, centred=align > 0)
        parts = [Part(formula, GAP, rank=4)]
    yield Column(_lines(layout, theme, picture, parts), spare=align, loose=True)


def _lines(layout: Layout, theme: Theme, picture: StageEndPicture, points: list[Part]) -> list[Part]:
    """Everything from top to bottom, with these lines about what the points are made of."""
    align = align_of(layout)
    medium, small = (layout.medium, layout.small), (layout.small,)
    tone = theme.legible(theme.hint if picture.won else theme.danger)

    def line(words: str, sizes: tuple[int, ...], tone: Colour, rank: int, *, bold: bool = True) -> Part:
        return Part(Text(words, sizes, tone, bold=bold, centred=align > 0), GAP, rank)

    total = None if picture.sum is None else SumTotal(picture.sum, picture.age, align)
    return [
        line(picture.title, (layout.large, layout.medium), tone, 0),
        line(picture.against, medium, theme.ink, 6, bold=False),
        *(line(words, small, theme.soft, 4) for words in picture.why),
        *points,
        *([] if total is None else [Part(total, GAP, rank=1)]),
        Part(Row((_lives(layout, picture),), spare=align), GAP, rank=2),
        *(line(words, small, theme.ink, 4) for words in picture.changes[:-1]),
        *(line(words, small, theme.ink, 3) for words in picture.changes[-1:]),  # which matters most
    ]


def _lives(layout: Layout, picture: StageEndPicture) -> Lives:
    """The lives: one that is lost goes, one that is given back comes."""
    begin = _lives_at(picture.sum)
    share = eased(part_of(picture.age, begin, begin + LIFE_SECONDS))
    lives = picture.lives_before + (picture.lives - picture.lives_before) * share
    return Lives(lives, layout.medium if picture.won or layout.crowded else layout.large)
