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
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, dimmed, mix
from game.arcade.draw.tilted_area import RIM_FROM, RIM_HEIGHT, RIM_TO, TiltedArea, around
from game.variants.light_cycle.picture.riding import Ride

# When the light is at the head of the wall, and when it sets out around the rim, in shares of the sweep.
ALONG, AROUND = 0.45, 0.25
# How many pieces of the wall the light covers, and how far it draws out on the rim, in shares of the lap.
COVERS, TAIL = 3.0, 0.3
# In how many stretches the tail is drawn.
STRETCHES = 18


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
    colour, begins, head = theme.player(ride.player), _nearest(ride.rider.place, area.size), swaying(share)
    fades = math.sin(math.pi * share) ** 0.5
    for number in range(STRETCHES):
        start, end = (head - TAIL * (1 - (number + more) / STRETCHES) for more in (0, 1))
        if end <= 0:
            continue
        light = ((number + 1) / STRETCHES) ** 2 * fades
        _draw_stretch(canvas, area, theme, colour, (begins + max(0.0, start), begins + end), light)
    spot = area.view.at(_rim(begins + head, area.size), RIM_HEIGHT * area.size)
    reach = area.view.cell * 5 / area.size
    shine_pool(canvas, theme, spot, reach * 0.5, colour, fades)
    shine_pool(canvas, theme, spot, reach * 0.2, mix(colour, WHITE, 0.6), fades)


def _draw_stretch(
    canvas: Surface, area: TiltedArea, theme: Theme, colour: Colour, ends: tuple[float, float], light: float
) -> None:
    first, last = (area.view.at(_rim(place, area.size), RIM_HEIGHT * area.size) for place in ends)
    thick = max(2, round(area.view.cell * area.size * (RIM_TO - RIM_FROM) * 1.1))
    tone = mix(colour, WHITE, 0.35)
    if theme.style is Style.NEON:
        box = around((first, last)).inflate(2 * thick, 2 * thick)
        glow = Surface(box.size)
        start, end = ((x - box.left, y - box.top) for x, y in (first, last))
        pygame.draw.line(glow, dimmed(tone, light), start, end, thick)
        canvas.blit(glow, box, special_flags=pygame.BLEND_RGB_MAX)
    elif light > 0.3:
        pygame.draw.line(canvas, colour, first, last, thick)


def _rim(place: float, size: int) -> Point:
    """The middle of the crest of the rim, after a share of the way around it, clockwise from a corner."""
    out = size * (RIM_FROM + RIM_TO) / 2
    side, along = divmod(place % 1.0 * 4, 1.0)
    low, high = -out, size + out
    way = low + (high - low) * along
    back = high - (high - low) * along
    return ((way, low), (high, way), (back, high), (low, back))[int(side)]


def _nearest(place: Point, size: int) -> float:
    """Where the rim is nearest to a place on the floor, as a share of the way around it."""
    return min((step / 64 for step in range(64)), key=lambda share: math.dist(_rim(share, size), place))
