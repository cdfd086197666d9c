"""A sheet: a part of the screen on which bodies on a floor are drawn larger, to be smooth when it is shrunk.

What is drawn on a sheet replaces what is there, as bodies hide one another: nothing shines through twice.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.easing import Point
from game.arcade.draw.projection import Projection
from game.arcade.draw.sprites import clear
from game.arcade.draw.theme import Colour

Paint = tuple[int, int, int, int]
Corner = tuple[int, int]
Spot = tuple[int, int]  # on a sheet


class Placed(NamedTuple):
    """A picture, and where its left upper corner lies."""

    picture: Surface
    corner: Corner

    def moved(self, shift: Corner) -> Corner:
        """Where it lies after a shift."""
        return self.corner[0] + shift[0], self.corner[1] + shift[1]

    def lay(self, canvas: Surface, shift: Corner, mode: int = 0, part: Rect | None = None) -> None:
        """Blit it, moved by a shift; or only what lies within a part of the canvas before that."""
        whole = Rect(self.corner, self.picture.get_size())
        shown = whole if part is None else whole.clip(part)
        area = shown.move(-whole.left, -whole.top)
        canvas.blit(self.picture, shown.move(shift), area, special_flags=mode)


def at_home(view: Projection) -> tuple[Projection, Corner]:
    """The view moved to the corner of the screen by whole pixels, and how far it is away from there.

    Pictures are kept for views there, so that a view that only moves does not need new ones.
    """
    x, y = math.floor(view.centre[0]), math.floor(view.centre[1])
    return replace(view, centre=(view.centre[0] - x, view.centre[1] - y)), (x, y)


class Sheet:
    """A part of the screen, so many times larger than there."""

    def __init__(self, view: Projection, rect: Rect, times: float, colour: Colour | None) -> None:
        """Transparent, in a colour that its edges take on; or black, if it has none."""
        size = max(1, round(rect.width * times)), max(1, round(rect.height * times))
        self.surface = Surface(size) if colour is None else clear(size, colour)
        self.rect, self.times = rect, times
        self._view = view
        self._spots: dict[tuple[Point, float], Spot] = {}  # most corners are asked for again

    def at(self, point: Point, height: float = 0.0) -> Spot:
        """Where a point at a height lies on the sheet."""
        spot = self._spots.get((point, height))
        if spot is None:
            x, y = self._view.at(point, height)
            spot = round((x - self.rect.left) * self.times), round((y - self.rect.top) * self.times)
            self._spots[point, height] = spot
        return spot

    def polygon(self, tone: Sequence[int], corners: Sequence[tuple[Point, float]]) -> None:
        """An area between points at their heights."""
        pygame.draw.polygon(self.surface, tone, [self.at(*corner) for corner in corners])

    def bands(self, tones: Sequence[Sequence[int]], foot: Sequence[Spot], crest: Sequence[Spot]) -> None:
        """An upright face in bands of these colours, from the two ends of its foot to those of its crest.

        Its corners are places on the sheet. It is divided evenly, as if it were seen from far away.
        """
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = *foot, *crest
        ux, uy, vx, vy = (cx - ax, cy - ay, dx - bx, dy - by)
        low, step = 0.0, 1 / len(tones)
        for tone in tones:
            high = low + step
            corners = (
                (round(ax + ux * low), round(ay + uy * low)),
                (round(bx + vx * low), round(by + vy * low)),
                (round(bx + vx * high), round(by + vy * high)),
                (round(ax + ux * high), round(ay + uy * high)),
            )
            pygame.draw.polygon(self.surface, tone, corners)
            low = high

    def line(self, tone: Sequence[int], width: float, corners: Sequence[tuple[Point, float]]) -> None:
        """A line through points at their heights, its width in pixels of the screen."""
        wide = max(1, round(width * self.times))
        pygame.draw.lines(self.surface, tone, False, [self.at(*corner) for corner in corners], wide)

    def limit(self, rect: Rect) -> None:
        """Draw within a part of the screen only."""
        left, top = rect.left - self.rect.left, rect.top - self.rect.top
        self.surface.set_clip(
            Rect(
                round(left * self.times),
                round(top * self.times),
                round((left + rect.width) * self.times) - round(left * self.times),
                round((top + rect.height) * self.times) - round(top * self.times),
            )
        )

    def shrunk(self) -> Placed:
        """The picture as large as on the screen."""
        return Placed(pygame.transform.smoothscale(self.surface, self.rect.size), self.rect.topleft)


class Tones(NamedTuple):
    """The colours of a body that stands on the floor, at shares of its height."""

    front: Callable[[float], Sequence[int]]
    side: Callable[[float], Sequence[int]]
    top: Sequence[int]


def faces_viewer(sheet: Sheet, start: Point, end: Point, height: float) -> bool:
    """Whether an upright face is seen, with its outside to the right of the way from start to end."""
    (ax, ay), (bx, by), (cx, cy) = sheet.at(start), sheet.at(end), sheet.at(start, height)
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) < 0


def draw_block(
    sheet: Sheet, corners: Sequence[Point], height: float, tones: Tones, *, bands: int = 6
) -> None:
    """A body on an outline, clockwise as seen from above: the faces that are seen, and its top."""
    sides = zip(corners, (*corners[1:], corners[0]), strict=True)
    seen = [(a, b) for b, a in sides if faces_viewer(sheet, a, b, 1.0)]
    shares = [(band + 0.5) / bands for band in range(bands)]
    for start, end in sorted(seen, key=lambda side: min(side[0][1], side[1][1])):
        level = abs(start[1] - end[1]) < abs(start[0] - end[0])
        tone = tones.front if level else tones.side
        foot = sheet.at(start), sheet.at(end)
        crest = sheet.at(start, height), sheet.at(end, height)
        sheet.bands([tone(share) for share in shares], foot, crest)
    sheet.polygon(tones.top, [(corner, height) for corner in corners])


def bounds(
    view: Projection,
    corners: Iterable[tuple[Point, float]],
    margin: float,
    margin_down: float | None = None,
) -> Rect:
    """The part of the screen on which points at their heights lie, with margins in pixels across and down."""
    spots = [view.at(*corner) for corner in corners]
    xs, ys = [x for x, _y in spots], [y for _x, y in spots]
    down = margin if margin_down is None else margin_down
    left, top = math.floor(min(xs) - margin), math.floor(min(ys) - down)
    return Rect(left, top, math.ceil(max(xs) + margin) - left, math.ceil(max(ys) + down) - top)
