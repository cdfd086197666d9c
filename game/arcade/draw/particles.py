"""Sparks that fly when a game is won. The same moment shows the same sparks."""

import math
import random

import pygame
from pygame import Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import WHITE, Colour, Theme, mix

SPARKS = 90
LIFE_SECONDS = 2.6
GRAVITY = 26.0  # units per second squared


def draw_sparks(
    canvas: Surface, layout: Layout, theme: Theme, origin: tuple[int, int], colour: Colour, age: float
) -> None:
    """A fountain of sparks that began `age` seconds ago."""
    if age > LIFE_SECONDS:
        return
    chance = random.Random(7)  # noqa: S311 - decoration
    fade = 1 - age / LIFE_SECONDS
    for _spark in range(SPARKS):
        angle = chance.uniform(-math.pi * 0.85, -math.pi * 0.15)
        speed = chance.uniform(14, 52)
        tint = chance.random()
        across = math.cos(angle) * speed * age
        down = math.sin(angle) * speed * age + 0.5 * GRAVITY * age * age
        spot = (origin[0] + across * layout.unit, origin[1] + down * layout.unit)
        size = max(1.0, layout.unit * chance.uniform(0.25, 0.6) * fade)
        pygame.draw.circle(canvas, theme.faint(mix(colour, WHITE, tint * 0.6), fade), spot, size)
