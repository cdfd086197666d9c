"""What moves with a rider: light that runs along its wall, sparks at its wheels, and arrows to its exits."""

import math
import random
from collections.abc import Callable

import pygame
from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point, between
from game.arcade.draw.light import shine_pool
from game.arcade.draw.lines import thick_line
from game.arcade.draw.shapes import Shape
from game.arcade.draw.sprites import clear
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, mix, purest
from game.core.grid import HEADINGS
from game.core.rules import Player
from game.variants.light_cycle.picture.body import lay
from game.variants.light_cycle.picture.ride import TURN, Ride
from game.variants.light_cycle.picture.view import LIFT
from game.variants.light_cycle.picture.wall import HEIGHT

# How fast light runs along a wall, in cells per second, and how many cells pass before the next one.
PULSE_SPEED, PULSE_PAUSE = 2.2, 2
SPARKS = 18


def on_screen(area: BoardArea, place: Point, height: float = 0.0) -> Point:
    """Where a point above the floor lies."""
    return (
        area.rect.left + (place[0] + LIFT[0] * height) * area.cell,
        area.rect.top + (place[1] + LIFT[1] * height) * area.cell,
    )


def draw_pulse(
    canvas: Surface, area: BoardArea, theme: Theme, player: Player, ride: Ride, time: float
) -> None:
    """A drop of light that runs along the crest of a wall to its rider."""
    way = (time * PULSE_SPEED) % (len(ride.wall) + PULSE_PAUSE)
    if way < len(ride.wall):
        stretch, share = ride.wall[int(way)], way % 1
        if share <= stretch.share:
            start, end = area.centre_of(stretch.start), area.centre_of(stretch.end)
            x, y = between(start, end, share)
            height = HEIGHT * area.cell
            spot = x + LIFT[0] * height, y + LIFT[1] * height
            colour = WHITE if theme.style is Style.ENAMEL else theme.player(player)
            shine_pool(canvas, theme, spot, area.cell * 0.28, colour)


def draw_sparks(
    canvas: Surface, area: BoardArea, theme: Theme, player: Player, ride: Ride, progress: float
) -> None:
    """Sparks that fly from the rear wheel while a cycle turns, away from the turn."""
    age = progress / TURN
    heading = math.radians(ride.heading)
    side = -1 if ride.lean > 0 else 1
    back = ride.place[0] - math.cos(heading) * 0.26, ride.place[1] - math.sin(heading) * 0.26
    chance = random.Random(f"{ride.wall}")  # noqa: S311 - decoration
    for number in range(SPARKS):
        share = (age * 1.6 + number / SPARKS) % 1
        angle = heading + math.pi - side * chance.uniform(0.1, 1.0)
        reach = share * chance.uniform(0.15, 0.6)
        place = back[0] + math.cos(angle) * reach, back[1] + math.sin(angle) * reach
        height = 0.3 * share * (1 - share) * chance.uniform(0.4, 2.0)
        spot = on_screen(area, place, height)
        if area.rect.collidepoint(spot):
            lay(canvas, _spark(theme, player, max(4, round(area.cell * 0.17)), round(3 * (1 - share))), spot)


@baked
def _spark(theme: Theme, player: Player, side: int, light: int) -> Surface:
    """A glowing grain, in one of a few strengths."""
    colour = theme.player(player)
    large = clear((side * 3, side * 3), colour)
    middle, strength = side * 1.5, (light + 1) / 4
    for reach in range(side, 0, -1):
        share = 1 - reach / side
        pygame.draw.circle(
            large, (*colour, round(200 * share * share * strength)), (middle, middle), reach * 1.5
        )
    heart = mix(purest(colour), WHITE, 0.6) if theme.style is not Style.ENAMEL else mix(colour, WHITE, 0.4)
    pygame.draw.circle(large, (*heart, round(255 * strength)), (middle, middle), side * 0.34)
    return pygame.transform.smoothscale(large, (side, side))


def _pointer(heading: tuple[int, int]) -> Shape:
    """The shape of an arrow head that points one way."""

    def draw(canvas: Surface, colour: Colour, width: float) -> None:
        side = canvas.get_width()
        (across, down), middle, arm = heading, side / 2, side * 0.2
        tip = middle + across * side * 0.42, middle + down * side * 0.42
        for turn in (-1, 1):
            end = (
                tip[0] - across * arm + turn * down * arm,
                tip[1] - down * arm + turn * across * arm,
            )
            thick_line(canvas, colour, tip, end, width)

    return draw


# By direction.
POINTERS: tuple[Callable[[Surface, Colour, float], None], ...] = tuple(map(_pointer, HEADINGS))
