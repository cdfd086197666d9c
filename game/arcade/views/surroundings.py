"""What lies around a board and stays: its ground, and the players' panels without their words.

The ground with both panels dark is drawn once, and so is each lit panel. A panel that takes or loses its
light is its lit picture faded over the dark one, which costs much less than to draw its light anew each time.
"""

from pygame import Rect, Surface

from game.arcade.draw.area import outside
from game.arcade.draw.backdrop import prepare_ground
from game.arcade.draw.baked import baked
from game.arcade.draw.fading import lay_share
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.slab import Slab
from game.arcade.views.panel import draw_plate, reach_of_plate
from game.core.rules import PLAYERS, Player

# A slab as a value: the square of its board, its rim, and whether it has numbers.
Place = tuple[int, int, int, int, bool]


def draw_surroundings(
    canvas: Surface, renderer: AnyRenderer, layout: Layout, slab: Slab, lights: tuple[float, ...]
) -> None:
    """Fill the canvas with the ground of a game and its panels, each with a share of its light."""
    board = slab.board
    place = (board.x, board.y, board.width, slab.rim, slab.numbered)
    dark = _dark(renderer, layout, place)
    # Of both players at once, while the ground that they are drawn on is kept.
    panels = [(_lit(renderer, layout, place, player), _part(renderer, layout, player)) for player in PLAYERS]
    for part in _except(
        [part for (_lit, part), light in zip(panels, lights, strict=True) if light >= 1], layout
    ):
        canvas.blit(dark, part, part)
    for (lit, part), light in zip(panels, lights, strict=True):
        lay_share(canvas, lit, part, light)


def _except(hidden: list[Rect], layout: Layout) -> list[Rect]:
    """The screen without some parts, which are covered anyway."""
    rest = [layout.screen]
    for hole in hidden:
        parts = [outside(each, hole) if each.colliderect(hole) else (each,) for each in rest]
        rest = [part for each in parts for part in each]
    return rest


@baked
def _dark(renderer: AnyRenderer, layout: Layout, place: Place) -> Surface:
    whole = prepare_ground(renderer, layout, _slab(place)).copy()
    for player in PLAYERS:
        draw_plate(whole, layout, renderer, player, 0.0)
    return whole


@baked
def _lit(renderer: AnyRenderer, layout: Layout, place: Place, player: Player) -> Surface:
    """The part of the screen on which a lit panel throws its light."""
    whole = prepare_ground(renderer, layout, _slab(place)).copy()
    draw_plate(whole, layout, renderer, player, 1.0)
    return whole.subsurface(_part(renderer, layout, player)).copy()


def _part(renderer: AnyRenderer, layout: Layout, player: Player) -> Rect:
    return reach_of_plate(layout, renderer.theme, player).clip(layout.screen)


def _slab(place: Place) -> Slab:
    left, top, side, rim, numbered = place
    return Slab(Rect(left, top, side, side), rim, numbered)
