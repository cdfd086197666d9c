"""Pictures of the parts of a wall, drawn when they are needed, and kept."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

import pygame
from pygame import Surface

from game.arcade.draw.theme import BLACK, WHITE, Style, Theme, dimmed
from game.core.rules import Player
from game.variants.light_cycle.wall import Part, State
from game.variants.light_cycle.wall_body_picture import Make, body_of
from game.variants.light_cycle.wall_light_picture import bloom_of, ground_of

LIGHT_STEPS = 8

# The light that nobody sees at the edge of a glow, of 255; without it, pictures are much smaller.
UNSEEN = 3


class Cut(NamedTuple):
    """A picture without its empty edges, and where it lies from the middle of the part's foot."""

    picture: Surface
    left: int
    top: int


# By part, state and steps of light.
Kept = dict[tuple[Part, int, int], Cut]


class Walls:
    """The parts of one player's walls, in the colours of a theme and for cells of a size.

    Every picture can be had with a share of its light.
    """

    def __init__(self, theme: Theme, player: Player, cell: int) -> None:
        self._make = Make(theme, player, cell, State.LIT)
        self._bodies: Kept = {}
        self._grounds: Kept = {}
        self._blooms: Kept = {}

    def body(self, part: Part, state: State, light: float = 1.0) -> Cut:
        return self._kept(self._bodies, body_of, Style.ENAMEL, part, state, light)

    def ground(self, part: Part, state: State, light: float = 1.0) -> Cut:
        """What lies on the floor below the part: light, a shadow or an outline."""
        return self._kept(self._grounds, ground_of, self._make.theme.style, part, state, light)

    def bloom(self, part: Part, state: State, light: float = 1.0) -> Cut:
        """The light around the crest of a panel."""
        return self._kept(self._blooms, bloom_of, Style.NEON, part, state, light)

    def _kept(
        self,
        kept: Kept,
        draw: Callable[[Make, Part], Surface],
        style: Style,
        part: Part,
        state: State,
        light: float,
    ) -> Cut:
        key = (part, state.value, round(LIGHT_STEPS * light))
        if key not in kept:
            picture = draw(self._make._replace(state=state), part)
            _weaken(picture, key[2], style)
            kept[key] = _cut(picture, style)
        return kept[key]


def _cut(picture: Surface, style: Style) -> Cut:
    """Cut off what is empty around a picture whose middle is the part's foot."""
    if style is Style.NEON:
        picture.fill((UNSEEN, UNSEEN, UNSEEN), special_flags=pygame.BLEND_RGB_SUB)
        picture.set_colorkey(BLACK)
    seen = picture.get_bounding_rect()
    picture.set_colorkey(None)
    middle = picture.get_rect().center
    return Cut(picture.subsurface(seen).copy(), seen.left - middle[0], seen.top - middle[1])


def _weaken(picture: Surface, steps: int, style: Style) -> None:
    """Leave so many of the `LIGHT_STEPS` of a picture's light, or of what it covers."""
    if style is Style.NEON:
        picture.fill(dimmed(WHITE, steps / LIGHT_STEPS), special_flags=pygame.BLEND_RGB_MULT)
    else:
        picture.fill((*WHITE, 255 * steps // LIGHT_STEPS), special_flags=pygame.BLEND_RGBA_MULT)


@lru_cache(maxsize=6)
def walls_of(theme: Theme, player: Player, cell: int) -> Walls:
    return Walls(theme, player, cell)
