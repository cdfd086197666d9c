"""Lines of an area: if there is no room for all of them, the least important ones go."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect


@dataclass(frozen=True)
class Line:
    """Something to draw in a box of a height. The line with the highest rank is the first to go."""

    rank: int
    height: int
    draw: Callable[[Rect], object]
    close: bool = False  # whether it belongs to the line above it, and stands close to it


def draw_lines(area: Rect, lines: Sequence[Line], *, widest: int | None = None, down: float = 0.0) -> None:
    """Draw lines one below the other, evenly spread unless a widest gap is given.

    With such a gap, they stand at the top of the area, in its middle (`down` is 0.5), or at its foot (1).
    """
    shown = list(lines)
    while len(shown) > 1 and sum(line.height for line in shown) > area.height:
        shown.remove(max(shown, key=lambda line: line.rank))
    room = max(0, area.height - sum(line.height for line in shown))
    apart = sum(not line.close for line in shown[1:])
    gap = room // (apart + 2) if widest is None else min(widest, room // (apart + 1))
    y = area.top + (gap if widest is None else round((room - apart * gap) * down))
    for number, line in enumerate(shown):
        if number and not line.close:
            y += gap
        line.draw(Rect(area.left, y, area.width, line.height))
        y += line.height
