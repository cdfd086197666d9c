"""The page of records below its tabs: rows, and a panel about the one in focus."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.plates import lay_plate
from game.arcade.draw.theme import Theme, mix
from game.arcade.kit.nodes import Look, Node, Placed
from game.arcade.kit.rows import Rows
from game.arcade.kit.screen import is_wide, share_beside
from game.arcade.kit.stacks import Beside, Column, Inset, Part
from game.arcade.kit.text import Line

# The least width of a page with the panel beside the rows, in sizes of small text.
WIDE = 45
# The share of the width that the rows have then, and the most of it, in units.
SHARE, MOST = 0.4, 58
# The gap between the rows and a panel below them, in units, and the least height of that panel, in sizes of
# small text, if there is room for it.
GAP, LEAST_PANEL = 1.5, 17


def records_body(layout: Layout, theme: Theme, rows: Rows, title: str, content: Node) -> Node:
    """The rows and the panel, which has a theme of its own."""
    sizes, tone = (layout.medium, layout.small), theme.legible(mix(theme.accent, theme.ink, 0.4))
    head = None if layout.crowded else Line(title, sizes, tone, bold=True)
    inner = Column((head, Part(content, gap=1.2, grows=True)))
    panel = Panel(inner, across=2.5, down=1.5 if layout.crowded else 2, theme=theme)
    if is_wide(layout, WIDE):
        return Beside(rows, panel, share_beside(layout, SHARE, MOST), gap=3)
    return RowsAbovePanel(rows, panel)


@dataclass(frozen=True, kw_only=True)
class Panel(Inset):
    """A plate with a node on it, in the colours of what that is about."""

    theme: Theme

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        lay_plate(canvas, self.theme, placed.box, look.layout.px(2), colour=self.theme.accent)
        super().draw(canvas, Look(look.layout, self.theme), placed)


@dataclass(frozen=True)
class RowsAbovePanel(Node):
    """Rows with a panel below them: there are as many as leave the panel enough room, or one at a time."""

    rows: Rows
    panel: Panel

    @property
    def yields(self) -> bool:
        return True

    def parts_in(self, layout: Layout, box: Rect) -> tuple[Placed, ...]:
        room = min(
            self.rows.height(layout, box.width).wanted,
            box.height - LEAST_PANEL * layout.small - layout.px(GAP),
        )
        place = Rect(box.left, box.top, box.width, max(layout.target, room))
        if len(self.rows.places(layout, place).visible) == 1:
            place.height = layout.target
        top = place.bottom + layout.px(GAP)
        height = max(1, min(box.bottom - top, box.width))
        panel = Rect(box.left, top, box.width, height)
        return self.rows.placed(layout, place), self.panel.placed(layout, panel)
