"""Who can ride in the Arena besides people: the levels by name, and programs as `exec:PROGRAM`."""

from collections.abc import Sequence

from game.arena.bots.rider_levels import LEVELS, RIDES_LIKE
from game.bots.outside import OutsideRider
from game.bots.riders import BotRider, LevelRider
from game.core.grid import quoted
from game.core.rules import Player
from game.core.words import _

PROGRAM = "exec:"


class EntrantError(ValueError):
    """A word that names nobody who can ride; the message says who can."""


def check(who: str, besides: Sequence[str] = ()) -> None:
    """Raise EntrantError if a word names nobody who can ride; `besides` bots, the message names these."""
    if who not in LEVELS and (not who.startswith(PROGRAM) or who == PROGRAM):
        raise EntrantError(
            _(
                "{who} is not a rider: choose {riders}, or exec:PROGRAM.",
                who=quoted(who),
                riders=", ".join([*besides, *LEVELS]),
            )
        )


def entrant(who: str, rider: Player, seed: int) -> BotRider:
    """The bot that a word or the level of a face names, to ride for a player. Raises EntrantError."""
    who = RIDES_LIKE.get(who, who)
    check(who)
    if who.startswith(PROGRAM):
        return OutsideRider(rider, who.removeprefix(PROGRAM))
    return LevelRider(rider, who, seed)


def try_program(who: str, rider: Player) -> None:
    """Start a program and end it again. Raises NotStartedError if it cannot be started."""
    if who.startswith(PROGRAM):
        bot = entrant(who, rider, 0)
        try:
            bot.start()
        finally:
            bot.close()
