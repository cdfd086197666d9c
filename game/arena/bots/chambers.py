"""What a territory is worth to the rider who enters it: chambers, and the narrow cells between them.

A rider that passes a narrow cell into a chamber does not come back. Only one branch behind each narrow cell
counts, and a rider that holds a chamber on the front gives up the chambers behind it, or the other way round.
"""

from collections.abc import Callable
from dataclasses import dataclass

from game.arena.bots.ground import Ground

# What one chamber is worth: its cells, and a cell that it is entered from.
Measure = Callable[[int, int], float]
# This many cells at the end of each dead end are left out.
SHORT_DEAD_END = 2
# A rough estimate ignores chambers that have at most one in this many of the cells.
SMALL_CHAMBER = 4
# A way through more parts than this is not explored to its end.
DEEPEST = 200


def narrow_cells(cells: int, stride: int) -> tuple[int, int]:
    """Cells whose neighbours among `cells` are not connected around them; and those with three or more.

    Only these can be articulation points.
    """
    up, down, left, right = cells << stride, cells >> stride, cells << 1, cells >> 1
    above = up & ~(cells << stride - 1 & right)
    after = right & ~(cells >> stride + 1 & down)
    below = down & ~(cells >> stride - 1 & left)
    ahead = left & ~(cells << stride + 1 & up)
    narrow = cells & (above & after | below & ahead | (above | after) & (below | ahead))
    forks = narrow & (up & down & (left | right) | left & right & (up | down))
    return narrow, forks


def _without_dead_ends(cells: int, head: int, stride: int) -> int:
    """The cells without the last ones of each dead end: nobody rides there unless nothing else is left."""
    for _cut in range(SHORT_DEAD_END):
        up, down, left, right = cells << stride, cells >> stride, cells << 1, cells >> 1
        cells &= up & down | left & right | (up | down) & (left | right) | head
    return cells


def exact_worth(ground: Ground, territory: int, head: int, measure: Measure) -> float:
    """What a territory is worth to the rider on `head`, exactly: every narrow cell counts by itself."""
    cells = territory | head
    narrow, forks = narrow_cells(cells, ground.stride)
    if not narrow & (forks | head):
        return measure(territory, head)
    exploring = _Exploring(ground, cells, forks | head, 0, measure)
    return exploring.worth(exploring.explore(head, 0), head)


def rough_worth(ground: Ground, territory: int, head: int, front: int, measure: Measure) -> float:
    """About the same, in less time, for a territory whose front the other rider may contest.

    A rider in the open can still choose its way: chambers count when it stands in a narrow cell. Narrow cells
    next to each other are one passage, and neither short dead ends nor small chambers count.
    """
    cells = territory | head
    narrow, forks = narrow_cells(cells, ground.stride)
    at_stake = head if front else forks | head
    if not narrow & at_stake or _is_one_room(ground, cells & ~narrow, head):
        return measure(territory, head)
    cells = _without_dead_ends(cells, head | front, ground.stride)
    exploring = _Exploring(ground, cells, narrow & cells | head, front, measure, joined=True)
    return exploring.worth(exploring.explore(head, 0), head)


def _is_one_room(ground: Ground, wide: int, head: int) -> bool:
    """Whether few of the cells that are not narrow lie apart from the others."""
    start = ground.beside(head) & wide or wide & -wide
    apart = wide & ~(start | ground.reached(start, wide))
    return SMALL_CHAMBER * apart.bit_count() <= wide.bit_count()


@dataclass(slots=True)
class _Explored:
    """What lies behind a part of a territory."""

    lowest: int  # how far back on the way it touches another part
    cells: int  # those that are connected
    at_front: float = 0.0  # the best chamber behind its narrow cells that leads to the front
    quiet: float = 0.0  # the best one that does not


class _Exploring:
    """A walk through the parts of a territory: its forks, and what is connected between them.

    `explore` is Tarjan's search for articulation points, on parts instead of cells.
    """

    def __init__(
        self, ground: Ground, cells: int, forks: int, front: int, measure: Measure, *, joined: bool = False
    ) -> None:
        self._ground = ground
        self._joined = joined  # whether forks next to each other are one part
        self._cells = cells
        self._forks = forks
        self._front = front
        self._measure = measure
        self._unseen = cells
        self._way: list[int] = []  # the parts that lead to the one that is explored

    def explore(self, part: int, depth: int) -> _Explored:
        """What lies behind a part of the territory."""
        near = self._ground.beside(part) & self._cells & ~part
        found = _Explored(self._lowest(near), part)
        self._unseen &= ~part
        self._way.append(part)
        fork = part & self._forks
        near &= self._unseen
        while near and depth < DEEPEST:
            bit = near & -near
            behind = self.explore(self._part_of(bit), depth + 1)
            if fork and behind.lowest >= depth:
                self._add_chamber(found, behind, part)
            else:
                self._add(found, behind)
            near &= self._unseen
        self._way.pop()
        return found

    def _part_of(self, bit: int) -> int:
        if bit & self._forks:
            return bit | self._ground.reached(bit, self._unseen & self._forks) if self._joined else bit
        return bit | self._ground.reached(bit, self._unseen & ~self._forks)

    def _lowest(self, near: int) -> int:
        """How far back the first part on the way lies that touches these cells."""
        for depth, part in enumerate(self._way):
            if part & near:
                return depth
        return len(self._way)

    def _add(self, found: _Explored, behind: _Explored) -> None:
        """Add what is connected with the rest."""
        found.cells |= behind.cells
        if behind.lowest < found.lowest:
            found.lowest = behind.lowest
        if behind.at_front > found.at_front:
            found.at_front = behind.at_front
        if behind.quiet > found.quiet:
            found.quiet = behind.quiet

    def _add_chamber(self, found: _Explored, behind: _Explored, entry: int) -> None:
        """Add a chamber of its own, behind a narrow cell."""
        worth = self.worth(behind, entry)
        if behind.at_front or behind.cells & self._front:
            found.at_front = max(found.at_front, worth)
        else:
            found.quiet = max(found.quiet, worth)

    def worth(self, found: _Explored, entry: int) -> float:
        """What a chamber that is entered from a cell is worth, with the best one behind it."""
        own = self._measure(found.cells, entry)
        if found.cells & self._front:
            return max(own + found.at_front, found.quiet)
        return own + max(found.at_front, found.quiet)
