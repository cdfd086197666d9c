"""The field with its trails, kept from frame to frame, because drawing all of it takes long."""

from typing import NamedTuple

from pygame import Rect, Surface

from game.arcade.draw.baked import Latest, baked
from game.arcade.draw.cycles.floor_light import Glass, glass_of
from game.arcade.views.arena.ground import Floor, clean_floor, ground, lay_ground, shines
from game.arcade.views.arena.trails import Painting, draw_piece, piece_of, pieces_kept
from game.arcade.views.arena.walls import draw_block, draw_blocks, in_front_of
from game.arena.field import frame
from game.arena.round import Path, Round
from game.arena.state import State
from game.core.grid import cells_in
from game.core.rules import Player


class _Ridden(NamedTuple):
    """What stands still after a tick: it follows from the paths up to then, and from earlier crashes."""

    tick: int
    paths: tuple[Path, ...]
    crashes: tuple[int | None, ...]  # the tick of each rider's crash

    @classmethod
    def of(cls, ridden: Round, tick: int) -> "_Ridden":
        crashes = (ridden.state.crash_tick(player) for player in ridden.state.riders)
        before = tuple(crash if crash is not None and crash < tick else None for crash in crashes)
        return cls(tick, tuple(path[:tick] for path in ridden.paths), before)

    def leads_to(self, later: "_Ridden") -> bool:
        """Whether the other is the same round at the same tick or later."""
        return (
            self.tick <= later.tick
            and _Ridden(
                self.tick,
                tuple(path[: self.tick] for path in later.paths),
                tuple(crash if crash is not None and crash < self.tick else None for crash in later.crashes),
            )
            == self
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
            drawn = before.tick
        else:
            lay_ground(picture, self.floor)
        for tick in range(drawn, ridden.tick):
            self._draw_tick(picture, ridden, tick)

    def _draw_tick(self, picture: Surface, ridden: _Ridden, tick: int) -> None:
        """Draw what comes to stand still between a tick and the next one."""
        floor, area = self.floor, self.floor.area
        closed = self.start.closed_at(tick + 1)
        ring = closed & ~self.start.closed_at(tick)
        if ring:  # it also takes the walls of the map, and its edge goes on where it meets one
            draw_blocks(picture, floor.theme, area, ring, closed | frame(area.field), floor.theme.danger)
        on = Painting(picture, floor.theme, area, glass_on(floor))
        for player, (path, crash) in enumerate(zip(ridden.paths, ridden.crashes, strict=True), start=1):
            for number in range(pieces_kept(tick, path, crash), pieces_kept(tick + 1, path, crash)):
                if is_seen(floor, path[number]):
                    draw_piece(on, player, piece_of(area, path, number), broken=player in self.broken)
                    self._draw_in_front(picture, path[number], tick + 1)

    def _draw_in_front(self, picture: Surface, cell: int, tick: int) -> None:
        """Draw the walls of the map anew that may hide a part of what was drawn on a cell."""
        lay_in_front(picture, self.floor, self.start, [cell], tick)


def lay_in_front(canvas: Surface, floor: Floor, start: State, cells: list[int], tick: int) -> None:
    """Draw the blocks anew that may hide a part of what stands on some cells after a tick."""
    theme, area, closed = floor.theme, floor.area, start.closed_at(tick)
    walls = floor.walls | closed
    found = in_front_of(area, cells, walls)
    if found:
        every = walls | frame(area.field)
        for cell in cells_in(found):
            draw_block(canvas, theme, area, cell, every, theme.danger if closed >> cell & 1 else floor.edge)


def is_seen(floor: Floor, cell: int) -> bool:
    """Whether something at a cell, or next to it, can be seen."""
    around = 4 * round(floor.area.cell)
    return floor.area.rect_of(cell).inflate(around, around).colliderect(Rect((0, 0), floor.size))


def glass_on(floor: Floor) -> Glass | None:
    """How the floor answers to light, if anything shines; seen from near, light only lies over it."""
    if not shines(floor.theme) or floor.wide is not None:
        return None
    return Glass(_glass(floor._replace(walls=0)), floor.area.rect.topleft)


def keep_ground(floor: Floor) -> None:
    """Use what a field is drawn from, so that it is not forgotten: another picture will need it at once."""
    ground(floor)
    glass_on(floor)


@baked
def _glass(floor: Floor) -> Surface:
    return glass_of(clean_floor(floor))


@baked
def _latest(trails: _Trails) -> Latest[_Ridden]:
    return Latest(Surface(trails.floor.size), trails.draw)


def kept_field(floor: Floor, ridden: Round, tick: int, broken: tuple[Player, ...] = ()) -> Surface:
    """The picture of the field, with what stands still after a tick.

    The walls of some players may be broken. The picture is to be used before the next one is asked for.
    """
    return _latest(_Trails(floor, ridden.start, broken)).show(_Ridden.of(ridden, tick))


def prepare_field(
    floor: Floor, ridden: Round, tick: int, broken: tuple[Player, ...] = (), *, most: int
) -> bool:
    """Draw at most this many more ticks of what will be shown soon; the first time, only the ground.

    Return whether it was not the first time.
    """
    latest = _latest(_Trails(floor, ridden.start, broken))
    before = latest.moment
    begun = before is not None and before.leads_to(_Ridden.of(ridden, tick))
    drawn = min(tick, before.tick + most) if before is not None and begun else 0
    latest.show(_Ridden.of(ridden, drawn))
    return begun
