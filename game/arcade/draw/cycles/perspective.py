"""How bodies that stand on the floor are seen: from above, a little from the front and from the right.

Heights, like all lengths on the floor, are in cells.
"""

import math
from collections.abc import Callable
from typing import NamedTuple, Protocol

import pygame
from pygame import Rect, Surface

from game.arcade.draw.easing import Point
from game.arcade.draw.theme import Colour

# How far from its foot a point one unit above it appears on the picture: to the left, and upwards.
LIFT = (-0.2, -0.55)


class Area(Protocol):
    """Anything that says where cells lie on the screen."""

    @property
    def rect(self) -> Rect: ...

    @property
    def cell(self) -> float: ...


class Tones(NamedTuple):
    """The colours of a standing body, at a height from 0 to 1."""

    front: Callable[[float], Colour]
    side: Callable[[float], Colour]
    top: Colour


def on_screen(area: Area, point: Point, height: float = 0.0) -> Point:
    """Where a point at a height above the floor appears on the screen. It is given as (column, row)."""
    return (
        area.rect.left + (point[0] + LIFT[0] * height) * area.cell,
        area.rect.top + (point[1] + LIFT[1] * height) * area.cell,
    )


def lay(canvas: Surface, picture: Surface, place: Point, mode: int = 0) -> None:
    """Blit a picture with its middle at a place."""
    canvas.blit(picture, picture.get_rect(center=(round(place[0]), round(place[1]))), special_flags=mode)


def stand(canvas: Surface, foot: Rect, height: float, tones: Tones, lift: Point = LIFT) -> Rect:
    """Draw a body that stands on a foot, layer by layer; return where its top lies."""
    layers = max(2, math.ceil(-lift[1] * height))
    for layer in range(layers):
        up = layer / layers
        place = foot.move(round(lift[0] * height * up), round(lift[1] * height * up))
        # Only the edges of a layer are seen under the next one.
        canvas.fill(tones.front(up), Rect(place.left, place.bottom - 3, place.width, 3))
        if lift[0]:
            canvas.fill(tones.side(up), Rect(place.right - 2, place.top, 2, place.height - 1))
    top = foot.move(round(lift[0] * height), round(lift[1] * height))
    pygame.draw.rect(canvas, tones.top, top)
    return top
