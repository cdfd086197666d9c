"""Rounds of the Arena that a person wins in a row against bots, and what they are worth."""

from dataclasses import dataclass

from game.arena.bots.rider_levels import LEVELS
from game.core.rules import Outcome, Player


@dataclass(frozen=True)
class Streak:
    """It goes on from match to match. A lost round ends it, and a drawn one does not count."""

    rounds: int = 0
    points: int = 0

    def after(self, outcome: Outcome, person: Player, level: str) -> "Streak":
        """The streak after a round against a level; an empty one if it was lost."""
        if outcome.winner is None:
            return self
        if outcome.winner != person:
            return Streak()
        return Streak(self.rounds + 1, self.points + LEVELS[level].points)
