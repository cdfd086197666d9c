"""The only move that wins, and the line of only moves that it begins."""

from game.core.rules import Move, Player, Position
from game.core.stop import Stop, Stopped
from game.solving.distance import Distances
from game.solving.solver import Solver
from game.solving.tactics import sensible_moves
from game.solving.values import Value

# The most moves to be found in one puzzle.
MOST_MOVES = 5
# Up to how many positions are examined to find out how long a reply resists.
RESISTANCE_POSITIONS = 3000


def only_winner(solver: Solver, position: Position, stop: Stop) -> Move | None:
    """The only move that wins; None if there is none or more than one. Raises Stopped."""
    found: Move | None = None
    for move in solver.rules.legal_moves(position):
        value = solver.value_of(position, move, stop)
        if value == Value.UNKNOWN:
            raise Stopped
        if value == Value.WIN:
            if found is not None:
                return None
            found = move
    return found


def solution(solver: Solver, position: Position, stop: Stop) -> tuple[Move, ...]:
    """The only move that wins, the reply that resists longest, the only move after it, and so on.

    Only replies that leave exactly one winning move go on with the line, and only where a sensible player
    still has a choice. Raises Stopped.
    """
    return _Line(solver, position.turn, stop).from_player(position, MOST_MOVES)


class _Line:
    """Follows a line in which one player finds only moves."""

    def __init__(self, solver: Solver, player: Player, stop: Stop) -> None:
        self._solver = solver
        self._rules = solver.rules
        self._player = player
        self._stop = stop
        self._distances = Distances(solver.kernel, RESISTANCE_POSITIONS)

    def from_player(self, position: Position, left: int) -> tuple[Move, ...]:
        """The line from a position with the player on turn, of at most this many of the player's moves."""
        move = only_winner(self._solver, position, self._stop)
        assert move is not None, "the line goes on only where one move wins"
        after = self._rules.play(position, move)
        return (move, *self._onwards(after, left - 1))

    def _onwards(self, position: Position, left: int) -> tuple[Move, ...]:
        """The line from any position; empty if it ends there."""
        if left == 0 or not self._asks(position):
            return ()
        if position.turn == self._player:
            return self.from_player(position, left)
        reply = max(self._replies_that_ask(position), key=lambda move: self._resistance(position, move))
        return (reply, *self._onwards(self._rules.play(position, reply), left))

    def _asks(self, position: Position) -> bool:
        """Whether the player has an only move to find, at once or after some reply."""
        if position.turn != self._player:
            return bool(self._replies_that_ask(position))
        if len(sensible_moves(self._rules, position)) < 2:
            return False
        return only_winner(self._solver, position, self._stop) is not None

    def _replies_that_ask(self, position: Position) -> list[Move]:
        replies = self._rules.legal_moves(position)
        return [move for move in replies if self._asks(self._rules.play(position, move))]

    def _resistance(self, position: Position, reply: Move) -> float:
        """How many moves are left after a reply; more than any number if that is hard to say."""
        left = self._distances.of(self._rules.play(position, reply), self._stop)
        return float("inf") if left is None else left
