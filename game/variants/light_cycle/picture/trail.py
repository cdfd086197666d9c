"""The walls on the board: the light that they throw, and their parts from the far left to the near right.

A wall rises out of the floor behind its rider.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.cycles.ride import Stretch
from game.arcade.draw.cycles.wall import HEIGHT, LIFT, RAMP, Heading, Part, State
from game.arcade.draw.cycles.walls import walls_of
from game.arcade.draw.easing import Point, held
from game.arcade.draw.sprites import blending
from game.arcade.draw.theme import Style, Theme
from game.core.rules import Player

# How many heights a post can have that stands where the wall still rises.
STEPS = 12


class Trail(NamedTuple):
    """One player's wall, and how each of its stretches looks, from the tail on."""

    player: Player
    stretches: Sequence[Stretch]
    states: Sequence[State]
    light: float = 1.0  # how much of it is seen


class Piece(NamedTuple):
    """A part that stands in the arena; pieces are sorted from the far left to the near right."""

    depth: tuple[int, int]
    place: Point
    player: Player
    part: Part
    state: State
    light: float
    limit: Rect | None  # what stands of it, where it is not whole
    ground: float = 0.0  # how much light it throws on the floor


def heading_of(stretch: Stretch, size: int) -> Heading:
    (row, column), (next_row, next_column) = divmod(stretch.start, size), divmod(stretch.end, size)
    return next_column - column, next_row - row


def draw_trails(canvas: Surface, area: BoardArea, theme: Theme, trails: Iterable[Trail]) -> None:
    """Draw whole walls; both players' together, because they may hide each other."""
    cell = max(4, round(area.cell))
    flat = theme.style is Style.FLAT
    pieces = [piece for trail in trails for piece in _pieces(area, trail, flat=flat)]
    for piece in pieces:
        # An outline stands with its piece; light is thrown by whole panels.
        share = piece.light if flat else piece.ground
        if share > 0:
            ground = walls_of(theme, piece.player, cell).ground(piece.part, piece.state, share)
            _lay_part(canvas, ground, piece, piece.limit if flat else None, theme)
    for piece in sorted(pieces, key=lambda piece: piece.depth):
        body = walls_of(theme, piece.player, cell).body(piece.part, piece.state, piece.light)
        _lay_part(canvas, body, piece, piece.limit)
    if theme.style is Style.NEON and theme.glow:
        _draw_blooms(canvas, theme, pieces, cell)


def _draw_blooms(canvas: Surface, theme: Theme, pieces: Iterable[Piece], cell: int) -> None:
    """The glare of all crests, which grows as the wall rises."""
    for piece in pieces:
        if piece.ground > 0 and piece.state is not State.BROKEN:
            bloom = walls_of(theme, piece.player, cell).bloom(piece.part, piece.state, piece.ground)
            _lay_part(canvas, bloom, piece, None, theme)


def _lay_part(
    canvas: Surface, picture: Surface, piece: Piece, limit: Rect | None, theme: Theme | None = None
) -> None:
    mode = blending(theme.style) if theme is not None else 0
    whole = picture.get_rect(center=(round(piece.place[0]), round(piece.place[1])))
    if limit is None:
        canvas.blit(picture, whole, special_flags=mode)
        return
    shown = whole.clip(limit)
    canvas.blit(picture, shown, shown.move(-whole.x, -whole.y), special_flags=mode)


def _pieces(area: BoardArea, trail: Trail, *, flat: bool) -> Iterator[Piece]:
    """The post and the panel of every stretch."""
    before: Heading | None = None
    reach = sum(stretch.share for stretch in trail.stretches)
    for number, (stretch, state) in enumerate(zip(trail.stretches, trail.states, strict=True)):
        heading = heading_of(stretch, area.size)
        row, column = divmod(stretch.start, area.size)
        start = area.centre_of(stretch.start)
        links = {heading} | ({(-before[0], -before[1])} if before is not None else set())
        left = reach - number  # from the start of this stretch to the end of the wall
        whole = flat or state is State.BROKEN
        # Of a wall that is cut off, or goes on, everything is seen but what lies beyond the end of the wall.
        rise = 1.0 if whole else max(1, round(STEPS * held(left / RAMP))) / STEPS
        post = Part(None, frozenset(links), rise=rise)
        yield Piece((2 * row, 2 * column), start, trail.player, post, state, trail.light, None)
        depth = 2 * row + heading[1], 2 * column + heading[0]
        panel = Piece(
            depth, _along(area, start, heading, 0.5), trail.player, Part(heading), state, trail.light, None
        )
        panel = panel._replace(ground=trail.light)
        if whole:
            limit = _between(area, start, heading, (None, stretch.share)) if stretch.share < 1 else None
            yield panel._replace(limit=limit)
        elif left - 1 < RAMP:
            yield from _rising(area, panel, start, left)
        else:
            yield panel
        before = heading


def _along(area: BoardArea, start: Point, heading: Heading, way: float) -> Point:
    return start[0] + heading[0] * way * area.cell, start[1] + heading[1] * way * area.cell


def _rising(area: BoardArea, panel: Piece, start: Point, left: float) -> Iterator[Piece]:
    """A panel that rises out of the floor `left` after its start, perhaps beyond its end.

    It stands as far as the ramp, which moves along with the rider.
    """
    heading = panel.part.heading
    assert heading is not None, "a panel has a heading"
    full = max(0.0, left - RAMP)
    whole = _between(area, start, heading, (None, full))
    yield panel._replace(limit=whole, ground=panel.ground * full**2)
    ramp = panel.part._replace(ramp=True)
    limit = _between(area, start, heading, (full, 1.0 if left > 1 else None), left)
    yield panel._replace(place=_along(area, start, heading, left - 0.5), part=ramp, limit=limit, ground=0.0)


# The shares of a panel between which it is shown, if it is cut off there.
Cuts = tuple[float | None, float | None]


def _between(area: BoardArea, start: Point, heading: Heading, cuts: Cuts, left: float | None = None) -> Rect:
    """The part of the screen with a wall between two cuts; it may rise to `left` after its start."""
    room = 2 * area.cell
    bounds = {
        (-1, 0): start[0] - room,
        (1, 0): start[0] + room,
        (0, -1): start[1] - room,
        (0, 1): start[1] + room,
    }
    across, down = heading
    for cut, side in zip(cuts, ((-across, -down), heading), strict=True):
        if cut is not None:
            x, y = _along(area, start, heading, cut)
            high = HEIGHT * (1.0 if left is None else held((left - cut) / RAMP))
            bounds[side] = x if across else y + LIFT[1] * high * area.cell
    x, y = round(bounds[-1, 0]), round(bounds[0, -1])
    return Rect(x, y, max(0, round(bounds[1, 0]) - x), max(0, round(bounds[0, 1]) - y))
