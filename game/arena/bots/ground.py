"""What every bot works out on a field: steps of whole sets of cells, and the colours of a checkerboard."""

from functools import lru_cache

from game.arena.field import Field, inside, reached
from game.core.grid import cells_in


class Ground:
    """A field with what is worked out once for it."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.stride = field.stride
        # The cells of one colour, as on a checkerboard: every step leads to the other one.
        self.black = sum(1 << cell for cell in cells_in(inside(field)) if sum(field.coordinates(cell)) % 2)

    def beside(self, cells: int) -> int:
        """All cells one step away from one of the cells."""
        stride = self.stride
        return cells << 1 | cells >> 1 | cells << stride | cells >> stride

    def reached(self, start: int, free: int) -> int:
        """All free cells that a walk over free cells leads to from a set of cells."""
        return reached(self.field, start, free)

    def most_cells(self, cells: int, entry: int) -> int:
        """The checkerboard bound: how many of the cells a path that begins next to `entry` can visit at most.

        Its cells alternate between the two colours, beginning with the one that `entry` does not have.
        """
        black = (cells & self.black).bit_count()
        white = cells.bit_count() - black
        first, second = (white, black) if entry & self.black else (black, white)
        return 2 * second + 1 if first > second else 2 * first


@lru_cache(maxsize=32)
def ground_of(field: Field) -> Ground:
    return Ground(field)
