"""Bursts: cycles and walls fly apart into small cubes of light. Points are (column, row), in cells."""

import math
import random
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.perspective import Area, Tones, lay, on_screen, stand
from game.arcade.draw.easing import Point, clamped, gathering
from game.arcade.draw.light import shine_pool
from game.arcade.draw.sprites import clear, heart_of
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, dimmed, mix, purest

# How long the flash of a burst is seen, in seconds.
FLASH = 0.22
# How long a cube flies before it is gone, in seconds, and how fast it falls, in cells per second squared.
FLIGHT, GRAVITY = 0.75, 3.4
CUBES_OF_RIDER = 32
# The sides of the cubes, in cells, and the steps in which they fade.
SIDES = (0.05, 0.075, 0.11)
FADES = 5


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
    canvas: Surface, area: Area, theme: Theme, colour: Colour, place: Point, age: float, size: float = 1.0
) -> None:
    """Draw the flash and the cubes of a cycle that flew apart `age` seconds ago, enlarged by `size`."""
    if not 0 <= age < FLIGHT:
        return
    spot, reach = on_screen(area, place, 0.15), area.cell * size
    flash = 1 - age / FLASH
    shine_pool(canvas, theme, spot, reach * 0.6, mix(colour, WHITE, 0.6), in_steps(clamped(flash)))
    shine_pool(canvas, theme, spot, reach * 1.3, colour, in_steps(1 - age / FLIGHT))
    draw_cubes(canvas, area, theme, colour, cubes_of_rider(place), age, size)


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
            start, chance.uniform(0.0, 0.3), speed, chance.uniform(0.4, 1.7), chance.randrange(len(SIDES))
        )


def draw_cubes(
    canvas: Surface,
    area: Area,
    theme: Theme,
    colour: Colour,
    cubes: Iterable[Cube],
    age: float,
    size: float = 1.0,
) -> None:
    fade = math.ceil(FADES * (1 - gathering(age / FLIGHT)))
    for cube in cubes:
        point, height = cube.at(age)
        (x, y), (across, down) = cube.start, point
        point = x + (across - x) * size, y + (down - y) * size
        spot = on_screen(area, point, height * size)
        if fade > 0 and area.rect.collidepoint(spot):
            side = max(2, round(SIDES[cube.side] * area.cell * size * (0.45 + 0.55 * fade / FADES)))
            lay(canvas, _cube(theme.style, colour, side, fade), spot)


@baked
def _cube(style: Style, colour: Colour, side: int, fade: int) -> Surface:
    """A small cube: its lit top, its front, and its dark side."""
    bright = mix(heart_of(colour), purest(colour), 0.5) if style is Style.NEON else mix(colour, WHITE, 0.25)
    large = clear((side * 6, side * 6), colour)
    foot = Rect(0, 0, side * 3, side * 3)
    foot.center = (side * 3, side * 3 + side // 2)
    front, dark = dimmed(colour, 0.75), dimmed(colour, 0.4)
    stand(large, foot, side * 4, Tones(lambda _up: front, lambda _up: dark, bright))
    cube = pygame.transform.smoothscale(large, (side * 2, side * 2))
    cube.fill((*WHITE, 255 * fade // FADES), special_flags=pygame.BLEND_RGBA_MULT)
    return cube
