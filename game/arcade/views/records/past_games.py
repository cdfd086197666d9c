"""The past games: one line each, the latest first."""

from game.arcade.draw.layout import Layout
from game.arcade.draw.measures import LINE
from game.arcade.draw.theme import Theme
from game.arcade.kit.nodes import Node
from game.arcade.kit.rows import LEAST_ROW, ListContent, Rows
from game.arcade.kit.screen import page_of
from game.arcade.kit.stacks import Centred, Column, Part, Row
from game.arcade.kit.text import Line, Text
from game.arcade.views.records.past_game_line import PastGameLine, PastGameRow

# The least width of rows with columns, in sizes of small text.
WIDE = 52
# The largest distance from row to row, in units, and where a row has two lines; the width of a row that
# stands alone, in units.
STEP, DOUBLE_STEP, ALONE = 6.2, 9.6, 40


def past_games_page(
    layout: Layout,
    theme: Theme,
    title: str,
    position: str,
    words: str,
    rows: ListContent,
    lines: tuple[PastGameLine, ...],
    *,
    warns: bool,
) -> Node:
    """The page: `position` is that of the game in focus, and without games there is a row that leads back."""
    tone = theme.legible(theme.danger) if warns else theme.soft
    heading = Line(title, (layout.large, layout.medium), theme.ink, bold=True)
    place = Line(position, (layout.small,), theme.soft, align=1.0)
    return Column(
        (
            Row((heading, Part(place, gap=3, grows=True))),
            Text(words, (layout.small,), tone, bold=warns, lines=layout.lines),
            Part(past_game_rows(layout, rows, lines), gap=1.5, grows=True),
        )
    )


def past_game_rows(layout: Layout, content: ListContent, lines: tuple[PastGameLine, ...]) -> Node:
    """A row for each game: in columns where the page is wide, else on two lines."""
    if not lines:
        return Centred(Rows.of(content), ALONE)
    wide = page_of(layout).width >= WIDE * layout.small
    step, least = (STEP, LEAST_ROW) if wide else (DOUBLE_STEP, LEAST_ROW + LINE)
    rows = (PastGameRow(line, row.focused, wide) for line, row in zip(lines, content.rows, strict=True))
    return Rows(tuple(rows), content.scroll, step, least_row=least)
