"""What is heard of a ride: each event from the side of the field where it happens."""

from dataclasses import dataclass
from pathlib import Path

from game import paths
from game.arena.events import Crashed, CutOff, Event, NearMiss, Turned, WallClosedIn
from game.arena.match import Match
from game.core.rules import Player

# An engine changes to its next gear at these lengths of a tick, in milliseconds.
GEARS = (125, 95, 75, 55, 45)


@dataclass(frozen=True)
class Heard:
    """A sound, and where it comes from, from -1 on the left to 1 on the right."""

    name: str
    pan: float = 0.0


def pan_of(match: Match, player: Player) -> float:
    """Where a rider is."""
    field = match.arena.field
    column, _row = field.coordinates(match.state.cells[player - 1])
    return 2 * column / max(1, field.width - 1) - 1


def sounds() -> Path:
    """The folder of the Arena's own sounds."""
    return paths.assets() / "sounds" / "arena"


def engine_of(match: Match, player: Player) -> str:
    """The sound of a rider's engine: the shorter the ticks, the higher its pitch; a fifth apart by player."""
    length = match.tick_milliseconds
    return f"engine_{player}_{sum(length < slower for slower in GEARS)}"


def heard(events: list[Event], match: Match) -> list[Heard]:
    """The sounds of a tick; a crash of both is heard once."""
    found = {sound.name: sound for sound in (_sound(event, match) for event in events) if sound is not None}
    return list(found.values())


def _sound(event: Event, match: Match) -> Heard | None:
    match event:
        case Turned(rider):
            return Heard(f"turn_{rider}", pan_of(match, rider))
        case Crashed(rider):
            return Heard("crash", pan_of(match, rider))
        case NearMiss(rider):
            return Heard("miss", pan_of(match, rider))
        case WallClosedIn():
            return Heard("wall")
        case CutOff():
            return Heard("cut_off")
    return None
