"""Two riders who can no longer meet: the one with the longer ride left outlasts the other.

The longest possible ride is hard to find in general, but upper and lower bounds mostly decide the race.
"""

from collections.abc import Callable

from game.core.grid import Grid
from game.solving.memory import Memory
from game.solving.padded_board import PaddedBoard


class Race:
    """Compares the longest rides through separate regions.

    Cells are those of a padded board, as in the kernel. A region is known by

        exits | region << bits        bits: those of a padded board

    where `exits` are the cells to which the rider can step and `region` all that it can reach from there.
    """

    def __init__(self, grid: Grid, look: Callable[[], None]) -> None:
        self._board = PaddedBoard(grid)
        self._width, self._bits = self._board.width, self._board.bits
        # The cells of one colour of the checkerboard. A rider's exits are all of the same colour.
        dark = sum(1 << cell for cell in range(grid.cells) if sum(divmod(cell, grid.size)) % 2 == 0)
        self._dark = self._board.widened(dark)
        self._look = look  # called for each region examined
        self._known: Memory[int, tuple[int, int]] = Memory()  # lower, upper bound of the steps

    def wins(self, region: int, exits: int, other_region: int, other_exits: int) -> bool:
        """Whether the rider on turn outlasts the other. It steps first, so that it needs a longer ride."""
        least, most = self._bounds(region, exits)
        other_least, other_most = self._bounds(other_region, other_exits)
        while least <= other_most and most > other_least:
            # Ask about the rider who may have more room, and only what would decide the race.
            if most > other_most:
                if self._can_ride(region, exits, other_most + 1):
                    return True
                most = other_most
            else:
                if self._can_ride(other_region, other_exits, most):
                    return False
                other_most = most - 1
        return least > other_most

    def _can_ride(self, free: int, exits: int, steps: int) -> bool:
        """Whether there is a ride of this many steps through the free cells from one of the exits."""
        width = self._width
        while steps > 0 and not exits & (exits - 1):
            if not exits:
                return False
            free &= ~exits
            exits = (exits << 1 | exits >> 1 | exits << width | exits >> width) & free
            steps -= 1
        if steps <= 0:
            return True
        region = self._board.reached(exits, free)
        if steps > region.bit_count():
            return False
        least, most = self._bounds(region, exits)
        if least < steps <= most:
            self._look()
            if self._some_way(region, exits, steps - 1):
                least = steps
            else:
                most = steps - 1
            self._known.keep(exits | region << self._bits, (least, most))
        return steps <= least

    def _some_way(self, region: int, exits: int, steps: int) -> bool:
        """Whether this many steps can follow after one of the exits."""
        width = self._width
        ways = []
        while exits:
            cell = exits & -exits
            exits ^= cell
            left = region ^ cell
            onward = (cell << 1 | cell >> 1 | cell << width | cell >> width) & left
            # A cell with few ways on is soon cut off, so that it is best visited now.
            ways.append((onward.bit_count() or 9, left, onward))
        ways.sort()
        return any(self._can_ride(left, onward, steps) for _few, left, onward in ways)

    def _bounds(self, region: int, exits: int) -> tuple[int, int]:
        """Lower and upper bounds on the number of steps that are possible."""
        key = exits | region << self._bits
        known = self._known.get(key)
        if known is None:
            known = (self._one_ride(region, exits), self._most(region, exits))
            self._known.keep(key, known)
        return known

    def _one_ride(self, region: int, exits: int) -> int:
        """The length of a ride that always takes the cell with the fewest ways on."""
        width = self._width
        length = 0
        while exits:
            fewest, taken, next_exits = 9, 0, 0
            while exits:
                cell = exits & -exits
                exits ^= cell
                onward = (cell << 1 | cell >> 1 | cell << width | cell >> width) & region
                ways = onward.bit_count() or 8
                if ways < fewest:
                    fewest, taken, next_exits = ways, cell, onward
            region ^= taken
            exits = next_exits
            length += 1
        return length

    def _most(self, region: int, exits: int) -> int:
        """An upper bound: a ride changes colour with every step, and can only end in a dead end."""
        width = self._width
        left, right = region << 1 & region, region >> 1 & region
        above, below = region << width & region, region >> width & region
        passable = (left | right) & (above | below) | left & right | above & below
        ends = region & ~passable & ~exits
        colour = self._dark if exits & self._dark else ~self._dark
        first, second = (passable | exits) & region & colour, (passable | exits) & region & ~colour
        odd, even = first.bit_count(), second.bit_count()
        most = min(2 * odd, 2 * even + 1)
        if ends & colour:
            most = max(most, min(2 * odd + 1, 2 * even + 1))
        if ends & ~colour:
            most = max(most, min(2 * odd, 2 * even + 2))
        return most
