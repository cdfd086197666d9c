"""What happened in a tick, for pictures and sounds, worked out from the states before and after it."""

from dataclasses import dataclass

from game.arena.field import EVERY_DIRECTION, Direction, is_turn
from game.arena.state import Crash, State
from game.core.rules import Player


@dataclass(frozen=True)
class Turned:
    """A rider turned, and now travels in this direction."""

    rider: Player
    direction: Direction


@dataclass(frozen=True)
class Crashed:
    """A rider crashed. The cell that it could not enter is `State.ahead`."""

    rider: Player
    crash: Crash


@dataclass(frozen=True)
class NearMiss:
    """A rider only just missed another one.

    It turned away in front of another's trail at the last moment; or two rode into cells next to each other,
    which is a near miss of each.
    """

    rider: Player


@dataclass(frozen=True)
class WallClosedIn:
    """The wall closed in by a ring."""

    rings: int  # how many there are by now


@dataclass(frozen=True)
class CutOff:
    """From now on no two riders can reach each other."""


Event = Turned | Crashed | NearMiss | WallClosedIn | CutOff


def events(before: State, after: State) -> list[Event]:
    """What happened in the tick from one state to the next."""
    found: list[Event] = []
    for rider in before.riding:
        crash, heading = after.crashes[rider - 1], after.headings[rider - 1]
        if heading != before.headings[rider - 1]:
            found.append(Turned(rider, heading))
        if crash is not None:
            found.append(Crashed(rider, crash))
        elif _missed(before, after, rider):
            found.append(NearMiss(rider))
    if after.rings > before.rings:
        found.append(WallClosedIn(after.rings))
    if after.cut_off and not before.cut_off and not after.over:
        found.append(CutOff())
    return found


def _missed(before: State, after: State, rider: Player) -> bool:
    others = [other for other in before.riders if other != rider]
    return any(
        _turned_away(before, after, rider, other) or _came_beside(before, after, rider, other)
        for other in others
    )


def _turned_away(before: State, after: State, rider: Player, other: Player) -> bool:
    """Whether a rider turned in the last tick in which it could, in front of another's trail."""
    turned = after.headings[rider - 1] != before.headings[rider - 1]
    return turned and bool(before.trails[other - 1] >> before.ahead(rider) & 1)


def _came_beside(before: State, after: State, rider: Player, other: Player) -> bool:
    """Whether a rider and another one are now on cells next to each other, and were not before."""
    return other in before.riding and _beside(after, rider, other) and not _beside(before, rider, other)


def _beside(state: State, one: Player, other: Player) -> bool:
    cell, goal = state.cells[one - 1], state.cells[other - 1]
    return any(state.field.step(cell, direction) == goal for direction in EVERY_DIRECTION)


def touching(state: State, rider: Player) -> list[Direction]:
    """On which sides of a rider there is a wall or a trail; sparks fly there."""
    cell, heading = state.cells[rider - 1], state.headings[rider - 1]
    sides = (direction for direction in EVERY_DIRECTION if is_turn(heading, direction))
    return [side for side in sides if not state.free >> state.field.step(cell, side) & 1]
