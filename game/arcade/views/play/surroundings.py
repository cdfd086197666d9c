"""What lies around a board and stays: its ground, and the players' panels without their words.

The part of the screen on which a panel throws its light is drawn once dark and once lit. A panel that takes
or loses its light is the lit picture faded over the dark one, which is cheaper than to draw its light again.
"""

from pygame import Rect, Surface

from game.arcade.draw.area import outside
from game.arcade.draw.backdrop import prepare_ground
from game.arcade.draw.baked import baked
from game.arcade.draw.fading import lay_share
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.slab import Slab
from game.arcade.views.panel.panel import draw_plate, reach_of_plate
from game.core.rules import PLAYERS, Player

# A slab as a value: the square of its board, its rim, and whether it has numbers.
Place = tuple[int, int, int, int, bool]


def draw_surroundings(
    canvas: Surface, renderer: AnyRenderer, layout: Layout, slab: Slab, lights: tuple[float, ...]
) -> None:
    """Fill the canvas with the ground of a game and its panels, each with a share of its light."""
    board = slab.board
    place = (board.x, board.y, board.width, slab.rim, slab.numbered)
    ground = prepare_ground(renderer, layout, slab)
    parts = [reach_of_plate(layout, renderer.theme, player) for player in PLAYERS]
    for part in _around(layout, parts):
        canvas.blit(ground, part, part)
    for player, part, light in zip(PLAYERS, parts, lights, strict=True):
        dark, lit = (_panel(renderer, layout, place, player, lit=lit) for lit in (False, True))
        if light < 1:
            canvas.blit(dark, part)
        lay_share(canvas, lit, part, light)


def _around(layout: Layout, holes: list[Rect]) -> list[Rect]:
    """The screen without some parts."""
    rest = [layout.screen]
    for hole in holes:
        parts = [outside(each, hole) if each.colliderect(hole) else (each,) for each in rest]
        rest = [part for each in parts for part in each]
    return rest


@baked
def _panel(renderer: AnyRenderer, layout: Layout, place: Place, player: Player, *, lit: bool) -> Surface:
    """A panel with the ground that it throws its light on."""
    left, top, side, rim, numbered = place
    ground = prepare_ground(renderer, layout, Slab(Rect(left, top, side, side), rim, numbered))
    part = reach_of_plate(layout, renderer.theme, player)
    picture = Surface(part.size)
    picture.blit(ground, (0, 0), part)
    draw_plate(picture, layout, renderer, player, float(lit), part.topleft)
    return picture
