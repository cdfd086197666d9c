"""Proves positions of GridLock: Siege."""

from game.core.kernel import Kernel, Stop, Stopped
from game.core.rules import Rules
from game.core.walking import Walkers
from game.variants.siege.threats import Stand, Threats

# Positions kept. A full table is emptied: losing it costs time, never the right answer.
TABLE_SIZE = 400_000
# How many positions are looked at between two questions to `stop`.
PATIENCE = 64
# Moves are tried in the order of the room that they leave: the cells in reach of so many steps.
HORIZON = 2


class SiegeKernel(Kernel[Walkers]):
    """Tries the moves of both players, the most promising first, and keeps what it has proven.

    The key of a position, seen by the player on turn:

        | blocked cells, size * size bits | cell on turn, 6 bits | other cell, 6 bits |

    Free cells that concern nobody any more count as blocked, so that positions which differ there are one.
    """

    def __init__(self, rules: Rules[Walkers]) -> None:
        super().__init__(rules)
        grid = rules.grid
        self._size = grid.size
        self._board = grid.board
        column = grid.column_of(0)
        self._not_left = grid.board & ~column
        self._not_right = grid.board & ~(column << grid.size - 1)
        self._threats = Threats(grid)
        self._proven: dict[int, bool] = {}
        self._stop: Stop = lambda: False

    def wins(self, position: Walkers, stop: Stop) -> bool:
        self._stop = stop
        one, two, blocked, turn = position
        stand = (one, two, blocked) if turn == 1 else (two, one, blocked)
        moves = self._threats.moves(stand)
        return moves is None or self._search(stand, moves)

    def _search(self, stand: Stand, moves: list[Stand]) -> bool:
        """Whether one of the moves wins, none of which decides the game at once."""
        key = self._key(stand)
        proven = self._proven.get(key)
        if proven is None:
            self._look()
            proven = self._try(moves)
            if len(self._proven) >= TABLE_SIZE:
                self._proven.clear()
            self._proven[key] = proven
        return proven

    def _look(self) -> None:
        if self.nodes % PATIENCE == 0 and self._stop():
            raise Stopped
        self.nodes += 1

    def _try(self, moves: list[Stand]) -> bool:
        tries: list[tuple[int, Stand, list[Stand]]] = []
        for after in moves:
            answers = self._threats.moves(after)
            if answers is None:
                continue
            if not answers:
                return True
            tries.append((len(answers) + self._room(after), after, answers))
        tries.sort()
        return any(not self._search(after, answers) for _promise, after, answers in tries)

    def _spread(self, cells: int, free: int) -> int:
        """The cells and those that one step from them reaches."""
        size = self._size
        beside = (
            (cells & self._not_right) << 1 | (cells & self._not_left) >> 1 | cells << size | cells >> size
        )
        return (cells | beside) & free

    def _room(self, stand: Stand) -> int:
        """How many cells more the player on turn has in reach than the other."""
        mover, other, blocked = stand
        free = self._board & ~blocked
        mine, theirs = 1 << mover, 1 << other
        for _step in range(HORIZON):
            mine, theirs = self._spread(mine, free), self._spread(theirs, free)
        return mine.bit_count() - theirs.bit_count()

    def _key(self, stand: Stand) -> int:
        """The position as one number, without the cells that neither tower can reach or block."""
        mover, other, blocked = stand
        size, free = self._size, self._board & ~blocked
        reached, cells = 0, 1 << mover | 1 << other
        while cells != reached:
            reached, cells = cells, self._spread(cells, free)
        wide = cells | (cells & self._not_right) << 1 | (cells & self._not_left) >> 1
        wide |= wide << size | wide >> size
        return (self._board & ~(wide & free)) << 12 | mover << 6 | other
