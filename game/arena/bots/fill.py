"""How to ride as long as possible in a part of the field that the other rider cannot reach."""

from collections.abc import Iterator

from game.arena.bots.budget import Budget
from game.arena.bots.chambers import narrow_cells
from game.arena.bots.territory import room
from game.arena.bots.view import View
from game.arena.field import Direction
from game.core.stop import Stopped

# Walls that close in within this many ticks count as closed.
SIGHT = 8


class Fill:
    """The search for the longest path from a rider's head over free cells."""

    def __init__(self, view: View, budget: Budget) -> None:
        self._view = view
        self._ground = view.ground
        self._budget = budget
        self._longest = 0  # of the paths found so far: its cells
        self._cut_short = False  # whether a path could be tried further than now
        # The remaining cells and the heads after the paths that were tried at this depth. Paths over the same
        # cells that end on the same one leave the same rest.
        self._tried: set[tuple[int, int]] = set()
        self._bounds: dict[tuple[int, int], float] = {}

    def directions(self) -> Iterator[Direction]:
        """Better and better first steps, by trying all paths of one cell, then of two, and so on.

        The rest of each path is ridden greedily. It ends when no path can be longer.
        """
        view = self._view
        cells = self._ground.reached(view.own, view.free & view.open_after(SIGHT))
        steps = {direction: view.steps(view.own)[direction] for direction in view.choices()}
        steps = {direction: step for direction, step in steps.items() if step & cells} or steps
        most = room(self._ground, cells, view.own)
        for depth in range(1, cells.bit_count() + 1):
            self._cut_short = False
            self._tried.clear()
            for direction, step in steps.items():
                before, stopped = self._longest, self._stopped(cells & ~step, step, depth)
                if self._longest > before:
                    yield direction
                if stopped or self._longest >= most:
                    return
            if not self._cut_short:
                return

    def _stopped(self, cells: int, head: int, depth: int) -> bool:
        """Try the paths that begin with a cell; whether the budget ended that."""
        try:
            self._try(cells, head, 1, depth)
        except Stopped:
            return True
        return False

    def _try(self, cells: int, head: int, ridden: int, depth: int) -> None:
        """Try all paths over the remaining cells from a head, `ridden` cells away, down to a depth."""
        if (cells, head) in self._tried or ridden + self._most(cells, head) <= self._longest:
            return
        self._tried.add((cells, head))
        self._budget.spend()
        if ridden >= depth:
            self._cut_short = True
            self._longest = max(self._longest, ridden + self._greedy(cells, head))
            return
        self._longest = max(self._longest, ridden)
        for step in _single(self._ground.beside(head) & cells):
            self._try(cells ^ step, step, ridden + 1, depth)

    def _most(self, cells: int, head: int) -> float:
        """How many of the cells can be ridden from a head at most."""
        most = self._bounds.get((cells, head))
        if most is None:
            most = self._bounds[cells, head] = room(self._ground, cells, head)
        return most

    def _greedy(self, cells: int, head: int) -> int:
        """How long a path becomes that always loses the fewest edges, and keeps out of narrow cells."""
        ground, length = self._ground, 0
        while near := ground.beside(head) & cells:
            self._budget.check()
            if near & (near - 1):
                wide = near & ~narrow_cells(cells | head, ground.stride)[0]
                head = self._tightest(wide, cells) if wide else self._roomiest(near, cells)
            else:
                head = near
            cells ^= head
            length += 1
        return length

    def _tightest(self, near: int, cells: int) -> int:
        """The cell with the fewest free neighbours."""
        best, fewest = 0, 5
        for step in _single(near):
            edges = (self._ground.beside(step) & cells).bit_count()
            if edges < fewest:
                best, fewest = step, edges
        return best

    def _roomiest(self, near: int, cells: int) -> int:
        """The cell that leaves most room."""
        return max(_single(near), key=lambda step: room(self._ground, cells ^ step, step))


def _single(cells: int) -> Iterator[int]:
    """The cells one by one, each as a set of its own."""
    while cells:
        cell = cells & -cells
        cells ^= cell
        yield cell
