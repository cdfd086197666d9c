"""The room of Crossfire: a hangar of steel, in which turrets stand by, with lit vents in its walls."""

import math
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import Steps
from game.arcade.draw.easing import Point
from game.arcade.draw.room import Room, Tiles
from game.arcade.draw.theme import WHITE, Colour, Theme, mix

# Half the width of the hangar, its height, and how far its corners are cut, in units.
HALF, HIGH, CUT = 150.0, 168.0, 52.0
# How far away its portals stand, from far to near, and how thick they are.
PORTALS, THICK = (8.0, 5.6, 4.1, 3.05, 2.3, 1.72, 1.28, 0.95), 7.0
# How far away the hangar ends, and behind which portals light hangs in the haze.
FAR_END, HAZY = 40.0, (3, 5)
# The vents: their lower and upper edge, and their louvres.
VENT_LOW, VENT_HIGH, LOUVRES = 92.0, 124.0, 7
# Where turrets stand by: to the side, and how far away.
TURRETS = ((108, 1.22), (139, 2.2))
PLATES = Tiles(wide=HALF / 6, nearer=0.8, joint=0.35, dark=0.09, differ=0.09, first=7.0, columns=6)


def draw_room(canvas: Surface, theme: Theme, board: Rect) -> Steps:
    room = Room(canvas.get_size(), theme, board)
    room.picture.fill(room.tone(0.9, 0.03))
    for number, (far, near) in enumerate(pairwise((FAR_END, *PORTALS, 0.3))):
        _draw_walls(room, far, near)
        if number in HAZY:
            room.lamp((room.middle, room.horizon), (300 / near, 150 / near), theme.accent, 0.16)
            yield
            room.soften(2)
        if near in PORTALS:
            _draw_portal(room, near)
        yield
    _draw_floor(room)
    yield
    room.reflect(0.4)
    room.melt(8)
    yield
    for across, distance in reversed(TURRETS):
        for side in (-1, 1):
            _draw_turret(room, side, across, distance)
    yield
    room.light_from(room.board, 0.14, 0.5, (3, 16))
    yield
    room.finish(canvas)


def _depth(distance: float) -> float:
    """How deep in the haze a wall so far away is."""
    return min(0.95, 0.08 + 0.16 * (distance - 1) ** 0.85) if distance > 1 else 0.05


def _arch(room: Room, distance: float, inward: float = 0.0) -> list[Point]:
    """The outline of the hangar, from the foot of its left wall to that of its right one."""
    half, high, cut = HALF - inward, HIGH - inward, CUT - 0.4 * inward
    left = [(-half, 0.0), (-half, high - cut), (-half + cut, high)]
    return [room.at(x, distance, y) for x, y in (*left, *((-x, y) for x, y in reversed(left)))]


def _draw_walls(room: Room, far: float, near: float) -> None:
    """The walls and the ceiling between two portals."""
    depth = _depth(min(9, (far + near) / 2))
    one, other = _arch(room, far), _arch(room, near)
    shades = (0.0, 0.07, -0.04, 0.07, 0.0)
    for number, shade in enumerate(shades):
        corners = [one[number], one[number + 1], other[number + 1], other[number]]
        room.fill(corners, room.tone(depth + shade))
    if far < FAR_END:
        for side in (-1, 1):
            _draw_vent(room, side, far, near, depth)
            _draw_lamp(room, side, far, near, depth)


def _draw_vent(room: Room, side: int, far: float, near: float, depth: float) -> None:
    """A vent in a wall: light between louvres, which falls into the hangar."""
    start, end = far - (far - near) * 0.24, near + (far - near) * 0.24
    across = side * (HALF - 0.5)

    def strip(low: float, high: float, tone: Colour) -> None:
        corners = (start, low), (start, high), (end, high), (end, low)
        room.fill([room.at(across, distance, height) for distance, height in corners], tone)

    strip(VENT_LOW - 3, VENT_HIGH + 3, room.tone(depth - 0.1))
    step = (VENT_HIGH - VENT_LOW) / LOUVRES
    light = (0.75 if room.neon else 0.16) * (1 - 0.6 * depth)
    for louvre in range(LOUVRES):
        low = VENT_LOW + louvre * step
        strip(low, low + 0.42 * step, room.tone(depth + 0.3, light * (0.6 + 0.4 * louvre / LOUVRES)))
    middle = room.at(across - side * 12, (start + end) / 2, (VENT_LOW + VENT_HIGH) / 2 - 8)
    room.lamp(middle, (85 / near, 80 / near), room.theme.accent, 0.11)


