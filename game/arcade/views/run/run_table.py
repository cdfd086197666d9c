"""The table after a run, with its own place large among those to beat, beside what can follow."""

from dataclasses import dataclass

from pygame import Surface

from game.arcade.draw.easing import pulse
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import text_width, write
from game.arcade.draw.theme import Theme, mix
from game.arcade.kit.nodes import Look, Node, Placed
from game.arcade.kit.row import STEPS, RowPicture, draw_plate
from game.arcade.kit.rows import ListContent, Rows
from game.arcade.kit.scores import ScoreLine, Scores
from game.arcade.kit.stacks import Beside, Card, Column, Part, Row
from game.arcade.kit.text import Line
from game.arcade.views.icons import drawer_of, icon
from game.core.variant import Variant

# The share of the page that the table has beside the rows.
BESIDE = 0.5
# The distance from row to row, in units, and the greatest height of a place, in sizes of small text.
STEP, PLACE = 8, 3.3
# The largest icon of a row, in shares of its height.
ICON = 0.62


@dataclass(frozen=True)
class LostPicture:
    """A stage that was lost."""

    game: Variant
    short: str  # its row where there is no room for the name of the game


@dataclass(frozen=True)
class RunTablePicture:
    """Everything that stands on the page."""

    title: str
    period: str
    lines: tuple[ScoreLine, ...]
    rows: ListContent
    lost: tuple[LostPicture | None, ...]  # the stages that the rows lead to


def run_table_page(layout: Layout, theme: Theme, picture: RunTablePicture, pulse_time: float) -> Node:
    title = Line(picture.title, (layout.large,), theme.ink, bold=True)
    period = Line(picture.period, (layout.medium,), theme.soft)
    table = Card(Scores(picture.lines, PLACE, light=0.6 + 0.4 * pulse(pulse_time)), across=3, down=2)
    lines = zip(picture.rows.rows, picture.lost, strict=True)
    rows = Rows(
        tuple(row if lost is None else LostRow(row, lost) for row, lost in lines), picture.rows.scroll, STEP
    )
    wide = layout.stage.width > layout.height
    body = Beside(table, rows, BESIDE, gap=5) if wide else Column((table, Part(rows, gap=3)))
    return Column((Row((title, Part(period, gap=3))), Part(body, gap=1.5, grows=True)))


@dataclass(frozen=True)
class LostRow(Node):
    """The row of a stage that was lost: the icon of its game, and what can be done about it."""

    row: RowPicture
    lost: LostPicture

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, row, box = look.layout, self.row, placed.box
        theme = look.theme.tinted(self.lost.game.accent)
        draw_plate(canvas, theme, box, row.lit)
        side = round(box.height * ICON)
        left = box.left + layout.px(1.5)
        picture = icon(drawer_of(self.lost.game), theme, side, lit=row.focused)
        canvas.blit(picture, picture.get_rect(center=(left + side // 2, box.centery)))
        tone = mix(theme.soft, theme.ink, round(STEPS * row.lit) / STEPS)
        size, start, right = layout.small, left + side + layout.px(1.5), box.right - layout.px(2)
        words = row.label if text_width(row.label, size, bold=True) <= right - start else self.lost.short
        label = write(canvas, words, size, tone, bold=True, midleft=(start, box.centery))
        if row.value and label.right + layout.px(2) + text_width(row.value, size) <= right:
            write(canvas, row.value, size, tone, midright=(right, box.centery))
