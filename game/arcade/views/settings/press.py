"""A card that waits for a press: what to press, why the last press was refused, and the seconds left."""

from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import Theme
from game.arcade.kit.nodes import Node
from game.arcade.kit.stacks import Card, Centred, Column, Part
from game.arcade.kit.text import Line, Text
from game.core.words import plural

# The width of the card, in units.
WIDE = 80


def press_page(layout: Layout, theme: Theme, title: str, words: str, refusal: str, seconds: int) -> Node:
    """The card; there is always room for two lines of refusal, so that it does not jump."""
    small, danger, accent = (layout.small,), theme.legible(theme.danger), theme.legible(theme.accent)
    left = plural("{count} second", "{count} seconds", seconds)
    content = Column(
        (
            Line(title, (layout.medium, layout.small), theme.ink, bold=True, align=0.5),
            Part(Text(words, small, theme.soft, centred=True), gap=1),
            Part(Text(refusal, small, danger, bold=True, centred=True, lines=2), gap=1),
            Part(Line(left, (layout.medium,), accent, bold=True, align=0.5), gap=1),
        )
    )
    return Centred(Card(content), WIDE)
