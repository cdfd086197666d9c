"""How to resist in a lost position: the chance that the winner makes a mistake after each move.

The winner is assumed to choose at random among the sensible moves: see `tactics.py`.
"""

from game.core.kernel import AnyKernel
from game.core.rules import Move, Position
from game.core.stop import Stop
from game.solving.tactics import sensible_moves

# The most proofs to ask for, when looking one reply ahead and when looking farther.
MOST_PROOFS_NEAR, MOST_PROOFS_FAR = 2500, 1500
# How many moves of the loser are looked ahead.
FARTHEST = 6


class TooMany(Exception):
    """Looking this far ahead takes too many proofs."""


class MistakeChances:
    """For lost positions on one board, the chances that the winner gives the win back."""

    def __init__(self, kernel: AnyKernel) -> None:
        self._kernel = kernel
        self._rules = kernel.rules
        self._best_known: dict[tuple[Position, int], float] = {}
        self._proofs = 0
        self._most = 0

    def of(self, position: Position, stop: Stop) -> dict[Move, float]:
        """The chance of a mistake by the winner after each move of the loser, as far ahead as affordable.

        Empty if even one reply is not. Raises Stopped.
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

    def _look(self, position: Position, depth: int) -> dict[Move, float]:
        return {move: self._chance(position, move, depth) for move in self._rules.legal_moves(position)}

    def _chance(self, position: Position, move: Move, depth: int) -> float:
        """The chance after one move of the loser, looking ahead `depth` of the loser's moves."""
        after = self._rules.play(position, move)
        if after.turn == position.turn:
            return self._best(after, depth - 1)
        replies = sensible_moves(self._rules, after)
        wrong = sum(self._wrong(after, self._rules.play(after, reply), depth) for reply in replies)
        return wrong / len(replies) if replies else 0.0

    def _wrong(self, before: Position, after: Position, depth: int) -> float:
        """The chance that this reply of the winner gives the win back, at once or later."""
        self._proofs += 1
        if self._proofs > self._most:
            raise TooMany
        if self._kernel.outcome(after, self._stop).winner != before.turn:
            return 1.0
        # A winner who skips the loser moves again: the next question covers that chance of a mistake.
        return 0.0 if after.turn == before.turn else self._best(after, depth - 1)

    def _best(self, position: Position, depth: int) -> float:
        if depth == 0:
            return 0.0
        known = self._best_known.get((position, depth))
        if known is None:
            known = max(self._look(position, depth).values(), default=0.0)
            self._best_known[position, depth] = known
        return known
