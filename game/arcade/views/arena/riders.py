"""The riders at a moment between two ticks: cycles that lean, their light, and the sparks that they strike.

By the rules a rider is already on its next cell: it is drawn on its way there, arrives when the next tick
comes, and turns there if a turn waits. One that has crashed rides on for half a cell, into what it hit.
"""

import math
import random
from typing import NamedTuple

from pygame import Rect, Surface

from game.arcade.draw.cycles.cycle import draw_cycle, draw_cycle_light, spark_of, square_of_cycle
from game.arcade.draw.cycles.moving_rider import rider_on_path
from game.arcade.draw.easing import Point, clamped
from game.arcade.draw.light import shine_pool
from game.arcade.draw.theme import WHITE, Style, Theme, mix
from game.arcade.views.arena.field_area import FieldArea
from game.arcade.views.arena.trails import draw_growing
from game.arena.events import touching
from game.arena.field import is_turn
from game.arena.round import Path, Round
from game.arena.state import State
from game.core.grid import HEADINGS
from game.core.rules import Player

# A cycle is as large as on a cell this many times larger.
SIZE = 2.15
# The newest stretches of a wall, which are drawn with its rider and do not stand still yet.
LOOSE = 2
# How far behind the middle of a cycle its wall begins, and how far a cycle rides into what it hits, in cells.
TAIL, IMPACT = 0.55, 0.42
# How far a cycle swings towards a turn that waits, in degrees, and in steps of this many.
SWING, STEP = 18, 18


class SinceTick(NamedTuple):
    """How long ago the last tick was, and how long a tick lasts, both in seconds."""

    seconds: float
    length: float


class Rider(NamedTuple):
    """A rider as it is drawn."""

    player: Player
    path: Path  # with the cell that it crashed into, if it did
    place: Point  # in columns and rows
    heading: int  # in degrees, clockwise from the right
    lean: int
    reach: float  # how far its wall goes, in stretches of its path
    crashed: int | None  # how many ticks ago it crashed; None while it rides

    def burst_for(self, since: SinceTick) -> float:
        """Seconds since it flew apart; less than 0 before, and while it rides."""
        if self.crashed is None:
            return -1.0
        return since.seconds + (self.crashed - IMPACT) * since.length


def riders_of(area: FieldArea, ridden: Round, progress: float) -> tuple[Rider, ...]:
    """The riders at a share of their way from one tick to the next."""
    return tuple(_rider(area, ridden, progress, player) for player in ridden.state.riders)


def _rider(area: FieldArea, ridden: Round, progress: float, player: Player) -> Rider:
    state, path = ridden.state, ridden.paths[player - 1]
    crash_tick = state.crash_tick(player)
    crashed = None if crash_tick is None else state.tick - crash_tick
    share = clamped(progress)
    if crashed is not None:
        path, share = (*path, state.ahead(player)), IMPACT if crashed else min(IMPACT, share)
    ride = rider_on_path(path[-3:], area.field.stride, share, player)
    heading, lean = ride.heading, ride.lean
    queue = ridden.queues[player - 1]
    if queue and crashed is None and is_turn(state.headings[player - 1], queue[0]):
        heading, lean = _swung(heading, DEGREES[queue[0]])
    place = ride.place[0] - 1, ride.place[1] - 1
    return Rider(player, path, place, heading, lean, len(path) - 2 + share - TAIL, crashed)


# By direction: up, down, left, right.
DEGREES = (270, 90, 180, 0)


def _swung(heading: int, wanted: int) -> tuple[int, int]:
    """The heading and the lean of a cycle that is about to turn."""
    turn = (wanted - heading + 180) % 360 - 180
    side = (turn > 0) - (turn < 0)
    return (heading + side * SWING) % 360, side * 17


def square_at(area: FieldArea, place: Point) -> Rect:
    """The part of the screen that a cycle takes up at a point of the field."""
    return square_of_cycle(area.at(place), SIZE * area.cell)


def ticks_kept(ridden: Round, *, crashed: bool = False) -> int:
    """How many ticks of a round stand still on the field: all of them, once the last crash has ended it."""
    return max(0, max(len(path) for path in ridden.paths) - 1 - (0 if crashed else LOOSE))


def draw_rider(
    canvas: Surface, theme: Theme, area: FieldArea, rider: Rider, first: int, light: float = 1.0
) -> None:
    """Draw a cycle with its wall, from the stretch with the number `first` on."""
    place = area.at(rider.place)
    draw_growing(canvas, theme, area, rider.player, rider.path, first, rider.reach)
    if light > 0:
        draw_cycle(
            canvas, theme, rider.player, place, SIZE * area.cell, rider.heading, lean=rider.lean, light=light
        )


def draw_light(canvas: Surface, theme: Theme, area: FieldArea, rider: Rider) -> None:
    """Draw the light that a cycle throws on the floor."""
    place, colour = area.at(rider.place), theme.player(rider.player)
    if theme.style is Style.NEON:
        shine_pool(canvas, theme, place, 3.6 * area.cell, colour, 0.7)
        shine_pool(canvas, theme, place, 1.5 * area.cell, mix(colour, WHITE, 0.35), 0.8)
    draw_cycle_light(canvas, area.rect, theme, rider.player, place, 2.4 * area.cell, rider.heading)


SPARKS = 7
# How long a spark flies, in seconds, and how far, in cells.
LIFE, FAR = 0.22, 1.3


def draw_sparks(
    canvas: Surface, theme: Theme, area: FieldArea, rider: Rider, state: State, time: float
) -> None:
    """Sparks on the sides that a rider touches, thrown back; the same moment shows the same ones."""
    if rider.crashed is not None:
        return
    angle = math.radians(rider.heading)
    ahead = math.cos(angle), math.sin(angle)
    for direction in touching(state, rider.player):
        across, down = HEADINGS[direction]
        if abs(ahead[0] * across + ahead[1] * down) > 0.5:
            continue  # it still turns
        x, y = rider.place[0] + 0.4 * across - 0.2 * ahead[0], rider.place[1] + 0.4 * down - 0.2 * ahead[1]
        for number in range(SPARKS):
            turn, share = divmod(time / LIFE + number / SPARKS, 1)
            chance = random.Random(f"{number} {turn} {direction}")  # noqa: S311 - decoration
            reach = share * FAR * chance.uniform(0.5, 1.0)
            aside = share * chance.uniform(-0.1, 0.5)
            rise = 0.6 * share * (1 - share) * chance.uniform(0.3, 1.6)
            spot = area.at(
                (
                    x - ahead[0] * reach - across * aside,
                    y - ahead[1] * reach - down * aside - rise,
                )
            )
            side = max(3, round(area.cell * 0.3 * (1 - 0.6 * share)))
            picture = spark_of(theme, rider.player, side, round(3 * (1 - share)))
            canvas.blit(picture, picture.get_rect(center=(round(spot[0]), round(spot[1]))))
