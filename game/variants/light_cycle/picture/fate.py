"""The picture of the loser's fate: the wall shatters from its tail to its head, and then the rider bursts."""

import math
import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point, between, gathering, held, part_of
from game.arcade.draw.finale import FATE_FROM, FATE_TO
from game.arcade.draw.light import shine_pool
from game.arcade.draw.sprites import SHADOW, blurred, clear, heart_of
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix, purest
from game.variants.light_cycle.picture.body import Tones, lay, stand
from game.variants.light_cycle.picture.ride import Stretch
from game.variants.light_cycle.picture.view import LIFT
from game.variants.light_cycle.picture.wall import HEIGHT, State

# When the rider bursts, in shares of the fate; the last stretch breaks just before.
BURST = 0.78
# How long before it breaks a stretch lights up, in seconds.
WARNING = 0.09
# How long the rider comes undone before it bursts, and how long the flash of that is seen.
STRAIN, FLASH = 0.3, 0.22
# How long a cube flies before it is gone, in seconds, and how fast it falls, in cells per second squared.
FLIGHT, GRAVITY = 0.75, 3.4
CUBES_A_STRETCH, CUBES_OF_RIDER = 9, 40
# The sides of the cubes, in cells, and the steps in which they fade.
SIDES = (0.05, 0.075, 0.11)
FADES = 5


def broken_at(number: int, stretches: int) -> float:
    """When a stretch breaks, in seconds since the end: the tail first."""
    share = BURST * (number + 0.5) / (stretches + 0.5)
    return FATE_FROM + (FATE_TO - FATE_FROM) * share


def bursts_at() -> float:
    return FATE_FROM + (FATE_TO - FATE_FROM) * BURST


def breaking(ended: float, stretches: int) -> list[State]:
    """How each stretch looks: it lights up just before it breaks."""
    states = []
    for number in range(stretches):
        left = broken_at(number, stretches) - ended
        states.append(State.BROKEN if left <= 0 else State.BRIGHT if left <= WARNING else State.LIT)
    return states


class Cube(NamedTuple):
    """A flying piece of a wall: where it began, and its speed, in cells."""

    start: Point
    height: float
    speed: Point
    rise: float
    side: int  # which of the `SIDES`

    def at(self, age: float) -> tuple[Point, float]:
        """Where it is above the floor after so many seconds, and how high."""
        height = self.height + self.rise * age - GRAVITY * age * age / 2
        if height < 0:  # it bounces once, a little
            height = min(0.06, -height * 0.25)
        x, y = self.start
        slower = age * (1 - 0.35 * age)
        return (x + self.speed[0] * slower, y + self.speed[1] * slower), height


def draw_shatter(
    canvas: Surface, area: BoardArea, theme: Theme, colour: Colour, stretches: Sequence[Stretch], ended: float
) -> None:
    """The cubes of all stretches that have broken."""
    for number, stretch in enumerate(stretches):
        age = ended - broken_at(number, len(stretches))
        if 0 <= age < FLIGHT:
            start, middle, end = points_of(stretch, area.size)
            shine_pool(
                canvas,
                theme,
                _place(area, middle, 0.1),
                area.cell * 0.9,
                colour,
                0.6 * _in_steps(1 - age / FLIGHT),
            )
            _draw_cubes(canvas, area, theme, colour, _cubes_of(start, end), age)


def draw_burst(
    canvas: Surface, area: BoardArea, theme: Theme, colour: Colour, place: Point, ended: float
) -> None:
    """The rider: light gathers in it, flashes, and it flies apart in cubes."""
    spot = _place(area, place, 0.15)
    gathered = gathering(strain(ended))
    age = ended - bursts_at()
    if gathered > 0 and age < 0:
        shine_pool(canvas, theme, spot, area.cell * 0.7, colour, _in_steps(gathered))
    if 0 <= age < FLIGHT:
        flash = 1 - age / FLASH
        shine_pool(canvas, theme, spot, area.cell * 0.6, mix(colour, WHITE, 0.6), _in_steps(held(flash)))
        shine_pool(canvas, theme, spot, area.cell * 1.3, colour, _in_steps(1 - age / FLIGHT))
        _draw_cubes(canvas, area, theme, colour, _cubes_of_rider(place), age)


