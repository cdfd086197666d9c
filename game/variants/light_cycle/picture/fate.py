"""The picture of the loser's fate: the wall shatters from its tail to its head, and then the rider bursts."""

import math
import random
from collections.abc import Iterator, Sequence

from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.burnt import scorch
from game.arcade.draw.cycles.cubes import FLIGHT, SIDES, Cube, draw_burst, draw_cubes, in_steps
from game.arcade.draw.cycles.moving_rider import Stretch
from game.arcade.draw.cycles.perspective import on_screen
from game.arcade.draw.cycles.wall import HEIGHT, State
from game.arcade.draw.easing import Point, between, gathering, part_of
from game.arcade.draw.finale import FATE_FROM, FATE_TO
from game.arcade.draw.light import shine_pool
from game.arcade.draw.theme import Colour, Theme

# When the rider bursts, in shares of the fate; the last stretch breaks just before.
BURST = 0.78
# How long before it breaks a stretch lights up, in seconds.
WARNING = 0.09
# How long the rider comes undone before it bursts.
STRAIN = 0.3
CUBES_A_STRETCH = 9


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
                on_screen(area, middle, 0.1),
                area.cell * 0.9,
                colour,
                0.6 * in_steps(1 - age / FLIGHT),
            )
            draw_cubes(canvas, area, theme, colour, _cubes_of(start, end), age)


def draw_undoing(
    canvas: Surface, area: BoardArea, theme: Theme, colour: Colour, place: Point, ended: float
) -> None:
    """The rider: light gathers in it, flashes, and it flies apart in cubes."""
    gathered, age = gathering(strain(ended)), ended - bursts_at()
    if gathered > 0 and age < 0:
        shine_pool(canvas, theme, on_screen(area, place, 0.15), area.cell * 0.7, colour, in_steps(gathered))
    draw_burst(canvas, area, theme, colour, place, age)


def strain(ended: float) -> float:
    """How far the rider has come undone before it bursts."""
    return part_of(ended, bursts_at() - STRAIN, bursts_at())


def points_of(stretch: Stretch, size: int) -> tuple[Point, Point, Point]:
    """The start, the middle and the end of a stretch."""
    (row, column), (next_row, next_column) = divmod(stretch.start, size), divmod(stretch.end, size)
    start, end = (column + 0.5, row + 0.5), (next_column + 0.5, next_row + 0.5)
    return start, between(start, end, 0.5), end


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


def draw_scorch(canvas: Surface, area: BoardArea, theme: Theme, place: Point, light: float) -> None:
    """The burnt floor around a point, with a share of its darkness."""
    scorch(canvas, theme, on_screen(area, place), area.cell * 0.5, light)


def darkening(ended: float, since: float) -> float:
    """How dark something has become that began to go dark at a moment."""
    return part_of(ended, since, since + 0.3)
