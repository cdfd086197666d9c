"""Sentences about the devices of the players."""

from game.arcade.input.seats import Seats
from game.core.rules import Player
from game.core.words import _


def missing_words(seats: Seats, people: tuple[Player, ...]) -> str:
    """The players whose gamepad is gone, and what to do; empty if none is."""
    missing = {player: pad for player, pad in seats.missing.items() if player in people}
    if not missing:
        return ""
    if len(missing) > len(set(missing.values())):
        gone = _("The gamepad that you share is gone.")
    elif len(missing) > 1:
        gone = _("The gamepads of Player 1 and Player 2 are gone.")
    else:
        gone = _("Player {player}'s gamepad is gone.", player=next(iter(missing)))
    return f"{gone} " + _("Any free device can take its place.")
