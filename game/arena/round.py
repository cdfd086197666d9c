"""A round as it is ridden: its state, the presses that wait, and the turns that were taken."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.arena.field import Direction
from game.arena.state import Pair, State, after_tick
from game.arena.turns import Queue, Turns, press, take
from game.core.rules import Player

# The turns that a rider took: the tick that each was taken in, counted from 1, and where it led.
TurnsTaken = tuple[tuple[int, Direction], ...]


@dataclass(frozen=True)
class Round:
    """One round. `press` and `after_tick` return the next one."""

    start: State
    state: State
    queues: Pair[Queue] = ((), ())
    taken: Pair[TurnsTaken] = ((), ())

    @classmethod
    def at(cls, start: State) -> "Round":
        return cls(start, start)

    @property
    def over(self) -> bool:
        return self.state.over

    def press(self, rider: Player, direction: Direction) -> "Round":
        """The round after a rider pressed a direction; people and bots alike."""
        one, two = self.queues
        heading = self.state.headings[rider - 1]
        if rider == 1:
            return replace(self, queues=(press(one, heading, direction), two))
        return replace(self, queues=(one, press(two, heading, direction)))

    def without_presses(self) -> "Round":
        """The round with empty queues."""
        return replace(self, queues=((), ()))

    def after_tick(self) -> "Round":
        """The round one tick later: each rider takes a turn from its queue and rides on."""
        headings = self.state.headings
        one, left_one = take(self.queues[0], headings[0])
        two, left_two = take(self.queues[1], headings[1])
        tick = self.state.tick + 1
        taken = _noted(self.taken[0], tick, one), _noted(self.taken[1], tick, two)
        return Round(self.start, after_tick(self.state, (one, two)), (left_one, left_two), taken)

    def states(self) -> Iterator[State]:
        """Every state of the round, from its start to now."""
        state = self.start
        yield state
        one, two = (dict(taken) for taken in self.taken)
        while state.tick < self.state.tick:
            turns: Turns = one.get(state.tick + 1), two.get(state.tick + 1)
            state = after_tick(state, turns)
            yield state

    def paths(self) -> Pair[tuple[int, ...]]:
        """The cells that each rider has been on, in order."""
        cells = [state.cells for state in self.states()]
        if self.over:  # who crashed stayed on the cell before
            stayed = self.state.crashes
            ends = tuple(cells if crash is None else cells[:-1] for crash in stayed)
            return tuple(pair[0] for pair in ends[0]), tuple(pair[1] for pair in ends[1])
        return tuple(pair[0] for pair in cells), tuple(pair[1] for pair in cells)


def _noted(taken: TurnsTaken, tick: int, turn: Direction | None) -> TurnsTaken:
    return taken if turn is None else (*taken, (tick, turn))
