"""Proves who wins Light Cycle Duel.

It searches few positions: forced steps are followed at once, riders who can no longer meet are compared
without a search (see `race.py`), and the step that holds the most cells is tried first.
"""

from pathlib import Path

from game.core.kernel import Kernel
from game.core.walking import Walkers, WalkingRules
from game.solving.memory import Memory
from game.solving.padded_board import PaddedBoard
from game.solving.proof_tree import teach
from game.variants.light_cycle.race import Race

# What is proven in advance: `make_openings.py` makes a file for each size of the board that needs it.
PROVEN = Path(__file__).with_name("proven")
# A proof that took at least this many positions is also kept for the position upside down.
LONG = 16

# A position that is neither decided nor known: how much the rider to move at first holds more than the other,
# the position's key, its free cells, the exits of the rider on turn and of the other, and whether another
# rider is on turn than at first.
Open = tuple[int, int, int, int, int, bool]


class LightCycleKernel(Kernel[Walkers]):
    """Three sets of cells matter in a position: the free cells that a rider can reach, the exits of the rider
    on turn, and those of the other. An exit is a free cell next to a rider. They make up the key:

        bits     0 ..       exits of the rider on turn
        bits     S ..       exits of the other
        bits 2 * S ..       free cells          S: the bits of a padded board
    """

    rules: WalkingRules

    def __init__(self, rules: WalkingRules) -> None:
        super().__init__(rules)
        self._board = PaddedBoard(rules.grid)
        self._width, self._bits = self._board.width, self._board.bits
        self._proven: Memory[int, bool] = Memory()
        self._race = Race(rules.grid, self.look)
        teach(self, (PROVEN / f"{rules.size}.txt").read_bytes)

    def prove(self, position: Walkers) -> bool:
        seen = self._seen(position)
        return seen if isinstance(seen, bool) else self._search(seen)

    def _seen(self, position: Walkers) -> bool | Open:
        one, two = self._exits(position, position.one), self._exits(position, position.two)
        mine, theirs = (one, two) if position.turn == 1 else (two, one)
        return self._look(self._board.widened(~self.rules.taken(position)), mine, theirs)

    def learn(self, position: Walkers, *, wins: bool) -> None:
        seen = self._seen(position)
        if not isinstance(seen, bool):
            _held, key, *_cells, turned = seen
            self._proven.learn(key, wins != turned)

    def unlearn(self) -> None:
        self._proven.unlearn()

    def _exits(self, position: Walkers, cell: int) -> int:
        return self._board.widened(self.rules.grid.beside[cell] & ~self.rules.taken(position))

    def _search(self, found: Open) -> bool:
        """Whether the rider to move at first wins an open position. No deeper than there are cells."""
        _held, key, free, mine, theirs, turned = found
        won = self._proven.get(key)
        if won is None:
            self.look()
            before = self.nodes
            won = self._some_step_wins(free, mine, theirs)
            self._proven.keep(key, won)
            if self.nodes - before >= LONG:
                self._proven.keep(self._key(*map(self._upside_down, (free, mine, theirs))), won)
        return won != turned

    def _key(self, free: int, mine: int, theirs: int) -> int:
        return (free << self._bits | theirs) << self._bits | mine

    def _upside_down(self, cells: int) -> int:
        """The same cells with the top row at the bottom."""
        row = (1 << self._width) - 1
        turned = 0
        for _row in range(self.rules.size):
            turned = turned << self._width | cells & row
            cells >>= self._width
        return turned

    def _some_step_wins(self, free: int, mine: int, theirs: int) -> bool:
        width = self._width
        found = []
        while mine:
            cell = mine & -mine
            mine ^= cell
            left = free ^ cell
            onward = (cell << 1 | cell >> 1 | cell << width | cell >> width) & left
            seen = self._look(left, theirs & ~cell, onward)
            if seen is False:
                return True
            if seen is not True:
                found.append(seen)
        # The moves that are worst for the other come first.
        found.sort()
        return not all(map(self._search, found))

    def _look(self, free: int, mine: int, theirs: int) -> bool | Open:
        """Whether the rider on turn wins, if that can be decided without a search."""
        width = self._width
        turned = False
        # Steps without a choice are taken at once.
        while not mine & (mine - 1) or not theirs & (theirs - 1):
            if not mine:
                return turned
            if mine & theirs == theirs and not theirs & (theirs - 1):
                return not turned  # the other is stuck, or will be when its only exit is taken
            if mine & (mine - 1):
                break
            free ^= mine
            onward = (mine << 1 | mine >> 1 | mine << width | mine >> width) & free
            mine, theirs = theirs & ~mine, onward
            turned = not turned
        return self._measure(free, mine, theirs, turned)

    def _measure(self, free: int, mine: int, theirs: int, turned: bool) -> bool | Open:
        """The same for a position with a choice: a rider holds the cells that it can reach first."""
        width = self._width
        held, front = mine, mine
        other_held = other_front = theirs & ~mine
        free &= ~(held | other_held)
        while front or other_front:
            front = (front << 1 | front >> 1 | front << width | front >> width) & free
            free ^= front
            held |= front
            other_front = (
                other_front << 1 | other_front >> 1 | other_front << width | other_front >> width
            ) & free
            free ^= other_front
            other_held |= other_front
        border = (held << 1 | held >> 1 | held << width | held >> width) & other_held
        if not border and not mine & theirs:
            return self._race.wins(held, mine, other_held, theirs) != turned
        reachable = held | other_held
        if mine.bit_count() == theirs.bit_count() and mirrored(reachable, mine, theirs):
            return turned
        key = self._key(reachable, mine, theirs)
        known = self._proven.get(key)
        if known is not None:
            return known != turned
        more = held.bit_count() - other_held.bit_count()
        return -more if turned else more, key, reachable, mine, theirs, turned


def mirrored(free: int, mine: int, theirs: int) -> bool:
    """Whether the position looks the same to both riders when it is turned by half, about any point that is
    not itself a free cell. Then the rider on turn loses: the other answers each step with its mirror image.

    A half turn takes bit `i` to bit `turn - i`, and neighbours to neighbours.
    """
    turn = ends(free)
    if ends(mine) + ends(theirs) != 2 * turn:
        return False
    if turn % 2 == 0 and free >> turn // 2 & 1:
        return False
    return written(free) == written(free)[::-1] and written(mine) == written(theirs)[::-1]


def ends(cells: int) -> int:
    """The numbers of the lowest and of the highest bit that is set, added together."""
    return (cells & -cells).bit_length() + cells.bit_length() - 2


def written(cells: int) -> str:
    """The bits from the highest that is set down to the lowest, as text."""
    return bin(cells)[2:].rstrip("0")
