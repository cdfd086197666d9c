"""A game, or a ride, that shows how everything looks."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_board
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import StageRenderer
from game.arcade.kit.nodes import Look, Node, Placed, Span

# The most of the screen's height that it takes where something stands above it.
MOST = 0.4


@dataclass(frozen=True)
class Example(Node):
    """Its board is a square, as large as there is room for."""

    renderer: StageRenderer
    frame: object  # the moment that is shown

    def height(self, layout: Layout, width: int) -> Span:
        side = min(width, round(layout.height * MOST))
        return Span(side, side)

    def placed(self, layout: Layout, box: Rect) -> Placed:
        side = max(1, min(box.size))
        return Placed(self, Rect(box.centerx - side // 2, box.top, side, side))

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        area = draw_board(canvas, self.renderer, placed.box, look.layout.small)
        self.renderer.draw(canvas, area, self.frame)
