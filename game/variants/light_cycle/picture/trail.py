"""The walls on the board: the light that they throw, and their parts from the far left to the near right.

A wall grows behind its rider: it is as high there as everywhere, and ends in an upright edge at the wheel.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.cycles.moving_rider import Stretch
from game.arcade.draw.cycles.wall import HEIGHT, LIFT, Heading, Part, State
from game.arcade.draw.cycles.wall_pictures import walls_of
from game.arcade.draw.easing import Point
from game.arcade.draw.sprites import blending
from game.arcade.draw.theme import Style, Theme
from game.core.rules import Player


class Trail(NamedTuple):
    """One player's wall, and how each of its stretches looks, from the tail on."""

    player: Player
    stretches: Sequence[Stretch]
    states: Sequence[State]
    light: float = 1.0  # how much of it is seen


class Piece(NamedTuple):
    """A part that stands on the board; pieces are sorted from the far left to the near right."""

    depth: tuple[int, int]
    place: Point
    player: Player
    part: Part
    state: State
    light: float
    limit: Rect | None = None  # what stands of it, where it is not whole
    ground: float = 0.0  # how much light it throws on the floor


def heading_of(stretch: Stretch, size: int) -> Heading:
    (row, column), (next_row, next_column) = divmod(stretch.start, size), divmod(stretch.end, size)
    return next_column - column, next_row - row


def draw_trails(canvas: Surface, area: BoardArea, theme: Theme, trails: Iterable[Trail]) -> None:
    """Draw whole walls; both players' together, because they may hide each other."""
    cell = max(4, round(area.cell))
    flat = theme.style is Style.FLAT
    pieces = [piece for trail in trails for piece in _pieces(area, trail)]
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


def _pieces(area: BoardArea, trail: Trail) -> Iterator[Piece]:
    """The post and the panel of every stretch."""
    before: Heading | None = None
    for stretch, state in zip(trail.stretches, trail.states, strict=True):
        heading = heading_of(stretch, area.size)
        row, column = divmod(stretch.start, area.size)
        start = area.centre_of(stretch.start)
        links = {heading} | ({(-before[0], -before[1])} if before is not None else set())
        post = Part(None, frozenset(links))
        yield Piece((2 * row, 2 * column), start, trail.player, post, state, trail.light)
        depth = 2 * row + heading[1], 2 * column + heading[0]
        place = _along(area, start, heading, 0.5)
        panel = Piece(depth, place, trail.player, Part(heading), state, trail.light, ground=trail.light)
        if stretch.share == 1:
            yield panel
        else:
            yield from _growing(area, panel, start, stretch.share)
        before = heading


def _along(area: BoardArea, start: Point, heading: Heading, way: float) -> Point:
    return start[0] + heading[0] * way * area.cell, start[1] + heading[1] * way * area.cell


def _growing(area: BoardArea, panel: Piece, start: Point, share: float) -> Iterator[Piece]:
    """A panel that stands as far as a share of its length, with the edge in which it ends."""
    heading = panel.part.heading
    assert heading is not None, "a panel has a heading"
    yield panel._replace(limit=_before(area, start, heading, share), ground=panel.ground * share**2)
    end = Part(None, frozenset({(-heading[0], -heading[1])}))
    yield panel._replace(place=_along(area, start, heading, share), part=end, ground=0.0)


def _before(area: BoardArea, start: Point, heading: Heading, share: float) -> Rect:
    """The part of the screen with the crest of a panel up to a share of its length."""
    across, down = heading
    x, y = _along(area, start, heading, share)
    room, lift = round(2 * area.cell), LIFT[1] * HEIGHT * area.cell * abs(down)
    limit = Rect(0, 0, 2 * room, 2 * room)
    limit.center = round(x) - across * room, round(y + lift) - down * room
    return limit
