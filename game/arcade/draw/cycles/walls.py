"""Pictures of the parts of a wall, drawn when they are needed, and kept."""

from collections.abc import Callable
from functools import lru_cache

import pygame
from pygame import Surface

from game.arcade.draw.cycles.wall import Build, Part, State
from game.arcade.draw.cycles.wall_body import Make, body_of
from game.arcade.draw.cycles.wall_light import bloom_of, ground_of
from game.arcade.draw.theme import WHITE, Style, Theme, dimmed
from game.core.rules import Player

LIGHT_STEPS = 8
USUAL = Build()

# By part, state and steps of light.
Kept = dict[tuple[Part, int, int], Surface]


class Walls:
    """The parts of one player's walls, in the colours of a theme and for cells of a size.

    Every picture has the middle of the part's foot in its middle. It can be had with a share of its light.
    """

    def __init__(self, theme: Theme, player: Player, cell: int, build: Build) -> None:
        self._make = Make(theme, player, cell, State.LIT, build)
        self._bodies: Kept = {}
        self._grounds: Kept = {}
        self._blooms: Kept = {}

    def body(self, part: Part, state: State, light: float = 1.0) -> Surface:
        return self._kept(self._bodies, body_of, Style.ENAMEL, part, state, light)

    def ground(self, part: Part, state: State, light: float = 1.0) -> Surface:
        """What lies on the floor below the part: light, a shadow or an outline."""
        return self._kept(self._grounds, ground_of, self._make.theme.style, part, state, light)

    def bloom(self, part: Part, state: State, light: float = 1.0) -> Surface:
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
    ) -> Surface:
        steps = round(LIGHT_STEPS * light)
        key = (part, state.value, steps)
        if key not in kept:
            if steps == LIGHT_STEPS:
                kept[key] = draw(self._make._replace(state=state), part)
            else:
                kept[key] = self._kept(kept, draw, style, part, state, 1.0).copy()
                _weaken(kept[key], steps, style)
        return kept[key]


def _weaken(picture: Surface, steps: int, style: Style) -> None:
    """Leave so many of the `LIGHT_STEPS` of a picture's light, or of what it covers."""
    if style is Style.NEON:
        picture.fill(dimmed(WHITE, steps / LIGHT_STEPS), special_flags=pygame.BLEND_RGB_MULT)
    else:
        picture.fill((*WHITE, 255 * steps // LIGHT_STEPS), special_flags=pygame.BLEND_RGBA_MULT)


@lru_cache(maxsize=24)
def walls_of(theme: Theme, player: Player, cell: int, build: Build = USUAL) -> Walls:
    return Walls(theme, player, cell, build)
