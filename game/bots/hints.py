"""What a player who asks for help is told."""

from dataclasses import dataclass
from enum import Enum
from typing import Any

from game.bots.levels import LEVELS, STRONGEST
from game.core.kernel import Stop
from game.core.rules import Move
from game.core.words import _, plural
from game.solving.solver import Solver
from game.solving.values import Value


class Certainty(Enum):
    """How sure a hint is."""

    WIN = "win"
    DRAW = "draw"
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
        if self.certainty is Certainty.DRAW:
            return plural("One move keeps the draw.", "{count} moves keep the draw.", count)
        if not self.whole:
            return plural("At least one move wins.", "At least {count} moves win.", count)
        return plural("One move wins.", "{count} moves win.", count)


def hint(solver: Solver, position: Any, stop: Stop | None = None, give_up: Stop | None = None) -> Hint:
    """The moves that win, else those that draw; none when every move loses.

    Where that is not proven before `give_up`, the move that promises most to the strongest bot, which looks
    ahead until `stop`.
    """
    judgement = solver.judge(position, give_up or stop)
    match judgement.value:
        case Value.WIN:
            return Hint(Certainty.WIN, tuple(judgement.at(Value.WIN)), judgement.whole)
        case Value.DRAW:
            return Hint(Certainty.DRAW, tuple(judgement.at(Value.DRAW)))
        case Value.LOSS:
            return Hint(Certainty.LOSS, ())
    promise = solver.promise(position, LEVELS[STRONGEST].horizon, stop)
    return Hint(Certainty.ESTIMATE, (max(judgement.at(Value.UNKNOWN), key=promise.__getitem__),))
