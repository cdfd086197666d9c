"""The end of a game of Crossfire: the winner's turrets fire through those of the loser, which burn out.

No turret of the loser lies on a line of the winner's, or it could not have been placed there. So a shot is
deflected once, on a cell on its way, and goes on along another line.
"""

import math
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point, between, eased, part_of
from game.arcade.draw.finale import fate
from game.arcade.draw.frame import Frame
from game.arcade.draw.sprites import blending
from game.arcade.draw.theme import Theme
from game.core.grid import cells_in
from game.core.placing import Markers
from game.core.rules import PLAYERS, Outcome, Player, opponent
from game.variants.crossfire.picture.beam import Staying, rays_of, weak_beams
from game.variants.crossfire.picture.bolt import draw_bolt, draw_flash
from game.variants.crossfire.picture.turret import draw_shards
from game.variants.crossfire.rules import CrossfireRules

# When the winner's beams flare up, when shots leave for the loser's turrets, and when the light goes.
FLARE_FROM, FLARE_TO, SHOTS_FROM, DIM_FROM, DIM_TO = 0.02, 0.3, 0.3, 0.68, 1.0
# How much of the fate a shot takes across the whole board, and a turret to burst.
CROSSING, BURST = 0.32, 0.4
# How long a beam glows where it hits the rim, in cells that it would have run on; the steps of a flare.
FADING, FLARES = 3.0, 4
# The most turrets that fire at one.
SHOOTERS = 2


class Shot(NamedTuple):
    """The corners of a shot, as rows and columns: a turret, where it bends, the target, and the rim."""

    corners: tuple[Point, ...]

    @property
    def time_to_target(self) -> float:
        """How many cells it crosses until it hits."""
        return sum(steps_between(*leg) for leg in pairwise(self.corners[:-1]))


def steps_between(start: Point, end: Point) -> float:
    """How many cells lie between two points of a line of fire."""
    return max(abs(end[0] - start[0]), abs(end[1] - start[1]))


@lru_cache(maxsize=64)
def shots_at(
    rules: CrossfireRules, winners: tuple[int, ...], losers: tuple[int, ...], target: int
) -> tuple[Shot, ...]:
    """The shots of the nearest turrets at a target."""
    found = sorted(
        (_length(rules, shooter, bend, target), (bend in winners) + (bend in losers), shooter, bend)
        for shooter in winners
        for bend in cells_in(rules.under_fire(1 << shooter) & rules.under_fire(1 << target))
    )
    shots: dict[int, Shot] = {}
    for _length_of_it, _occupied, shooter, bend in found:
        if len(shots) < SHOOTERS and shooter not in shots:
            shots[shooter] = _shot(rules, shooter, bend, target)
    return tuple(shots.values())


def _length(rules: CrossfireRules, shooter: int, bend: int, target: int) -> float:
    places = [_place(rules, cell) for cell in (shooter, bend, target)]
    return sum(steps_between(*leg) for leg in pairwise(places))


def _place(rules: CrossfireRules, cell: int) -> Point:
    row, column = divmod(cell, rules.size)
    return float(row), float(column)


def _shot(rules: CrossfireRules, shooter: int, bend: int, target: int) -> Shot:
    """From a turret over a cell through the target, and on to the rim of the board."""
    start, corner, end = (_place(rules, cell) for cell in (shooter, bend, target))
    steps = max(1.0, steps_between(corner, end))
    down, across = ((there - here) / steps for here, there in zip(corner, end, strict=True))
    far = min(
        (rules.size - 0.5 - at if step > 0 else at + 0.5)
        for at, step in zip(end, (down, across), strict=True)
        if step
    )
    rim = end[0] + down * far, end[1] + across * far
    corners = [start, corner, end, rim]
    return Shot(tuple(point for number, point in enumerate(corners) if point not in corners[:number]))


@dataclass(frozen=True)
class Fate:
    """How the game ended, and how far the loser's fate has run its course."""

    rules: CrossfireRules
    winner: Player
    winners: tuple[int, ...]
    losers: tuple[int, ...]
    share: float

    @property
    def loser(self) -> Player:
        return opponent(self.winner)

    def hit(self, cell: int) -> float:
        """The share at which the shots hit a turret of the loser."""
        shots = shots_at(self.rules, self.winners, self.losers, cell)
        return SHOTS_FROM + max(shot.time_to_target for shot in shots) * CROSSING / self.rules.size

    def burst(self, cell: int) -> float:
        """How far a turret of the loser has burst, from 0 to 1."""
        if not self.winners:
            return float(self.share >= 1)
        hit = self.hit(cell)
        return part_of(self.share, hit, min(1.0, hit + BURST))


def fate_of(rules: CrossfireRules, frame: Frame) -> Fate | None:
    """The loser's fate, if the game was won on the board."""
    position: Markers = frame.position
    if not frame.ended:
        return None
    outcome = rules.outcome(position)
    for winner in PLAYERS:
        if outcome == Outcome(winner):
            markers = (position.one, position.two)
            cells = [tuple(cells_in(markers[player - 1])) for player in (winner, opponent(winner))]
            return Fate(rules, winner, cells[0], cells[1], fate(frame.ended))
    return None


