"""A round as it is ridden: its state, the presses that wait, the turns that were taken, and the paths."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.arena.field import Direction, is_turn
from game.arena.state import State, after_tick
from game.core.rules import Player

# The turns that a rider took: the tick that each was taken in, counted from 1, and where it led.
TurnsTaken = tuple[tuple[int, Direction], ...]
# The cells that a rider has been on, in order.
Path = tuple[int, ...]
# The turns that wait for their ticks.
Queue = tuple[Direction, ...]
LONGEST_QUEUE = 2


def press(queue: Queue, heading: Direction, direction: Direction) -> Queue:
    """The queue after a press.

    Each turn follows another one, or the direction travelled. A press that would lead straight on or back
    from there is dropped. A press into a full queue replaces its last turn, and so follows the one before.
    """
    kept = queue[: LONGEST_QUEUE - 1]
    before = kept[-1] if kept else heading
    return (*kept, direction) if is_turn(before, direction) else queue


def take(queue: Queue, heading: Direction) -> tuple[Direction | None, Queue]:
    """The turn of the next tick, if there is one, and the queue without it."""
    if not queue:
        return None, queue
    return (queue[0] if is_turn(heading, queue[0]) else None), queue[1:]


@dataclass(frozen=True)
class Round:
    """One round. `press` and `after_tick` return the next one."""

    start: State
    state: State
    paths: tuple[Path, ...]
    queues: tuple[Queue, ...]
    taken: tuple[TurnsTaken, ...]

    @classmethod
    def at(cls, start: State) -> "Round":
        nothing = ((),) * len(start.cells)
        return cls(start, start, tuple((cell,) for cell in start.cells), nothing, nothing)

    @property
    def over(self) -> bool:
        return self.state.over

    def press(self, rider: Player, direction: Direction) -> "Round":
        """The round after a person or a bot pressed a direction; in vain if its rider has crashed."""
        if self.state.crashes[rider - 1]:
            return self
        queues = list(self.queues)
        queues[rider - 1] = press(queues[rider - 1], self.state.headings[rider - 1], direction)
        return replace(self, queues=tuple(queues))

    def after_tick(self) -> "Round":
        """The round one tick later: each rider takes a turn from its queue and rides on."""
        riders = zip(self.queues, self.state.headings, self.state.crashes, strict=True)
        drawn = [(None, ()) if crash else take(queue, heading) for queue, heading, crash in riders]
        turns, queues = tuple(turn for turn, _left in drawn), tuple(left for _turn, left in drawn)
        state = after_tick(self.state, turns)
        paths = tuple(_ridden(path, state, at) for at, path in enumerate(self.paths))
        taken = tuple(
            _noted(before, state.tick, turn) for before, turn in zip(self.taken, turns, strict=True)
        )
        return Round(self.start, state, paths, queues, taken)

    def moments(self) -> Iterator["Round"]:
        """The round at its start and after every tick, up to now; presses that still wait are left out."""
        moment = Round.at(self.start)
        yield moment
        due = [dict(taken) for taken in self.taken]
        while moment.state.tick < self.state.tick:
            for rider, turns in zip(self.state.riders, due, strict=True):
                turn = turns.get(moment.state.tick + 1)
                moment = moment if turn is None else moment.press(rider, turn)
            moment = moment.after_tick()
            yield moment


def _ridden(path: Path, state: State, at: int) -> Path:
    """A path after a tick; a rider who crashes stays where it was."""
    return path if state.crashes[at] else (*path, state.cells[at])


def _noted(taken: TurnsTaken, tick: int, turn: Direction | None) -> TurnsTaken:
    return taken if turn is None else (*taken, (tick, turn))
