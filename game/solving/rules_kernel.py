"""A kernel for any game: it knows nothing but the rules."""

from game.core.kernel import Kernel, P
from game.core.rules import Rules
from game.solving.memory import Memory

POSITIONS_KEPT = 400_000


class RulesKernel(Kernel[P]):
    """Tries everything to the end, the moves that leave the opponent the fewest replies first."""

    def __init__(self, rules: Rules[P]) -> None:
        super().__init__(rules)
        self._proven: Memory[P, bool] = Memory(POSITIONS_KEPT)

    def prove(self, position: P) -> bool:
        proven = self._proven.get(position)
        if proven is not None:
            return proven
        self.look()
        won = any(self._keeps(position, after) for after in self._replies(position))
        self._proven.keep(position, won)
        return won

    def _keeps(self, before: P, after: P) -> bool:
        """Whether who was on turn before wins after. Who skipped the opponent is on turn again."""
        return self.prove(after) == (after.turn == before.turn)

    def _replies(self, position: P) -> list[P]:
        after = [self.rules.play(position, move) for move in self.rules.legal_moves(position)]
        return sorted(after, key=lambda reply: len(self.rules.legal_moves(reply)))
