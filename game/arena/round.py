"""A round as it is ridden: its state, the presses that wait, the turns that were taken, and the paths."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.arena.field import Direction, is_turn
from game.arena.state import Pair, State, after_tick
from game.core.rules import PLAYERS, Player

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
    paths: Pair[Path]
    queues: Pair[Queue] = ((), ())
    taken: Pair[TurnsTaken] = ((), ())

    @classmethod
    def at(cls, start: State) -> "Round":
        return cls(start, start, ((start.cells[0],), (start.cells[1],)))

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

    def after_tick(self) -> "Round":
        """The round one tick later: each rider takes a turn from its queue and rides on."""
        headings = self.state.headings
        one, left_one = take(self.queues[0], headings[0])
        two, left_two = take(self.queues[1], headings[1])
        state = after_tick(self.state, (one, two))
        paths = _ridden(self.paths[0], state, 0), _ridden(self.paths[1], state, 1)
        taken = _noted(self.taken[0], state.tick, one), _noted(self.taken[1], state.tick, two)
        return Round(self.start, state, paths, (left_one, left_two), taken)

    def moments(self) -> Iterator["Round"]:
        """The round at its start and after every tick, up to now; presses that still wait are left out."""
        moment = Round.at(self.start)
        yield moment
        due = dict(self.taken[0]), dict(self.taken[1])
        while moment.state.tick < self.state.tick:
            for rider, turns in zip(PLAYERS, due, strict=True):
                turn = turns.get(moment.state.tick + 1)
                moment = moment if turn is None else moment.press(rider, turn)
            moment = moment.after_tick()
            yield moment


def _ridden(path: Path, state: State, at: int) -> Path:
    """A path after a tick; a rider who crashes stays where it was."""
    return path if state.crashes[at] else (*path, state.cells[at])


def _noted(taken: TurnsTaken, tick: int, turn: Direction | None) -> TurnsTaken:
    return taken if turn is None else (*taken, (tick, turn))