def _draw_lamp(room: Room, side: int, far: float, near: float, depth: float) -> None:
    """A tube under the ceiling, which runs away from the viewer."""
    start, end, across = far - (far - near) * 0.2, near + (far - near) * 0.2, side * (HALF - CUT - 5)
    corners = [
        room.at(x, distance, HIGH - 1)
        for x, distance in ((across - 2, start), (across + 2, start), (across + 2, end), (across - 2, end))
    ]
    room.fill(corners, mix(room.tone(depth + 0.3), room.glare, 0.22))


def _draw_portal(room: Room, distance: float) -> None:
    """A frame of steel across the hangar. Its near edge catches the light."""
    depth = _depth(distance)
    outer, inner = _arch(room, distance, -6.0), _arch(room, distance, THICK)
    for number in range(len(outer) - 1):
        corners = [outer[number], outer[number + 1], inner[number + 1], inner[number]]
        room.fill(corners, room.tone(depth - 0.09))
    room.line(inner, room.tone(depth + 0.22, 0.05), 0.55 / distance)


def _draw_floor(room: Room) -> None:
    """Plates of steel with seams; some are more worn than others."""
    corners = [
        room.at(across, distance)
        for across, distance in ((-HALF, 0.25), (-HALF, 90), (HALF, 90), (HALF, 0.25))
    ]
    room.fill(corners, room.tone(0.8, 0.03))
    room.tiles(PLATES, 9)
    for side in (-1, 1):  # lanes of light lead into the hangar
        lane = [(side * 74, 5.5), (side * 76, 5.5), (side * 76, 0.3), (side * 74, 0.3)]
        room.fill([room.at(*corner) for corner in lane], room.tone(0.5, 0.2 if room.neon else 0.1))


def _draw_turret(room: Room, side: int, across: float, distance: float) -> None:
    """A turret that stands by: its foot, its dome, and two barrels that point at the board."""
    x, y = room.at(side * across, distance)
    unit = room.unit / distance
    tone, lit = room.tone(_depth(distance) * 0.5), room.tone(_depth(distance) + 0.3, 0.08)
    shadow = Rect(0, 0, round(34 * unit), round(8 * unit))
    shadow.center = round(x), round(y)

    pygame.draw.ellipse(room.picture, room.tone(0.03), shadow)

    def place(points: list[tuple[float, float]]) -> list[Point]:
        return [(x - side * across_ * unit, y - up * unit) for across_, up in points]

    room.fill(place([(-14, 0), (-11, 6), (11, 6), (14, 0), (9, -2), (-9, -2)]), tone)
    room.fill(place([(-6, 6), (-6, 10), (6, 10), (6, 6)]), tone)
    dome = [
        (11 * math.cos(turn), 10 + 9 * math.sin(turn)) for turn in (math.pi * step / 10 for step in range(11))
    ]
    room.fill(place(dome), tone)
    for up in (12.0, 16.0):
        room.fill(place([(6, up), (24, up + 3.4), (24, up + 5.2), (6, up + 2.2)]), tone)
    room.line(place(dome[1:7]), lit, 0.5 / distance)
    room.line(place([(8, 18.2), (24, 21.2)]), lit, 0.4 / distance)
    room.line(place([(-11, 6), (11, 6)]), lit, 0.4 / distance)
    eye = place([(7.5, 14)])[0]
    room.lamp(
        eye, (7 / distance, 7 / distance), mix(room.theme.accent, WHITE, 0.3), 0.5 if room.neon else 0.25
    )
