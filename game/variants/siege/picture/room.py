"""The room of Siege: a courtyard between moonlit walls, with mist in it."""

import math
import random
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import Steps
from game.arcade.draw.room import Room, Tiles
from game.arcade.draw.theme import WHITE, Theme, mix

# Where the moon stands, from the middle of the board and above the horizon, and its radius.
MOON, MOON_RADIUS = (-80, 69), 6.5
FLAGSTONES = Tiles(wide=17, nearer=0.86, joint=0.5, dark=0.1, differ=0.13, first=3.4, staggered=0.5)

# How many stones of a wall are seen, for each unit of its length.
STONES = 0.7


class Wall(NamedTuple):
    """A wall with towers on both sides of the board."""

    distance: float
    depth: float  # in the haze
    top: float  # of the wall and of its towers above the horizon, as they appear
    towers: float
    start: float  # where it begins beside the board


WALLS = (Wall(4.2, 0.72, 34, 46, 28), Wall(2.5, 0.44, 40, 58, 45), Wall(1.5, 0.12, 47, 66, 62))


def draw_room(canvas: Surface, theme: Theme, board: Rect) -> Steps:
    room = Room(canvas.get_size(), theme, board)
    _draw_sky(room)
    yield
    for number, wall in enumerate(WALLS):
        _draw_wall(room, wall, random.Random(40 + number))  # noqa: S311 - decoration
        yield
        _draw_mist(room, wall.distance, number)
        yield
        room.soften(3 - number)
        yield
    room.fall(room.floor, room.tone(0.72), room.tone(0.05))
    room.tiles(FLAGSTONES, 3)
    yield
    room.reflect(0.4)
    yield
    moonlit = room.seen(MOON[0], -15)
    room.lamp(moonlit, (46, 64), room.glare, 0.1)
    room.haze(0.7, 16)
    room.melt(9)
    yield
    room.light_from(room.board, 0.16, 0.55, (9, 12))
    yield
    room.finish(canvas)


def _draw_sky(room: Room) -> None:
    room.sky()
    moon = room.seen(*MOON)
    room.lamp(moon, (150, 120), room.glare, 0.05)
    pygame.draw.circle(room.picture, mix(room.tone(1.0), room.glare, 0.5), moon, MOON_RADIUS * room.unit)
    room.lamp(moon, (34, 34), room.glare, 0.12)
    sky = Rect(0, 0, room.width, max(1, room.horizon))
    room.mist(sky, lambda y: 0.3 * y, room.tone(0.7), 3, 0.9)


def _draw_wall(room: Room, wall: Wall, chance: random.Random) -> None:
    reach = room.reach + 20
    for side in (-1, 1):
        across = wall.start
        while across < reach:
            length, width = chance.uniform(26, 44), chance.uniform(9, 14)
            top = wall.towers + chance.uniform(-5, 7)
            _battlement(
                room, wall, side * (across + length / 2), length, wall.top + chance.uniform(-3, 3), chance
            )
            _tower(room, wall, side * (across + length * chance.uniform(0.2, 0.5)), width, top)
            across += length


def _battlement(
    room: Room, wall: Wall, across: float, length: float, top: float, chance: random.Random
) -> None:
    """A stretch of the wall with teeth, around its middle. All is given as it appears."""
    away = wall.distance
    left, wide, high = (across - length / 2) * away, length * away, room.up(top, away)
    tone = room.tone(wall.depth)
    room.block(left, wide, away, (0, high), tone)
    for _stone in range(round(length * STONES)):
        x, y = left + wide * chance.random(), high - (2 + round(9 * chance.random()) * 2.6) * away
        room.block(x, 3.4 * away, away, (y - 2.1 * away, y), room.tone(wall.depth + 0.06 * chance.random()))
    room.block(left, wide, away, (high - 1.2 * away, high), room.tone(wall.depth + 0.1, 0.01))
    teeth = round(length / 2.6)
    for tooth in range(teeth):
        room.block(left + wide * tooth / teeth, 0.6 * wide / teeth, away, (high, high + 1.9 * away), tone)


def _tower(room: Room, wall: Wall, across: float, width: float, top: float) -> None:
    away = wall.distance
    left, wide, high = (across - width / 2) * away, width * away, room.up(top, away)
    tone, lit = room.tone(wall.depth), room.tone(wall.depth + 0.45, 0.02)
    over, head = 0.09 * wide, high - 0.55 * wide
    for tooth in range(4):
        step = (wide + 2 * over) / 7
        room.block(left - over + 2 * tooth * step, step, away, (high, high + 0.17 * wide), tone)
    room.block(left, wide, away, (0, high), tone)
    room.block(left - over, wide + 2 * over, away, (head, high), tone)
    # The moon is on the left: that side of a tower catches its light.
    room.block(left, 0.13 * wide, away, (0, head), lit)
    room.block(left - over, 0.13 * wide, away, (head, high), lit)
    room.block(left - over, wide + 2 * over, away, (high - 0.03 * wide, high), lit)
    if int(across * 7 + wall.top) % 5 < 3:
        _window(room, wall, left + 0.42 * wide, head - 0.3 * wide, wide)


def _window(room: Room, wall: Wall, left: float, top: float, wide: float) -> None:
    light = 0.9 if room.neon else 0.16
    room.block(left, 0.1 * wide, wall.distance, (top - 0.2 * wide, top), room.tone(1.0, light))
    middle = room.at(left + 0.05 * wide, wall.distance, top - 0.1 * wide)
    size = 1.5 * wide / wall.distance
    room.lamp(middle, (size, size), mix(room.theme.accent, WHITE, 0.2), 0.26)


def _draw_mist(room: Room, distance: float, number: int) -> None:
    """Mist that lies at the foot of a wall."""
    foot, high = room.at(0, distance)[1], round(62 * room.unit / distance**0.5)
    place = Rect(0, round(foot) - high, room.width, round(1.3 * high))
    room.mist(place, lambda y: 0.85 * math.sin(math.pi * y) ** 1.3, room.tone(0.95, 0.03), 7 + number, 0.7)
