"""Words that rise behind a rider about what has just happened there, out of the way of both riders."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.easing import Point, eased, held
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.layout import Layout
from game.arcade.draw.text import text_width, write
from game.arcade.draw.theme import Theme
from game.arcade.views.arena.area import FieldArea
from game.arena.field import Direction
from game.core.grid import HEADINGS
from game.core.rules import Player

# How long a call is seen.
CALL_SECONDS = 0.8
# How far behind the rider it begins, and how far it moves away from there, in cells.
BEHIND, CALL_RISE = 1.2, 1.2


@dataclass(frozen=True)
class Call:
    """A word about what has just happened to a rider."""

    words: str
    rider: Player
    place: Point
    heading: Direction
    other: Point  # where the other rider was
    age: float = 0.0  # in seconds


def draw_calls(canvas: Surface, layout: Layout, theme: Theme, area: FieldArea, calls: Sequence[Call]) -> None:
    for call, box in boxes_of(layout, area, calls):
        _draw_call(canvas, layout, theme, call, box)


def boxes_of(layout: Layout, area: FieldArea, calls: Sequence[Call]) -> list[tuple[Call, Rect]]:
    """The calls that are seen, and where: if two of them would overlap, only the later one."""
    shown: list[tuple[Call, Rect]] = []
    for call in reversed(calls):
        box = _box_of(layout, area, call)
        if box.collidelist([taken for _call, taken in shown]) < 0:
            shown.append((call, box))
    return shown


def _box_of(layout: Layout, area: FieldArea, call: Call) -> Rect:
    """Behind the rider, on the side away from the other one: neither has to steer there."""
    box = Rect(0, 0, text_width(call.words, layout.small, bold=True), layout.line(layout.small))
    away = BEHIND + CALL_RISE * eased(call.age / CALL_SECONDS)
    across, down = HEADINGS[call.heading]
    x, y = call.place
    from_other = _sign(x - call.other[0]), _sign(y - call.other[1])
    side = (-across, from_other[1]) if across else (from_other[0], -down)
    edge = (x + side[0] * away, y - side[1] / 2) if across else (x - side[0] / 2, y + side[1] * away)
    point = area.at(edge)
    box.center = (
        round(point[0] + side[0] * box.width / 2),
        round(point[1] + side[1] * box.height / 2),
    )
    return box.clamp(area.rect)


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)


def _draw_call(canvas: Surface, layout: Layout, theme: Theme, call: Call, box: Rect) -> None:
    share = call.age / CALL_SECONDS

    def draw() -> None:
        write(canvas, call.words, layout.small, theme.ink, bold=True, center=box.center)

    draw_faded(canvas, box, held(2 - 2 * share), draw)
