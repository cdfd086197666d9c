"""Who can ride in the Arena besides people: the levels by name, and programs as `exec:PROGRAM`."""

from game.arena.bots.levels import LEVELS
from game.bots.outside import OutsideRider
from game.bots.riders import BotRider, LevelRider
from game.core.grid import quoted
from game.core.rules import Player
from game.core.words import _

PROGRAM = "exec:"


class EntrantError(ValueError):
    """A word that names nobody who can ride; the message says who can."""


def entrant(who: str, rider: Player, seed: int) -> BotRider:
    """The bot that a word names, to ride for a player. Raises EntrantError."""
    if who.startswith(PROGRAM) and who != PROGRAM:
        return OutsideRider(rider, who.removeprefix(PROGRAM))
    if who not in LEVELS:
        raise EntrantError(
            _("{who} cannot ride: {levels}, or exec:PROGRAM.", who=quoted(who), levels=", ".join(LEVELS))
        )
    return LevelRider(rider, who, seed)
