"""Sparks that run in the channel of a field."""

from functools import lru_cache
from itertools import pairwise

from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.easing import Point, between
from game.arcade.draw.lines import smooth_line
from game.arcade.draw.theme import WHITE, Style, Theme, mix
from game.core.grid import cells_in
from game.core.rules import Player
from game.variants.apart.picture.channel import LANES

# How many cells of an edge share a spark, and how many cells it runs in a second.
APART, SPEED = 11, 1.3
# How long a spark is, and how wide, in cells; and the steps in which it goes around bends.
LONG, WIDE, STEPS = 0.3, 0.022, 6

# A corner of a cell, as a row and a column.
Corner = tuple[int, int]


def draw_sparks(
    canvas: Surface, area: BoardArea, theme: Theme, cells: int, player: Player, time: float
) -> None:
    """The sparks of a player's field. Player 2's run the other way."""
    if theme.style is not Style.NEON:
        return
    tone, width = mix(theme.player(player), WHITE, 0.85), max(1.0, area.cell * WIDE)
    for edge in _edges(cells, area.size):
        length = len(edge)
        sparks = max(1, length // APART)
        for spark in range(sparks):
            head = (time if player == 1 else -time) * SPEED + spark * length / sparks
            places = [(head - LONG * step / STEPS) % length for step in range(STEPS + 1)]
            for start, end in pairwise(_spot(area, edge, place, LANES[player]) for place in places):
                smooth_line(canvas, tone, start, end, width)


def _spot(area: BoardArea, edge: tuple[Corner, ...], place: float, inside: float) -> Point:
    """A point on the line of a field, this many sides of cells after its first corner."""
    number = int(place)
    length = len(edge)
    start, end = (_inner(edge, (number + step) % length, inside) for step in (0, 1))
    row, column = between(start, end, place - number)
    return area.rect.left + column * area.cell, area.rect.top + row * area.cell


def _inner(edge: tuple[Corner, ...], number: int, inside: float) -> Point:
    """A corner, moved into the field: the cells lie on the right of the way."""
    before, here, after = (edge[(number + step) % len(edge)] for step in (-1, 0, 1))
    ways = [(here[0] - before[0], here[1] - before[1]), (after[0] - here[0], after[1] - here[1])]
    if ways[0] == ways[1]:
        ways.pop()
    return (
        here[0] + inside * sum(across for _down, across in ways),
        here[1] - inside * sum(down for down, _across in ways),
    )


@lru_cache(maxsize=16)
def _edges(cells: int, size: int) -> tuple[tuple[Corner, ...], ...]:
    """The corners around the cells, side by side, each edge by itself."""
    inside = {divmod(cell, size) for cell in cells_in(cells)}
    # From each corner to the next, with the cells on the right.
    following: dict[Corner, list[Corner]] = {}
    for row, column in sorted(inside):
        corners = ((row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column))
        near = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
        for number, beyond in enumerate(near):
            if beyond not in inside:
                following.setdefault(corners[number], []).append(corners[(number + 1) % 4])
    edges = []
    while following:
        corner = min(following)
        edge = []
        while corner in following:
            edge.append(corner)
            nexts = following[corner]
            after = nexts.pop(0)
            if not nexts:
                del following[corner]
            corner = after
        edges.append(tuple(edge))
    return tuple(edges)
