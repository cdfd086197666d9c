"""A game, or a ride, that shows on a page of settings how everything looks."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_board
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import MomentRenderer
from game.arcade.kit.nodes import Look, Node, Placed, Span


@dataclass(frozen=True)
class Example(Node):
    """The board of the game or of the ride: a square, as large as there is room for."""

    renderer: MomentRenderer
    frame: object  # the moment that is shown
    least: float  # the least height where something else needs room too, and the most, in units
    most: float
    words_below: float = 0.0  # how far below it there are words, in units; 0 if there are none

    def height(self, layout: Layout, width: int) -> Span:
        return Span(min(width, layout.px(self.least)), min(width, layout.px(self.most)))

    def placed(self, layout: Layout, box: Rect) -> Placed:
        side = max(1, min(box.size))
        return Placed(self, Rect(box.centerx - side // 2, box.top, side, side))

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        below = look.layout.px(self.words_below) if self.words_below else None
        area = draw_board(canvas, self.renderer, placed.box, look.layout.small, below=below)
        self.renderer.draw(canvas, area, self.frame)
