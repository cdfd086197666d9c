"""What stays around a board: its ground, with the panels in their light. An end gives it another colour."""

from dataclasses import dataclass
from itertools import pairwise

from pygame import Rect, Surface

from game.arcade.draw.area import outside
from game.arcade.draw.backdrop import prepare_ground
from game.arcade.draw.baked import baked
from game.arcade.draw.fading import lay_share
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.slab import Slab
from game.arcade.draw.theme import Theme
from game.arcade.views.panel.panel import draw_plate, reach_of_plate
from game.core.rules import PLAYERS, Player

# How soft the edge of the new colour is as it runs out over the room, in shares of the screen's width, and in
# how many steps it is drawn.
SOFT, STEPS = 0.16, 8

# A slab as a value: its board, its rim, and whether it has numbers.
Place = tuple[tuple[int, int, int, int], int, bool]


@dataclass(frozen=True)
class Room:
    """The room around a board takes the colours of another theme, from the board outwards."""

    theme: Theme
    share: float = 0.0  # how far that has come, from 0 to 1


def draw_surroundings(
    canvas: Surface, renderer: AnyRenderer, layout: Layout, slab: Slab, lights: tuple[float, ...]
) -> None:
    """Fill the canvas with what stays around a board: its ground, and the panels with a share of their light.

    The part of the screen on which a panel throws its light is drawn once dark and once lit. While the light
    comes or goes, the lit picture is faded over the dark one, which takes less time than drawing the light.
    """
    place = ((*slab.board.topleft, *slab.board.size), slab.rim, slab.numbered)
    ground = prepare_ground(renderer, layout, slab)
    parts = [reach_of_plate(layout, renderer.theme, player) for player in PLAYERS]
    for part in _around(layout, parts):
        canvas.blit(ground, part, part)
    for player, part, light in zip(PLAYERS, parts, lights, strict=True):
        dark, lit = (_panel(renderer, layout, place, player, lit=lit) for lit in (False, True))
        if light < 1:
            canvas.blit(dark, part)
        lay_share(canvas, lit, part, light)


def draw_end_ground(canvas: Surface, renderer: AnyRenderer, layout: Layout, slab: Slab, room: Room) -> None:
    """Fill the canvas with the ground of a board at the end of a game, without the panels."""
    if 0 < room.share < 1:
        _draw_changing(canvas, renderer, layout, slab, room)
    else:
        canvas.blit(prepare_ground(renderer, layout, slab, room.theme if room.share else None), (0, 0))


def _draw_changing(canvas: Surface, renderer: AnyRenderer, layout: Layout, slab: Slab, room: Room) -> None:
    """Near the board the ground has the new colours already, far from it still the old ones."""
    before, after = (prepare_ground(renderer, layout, slab, theme) for theme in (None, room.theme))
    middle, soft = slab.board.centerx, round(SOFT * layout.width)
    reach = max(middle, layout.width - middle) + soft
    front = round(reach * room.share)
    inner = max(0, front - soft)
    changed = Rect(middle - inner, 0, 2 * inner, layout.height)
    for part in outside(layout.screen, changed):
        canvas.blit(before, part, part)
    canvas.blit(after, changed.clip(layout.screen), changed.clip(layout.screen))
    edges = [front - soft * step // STEPS for step in range(STEPS + 1)]
    # A view that shares its pixels with the ground, so that the ground stays as it is.
    after = after.subsurface(canvas.get_rect())
    for step, (far, near) in enumerate(pairwise(max(0, edge) for edge in edges)):
        for left in (middle - far, middle + near):
            part = Rect(left, 0, far - near, layout.height).clip(layout.screen)
            lay_share(canvas, after, part, (step + 0.5) / STEPS, part)


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
    board, rim, numbered = place
    ground = prepare_ground(renderer, layout, Slab(Rect(board), rim, numbered))
    part = reach_of_plate(layout, renderer.theme, player)
    picture = Surface(part.size)
    picture.blit(ground, (0, 0), part)
    draw_plate(picture, layout, renderer, player, float(lit), part.topleft)
    return picture
