"""The room of Apart: a frozen lake at night, with firs on its shore and an aurora over the mountains."""

import math
import random
from collections.abc import Callable
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import Steps
from game.arcade.draw.easing import Point
from game.arcade.draw.material import column
from game.arcade.draw.room import Room, soft_noise
from game.arcade.draw.theme import WHITE, Colour, Theme, dimmed, mix

# Ridges from far to near: how deep in the haze, how high they appear beside the board, and in the middle.
RIDGES = ((0.46, 60, 30), (0.3, 44, 16), (0.18, 27, 9))
# The height of the aurora above the horizon, and of its curtains.
AURORA, CURTAIN = 96, 70
# It is drawn this many times smaller.
SMALLER = 12
STARS = 150
CRACKS = 46


def draw_room(canvas: Surface, theme: Theme, board: Rect) -> Steps:
    room = Room(canvas.get_size(), theme, board)
    room.sky()
    _draw_stars(room)
    yield
    _draw_aurora(room)
    yield
    for number, (depth, high, middle) in enumerate(RIDGES):
        _draw_ridge(room, depth, (high, middle), random.Random(20 + number))  # noqa: S311 - decoration
        room.haze(0.4, 14 - 3 * number)
        yield
    room.soften(2)
    yield
    _draw_shore(room)
    _draw_ice(room)
    yield
    room.reflect(0.75, smear=6)
    yield
    _draw_cracks(room)
    room.haze(0.75, 7)
    room.melt(12)
    yield
    room.light_from(room.board, 0.14, 0.5, (5, 16))
    yield
    room.finish(canvas)


def _draw_stars(room: Room) -> None:
    if not room.neon:
        return
    chance = random.Random(11)  # noqa: S311 - decoration
    for _star in range(round(STARS * room.reach / 100)):
        x, y = chance.uniform(-room.reach, room.reach), chance.uniform(35, 95)
        side = max(1, round(room.unit * chance.uniform(0.12, 0.32)))
        left, top = room.seen(x, y)
        place = Rect(round(left), round(top), side, side)
        room.picture.fill(mix(room.tone(0.6), room.theme.ink, chance.uniform(0.1, 0.4)), place)


