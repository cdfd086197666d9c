"""One moment of a round as a value, and what one tick makes of it.

Riders are numbered from 1, and so are teams. Whatever each of them has is a tuple, that of number 1 first. A
rider who rides alone is a team of one: where all do, a team has the number of its rider.
"""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from itertools import combinations
from math import inf

from game.arena.field import Direction, Field, closed_in, frame, inside, is_turn, reached
from game.core.rules import Outcome, Player

# The riders of each team.
Teams = tuple[tuple[Player, ...], ...]
# The turns of one tick: for each rider a direction, or None to ride straight on.
Turns = tuple[Direction | None, ...]
STRAIGHT_ON: Turns = ()


class Crash(Enum):
    """What a rider crashed into."""

    WALL = "wall"
    OWN_TRAIL = "own trail"
    OTHER_TRAIL = "other trail"  # the cell that another rider just left included
    HEAD_ON = "head-on"  # another rider entered the same cell
    SWAP = "swap"  # each entered the cell that the other left


# What each rider crashed into; None while it rides.
Crashes = tuple[Crash | None, ...]


def each_alone(riders: int) -> Teams:
    """This many riders, each of whom rides alone."""
    return tuple((rider,) for rider in range(1, riders + 1))


@dataclass(frozen=True)
class State:
    """Everything that decides how a round goes on.

    A trail includes the cell its rider is on. A rider who has crashed stays on the last cell it reached, and
    its trail stays, too.
    """

    field: Field
    walls: int  # the wall around the field included
    trails: tuple[int, ...]
    cells: tuple[int, ...]
    headings: tuple[Direction, ...]
    crashes: Crashes
    teams: Teams
    tick: int = 0
    ring_ticks: int = 0  # after this many ticks each, the wall closes in by one ring; 0: it never does

    # The riders

    @property
    def riders(self) -> tuple[Player, ...]:
        return tuple(range(1, len(self.cells) + 1))

    @property
    def riding(self) -> tuple[Player, ...]:
        """The riders who have not crashed."""
        return tuple(rider for rider in self.riders if self.crashes[rider - 1] is None)

    def team(self, rider: Player) -> int:
        """The number of the team in which a rider rides."""
        return next(number for number, team in enumerate(self.teams, start=1) if rider in team)

    def ahead(self, rider: Player) -> int:
        """The cell in front of a rider; where it crashed, once it has."""
        return self.field.step(self.cells[rider - 1], self.headings[rider - 1])

    def crash_tick(self, rider: Player) -> int | None:
        """The tick in which a rider crashed, counted from 1; None while it rides.

        Its trail has its first cell, and another one for each tick before the crash.
        """
        return self.trails[rider - 1].bit_count() if self.crashes[rider - 1] else None

    def struck(self, rider: Player) -> tuple[Player, ...]:
        """The others whom a rider crashed into, or into whose trail; nobody at a wall or at its own trail."""
        cell, crash = self.ahead(rider), self.crashes[rider - 1]
        others = [other for other in self.riders if other != rider]
        if crash is Crash.HEAD_ON:
            when = self.crash_tick(rider)
            return tuple(
                each for each in others if self.ahead(each) == cell and self.crash_tick(each) == when
            )
        if crash in (Crash.OTHER_TRAIL, Crash.SWAP):
            return tuple(each for each in others if self.trails[each - 1] >> cell & 1)
        return ()

    # The result

    @property
    def over(self) -> bool:
        """Whether at most one team still rides."""
        return len(self._teams_riding) < 2

    @property
    def outcome(self) -> Outcome | None:
        """Which team has won the round, by its number; None while it goes on."""
        if not self.over:
            return None
        return Outcome(next(iter(self._teams_riding), None))

    @cached_property
    def points(self) -> tuple[int, ...]:
        """What each team has scored: a point for every rider of another one who crashed while it rode on."""
        until = [self.crash_tick(rider) or inf for rider in self.riders]
        return tuple(
            sum(end < max(until[mate - 1] for mate in team) for end in _of_others(until, team))
            for team in self.teams
        )

    @property
    def _teams_riding(self) -> set[int]:
        return {self.team(rider) for rider in self.riding}

    # The field

    @property
    def free(self) -> int:
        """The cells that can be entered."""
        taken = self.walls
        for trail in self.trails:
            taken |= trail
        return inside(self.field) & ~taken

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

    @cached_property
    def cut_off(self) -> bool:
        """Whether no two riders can reach each other any more. Who crashes in a tick still counts in it."""
        ridden = [rider for rider in self.riders if (self.crash_tick(rider) or inf) >= self.tick]
        heads = [1 << self.cells[rider - 1] for rider in ridden]
        return not any(
            reached(self.field, head, self.free | sum(heads) & ~head) & sum(heads) for head in heads[:-1]
        )

    @cached_property
    def tension(self) -> float:
        """How near the end is, from 0 to 1, where nobody can reach what another one can.

        Few rounds fill the field, so a field that is getting narrow counts for more than its cells.
        """
        reach = [reached(self.field, 1 << self.cells[rider - 1], self.free) for rider in self.riding]
        shared = 0
        for one, other in combinations(reach, 2):
            shared |= one & other
        return 1 - (shared.bit_count() / inside(self.field).bit_count()) ** 2


