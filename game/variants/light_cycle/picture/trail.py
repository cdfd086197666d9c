"""The walls on the board: the light that they throw, and their parts from the far left to the near right."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.cycles.ride import Stretch
from game.arcade.draw.cycles.view import LIFT
from game.arcade.draw.cycles.wall import HEIGHT, Heading, Part, State
from game.arcade.draw.cycles.walls import walls_of
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
    """A part that stands in the arena; pieces are sorted from the far left to the near right."""

    depth: tuple[int, int]
    place: Point
    player: Player
    part: Part
    state: State
    light: float
    limit: Rect | None  # what stands of it, where it is not whole


def heading_of(stretch: Stretch, size: int) -> Heading:
    (row, column), (next_row, next_column) = divmod(stretch.start, size), divmod(stretch.end, size)
    return next_column - column, next_row - row


def draw_trails(canvas: Surface, area: BoardArea, theme: Theme, trails: Iterable[Trail]) -> None:
    """Draw whole walls; both players' together, because they may hide each other."""
    cell = max(4, round(area.cell))
    pieces: list[Piece] = []
    flat = theme.style is Style.FLAT
    for trail in trails:
        walls = walls_of(theme, trail.player, cell)
        found = list(_pieces(area, trail))
        pieces += found
        for piece, share in zip(found, _shares(trail, flat), strict=True):
            if piece.part.heading is not None or flat:
                ground = walls.ground(piece.part, piece.state, share)
                _lay_part(canvas, ground, piece, piece.limit if flat else None, theme)
    for piece in sorted(pieces, key=lambda piece: piece.depth):
        body = walls_of(theme, piece.player, cell).body(piece.part, piece.state, piece.light)
        _lay_part(canvas, body, piece, piece.limit)
    if theme.style is Style.NEON and theme.glow:
        _draw_blooms(canvas, theme, pieces, cell)


def _draw_blooms(canvas: Surface, theme: Theme, pieces: Iterable[Piece], cell: int) -> None:
    """The glare of all crests."""
    for piece in pieces:
        if piece.part.heading is not None and piece.state is not State.BROKEN:
            bloom = walls_of(theme, piece.player, cell).bloom(piece.part, piece.state, piece.light)
            _lay_part(canvas, bloom, piece, piece.limit, theme)


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


def _shares(trail: Trail, flat: bool) -> Iterator[float]:
    """The light on the floor of each piece: it comes up while the wall grows, but an outline is cut off."""
    for stretch in trail.stretches:
        yield trail.light
        yield trail.light * (1.0 if flat else stretch.share)


def _pieces(area: BoardArea, trail: Trail) -> Iterator[Piece]:
    """The post and the panel of every stretch."""
    before: Heading | None = None
    for stretch, state in zip(trail.stretches, trail.states, strict=True):
        heading = heading_of(stretch, area.size)
        row, column = divmod(stretch.start, area.size)
        start, end = area.centre_of(stretch.start), area.centre_of(stretch.end)
        links = {heading} | ({(-before[0], -before[1])} if before is not None else set())
        post = Part(None, frozenset(links))
        yield Piece((2 * row, 2 * column), start, trail.player, post, state, trail.light, None)
        middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        depth = 2 * row + heading[1], 2 * column + heading[0]
        limit = _standing(area, start, heading, stretch.share) if stretch.share < 1 else None
        yield Piece(depth, middle, trail.player, Part(heading), state, trail.light, limit)
        before = heading


def _standing(area: BoardArea, start: Point, heading: Heading, share: float) -> Rect:
    """The part of the screen on which a wall stands that goes only a share of its way."""
    x, y = start
    reach, room = share * area.cell, 2 * area.cell
    left, right, top, bottom = x - room, x + room, y - room, y + room
    if heading[0] > 0:
        right = x + reach + LIFT[0] * HEIGHT * area.cell / 2
    elif heading[0] < 0:
        left = x - reach + LIFT[0] * HEIGHT * area.cell
    elif heading[1] > 0:
        bottom = y + reach
    else:
        top = y - reach + LIFT[1] * HEIGHT * area.cell
    return Rect(round(left), round(top), max(0, round(right - left)), max(0, round(bottom - top)))
