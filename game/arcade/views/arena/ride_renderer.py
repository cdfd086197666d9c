"""Draws a ride on a square field as if it were a board: in the menu, the settings and how to play."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.cycles.city import draw_city
from game.arcade.draw.perspective import FROM_ABOVE
from game.arcade.draw.theme import Theme
from game.arcade.scenes.ride_demo import RideFrame
from game.arcade.views.arena.crash import crashed, draw_bursts
from game.arcade.views.arena.field_area import FieldArea
from game.arcade.views.arena.ground import Floor, draw_field
from game.arcade.views.arena.kept_field import kept_field
from game.arcade.views.arena.riders import SinceTick, draw_light, draw_rider, riders_of, ticks_kept
from game.arena.field import Field

# How far down behind the field the city stands, in shares of the field's height.
HORIZON = 0.4


@dataclass(frozen=True)
class RideRenderer:
    """Draws a ride where the board of a game lies."""

    theme: Theme
    field: Field
    perspective = FROM_ABOVE

    @property
    def size(self) -> int:
        return self.field.width

    @property
    def counting(self) -> None:
        """The rows and columns of a field have no numbers."""

    def draw_room(self, canvas: Surface, theme: Theme, board: Rect) -> None:
        draw_city(canvas, theme, board.top + round(HORIZON * board.height), board)

    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        canvas.fill(self.theme.floor, area.rect)
        draw_field(canvas, self.theme, self._area(area))

    def draw(self, canvas: Surface, area: BoardArea, frame: RideFrame) -> None:
        theme, ridden, place = self.theme, frame.ridden, self._area(area)
        ticks = ticks_kept(ridden, crashed=frame.fallen is not None)
        losers = crashed(ridden) if frame.fallen is not None and frame.fallen > 0.5 else ()
        corner = FieldArea(self.field, (0, 0), place.cell)
        floor = Floor(theme, place.rect.size, corner, 0, 0, (0, 0, *place.rect.size))
        canvas.blit(kept_field(floor, ridden, ticks, losers), place.rect)
        riders = riders_of(place, ridden, frame.progress)
        fallen = frame.progress * frame.tick_seconds if frame.fallen is None else frame.fallen
        since = SinceTick(fallen, frame.tick_seconds)
        for rider in riders:
            if rider.burst_for(since) <= 0:
                draw_light(canvas, theme, place, rider)
                draw_rider(canvas, theme, place, rider, ticks)
        if frame.particles:
            draw_bursts(canvas, theme, place, riders, since)

    def _area(self, area: BoardArea) -> FieldArea:
        """The cells in whole pixels, in the middle of the board."""
        cell = max(2, area.rect.width // self.field.width)
        rect = Rect(0, 0, cell * self.field.width, cell * self.field.height)
        rect.center = area.rect.center
        return FieldArea(self.field, rect.topleft, cell)
