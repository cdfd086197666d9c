"""Proves positions of GridLock: Siege."""

from operator import itemgetter
from pathlib import Path

from game.core.kernel import Kernel
from game.core.rules import Move
from game.core.walking import Walkers
from game.solving.memory import Memory
from game.solving.proof_tree import teach
from game.variants.siege.field import Field, Stand
from game.variants.siege.lone_tower import LoneTower
from game.variants.siege.rules import SiegeRules
from game.variants.siege.threats import Threats

# What is proven in advance: `make_openings.py` makes a file for each size of the board that needs it.
PROVEN = Path(__file__).with_name("proven")
# Up to this many blocks, positions are also recognised when they are turned or reflected.
FEW_BLOCKS = 4
# More moves than this do not make a position look any better.
MANY_MOVES = 14
# More than any promise.
WON = 10_000

# Two sets of cells: those that the player on turn reaches first, and those that the other does.
Lands = tuple[int, int]
# A move to be searched: its promise, the key of the position after it, and the answers to it.
Try = tuple[int, int, list[Stand]]


class SiegeKernel(Kernel[Walkers]):
    """Tries the moves of both players, the most promising first, and remembers its proofs.

    If the towers are walled off from each other, no search is needed: the one that lasts longer alone wins.

    The key of a position, seen by the player on turn:

        | free cells, on a padded board | cell on turn, 7 bits | other cell, 7 bits |

    Free cells that no longer matter to either tower are left out, so that positions that differ only there
    have the same key.
    """

    def __init__(self, rules: SiegeRules) -> None:
        super().__init__(rules)
        self._field = Field(rules.grid)
        self._width, self._board, self._beside = self._field.width, self._field.board, self._field.beside
        self._spread = self._field.spread
        self._threats = Threats(self._field)
        self._lone_tower = LoneTower(self._field, self.look)
        self._proven: Memory[int, bool] = Memory()
        teach(self, (PROVEN / f"{rules.size}.txt").read_bytes)

    def learn(self, position: Walkers, *, wins: bool) -> None:
        stand = self._field.stand(position)
        self._proven.learn(self._key(stand, self._lands(stand)), wins)

    def unlearn(self) -> None:
        self._proven.unlearn()

    def prove(self, position: Walkers) -> bool:
        stand = self._field.stand(position)
        moves = self._threats.moves(stand)
        if moves is None:
            return True
        lands = self._lands(stand)
        key = self._key(stand, lands)
        proven = self._glance(stand, lands, key)
        return self._search(moves, key) if proven is None else proven

    def most_promising_first(self, position: Walkers, moves: list[Move]) -> list[Move]:
        return sorted(moves, key=lambda move: self._promise_to_other(self.rules.play(position, move)))

    def _promise_to_other(self, after: Walkers) -> int:
        """How good a position is for the player on turn, at a glance."""
        stand = self._field.stand(after)
        moves = self._threats.moves(stand)
        if not moves:
            return WON if moves is None else -WON
        return self._promise(stand, moves, self._lands(stand))

    def _glance(self, stand: Stand, lands: Lands, key: int) -> bool | None:
        """Whether the player on turn wins, if that is known or can be decided without trying a move."""
        proven = self._proven.get(key)
        if proven is None:
            self.look()
            proven = self._apart(stand, lands)
            if proven is not None:
                self._proven.keep(key, proven)
        return proven

    def _search(self, moves: list[Stand], key: int) -> bool:
        """Whether one of the moves wins; none of them decides the game at once."""
        tries = self._tries(moves)
        if tries is None:
            self._proven.keep(key, True)
            return True
        tries.sort(key=itemgetter(0))
        for _promise, after, answers in tries:
            proven = self._proven.get(after)
            if proven is None:
                proven = self._search(answers, after)
            if not proven:
                self._proven.keep(key, True)
                return True
        self._proven.keep(key, False)
        return False

    def _tries(self, moves: list[Stand]) -> list[Try] | None:
        """The moves to search, with their promise, the key and the answers; the lowest promise first.

        None if a move wins without a search.
        """
        tries = []
        for after in moves:
            answers = self._threats.moves(after)
            if answers is None:
                continue
            if not answers:
                return None
            lands = self._lands(after)
            key = self._key(after, lands)
            proven = self._glance(after, lands, key)
            if proven is None:
                tries.append((self._promise(after, answers, lands), key, answers))
            elif not proven:
                return None
        return tries

    def _promise(self, stand: Stand, moves: list[Stand], lands: Lands) -> int:
        """How good a position is for the player on turn. Moves to positions with a low value come first."""
        mover, other, blocked = stand
        mine, theirs = lands
        exits = (self._beside[mover] & ~blocked).bit_count() - (self._beside[other] & ~blocked).bit_count()
        land = 20 * mine.bit_count() - 26 * theirs.bit_count()
        return 5 * min(len(moves), MANY_MOVES) + land + 3 * exits + 4 * self._field.outside[other]

    def _key(self, stand: Stand, lands: Lands) -> int:
        mover, other, blocked = stand
        if blocked.bit_count() <= FEW_BLOCKS:
            mover, other, blocked = self._field.laid(stand)
            return (self._board & ~blocked) << 14 | mover << 7 | other
        cells = self._spread(lands[0] | lands[1])
        return (cells & ~blocked) << 14 | mover << 7 | other

    def _lands(self, stand: Stand) -> Lands:
        mover, other, blocked = stand
        width, beside = self._width, self._beside
        mine, theirs = 1 << mover, 1 << other
        free = self._board & ~(blocked | mine | theirs)
        my_edge = beside[mover] & free
        free ^= my_edge
        their_edge = beside[other] & free
        free ^= their_edge
        while my_edge or their_edge:
            mine |= my_edge
            my_edge = (my_edge << 1 | my_edge >> 1 | my_edge << width | my_edge >> width) & free
            free ^= my_edge
            theirs |= their_edge
            their_edge = (
                their_edge << 1 | their_edge >> 1 | their_edge << width | their_edge >> width
            ) & free
            free ^= their_edge
        return mine, theirs

    def _apart(self, stand: Stand, lands: Lands) -> bool | None:
        """Whether the player on turn wins if no path leads from one tower to the other.

        Blocks can pass a wall of corners. The cells that only one tower can touch bound its room from below,
        all cells that it can touch from above. None if that does not decide, or if there is a path.
        """
        mover, other, blocked = stand
        mine, theirs = lands
        width = self._width
        if (mine << 1 | mine >> 1 | mine << width | mine >> width) & theirs:
            return None
        free = self._board & ~blocked
        my_most, their_most = self._spread(mine) & free, self._spread(theirs) & free
        outlasts = self._lone_tower.outlasts
        if outlasts(mover, my_most & ~their_most, other, their_most):
            return True
        if not my_most & their_most or not outlasts(mover, my_most, other, their_most & ~my_most):
            return False
        return None
