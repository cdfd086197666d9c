"""The city at night on the horizon of the fields on which light cycles ride."""

import random
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import Steps, run
from game.arcade.draw.room import Room
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, mix

# The height of the canvas in units, unless the sky is so low that it is less than this many units high.
UNITS, SKYLINE = 132, 50
# How far down the floor a thing at the distance 1 stands, in shares of what is seen of it.
FOOT = 0.66
# The distance between the lines of the floor, in shares of the height of the canvas.
STREET = 0.23


class Quarter(NamedTuple):
    """A row of houses, from far to near."""

    depth: float  # in the haze
    low: float  # the height of its houses in units
    high: float
    wide: float  # of a house, on average
    lit: float  # the share of houses with lit windows or edges


QUARTERS = (Quarter(0.56, 14, 28, 8, 0.35), Quarter(0.32, 12, 50, 10, 0.7), Quarter(0.1, 6, 44, 13, 0.8))


def draw_city(canvas: Surface, theme: Theme, horizon: int, lit: Rect | None = None) -> None:
    """Fill the canvas with a city at once."""
    run(city_in_steps(canvas, theme, horizon, lit))


def city_in_steps(canvas: Surface, theme: Theme, horizon: int, lit: Rect | None = None) -> Steps:
    """Fill the canvas with a city, whose foot is so many pixels below the top of the canvas.

    Its wet floor reflects it, and the light of a board that lies in a rectangle. A flat theme has nothing
    behind its text.
    """
    if theme.style is Style.FLAT:
        canvas.fill(theme.night)
        return
    width, height = canvas.get_size()
    side = max(1, round(100 * min(height / UNITS, horizon / SKYLINE)))
    foot = max(1, height - horizon)
    place = Rect((width - side) // 2, horizon + round(FOOT * foot) - side, side, side)
    room = Room((width, height), theme, place, horizon)
    room.sky()
    for number, quarter in enumerate(QUARTERS):
        _draw_quarter(room, quarter, random.Random(50 + number))  # noqa: S311 - decoration
        yield
        room.haze(0.6, 26 - 7 * number)
        if number < 2:
            yield
            room.soften(3 - number)
        yield
    _draw_floor(room)
    yield
    room.reflect(0.5, smear=8)
    yield
    room.haze(0.5, 5)
    room.melt(5)
    yield
    if lit is not None:
        board = Rect(*(round(part * room.scale) for part in lit))
        room.light_from(board, 0.12, 0.5, (3, 16))
        yield
    room.finish(canvas, 0.0)  # above it, walls of light shine


def _draw_quarter(room: Room, quarter: Quarter, chance: random.Random) -> None:
    """Houses side by side, from the middle to both sides. They are lower behind the middle of the board."""
    for side in (-1, 1):
        across = 0.0 if side > 0 else -quarter.wide
        while abs(across) < room.reach + 2 * quarter.wide:
            wide = quarter.wide * chance.uniform(0.5, 1.5)
            outer = min(1.0, 0.45 + abs(across) / (90 * room.across))
            high = outer * (quarter.low + (quarter.high - quarter.low) * chance.random() ** 1.6)
            _draw_house(room, quarter, (across, wide * 0.94, high), chance)
            across += side * wide * chance.choice((0.8, 1.0, 1.0, 1.3))


def _draw_house(
    room: Room, quarter: Quarter, size: tuple[float, float, float], chance: random.Random
) -> None:
    left, wide, high = size
    tone = room.tone(max(0.0, quarter.depth + chance.uniform(-0.05, 0.05)))
    _block(room, left, wide, 0, high, tone)
    kind = chance.random()
    if kind < 0.35:  # a smaller part on top
        inset = wide * chance.uniform(0.15, 0.3)
        more = high * chance.uniform(0.08, 0.2)
        _block(room, left + inset, wide - 2 * inset, high, high + more, tone)
        high += more
    elif kind < 0.5:  # a mast with a lamp
        _block(room, left + wide / 2, 0.35, high, high + 6, tone)
        top = room.middle + (left + wide / 2) * room.unit, room.horizon - (high + 6) * room.unit
        room.lamp(top, (3.5, 3.5), room.theme.accent, 0.6)
    edge = room.tone(quarter.depth + 0.12, 0.03)
    _block(room, left, 0.3, 0, high * 0.98, edge)
    if chance.random() < quarter.lit:
        if chance.random() < 0.3:
            _draw_tube(room, quarter, left + wide * chance.choice((0.12, 0.5, 0.85)), high, chance)
        else:
            _draw_windows(room, quarter, size, chance)


def _block(room: Room, left: float, wide: float, low: float, high: float, tone: Colour) -> None:
    """A rectangle above the horizon, as it appears."""
    unit = room.unit
    x, y = room.middle + left * unit, room.horizon - high * unit
    room.picture.fill(tone, Rect(round(x), round(y), max(1, round(wide * unit)), round((high - low) * unit)))


def _draw_tube(room: Room, quarter: Quarter, across: float, high: float, chance: random.Random) -> None:
    """A tube of light that runs up a house."""
    foot = high * chance.uniform(0.1, 0.5)
    light = (0.8 if room.neon else 0.2) * (1.1 - quarter.depth)
    _block(room, across, 0.4, foot, high * 0.96, room.tone(quarter.depth + 0.3, light))
    middle = room.middle + across * room.unit, room.horizon - (foot + high) / 2 * room.unit
    room.lamp(middle, (9, (high - foot) * 1.3), room.theme.accent, 0.3)


def _draw_windows(
    room: Room, quarter: Quarter, size: tuple[float, float, float], chance: random.Random
) -> None:
    left, wide, high = size
    warm = mix(room.theme.accent, WHITE if room.neon else room.theme.accent, 0.25)
    share = (0.75 if room.neon else 0.12) * (1.15 - quarter.depth)
    dark = room.tone(quarter.depth + 0.15)
    tones = [mix(dark, warm, share * light) for light in (0.3, 0.65, 1.0)]
    row = high - 1.6
    while row > 3:
        x = left + 0.9
        while x < left + wide - 1.2:
            if chance.random() < 0.3:
                _block(room, x, 0.62, row - 0.62, row, chance.choice(tones))
            x += 1.35
        row -= 1.75


def _draw_floor(room: Room) -> None:
    """A wide floor of dark glass, with the lines of streets that run towards the city."""
    room.fall(room.floor, room.tone(0.62, 0.02), room.tone(0.0))
    faint = room.tone(0.5, 0.05)
    wide = STREET * room.height / room.unit
    streets = int(room.reach * 4 / wide) + 1
    for number in range(-streets, streets + 1):
        ends = room.at(number * wide, 4.5), room.at(number * wide, 0.3)
        pygame.draw.aaline(room.picture, faint, *ends)
    distance = 4.5
    while distance > 0.35:
        y = room.at(0, distance)[1]
        pygame.draw.aaline(room.picture, faint, (0, y), (room.width, y))
        distance -= max(0.12, 0.2 * distance)
