"""One moment of a round as a value, and what one tick makes of it.

Riders are numbered 1 and 2; whatever each of them has is a pair, that of rider 1 first.
"""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import TypeVar

from game.arena.field import Direction, Field, closed_in, frame, inside, is_turn, reached
from game.core.rules import Outcome, Player

T = TypeVar("T")
Pair = tuple[T, T]
# The turns of one tick: for each rider a direction, or None to ride straight on.
Turns = tuple[Direction | None, Direction | None]
STRAIGHT_ON: Turns = (None, None)


class Crash(Enum):
    """What a rider crashed into."""

    WALL = "wall"
    OWN_TRAIL = "own trail"
    OTHER_TRAIL = "other trail"  # the cell that the other rider just left included
    HEAD_ON = "head-on"  # both entered the same cell
    SWAP = "swap"  # each entered the cell that the other left


@dataclass(frozen=True)
class State:
    """Everything that decides how a round goes on.

    A trail includes the cell its rider is on. A rider who has crashed stays on the last cell it reached.
    """

    field: Field
    walls: int  # the wall around the field included
    trails: Pair[int]
    cells: Pair[int]
    headings: Pair[Direction]
    tick: int = 0
    ring_ticks: int = 0  # after this many ticks each, the wall closes in by one ring; 0: it never does
    crashes: Pair[Crash | None] = (None, None)

    @property
    def over(self) -> bool:
        return self.crashes != (None, None)

    @property
    def outcome(self) -> Outcome | None:
        """Who won the round; None while it goes on."""
        if not self.over:
            return None
        one, two = self.crashes
        return Outcome(None if one and two else 2 if one else 1)

    @property
    def free(self) -> int:
        """The cells that can be entered."""
        return inside(self.field) & ~(self.walls | self.trails[0] | self.trails[1])

    def walls_at(self, tick: int) -> int:
        """The walls as they will be after another tick."""
        return self.walls | self.closed_at(tick)

    def closed_at(self, tick: int) -> int:
        """The cells that the wall will have closed in on after another tick."""
        return closed_in(self.field, tick // self.ring_ticks) if self.ring_ticks else 0

    @property
    def rings(self) -> int:
        """How many rings the wall has closed in by."""
        return self.tick // self.ring_ticks if self.ring_ticks else 0

    @property
    def ticks_until_ring(self) -> int | None:
        """In how many ticks the wall closes in by another ring; None if it never does."""
        return self.ring_ticks - self.tick % self.ring_ticks if self.ring_ticks else None

    def ahead(self, rider: Player) -> int:
        """The cell in front of a rider; where it crashed, once it has."""
        return self.field.step(self.cells[rider - 1], self.headings[rider - 1])

    @cached_property
    def cut_off(self) -> bool:
        """Whether the riders cannot reach each other any more."""
        one, two = (1 << cell for cell in self.cells)
        return not reached(self.field, one, self.free | two) & two


def start_of_round(
    field: Field, walls: int, cells: Pair[int], headings: Pair[Direction], ring_ticks: int = 0
) -> State:
    """The state before the first tick; `walls` are those inside the field."""
    one, two = cells
    return State(field, walls | frame(field), (1 << one, 1 << two), cells, headings, ring_ticks=ring_ticks)


def after_tick(state: State, turns: Turns = STRAIGHT_ON) -> State:
    """The state one tick later: the riders take their turns, and then both move one cell at once."""
    assert not state.over, "a round that is over has no more ticks"
    headings = _headings(state, turns)
    cells = _new_cells(state, headings)
    walls = state.walls_at(state.tick + 1)
    crashes = _crash(state, walls, cells, 0), _crash(state, walls, cells, 1)
    reached_cells = _unless(crashes, cells, state.cells)
    trails = state.trails[0] | 1 << reached_cells[0], state.trails[1] | 1 << reached_cells[1]
    return State(
        state.field, walls, trails, reached_cells, headings, state.tick + 1, state.ring_ticks, crashes
    )


def _headings(state: State, turns: Turns) -> Pair[Direction]:
    """A turn counts only if it leads to the side of the direction travelled."""
    one, two = (
        heading if turn is None or not is_turn(heading, turn) else turn
        for heading, turn in zip(state.headings, turns, strict=True)
    )
    return one, two


def _new_cells(state: State, headings: Pair[Direction]) -> Pair[int]:
    one, two = (state.field.step(*each) for each in zip(state.cells, headings, strict=True))
    return one, two


def _unless(crashes: Pair[Crash | None], new: Pair[int], old: Pair[int]) -> Pair[int]:
    one, two = (old[at] if crashes[at] else new[at] for at in (0, 1))
    return one, two


def _crash(state: State, walls: int, cells: Pair[int], at: int) -> Crash | None:
    """What the rider at an index crashes into, if anything. Trails include the cells that are left now."""
    cell, other = cells[at], cells[1 - at]
    if walls >> cell & 1:
        return Crash.WALL
    if cell == other:
        return Crash.HEAD_ON
    if state.trails[at] >> cell & 1:
        return Crash.OWN_TRAIL
    if state.trails[1 - at] >> cell & 1:
        swapped = cell == state.cells[1 - at] and other == state.cells[at]
        return Crash.SWAP if swapped else Crash.OTHER_TRAIL
    return None
