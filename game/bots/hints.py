"""What a player who asks for help is told."""

from dataclasses import dataclass
from enum import Enum
from typing import Any

from game.core.kernel import Stop
from game.core.rules import Move
from game.core.words import _
from game.solving.lookahead import Lookahead
from game.solving.solver import LOSS, UNKNOWN, WIN, Solver, never


class Certainty(Enum):
    """How sure a hint is."""

    WIN = "win"
    LOSS = "loss"
    ESTIMATE = "estimate"
    UNKNOWN = "unknown"


@dataclass(frozen=True)
class Hint:
    """The moves to make, and how sure that is."""

    certainty: Certainty
    moves: tuple[Move, ...]
    whole: bool = True  # whether the other moves are known not to win

    @property
    def words(self) -> str:
        if self.certainty is Certainty.LOSS:
            return _("Every move loses here.")
        if self.certainty is Certainty.ESTIMATE:
            return _("An estimate: this looks best.")
        if self.certainty is Certainty.UNKNOWN:
            return _("There is no hint for this position.")
        count = len(self.moves)
        if not self.whole:
            return (
                _("At least one move wins.") if count == 1 else _("At least {count} moves win.", count=count)
            )
        return _("One move wins.") if count == 1 else _("{count} moves win.", count=count)


def hint(solver: Solver, position: Any, stop: Stop = never) -> Hint:
    """The moves that win; none when every move loses; where that is not proven, the most promising one."""
    judgement = solver.judge(position, stop)
    if judgement.value == WIN:
        return Hint(Certainty.WIN, tuple(judgement.at(WIN)), judgement.whole)
    if judgement.value == LOSS:
        return Hint(Certainty.LOSS, ())
    promise = Lookahead(solver.kernel, never).scores(position, 1)
    return Hint(Certainty.ESTIMATE, (max(judgement.at(UNKNOWN), key=promise.__getitem__),))
