"""The shots at the end of a game of Crossfire, from the winner's turrets to the loser's along lines of fire.

No turret of the loser lies on a line of the winner's, or it could not have been placed there. So a shot is
deflected once, on a cell on its way, and goes on along another line.
"""

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from game.arcade.draw.easing import Point
from game.core.grid import cells_in
from game.variants.crossfire.rules import CrossfireRules

# The most turrets that fire at one.
SHOOTERS = 2


class Shot(NamedTuple):
    """The corners of a shot, as rows and columns: a turret, where it bends, the target, and the rim."""

    corners: tuple[Point, ...]

    @property
    def time_to_target(self) -> float:
        """How many cells it crosses until it hits."""
        return sum(steps_between(*leg) for leg in pairwise(self.corners[:-1]))


def steps_between(start: Point, end: Point) -> float:
    """How many cells lie between two points of a line of fire."""
    return max(abs(end[0] - start[0]), abs(end[1] - start[1]))


@lru_cache(maxsize=64)
def shots_at(
    rules: CrossfireRules, winners: tuple[int, ...], losers: tuple[int, ...], target: int
) -> tuple[Shot, ...]:
    """The shots of the nearest turrets at a target."""
    found = sorted(
        (_length(rules, shooter, bend, target), (bend in winners) + (bend in losers), shooter, bend)
        for shooter in winners
        for bend in cells_in(rules.under_fire(1 << shooter) & rules.under_fire(1 << target))
    )
    shots: dict[int, Shot] = {}
    for _length_of_it, _occupied, shooter, bend in found:
        if len(shots) < SHOOTERS and shooter not in shots:
            shots[shooter] = _shot(rules, shooter, bend, target)
    return tuple(shots.values())


def _length(rules: CrossfireRules, shooter: int, bend: int, target: int) -> float:
    places = [_place(rules, cell) for cell in (shooter, bend, target)]
    return sum(steps_between(*leg) for leg in pairwise(places))


def _place(rules: CrossfireRules, cell: int) -> Point:
    row, column = divmod(cell, rules.size)
    return float(row), float(column)


def _shot(rules: CrossfireRules, shooter: int, bend: int, target: int) -> Shot:
    """From a turret over a cell through the target, and on to the rim of the board."""
    start, corner, end = (_place(rules, cell) for cell in (shooter, bend, target))
    steps = max(1.0, steps_between(corner, end))
    down, across = ((there - here) / steps for here, there in zip(corner, end, strict=True))
    far = min(
        (rules.size - 0.5 - at if step > 0 else at + 0.5)
        for at, step in zip(end, (down, across), strict=True)
        if step
    )
    rim = end[0] + down * far, end[1] + across * far
    corners = [start, corner, end, rim]
    return Shot(tuple(point for number, point in enumerate(corners) if point not in corners[:number]))
