"""Where a game may begin: its first player, and moves that nobody chooses."""

from dataclasses import dataclass, field

from game.core.match import Match
from game.core.rules import Move, Player
from game.core.variant import Setup


@dataclass(frozen=True)
class FairStart:
    """A start after which the player on turn wins, as `fair_starts.py` draws it."""

    first: Player
    moves: tuple[Move, ...] = ()
    proven: bool = field(default=True, compare=False)  # whether that is known; else it is the usual start

    def match(self, setup: Setup) -> Match:
        """A match that stands at the end of it."""
        return Match.of(setup, self.moves, self.first)