def draw_flare(canvas: Surface, theme: Theme, area: BoardArea, rules: CrossfireRules, ending: Fate) -> None:
    """The winner's beams at full strength: they run out to the rim, and calm down."""
    light = 1 - eased(part_of(ending.share, DIM_FROM - 0.1, DIM_TO))
    reach = (ending.share - FLARE_FROM) / (FLARE_TO - FLARE_FROM) * area.size
    if reach <= 0 or light <= 0:
        return
    markers = sum(1 << cell for cell in ending.winners)
    strength = math.ceil(FLARES * light) / FLARES
    flare = weak_beams(rules, theme, area.rect.width, Staying(ending.winner, markers, 0), strength)
    every = range(area.size * area.size)
    parts = [_reached(area, ending, cell, reach) for cell in every] if reach < area.size else [area.rect]
    for part in parts:
        inside = part.move(-area.rect.left, -area.rect.top)
        # Once they have come to the rim, the beams that stay are brighter, too.
        for _layer in range(2 if ending.share < FLARE_TO else 1):
            canvas.blit(flare, part, inside, special_flags=blending(theme.style))
    for cell in ending.winners:
        for ray in rays_of(rules, cell):
            beyond = max(0.0, reach - ray.length) / FADING
            if beyond < 1:
                spot = ray.point(area, cell, reach)
                draw_flash(canvas, theme, spot, ending.winner, area.cell * 0.3, light * (1 - beyond))


def _reached(area: BoardArea, ending: Fate, cell: int, reach: float) -> Rect:
    """The part of a cell to which the nearest turret's beams have come, which run in all eight directions."""
    place, (row, column) = area.rect_of(cell), divmod(cell, area.size)
    nearest = min(ending.winners, key=lambda winner: _steps(divmod(winner, area.size), (row, column)))
    if _steps(divmod(nearest, area.size), (row, column)) + 0.5 <= reach:
        return place
    side = round(2 * reach * area.cell)
    square = Rect(0, 0, side, side)
    x, y = area.centre_of(nearest)
    square.center = (round(x), round(y))
    return place.clip(square)


def _steps(one: tuple[int, int], other: tuple[int, int]) -> int:
    """How many cells a beam crosses to come as far as another cell."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def draw_shots(canvas: Surface, theme: Theme, area: BoardArea, ending: Fate) -> None:
    """The shots at each turret of the loser: along lines of fire, through the turret and on to the rim."""
    light = 1 - part_of(ending.share, DIM_FROM, 0.95)
    reach = (ending.share - SHOTS_FROM) / CROSSING * ending.rules.size
    if not ending.winners or light <= 0 or reach <= 0:
        return
    for cell in ending.losers:
        for shot in shots_at(ending.rules, ending.winners, ending.losers, cell):
            _draw_shot(canvas, theme, area, shot, ending.winner, reach, light)


def _draw_shot(
    canvas: Surface, theme: Theme, area: BoardArea, shot: Shot, player: Player, reach: float, light: float
) -> None:
    """Draw the part of a shot that has come this many cells; it sparks where it bends."""
    corners = [_spot(area, corner) for corner in shot.corners]
    left = reach
    for number, (start, end) in enumerate(pairwise(shot.corners)):
        length = steps_between(start, end)
        if left <= 0:
            return
        tip = between(corners[number], corners[number + 1], min(1.0, left / length))
        draw_bolt(canvas, theme, corners[number], tip, player, area.cell * 0.075, light)
        if left < length:
            draw_flash(canvas, theme, tip, player, area.cell * 0.4, light)
        elif number < len(corners) - 2:
            draw_flash(canvas, theme, corners[number + 1], player, area.cell * 0.5, 0.8 * light)
        left -= length


def _spot(area: BoardArea, corner: Point) -> Point:
    """Where a point lies that is given as a row and a column."""
    row, column = corner
    return area.rect.left + (column + 0.5) * area.cell, area.rect.top + (row + 0.5) * area.cell


def draw_burst(
    canvas: Surface, theme: Theme, area: BoardArea, ending: Fate, cell: int, *, particles: bool
) -> None:
    """The flash of a turret that bursts, and what flies off it."""
    share = ending.burst(cell)
    if not 0 < share < 1:
        return
    centre = area.centre_of(cell)
    draw_flash(canvas, theme, centre, ending.winner, area.cell * 1.1, (1 - share) ** 1.5)
    draw_flash(canvas, theme, centre, ending.loser, area.cell * 0.8, (1 - share) ** 2)
    if particles:
        draw_shards(canvas, theme, centre, area.cell, theme.player(ending.loser), share, cell)
        _draw_smoke(canvas, theme, centre, area.cell, share)


def _draw_smoke(canvas: Surface, theme: Theme, centre: Point, cell: float, share: float) -> None:
    """A puff that rises and thins out."""
    puff = _puff(theme, max(4, round(cell * 0.5)))
    puff.set_alpha(round(150 * (1 - share)))
    for number, aside in enumerate((-0.12, 0.1, 0.0)):
        spot = (centre[0] + aside * cell, centre[1] - cell * share * (0.3 + 0.16 * number))
        canvas.blit(puff, puff.get_rect(center=spot))
    puff.set_alpha(255)


@baked
def _puff(theme: Theme, radius: int) -> Surface:
    puff = Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    for step in range(radius, 0, -1):
        pygame.draw.circle(
            puff, (*theme.stone, round(120 * (1 - step / radius) ** 2)), (radius, radius), step
        )
    return puff
