"""A rider on the way from cell to cell: where it is, where it heads, and how it leans.

Points are (column, row), in cells.
"""

from collections.abc import Sequence
from itertools import pairwise

from game.arcade.draw.cycles.riding_cycle import Stance, turning
from game.core.match import Ply
from game.core.rules import Player
from game.core.walking import Walkers

Point = tuple[float, float]

# How far behind the middle of a cycle its wall begins.
TAIL = 0.36
# The share of a move in which a cycle turns.
TURN = 0.5


def path_of(start: Walkers, plies: Sequence[Ply], player: Player) -> list[int]:
    """The cells that a player has ridden through, in order."""
    positions = [start, *(ply.after for ply in plies if ply.player == player)]
    return [place.one if player == 1 else place.two for place in positions]


def rider_on_path(path: Sequence[int], size: int, progress: float, player: Player) -> Stance:
    """The rider on the last stretch of a path, after a share of that stretch. Riders never slow down."""
    towards = [_heading(start, end) for start, end in pairwise(path)]
    first = 0 if player == 1 else 180  # towards the opponent
    if not towards:
        return Stance(_centre(path[-1], size), first)
    before = towards[-2] if len(towards) > 1 else first
    heading, lean = _turning(before, towards[-1], progress)
    start, end = (_centre(cell, size) for cell in path[-2:])
    place = start[0] + (end[0] - start[0]) * progress, start[1] + (end[1] - start[1]) * progress
    return Stance(place, heading, lean)


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
