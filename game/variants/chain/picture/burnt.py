"""Where a burnt stretch of Chain's cable has come apart: bare wires across a gap, and embers at its ends."""

import random
from itertools import pairwise

import pygame
from pygame import Surface, Vector2

from game.arcade.draw.lines import thick_line
from game.arcade.draw.theme import BLACK, WHITE, Colour, Theme, mix
from game.variants.chain.picture.course import Passage

# Where the gap begins and ends, from the side of the cell, in cells; between them lie the bare wires.
GAP = (0.035, 0.15)
# The wires, how far they lie apart in widths of the cable, and how thick they are, in cells.
WIRES, ASIDE, THICK = 4, 0.8, 0.016
# How long the ends of the sleeve still glow, in cells.
EMBER = 0.028


def draw_gap(
    large: Surface, theme: Theme, side: float, passage: Passage, width: float, colour: Colour
) -> None:
    """Tear a cable open that comes into a cell; lengths are in cells of a side in pixels."""
    chance = random.Random(f"{passage}")  # noqa: S311 - decoration
    middle = Vector2(large.get_width() / 2)
    near, far = (Vector2(passage.at(distance)) for distance in GAP)
    along = (far - near).normalize()
    across = Vector2(-along.y, along.x) * width * 0.47
    edges = [[spot + across * (step / 3 - 1) for step in range(7)] for spot in (near, far)]
    edges = [[corner + along * chance.uniform(-0.02, 0.02) for corner in edge] for edge in edges]
    for edge, way in zip(edges, (-1, 1), strict=True):
        back = [corner + along * way * EMBER for corner in edge]
        glow = [middle + corner * side for corner in (*edge, *reversed(back))]
        pygame.draw.polygon(large, (*mix(colour, WHITE, 0.2), 255), glow)
    hole = [middle + corner * side for corner in (*edges[0], *reversed(edges[1]))]
    pygame.draw.polygon(large, (*BLACK, 0), hole)
    for wire in range(WIRES):
        shift = across * ASIDE * (2 * wire / (WIRES - 1) - 1)
        bend = (near + far) / 2 + shift * chance.uniform(0.4, 2.0) + along * chance.uniform(-0.02, 0.02)
        torn = chance.random() < 0.45
        tone = mix(theme.stone, colour, 0.75 if torn else 0.3)
        points = [near + shift - along * 0.02, bend, far + shift + along * 0.02][: 2 if torn else 3]
        for start, end in pairwise(points):
            thick_line(
                large, (*tone, 255), middle + start * side, middle + end * side, max(2.0, THICK * side)
            )
