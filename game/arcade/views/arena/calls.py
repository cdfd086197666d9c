"""Words that rise beside a rider about what has just happened there, out of the way of all who ride.

They stand on a dark plate, because walls of light may lie below them.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point, clamped, eased
from game.arcade.draw.fading import lay_share
from game.arcade.draw.layout import Layout
from game.arcade.draw.material import gradient, rounded
from game.arcade.draw.text import text_width, write
from game.arcade.draw.theme import Theme
from game.arcade.views.arena.field_area import FieldArea
from game.arcade.views.arena.riders import square_at
from game.arena.field import Direction
from game.core.grid import HEADINGS
from game.core.rules import Player

# How long a call is seen, and how long it takes to fade at the end: what is faint cannot be read.
CALL_SECONDS, FADING_SECONDS = 0.8, 0.16
# How far from riders it begins, and how far it moves away from there, in cells.
GAP, CALL_RISE = 0.4, 1.2
# How many cells before a rider are kept clear, if they can be.
AHEAD = 5


class Going(NamedTuple):
    """Where a rider is, and where it heads."""

    place: Point
    heading: Direction


@dataclass(frozen=True)
class Call:
    """A word about what has just happened to a rider. The places are those after the tick."""

    words: str
    rider: Player
    going: Going
    others: tuple[Going, ...]  # those who ride on; the nearest one first
    age: float = 0.0  # in seconds


def draw_calls(
    canvas: Surface,
    layout: Layout,
    theme: Theme,
    area: FieldArea,
    calls: Sequence[Call],
    riders: Sequence[Rect],
) -> None:
    """Draw the calls. One to which a rider comes back is gone before they touch; nobody may ride any more."""
    for call, box in boxes_of(layout, area, calls):
        clear = min((_gap(box, rider) for rider in riders), default=math.inf) / (GAP * area.cell)
        left = clamped((CALL_SECONDS - call.age) / FADING_SECONDS)
        _draw_call(canvas, layout, theme, call, box, clamped(clear) * left)


def boxes_of(layout: Layout, area: FieldArea, calls: Sequence[Call]) -> list[tuple[Call, Rect]]:
    """The calls that are seen, with their places; of two that would overlap, only the later one."""
    shown: list[tuple[Call, Rect]] = []
    for call in reversed(calls):
        box = _box_of(layout, area, call)
        if box is not None and box.collidelist([taken for _call, taken in shown]) < 0:
            shown.append((call, box))
    return shown


def _box_of(layout: Layout, area: FieldArea, call: Call) -> Rect | None:
    """The first place that is clear of all riders and, if there is one, of where they ride next.

    None where so little room is left that the call would touch a rider.
    """
    across, down = layout.px(2), layout.px(0.6)
    size = text_width(call.words, layout.small, bold=True) + across, layout.line(layout.small) + down
    for cells_ahead in (AHEAD, 0):
        riders = _paths(area, call, cells_ahead)
        for side in _sides(call):
            first, now, last = (
                _beside(layout, area, call, size, side, rise)
                for rise in (0.0, CALL_RISE * eased(call.age / CALL_SECONDS), CALL_RISE)
            )
            if first.union(last).collidelist(riders) < 0:
                return now
    return None


def _sides(call: Call) -> Iterator[tuple[int, int]]:
    """Where a call may stand, across and down: first behind the rider, away from the nearest one."""
    across, down = HEADINGS[call.going.heading]
    near = call.others[0].place if call.others else (0.0, 0.0)
    away = [1 if here >= there else -1 for here, there in zip(call.going.place, near, strict=True)]
    for behind in (-1, 0, 1):
        for beside in (1, -1):
            yield (across * behind, away[1] * beside) if across else (away[0] * beside, down * behind)


def _beside(
    layout: Layout, area: FieldArea, call: Call, size: tuple[int, int], side: tuple[int, int], rise: float
) -> Rect:
    """Where a call is on one side of its rider, within the field; it moves away while it rises."""
    taken = _paths(area, call, 0)[0].inflate(*[2 * round((GAP + rise) * area.cell)] * 2)
    box = Rect((0, 0), size)
    box.center = (
        taken.centerx + side[0] * (taken.width + box.width) // 2,
        taken.centery + side[1] * (taken.height + box.height) // 2,
    )
    return box.clamp(area.rect.clip(layout.screen))


def _paths(area: FieldArea, call: Call, cells: int) -> list[Rect]:
    """What each rider covers on its way from one cell behind it to so many cells ahead."""
    found = []
    for (x, y), heading in (call.going, *call.others):
        across, down = HEADINGS[heading]
        behind, ahead = (x - across, y - down), (x + cells * across, y + cells * down)
        found.append(square_at(area, behind).union(square_at(area, ahead)))
    return found


def _gap(box: Rect, rider: Rect) -> int:
    """How far apart both are; less than 1 if they touch."""
    across = max(box.left - rider.right, rider.left - box.right)
    return max(across, box.top - rider.bottom, rider.top - box.bottom)


def _draw_call(canvas: Surface, layout: Layout, theme: Theme, call: Call, box: Rect, light: float) -> None:
    lay_share(canvas, _plate(theme, layout, call.words, box.size), box, light)


@baked
def _plate(theme: Theme, layout: Layout, words: str, size: tuple[int, int]) -> Surface:
    """The words on their plate."""
    plate = rounded(gradient(size, theme.night, theme.night), size[1] // 2)
    write(plate, words, layout.small, theme.ink, bold=True, center=plate.get_rect().center)
    return plate
