"""The trails: walls of light that stand are drawn once, onto a picture of the field that is kept.

What was drawn of a round stays on it while the round only goes on; of another moment it is drawn anew. Both
ways draw in the order of the ticks, so that they give the same pixels.
"""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.wall import State
from game.arcade.draw.theme import Theme
from game.arcade.views.arena.area import FieldArea
from game.arcade.views.arena.ground import ground
from game.arcade.views.arena.stretches import draw_stretch
from game.arcade.views.arena.walls import draw_blocks
from game.arena.field import frame
from game.arena.round import Round
from game.arena.state import State as Start
from game.core.rules import PLAYERS, Player

# This many of the newest pieces are not kept: the rider still draws them along.
LOOSE = 2


@dataclass(frozen=True)
class Floor:
    """A field on the screen with its walls, before anything was ridden."""

    theme: Theme
    size: tuple[int, int]  # of the screen
    area: FieldArea
    rim: int  # none if only the field itself is seen
    walls: int  # of the map
    seen: tuple[int, int, int, int] | None = None  # through which part of the screen, if not all of it
    wide: "Floor | None" = None  # the same field from further away, if this is seen from near

    @property
    def part(self) -> Rect:
        """The part of the screen that changes while something is ridden."""
        if self.seen is not None:
            return Rect(self.seen)
        around = round(1.5 * self.rim) + 2
        return self.area.rect.inflate(2 * around, 2 * around).clip(Rect((0, 0), self.size))


class _Field:
    """The part of the screen with the field, and how much of a round is drawn on it."""

    def __init__(self, floor: Floor, broken: tuple[Player, ...]) -> None:
        self._floor = floor
        self._broken = broken
        self.picture = Surface(floor.part.size)
        self._ridden: Round | None = None
        self._drawn = 0  # ticks

    def follow(self, ridden: Round, ticks: int) -> None:
        """Draw what was ridden up to a tick."""
        if not self._begun(ridden, ticks):
            self._begin(ridden)
        self._draw_up_to(ridden, ticks)

    def approach(self, ridden: Round, ticks: int, most: int) -> bool:
        """Draw at most this many more ticks towards the same; the first time, only the ground.

        Return whether it was not the first time.
        """
        begun = self._begun(ridden, ticks)
        if begun:
            self._draw_up_to(ridden, min(ticks, self._drawn + most))
        else:
            self._begin(ridden)
        return begun

    def _begun(self, ridden: Round, ticks: int) -> bool:
        return self._ridden is not None and _goes_on(self._ridden, self._drawn, ridden, ticks)

    def _begin(self, ridden: Round) -> None:
        _draw_ground(self.picture, self._floor)
        self._ridden, self._drawn = ridden, 0

    def _draw_up_to(self, ridden: Round, ticks: int) -> None:
        area = self._floor.area.moved(-self._floor.part.left, -self._floor.part.top)
        for tick in range(self._drawn, ticks):
            self._draw_tick(area, ridden, tick)
        self._ridden, self._drawn = ridden, ticks

    def _is_seen(self, area: FieldArea, cell: int) -> bool:
        """Whether something at a cell, or next to it, can be seen."""
        around = area.rect_of(cell).inflate(4 * area.cell, 4 * area.cell)
        return around.colliderect(self.picture.get_rect())

    def _draw_tick(self, area: FieldArea, ridden: Round, tick: int) -> None:
        theme, start = self._floor.theme, ridden.start
        closed = start.closed_at(tick + 1)
        ring = closed & ~start.closed_at(tick)
        if ring:  # it also takes the walls of the map, and its edge goes on where it meets one
            draw_blocks(self.picture, theme, area, ring, closed | frame(area.field), theme.danger)
        for player in PLAYERS:
            path = ridden.paths[player - 1]
            if tick + 1 < len(path) and self._is_seen(area, path[tick]):
                state = State.BROKEN if player in self._broken else State.LIT
                draw_stretch(self.picture, theme, area, player, path, tick, state)


def _draw_ground(picture: Surface, floor: Floor) -> None:
    """What lies below all trails. Seen from near, it is the ground from further away, enlarged."""
    wide = floor.wide
    if wide is None:
        whole = ground(floor.theme, floor.size, floor.area, floor.rim, floor.walls)
        picture.blit(whole, (0, 0), floor.part)
        return
    closer, part = floor.area.cell / wide.area.cell, floor.part
    left = wide.area.corner[0] + (part.left - floor.area.corner[0]) / closer
    top = wide.area.corner[1] + (part.top - floor.area.corner[1]) / closer
    cut = Surface((round(part.width / closer), round(part.height / closer)))
    cut.blit(ground(wide.theme, wide.size, wide.area, wide.rim, wide.walls), (-round(left), -round(top)))
    picture.blit(pygame.transform.smoothscale(cut, part.size), (0, 0))


def _goes_on(before: Round, drawn: int, ridden: Round, ticks: int) -> bool:
    """Whether a round is the same one later."""
    return drawn <= ticks and all(
        one[: drawn + 1] == other[: drawn + 1] for one, other in zip(before.paths, ridden.paths, strict=True)
    )


@baked
def _field(floor: Floor, _start: Start, broken: tuple[Player, ...]) -> _Field:
    return _Field(floor, broken)


def kept_field(floor: Floor, ridden: Round, ticks: int, broken: tuple[Player, ...] = ()) -> Surface:
    """The part of the screen with the field, as it was ridden up to a tick.

    The walls of some players may be broken.
    """
    field = _field(floor, ridden.start, broken)
    field.follow(ridden, ticks)
    return field.picture


def prepare_field(
    floor: Floor, ridden: Round, ticks: int, broken: tuple[Player, ...] = (), *, most: int
) -> bool:
    """Draw at most this many more ticks of what will be shown soon; the first time, only the ground.

    Return whether it was not the first time.
    """
    return _field(floor, ridden.start, broken).approach(ridden, ticks, most)
