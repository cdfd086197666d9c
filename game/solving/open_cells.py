"""A kernel for games in which markers only ever close cells, and a player who cannot move loses.

All that matters in such a position is which cells are open to the player on turn and which to the opponent:
positions with the same open cells have the same value.
"""

from abc import abstractmethod

from game.core.grid import cells_in
from game.core.kernel import Kernel
from game.core.placing import Markers, PlacingRules
from game.core.rules import opponent
from game.solving.memory import Memory
from game.solving.symmetry import PAIRINGS, Symmetry

# With fewer open cells than this, comparing positions with their mirror images does not pay.
FEW_CELLS = 20
# More than any player can be ahead by.
AHEAD = 128


class OpenCellsKernel(Kernel[Markers]):
    """Searches the moves, and stores every result under the open cells alone.

    A spare move is one that changes nothing else and that nothing can take away. All that counts is how many
    more of them the player on turn has than the opponent: `ahead`, negative for fewer. The key of a position:

        | ahead + 128 | open to the player on turn | open to the opponent |
                        one bit per cell             one bit per cell

    With many open cells, the key is the smallest among those of the position's eight mirror images.
    """

    rules: PlacingRules[Markers]

    def __init__(self, rules: PlacingRules[Markers]) -> None:
        super().__init__(rules)
        self.cells = rules.grid.cells
        self.symmetry = Symmetry(rules.size)
        # What a marker on a cell leaves open to its owner, and to the opponent.
        self.keeps = [~self.closes_own(cell) for cell in range(self.cells)]
        self.leaves = [~self.closes_other(cell) for cell in range(self.cells)]
        self._pairings = [(self.symmetry.slots[way], self._unanswered(way)) for way in PAIRINGS]
        self._proven: Memory[int, bool] = Memory()

    @abstractmethod
    def closes_own(self, cell: int) -> int:
        """The cells that a marker on a cell closes to its owner, including that cell."""

    @abstractmethod
    def closes_other(self, cell: int) -> int:
        """The cells that a marker on a cell closes to the opponent, including that cell."""

    @abstractmethod
    def set_apart(self, mine: int, theirs: int) -> tuple[int, int]:
        """The cells open to a player without the spare moves, and the number of spare moves."""

    def most(self, mine: int) -> int:
        """The most moves that a player can make on these open cells."""
        return mine.bit_count()

    def surely(self, mine: int, theirs: int) -> int:
        """How many moves a player can surely make on `mine`, whatever the other does on `theirs`."""
        return 0

    def prove(self, position: Markers) -> bool:
        return self._wins(*self._open_cells(position), 0)

    def learn(self, position: Markers, *, wins: bool) -> None:
        mine, theirs, ahead = self._with_spares_apart(*self._open_cells(position), 0)
        self._proven.learn(self._key(mine, theirs) | self._margin(ahead), wins)

    def unlearn(self) -> None:
        self._proven.unlearn()

    def _open_cells(self, position: Markers) -> tuple[int, int]:
        """The cells open to the player on turn, and those open to the opponent."""
        other = self.rules.seen_by(position, opponent(position.turn))
        return self.rules.open_cells(position), self.rules.open_cells(other)

    def _with_spares_apart(self, mine: int, theirs: int, ahead: int) -> tuple[int, int, int]:
        mine, spare = self.set_apart(mine, theirs)
        theirs, other_spare = self.set_apart(theirs, mine)
        return mine, theirs, ahead + spare - other_spare

    def _key(self, mine: int, theirs: int) -> int:
        """The part of the key that tells which cells are open."""
        if mine.bit_count() + theirs.bit_count() < FEW_CELLS:
            return mine << self.cells | theirs
        return min(self.symmetry.pairs(self.symmetry.images(mine), self.symmetry.images(theirs)))

    def _margin(self, ahead: int) -> int:
        """The part of the key that tells how many more spare moves the player on turn has."""
        return ahead + AHEAD << 2 * self.cells

    def _wins(self, mine: int, theirs: int, ahead: int) -> bool:
        """Whether the player on turn wins."""
        mine, theirs, ahead = self._with_spares_apart(mine, theirs, ahead)
        # The player on turn needs more moves than the opponent, the opponent only as many.
        if ahead + self.surely(mine, theirs) > self.most(theirs):
            return True
        if self.surely(theirs, mine) - ahead >= self.most(mine):
            return False
        if mine.bit_count() + theirs.bit_count() >= FEW_CELLS:
            return self._wins_mirrored(mine, theirs, ahead)
        return self._wins_kept(mine << self.cells | theirs, mine, theirs, ahead)

    def _wins_mirrored(self, mine: int, theirs: int, ahead: int) -> bool:
        my_images, their_images = self.symmetry.images(mine), self.symmetry.images(theirs)
        # A player who can answer every move does not lose with as many spare moves, and wins with more.
        if ahead <= 0 and self._answers_all(mine, my_images, theirs):
            return False
        if ahead > 0 and self._answers_all(theirs, their_images, mine):
            return True
        return self._wins_kept(min(self.symmetry.pairs(my_images, their_images)), mine, theirs, ahead)

    def _wins_kept(self, key: int, mine: int, theirs: int, ahead: int) -> bool:
        key |= self._margin(ahead)
        known = self._proven.get(key)
        if known is None:
            self.look()
            known = self._search(mine, theirs, ahead)
            self._proven.keep(key, known)
        return known

    def _answers_all(self, mine: int, images: int, theirs: int) -> bool:
        """Whether every move on `mine` can be answered on its mirror image: its owner, if first, then loses.

        It can if the images of all cells of `mine` are among `theirs` and no move closes its own image to the
        opponent: that then still holds for the cells left open after the move and the answer.
        """
        closed = ~theirs & self.rules.grid.board
        for slot, unanswered in self._pairings:
            if not mine & unanswered and not images >> slot & closed:
                return True
        return False

    def _unanswered(self, way: int) -> int:
        """The cells on which a marker closes the cell's own image."""
        cells = range(self.cells)
        return sum(
            1 << cell for cell in cells if self.closes_other(cell) >> self.symmetry.cell(way, cell) & 1
        )

    def _search(self, mine: int, theirs: int, ahead: int) -> bool:
        for _order, left, kept in self._moves(mine, theirs):
            if not self._wins(left, kept, -ahead):
                return True
        return ahead > 0 and not self._wins(theirs, mine, 1 - ahead)

    def _moves(self, mine: int, theirs: int) -> list[tuple[int, int, int]]:
        """What each move leaves open to the opponent and to the player, the most promising first."""
        moves = []
        for cell in cells_in(mine):
            kept, left = mine & self.keeps[cell], theirs & self.leaves[cell]
            moves.append((left.bit_count() - kept.bit_count(), left, kept))
        moves.sort()
        return moves
