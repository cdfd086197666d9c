"""What makes a position a puzzle, proven by the solver; and its solution, a line of only moves.

1. Exactly one legal move wins.
2. That move does not end the game, and at least three moves do not lose at once.
3. The position arose in play: at least two moves lead there.
4. Some wrong move that does not lose at once is refuted by a single reply, or the solution has two moves.
"""

from dataclasses import dataclass

from game.core.match import Match
from game.core.rules import Move, Player, Position
from game.core.stop import Stop, Stopped, never
from game.puzzles.puzzle import Puzzle
from game.solving.distance import Distances
from game.solving.solver import Solver
from game.solving.tactics import safe_moves, sensible_moves
from game.solving.values import Value

# The fewest moves before the position, and the fewest moves there that do not lose at once.
FEWEST_PLIES = 2
FEWEST_SAFE = 3


@dataclass(frozen=True)
class Proof:
    """A position that is a puzzle, with what its difficulty depends on."""

    puzzle: Puzzle  # not rated yet
    length: int  # how many moves are to be found
    wrong: tuple[Move, ...]  # the other moves that do not lose at once


def prove(solver: Solver, match: Match, stop: Stop = never) -> Proof | None:
    """The proof that a match stands at a puzzle; None if it does not, or when stopped."""
    try:
        return _prove(solver, match, stop)
    except Stopped:
        return None


def _prove(solver: Solver, match: Match, stop: Stop) -> Proof | None:
    position, rules = match.position, solver.rules
    if len(match.plies) < FEWEST_PLIES or match.over:
        return None
    safe = safe_moves(rules, position, rules.legal_moves(position))
    right = only_winner(solver, position, stop) if len(safe) >= FEWEST_SAFE else None
    if right is None or rules.outcome(rules.play(position, right)) is not None:
        return None
    moves = solution(solver, position, stop)
    led = tuple(ply.move for ply in match.plies)
    puzzle = Puzzle(match.setup, match.first, led, moves)
    wrong = tuple(move for move in safe if move != right)
    length = puzzle.length
    hard = length > 1 or any(_is_refuted_once(solver, position, move, stop) for move in wrong)
    return Proof(puzzle, length, wrong) if hard else None


def _is_refuted_once(solver: Solver, position: Position, move: Move, stop: Stop) -> bool:
    """Whether exactly one reply to a move wins for the opponent."""
    player: Player = position.turn
    after = solver.rules.play(position, move)
    return after.turn != player and only_winner(solver, after, stop) is not None


# The line of only moves

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
