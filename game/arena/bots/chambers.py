"""What a territory is worth to the rider who enters it: chambers, and the narrow cells between them.

A rider that passes a narrow cell into a chamber does not come back. Only one branch behind each narrow cell
counts, and a rider that holds a chamber on the front gives up the chambers behind it, or the other way round.
"""

from collections.abc import Callable
from dataclasses import dataclass

from game.arena.bots.ground import Ground

# What one chamber is worth: its cells, and a cell that it is entered from.
Measure = Callable[[int, int], float]
# A way through more parts than this is not explored to its end.
DEEPEST = 200


def narrow_cells(cells: int, stride: int) -> tuple[int, int]:
    """Cells whose neighbours among `cells` do not hang together around them; and those with three or more.

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


def worth(ground: Ground, territory: int, head: int, front: int, measure: Measure) -> float:
    """What a territory is worth to the rider on `head`; `front` are the cells that the other one may contest."""
    narrow, forks = narrow_cells(territory | head, ground.stride)
    if not narrow & (forks | head):
        return measure(territory, head)
    exploring = _Exploring(ground, territory | head, (forks & territory) | head, front, measure)
    return exploring.explore(head, head).worth


@dataclass
class _Explored:
    """What lies behind an entry and hangs together, and the best chamber behind its narrow cells."""

    lowest: int
    cells: int = 0
    at_front: float = 0.0  # the best chamber that leads to the front
    quiet: float = 0.0  # the best chamber that does not
    worth: float = 0.0


class _Exploring:
    """A walk through the parts of a territory: its forks, and what hangs together between them.

    `explore` is Tarjan's search for articulation points, on parts instead of cells.
    """

    def __init__(self, ground: Ground, cells: int, forks: int, front: int, measure: Measure) -> None:
        self._ground = ground
        self._cells = cells
        self._forks = forks
        self._between = cells & ~forks
        self._front = front
        self._measure = measure
        self._unseen = cells
        self._way: list[int] = []  # the parts that lead to the one that is explored

    def explore(self, part: int, entry: int) -> _Explored:
        """What lies behind a part that is entered from a cell."""
        depth = len(self._way)
        near = self._ground.beside(part) & self._cells & ~part
        found = _Explored(self._lowest(near), part)
        self._unseen &= ~part
        fork = part & self._forks
        self._way.append(part)
        near &= self._unseen
        while near and depth < DEEPEST:
            bit = near & -near
            following = (
                bit if bit & self._forks else bit | self._ground.reached(bit, self._between & self._unseen)
            )
            behind = self.explore(following, part if fork else bit)
            self._join(found, behind, apart=bool(fork) and behind.lowest >= depth)
            near &= self._unseen
        self._way.pop()
        self._value(found, entry)
        return found

    def _lowest(self, near: int) -> int:
        """How far back the first part on the way lies that touches these cells."""
        for depth, part in enumerate(self._way):
            if part & near:
                return depth
        return len(self._way)

    def _join(self, found: _Explored, behind: _Explored, *, apart: bool) -> None:
        """Add what was found behind a part: to the same chamber, or as a chamber of its own."""
        if not apart:
            found.lowest = min(found.lowest, behind.lowest)
            found.cells |= behind.cells
            found.at_front = max(found.at_front, behind.at_front)
            found.quiet = max(found.quiet, behind.quiet)
        elif behind.at_front or behind.cells & self._front:
            found.at_front = max(found.at_front, behind.worth)
        else:
            found.quiet = max(found.quiet, behind.worth)

    def _value(self, found: _Explored, entry: int) -> None:
        own = self._measure(found.cells, entry)
        if found.cells & self._front:
            found.worth = max(own + found.at_front, found.quiet)
        else:
            found.worth = own + max(found.at_front, found.quiet)