def _of_others(until: list[float], team: tuple[Player, ...]) -> list[float]:
    return [end for rider, end in enumerate(until, start=1) if rider not in team]


def start_of_round(
    field: Field,
    walls: int,
    cells: tuple[int, ...],
    headings: tuple[Direction, ...],
    ring_ticks: int = 0,
    teams: Teams = (),
) -> State:
    """The state before the first tick; `walls` are those inside the field. Without teams each rides alone."""
    return State(
        field,
        walls | frame(field),
        tuple(1 << cell for cell in cells),
        cells,
        headings,
        (None,) * len(cells),
        teams or each_alone(len(cells)),
        ring_ticks=ring_ticks,
    )


def after_tick(state: State, turns: Turns = STRAIGHT_ON) -> State:
    """The state one tick later: the riders take their turns, and then all move one cell at once."""
    assert not state.over, "a round that is over has no more ticks"
    headings = _headings(state, turns)
    cells = tuple(state.field.step(*each) for each in zip(state.cells, headings, strict=True))
    walls = state.walls_at(state.tick + 1)
    crashes = tuple(_crash(state, walls, cells, at) for at in range(len(cells)))
    reached_cells = tuple(
        old if crash else new for old, new, crash in zip(state.cells, cells, crashes, strict=True)
    )
    trails = tuple(trail | 1 << cell for trail, cell in zip(state.trails, reached_cells, strict=True))
    return State(
        state.field,
        walls,
        trails,
        reached_cells,
        headings,
        crashes,
        state.teams,
        state.tick + 1,
        state.ring_ticks,
    )


def _headings(state: State, turns: Turns) -> tuple[Direction, ...]:
    """A turn counts only if it leads to the side of the direction travelled."""
    if not turns:
        return state.headings
    return tuple(
        heading if turn is None or crash or not is_turn(heading, turn) else turn
        for heading, turn, crash in zip(state.headings, turns, state.crashes, strict=True)
    )


def _crash(state: State, walls: int, cells: tuple[int, ...], at: int) -> Crash | None:
    """What the rider at an index crashes into, if anything; or what it crashed into before.

    `cells` are those ahead of everybody. Trails include the cells that are left now.
    """
    cell, before = cells[at], state.crashes[at]
    if before:
        return before
    if walls >> cell & 1:
        return Crash.WALL
    riding = [rider - 1 for rider in state.riding if rider - 1 != at]
    if any(cells[other] == cell for other in riding):
        return Crash.HEAD_ON
    if state.trails[at] >> cell & 1:
        return Crash.OWN_TRAIL
    if any(cell == state.cells[other] and cells[other] == state.cells[at] for other in riding):
        return Crash.SWAP
    return None if state.free >> cell & 1 else Crash.OTHER_TRAIL
