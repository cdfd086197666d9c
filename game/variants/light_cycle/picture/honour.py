"""The lap of honour: light runs along the winner's wall to its head, and from there once around the rim."""

import math

import pygame
from pygame import Surface

from game.arcade.draw.cycles.wall_paint import State
from game.arcade.draw.cycles.wall_shape import DUEL
from game.arcade.draw.cycles.walls import walls_of
from game.arcade.draw.easing import Point, part_of, swaying
from game.arcade.draw.finale import sweep
from game.arcade.draw.light import shine_pool
from game.arcade.draw.rim import HEART, crest_of
from game.arcade.draw.theme import WHITE, Colour, Theme, mix
from game.arcade.draw.tilted_area import FRONT_HEIGHT, RIM_FROM, RIM_HEIGHT, RIM_TO, TiltedArea
from game.variants.light_cycle.picture.riding import Ride

# When the light is at the head of the wall, and when it sets out around the rim, in shares of the sweep.
ALONG, AROUND = 0.45, 0.25
# How many pieces of the wall the light covers, and how far it draws out on the rim, in shares of the lap.
COVERS, TAIL = 3.0, 0.55
# The number of the side in front of the cells, clockwise from the far one.
NEAR_SIDE = 2
# In how many stretches the tail is drawn.
STRETCHES = 30


def draw_honour(canvas: Surface, area: TiltedArea, theme: Theme, ride: Ride, ended: float) -> None:
    share = sweep(ended)
    if 0 < share < 1:
        _light_wall(canvas, area, theme, ride, part_of(share, 0.0, ALONG))
        _draw_lap(canvas, area, theme, ride, part_of(share, AROUND, 1.0))


def _light_wall(canvas: Surface, area: TiltedArea, theme: Theme, ride: Ride, share: float) -> None:
    """A wave of light along the wall, which is bright where it has come to."""
    wall, walls = ride.wall[0], walls_of(theme, ride.player, area.view, DUEL)
    front = share * (len(wall) + COVERS)
    for number, piece in enumerate(wall):
        light = math.sin(math.pi * max(0.0, min(1.0, (front - number) / COVERS)))
        if light > 0:
            walls.lay_body(canvas, piece, State.BRIGHT, light)
            walls.lay_bloom(canvas, piece, State.BRIGHT, light)


def _draw_lap(canvas: Surface, area: TiltedArea, theme: Theme, ride: Ride, share: float) -> None:
    """A comet on the crest of the rim, from the side next to the winner once around."""
    if not 0 < share < 1:
        return
    colour, begins, head = theme.player(ride.player), _nearest(ride.stance.place, area.size), swaying(share)
    fades = min(1.0, 4 * (1 - share))
    for number in range(STRETCHES):
        start, end = (max(0.0, head - TAIL * (1 - (number + more) / STRETCHES)) for more in (0, 1))
        if end > start:
            light = (number + 1) / STRETCHES * fades
            _draw_stretch(canvas, area, theme, colour, (begins + start, begins + end), light)
    spot, reach = _rim(area, begins + head, (RIM_FROM + RIM_TO) / 2), area.view.cell * 5 / area.size
    for size, tone in ((1.1, colour), (0.5, colour), (0.3, mix(colour, WHITE, 0.7))):
        shine_pool(canvas, theme, spot, reach * size, tone, fades)


def _draw_stretch(
    canvas: Surface, area: TiltedArea, theme: Theme, colour: Colour, ends: tuple[float, float], light: float
) -> None:
    """A stretch of the rim in a colour, with a share of its light."""
    start, end = ends
    if math.floor(start * 4) != math.floor(end * 4):  # it does not cut a corner
        ends = math.floor(end * 4) / 4, end
    crest, heart = crest_of(theme)
    middle, half = (RIM_FROM + RIM_TO) / 2, HEART * (RIM_TO - RIM_FROM) / 2
    for tone, lit, (inner, outer) in (
        (crest, colour, (RIM_FROM, RIM_TO)),
        (heart, mix(colour, WHITE, 0.75), (middle - half, middle + half)),
    ):
        (a, b), (c, d) = ([_rim(area, place, out) for place in ends] for out in (inner, outer))
        pygame.draw.polygon(canvas, mix(tone, lit, light), [a, b, d, c])
    reach = area.view.cell * 1.6 / area.size
    shine_pool(canvas, theme, _rim(area, ends[1], middle), reach, colour, 0.5 * light)


def _rim(area: TiltedArea, place: float, out: float) -> Point:
    """A point on the crest of the rim, so far from the cells, after a share of the way around it."""
    side, along = divmod(place % 1.0 * 4, 1.0)
    low, high = -out * area.size, (1 + out) * area.size
    way, back = low + (high - low) * along, high - (high - low) * along
    point = ((way, low), (high, way), (back, high), (low, back))[int(side)]
    height = FRONT_HEIGHT if int(side) == NEAR_SIDE else RIM_HEIGHT
    return area.view.at(point, height * area.size)


def _nearest(place: Point, size: int) -> float:
    """Where the rim is nearest to a place on the floor, as a share of the way around it."""
    x, y = place[0] / size, place[1] / size
    sides = {y: x / 4, 1 - x: (1 + y) / 4, 1 - y: (3 - x) / 4, x: (4 - y) / 4}
    return sides[min(sides)]
