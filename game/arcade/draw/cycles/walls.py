"""Walls of light on a floor: laid part by part on a picture, first what they throw on the floor, then their
bodies among everything that stands there, and last their glare.

Two walls never cover each other: cells are further apart than walls are high.
"""

from functools import lru_cache

from pygame import Rect, Surface

from game.arcade.draw.cycles.floor_light import Glass, lay_light
from game.arcade.draw.cycles.sheet import at_home, bounds
from game.arcade.draw.cycles.wall_bodies import LIGHT_STEPS, Look, body_of, draw_end, standing_of
from game.arcade.draw.cycles.wall_light import REACH, bloom_of, light_of, mirror_of, mirror_of_end
from game.arcade.draw.cycles.wall_paint import State
from game.arcade.draw.cycles.wall_shape import Build, End, Part, Piece
from game.arcade.draw.easing import clamped
from game.arcade.draw.projection import Projection
from game.arcade.draw.sprites import ADD, weaken
from game.arcade.draw.theme import Style, Theme


class Walls:
    """One player's walls as they are seen in a view."""

    def __init__(self, theme: Theme, player: int, view: Projection, build: Build) -> None:
        home, self._shift = at_home(view)
        self._look = Look(theme, player, home, build)

    def lay_floor(
        self, canvas: Surface, part: Part, glass: Glass | None, state: State = State.LIT, light: float = 1.0
    ) -> None:
        """What a part throws on the floor: its light and its reflection, or a soft shadow."""
        look, share = self._look, round(LIGHT_STEPS * clamped(light))
        if not look.theme.glow or look.theme.style is Style.FLAT or state is State.BROKEN or not share:
            return
        soft = light_of(look, part, state)
        if share < LIGHT_STEPS:
            weaken(soft.picture, look.theme.style, share / LIGHT_STEPS)
        if look.theme.style is Style.ENAMEL:
            soft.lay(canvas, self._shift)
            return
        corner = soft.corner[0] + self._shift[0], soft.corner[1] + self._shift[1]
        lay_light(canvas, soft.picture, corner, glass)
        if isinstance(part, End):
            mirror_of_end(look, part, share / LIGHT_STEPS).lay(canvas, self._shift, ADD)
        else:
            mirror_of(look, part, share).lay(canvas, self._shift, ADD)

    def lay_body(self, canvas: Surface, part: Part, state: State = State.LIT, light: float = 1.0) -> None:
        """The faces of a part, and its top."""
        share = round(LIGHT_STEPS * clamped(light))
        if not share:
            return
        if isinstance(part, Piece):
            body_of(self._look, part, state.value, share).lay(canvas, self._shift)
            return
        for piece, limit in standing_of(self._look, part):
            body_of(self._look, piece, state.value, share).lay(canvas, self._shift, part=limit)
        end = draw_end(self._look, part, state)
        if share < LIGHT_STEPS:
            weaken(end.picture, Style.ENAMEL, share / LIGHT_STEPS)
        end.lay(canvas, self._shift)

    def lay_bloom(self, canvas: Surface, part: Part, state: State = State.LIT, light: float = 1.0) -> None:
        """The glare of the crest: last of all, so that it shines over what stands before it."""
        share = round(LIGHT_STEPS * clamped(light))
        if self._look.shines and state is not State.BROKEN and share:
            soft = bloom_of(self._look, part, state)
            if share < LIGHT_STEPS:
                weaken(soft.picture, Style.NEON, share / LIGHT_STEPS)
            soft.lay(canvas, self._shift, ADD)

    def depth_of(self, part: Part) -> float:
        """The row of its far end: everything that stands on a floor is laid in this order."""
        return min(point[1] for point in part.line)

    def rect_of(self, part: Part) -> Rect:
        """All that the part can change on the canvas."""
        view, height = self._look.view, self._look.build.height
        margin = 4 + (REACH + 0.1) * view.scale(max(point[1] for point in part.line), height)
        whole = bounds(view, [(point, up) for point in part.line for up in (0.0, height)], margin)
        return whole.move(self._shift)


@lru_cache(maxsize=32)
def walls_of(theme: Theme, player: int, view: Projection, build: Build) -> Walls:
    return Walls(theme, player, view, build)
