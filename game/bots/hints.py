"""Hints: moves for the player on turn, with the message that goes with them."""

from dataclasses import dataclass
from enum import Enum

from game.core.rules import Move
from game.core.words import _, plural


class Certainty(Enum):
    """How sure a hint is."""

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"
    ESTIMATE = "estimate"
    UNKNOWN = "unknown"


@dataclass(frozen=True)
class Hint:
    """The moves to make, and how sure that is; if every move loses, the one that holds out longest."""

    certainty: Certainty
    moves: tuple[Move, ...]
    whole: bool = True  # whether the other moves are known not to win, or not to hold out longer

    @property
    def helps(self) -> bool:
        """Whether the moves that it shows have a better result than the others."""
        return self.certainty not in (Certainty.LOSS, Certainty.UNKNOWN)

    @property
    def is_proven_win(self) -> bool:
        """Whether its moves win, and all others are proven not to."""
        return self.certainty is Certainty.WIN and self.whole

    @property
    def words(self) -> str:
        if self.certainty is Certainty.LOSS:
            return self._words_of_loss
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

    @property
    def _words_of_loss(self) -> str:
        if not self.moves:
            return _("Every move loses here.")
        if not self.whole:
            return _("Every move loses here. An estimate: this one holds out longest.")
        return _("Every move loses here. This one holds out longest.")
