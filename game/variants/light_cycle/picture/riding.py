"""Riders and their walls at a moment, and what moves with them: light on the wall, sparks, lines of speed."""

import math
import random
from dataclasses import dataclass
from functools import cached_property

from pygame import Surface

from game.arcade.draw.cycles.moving_rider import TAIL, TURN, path_of, rider_on_path
from game.arcade.draw.cycles.riding_cycle import Stance, draw_spark
from game.arcade.draw.cycles.wall_shape import DUEL, Cell, End, Piece, parts_of, pieces_of
from game.arcade.draw.easing import between
from game.arcade.draw.frame import Frame
from game.arcade.draw.light import shine_pool
from game.arcade.draw.theme import WHITE, Style, Theme
from game.arcade.draw.tilted_area import TiltedArea
from game.core.rules import Player

# How fast light runs along a wall, in cells per second, and how many cells pass before the next one.
PULSE_SPEED, PULSE_PAUSE = 2.2, 2
SPARKS, FLY = 26, 0.95
STREAKS, LEAST = 11, 0.4


@dataclass(frozen=True)
class Ride:
    """A player's rider, with the cells of the wall behind it up to the cell that it rides to."""

    player: Player
    cells: tuple[Cell, ...]
    progress: float  # of the last move
    stance: Stance

    @classmethod
    def of(cls, frame: Frame, size: int, player: Player) -> "Ride":
        """The ride of a player at a moment."""
        moves = frame.last is not None and frame.last.player == player
        return cls.along(
            path_of(frame.start, frame.plies, player), size, frame.progress if moves else 1.0, player
        )

    @classmethod
    def along(cls, path: list[int], size: int, progress: float, player: Player) -> "Ride":
        """The ride through cells, after a share of the last move."""
        cells = tuple((column, row) for row, column in (divmod(cell, size) for cell in path))
        return cls(player, cells, progress, rider_on_path(path, size, progress, player))

    @property
    def reach(self) -> float:
        """How far the wall goes, in cells from the middle of the first one."""
        return len(self.cells) - 2 + self.progress - TAIL

    @cached_property
    def wall(self) -> tuple[list[Piece], End | None]:
        """The pieces that change no more, and the end behind the rider."""
        return parts_of(self.cells, self.reach, DUEL)

    @property
    def whole_wall(self) -> list[Piece]:
        """The wall of a rider who rides no more, up to where it stopped."""
        return pieces_of(self.cells) if len(self.cells) > 1 else []


def draw_pulse(canvas: Surface, area: TiltedArea, theme: Theme, ride: Ride, time: float) -> None:
    """A drop of light that runs along the crest of a wall to its rider."""
    way = (time * PULSE_SPEED) % (len(ride.cells) - 1 + PULSE_PAUSE)
    if way < ride.reach - DUEL.taper:
        start, end = ride.cells[int(way) : int(way) + 2]
        x, y = between(start, end, way % 1)
        spot = area.view.at((x + 0.5, y + 0.5), DUEL.height)
        colour = WHITE if theme.style is Style.ENAMEL else theme.player(ride.player)
        shine_pool(canvas, theme, spot, area.view.scale(y + 0.5) * 0.26, colour)


def draw_streaks(canvas: Surface, area: TiltedArea, theme: Theme, ride: Ride) -> None:
    """Lines of speed on the floor behind a cycle: they stay where they are, and the rider passes them."""
    heading = math.radians(round(ride.stance.heading / 90) * 90)
    ahead, aside = (math.cos(heading), math.sin(heading)), (-math.sin(heading), math.cos(heading))
    x, y = ride.stance.place
    way = x * ahead[0] + y * ahead[1]
    tone = theme.player(ride.player)
    chance = random.Random(ride.player)  # noqa: S311 - decoration
    for _streak in range(STREAKS):
        shift, length, early = chance.uniform(-0.46, 0.46), chance.uniform(0.25, 0.6), chance.random()
        # How far behind the rider it begins, which grows as the rider rides on.
        behind = (way + early) % 1.0
        light = math.sin(math.pi * behind) * (1.2 - abs(shift))
        start, end = (
            (x - ahead[0] * reach + aside[0] * shift, y - ahead[1] * reach + aside[1] * shift)
            for reach in (behind, behind + length)
        )
        if light > LEAST and all(0 <= part <= area.size for part in (*start, *end)):
            area.draw_line(canvas, theme.faint(tone, 0.75 * light), start, end, 0.012, least=1)


def draw_sparks(canvas: Surface, area: TiltedArea, theme: Theme, ride: Ride) -> None:
    """Sparks that fly from the rear wheel while a cycle turns, away from the turn."""
    age, rider = ride.progress / TURN, ride.stance
    heading, side = math.radians(rider.heading), -1 if rider.lean > 0 else 1
    back = rider.place[0] - math.cos(heading) * TAIL, rider.place[1] - math.sin(heading) * TAIL
    chance = random.Random(f"{ride.cells}")  # noqa: S311 - decoration
    for number in range(SPARKS):
        share = (age * 1.6 + number / SPARKS) % 1
        angle = heading + math.pi - side * chance.uniform(0.1, 1.0)
        reach = share * chance.uniform(0.15, FLY)
        place = back[0] + math.cos(angle) * reach, back[1] + math.sin(angle) * reach
        height = 0.45 * share * (1 - share) * chance.uniform(0.4, 2.0)
        if all(0 <= part <= area.size for part in place):
            draw_spark(canvas, theme, ride.player, area.view, place, height, 0.2, 1 - share)
