"""A search that looks some moves ahead and estimates the positions at the end."""

from collections.abc import Callable
from contextlib import suppress

from game.core.rules import AnyRules, Move, Outcome, Position
from game.core.stop import Stop, Stopped, never

# A score beyond every estimate: the game is won. Sooner wins score higher.
DECIDED = 1.0
EACH_MOVE = 1 / 1024
BOUND = 2.0
DRAWN = 0.0
# Less than any difference between two scores.
LESS = 1e-9
# From this depth on, it pays to order the replies before trying them.
ORDERED_FROM = 2

# How a position looks to the player on turn, from -1 (lost) to 1 (won).
Estimate = Callable[[Position], float]


class Lookahead:
    """Alpha-beta search to a fixed depth, using only the rules, with estimates at the end."""

    def __init__(self, rules: AnyRules, estimate: Estimate) -> None:
        self._rules = rules
        self._estimate = estimate
        self._stop = never
        self.nodes = 0  # positions examined since the start
        self.exact = False  # whether nothing was estimated in the last search

    def most_promising(self, position: Position, moves: list[Move], horizon: int, stop: Stop) -> list[Move]:
        """Those of the moves that score best, looking as far ahead as time allows.

        At least one move ahead, and at most `horizon` moves.
        """
        scores = self._best_scores(position, moves, 1, never)
        with suppress(Stopped):
            for depth in range(2, horizon + 1):
                if self.exact or len(moves) == 1:
                    break
                best_first = sorted(moves, key=scores.__getitem__, reverse=True)
                scores = self._best_scores(position, best_first, depth, stop)
        best = max(scores.values())
        return [move for move in moves if scores[move] == best]

    def scores(self, position: Position, depth: int, stop: Stop) -> dict[Move, float]:
        """The score of each legal move, looking `depth` moves ahead. Raises Stopped."""
        self._stop, self.exact = stop, True
        return {
            move: self._score_of(position, self._rules.play(position, move), depth - 1, -BOUND, BOUND)
            for move in self._rules.legal_moves(position)
        }

    def _best_scores(
        self, position: Position, moves: list[Move], depth: int, stop: Stop
    ) -> dict[Move, float]:
        """The scores of the best moves, and for each of the others some score below that. Raises Stopped."""
        self._stop, self.exact = stop, True
        scores: dict[Move, float] = {}
        low = -BOUND
        for move in moves:
            after = self._rules.play(position, move)
            scores[move] = self._score_of(position, after, depth - 1, low, BOUND)
            low = max(low, scores[move] - LESS)
        return scores

    def best(self, position: Position, depth: int, moves: list[Move], stop: Stop) -> tuple[Move, float]:
        """The best of the moves, and its score.

        If it is stopped, the best of those tried so far; or, if all of these lose, the next one. Raises
        Stopped if not even the first move has been tried.
        """
        self._stop, self.exact = stop, True
        best_move, best_score = moves[0], -BOUND
        for move in moves:
            try:
                score = self._score_of(
                    position, self._rules.play(position, move), depth - 1, best_score, BOUND
                )
            except Stopped:
                if move == moves[0]:
                    raise
                self.exact = False
                return (best_move, best_score) if best_score > -DECIDED else (move, DRAWN)
            if score > best_score:
                best_move, best_score = move, score
        return best_move, best_score

    def _score_of(self, before: Position, after: Position, depth: int, low: float, high: float) -> float:
        """The score of a position for the player who was on turn before."""
        if after.turn == before.turn:
            return self._score(after, depth, low, high)
        return -self._score(after, depth, -high, -low)

    def _score(self, position: Position, depth: int, low: float, high: float) -> float:
        self.nodes += 1
        if self._stop():
            raise Stopped
        replies = [self._rules.play(position, move) for move in self._rules.legal_moves(position)]
        if not replies:
            return _decided(self._rules.outcome(position), position, depth)
        if depth <= 0:
            self.exact = False
            return self._estimate(position)
        if depth >= ORDERED_FROM:
            replies.sort(key=lambda after: self._glance(position, after), reverse=True)
        best = -BOUND
        for after in replies:
            best = max(best, self._score_of(position, after, depth - 1, max(low, best), high))
            if best >= high:
                break
        return best

    def _glance(self, before: Position, after: Position) -> float:
        estimate = self._estimate(after)
        return estimate if after.turn == before.turn else -estimate


def _decided(outcome: Outcome | None, position: Position, depth: int) -> float:
    """The score of a finished game for the player on turn."""
    assert outcome is not None, "a game without a legal move is over"
    if outcome.winner is None:
        return DRAWN
    score = DECIDED + EACH_MOVE * (depth + 1)
    return score if outcome.winner == position.turn else -score
