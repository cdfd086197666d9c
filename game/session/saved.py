"""A session as a value: everything that must be the same when it goes on later."""

from dataclasses import dataclass

from game.core.rules import Move, Player
from game.core.variant import Setup
from game.session.modes import Series
from game.session.players import Players


@dataclass(frozen=True)
class SavedGame:
    """`Session.saved` makes it, and `Session.restored` makes the session again.

    Moves that were taken back are not in it.
    """

    setup: Setup
    players: Players
    series: Series  # when the game began
    seed: int
    moves: tuple[Move, ...]
    resigned: Player | None = None
    hints_used: tuple[int, int] = (0, 0)  # by Player 1 and Player 2
    undos_used: tuple[int, int] = (0, 0)