def _draw_aurora(room: Room) -> None:
    """Curtains of light, whose feet wind across the sky."""
    mask = Surface(
        (max(8, room.width // SMALLER), max(4, round(CURTAIN * room.unit * room.upwards / SMALLER)))
    )
    chance = random.Random(4)  # noqa: S311 - decoration
    waves = [
        (chance.uniform(0.02, 0.12), chance.uniform(0, 6.3), chance.uniform(0.3, 1)) for _wave in range(5)
    ]
    for x in range(mask.get_width()):
        across = (x * SMALLER - room.middle) / (room.unit * room.across)
        swing = sum(math.sin(across * pitch + turn) * strength for pitch, turn, strength in waves)
        ray = 0.55 + 0.45 * math.sin(across * 0.9 + 3 * math.sin(across * 0.13)) * math.sin(across * 0.31 + 1)
        foot = 0.72 + 0.09 * swing
        light = 0.35 + 0.65 * ray
        for y in range(mask.get_height()):
            share = y / mask.get_height()
            glow = (share / foot) ** 2.2 if share < foot else max(0.0, 1 - (share - foot) / 0.07) ** 2
            tone = round(255 * min(1.0, glow) * light)
            mask.set_at((x, y), (tone, tone, tone))
    top = round(room.seen(0, AURORA)[1])
    place = Rect(0, top, room.width, round(CURTAIN * room.unit * room.upwards))
    cold = mix(room.theme.accent, room.theme.soft, 0.25)
    room.shine(mask, place, cold, 0.7 if room.neon else 0.34)


def _draw_ridge(room: Room, depth: float, highs: tuple[float, float], chance: random.Random) -> None:
    """Mountains: high beside the board, and lower behind it."""
    high, middle = highs
    waves = [
        (share, chance.uniform(0.056, 0.091) / share, chance.uniform(0, 6.3))
        for share in (1.0, 0.5, 0.25, 0.125, 0.0625)
    ]

    def top(across: float) -> float:
        away = math.pow(min(1.0, abs(across) / 75), 1.5)
        rough = sum(abs(math.sin(across * pitch + turn)) * share for share, pitch, turn in waves)
        return (middle + (high - middle) * away) * (0.5 + 0.36 * rough)

    line = _line_of(room, top, 1.2)
    room.fill([*line, (room.width, room.horizon), (0, room.horizon)], room.tone(depth))
    lit = room.tone(depth + 0.24, 0.05)
    for (x, y), (right, below) in pairwise(line):
        if below > y:  # the slopes that fall to the right catch the light
            fall = (room.horizon - y) * 0.3
            room.fill([(x, y), (right, below), (right, below + fall * 0.5), (x, y + fall * 0.2)], lit)


def _line_of(room: Room, top: Callable[[float], float], step: float) -> list[Point]:
    wide = step * room.unit * room.across
    places = [
        (number * wide - room.middle) / wide * step for number in range(math.ceil(room.width / wide) + 1)
    ]
    return [room.seen(across, top(across)) for across in places]


def _draw_shore(room: Room) -> None:
    """Firs on the far shore, taller ones at the sides."""
    chance = random.Random(31)  # noqa: S311 - decoration
    for depth, size, start in ((0.36, 8, 0), (0.2, 15, 48), (0.06, 27, 80)):
        for side in (-1, 1):
            across = float(start)
            while across < room.reach + 10:
                grown = (
                    size * chance.uniform(0.6, 1.25) * min(1.0, 0.35 + (across - start) / 30 + (start == 0))
                )
                _draw_fir(room, side * across, grown, room.tone(depth))
                across += chance.uniform(0.14, 0.42) * size
        if depth > 0.1:
            room.haze(0.35, 9)


def _draw_fir(room: Room, across: float, high: float, tone: Colour) -> None:
    (x, foot), unit = room.seen(across, 0.0), room.unit
    for tier in range(4):
        top, low, wide = 1 - tier * 0.24, 1 - tier * 0.24 - 0.36, 0.07 + 0.055 * tier
        room.fill(
            [
                (x, foot - top * high * unit),
                (x + wide * high * unit, foot - max(0.0, low) * high * unit),
                (x - wide * high * unit, foot - max(0.0, low) * high * unit),
            ],
            tone,
        )


def _draw_ice(room: Room) -> None:
    room.fall(room.floor, room.tone(0.6), room.tone(0.04))
    floor = room.floor
    frost = soft_noise((max(1, floor.width // 4), max(1, floor.height // 4)), (6, 14), 9)
    fade = column(frost.get_size(), lambda y: dimmed(WHITE, 0.1 * (1 - y) + 0.03))
    frost.blit(fade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    room.picture.blit(
        pygame.transform.smoothscale(frost, floor.size), floor, special_flags=pygame.BLEND_RGB_ADD
    )


def _draw_cracks(room: Room) -> None:
    """Cracks in the ice, which hold the light; brighter ones nearer to the board."""
    chance = random.Random(6)  # noqa: S311 - decoration
    for _crack in range(CRACKS):
        distance = chance.uniform(0.42, 2.6)
        across = chance.uniform(-room.reach, room.reach) * distance
        turn, points = chance.uniform(0, 6.3), [(across, distance)]
        for _piece in range(chance.randrange(3, 8)):
            turn += chance.uniform(-0.8, 0.8)
            x, z = points[-1]
            points.append((x + 11 * math.cos(turn), max(0.3, z + 0.1 * math.sin(turn))))
        near = max(0.0, 1 - abs(across) / 90)
        tone = room.tone(1.0, 0.04 + 0.16 * near)
        pygame.draw.aalines(room.picture, tone, False, [room.at(*point) for point in points])
        if distance < 1:
            shifted = [(x, y + 1) for x, y in (room.at(*point) for point in points)]
            pygame.draw.aalines(room.picture, room.tone(0.5), False, shifted)
