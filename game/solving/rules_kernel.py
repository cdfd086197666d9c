"""A kernel for any game, which uses nothing but the rules."""

from game.core.kernel import Kernel, P
from game.core.rules import DRAW, Outcome, Rules, opponent
from game.core.stop import Stop
from game.solving.memory import Memory

# What a position is worth to the player on turn.
LOST, DRAWN, WON = -1, 0, 1


class RulesKernel(Kernel[P]):
    """Tries every move to the end, first those that leave the opponent the fewest replies."""

    def __init__(self, rules: Rules[P]) -> None:
        super().__init__(rules)
        self._proven: Memory[P, int] = Memory()

    def outcome(self, position: P, stop: Stop) -> Outcome:
        self.heed(stop)
        worth = self._worth(position)
        if worth == DRAWN:
            return DRAW
        return Outcome(position.turn if worth == WON else opponent(position.turn))

    def prove(self, position: P) -> bool:
        return self._worth(position) == WON

    def _worth(self, position: P) -> int:
        worth = self._proven.get(position)
        if worth is None:
            self.look()
            replies = self._replies(position)
            worth = self._best(position, replies) if replies else self._worth_at_the_end(position)
            self._proven.keep(position, worth)
        return worth

    def _best(self, position: P, replies: list[P]) -> int:
        best = LOST
        for after in replies:
            worth = self._worth(after)
            # If the opponent was skipped, the same player is on turn again.
            best = max(best, worth if after.turn == position.turn else -worth)
            if best == WON:
                break
        return best

    def _worth_at_the_end(self, position: P) -> int:
        outcome = self.rules.outcome(position)
        assert outcome is not None, "a game without a legal move is over"
        if outcome.winner is None:
            return DRAWN
        return WON if outcome.winner == position.turn else LOST

    def _replies(self, position: P) -> list[P]:
        after = [self.rules.play(position, move) for move in self.rules.legal_moves(position)]
        return sorted(after, key=lambda reply: len(self.rules.legal_moves(reply)))
