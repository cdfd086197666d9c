"""Arrow heads that point where a rider goes, one for each direction."""

from collections.abc import Callable

from pygame import Surface

from game.arcade.draw.lines import thick_line
from game.arcade.draw.shapes import Shape
from game.arcade.draw.theme import Colour
from game.core.grid import HEADINGS


def _pointer(heading: tuple[int, int]) -> Shape:
    """The shape of an arrow head that points one way."""

    def draw(canvas: Surface, colour: Colour, width: float) -> None:
        side = canvas.get_width()
        (across, down), middle, arm = heading, side / 2, side * 0.2
        tip = middle + across * side * 0.42, middle + down * side * 0.42
        for turn in (-1, 1):
            end = (
                tip[0] - across * arm + turn * down * arm,
                tip[1] - down * arm + turn * across * arm,
            )
            thick_line(canvas, colour, tip, end, width)

    return draw


# By direction.
POINTERS: tuple[Callable[[Surface, Colour, float], None], ...] = tuple(map(_pointer, HEADINGS))
