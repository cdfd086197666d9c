"""The riders at a moment between two ticks: cycles that lean, their light, and the sparks that they strike.

By the rules a rider is already on its next cell: it is drawn on its way there, arrives when the next tick
comes, and turns there if a turn waits. One that has crashed rides on for half a cell, into what it hit.
"""

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from pygame import Rect

from game.arcade.draw.cycles.moving_rider import rider_on_path
from game.arcade.draw.cycles.riding_cycle import (
    ARENA_HALF,
    Stance,
    depth_of_cycle,
    draw_spark,
    lay_cycle,
    lay_cycle_bloom,
    lay_cycle_floor,
    prepare_cycle,
    square_of_cycle,
)
from game.arcade.draw.cycles.wall_paint import deeper
from game.arcade.draw.cycles.wall_shape import Part
from game.arcade.draw.easing import Point, clamped
from game.arcade.draw.light import shine_pool
from game.arcade.draw.theme import Theme
from game.arcade.views.arena.field_area import FieldArea
from game.arcade.views.arena.ground import shines
from game.arcade.views.arena.trails import Painting, growing, pieces_kept
from game.arena.events import touching
from game.arena.field import is_turn
from game.arena.round import Path, Round
from game.arena.state import State
from game.core.grid import HEADINGS
from game.core.rules import Player

# How far behind the middle of a cycle its wall begins, and how far a cycle rides into what it hits, in cells.
TAIL, IMPACT = 0.62, 0.42
# How far the light around a cycle reaches, in cells.
POOL = 3.4
# How far a cycle swings towards a turn that waits, and how far it leans then, in degrees.
SWING, SWING_LEAN = 18, 17


class SinceTick(NamedTuple):
    """How long ago the last tick was, and how long a tick lasts, both in seconds."""

    seconds: float
    length: float


class Rider(NamedTuple):
    """A rider as it is drawn."""

    player: Player
    path: Path  # with the cell that it crashed into, if it did
    stance: Stance
    reach: float  # how far its wall goes, in cells from the middle of the first one
    kept: int  # how many pieces of its wall stand still
    crashed: int | None  # how many ticks ago it crashed; None while it rides

    @property
    def place(self) -> Point:
        """In columns and rows."""
        return self.stance.place

    def burst_for(self, since: SinceTick) -> float:
        """Seconds since it flew apart; less than 0 before, and while it rides."""
        if self.crashed is None:
            return -1.0
        return since.seconds + (self.crashed - IMPACT) * since.length


def riders_of(ridden: Round, progress: float, tick: int) -> tuple[Rider, ...]:
    """The riders on their way from a tick to the next one, where the pieces of a tick stand still."""
    return tuple(_rider(ridden, progress, tick, player) for player in ridden.state.riders)


def _rider(ridden: Round, progress: float, tick: int, player: Player) -> Rider:
    state, path = ridden.state, ridden.paths[player - 1]
    crash_tick = state.crash_tick(player)
    crashed = None if crash_tick is None else state.tick - crash_tick
    share, kept = clamped(progress), pieces_kept(tick, path, crash_tick)
    if crashed is not None:
        path, share = (*path, state.ahead(player)), IMPACT if crashed else min(IMPACT, share)
    ride = rider_on_path(path[-3:], state.field.stride, share, player)
    heading, lean = float(ride.heading), float(ride.lean)
    queue = ridden.queues[player - 1]
    if queue and crashed is None and is_turn(state.headings[player - 1], queue[0]):
        heading, lean = _swung(heading, DEGREES[queue[0]])
    place = ride.place[0] - 1, ride.place[1] - 1
    return Rider(player, path, Stance(place, heading, lean), len(path) - 2 + share - TAIL, kept, crashed)


def settled(ridden: Round, since: SinceTick | None) -> int:
    """The tick whose pieces stand still: also the last ones, once the riders of the last crash have burst."""
    burst = since is not None and since.seconds > IMPACT * since.length
    return ridden.state.tick + burst


# By direction: up, down, left, right.
DEGREES = (270, 90, 180, 0)


def _swung(heading: float, wanted: float) -> tuple[float, float]:
    """The heading and the lean of a cycle that is about to turn."""
    turn = (wanted - heading + 180) % 360 - 180
    side = (turn > 0) - (turn < 0)
    return (heading + side * SWING) % 360, side * SWING_LEAN


def square_at(area: FieldArea, place: Point) -> Rect:
    """The part of the screen that a cycle takes up at a point of the field."""
    return square_of_cycle(area.view, Stance(place, 0.0), ARENA_HALF)


class _Body(NamedTuple):
    """What stands on the floor: a cycle, or a part of its wall."""

    depth: float
    rider: Rider
    part: Part | None  # of its wall


