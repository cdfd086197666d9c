"""What is left of a broken wall: rubble with gaps, dark, with embers in some of its edges."""

import random
from collections.abc import Callable
from itertools import pairwise

from game.arcade.draw.cycles.sheet import Sheet, Tones, draw_block
from game.arcade.draw.cycles.wall_paint import Paint, Paints
from game.arcade.draw.cycles.wall_shape import Build, Piece, crosses_of
from game.arcade.draw.easing import Point, between

# The pieces that are left of half a cell of wall, and their height at most, in cells.
STUMPS, STUMP = 5, 0.2
# The share of these pieces that are gone, and how far the others are thrown aside at most, in cells.
GONE, ASIDE = 0.3, 0.08


def draw_rubble(sheet: Sheet, paints: Paints, piece: Piece, build: Build) -> None:
    chance = random.Random(f"{piece.ruin} {paints.player}")  # noqa: S311 - decoration
    stumps = [stump for half in pairwise(piece.line) for stump in _stumps(half, build, chance)]
    for corners in sorted(stumps, key=lambda stump: min(corner[1] for corner in stump)):
        front, side, edge = paints.ash(chance.random() ** 3)
        tones = Tones(_always(front), _always(side), edge)
        draw_block(sheet, corners, STUMP * chance.random() ** 1.4 + 0.015, tones, bands=1)


def _always(tone: Paint) -> Callable[[float], Paint]:
    return lambda _up: tone


def _stumps(half: tuple[Point, Point], build: Build, chance: random.Random) -> list[list[Point]]:
    """The outlines of the pieces along half a cell of wall, not all as thick as the wall."""
    cuts = sorted((0.0, 1.0, *(chance.random() for _cut in range(STUMPS - 1))))
    found = []
    for start, end in pairwise(cuts):
        thick, aside = build.thick * chance.uniform(0.6, 1.0), chance.uniform(-ASIDE, ASIDE)
        if chance.random() < GONE or end - start < 0.03:
            continue
        ends = [between(*half, share) for share in (start, end)]
        one, other = crosses_of(ends, (0.0, 0.0), thick)
        across = one.left[1] - one.right[1], one.left[0] - one.right[0]
        shift = (aside if abs(across[1]) > 0 else 0.0, aside if abs(across[0]) > 0 else 0.0)
        outline = [one.left, other.left, other.right, one.right]
        found.append([(x + shift[0], y + shift[1]) for x, y in outline])
    return found
