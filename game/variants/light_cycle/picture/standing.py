"""What stands on the floor and does not move: walls, rubble, and the ends of walls whose riders stand still.

It is kept as pictures, to which new pieces are added: a long wall takes no longer to draw than a short one.
"""

from functools import partial
from typing import NamedTuple

import pygame
from pygame import Surface

from game.arcade.draw.baked import Latest, baked
from game.arcade.draw.cycles.wall_paint import State
from game.arcade.draw.cycles.wall_shape import DUEL, End, Part, Piece
from game.arcade.draw.cycles.walls import walls_of
from game.arcade.draw.theme import Theme
from game.arcade.draw.tilted_area import TiltedArea
from game.core.rules import Player
from game.variants.light_cycle.picture.floor import BEYOND, Patch, clean_floor, glass_on, outline_of
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
        """Whether its body is not in the picture, but drawn anew among the others.

        It is seen above the far edge of the floor; or the wheel of a rider who rides away stands behind it.
        """
        if isinstance(self.part, Piece):
            return self.part.cell[1] == 0
        return any(row == 0 for _column, row in self.part.cells) or self.part.way(self.part.reach)[1] < 0


class Standing(NamedTuple):
    """Walls and rubble, what came later after what came before; and the ends of walls, which will change."""

    walls: tuple[Stood, ...]
    ends: tuple[Stood, ...]


def draw_standing(canvas: Surface, area: TiltedArea, theme: Theme, standing: Standing) -> None:
    """Draw the floor with all that stands on it."""
    if standing.walls or standing.ends:
        patch = Patch.of(area)
        canvas.blit(_whole(theme, patch).show(standing), patch.corner(area))


@baked
def _whole(theme: Theme, patch: Patch) -> Latest[Standing]:
    picture = Surface(patch.whole.size)
    picture.set_colorkey(BESIDE)
    return Latest(picture, partial(_draw_whole, theme, patch))


def _draw_whole(
    theme: Theme, patch: Patch, picture: Surface, _before: Standing | None, standing: Standing
) -> None:
    picture.blit(_walls(theme, patch).show(standing.walls), (0, 0))
    parts = [LivePart(theme, patch.area, *end, rests=isinstance(end.part, End)) for end in standing.ends]
    bodies = [part for part, end in zip(parts, standing.ends, strict=True) if not end.apart]
    for part in parts:
        part.lay_floor(picture)
    for part in bodies:
        part.lay_body(picture)
    for part in bodies:
        part.lay_bloom(picture)
    picture.blit(_beside(patch), (0, 0))


@baked
def _walls(theme: Theme, patch: Patch) -> Latest[tuple[Stood, ...]]:
    return Latest(Surface(patch.whole.size), partial(_draw_walls, theme, patch))


def _draw_walls(
    theme: Theme,
    patch: Patch,
    picture: Surface,
    before: tuple[Stood, ...] | None,
    walls: tuple[Stood, ...],
) -> None:
    """Lay what is new on the picture of the moment before, or all of it on the empty floor."""
    view, known = patch.area.view, len(before) if before is not None else 0
    if before is None or walls[:known] != before:
        picture.blit(clean_floor(theme, patch), (0, 0))
        known = 0
    glass = glass_on(theme, patch.area)
    for stood in walls[known:]:  # one after the other, however many come at once
        kind = walls_of(theme, stood.player, view, DUEL)
        kind.lay_floor(picture, stood.part, glass, stood.state)
        if not stood.apart:
            kind.lay_body(picture, stood.part, stood.state)
            kind.lay_bloom(picture, stood.part, stood.state)


@baked
def _beside(patch: Patch) -> Surface:
    """What lies beside the floor in the rectangle around it, with the smooth edge of the floor."""
    beside = Surface(patch.whole.size)
    beside.fill(BESIDE)
    pygame.draw.polygon(beside, (0, 0, 0), outline_of(patch.area, BEYOND * 0.92))
    beside.set_colorkey((0, 0, 0))
    return beside
