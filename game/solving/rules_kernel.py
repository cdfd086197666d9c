"""A kernel for any game: it knows nothing but the rules."""

from game.core.kernel import Kernel, P, Stop, Stopped
from game.core.rules import Rules

# Positions kept. A full table is emptied: losing it costs time, never the right answer.
TABLE_SIZE = 400_000
NODES_BETWEEN_STOPS = 64


class RulesKernel(Kernel[P]):
    """Tries everything to the end, the moves that leave the opponent the fewest replies first."""

    def __init__(self, rules: Rules[P]) -> None:
        super().__init__(rules)
        self._proven: dict[P, bool] = {}

    def wins(self, position: P, stop: Stop) -> bool:
        proven = self._proven.get(position)
        if proven is not None:
            return proven
        self.nodes += 1
        if self.nodes % NODES_BETWEEN_STOPS == 0 and stop():
            raise Stopped
        won = any(self.keeps(position, after, stop) for after in self._replies(position))
        if len(self._proven) >= TABLE_SIZE:
            self._proven.clear()
        self._proven[position] = won
        return won

    def keeps(self, before: P, after: P, stop: Stop) -> bool:
        """Whether who was on turn before wins after. Who skipped the opponent is on turn again."""
        return self.wins(after, stop) == (after.turn == before.turn)

    def _replies(self, position: P) -> list[P]:
        after = [self.rules.play(position, move) for move in self.rules.legal_moves(position)]
        return sorted(after, key=lambda reply: len(self.rules.legal_moves(reply)))
