"""How the board makes room for the banner at the end of a game: it moves down and becomes a little smaller.

While it moves, its finished picture is scaled; where it comes to rest, it is drawn again.
"""

from dataclasses import dataclass, field
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea, outside
from game.arcade.draw.backdrop import prepare_ground
from game.arcade.draw.baked import baked
from game.arcade.draw.differing import differing_parts
from game.arcade.draw.fading import lay_share
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.slab import Slab

# How far pieces rise above a board, in cells.
RISE = 0.5


@dataclass(frozen=True)
class PlacedBoard:
    """A board with what stands on it, on its slab on a screen."""

    layout: Layout
    renderer: AnyRenderer
    frame: Frame
    over: bool  # whether the board will make room, or has done so

    def area(self, slab: Slab) -> BoardArea:
        return self.renderer.perspective.area(slab, self.renderer.size, self.layout.small)


def between(start: Slab, end: Slab, share: float) -> Slab:
    """A slab on its way from one place to another."""
    place = Rect(*(round(a + (b - a) * share) for a, b in zip(start.board, end.board, strict=True)))
    place.width = round(place.height * start.board.width / start.board.height)
    return Slab(place, round(start.rim + (end.rim - start.rim) * share), start.numbered)


def draw_moving_board(canvas: Surface, stage: PlacedBoard, share: float) -> bool:
    """Draw a board with its ground, a share of the way to the place that it has at the end of a game.

    Returns False if it does not move: then nothing is drawn.
    """
    start, end = stage.layout.slab, stage.layout.end_slab
    if start == end or not stage.over:
        return False
    if share <= 0:
        prepare_ground(stage.renderer, stage.layout, end)  # while nothing moves
    if not 0 < share < 1 or not canvas.get_rect().contains(start.whole):
        return False
    place = _reach(stage, between(start, end, share))
    _draw_ground_between(canvas, stage, share, place)
    picture = _finished(
        _Finished(stage.layout, stage.renderer, stage.frame.start, tuple(stage.frame.plies), stage)
    )
    canvas.blit(pygame.transform.smoothscale(picture, place.size), place)
    return True


@dataclass(frozen=True)
class _Finished:
    """A finished game on its board: nothing moves there any more, and pulses stand still on the way."""

    layout: Layout
    renderer: AnyRenderer
    first: object  # position
    plies: tuple[object, ...]
    stage: PlacedBoard = field(compare=False)


@baked
def _finished(game: _Finished) -> Surface:
    """The board in its first place, with everything that stands on it."""
    stage, slab = game.stage, game.layout.slab
    part = _reach(stage, slab).clip(game.layout.screen)
    picture = Surface(part.size)
    picture.blit(prepare_ground(game.renderer, game.layout, slab), (0, 0), part)
    board = slab.board.move(-part.left, -part.top)
    stage.renderer.draw(picture, stage.area(Slab(board, slab.rim, slab.numbered)), stage.frame)
    return picture


def _draw_ground_between(canvas: Surface, stage: PlacedBoard, share: float, board: Rect) -> None:
    """Around the board, the ground of its first place gives way to that of its last one."""
    layout, renderer = stage.layout, stage.renderer
    before, after = (prepare_ground(renderer, layout, slab) for slab in (layout.slab, layout.end_slab))
    hidden = board.inflate(-2 * layout.slab.radius, -2 * layout.slab.radius)
    for part in outside(layout.screen, hidden):
        canvas.blit(before, part, part)
    # A view that shares its pixels with the ground, so that the ground stays as it is.
    after = after.subsurface(canvas.get_rect())
    for changing in _changing_parts(renderer, layout):
        for part in outside(changing, hidden) if changing.colliderect(hidden) else (changing,):
            lay_share(canvas, after, part, share, part)


@lru_cache(maxsize=2)
def _changing_parts(renderer: AnyRenderer, layout: Layout) -> tuple[Rect, ...]:
    """Where the grounds of the board's first and of its last place differ."""
    return differing_parts(
        *(prepare_ground(renderer, layout, slab) for slab in (layout.slab, layout.end_slab))
    )


def _reach(stage: PlacedBoard, slab: Slab) -> Rect:
    """A slab with everything that stands on it."""
    whole = slab.whole
    above = round(RISE * slab.board.width / stage.renderer.rules.size) if stage.renderer.rises else 0
    above = min(above, max(0, stage.layout.slab.whole.top))
    return Rect(whole.left, whole.top - above, whole.width, whole.height + above)
