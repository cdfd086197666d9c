"""Where a game may begin: its first player, and moves that nobody chooses."""

from dataclasses import dataclass, field

from game.core.rules import Move, Player


@dataclass(frozen=True)
class FairStart:
    """A start after which the player on turn wins, as `fair_starts.py` draws it."""

    first: Player
    moves: tuple[Move, ...] = ()
    proven: bool = field(default=True, compare=False)  # whether that is known; else it is the usual start
