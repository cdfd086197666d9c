"""The picture of the loser's fate: the wall shatters from its tail to its head, and then the rider bursts."""

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

from pygame import Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.broken import STEPS, broken_in_two
from game.arcade.draw.burnt import scorch
from game.arcade.draw.cycles.bursts import FLIGHT, SIDES, Cube, draw_burst, draw_cubes, in_steps
from game.arcade.draw.cycles.riding_cycle import DUEL_HALF, Stance, lay_cycle, square_of_cycle
from game.arcade.draw.cycles.sheet import Placed
from game.arcade.draw.cycles.wall_paint import State
from game.arcade.draw.cycles.wall_shape import DUEL, Piece
from game.arcade.draw.easing import Point, gathering, part_of
from game.arcade.draw.finale import FATE_FROM, FATE_TO
from game.arcade.draw.sprites import clear
from game.arcade.draw.theme import Colour, Theme
from game.arcade.draw.tilted_area import TiltedArea
from game.core.rules import Player
from game.variants.light_cycle.picture.floor import Patch

# When the rider bursts, in shares of the fate; the last piece of its wall breaks just before.
BURST = 0.78
# How long before it breaks a piece lights up, in seconds.
WARNING = 0.09
# How long the rider comes undone before it bursts.
STRAIN = 0.3
CUBES_A_PIECE = 9
# How long the cycle breaks in two, once it has burst, in seconds.
PARTS_FOR = 0.4


def broken_at(number: int, pieces: int) -> float:
    """When a piece of the wall breaks, in seconds since the end: the tail first."""
    share = BURST * (number + 0.5) / (pieces + 0.5)
    return FATE_FROM + (FATE_TO - FATE_FROM) * share


def bursts_at() -> float:
    return FATE_FROM + (FATE_TO - FATE_FROM) * BURST


def breaking(ended: float, pieces: int) -> list[State]:
    """How each piece looks: it lights up just before it breaks."""
    states = []
    for number in range(pieces):
        left = broken_at(number, pieces) - ended
        states.append(State.BROKEN if left <= 0 else State.BRIGHT if left <= WARNING else State.LIT)
    return states


def draw_shatter(
    canvas: Surface, area: TiltedArea, theme: Theme, colour: Colour, wall: Sequence[Piece], ended: float
) -> None:
    """The cubes of all pieces that have broken."""
    for number, piece in enumerate(wall):
        age = ended - broken_at(number, len(wall))
        if 0 <= age < FLIGHT:
            light = 0.6 * in_steps(1 - age / FLIGHT)
            area.shine_pool(canvas, theme, piece.middle, 0.9, colour, light)
            draw_cubes(canvas, area.view, theme, colour, _cubes_of(piece), age)


def draw_undoing(
    canvas: Surface, area: TiltedArea, theme: Theme, colour: Colour, place: Point, ended: float
) -> None:
    """The rider: light gathers in it, flashes, and it flies apart in cubes."""
    gathered, age = gathering(strain(ended)), ended - bursts_at()
    if gathered > 0 and age < 0:
        area.shine_pool(canvas, theme, place, 0.7, colour, in_steps(gathered))
    draw_burst(canvas, area.view, theme, colour, place, age)


def draw_broken_cycle(
    canvas: Surface, area: TiltedArea, theme: Theme, player: Player, stance: Stance, share: float
) -> None:
    """A cycle that has broken in two so far, from 0 to 1."""
    patch = Patch.of(area)
    _broken(theme, patch, player, stance, round(STEPS * share)).lay(canvas, patch.corner(area))


@baked
def _broken(theme: Theme, patch: Patch, player: Player, stance: Stance, step: int) -> Placed:
    view = patch.area.view
    square = square_of_cycle(view, stance, DUEL_HALF)
    (x, y), (left, top) = view.centre, square.topleft
    whole = clear(square.size, theme.player(player))
    lay_cycle(whole, theme, player, replace(view, centre=(x - left, y - top)), stance, DUEL_HALF, burnt=True)
    broken = broken_in_two(whole, player, step / STEPS)
    return Placed(broken, broken.get_rect(center=square.center).topleft)


def strain(ended: float) -> float:
    """How far the rider has come undone before it bursts."""
    return part_of(ended, bursts_at() - STRAIN, bursts_at())


def _cubes_of(piece: Piece) -> Iterator[Cube]:
    """The cubes of a piece, the same ones every time."""
    chance = random.Random(f"{piece.cell}")  # noqa: S311 - decoration
    for _number in range(CUBES_A_PIECE):
        place = piece.middle[0] + chance.uniform(-0.4, 0.4), piece.middle[1] + chance.uniform(-0.4, 0.4)
        angle, force = chance.uniform(0, 2 * math.pi), chance.uniform(0.1, 0.85)
        speed = math.cos(angle) * force, math.sin(angle) * force
        height = chance.uniform(0.05, DUEL.height)
        yield Cube(place, height, speed, chance.uniform(0.2, 1.1), chance.randrange(len(SIDES)))


def draw_scorch(canvas: Surface, area: TiltedArea, theme: Theme, place: Point, light: float) -> None:
    """The burnt floor around a point, with a share of its darkness."""
    scorch(canvas, theme, area.at(place), area.view.scale(place[1]) * 0.5, light)


def darkening(ended: float, since: float) -> float:
    """How dark something has become that began to go dark at a moment."""
    return part_of(ended, since, since + 0.3)
