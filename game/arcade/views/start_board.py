"""The board of a game that is being set up, as it will be at the start, with words about it."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.easing import Point
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.perspective import Perspective
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.slab import FRONT, LEAST_RIM, Slab, bare_slab
from game.arcade.draw.text import wrapped
from game.arcade.draw.theme import Theme
from game.arcade.kit.nodes import Look, Placed
from game.arcade.views.floating_board import FloatingBoard, draw_board
from game.arcade.views.set_up_page import ASIDE, ShownStart, draw_caption
from game.core.rules import Player

# The height of a slab beside its board, in shares of the board.
WHOLE = 1 + (2 + FRONT) * LEAST_RIM
# The lines for the words about the board.
LINES = 2


@dataclass(frozen=True)
class StartBoard(ShownStart):
    """The board: its upper edge is level with the first row, and its words end level with the last one."""

    renderer: AnyRenderer
    frame: Frame  # the start of the game

    def slab(self, layout: Layout, box: Rect) -> Slab | None:
        room = box.height - LINES * layout.line(layout.small) - layout.px(2.6)
        side = min(round(box.width / (1 + 2 * LEAST_RIM)), round(room / WHOLE))
        if side < 1:
            return None
        rim = bare_slab(Rect(0, 0, side, side)).rim
        return bare_slab(Rect(box.centerx - side // 2, box.top + rim, side, side))

    @property
    def perspective(self) -> Perspective:
        return self.renderer.perspective

    def draw_emblem(self, theme: Theme, canvas: Surface, spot: Point, side: float, player: Player) -> None:
        self.renderer.draw_emblem(canvas, spot, side, player, light=1.0)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        slab = self.slab(look.layout, placed.box)
        if slab is not None:
            draw_board(canvas, FloatingBoard(self.renderer, self.frame, look.layout.small), slab)
            if self.note:
                above = self._above_note(look.layout, placed.box, slab.whole)
                draw_caption(canvas, *look, self.note, above)

    def _above_note(self, layout: Layout, box: Rect, whole: Rect) -> Rect:
        """The board, as broad as its box where the words would take too many lines below it."""
        lines = wrapped(self.note, layout.small, whole.width - 2 * layout.px(ASIDE))
        return whole if len(lines) <= LINES else Rect(box.left, whole.top, box.width, whole.height)
