"""Sparks that fall when something was won. The same moment shows the same sparks."""

import math
import random
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import WHITE, Colour, Theme, mix
from game.arcade.kit.nodes import Look, Node, Placed

SPARKS = 70
LIFE_SECONDS = 2.6
# How far a spark falls in its life, in shares of the area's height, and how far it drifts, in units.
LEAST_FALL, MOST_FALL, DRIFT = 0.25, 1.0, 3.0


def draw_shower(
    canvas: Surface, layout: Layout, theme: Theme, area: Rect, colour: Colour, age: float
) -> None:
    """Sparks that began to fall from the top of an area `age` seconds ago, and go out before its bottom."""
    if age > LIFE_SECONDS:
        return
    chance = random.Random(7)  # noqa: S311 - decoration
    for _spark in range(SPARKS):
        x, begun, depth = chance.random(), chance.uniform(0, 0.9), chance.uniform(LEAST_FALL, MOST_FALL)
        drift, tint, size = chance.uniform(-1, 1), chance.random(), chance.uniform(0.14, 0.4)
        share = (age - begun) / (LIFE_SECONDS - 0.9)
        if not 0 < share < 1:
            continue
        fallen = depth * area.height * (0.35 * share + 0.65 * share * share)
        sway = math.sin(share * 5 + drift * 3) * drift * DRIFT * layout.unit
        spot = (area.left + x * area.width + sway, area.top + fallen)
        radius = layout.unit * size * min(1.0, 6 * share) * (1 - share)
        if radius >= 0.5:
            pygame.draw.circle(canvas, mix(theme.legible(colour), WHITE, tint * 0.6), spot, radius)


@dataclass(frozen=True)
class Sparks(Node):
    """A shower from the top of the screen, behind what lies over it."""

    colour: Colour
    age: float  # since it began, in seconds

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        draw_shower(canvas, *look, look.layout.stage, self.colour, self.age)
