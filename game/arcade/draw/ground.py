"""What stands still behind a game: the night, and the floor of its board. Drawn once and kept."""

from functools import lru_cache

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_rows, night
from game.arcade.draw.floor import draw_smooth_floor
from game.arcade.draw.frame import BoardArea
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderers import renderer_of
from game.core.variant import Setup


def draw_ground(canvas: Surface, setup: Setup, layout: Layout, board: Rect) -> None:
    """Fill the canvas, with the floor where the board lies."""
    canvas.blit(_ground(setup, layout, (board.x, board.y, board.width)), (0, 0))


@lru_cache(maxsize=2)
def _ground(setup: Setup, layout: Layout, square: tuple[int, int, int]) -> Surface:
    accent = setup.variant.accent
    ground = night(layout.width, layout.height, accent).copy()
    draw_rows(ground, accent, 0.0)
    left, top, side = square
    area = BoardArea(Rect(left, top, side, side), setup.size, layout.small)
    draw_smooth_floor(ground, renderer_of(setup.variant, setup.rules()), area)
    return ground
