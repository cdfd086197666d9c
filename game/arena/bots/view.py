"""What a bot knows about a round, from its own side."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.arena.bots.ground import Ground, ground_of
from game.arena.field import EVERY_DIRECTION, Direction, is_turn
from game.arena.state import State
from game.core.rules import Player, opponent

# For how many ticks ahead it is worked out where walls close in; no search looks further.
FARTHEST = 40


@dataclass(frozen=True)
class View:
    """A state as a rider sees it. Each head is a single bit; `free` holds neither of them."""

    ground: Ground
    free: int
    own: int
    other: int
    heading: Direction  # of the own rider
    closing: tuple[int, ...]  # for each coming tick, the cells that are still open after it

    @classmethod
    def of(cls, state: State, rider: Player) -> "View":
        own, other = (1 << state.cells[each - 1] for each in (rider, opponent(rider)))
        everything = (1 << state.field.stride * (state.field.height + 2)) - 1
        walls = (
            [state.walls_at(state.tick + ticks) for ticks in range(1, FARTHEST + 1)]
            if state.ring_ticks
            else []
        )
        return cls(
            ground_of(state.field),
            state.free,
            own,
            other,
            state.headings[rider - 1],
            tuple(everything & ~each for each in walls),
        )

    def open_after(self, ticks: int) -> int:
        """The cells that the walls leave open after these ticks; -1, all bits, if the walls do not move."""
        return self.closing[min(ticks, FARTHEST) - 1] if self.closing else -1

    def steps(self, head: int) -> tuple[int, int, int, int]:
        """The cells up, down, left and right of a head."""
        stride = self.ground.stride
        return head >> stride, head << stride, head >> 1, head << 1

    def choices(self) -> list[Direction]:
        """The directions, except back, that do not crash at once into a wall or a trail."""
        free, steps = self.free & self.open_after(1), self.steps(self.own)
        onward = [self.heading, *(each for each in EVERY_DIRECTION if is_turn(self.heading, each))]
        return [direction for direction in onward if steps[direction] & free]


def as_seen(states: Sequence[State], rider: Player, delay: int) -> State:
    """The newest of some consecutive states, with the other rider as it was seen this many ticks before."""
    now, before = states[-1], states[max(0, len(states) - 1 - delay)]
    at = opponent(rider) - 1
    cell, trail, heading = before.cells[at], before.trails[at], before.headings[at]
    taken = now.walls | now.trails[rider - 1]
    for _tick in range(now.tick - before.tick):
        ahead = now.field.step(cell, heading)
        if (taken | trail) >> ahead & 1:
            break
        cell, trail = ahead, trail | 1 << ahead
    cells, trails, headings = list(now.cells), list(now.trails), list(now.headings)
    cells[at], trails[at], headings[at] = cell, trail, heading
    return replace(
        now, cells=(cells[0], cells[1]), trails=(trails[0], trails[1]), headings=(headings[0], headings[1])
    )
