"""What changes on a screen on which nothing but the night moves."""

from dataclasses import dataclass, replace
from typing import TypeVar

from pygame import Rect

from game.arcade.draw.layout import Layout
from game.arcade.draw.night import moving_part
from game.arcade.draw.theme import Theme


@dataclass(frozen=True)
class NightPicture:
    """What pictures before the night have in common."""

    layout: Layout
    theme: Theme
    time: float


P = TypeVar("P", bound=NightPicture)


def changed_by_night(before: P, after: P) -> tuple[Rect, ...] | None:
    """The part of the screen in which two pictures differ if only the night has moved, else None."""
    if replace(before, time=after.time) != after:
        return None
    return () if before.time == after.time else moving_part(after.layout.screen, after.theme)
