"""Bursts: cycles and walls fly apart into small cubes of light, which fall on the floor and go out."""

import math
import random
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.cycle_picture import SQUEEZE
from game.arcade.draw.cycles.sheet import Sheet, Tones, draw_block
from game.arcade.draw.cycles.wall_paint import glowing
from game.arcade.draw.easing import Point, clamped, gathering
from game.arcade.draw.light import shine_pool
from game.arcade.draw.projection import Projection
from game.arcade.draw.sprites import weaken
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, dimmed, mix

# How long the flash of a burst is seen, in seconds.
FLASH = 0.22
# How long a cube flies before it is gone, in seconds, and how fast it falls, in cells per second squared.
FLIGHT, GRAVITY = 0.75, 3.4
CUBES_OF_RIDER = 32
# The sides of the cubes, in cells, and the steps in which they fade.
SIDES = (0.05, 0.075, 0.11)
FADES = 5
# Cubes are drawn this many times larger and then shrunk.
OVERSAMPLING = 3
# From where a cube is seen: so far away, in sides, that it looks the same everywhere.
FAR_AWAY = 1000.0


class Cube(NamedTuple):
    """A flying piece of a cycle or a wall: where it began, and its speed, in cells."""

    start: Point
    height: float
    speed: Point
    rise: float
    side: int  # which of the `SIDES`

    def at(self, age: float) -> tuple[Point, float]:
        """Where it is above the floor after this many seconds, and how high."""
        height = self.height + self.rise * age - GRAVITY * age * age / 2
        if height < 0:  # it bounces once, a little
            height = min(0.06, -height * 0.25)
        x, y = self.start
        slower = age * (1 - 0.35 * age)
        return (x + self.speed[0] * slower, y + self.speed[1] * slower), height


def draw_burst(
    canvas: Surface,
    view: Projection,
    theme: Theme,
    colour: Colour,
    place: Point,
    age: float,
    size: float = 1.0,
) -> None:
    """Draw the flash and the cubes of a cycle that flew apart `age` seconds ago, enlarged by `size`."""
    if not 0 <= age < FLIGHT:
        return
    spot, reach = view.at(place, 0.25), view.scale(place[1]) * size
    flash = clamped(1 - age / FLASH)
    shine_pool(canvas, theme, spot, reach * 1.3, colour, in_steps(1 - age / FLIGHT))
    shine_pool(canvas, theme, spot, reach * 0.6, mix(colour, WHITE, 0.6), in_steps(flash))
    draw_cubes(canvas, view, theme, colour, cubes_of_rider(place), age, size)


def in_steps(light: float) -> float:
    """One of a few strengths, so that few pools of light are drawn."""
    return math.ceil(light * FADES) / FADES


def cubes_of_rider(place: Point) -> Iterator[Cube]:
    chance = random.Random(f"{place}")  # noqa: S311 - decoration
    for _number in range(CUBES_OF_RIDER):
        angle, force = chance.uniform(0, 2 * math.pi), chance.uniform(0.3, 2.1)
        speed = math.cos(angle) * force, math.sin(angle) * force
        start = place[0] + speed[0] * 0.12, place[1] + speed[1] * 0.12
        yield Cube(
            start, chance.uniform(0.05, 0.4), speed, chance.uniform(0.5, 1.9), chance.randrange(len(SIDES))
        )


def draw_cubes(
    canvas: Surface,
    view: Projection,
    theme: Theme,
    colour: Colour,
    cubes: Iterable[Cube],
    age: float,
    size: float = 1.0,
) -> None:
    """Draw cubes where they are by now, the furthest first; those that have left the floor are gone."""
    fade = math.ceil(FADES * (1 - gathering(age / FLIGHT)))
    flying = []
    for cube in cubes if fade > 0 else ():
        (across, down), height = cube.at(age)
        x, y = cube.start
        point = x + (across - x) * size, y + (down - y) * size
        if 0 <= point[0] <= view.columns and 0 <= point[1] <= view.rows:
            flying.append((point, height * size, cube.side))
    for point, height, number in sorted(flying, key=lambda each: each[0][1]):
        wide = SIDES[number] * size * (0.45 + 0.55 * fade / FADES)
        picture = _cube(theme.style, colour, max(2, round(wide * view.scale(point[1], height))), fade)
        x, y = view.at(point, height)
        canvas.blit(picture, picture.get_rect(center=(round(x), round(y))))


# Its corners, turned a little so that two of its faces are seen, and how high it is.
CORNERS, HIGH = ((0.42, 0.02), (0.98, 0.4), (0.58, 0.98), (0.02, 0.6)), 0.68


@baked
def _cube(style: Style, colour: Colour, side: int, fade: int) -> Surface:
    """A small cube: its lit top and two faces."""
    neon = style is Style.NEON
    lit = glowing(colour) if neon else colour
    bright = mix(lit, WHITE, 0.7 if neon else 0.3)
    front, dark = dimmed(lit, 0.8), dimmed(lit, 0.45)
    view = Projection((float(side), 1.2 * side), float(side), 1, 1, FAR_AWAY, SQUEEZE)
    sheet = Sheet(view, Rect(0, 0, 2 * side, 2 * side), OVERSAMPLING, colour)
    draw_block(sheet, CORNERS, HIGH, Tones(lambda _up: front, lambda _up: dark, bright), bands=1)
    cube = sheet.shrunk().picture
    weaken(cube, Style.ENAMEL, fade / FADES)
    return cube
