"""The trails of the riders: walls of light, drawn stretch by stretch from one cell to the next one."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.arcade.draw.cycles.perspective import lay
from game.arcade.draw.cycles.wall import LIFT, Build, Heading, Part, State
from game.arcade.draw.cycles.wall_pictures import Walls, walls_of
from game.arcade.draw.easing import Point, clamped
from game.arcade.draw.theme import Style, Theme
from game.arcade.views.arena.field_area import FieldArea
from game.arena.round import Path
from game.core.grid import HEADINGS
from game.core.rules import Player

# A wall of the Arena is thicker and higher than on a small board, where cells are large.
WALL = Build(thick=0.3, height=0.56, brighter_counts=True)
# How far behind the rider a wall is brighter, in stretches, and in how many steps each of them fades.
BRIGHT_FOR, FADES = 1.4, 6
# How many kinds of rubble there are.
RUINS = 7


def heading_of(area: FieldArea, start: int, end: int) -> Heading:
    for across, down in HEADINGS:
        if start + down * area.field.stride + across == end:
            return across, down
    raise ValueError(f"{start} and {end} are not next to each other")


def draw_stretch(
    canvas: Surface, theme: Theme, area: FieldArea, player: Player, path: Path, number: int, *, broken: bool
) -> None:
    """Draw one stretch of a path, by its number.

    Around the post where it joins the stretch before, both are drawn again, so that the nearer one covers the
    other one.
    """
    walls = walls_of(theme, player, area.cell, WALL)
    state, ruins = (State.BROKEN, RUINS) if broken else (State.LIT, 1)
    new, both = (
        _pieces(area, path, range(max(0, first), number + 1), ruins) for first in (number, number - 1)
    )
    for part, place in new:
        _lay_ground(canvas, theme, walls, part, place, state)
    for part, place in new:
        lay(canvas, walls.body(part, state), place)
    before = canvas.get_clip()
    joint = area.rect_of(path[number])
    rise = round(WALL.height * area.cell * -LIFT[1])
    canvas.set_clip(joint.union(joint.move(0, -rise)).clip(before))
    for part, place in both:
        lay(canvas, walls.body(part, state), place)
    canvas.set_clip(before)
    if theme.style is Style.NEON and theme.glow and not broken:
        for part, place in both:
            lay(canvas, walls.bloom(part, state), place, pygame.BLEND_RGB_MAX)


def draw_growing(
    canvas: Surface, theme: Theme, area: FieldArea, player: Player, path: Path, first: int, reach: float
) -> None:
    """Draw the stretches from the number `first` on, as far as the wall reaches, counted in stretches.

    Next to the rider they are bright. The brightness fades further back, and is gone where the wall is kept.
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
            light = clamped(1 - (reach - number - (step + 0.5) / FADES) / BRIGHT_FOR)
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
    lay(canvas, walls.body(part, state, light), place)
    if theme.style is Style.NEON and theme.glow and part.heading is not None:
        mode = pygame.BLEND_RGB_ADD if state is State.BRIGHT else pygame.BLEND_RGB_MAX
        lay(canvas, walls.bloom(part, state, light), place, mode)


def _lay_ground(
    canvas: Surface,
    theme: Theme,
    walls: Walls,
    part: Part,
    place: Point,
    state: State,
    light: float = 1.0,
) -> None:
    """Lay what a part throws on the floor. Where lights overlap, the brighter one is seen."""
    if part.heading is None and theme.style is not Style.FLAT:
        return
    mode = {Style.NEON: pygame.BLEND_RGB_MAX}.get(theme.style, 0)
    lay(canvas, walls.ground(part, state, light), place, mode)


def _pieces(area: FieldArea, path: Path, numbers: Sequence[int], ruins: int = 1) -> list[tuple[Part, Point]]:
    """The post and the panel of each stretch, where they stand, from the furthest one on.

    Rubble looks different from cell to cell: it has this many looks.
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
