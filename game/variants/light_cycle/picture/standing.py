"""What stands on the floor and does not move: walls, rubble, and the ends of walls whose riders stand still.

It is kept as pictures, to which new pieces are added: a long wall takes no longer to draw than a short one.
"""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import Latest, baked
from game.arcade.draw.cycles.wall_paint import State
from game.arcade.draw.cycles.wall_shape import End, Part, Piece
from game.arcade.draw.theme import Theme
from game.arcade.draw.tilted_area import TiltedArea
from game.core.rules import Player
from game.variants.light_cycle.picture.floor import BEYOND, Patch, clean_floor, outline_of
from game.variants.light_cycle.picture.live_part import LivePart

# What is not part of the picture, because it lies beside the floor.
BESIDE = (255, 0, 255)


class Stood(NamedTuple):
    """A part of a wall, whose it is and how it looks."""

    player: Player
    part: Part
    state: State

    @property
    def apart(self) -> bool:
        """Whether its body is not in the picture: the wheel of a rider who rides away is behind it."""
        return isinstance(self.part, End) and self.part.way(self.part.reach)[1] < 0

    @property
    def rises_beyond(self) -> bool:
        """Whether it is seen above the far edge of the floor."""
        cells = (self.part.cell,) if isinstance(self.part, Piece) else self.part.cells
        return any(row == 0 for _column, row in cells)


class Standing(NamedTuple):
    """Walls and rubble, what came later after what came before; and the ends of walls, which will change."""

    walls: tuple[Stood, ...]
    ends: tuple[Stood, ...]

    @property
    def solid(self) -> list[Stood]:
        """Everything whose body is in the picture."""
        return [stood for stood in (*self.walls, *self.ends) if not stood.apart]


def draw_standing(canvas: Surface, area: TiltedArea, theme: Theme, standing: Standing) -> None:
    """Draw the floor with all that stands on it."""
    if not (standing.walls or standing.ends):
        return
    patch, before = Patch.of(area), canvas.get_clip()
    left, top = patch.corner(area)
    canvas.blit(_whole(theme, patch).show(standing), (left, top))
    # Crests in the first row stand in front of the far rim, which is not in the picture.
    canvas.set_clip(Rect(left, 0, patch.whole.width, top + _far_edge(patch)).clip(before))
    beyond = [stood for stood in standing.solid if stood.rises_beyond]
    _lay_bodies(canvas, [_live(theme, area, stood, rests=True) for stood in beyond])
    canvas.set_clip(before)


@baked
def _whole(theme: Theme, patch: Patch) -> Latest[Standing]:
    picture = Surface(patch.whole.size)
    picture.set_colorkey(BESIDE)
    return Latest(picture, partial(_draw_whole, theme, patch))


def _draw_whole(
    theme: Theme, patch: Patch, picture: Surface, _before: Standing | None, standing: Standing
) -> None:
    area = patch.area
    picture.blit(_lit_floor(theme, patch).show(standing.walls), (0, 0))
    for end in standing.ends:
        _live(theme, area, end).lay_floor(picture)
    _lay_bodies(picture, [_live(theme, area, stood) for stood in standing.solid])
    picture.blit(_beside(patch), (0, 0))


def _lay_bodies(canvas: Surface, bodies: Sequence[LivePart]) -> None:
    """First all bodies and then their glare, so that nobody sees where one begins and the other ends."""
    for body in bodies:
        body.lay_body(canvas)
    for body in bodies:
        body.lay_bloom(canvas)


def _live(theme: Theme, area: TiltedArea, stood: Stood, *, rests: bool = False) -> LivePart:
    return LivePart(theme, area, *stood, rests=rests)


@baked
def _lit_floor(theme: Theme, patch: Patch) -> Latest[tuple[Stood, ...]]:
    return Latest(Surface(patch.whole.size), partial(_light_floor, theme, patch))


def _light_floor(
    theme: Theme,
    patch: Patch,
    picture: Surface,
    before: tuple[Stood, ...] | None,
    walls: tuple[Stood, ...],
) -> None:
    """Add what new pieces throw on the floor of the moment before, or that of all to the empty floor."""
    known = len(before) if before is not None else 0
    if before is None or walls[:known] != before:
        picture.blit(clean_floor(theme, patch), (0, 0))
        known = 0
    for stood in walls[known:]:
        _live(theme, patch.area, stood).lay_floor(picture)


def _far_edge(patch: Patch) -> int:
    """How far down in a picture of a patch the floor begins."""
    beside, middle = _beside(patch), patch.whole.centerx
    return next(y for y in range(patch.whole.height) if beside.get_at((middle, y))[:3] != BESIDE)


@baked
def _beside(patch: Patch) -> Surface:
    """What lies beside the floor in the rectangle around it, with the smooth edge of the floor."""
    beside = Surface(patch.whole.size)
    beside.fill(BESIDE)
    pygame.draw.polygon(beside, (0, 0, 0), outline_of(patch.area, BEYOND * 0.92))
    beside.set_colorkey((0, 0, 0))
    return beside
