"""How to lose slowly: moves after which the winner is most likely to go wrong.

The winner is thought of as somebody who takes any move that does not lose at once.
"""

from typing import Any

from game.core.kernel import AnyKernel, Stop
from game.core.rules import Move
from game.solving.tactics import sensible_moves

# So many proofs are asked for at most, when looking one reply ahead and when looking farther.
MOST_PROOFS_NEAR, MOST_PROOFS_FAR = 2500, 1500
# The moves of the loser that are looked at one after the other.
FARTHEST = 6


class TooMany(Exception):
    """Looking this far takes too many proofs."""


class MistakeChances:
    """Lost positions of one board, as chances that the winner gives the win back."""

    def __init__(self, kernel: AnyKernel) -> None:
        self._kernel = kernel
        self._rules = kernel.rules
        self._best_known: dict[tuple[Any, int], float] = {}
        self._proofs = 0
        self._most = 0

    def of(self, position: Any, stop: Stop) -> dict[Move, float]:
        """How likely the winner goes wrong after each move of the loser, as far ahead as is affordable.

        Empty when not even one reply is. Raises Stopped.
        """
        self._stop = stop
        self._best_known.clear()  # so that the same question always has the same answer
        chances: dict[Move, float] = {}
        for depth in range(1, FARTHEST + 1):
            self._proofs, self._most = 0, MOST_PROOFS_FAR if depth > 1 else MOST_PROOFS_NEAR
            try:
                chances = self._look(position, depth)
            except TooMany:
                break
        return chances

    def _look(self, position: Any, depth: int) -> dict[Move, float]:
        return {move: self._chance(position, move, depth) for move in self._rules.legal_moves(position)}

    def _chance(self, position: Any, move: Move, depth: int) -> float:
        """The chance after one move of the loser, with so many of their moves still to look at."""
        after = self._rules.play(position, move)
        if after.turn == position.turn:
            return self._best(after, depth - 1)
        replies = sensible_moves(self._rules, after)
        wrong = sum(self._wrong(after, self._rules.play(after, reply), depth) for reply in replies)
        return wrong / len(replies) if replies else 0.0

    def _wrong(self, before: Any, after: Any, depth: int) -> float:
        """The chance that this reply of the winner gives the win back, at once or later."""
        self._proofs += 1
        if self._proofs > self._most:
            raise TooMany
        if self._kernel.outcome(after, self._stop).winner != before.turn:
            return 1.0
        # A winner who skips the loser moves again: the chance to go wrong comes with the next question.
        return 0.0 if after.turn == before.turn else self._best(after, depth - 1)

    def _best(self, position: Any, depth: int) -> float:
        if depth == 0:
            return 0.0
        known = self._best_known.get((position, depth))
        if known is None:
            known = max(self._look(position, depth).values(), default=0.0)
            self._best_known[position, depth] = known
        return known
