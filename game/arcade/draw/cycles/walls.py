"""Pictures of the parts of a wall, drawn when they are needed, and kept while there is room."""

from collections.abc import Callable
from functools import lru_cache

import pygame
from pygame import Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.wall import Build, Part, State
from game.arcade.draw.cycles.wall_body import body_of
from game.arcade.draw.cycles.wall_light import bloom_of, ground_of
from game.arcade.draw.cycles.wall_make import Make
from game.arcade.draw.theme import WHITE, Style, Theme, dimmed
from game.core.rules import Player

LIGHT_STEPS = 8
USUAL = Build()

Draw = Callable[[Make, Part], Surface]


class Walls:
    """The parts of one player's walls, in the colours of a theme and for cells of a size.

    Every picture has the middle of the part's foot in its middle. It can be had with a share of its light.
    """

    def __init__(self, theme: Theme, player: Player, cell: int, build: Build) -> None:
        self._make = Make(theme, player, cell, State.LIT, build)

    def body(self, part: Part, state: State, light: float = 1.0) -> Surface:
        return _picture(self, body_of, part, state.value, round(LIGHT_STEPS * light))

    def ground(self, part: Part, state: State, light: float = 1.0) -> Surface:
        """What lies on the floor below the part: light, a shadow or an outline."""
        return _picture(self, ground_of, part, state.value, round(LIGHT_STEPS * light))

    def bloom(self, part: Part, state: State, light: float = 1.0) -> Surface:
        """The light around the crest of a panel."""
        return _picture(self, bloom_of, part, state.value, round(LIGHT_STEPS * light))

    def draw(self, draw: Draw, part: Part, state: State) -> Surface:
        """A new picture of a part."""
        return draw(self._make._replace(state=state), part)

    def style_of(self, draw: Draw) -> Style:
        """How a picture is laid: bodies are painted, blooms shine, and the ground is as the theme is."""
        if draw is ground_of:
            return self._make.theme.style
        return Style.ENAMEL if draw is body_of else Style.NEON


@baked
def _picture(walls: Walls, draw: Draw, part: Part, state: int, steps: int) -> Surface:
    """A part with this many of the `LIGHT_STEPS` of its light."""
    if steps == LIGHT_STEPS:
        return walls.draw(draw, part, State(state))
    weaker = _picture(walls, draw, part, state, LIGHT_STEPS).copy()
    _weaken(weaker, steps, walls.style_of(draw))
    return weaker


def _weaken(picture: Surface, steps: int, style: Style) -> None:
    """Leave this many of the `LIGHT_STEPS` of a picture's light, or of what it covers."""
    if style is Style.NEON:
        picture.fill(dimmed(WHITE, steps / LIGHT_STEPS), special_flags=pygame.BLEND_RGB_MULT)
    else:
        picture.fill((*WHITE, 255 * steps // LIGHT_STEPS), special_flags=pygame.BLEND_RGBA_MULT)


@lru_cache(maxsize=24)
def walls_of(theme: Theme, player: Player, cell: int, build: Build = USUAL) -> Walls:
    return Walls(theme, player, cell, build)
