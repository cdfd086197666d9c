"""What the camera shows of a field: a picture larger than the screen is kept, and a part of it is seen."""

import math
from dataclasses import dataclass
from functools import cached_property, lru_cache

from pygame import Rect

from game.arcade.draw.easing import Point
from game.arcade.views.arena.arena_places import ArenaPlaces
from game.arcade.views.arena.field_area import FieldArea

# How far the picture goes on around what can be seen, so that it can tremble, in units.
MARGIN = 1.5
# How many cells of a rider's surroundings are never cut off at the sides.
ROOM = 1.5


@dataclass(frozen=True)
class Sight:
    """Where the camera looks. Everything but the zoom may change from frame to frame."""

    zoom: float = 1.0  # how much larger the field is than when all of it is seen
    focus: Point | None = (
        None  # the point in the middle, as far as there is field on both sides; None: all is seen
    )
    kept: tuple[Point, ...] = ()  # points that are always seen
    near: float = 1.0  # how much larger everything is for a moment
    shaken: Point = (0.0, 0.0)  # how far the picture trembles, in shares of the most


@dataclass(frozen=True)
class Panorama:
    """The picture of a field that is kept for a zoom: where the field lies on it."""

    places: ArenaPlaces
    zoom: float

    @cached_property
    def enlarged(self) -> float:
        """The zoom as far as there is room for it: no row ever lies below a panel or the prompts."""
        return max(1.0, min(self.zoom, self.places.room.height / self.places.area.whole.height))

    @cached_property
    def margin(self) -> int:
        return self.places.layout.px(MARGIN)

    @cached_property
    def size(self) -> tuple[int, int]:
        screen = self.places.layout.screen
        return round(screen.width * self.enlarged) + 2 * self.margin, screen.height + 2 * self.margin

    @cached_property
    def area(self) -> FieldArea:
        """The field on the kept picture."""
        area, room, zoom = self.places.area, self.places.room, self.enlarged
        whole, height = area.whole, area.whole.height * zoom
        top = min(max(whole.centery - height / 2, room.top), room.bottom - height)
        down = self.margin + top + (area.view.centre[1] - whole.top) * zoom
        return area.larger(zoom, (self.size[0] / 2, down))

    def corner(self, sight: Sight) -> tuple[int, int]:
        """The left upper corner of what is seen on the kept picture, in whole pixels."""
        width = self.places.layout.width
        left = (self.size[0] - width) / 2
        if sight.focus is not None:
            left = self.area.at(sight.focus)[0] - width / 2
        most = self.size[0] - width - 2 * self.margin
        left = min(max(left - self.margin, 0), most) + self.margin
        return (
            round(left + sight.shaken[0] * self.margin),
            round(self.margin + sight.shaken[1] * self.margin),
        )

    def seen(self, sight: Sight) -> FieldArea:
        """The field on the screen."""
        part, screen = self.part(sight), self.places.layout.screen
        area = self.area.moved(-part.left, -part.top)
        (x, y), near = area.view.centre, screen.width / part.width
        return area if part.size == screen.size else area.larger(near, (x * near, y * near))

    def part(self, sight: Sight) -> Rect:
        """What is seen of the kept picture, also while everything is larger for a moment."""
        screen = Rect(self.corner(sight), self.places.layout.screen.size)
        if sight.near <= 1 or sight.focus is None:
            return screen
        part = Rect(0, 0, round(screen.width / sight.near), round(screen.height / sight.near))
        part.center = round(self.area.at(sight.focus)[0]), round(self.area.at(sight.focus)[1])
        for point in sight.kept:
            x, y = self.area.at(point)
            room = ROOM * self.area.view.scale(point[1])
            part.left = round(min(max(part.left, x + room - part.width), x - room))
            part.top = round(min(max(part.top, y + room - part.height), y - room))
        # The front of the field does not come down to where prompts are read.
        front, lowest = self.area.whole.bottom, self.places.room.bottom
        part.top = max(part.top, math.ceil(front - lowest / sight.near))
        return part.clamp(screen)


@lru_cache(maxsize=8)
def panorama_of(places: ArenaPlaces, zoom: float) -> Panorama:
    """The same panorama again for the same zoom, with all that has been worked out about it."""
    return Panorama(places, zoom)
