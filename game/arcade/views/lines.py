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


def draw_lines(area: Rect, lines: Sequence[Line], *, widest: int | None = None) -> None:
    """Draw lines one below the other, evenly spread unless a widest gap is given."""
    shown = list(lines)
    while len(shown) > 1 and sum(line.height for line in shown) > area.height:
        shown.remove(max(shown, key=lambda line: line.rank))
    room = max(0, area.height - sum(line.height for line in shown))
    gap = room // (len(shown) + 1) if widest is None else min(widest, room // len(shown))
    y = area.top + (gap if widest is None else 0)
    for line in shown:
        line.draw(Rect(area.left, y, area.width, line.height))
        y += line.height + gap
