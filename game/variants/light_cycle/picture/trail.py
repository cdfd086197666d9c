"""The walls on the board: the light that they throw, and their parts from the far left to the near right.

A wall rises out of the floor behind its rider.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.cycles.ride import Stretch
from game.arcade.draw.cycles.view import LIFT
from game.arcade.draw.cycles.wall import HEIGHT, RAMP, THICK, Build, Heading, Part, State
from game.arcade.draw.cycles.walls import Walls, walls_of
from game.arcade.draw.easing import Point, held
from game.arcade.draw.sprites import blending
from game.arcade.draw.theme import Style, Theme
from game.core.rules import Player

# So many heights a post can have that stands where the wall still rises.
STEPS = 4


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
    step: int = STEPS  # how high it is, of so many steps
    ground: float = 0.0  # how much light it throws on the floor
    lit: Point | None = None  # where, if not where it stands

    @property
    def middle(self) -> Point:
        """Where its light is thrown: a wall that rises is seen further on."""
        return self.lit or self.place

    def walls(self, theme: Theme, cell: int) -> Walls:
        return walls_of(theme, self.player, cell, Build(THICK, HEIGHT * self.step / STEPS))


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
            whole = piece._replace(place=piece.middle, part=piece.part._replace(ramp=False))
            ground = walls_of(theme, piece.player, cell).ground(whole.part, piece.state, share)
            _lay_part(canvas, ground, whole, piece.limit if flat else None, theme)
    for piece in sorted(pieces, key=lambda piece: piece.depth):
        body = piece.walls(theme, cell).body(piece.part, piece.state, piece.light)
        _lay_part(canvas, body, piece, piece.limit)
    if theme.style is Style.NEON and theme.glow:
        _draw_blooms(canvas, theme, pieces, cell)


def _draw_blooms(canvas: Surface, theme: Theme, pieces: Iterable[Piece], cell: int) -> None:
    """The glare of all crests; a wall that still rises has none."""
    for piece in pieces:
        if piece.part.heading is not None and not piece.part.ramp and piece.state is not State.BROKEN:
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
        step = STEPS if whole else max(1, min(STEPS, round(STEPS * left / RAMP)))
        post = Part(None, frozenset(links))
        yield Piece((2 * row, 2 * column), start, trail.player, post, state, trail.light, None, step)
        depth = 2 * row + heading[1], 2 * column + heading[0]
        panel = Piece(
            depth, _along(area, start, heading, 0.5), trail.player, Part(heading), state, trail.light, None
        )
        panel = panel._replace(ground=trail.light)
        if whole:
            limit = _standing(area, start, heading, stretch.share) if stretch.share < 1 else None
            yield panel._replace(limit=limit)
        elif left - 1 < RAMP:
            yield from _rising(area, panel, start, left)
        else:
            yield panel
        before = heading


def _along(area: BoardArea, start: Point, heading: Heading, way: float) -> Point:
    return start[0] + heading[0] * way * area.cell, start[1] + heading[1] * way * area.cell


def _rising(area: BoardArea, panel: Piece, start: Point, left: float) -> Iterator[Piece]:
    """A panel that rises out of the floor `left` after its start, perhaps beyond its end."""
    heading = panel.part.heading
    assert heading is not None, "a panel has a heading"
    place, flank = _along(area, start, heading, left - 0.5), _along(area, start, heading, 1.0)
    limit = _between(area, start, flank, (left < 1, left > 1))
    ground = panel.ground * held(left - RAMP)
    ramp = panel.part._replace(ramp=True)
    yield panel._replace(place=place, part=ramp, limit=limit, ground=ground, lit=panel.place)


def _between(area: BoardArea, start: Point, end: Point, cut: tuple[bool, bool]) -> Rect:
    """The part of the screen with the wall between two points, cut off at the start or the end, or not."""
    room = 2 * area.cell
    (x, y), (u, v) = start, end
    low, high = (min(x, u), min(y, v)), (max(x, u), max(y, v))
    # Which ends are cut: the left and the upper ones, the right and the lower ones.
    first, last = cut if (x, y) == low else cut[::-1]
    upright = x == u
    left = low[0] + LIFT[0] * HEIGHT * area.cell if first and not upright else low[0] - room
    top = low[1] + LIFT[1] * HEIGHT * area.cell if first and upright else low[1] - room
    right = high[0] if last and not upright else high[0] + room
    bottom = high[1] if last and upright else high[1] + room
    return Rect(round(left), round(top), round(right) - round(left), round(bottom) - round(top))


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
