"""The field with its trails, kept from frame to frame, because drawing all of it takes long."""

from typing import NamedTuple

from pygame import Surface

from game.arcade.draw.baked import Latest, baked
from game.arcade.views.arena.field_area import FieldArea
from game.arcade.views.arena.ground import Floor, lay_ground
from game.arcade.views.arena.trails import draw_stretch
from game.arcade.views.arena.walls import draw_blocks
from game.arena.field import frame
from game.arena.round import Path, Round
from game.arena.state import State
from game.core.rules import Player


class _Ridden(NamedTuple):
    """The cells that the riders have been on up to a tick."""

    ticks: int
    paths: tuple[Path, ...]

    @classmethod
    def of(cls, ridden: Round, ticks: int) -> "_Ridden":
        return cls(ticks, tuple(path[: ticks + 1] for path in ridden.paths))

    def leads_to(self, later: "_Ridden") -> bool:
        """Whether the other is the same round at the same tick or later."""
        return self.ticks <= later.ticks and all(
            path == longer[: self.ticks + 1] for path, longer in zip(self.paths, later.paths, strict=True)
        )


class _Trails(NamedTuple):
    """The trails of a round: where they are drawn, and what stays the same while the round goes on."""

    floor: Floor
    start: State
    broken: tuple[Player, ...]  # the players whose walls are broken

    def draw(self, picture: Surface, before: _Ridden | None, ridden: _Ridden) -> None:
        """Draw tick by tick what was ridden: only what is new, if the picture shows the same round before."""
        drawn = 0
        if before is not None and before.leads_to(ridden):
            drawn = before.ticks
        else:
            lay_ground(picture, self.floor)
        area = self.floor.area.moved(-self.floor.part.left, -self.floor.part.top)
        for tick in range(drawn, ridden.ticks):
            self._draw_tick(picture, area, ridden.paths, tick)

    def _draw_tick(self, picture: Surface, area: FieldArea, paths: tuple[Path, ...], tick: int) -> None:
        theme = self.floor.theme
        closed = self.start.closed_at(tick + 1)
        ring = closed & ~self.start.closed_at(tick)
        if ring:  # it also takes the walls of the map, and its edge goes on where it meets one
            draw_blocks(picture, theme, area, ring, closed | frame(area.field), theme.danger)
        for player, path in enumerate(paths, start=1):
            if tick + 1 < len(path) and _is_seen(picture, area, path[tick]):
                draw_stretch(picture, theme, area, player, path, tick, broken=player in self.broken)


def _is_seen(picture: Surface, area: FieldArea, cell: int) -> bool:
    """Whether something at a cell, or next to it, can be seen."""
    around = area.rect_of(cell).inflate(4 * area.cell, 4 * area.cell)
    return around.colliderect(picture.get_rect())


@baked
def _latest(trails: _Trails) -> Latest[_Ridden]:
    return Latest(Surface(trails.floor.part.size), trails.draw)


def kept_field(floor: Floor, ridden: Round, ticks: int, broken: tuple[Player, ...] = ()) -> Surface:
    """The part of the screen with the field, as it was ridden up to a tick.

    The walls of some players may be broken. The picture is to be used before the next one is asked for.
    """
    return _latest(_Trails(floor, ridden.start, broken)).show(_Ridden.of(ridden, ticks))


def prepare_field(
    floor: Floor, ridden: Round, ticks: int, broken: tuple[Player, ...] = (), *, most: int
) -> bool:
    """Draw at most this many more ticks of what will be shown soon; the first time, only the ground.

    Return whether it was not the first time.
    """
    latest = _latest(_Trails(floor, ridden.start, broken))
    before = latest.moment
    begun = before is not None and before.leads_to(_Ridden.of(ridden, ticks))
    drawn = min(ticks, before.ticks + most) if before is not None and begun else 0
    latest.show(_Ridden.of(ridden, drawn))
    return begun
