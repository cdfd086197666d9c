"""The field at the end of a match: it becomes smaller, to make room for the banner and the choices.

While it moves, its finished picture is scaled; where it comes to rest, it is drawn again.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import outside
from game.arcade.draw.baked import baked
from game.arcade.views.arena.ground import ground
from game.arcade.views.arena.trails import Floor
from game.arena.round import Round


@dataclass(frozen=True)
class Move:
    """A field on its way from one place to another."""

    before: Floor
    after: Floor
    share: float  # of the way
    ridden: Round
    draw: Callable[[Surface], None] = field(compare=False)  # draws what was ridden in the first place


def draw_moving_field(canvas: Surface, move: Move) -> None:
    """Draw the field on its way, and around it the ground on which it comes to rest."""
    start, end, share = move.before.part, move.after.part, move.share
    place = Rect(*(round(a + (b - a) * share) for a, b in zip(start, end, strict=True)))
    after = _ground(move.after)
    for part in outside(canvas.get_rect(), place):
        canvas.blit(after, part, part)
    picture = _finished(_Finished(move.before, move.ridden.start, move.ridden.paths, move))
    canvas.blit(pygame.transform.smoothscale(picture, place.size), place)


def prepare_ground_of(floor: Floor) -> None:
    """Draw the ground of a field ahead, so that it need not be drawn when the field comes there."""
    _ground(floor)


def _ground(floor: Floor) -> Surface:
    return ground(floor.theme, floor.size, floor.area, floor.rim, floor.walls)


@dataclass(frozen=True)
class _Finished:
    """A finished round on its field: nothing moves there any more."""

    floor: Floor
    start: object  # state
    paths: tuple[object, ...]
    move: Move = field(compare=False)


@baked
def _finished(game: _Finished) -> Surface:
    """The field in its first place, with everything that stands on it."""
    whole = _ground(game.floor).copy()
    game.move.draw(whole)
    return whole.subsurface(game.floor.part).copy()
