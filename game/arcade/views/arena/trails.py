"""The trails of the riders: walls of light, of which whole pieces stand still, and the end grows."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Surface

from game.arcade.draw.cycles.floor_light import Glass
from game.arcade.draw.cycles.wall_paint import State
from game.arcade.draw.cycles.wall_shape import ARENA, Cell, Part, Piece, parts_of, pieces_of
from game.arcade.draw.cycles.walls import Walls, walls_of
from game.arcade.draw.theme import Theme
from game.arcade.views.arena.field_area import FieldArea
from game.arena.round import Path
from game.core.rules import Player

# How many ticks after a rider has left a cell the piece of its wall there stands still.
LOOSE = 3


class Painting(NamedTuple):
    """What walls stand on: the picture that is drawn, the field there, and how its floor reflects."""

    canvas: Surface
    theme: Theme
    area: FieldArea
    glass: Glass | None

    def walls(self, player: Player) -> Walls:
        return walls_of(self.theme, player, self.area.view, ARENA)


def pieces_kept(tick: int, path: Path, crash_tick: int | None) -> int:
    """How many pieces of a rider's wall stand still after a tick: all of them, the tick after a crash."""
    if crash_tick is not None and tick > crash_tick:
        return len(path)
    return max(0, min(len(path), tick) - LOOSE)


def piece_of(area: FieldArea, path: Path, number: int) -> Piece:
    """The piece of a wall in one of the cells of a path; in the last one it ends."""
    first = max(0, number - 1)
    return pieces_of(_cells(area, path[first : number + 2]))[number - first]


def draw_piece(painting: Painting, player: Player, piece: Piece, *, broken: bool) -> None:
    walls, state = painting.walls(player), State.BROKEN if broken else State.LIT
    walls.lay_floor(painting.canvas, piece, painting.glass, state)
    walls.lay_body(painting.canvas, piece, state)
    walls.lay_bloom(painting.canvas, piece, state)


def growing(area: FieldArea, path: Path, reach: float, first: int, *, rides: bool) -> Sequence[Part]:
    """The pieces from a number on, and the end of a wall that reaches so far along a path, in cells."""
    begin = max(0, first - 1)
    pieces, end = parts_of(_cells(area, path[begin:]), max(0.0, reach - begin), ARENA, tapers=rides)
    parts: list[Part] = [*pieces[first - begin :]]
    return parts if end is None else [*parts, end]


def _cells(area: FieldArea, path: Sequence[int]) -> list[Cell]:
    return [area.field.coordinates(cell) for cell in path]
