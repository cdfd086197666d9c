"""States of a round, drawn as text."""

from dataclasses import replace

from game.arena.contest import read_map
from game.arena.field import DIRECTION_NAMES, Direction
from game.arena.state import State
from game.core.grid import DOWN, LEFT, RIGHT, UP

U, D, L, R = UP, DOWN, LEFT, RIGHT


def drawn(rows: str, one: Direction = RIGHT, two: Direction = LEFT) -> State:
    """A state from rows of `.`, `#` for walls, and `1` and `2` for the riders, who head this way."""
    lines = [row.strip().replace(".", " ") for row in rows.strip().splitlines()]
    return replace(read_map(lines, len(lines[0])), headings=(one, two))


def direction(name: str) -> Direction:
    return DIRECTION_NAMES.index(name)
