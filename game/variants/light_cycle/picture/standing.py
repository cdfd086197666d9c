"""What stands on the floor and changes no more: whole pieces of walls, and rubble.

It is kept as one picture, on which new pieces are laid: a long wall takes no longer to draw than a short one.
"""

from functools import partial
from typing import NamedTuple

import pygame
from pygame import Surface

from game.arcade.draw.baked import Latest, baked
from game.arcade.draw.cycles.wall_paint import State
from game.arcade.draw.cycles.wall_shape import DUEL, Piece
from game.arcade.draw.cycles.walls import walls_of
from game.arcade.draw.theme import Theme
from game.arcade.draw.tilted_area import TiltedArea
from game.core.rules import Player
from game.variants.light_cycle.picture.floor import BEYOND, Patch, clean_floor, glass_on, outline_of

# What is not part of the picture, because it lies beside the floor.
BESIDE = (255, 0, 255)


class Stood(NamedTuple):
    """A piece of a wall, whose it is and how it looks."""

    player: Player
    piece: Piece
    state: State


def rises_beyond(piece: Piece) -> bool:
    """Whether a piece is seen above the far edge of the floor: then its body is not in the picture."""
    return piece.cell[1] == 0


def draw_standing(canvas: Surface, area: TiltedArea, theme: Theme, walls: tuple[Stood, ...]) -> None:
    """Draw the floor with all that stands on it, what came later after what came before."""
    if walls:
        patch = Patch.of(area)
        canvas.blit(_kept(theme, patch).show(walls), patch.corner(area))


@baked
def _kept(theme: Theme, patch: Patch) -> Latest[tuple[Stood, ...]]:
    return Latest(Surface(patch.whole.size), partial(_draw, theme, patch))


def _draw(
    theme: Theme,
    patch: Patch,
    picture: Surface,
    before: tuple[Stood, ...] | None,
    walls: tuple[Stood, ...],
) -> None:
    """Lay what is new on the picture of the moment before, or all of it on the empty floor."""
    view, known = patch.area.view, len(before) if before is not None else 0
    picture.set_colorkey(None)
    if before is None or walls[:known] != before:
        picture.blit(clean_floor(theme, patch), (0, 0))
        known = 0
    fresh = [(walls_of(theme, stood.player, view, DUEL), stood) for stood in walls[known:]]
    glass = glass_on(theme, patch.area)
    for kind, stood in fresh:
        kind.lay_floor(picture, stood.piece, glass, stood.state)
    within = [(kind, stood) for kind, stood in fresh if not rises_beyond(stood.piece)]
    for kind, stood in within:
        kind.lay_body(picture, stood.piece, stood.state)
    for kind, stood in within:
        kind.lay_bloom(picture, stood.piece, stood.state)
    picture.blit(_beside(patch), (0, 0))
    picture.set_colorkey(BESIDE, pygame.RLEACCEL)


@baked
def _beside(patch: Patch) -> Surface:
    """What lies beside the floor in the rectangle around it, with the smooth edge of the floor."""
    beside = Surface(patch.whole.size)
    beside.fill(BESIDE)
    pygame.draw.polygon(beside, (0, 0, 0), outline_of(patch.area, BEYOND * 0.92))
    beside.set_colorkey((0, 0, 0))
    return beside
