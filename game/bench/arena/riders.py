"""Who rides in the benchmark: levels within limits, and two simple riders to compare them with."""

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from game.arena.bots.budget import Budget
from game.arena.bots.rider_levels import LEVELS, Level, directions
from game.arena.bots.simple import compare, reflex
from game.arena.bots.view import View, as_seen
from game.arena.field import Direction
from game.arena.speed import STANDARD_SPEED, tick_milliseconds
from game.arena.state import State
from game.core.rules import Player

# Where a rider goes; None: straight on.
Rider = Callable[[State, Player, int], Direction | None]


def hugger(state: State, rider: Player, _seed: int) -> Direction | None:
    """Rides into the largest part of the field, and along most walls there."""
    return reflex(state, rider)


def comparer(state: State, rider: Player, _seed: int) -> Direction | None:
    """Rides to where most territory is left after the worst reply."""
    leads = compare(View.of(state, rider))
    return max(leads, key=leads.__getitem__, default=None)


# The riders that are no level, by name.
SIMPLE: dict[str, Rider] = {"hugger": hugger, "territory": comparer}
# The best answer within a tick counts; without one, the rider is late.
TICK_SECONDS = tick_milliseconds(STANDARD_SPEED, cut_off=False) / 1000


@dataclass
class Tally:
    """What thinking took, and what went wrong.

    Late means that there was no answer within a tick, illegal that an answer was a crash that could be seen.
    """

    nodes: int = 0
    seconds: float = 0.0
    answers: int = 0
    late: int = 0
    illegal: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.nodes + other.nodes,
            self.seconds + other.seconds,
            self.answers + other.answers,
            self.late + other.late,
            self.illegal + other.illegal,
        )

    def count(self, nodes: int, seconds: float, *, late: bool, illegal: bool) -> None:
        """Count an answer."""
        self.nodes += nodes
        self.seconds += seconds
        self.answers += 1
        self.late += late
        self.illegal += illegal


def budget_of(level: Level, nodes: int | None) -> Budget:
    """The time that a level has, counted on the processor from now on; or a number of nodes in its place."""
    if nodes is not None:
        return Budget(min(nodes, level.nodes or nodes))
    end = time.process_time() + level.milliseconds / 1000
    return level.budget(lambda: time.process_time() >= end)


class LevelRider:
    """A level that thinks for its time on the processor, or for a number of nodes in its place."""

    def __init__(self, name: str, nodes: int | None, tally: Tally) -> None:
        self._level: Level = LEVELS[name]
        self._nodes = nodes
        self._tally = tally
        self._seen: deque[State] = deque(maxlen=self._level.delay + 1)

    def __call__(self, state: State, rider: Player, seed: int) -> Direction | None:
        self._seen.append(state)
        began = time.process_time()
        budget = budget_of(self._level, self._nodes)
        seen, answer = as_seen(list(self._seen), rider, self._level.delay), None
        for direction in directions(self._level, seen, rider, seed, budget):
            if time.process_time() - began < TICK_SECONDS:
                answer = direction
        seconds, choices = time.process_time() - began, View.of(seen, rider).choices()
        illegal = answer is not None and bool(choices) and answer not in choices
        self._tally.count(budget.nodes, seconds, late=answer is None, illegal=illegal)
        return answer
