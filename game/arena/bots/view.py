"""What a bot knows about a round, from its own side."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.arena.bots.ground import Ground, ground_of
from game.arena.field import EVERY_DIRECTION, Direction, is_turn
from game.arena.state import State
from game.core.rules import Player

# For how many ticks ahead it is worked out where walls close in; no search looks further.
FARTHEST = 40


@dataclass(frozen=True)
class View:
    """A state as a rider sees it. Each head is a single bit; `free` holds neither of them.

    Of several opponents, the nearest one is `other`. All further riders count as walls, and as long as there
    are any, it is better to give way than to crash together with somebody.
    """

    ground: Ground
    free: int
    own: int
    other: int
    heading: Direction  # of the own rider
    closing: tuple[int, ...]  # for each coming tick, the cells that are still open after it
    risky: int = 0  # with more than two riders, the cells that the others may enter next

    @classmethod
    def of(cls, state: State, rider: Player) -> "View":
        ground, free, own = ground_of(state.field), state.free, 1 << state.cells[rider - 1]
        opponents = [each for each in state.riders if state.team(each) != state.team(rider)]
        riding = [each for each in opponents if each in state.riding] or opponents
        other = _nearest(ground, free, own, [1 << state.cells[each - 1] for each in riding])
        further = sum(1 << state.cells[each - 1] for each in state.riding) & ~(own | other)
        everything = (1 << state.field.stride * (state.field.height + 2)) - 1
        walls = (
            [state.walls_at(state.tick + ticks) for ticks in range(1, FARTHEST + 1)]
            if state.ring_ticks
            else []
        )
        return cls(
            ground,
            free,
            own,
            other,
            state.headings[rider - 1],
            tuple(everything & ~each for each in walls),
            ground.beside(further | other) if further else 0,
        )

    def open_after(self, ticks: int) -> int:
        """The cells that the walls leave open after these ticks; -1, all bits, if the walls do not move."""
        return self.closing[min(ticks, FARTHEST) - 1] if self.closing else -1

    def steps(self, head: int) -> tuple[int, int, int, int]:
        """The cells up, down, left and right of a head."""
        stride = self.ground.stride
        return head >> stride, head << stride, head >> 1, head << 1

    def choices(self) -> list[Direction]:
        """The directions, except back, that do not crash at once into a wall or a trail.

        Those that may crash together with one of several others are left out if there is another one.
        """
        free, steps = self.free & self.open_after(1), self.steps(self.own)
        onward = [self.heading, *(each for each in EVERY_DIRECTION if is_turn(self.heading, each))]
        open_ways = [direction for direction in onward if steps[direction] & free]
        return [direction for direction in open_ways if not steps[direction] & self.risky] or open_ways


def _nearest(ground: Ground, free: int, own: int, heads: list[int]) -> int:
    """The head with the shortest way over free cells; the first one if there is no way to any of them."""
    front, beyond = own, free
    while front and len(heads) > 1:
        beside = ground.beside(front)
        met = [head for head in heads if beside & head]
        if met:
            return met[0]
        front = beside & beyond
        beyond ^= front
    return heads[0]


def as_seen(states: Sequence[State], rider: Player, delay: int) -> State:
    """The newest of some consecutive states, with the others as they were seen this many ticks before."""
    now, before = states[-1], states[max(0, len(states) - 1 - delay)]
    cells, trails, headings = list(now.cells), list(now.trails), list(now.headings)
    for other in now.riding:
        if other != rider:
            at = other - 1
            cells[at], trails[at], headings[at] = _ridden_on(now, before, at)
    return replace(now, cells=tuple(cells), trails=tuple(trails), headings=tuple(headings))


def _ridden_on(now: State, before: State, at: int) -> tuple[int, int, Direction]:
    """The cell, the trail and the heading of a rider who has ridden straight on since a state before."""
    cell, trail, heading = before.cells[at], before.trails[at], before.headings[at]
    taken = ~(now.free | now.trails[at])
    for _tick in range(now.tick - before.tick):
        ahead = now.field.step(cell, heading)
        if (taken | trail) >> ahead & 1:
            break
        cell, trail = ahead, trail | 1 << ahead
    return cell, trail, heading
