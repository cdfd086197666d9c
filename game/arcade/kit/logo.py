"""A node that shows the logo."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.logo import HEIGHT, draw_logo
from game.arcade.kit.nodes import Look, Node, Placed, Span


@dataclass(frozen=True)
class Logo(Node):
    """The logo at the right of its box, as large as that allows, and at most as wide as so many units."""

    most: int

    def height(self, layout: Layout, width: int) -> Span:
        height = round(min(width, layout.px(self.most)) * HEIGHT)
        return Span(height, height)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        width = min(placed.box.width, round(placed.box.height / HEIGHT))
        box = Rect(0, 0, width, round(width * HEIGHT))
        box.midright = placed.box.midright
        draw_logo(canvas, look.theme, box, look.theme.accent)
