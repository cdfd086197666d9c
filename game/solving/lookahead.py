"""Looking some moves ahead, and estimating what lies beyond."""

from typing import Any

from game.core.kernel import AnyKernel, Stop, Stopped
from game.core.rules import Move

# A score beyond every estimate: the game is decided. The sooner, the farther from zero.
DECIDED = 1.0
EACH_MOVE = 1 / 1024
BOUND = 2.0
# From so many moves on it is worth ordering the replies before trying them.
ORDERED_FROM = 2


class Lookahead:
    """Alpha-beta to a fixed depth, on the rules, with a kernel's estimates at the end."""

    def __init__(self, kernel: AnyKernel, stop: Stop) -> None:
        self._kernel = kernel
        self._rules = kernel.rules
        self._stop = stop
        self.nodes = 0

    def scores(self, position: Any, depth: int) -> dict[Move, float]:
        """What each legal move promises to the player who makes it. Raises Stopped."""
        return {
            move: self._score_of(position, self._rules.play(position, move), depth - 1, -BOUND, BOUND)
            for move in self._rules.legal_moves(position)
        }

    def best(self, position: Any, depth: int, moves: list[Move]) -> tuple[Move, float]:
        """The best of the moves, and what it promises. Raises Stopped."""
        best_move, best_score = moves[0], -BOUND
        for move in moves:
            score = self._score_of(position, self._rules.play(position, move), depth - 1, best_score, BOUND)
            if score > best_score:
                best_move, best_score = move, score
        return best_move, best_score

    def _score_of(self, before: Any, after: Any, depth: int, low: float, high: float) -> float:
        """What a position promises to the player who was on turn before."""
        if after.turn == before.turn:
            return self._score(after, depth, low, high)
        return -self._score(after, depth, -high, -low)

    def _score(self, position: Any, depth: int, low: float, high: float) -> float:
        self.nodes += 1
        if self._stop():
            raise Stopped
        replies = [self._rules.play(position, move) for move in self._rules.legal_moves(position)]
        if not replies:
            return -(DECIDED + EACH_MOVE * (depth + 1))
        if depth <= 0:
            return self._kernel.estimate(position)
        if depth >= ORDERED_FROM:
            replies.sort(key=lambda after: self._glance(position, after), reverse=True)
        best = -BOUND
        for after in replies:
            best = max(best, self._score_of(position, after, depth - 1, max(low, best), high))
            if best >= high:
                break
        return best

    def _glance(self, before: Any, after: Any) -> float:
        estimate = self._kernel.estimate(after)
        return estimate if after.turn == before.turn else -estimate
