"""The room of Chain: a switch room, with rows of cabinets and the cables that hang between them."""

import random

from pygame import Rect, Surface

from game.arcade.draw.baked import Steps
from game.arcade.draw.easing import Point
from game.arcade.draw.room import Room, Tiles
from game.arcade.draw.theme import Colour, Theme

# The rows of cabinets: how far to the side they stand, how high, and how long each cabinet is.
AISLE, HIGH, LONG = 84.0, 112.0, 34.0
CABINETS = 16
TILES = Tiles(wide=19, nearer=0.85, joint=0.3, dark=0.07, differ=0.06, first=4.6)
# Cables that hang across the room, from far to near: how high their ends appear, how far they sag, how many.
BUNDLES = ((58, 13, 7), (74, 17, 7), (92, 20, 6))


def draw_room(canvas: Surface, theme: Theme, board: Rect) -> Steps:
    room = Room(canvas.get_size(), theme, board)
    room.picture.fill(room.tone(0.7))
    room.sky()
    room.fall(room.floor, room.tone(0.8, 0.02), room.tone(0.05))
    yield
    room.tiles(TILES, 9)
    room.lamp((room.middle, room.horizon), (170, 110), theme.accent, 0.24)
    yield
    for number in reversed(range(CABINETS)):
        for side in (-1, 1):
            _draw_cabinet(room, side, number)
        if number in (7, 3):
            yield
            room.soften(2)
            yield
    yield
    for number, bundle in enumerate(BUNDLES):
        _draw_bundle(room, number, *bundle)
        if number < 2:
            room.soften(2)
        yield
    room.reflect(0.45)
    room.melt(8)
    yield
    room.light_from(room.board, 0.14, 0.5, (3, 16))
    yield
    room.finish(canvas)


def _draw_cabinet(room: Room, side: int, number: int) -> None:
    """A cabinet in one of the rows: its front towards the aisle, and its side towards the viewer."""
    near, far = 0.75 + number * LONG / 75, 0.75 + (number + 0.94) * LONG / 75
    depth = min(0.9, 0.04 + 0.13 * near)
    chance = random.Random(number * 2 + side)  # noqa: S311 - decoration
    tall = HIGH * chance.choice((0.92, 1.0, 1.0, 1.08))
    out = side * (AISLE + 46)

    def front(start: float, end: float, low: float, high: float, tone: Colour) -> None:
        """A part of the front, in shares of the cabinet's length and in units of its height."""
        one, other = near + (far - near) * start, near + (far - near) * end
        corners = (one, low), (one, high), (other, high), (other, low)
        room.fill([room.at(side * AISLE, distance, height) for distance, height in corners], tone)

    sides = (side * AISLE, 0.0), (side * AISLE, tall), (out, tall), (out, 0.0)
    room.fill([room.at(x, near, height) for x, height in sides], room.tone(depth - 0.06))
    if number == 0:
        _draw_conduits(room, side, near)
    front(0, 1, 0, tall, room.tone(depth + 0.05))
    front(0.04, 0.1, 3, tall - 2, room.tone(depth + 0.16, 0.02))
    for shelf in range(6):
        low = 12 + shelf * (tall - 18) / 6
        front(0.14, 0.94, low, low + (tall - 18) / 6 - 3, room.tone(depth - 0.02))
        for lamp in range(5):
            if chance.random() < 0.5:
                start = 0.2 + lamp * 0.14
                bright = (0.8 if chance.random() < 0.4 else 0.3) * (1.0 if room.neon else 0.25)
                front(start, start + 0.07, low + 5, low + 7.4, room.tone(depth + 0.35, bright))
    room.line(
        [room.at(side * AISLE, near, 0), room.at(side * AISLE, near, tall), room.at(side * AISLE, far, tall)],
        room.tone(depth + 0.25, 0.04),
        0.35 / near,
    )
    room.lamp(room.at(side * AISLE, near, tall * 0.6), (46 / near, 90 / near), room.theme.accent, 0.12)


def _draw_conduits(room: Room, side: int, distance: float) -> None:
    """Pipes on the side of the nearest cabinet, which is all that is seen far beside the board."""
    for number in range(7):
        across = side * (AISLE + 8 + 5.2 * number)
        left = across - 1.1
        room.block(left, 2.2, distance, (0, HIGH * 1.1), room.tone(0.1))
        room.block(left + 0.3, 0.6, distance, (0, HIGH * 1.1), room.tone(0.24, 0.02))
    for height in (26.0, 62.0, 98.0):
        left = side * (AISLE + 24) - 19
        room.block(left, 38, distance, (height, height + 3.4), room.tone(0.16))
        room.block(left, 38, distance, (height + 2.8, height + 3.4), room.tone(0.34, 0.03))


def _draw_bundle(room: Room, number: int, high: float, sag: float, count: int) -> None:
    """Cables that hang from side to side, between hangers beside the board. Through some a current flows."""
    chance = random.Random(70 + number)  # noqa: S311 - decoration
    depth = max(0.03, 0.66 - 0.3 * number)
    span = 62.0 + 16 * number
    for cable in range(count):
        lift, deep = chance.uniform(-7, 7), sag * chance.uniform(0.7, 1.7)
        live = cable == count - 2
        width = chance.uniform(0.7, 1.7) * (0.75 + 0.35 * number)
        shift = chance.uniform(-10, 10)
        line = _hanging(room, high + lift, deep, span, shift)
        room.line([(x, y + 0.5 * width * room.unit) for x, y in line], room.tone(depth - 0.06), width)
        room.line(line, room.tone(depth), width)
        top = [(x, y - 0.32 * width * room.unit) for x, y in line]
        if live:
            room.line(top, room.tone(1.0, 0.75 if room.neon else 0.25), 0.4 * width)
        else:
            room.line(top, room.tone(depth + 0.18, 0.03), 0.25 * width)


def _hanging(room: Room, high: float, sag: float, span: float, shift: float) -> list[Point]:
    """A line that hangs in bows from hanger to hanger across the whole picture, as it appears."""
    step, points = 3.0, []
    across = -room.reach - 4
    while across < room.reach + 8:
        share = ((across - shift) * room.across / span + 0.5) % 1.0
        drop = sag * (1 - (2 * share - 1) ** 2)
        points.append(room.seen(across, high - drop))
        across += step
    return points
