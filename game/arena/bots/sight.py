"""What a rider sees who reacts late: where the other rider was, and how it would have ridden straight on."""

from collections.abc import Sequence
from dataclasses import replace

from game.arena.state import State
from game.core.rules import Player, opponent


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
