"""Where the riders start: on opposite sides, placed point-symmetrically, each facing the other's side."""

from game.arena.chance import Chance
from game.arena.field import Field
from game.core.grid import LEFT, RIGHT

HEADINGS_AT_START = (RIGHT, LEFT)
# How many rows a start may lie off the middle.
MOST_SHIFT = 4
# After up to this many draws in a row, a round starts where the drawn ones did.
DRAWS_FROM_SAME_START = 2


def start_cells(field: Field, shift: int) -> tuple[int, int]:
    """The first cells of both riders, a fifth of the width from the left and from the right."""
    first = field.cell(field.width // 5, field.height // 2 + shift)
    return first, field.across(first)


def shift_of_round(seed: int, number: int, draws: int = 0) -> int:
    """How many rows the starts of a round lie off the middle, up or down.

    Two draws in a row change nothing. After more, the riders start elsewhere, so that bots which always ride
    alike do not draw forever.
    """
    seeds = (seed, number) if draws <= DRAWS_FROM_SAME_START else (seed, number, draws)
    return Chance(*seeds).below(2 * MOST_SHIFT + 1) - MOST_SHIFT


def kept_free(field: Field, around: int, ahead: int) -> int:
    """This many cells around each possible start, and this many straight ahead of it."""
    cells = 0
    for shift in range(-MOST_SHIFT, MOST_SHIFT + 1):
        column, row = field.coordinates(start_cells(field, shift)[0])
        near = [
            (column + right, row + down)
            for right in range(-around, around + 1)
            for down in range(abs(right) - around, around - abs(right) + 1)
        ]
        runway = [(column + right, row) for right in range(ahead + 1)]
        for cell in (field.cell(*place) for place in near + runway if field.holds(*place)):
            cells |= 1 << cell | 1 << field.across(cell)
    return cells
