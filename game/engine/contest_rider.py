"""Ride in a contest between programs: maps on standard input, moves on standard output.

The protocol is that of the 2010 contest: see `game/arena/contest.py`.
"""

import sys
from collections.abc import Iterator
from typing import TextIO

from game.arena.bots.rider_levels import LEVELS, directions
from game.arena.contest import ContestError, answer_text, read_map, read_size
from game.arena.state import State
from game.bots.thinker import after
from game.core.stop import never
from game.core.words import _

# A longer line belongs to no map.
LONGEST_LINE = 1000
SEED = 0


def run(level: str, source: TextIO, out: TextIO) -> int:
    """Answer maps until the input ends."""
    try:
        for state in maps(source):
            print(answer_text(_answer(state, level)), file=out, flush=True)
    except ContestError as error:
        print(f"gridlock: {error}", file=sys.stderr)
        return 1
    return 0


def maps(lines: TextIO) -> Iterator[State]:
    """The maps of a game, one for each move. Raises ContestError."""
    while first := lines.readline(LONGEST_LINE):
        width, height = read_size(first)
        rows = [lines.readline(LONGEST_LINE) for _row in range(height)]
        if not rows[-1]:
            raise ContestError(_("The map ends before its last row."))
        yield read_map(rows, width)


def _answer(state: State, level: str) -> int:
    """Where a level rides."""
    rider = LEVELS[level]
    budget = rider.budget(after(rider.milliseconds / 1000, never))
    *_worse, best = directions(rider, state, 1, SEED, budget)
    return best
