"""Draws a ride on a square field as if it were a board: in the menu, the settings and how to play."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import Steps
from game.arcade.draw.cycles.city import city_in_steps
from game.arcade.draw.perspective import FROM_ABOVE
from game.arcade.draw.theme import Theme
from game.arcade.scenes.ride_demo import RideFrame
from game.arcade.views.arena.crash import crashed, draw_bursts
from game.arcade.views.arena.field_area import FieldArea
from game.arcade.views.arena.ground import Floor, ground
from game.arcade.views.arena.kept_field import glass_on, kept_field
from game.arcade.views.arena.riders import SinceTick, draw_riders, riders_of, settled
from game.arcade.views.arena.trails import Painting
from game.arena.field import Field

# How far down behind the field the city stands, in shares of the field's height.
HORIZON = 0.4


@dataclass(frozen=True)
class RideRenderer:
    """Draws a ride where the board of a game lies: through a window, in which all of the field is seen."""

    theme: Theme
    field: Field
    perspective = FROM_ABOVE

    @property
    def size(self) -> int:
        return self.field.width

    @property
    def counting(self) -> None:
        """The rows and columns of a field have no numbers."""

    def draw_room(self, canvas: Surface, theme: Theme, board: Rect) -> Steps:
        return city_in_steps(canvas, theme, board.top + round(HORIZON * board.height), board)

    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        canvas.blit(ground(self._floor(area)), area.rect)

    def draw(self, canvas: Surface, area: BoardArea, frame: RideFrame) -> None:
        theme, ridden, floor = self.theme, frame.ridden, self._floor(area)
        fallen = frame.progress * frame.tick_seconds if frame.fallen is None else frame.fallen
        since = SinceTick(fallen, frame.tick_seconds)
        tick = settled(ridden, since if ridden.state.over else None)
        losers = crashed(ridden) if frame.fallen is not None and frame.fallen > 0.5 else ()
        canvas.blit(kept_field(floor, ridden, tick, losers), area.rect)
        place = floor.area.moved(*area.rect.topleft)
        glass = glass_on(floor)
        on = Painting(canvas, theme, place, glass and glass._replace(corner=area.rect.topleft))
        riders = riders_of(ridden, frame.progress, tick)
        gone = [rider for rider in riders if rider.burst_for(since) > 0]
        draw_riders(on, [rider for rider in riders if not (losers and rider in gone)], gone)
        if frame.particles:
            draw_bursts(canvas, theme, place, riders, since)

    def _floor(self, area: BoardArea) -> Floor:
        """The field as large as it gets in the window."""
        margin = round(MARGIN * area.rect.width)
        room = Rect(0, 0, *area.rect.size).inflate(-2 * margin, -2 * margin)
        return Floor(self.theme, area.rect.size, FieldArea.in_box(self.field, room, LOW), 0)


# The margin around the field in shares of the window, and how far down it lies where there is room.
MARGIN, LOW = 0.02, 0.8
