"""The eight maps: which cells inside the field are walls. Every map looks the same after a half turn.

A shape is given for one cell by its distance from the middle, in half widths and half heights.
"""

from collections.abc import Callable
from functools import lru_cache

from game.arena.chance import Chance
from game.arena.field import Field, inside, reached
from game.arena.starts import kept_free
from game.core.words import later

# Whether the cell this many columns and rows from the middle is a wall, on a field of this size.
Shape = Callable[[int, int, Field], bool]

# The free cells around each possible start, and straight ahead of it: on Scatter, and on the other maps.
FREE_ON_SCATTER, FREE_ELSEWHERE = (4, 8), (1, 4)
# Fields with fewer rows than this are low.
LOW = 20
# Scatter fills one cell of this many.
SCATTERED = 33


def _is_low(field: Field) -> bool:
    """Whether the possible starts take up most of the rows: walls then stand nearer to the middle."""
    return field.height < LOW


def _block(right: int, down: int, field: Field) -> bool:
    return right <= field.width // 9 and down <= field.height // 7


def _pillars(right: int, down: int, field: Field) -> bool:
    apart = 4 if _is_low(field) else 6
    return right % 6 == 3 and down % apart == apart // 2


def _cross(right: int, down: int, field: Field) -> bool:
    return (down == 0 and right <= field.width // 5) or (right == 0 and down <= field.height // 3)


def _rooms(right: int, down: int, field: Field) -> bool:
    """Nine rooms, with a door between any two neighbours."""
    side, floor = (4, 3) if _is_low(field) else (field.width // 6, field.height // 6)
    upright = right == side and down > 1 and not 2 * floor - 1 <= down <= 2 * floor + 1
    level = down == floor and right > 1 and not 2 * side - 1 <= right <= 2 * side + 1
    return upright or level


def _ring(right: int, down: int, field: Field) -> bool:
    """The walls around a court in the middle, open at its corners and in the middle of its sides."""
    side, floor = 4 if _is_low(field) else field.width // 6, field.height // 4
    upright = right == side and 1 < down < floor
    return upright or (down == floor and 2 < right < side)


def _diamond(right: int, down: int, field: Field) -> bool:
    """The corners are cut off."""
    return 2 * right * field.height + 2 * down * field.width > 1.35 * field.width * field.height


SHAPES: dict[str, Shape] = {
    "block": _block,
    "pillars": _pillars,
    "cross": _cross,
    "rooms": _rooms,
    "ring": _ring,
    "diamond": _diamond,
}
EMPTY, SCATTER = "empty", "scatter"
# Every map and its title.
MAPS = {
    EMPTY: later("Empty"),
    "block": later("Block"),
    "pillars": later("Pillars"),
    "cross": later("Cross"),
    "rooms": later("Rooms"),
    "ring": later("Ring"),
    "diamond": later("Diamond"),
    SCATTER: later("Scatter"),
}


@lru_cache(maxsize=64)
def walls_of(name: str, field: Field, seed: int, riders: int = 2) -> int:
    """The walls of a map inside the field; only Scatter depends on the seed."""
    if name == SCATTER:
        return _scattered(field, kept_free(field, riders, *FREE_ON_SCATTER), Chance(seed))
    shape = SHAPES.get(name)
    return _shaped(field, shape) & ~kept_free(field, riders, *FREE_ELSEWHERE) if shape else 0


def _shaped(field: Field, shape: Shape) -> int:
    walls = 0
    for row in range(field.height):
        for column in range(field.width):
            right, down = abs(column - field.width // 2), abs(row - field.height // 2)
            walls |= shape(right, down, field) << field.cell(column, row)
    return walls


def _scattered(field: Field, kept: int, chance: Chance) -> int:
    """Single walls outside the cells kept free, in pairs, none of which cuts a part of the field off."""
    walls, wanted = 0, field.width * field.height // SCATTERED
    free = inside(field) & ~kept
    while walls.bit_count() < wanted:
        cell = field.cell(chance.below(field.width), chance.below(field.height))
        pair = 1 << cell | 1 << field.across(cell)
        if pair & free == pair and is_connected(field, inside(field) & ~(walls | pair)):
            walls |= pair
    return walls


def is_connected(field: Field, cells: int) -> bool:
    """Whether a walk over the cells leads from each of them to all others."""
    first = cells & -cells
    return first | reached(field, first, cells) == cells
