"""Where the riders start, and where they head.

Two start on opposite sides, placed point-symmetrically, each facing the other's side. Three and four start
near the corners of a rectangle, in point symmetry, too, and change places from round to round. No start is
the reflection of another one: bots that ride alike would meet head-on.
"""

from collections.abc import Iterable, Sequence

from game.arena.chance import Chance
from game.arena.field import Direction, Field
from game.core.grid import LEFT, RIGHT

# The first cell of a rider, and where it heads.
Start = tuple[int, Direction]
HEADINGS_AT_START = (RIGHT, LEFT)
# How many rows a start may lie off its middle.
MOST_SHIFT = 4
# After up to this many draws in a row, a round of two starts where the drawn ones did.
DRAWS_FROM_SAME_START = 2

# The corners are numbered from 0: top left, top right, bottom left, bottom right. These are those of the
# riders in three rounds, in which each is beside, above or below, and across from each of the others; from
# round to round the field is reflected, too. With three riders the last corner stays free.
CORNERS = ((0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))
REFLECTIONS = (0, 3, 1, 2)
# How many rows the corners may be shifted: one of two beside each other upwards, the other one downwards.
CORNER_SHIFTS = (-1, 1)


def start_cells(field: Field, shift: int) -> tuple[int, int]:
    """The first cells of two riders, a fifth of the width from the left and from the right."""
    first = field.cell(field.width // 5, field.height // 2 + shift)
    return first, field.across(first)


def shift_of_round(seed: int, number: int, draws: int = 0) -> int:
    """How many rows the starts of two lie off the middle, up or down.

    Two draws in a row change nothing. After more, the riders start elsewhere, so that bots which always ride
    alike do not draw forever.
    """
    seeds = (seed, number) if draws <= DRAWS_FROM_SAME_START else (seed, number, draws)
    return Chance(*seeds).below(2 * MOST_SHIFT + 1) - MOST_SHIFT


def starts_of_round(field: Field, riders: int, seed: int, number: int, draws: int = 0) -> Sequence[Start]:
    """The start of each rider in a round: after this many rounds, and this many draws in a row since."""
    if riders == 2:
        cells = start_cells(field, shift_of_round(seed, number, draws))
        return list(zip(cells, HEADINGS_AT_START, strict=True))
    corners = _corners(field, CORNER_SHIFTS[Chance(seed, number).below(len(CORNER_SHIFTS))])
    turn = Chance(seed).below(len(CORNERS) * len(REFLECTIONS)) + number
    order, reflection = CORNERS[turn % len(CORNERS)], REFLECTIONS[turn % len(REFLECTIONS)]
    return [corners[corner ^ reflection] for corner in order[:riders]]


def possible_starts(field: Field, riders: int) -> Iterable[Start]:
    """Every start that a round of so many riders may have."""
    if riders == 2:
        for shift in range(-MOST_SHIFT, MOST_SHIFT + 1):
            yield from zip(start_cells(field, shift), HEADINGS_AT_START, strict=True)
    else:
        for shift in CORNER_SHIFTS:
            yield from _corners(field, shift)


def _corners(field: Field, shift: int) -> tuple[Start, ...]:
    """A fifth of the width and a quarter of the height from the walls; all head for the middle column."""
    left, top = field.width // 5, field.height // 4
    first, second = field.cell(left, top + shift), field.cell(field.width - 1 - left, top - shift)
    return (first, RIGHT), (second, LEFT), (field.across(second), RIGHT), (field.across(first), LEFT)


def kept_free(field: Field, riders: int, around: int, ahead: int) -> int:
    """This many cells around each possible start, and this many straight ahead of it."""
    cells = 0
    for first, heading in possible_starts(field, riders):
        column, row = field.coordinates(first)
        near = [
            (column + right, row + down)
            for right in range(-around, around + 1)
            for down in range(abs(right) - around, around - abs(right) + 1)
        ]
        sign = 1 if heading == RIGHT else -1
        runway = [(column + sign * right, row) for right in range(ahead + 1)]
        for cell in (field.cell(*place) for place in near + runway if field.holds(*place)):
            cells |= 1 << cell
    return cells
