"""How many moves are left when the winner hurries and the loser resists."""

from itertools import count

from game.core.kernel import AnyKernel
from game.core.rules import Move, Position
from game.core.stop import Stop, Stopped

# A question that needs more positions than this is not answered: the answer is not worth the wait.
# This is a count, not a time, and starts from zero: the same question always has the same answer.
MOST_POSITIONS = 250
# The same for the move that holds out longest, for which a person asks, at most once a turn.
MOST_FOR_LONGEST = 1000


class TooFar(Exception):
    """The end is too far away to find within the limit."""


class Distances:
    """Counts the moves left, using a kernel's proofs of at most this many positions for an answer."""

    def __init__(self, kernel: AnyKernel, most: int = MOST_POSITIONS) -> None:
        self._kernel = kernel
        self._most = most
        self._rules = kernel.rules
        self._at_least: dict[Position, int] = {}
        self._at_most: dict[Position, int] = {}

    def of(self, position: Position, stop: Stop) -> int | None:
        """The number of moves left; None for a draw, and if counting them takes too long."""
        self._left, self._stop = self._most, stop
        self._at_least.clear()
        self._at_most.clear()
        try:
            winner = self._kernel.outcome(position, stop).winner
            if winner is None:
                return None
            wins = winner == position.turn
            return next(moves for moves in count() if self._ends_within(position, wins, moves))
        except (TooFar, Stopped):
            return None

    def longest(self, position: Position, stop: Stop) -> Move | None:
        """A move of a lost position after which the game lasts longest; None if that takes too long."""
        left = self.of(position, stop)
        if left is None:
            return None
        moves = self._rules.legal_moves(position)
        try:
            return next(
                move for move in moves if not self._then(position, wins=False, move=move, moves=left - 1)
            )
        except (TooFar, Stopped):
            return None

    def _ends_within(self, position: Position, wins: bool, moves: int) -> bool:
        """Whether the winner can end the game within these moves; `wins` if that is the player on turn."""
        if self._at_least.get(position, 0) > moves:
            return False
        if self._at_most.get(position, moves + 1) <= moves:
            return True
        self._left -= 1
        if self._left < 0:
            raise TooFar
        # The loser tries every move, the winner only moves that keep the win.
        replies = self._rules.legal_moves(position)
        if not replies:
            within = True
        elif wins:
            within = any(
                self._keeps(position, move) and self._then(position, wins, move, moves) for move in replies
            )
        else:
            within = all(self._then(position, wins, move, moves) for move in replies)
        if within:
            self._at_most[position] = moves
        else:
            self._at_least[position] = moves + 1
        return within

    def _keeps(self, position: Position, move: Move) -> bool:
        """Whether the player on turn still wins after the move."""
        after = self._rules.play(position, move)
        return self._kernel.outcome(after, self._stop).winner == position.turn

    def _then(self, position: Position, wins: bool, move: Move, moves: int) -> bool:
        """Whether the game ends within this many moves, of which this is the first."""
        if moves == 0:
            return False
        after = self._rules.play(position, move)
        skipped = after.turn == position.turn
        return self._ends_within(after, wins if skipped else not wins, moves - 1)
