"""The page of the run: where it stands, which runs can be begun or continued, and the ladder to climb."""

from dataclasses import dataclass

from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import Theme
from game.arcade.kit.nodes import Node
from game.arcade.kit.rows import ListContent, Rows
from game.arcade.kit.scores import ScoreLine, Scores
from game.arcade.kit.screen import is_wide
from game.arcade.kit.stacks import Beside, Card, Column, Part, Row
from game.arcade.kit.text import Bullet, Line, Text
from game.arcade.views.run.ladder import LadderPicture
from game.arcade.views.run.marks import Marks

# The least width of a page with two columns, in sizes of small text, and the share of the left one.
WIDE, LEFT = 50, 0.4
# The distance from row to row, in units, and the greatest height of a best place, in sizes of small text.
STEP, PLACE = 9.4, 2.3


@dataclass(frozen=True)
class StandingPicture:
    """Where the run in focus stands."""

    headline: str  # its points, or what it is
    words: str  # more about it
    lives: int
    hints: int


@dataclass(frozen=True)
class RunPicture:
    """Everything that stands on the page."""

    title: str
    rows: ListContent
    standings: tuple[StandingPicture, ...]  # of all rows
    best: tuple[ScoreLine, ...]
    best_title: str
    ladder: LadderPicture
    rules: tuple[str, ...]  # for those who have not begun


def run_page(layout: Layout, theme: Theme, picture: RunPicture) -> Node:
    small = (layout.small,)
    title = Line(picture.title, (layout.large,), theme.ink, bold=True)
    best = Column(
        (
            Line(picture.best_title, small, theme.heading, bold=True),
            Part(Scores(picture.best, PLACE, alike=True), gap=1),
        )
    )
    rules = [Bullet(rule, small, theme.soft) for rule in picture.rules]
    standing = picture.standings[picture.rows.scroll.focus]
    wide = is_wide(layout, WIDE)
    column = Column(
        (
            title,
            Part(standing_node(layout, theme, standing, picture.standings), gap=2),
            Part(Rows.of(picture.rows, STEP), gap=2.5),
            *(Part(rule, gap=1.3 if number else 3, rank=1) for number, rule in enumerate(rules)),
            None if wide else Part(picture.ladder, gap=3, rank=2),
            Part(best, gap=3, rank=3) if picture.best else None,
        )
    )
    return Beside(column, Card(picture.ladder), LEFT, gap=5) if wide else column


def standing_node(
    layout: Layout, theme: Theme, standing: StandingPicture, others: tuple[StandingPicture, ...] = ()
) -> Node:
    """Where a run stands: as high as where any other stands, so that nothing moves."""
    sizes = (layout.large, layout.medium, layout.small)[layout.crowded or layout.tiny :]
    headline = Line(standing.headline, sizes, theme.heading, bold=True)
    marks = Marks(standing.lives, standing.hints, sizes[0])
    words = tuple(each.words for each in others)
    return Column(
        (
            Row((headline, Part(marks, gap=2.5, grows=True))),
            Text(standing.words, (layout.small,), theme.ink, room_for=words),
        )
    )
