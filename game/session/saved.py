"""A session as a value: everything that must be the same when it goes on later."""

from dataclasses import dataclass, field

from game.core.rules import Move, Player
from game.core.variant import Setup
from game.session.help_used import HelpUsed
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
    help_used: HelpUsed = field(default_factory=HelpUsed)
    levels: tuple[str, ...] = ()  # at which the bots made their moves, in order
