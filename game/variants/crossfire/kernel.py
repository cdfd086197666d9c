"""Proves positions of Crossfire."""

from game.core.opens import OpensKernel
from game.variants.crossfire.rules import CrossfireRules


class CrossfireKernel(OpensKernel):
    """A marker takes its own cell from its owner, and all cells on its lines from the opponent.

    An open cell without open cells of the opponent on its lines is a spare move: it takes nothing from the
    opponent, who cannot fire at it either.
    """

    def __init__(self, rules: CrossfireRules) -> None:
        self._fire = {0: 0}
        self._crossfire = rules
        super().__init__(rules)

    def closes_own(self, cell: int) -> int:
        return 1 << cell

    def closes_other(self, cell: int) -> int:
        return self._crossfire.under_fire(1 << cell)

    def spares(self, mine: int, theirs: int) -> int:
        return mine & ~self._crossfire.under_fire(theirs)