def strain(ended: float) -> float:
    """How far the rider has come undone before it bursts."""
    return part_of(ended, bursts_at() - STRAIN, bursts_at())


def _in_steps(light: float) -> float:
    """One of a few strengths, so that few pools of light are drawn."""
    return math.ceil(light * FADES) / FADES


def points_of(stretch: Stretch, size: int) -> tuple[Point, Point, Point]:
    """The start, the middle and the end of a stretch."""
    (row, column), (next_row, next_column) = divmod(stretch.start, size), divmod(stretch.end, size)
    start, end = (column + 0.5, row + 0.5), (next_column + 0.5, next_row + 0.5)
    return start, between(start, end, 0.5), end


def _place(area: BoardArea, point: Point, height: float) -> Point:
    """Where a point above the floor lies on the screen."""
    return (
        area.rect.left + (point[0] + LIFT[0] * height) * area.cell,
        area.rect.top + (point[1] + LIFT[1] * height) * area.cell,
    )


def _cubes_of(start: Point, end: Point) -> Iterator[Cube]:
    """The pieces of a stretch, the same ones every time."""
    chance = random.Random(f"{start}{end}")  # noqa: S311 - decoration
    for number in range(CUBES_A_STRETCH):
        share = (number + chance.random()) / CUBES_A_STRETCH
        place = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        angle, force = chance.uniform(0, 2 * math.pi), chance.uniform(0.1, 0.85)
        speed = math.cos(angle) * force, math.sin(angle) * force
        yield Cube(
            place, chance.uniform(0.05, HEIGHT), speed, chance.uniform(0.2, 1.1), chance.randrange(len(SIDES))
        )


def _cubes_of_rider(place: Point) -> Iterator[Cube]:
    chance = random.Random(f"{place}")  # noqa: S311 - decoration
    for _number in range(CUBES_OF_RIDER):
        angle, force = chance.uniform(0, 2 * math.pi), chance.uniform(0.3, 2.1)
        speed = math.cos(angle) * force, math.sin(angle) * force
        start = place[0] + speed[0] * 0.12, place[1] + speed[1] * 0.12
        yield Cube(
            start, chance.uniform(0.0, 0.3), speed, chance.uniform(0.4, 1.7), chance.randrange(len(SIDES))
        )


def _draw_cubes(
    canvas: Surface, area: BoardArea, theme: Theme, colour: Colour, cubes: Iterator[Cube], age: float
) -> None:
    fade = math.ceil(FADES * (1 - gathering(age / FLIGHT)))
    for cube in cubes:
        point, height = cube.at(age)
        spot = _place(area, point, height)
        if fade > 0 and area.rect.collidepoint(spot):
            side = max(2, round(SIDES[cube.side] * area.cell * (0.45 + 0.55 * fade / FADES)))
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


@baked
def _scorch(style: Style, size: int, light: int) -> Surface:
    """A burnt spot on the floor: a soft, ragged stain."""
    chance = random.Random(3)  # noqa: S311 - decoration
    shade = SHADOW if style is Style.ENAMEL else BLACK
    stain = clear((2 * size, 2 * size), shade)
    for _spot in range(26):
        angle, reach = chance.uniform(0, 2 * math.pi), chance.uniform(0, 0.36) * size
        place = size + math.cos(angle) * reach, size + math.sin(angle) * reach
        pygame.draw.circle(stain, (*shade, 210), place, size * chance.uniform(0.06, 0.2))
    soft = blurred(stain, max(1, size // 14))
    share = (0.28 if style is Style.ENAMEL else 0.75) * light / FADES
    soft.fill((*WHITE, round(255 * share)), special_flags=pygame.BLEND_RGBA_MULT)
    return soft


def draw_scorch(canvas: Surface, area: BoardArea, theme: Theme, place: Point, light: float) -> None:
    """The burnt floor around a point, with a share of its darkness."""
    steps = round(FADES * held(light))
    if steps and theme.style is not Style.FLAT:
        lay(canvas, _scorch(theme.style, max(4, round(area.cell * 0.5)), steps), _place(area, place, 0.0))


def darkening(ended: float, since: float) -> float:
    """How far something has gone dark that began to at a moment."""
    return part_of(ended, since, since + 0.3)
