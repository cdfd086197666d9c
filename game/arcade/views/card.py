"""A card in the middle of the screen: a title, a few words, and rows to choose from."""

from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import Theme
from game.arcade.kit.nodes import Node
from game.arcade.kit.rows import Rows
from game.arcade.kit.stacks import Card, Centred, Column, Part
from game.arcade.kit.text import Line, Text

# The widths of a card, in units: the usual one, and that of one whose rows need no more.
WIDE, NARROW = 70, 52


def card_page(
    layout: Layout, theme: Theme, title: str, words: str, rows: Rows, *, warns: bool, narrow: bool
) -> Node:
    tone = theme.legible(theme.danger) if warns else theme.ink
    content = Column(
        (
            Line(title, (layout.large, layout.medium), theme.ink, bold=True, align=0.5),
            Text(words, (layout.small,), tone, bold=True, centred=True) if words else None,
            Part(rows, gap=2.5),
        )
    )
    return Centred(Card(content), NARROW if narrow else WIDE)
