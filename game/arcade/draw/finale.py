"""The end of a game, moment by moment, and the only place of its times.

The last move lands, and everything stands still around the fatal cell. The board comes nearer, and the
loser's pieces break. The winner's light sweeps over the board and through the room, the winner's name lights
up across the picture, and then makes room for the reason and the choices.

All times are in seconds since the last move came to rest.
"""

from dataclasses import dataclass

from game.arcade.draw.easing import eased, part_of, swaying

# Everything stands still, and all but the fatal cell is dim: so long it takes to dim, and to brighten again.
STILL_TO = 0.15
DIMS_TO, BRIGHTENS_TO = 0.06, 0.5
NEARER_FROM, NEARER_TO = STILL_TO, 0.36
FATE_FROM, FATE_TO = NEARER_TO, 1.05
ROOM_FROM, ROOM_TO = 0.85, 1.4
SWEEP_FROM, SWEEP_TO = 0.92, 1.62
# When the tubes of the name light up, one after the other; it stands until it makes room.
TUBES_FROM, TUBES_TO = 1.0, 1.42
SETTLES_FROM, SETTLES_TO = 1.75, 1.97
# The reason comes as soon as the name has arrived.
REASON_FROM, REASON_TO = SETTLES_TO, 2.05
# When the panels tell how it ended: while the name stands.
PANELS_FROM, PANELS_TO = 1.25, SWEEP_TO
# When the choices after the game come up.
CHOICES_FROM = REASON_TO
# This long after the end, only what stays of it is seen.
AFTERWARDS = 3.0


def stillness(ended: float) -> float:
    """How dim everything but the fatal cell is, from 0 to 1."""
    return swaying(part_of(ended, 0.0, DIMS_TO)) * (1 - swaying(part_of(ended, NEARER_FROM, BRIGHTENS_TO)))


def nearer(ended: float) -> float:
    """How far the board has come nearer, from 0 to 1."""
    return swaying(part_of(ended, NEARER_FROM, NEARER_TO))


def fate(ended: float) -> float:
    """How far the loser's fate has run its course, from 0 to 1."""
    return part_of(ended, FATE_FROM, FATE_TO)


def sweep(ended: float) -> float:
    """How far the winner's light has run over the board, from 0 to 1; each game has a way of its own."""
    return part_of(ended, SWEEP_FROM, SWEEP_TO)


def room(ended: float) -> float:
    """How far the room has taken the winner's colour, from 0 to 1."""
    return swaying(part_of(ended, ROOM_FROM, ROOM_TO))


def tubes(ended: float) -> float:
    """How far the winner's name has lit up, from 0 to 1."""
    return part_of(ended, TUBES_FROM, TUBES_TO)


def settled(ended: float) -> float:
    """How far the name has made room for the reason, from 0 to 1."""
    return swaying(part_of(ended, SETTLES_FROM, SETTLES_TO))


def reason(ended: float) -> float:
    """How far the reason has come in, from 0 to 1."""
    return part_of(ended, REASON_FROM, REASON_TO)


def panels(ended: float) -> float:
    """How far the panels tell the result, from 0 to 1."""
    return eased(part_of(ended, PANELS_FROM, PANELS_TO))


@dataclass(frozen=True)
class Ending:
    """How far an end has come: each part from 0 to 1."""

    stillness: float = 0.0
    nearer: float = 0.0
    room: float = 0.0
    tubes: float = 0.0
    settled: float = 0.0
    reason: float = 0.0

    @classmethod
    def at(cls, ended: float) -> "Ending":
        return cls(stillness(ended), nearer(ended), room(ended), tubes(ended), settled(ended), reason(ended))


GOING_ON = Ending()


def without_fate(seconds: float) -> float:
    """The time of an end at which nothing breaks: a resignation is told and not shown."""
    return seconds if seconds <= NEARER_TO else seconds + ROOM_FROM - NEARER_TO
