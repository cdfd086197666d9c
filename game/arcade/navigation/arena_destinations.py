"""The destinations of the Arena: see `destinations.py`."""

from dataclasses import dataclass

from game.arcade.navigation.destinations import Destination
from game.arena.match import Match
from game.core.rules import Player
from game.session.players import HUMAN

# The key of the Arena's tile in the menu.
ARENA_TILE = "arena"
# Who rides, as in `ArenaChoices`.
Riders = tuple[str, str]


@dataclass(frozen=True)
class ToArena(Destination):
    """A match of the Arena with the choices kept for it; with a seed, always the same starts and walls."""

    seed: int | None = None


@dataclass(frozen=True)
class ToArenaSetup(Destination):
    """The choices before a match of the Arena, next to its field; with a seed, always the same one."""

    seed: int | None = None


@dataclass(frozen=True)
class ToArenaHowTo(Destination):
    """How to play in the Arena."""


@dataclass(frozen=True)
class ToArenaAttract(Destination):
    """The attract mode: bots ride."""


@dataclass(frozen=True)
class ToArenaDevices(Destination):
    """Which rider uses which device."""


@dataclass(frozen=True)
class ToArenaEnd(Destination):
    """What comes after a match of the Arena between these riders, if they are known, over its last moment."""

    match: Match
    riders: Riders | None


@dataclass(frozen=True)
class ToArenaReplay(Destination):
    """A match of the Arena once more. Of one from a file it is not known who rode."""

    match: Match
    riders: Riders | None = None

    @property
    def shown(self) -> Riders:
        """Whom the picture names: nobody who is not known is called a bot."""
        return self.riders or (HUMAN, HUMAN)


# How a match that is paused begins again: with another one, or a replay from its beginning.
Again = ToArena | ToArenaReplay


@dataclass(frozen=True)
class ToArenaPause(Destination):
    """The pause, over a match of the Arena that these people ride."""

    people: tuple[Player, ...]
    again: Again = ToArena()