def draw_riders(painting: Painting, riders: Iterable[Rider], gone: Sequence[Rider] = ()) -> None:
    """Draw the cycles with the ends of their walls, the furthest first; of those who are gone only these."""
    canvas, theme, view = painting.canvas, painting.theme, painting.area.view
    bodies: list[_Body] = []
    for rider in riders:
        bodies += _lay_floor(painting, rider, rides=rider not in gone)
    for body in sorted(bodies, key=lambda body: body.depth):
        player, part = body.rider.player, body.part
        if part is None:
            lay_cycle(canvas, theme, player, view, body.rider.stance, ARENA_HALF)
        else:
            painting.walls(player).lay_body(canvas, part)
    for body in bodies:
        player, part = body.rider.player, body.part
        if part is None:
            lay_cycle_bloom(canvas, theme, player, view, body.rider.stance, ARENA_HALF)
        else:
            painting.walls(player).lay_bloom(canvas, part)


def _lay_floor(painting: Painting, rider: Rider, *, rides: bool) -> Iterator[_Body]:
    """Draw what a rider throws on the floor; return what of it stands there."""
    canvas, theme, view, glass = painting.canvas, painting.theme, painting.area.view, painting.glass
    walls = painting.walls(rider.player)
    reach = rider.reach if rides else len(rider.path) - 2.0  # up to the last cell that it has been on
    for part in growing(painting.area, rider.path, reach, rider.kept, rides=rides):
        walls.lay_floor(canvas, part, glass)
        yield _Body(walls.depth_of(part), rider, part)
    if rides:
        _lay_pool(painting, rider)
        lay_cycle_floor(canvas, theme, rider.player, view, rider.stance, ARENA_HALF, glass)
        yield _Body(depth_of_cycle(rider.stance), rider, None)


def _lay_pool(painting: Painting, rider: Rider) -> None:
    """A wide soft pool of light around a cycle, by which it is found on the field."""
    if shines(painting.theme):
        colour = deeper(painting.theme.player(rider.player))  # amber itself looks green on a dark floor
        spot = painting.area.at(rider.place)
        shine_pool(painting.canvas, painting.theme, spot, POOL * painting.area.cell, colour, 0.5)


# For how long in a frame cycles are drawn ahead, in seconds.
AHEAD_SECONDS = 0.0005


def prepare_riders(theme: Theme, area: FieldArea, state: State) -> None:
    """Draw ahead some more of how the riders look in turns, and show nothing of it."""
    for player in state.riders:
        if not prepare_cycle(theme, player, area.view, ARENA_HALF, AHEAD_SECONDS):
            break


SPARKS = 7
# How long a spark flies, in seconds, and how far, in cells; how large it is.
LIFE, FAR, SPARK = 0.22, 1.3, 0.2


def draw_sparks(painting: Painting, rider: Rider, state: State, time: float) -> None:
    """Sparks on the sides that a rider touches, thrown back; the same moment shows the same ones."""
    if rider.crashed is not None:
        return
    angle = math.radians(rider.stance.heading)
    ahead = math.cos(angle), math.sin(angle)
    for direction in touching(state, rider.player):
        across, down = HEADINGS[direction]
        if abs(ahead[0] * across + ahead[1] * down) > 0.5:
            continue  # it still turns
        start = rider.place[0] + 0.4 * across - 0.2 * ahead[0], rider.place[1] + 0.4 * down - 0.2 * ahead[1]
        for number in range(SPARKS):
            turn, share = divmod(time / LIFE + number / SPARKS, 1)
            chance = random.Random(f"{number} {turn} {direction}")  # noqa: S311 - decoration
            reach = share * FAR * chance.uniform(0.5, 1.0)
            aside = share * chance.uniform(-0.1, 0.5)
            rise = 0.15 + 1.2 * share * (1 - share) * chance.uniform(0.3, 1.6)
            spot = start[0] - ahead[0] * reach - across * aside, start[1] - ahead[1] * reach - down * aside
            lay_spark(painting, rider.player, spot, rise, share)


def draw_shower(painting: Painting, rider: Rider, age: float) -> None:
    """The sparks of a near miss, which fly up on all sides for a moment."""
    share = age / SHOWER_SECONDS
    if not 0 <= share < 1:
        return
    for number in range(SHOWER):
        chance = random.Random(f"{number} {rider.player}")  # noqa: S311 - decoration
        turn, far = chance.uniform(0, 2 * math.pi), share * chance.uniform(0.5, 1.8)
        spot = rider.place[0] + math.cos(turn) * far, rider.place[1] + math.sin(turn) * far
        lay_spark(
            painting, rider.player, spot, 0.2 + 3.2 * share * (1 - share) * chance.uniform(0.3, 1.0), share
        )


SHOWER, SHOWER_SECONDS = 16, 0.4


def lay_spark(painting: Painting, player: Player, spot: Point, rise: float, share: float) -> None:
    """A spark that has gone through a share of its life."""
    size = SPARK * (1 - 0.6 * share)
    draw_spark(painting.canvas, painting.theme, player, painting.area.view, spot, rise, size, 1 - share)
