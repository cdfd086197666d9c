"""What is left of a broken wall: a jagged edge, dark, with embers where it broke, and splinters beside it."""

import random
from collections.abc import Callable
from itertools import pairwise

from game.arcade.draw.cycles.sheet import Sheet, Tones, draw_block, faces_viewer
from game.arcade.draw.cycles.wall_paint import Paint, Paints
from game.arcade.draw.cycles.wall_shape import Build, Cross, Piece, crosses_of, faces_between
from game.arcade.draw.easing import Point, between

# In how many shards half a cell of wall breaks, their height at most, and the least, in heights of the wall.
SHARDS, HIGHEST, LOWEST = 6, 0.6, 0.04
# The share of the places where it has broken off at the floor.
GONE = 0.3
# The splinters beside half a cell of wall: how many, how far away at most, and how large, in cells.
SPLINTERS, ASIDE, SPLINTER = 3, 0.2, 0.05


def draw_rubble(sheet: Sheet, paints: Paints, piece: Piece, build: Build) -> None:
    chance = random.Random(f"{piece.ruin} {paints.player}")  # noqa: S311 - decoration
    for half in sorted(pairwise(piece.line), key=lambda half: min(half[0][1], half[1][1])):
        splinters = [_splinter(half, chance) for _number in range(SPLINTERS)]
        for corners in sorted(splinters):
            front, side, edge = paints.ash(chance.random() ** 3)
            draw_block(sheet, corners, SPLINTER * chance.random(), Tones(_always(front), _always(side), edge))
        _draw_shards(sheet, paints, _shards(half, build, chance), chance)


def _always(tone: Paint) -> Callable[[float], Paint]:
    return lambda _up: tone


def _shards(half: tuple[Point, Point], build: Build, chance: random.Random) -> list[Cross]:
    """Half a cell of wall with the jagged edge at which it broke."""
    cuts = [0.0, *sorted(chance.uniform(0.05, 0.95) for _cut in range(SHARDS - 1)), 1.0]
    cuts = [cut for cut, following in zip(cuts, [*cuts[1:], 2.0], strict=True) if following - cut > 0.02]
    heights = [
        build.height * (LOWEST if chance.random() < GONE else HIGHEST * chance.random() ** 1.5)
        for _cut in cuts
    ]
    return crosses_of([between(*half, cut) for cut in cuts], heights, build.thick)


def _draw_shards(sheet: Sheet, paints: Paints, crosses: list[Cross], chance: random.Random) -> None:
    front, side, _edge = paints.ash(0.0)
    for face in faces_between(crosses, opens=True, ends=True):
        if faces_viewer(sheet, face.start, face.end, 1.0):
            sheet.polygon(front if face.level else side, face.band(0.0, 1.0))
    for one, other in pairwise(crosses):
        corners = [(one.left, one.height), (other.left, other.height)]
        corners += [(other.right, other.height), (one.right, one.height)]
        sheet.polygon(paints.ash(chance.random() ** 1.5)[2], corners)


def _splinter(half: tuple[Point, Point], chance: random.Random) -> list[Point]:
    """The outline of a piece that lies beside the wall."""
    x, y = between(*half, chance.random())
    x, y = x + chance.uniform(-ASIDE, ASIDE), y + chance.uniform(-ASIDE, ASIDE)
    wide, deep = (SPLINTER * chance.uniform(0.3, 1.0) for _side in range(2))
    return [(x, y), (x + wide, y + 0.3 * deep), (x + 0.8 * wide, y + deep), (x - 0.2 * wide, y + 0.7 * deep)]
