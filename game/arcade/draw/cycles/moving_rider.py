"""A rider on the way from cell to cell: where it is, how it leans, and how far the wall behind it reaches.

Points are (column, row), in cells.
"""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from game.arcade.draw.easing import swaying
from game.core.match import Ply
from game.core.rules import Player
from game.core.walking import Walkers

Point = tuple[float, float]

# How far behind the middle of a cycle its wall begins.
TAIL = 0.36
# The share of a move in which a cycle turns, and how far it leans and its rear drifts out then, in degrees.
TURN, LEAN, DRIFT = 0.5, 24, 14


class Stretch(NamedTuple):
    """The wall from one cell to the next one, of which a share stands already."""

    start: int
    end: int
    share: float  # of its length, from 0 to 1


class MovingRider(NamedTuple):
    """A rider at one moment, with the wall behind it."""

    place: Point
    heading: int  # in degrees, clockwise from the right
    lean: int  # in degrees, to the right
    wall: tuple[Stretch, ...]  # from the tail to the rider


def path_of(start: Walkers, plies: Sequence[Ply], player: Player) -> list[int]:
    """The cells that a player has ridden through, in order."""
    positions = [start, *(ply.after for ply in plies if ply.player == player)]
    return [place.one if player == 1 else place.two for place in positions]


def rider_on_path(path: Sequence[int], size: int, progress: float, player: Player) -> MovingRider:
    """The rider on the last stretch of a path, after a share of that stretch. Riders never slow down."""
    towards = [_heading(start, end) for start, end in pairwise(path)]
    first = 0 if player == 1 else 180  # towards the opponent
    if not towards:
        return MovingRider(_centre(path[-1], size), first, 0, ())
    before = towards[-2] if len(towards) > 1 else first
    heading, lean = _turning(before, towards[-1], progress)
    start, end = (_centre(cell, size) for cell in path[-2:])
    place = start[0] + (end[0] - start[0]) * progress, start[1] + (end[1] - start[1]) * progress
    reach = len(towards) - 1 + progress - TAIL
    wall = tuple(
        Stretch(one, other, min(1.0, reach - number))
        for number, (one, other) in enumerate(pairwise(path))
        if reach > number
    )
    return MovingRider(place, heading, lean, wall)


def _centre(cell: int, size: int) -> Point:
    row, column = divmod(cell, size)
    return column + 0.5, row + 0.5


def _heading(start: int, end: int) -> int:
    """The direction from a cell to a neighbour; a step of a whole row is up or down."""
    if end - start in (1, -1):
        return 0 if end > start else 180
    return 90 if end > start else 270


def _turning(before: int, after: int, progress: float) -> tuple[int, int]:
    """The heading and the lean while a cycle turns from one heading to another."""
    turn = (after - before + 180) % 360 - 180
    side = (turn > 0) - (turn < 0)
    heading, lean = turning(min(1.0, progress / TURN))
    return round(before + side * heading) % 360, round(side * lean)


def turning(share: float) -> tuple[float, float]:
    """How far a cycle has turned to one side, and how it leans, at a share of a turn.

    Its nose is ahead of the way that it rides: the rear drifts out.
    """
    drift = DRIFT * math.sin(math.pi * share) * (1 - share) / 0.573  # this is 1 where it drifts most
    return 90 * swaying(share) + drift, LEAN * math.sin(math.pi * share) ** 0.8
