"""What the kernels share of games in which a marker only ever closes cells, and the stuck player loses.

All that matters of such a position is which cells are open to the player on turn and which to the opponent:
however the markers came to lie, the same open cells mean the same game.
"""

from abc import abstractmethod

from game.core.grid import cells_in
from game.core.kernel import Kernel, Stop, Stopped
from game.core.placing import Markers, PlacingRules
from game.core.rules import opponent
from game.core.symmetry import PAIRINGS, Symmetry

# Positions kept. A full table is emptied: losing it costs time, never the right answer.
TABLE_SIZE = 400_000
# With fewer open cells than this, a position is not looked up under its mirror images too: it seldom has any.
FEW_CELLS = 20
# The moves that either side may be ahead, as a number that is not negative.
AHEAD = 128


class OpensKernel(Kernel[Markers]):
    """Looks through the moves, and keeps every result under the open cells alone.

    A spare move is one that neither changes anything else nor can be taken away. Only how many more of them
    the player on turn has than the opponent counts: `ahead`, which may be negative. The key of a position:

        | ahead + 128 | open to the player on turn | open to the opponent |
                        one bit a cell               one bit a cell

    With many cells open, the key is the least of those of the position's eight mirror images.
    """

    def __init__(self, rules: PlacingRules[Markers]) -> None:
        super().__init__(rules)
        self.cells = rules.grid.cells
        self.symmetry = Symmetry(rules.size)
        # What stays open to the one who places on a cell (by its bit), and to the other.
        self.keeps = {1 << cell: ~self.closes_own(cell) for cell in range(self.cells)}
        self.leaves = {1 << cell: ~self.closes_other(cell) for cell in range(self.cells)}
        self._pairs = [(way, self._unanswered(way)) for way in PAIRINGS]
        self._table: dict[int, bool] = {}
        self._stop: Stop = bool

    @abstractmethod
    def closes_own(self, cell: int) -> int:
        """The cells, itself one of them, that a marker on a cell closes to the player who places it."""

    @abstractmethod
    def closes_other(self, cell: int) -> int:
        """The cells, itself one of them, that a marker on a cell closes to the opponent."""

    @abstractmethod
    def spares(self, mine: int, theirs: int) -> int:
        """Cells open to one that are spare moves; `mine` are open to that player, `theirs` to the other."""

    def wins(self, position: Markers, stop: Stop) -> bool:
        self._stop = stop
        rules = self.rules
        assert isinstance(rules, PlacingRules)
        theirs = rules.open_cells(rules.seen_by(position, opponent(position.turn)))
        return self._wins(rules.open_cells(position), theirs, 0)

    def _unanswered(self, way: int) -> int:
        """The cells that cannot be answered on their mirror image."""
        to = self.symmetry.to[way]
        return sum(1 << cell for cell in range(self.cells) if self.closes_other(cell) >> to[cell] & 1)

    def _wins(self, mine: int, theirs: int, ahead: int) -> bool:
        """Whether the player on turn wins. Each player has no more moves than open cells and spares."""
        spare, other = self.spares(mine, theirs), self.spares(theirs, mine)
        mine, theirs = mine ^ spare, theirs ^ other
        ahead += spare.bit_count() - other.bit_count()
        if ahead > theirs.bit_count():
            return True
        if -ahead >= mine.bit_count():
            return False
        key = mine << self.cells | theirs
        if mine.bit_count() + theirs.bit_count() >= FEW_CELLS:
            keys = self.symmetry.keys(mine, theirs)
            if ahead <= 0 and self._answers_all(mine, theirs):
                return False
            if ahead > 0 and self._answers_all(theirs, mine):
                return True
            key = min(keys)
        key |= ahead + AHEAD << 2 * self.cells
        known = self._table.get(key)
        if known is None:
            known = self._search(mine, theirs, ahead)
            if len(self._table) >= TABLE_SIZE:
                self._table.clear()
            self._table[key] = known
        return known

    def _answers_all(self, mine: int, theirs: int) -> bool:
        """Whether every move on `mine` can be answered on its mirror image: its owner, if first, loses.

        It can if the images of all cells of `mine` are in `theirs`, and no move closes its own image: after
        move and answer the same is true of what is left. Spare moves of the one who answers do no harm.
        """
        for way, unanswered in self._pairs:
            if not mine & unanswered and not self.symmetry.image(way, mine) & ~theirs:
                return True
        return False

    def _search(self, mine: int, theirs: int, ahead: int) -> bool:
        self.nodes += 1
        if not self.nodes & 255 and self._stop():
            raise Stopped
        for _order, left, kept in self._moves(mine, theirs):
            if not self._wins(left, kept, -ahead):
                return True
        return ahead > 0 and not self._wins(theirs, mine, 1 - ahead)

    def _moves(self, mine: int, theirs: int) -> list[tuple[int, int, int]]:
        """What is open to the opponent and to the player after each move, the most hopeful first."""
        moves = []
        for cell in cells_in(mine):
            kept, left = mine & self.keeps[1 << cell], theirs & self.leaves[1 << cell]
            moves.append((left.bit_count() - kept.bit_count(), left, kept))
        moves.sort()
        return moves
