"""The trails: walls of light that stand are drawn once, onto a picture of the field that is kept.

What was drawn of a round stays on it while the round only goes on; of another moment it is drawn anew. Both
ways draw in the order of the ticks, so that they give the same pixels.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.wall import LIFT, Build, Heading, Part, State
from game.arcade.draw.cycles.walls import Walls, walls_of
from game.arcade.draw.easing import Point, held
from game.arcade.draw.theme import Style, Theme
from game.arcade.views.arena.area import FieldArea
from game.arcade.views.arena.ground import ground
from game.arcade.views.arena.walls import draw_blocks
from game.arena.field import frame
from game.arena.round import Path, Round
from game.arena.state import State as Start
from game.core.grid import HEADINGS
from game.core.rules import PLAYERS, Player

# A wall of the Arena is thicker and higher than on a small board, where cells are large.
WALL = Build(thick=0.3, height=0.56, brighter_counts=True)
# This many of the newest pieces are not kept: the rider still draws them along.
LOOSE = 2
# How far behind the rider a wall is brighter, in stretches, and in how many steps each of them fades.
BRIGHT_FOR, FADES = 1.4, 6
# How many kinds of rubble there are.
RUINS = 7


@dataclass(frozen=True)
class Floor:
    """A field on the screen with its walls, before anything was ridden."""

    theme: Theme
    size: tuple[int, int]  # of the screen
    area: FieldArea
    rim: int  # none if only the field itself is seen
    walls: int  # of the map
    seen: tuple[int, int, int, int] | None = None  # through which part of the screen, if not all of it
    wide: "Floor | None" = None  # the same field from further away, if this is seen from near

    @property
    def part(self) -> Rect:
        """The part of the screen that changes while something is ridden."""
        if self.seen is not None:
            return Rect(self.seen)
        around = round(1.5 * self.rim) + 2
        return self.area.rect.inflate(2 * around, 2 * around).clip(Rect((0, 0), self.size))


class _Field:
    """The part of the screen with the field, and how much of a round is drawn on it."""

    def __init__(self, floor: Floor, broken: tuple[Player, ...]) -> None:
        self._floor = floor
        self._broken = broken
        self.picture = Surface(floor.part.size)
        self._ridden: Round | None = None
        self._drawn = 0  # ticks

    def follow(self, ridden: Round, ticks: int) -> None:
        """Draw what was ridden up to a tick."""
        if not self._begun(ridden, ticks):
            self._begin(ridden)
        self._draw_up_to(ridden, ticks)

    def approach(self, ridden: Round, ticks: int, most: int) -> bool:
        """Draw at most this many more ticks towards the same; the first time, only the ground.

        Return whether it was not the first time.
        """
        begun = self._begun(ridden, ticks)
        if begun:
            self._draw_up_to(ridden, min(ticks, self._drawn + most))
        else:
            self._begin(ridden)
        return begun

    def _begun(self, ridden: Round, ticks: int) -> bool:
        return self._ridden is not None and _goes_on(self._ridden, self._drawn, ridden, ticks)

    def _begin(self, ridden: Round) -> None:
        _draw_ground(self.picture, self._floor)
        self._ridden, self._drawn = ridden, 0

    def _draw_up_to(self, ridden: Round, ticks: int) -> None:
        area = self._floor.area.moved(-self._floor.part.left, -self._floor.part.top)
        for tick in range(self._drawn, ticks):
            self._draw_tick(area, ridden, tick)
        self._ridden, self._drawn = ridden, ticks

    def _is_seen(self, area: FieldArea, cell: int) -> bool:
        """Whether something at a cell, or next to it, can be seen."""
        around = area.rect_of(cell).inflate(4 * area.cell, 4 * area.cell)
        return around.colliderect(self.picture.get_rect())

    def _draw_tick(self, area: FieldArea, ridden: Round, tick: int) -> None:
        theme, start = self._floor.theme, ridden.start
        closed = start.closed_at(tick + 1)
        ring = closed & ~start.closed_at(tick)
        if ring:  # it also takes the walls of the map, and its edge goes on where it meets one
            draw_blocks(self.picture, theme, area, ring, closed | frame(area.field), theme.danger)
        for player in PLAYERS:
            path = ridden.paths[player - 1]
            if tick + 1 < len(path) and self._is_seen(area, path[tick]):
                state = State.BROKEN if player in self._broken else State.LIT
                draw_stretch(self.picture, theme, area, player, path, tick, state)


def _draw_ground(picture: Surface, floor: Floor) -> None:
    """What lies below all trails. Seen from near, it is the ground from further away, enlarged."""
    wide = floor.wide
    if wide is None:
        whole = ground(floor.theme, floor.size, floor.area, floor.rim, floor.walls)
        picture.blit(whole, (0, 0), floor.part)
        return
    closer, part = floor.area.cell / wide.area.cell, floor.part
    left = wide.area.corner[0] + (part.left - floor.area.corner[0]) / closer
    top = wide.area.corner[1] + (part.top - floor.area.corner[1]) / closer
    cut = Surface((round(part.width / closer), round(part.height / closer)))
    cut.blit(ground(wide.theme, wide.size, wide.area, wide.rim, wide.walls), (-round(left), -round(top)))
    picture.blit(pygame.transform.smoothscale(cut, part.size), (0, 0))


def _goes_on(before: Round, drawn: int, ridden: Round, ticks: int) -> bool:
    """Whether a round is the same one later."""
    return drawn <= ticks and all(
        one[: drawn + 1] == other[: drawn + 1] for one, other in zip(before.paths, ridden.paths, strict=True)
    )


@baked
def _field(floor: Floor, _start: Start, broken: tuple[Player, ...]) -> _Field:
    return _Field(floor, broken)


def kept_field(floor: Floor, ridden: Round, ticks: int, broken: tuple[Player, ...] = ()) -> Surface:
    """The part of the screen with the field, as it was ridden up to a tick.

    The walls of some players may be broken.
    """
    field = _field(floor, ridden.start, broken)
    field.follow(ridden, ticks)
    return field.picture


def prepare_field(
    floor: Floor, ridden: Round, ticks: int, broken: tuple[Player, ...] = (), *, most: int
) -> bool:
    """Draw at most this many more ticks of what will be shown soon; the first time, only the ground.

    Return whether it was not the first time.
    """
    return _field(floor, ridden.start, broken).approach(ridden, ticks, most)


# Stretches of a wall, from one cell to the next one


def heading_of(area: FieldArea, start: int, end: int) -> Heading:
    for across, down in HEADINGS:
        if start + down * area.field.stride + across == end:
            return across, down
    raise ValueError(f"{start} and {end} are not next to each other")


def draw_stretch(
    canvas: Surface, theme: Theme, area: FieldArea, player: Player, path: Path, number: int, state: State
) -> None:
    """Draw the stretch of a path with a number.

    Around the post where it joins the one before, both are drawn again, so that the nearer one covers the
    other whichever of them is new.
    """
    walls = walls_of(theme, player, area.cell, WALL)
    ruins = RUINS if state is State.BROKEN else 1
    new, both = (
        _pieces(area, path, range(max(0, first), number + 1), ruins) for first in (number, number - 1)
    )
    for part, place in new:
        _lay_ground(canvas, theme, walls, part, place, state)
    for part, place in new:
        _lay(canvas, walls.body(part, state), place)
    before = canvas.get_clip()
    joint = area.rect_of(path[number])
    rise = round(WALL.height * area.cell * -LIFT[1])
    canvas.set_clip(joint.union(joint.move(0, -rise)).clip(before))
    for part, place in both:
        _lay(canvas, walls.body(part, state), place)
    canvas.set_clip(before)
    if theme.style is Style.NEON and theme.glow and state is not State.BROKEN:
        for part, place in both:
            _lay(canvas, walls.bloom(part, state), place, pygame.BLEND_RGB_MAX)


def draw_growing(
    canvas: Surface, theme: Theme, area: FieldArea, player: Player, path: Path, first: int, reach: float
) -> None:
    """Draw the newest stretches from a number on, as far as the wall reaches, counted in stretches.

    Next to the rider they are bright; from there the brightness fades until it is gone when they are kept.
    """
    walls = walls_of(theme, player, area.cell, WALL)
    last = min(len(path) - 2, int(reach))
    before = canvas.get_clip()
    for number in range(first, last + 1):
        share = min(1.0, reach - number)
        if share <= 0:
            continue
        pieces = _pieces(area, path, range(number, number + 1))
        start, end = path[number], path[number + 1]
        if share < 1:
            canvas.set_clip(_standing(area, start, end, 0.0, share).clip(before))
        for part, place in pieces:
            _lay_growing(canvas, theme, walls, part, place, State.LIT, 1.0)
        for step in range(FADES):
            light = held(1 - (reach - number - (step + 0.5) / FADES) / BRIGHT_FOR)
            slice_end = min(share, (step + 1) / FADES)
            if light > 0 and step / FADES < slice_end:
                canvas.set_clip(_standing(area, start, end, step / FADES, slice_end).clip(before))
                for part, place in pieces:
                    _lay_growing(canvas, theme, walls, part, place, State.BRIGHT, light)
        canvas.set_clip(before)


def _lay_growing(
    canvas: Surface, theme: Theme, walls: Walls, part: Part, place: Point, state: State, light: float
) -> None:
    """A part of the newest stretches, with a share of its light."""
    _lay_ground(canvas, theme, walls, part, place, state, light)
    _lay(canvas, walls.body(part, state, light), place)
    if theme.style is Style.NEON and theme.glow and part.heading is not None:
        mode = pygame.BLEND_RGB_ADD if state is State.BRIGHT else pygame.BLEND_RGB_MAX
        _lay(canvas, walls.bloom(part, state, light), place, mode)


def _lay_ground(
    canvas: Surface,
    theme: Theme,
    walls: Walls,
    part: Part,
    place: Point,
    state: State,
    light: float = 1.0,
) -> None:
    """What a part throws on the floor. Light is the brighter of both, so that it can be laid on twice."""
    if part.heading is None and theme.style is not Style.FLAT:
        return
    mode = {Style.NEON: pygame.BLEND_RGB_MAX}.get(theme.style, 0)
    _lay(canvas, walls.ground(part, state, light), place, mode)


def _lay(canvas: Surface, picture: Surface, place: Point, mode: int = 0) -> None:
    canvas.blit(picture, picture.get_rect(center=(round(place[0]), round(place[1]))), special_flags=mode)


def _pieces(area: FieldArea, path: Path, numbers: Sequence[int], ruins: int = 1) -> list[tuple[Part, Point]]:
    """The post and the panel of each stretch, where they stand, from the furthest one on.

    They have this many looks.
    """
    found: list[tuple[Part, Point]] = []
    for number in numbers:
        start, end = path[number], path[number + 1]
        heading = heading_of(area, start, end)
        links = {heading}
        if number:
            across, down = heading_of(area, path[number - 1], start)
            links.add((-across, -down))
        one, other = area.centre_of(start), area.centre_of(end)
        if ruins > 1:  # rubble looks alike, whatever it was joined to
            links.clear()
        ruin = (start * 5 + start // area.field.stride * 3) % ruins
        found.append((Part(None, frozenset(links), ruin=ruin), one))
        found.append((Part(heading, ruin=ruin), ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)))
    return sorted(found, key=lambda piece: (piece[1][1], piece[1][0]))


def _standing(area: FieldArea, start: int, end: int, since: float, share: float) -> Rect:
    """The part of the screen on which a stretch stands from one share of its way to another.

    From its beginning on, it also holds what stands around the cell in which it begins.
    """
    (x, y), cell = area.centre_of(start), area.cell
    across, down = heading_of(area, start, end)
    room = 2 * cell
    back, reach = since * cell if since > 0 else -room, share * cell
    left, right, top, bottom = x - room, x + room, y - room, y + room
    rise = LIFT[1] * WALL.height * cell
    if across > 0:
        left, right = x + back, x + reach
    elif across < 0:
        left, right = x - reach, x - back
    elif down > 0:
        top, bottom = y + back, y + reach
    else:
        top, bottom = y - reach + rise, y - back + (rise if since > 0 else 0.0)
    return Rect(
        round(left), round(top), max(0, round(right) - round(left)), max(0, round(bottom) - round(top))
    )
