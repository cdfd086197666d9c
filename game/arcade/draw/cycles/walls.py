"""Walls of light on a floor: laid part by part on a picture, first what they throw on the floor, then their
bodies among everything that stands there, and last their glare.

Two walls never cover each other: cells are further apart than walls are high.
"""

from functools import lru_cache

from pygame import Rect, Surface

from game.arcade.draw.cycles.floor_light import Glass, lay_light
from game.arcade.draw.cycles.sheet import Placed, at_home, bounds
from game.arcade.draw.cycles.wall_bodies import LIGHT_STEPS, Look, body_of, falling_of, standing_of
from game.arcade.draw.cycles.wall_light import BLOOM, DEEP, LIGHT, bloom_of, light_of, mirror_of
from game.arcade.draw.cycles.wall_paint import State
from game.arcade.draw.cycles.wall_shape import Build, End, Part, Piece
from game.arcade.draw.easing import clamped
from game.arcade.draw.light import shine_pool
from game.arcade.draw.projection import Projection
from game.arcade.draw.sprites import ADD, weaken
from game.arcade.draw.theme import Style, Theme

# The glare of what is hot behind a rider: how far before its end, and how bright; its radius in cells.
HOT, HOT_REACH = ((0.1, 0.36), (0.35, 0.26), (0.6, 0.18), (0.85, 0.1)), 0.42


class Walls:
    """One player's walls as they are seen in a view."""

    def __init__(self, theme: Theme, player: int, view: Projection, build: Build) -> None:
        home, self._shift = at_home(view)
        self._look = Look(theme, player, home, build)

    def lay_floor(
        self, canvas: Surface, part: Part, glass: Glass | None, state: State = State.LIT, light: float = 1.0
    ) -> None:
        """What a part throws on the floor: its light and its reflection, or a soft shadow."""
        look = self._look
        if not look.theme.glow or look.theme.style is Style.FLAT or state is State.BROKEN:
            return
        for piece, standing in _risen(part):
            share = round(LIGHT_STEPS * clamped(light * standing))
            if share:
                self._lay_light(canvas, piece, glass, state, share)

    def _lay_light(
        self, canvas: Surface, piece: Piece, glass: Glass | None, state: State, share: int
    ) -> None:
        soft = light_of(self._look, piece, state)
        if share < LIGHT_STEPS:
            weaken(soft.picture, self._look.theme.style, share / LIGHT_STEPS)
        if self._look.shines:
            lay_light(canvas, soft.picture, soft.moved(self._shift), glass)
            mirror_of(self._look, piece, share).lay(canvas, self._shift, ADD)
        else:
            soft.lay(canvas, self._shift)

    def lay_body(self, canvas: Surface, part: Part, state: State = State.LIT, light: float = 1.0) -> None:
        """The faces of a part, and its top."""
        share = round(LIGHT_STEPS * clamped(light))
        if not share:
            return
        if isinstance(part, Piece):
            body_of(self._look, part, state.value, share).lay(canvas, self._shift)
            return
        falling = falling_of(self._look, part)
        for piece, limit in standing_of(self._look, part, falling):
            body_of(self._look, piece, state.value, share).lay(canvas, self._shift, part=limit)
        end = falling.picture(self._look, state)
        if share < LIGHT_STEPS:
            end = Placed(end.picture.copy(), end.corner)
            weaken(end.picture, Style.ENAMEL, share / LIGHT_STEPS)
        end.lay(canvas, self._shift)

    def lay_bloom(self, canvas: Surface, part: Part, state: State = State.LIT, light: float = 1.0) -> None:
        """The glare of the crest: last of all, so that it shines over what stands before it."""
        if not self._look.shines or state is State.BROKEN:
            return
        for piece, standing in _risen(part):
            share = round(LIGHT_STEPS * clamped(light * standing))
            if share:
                soft = bloom_of(self._look, piece, state)
                if share < LIGHT_STEPS:
                    weaken(soft.picture, Style.NEON, share / LIGHT_STEPS)
                soft.lay(canvas, self._shift, ADD)
        if isinstance(part, End) and part.taper:
            self._lay_heat(canvas, part, light)

    def _lay_heat(self, canvas: Surface, end: End, light: float) -> None:
        """The glare of what is white-hot behind a rider."""
        look = self._look
        for behind, share in HOT:
            along = max(0.0, end.reach - behind)
            point, height = end.point(along), end.height(along, look.build.height)
            x, y = look.view.at(point, height)
            spot = x + self._shift[0], y + self._shift[1]
            radius = HOT_REACH * look.view.scale(point[1], height)
            shine_pool(canvas, look.theme, spot, radius, look.paints(State.LIT).light, share * light)

    def depth_of(self, part: Part) -> float:
        """The row of its far end: everything that stands on a floor is laid in this order."""
        return min(point[1] for point in part.line)

    def rect_of(self, part: Part) -> Rect:
        """All that the part can change on the canvas."""
        view, height = self._look.view, self._look.build.height
        scale, line = view.scale(max(point[1] for point in part.line), height), part.line
        floor = 8 + LIGHT.reach * scale
        low = bounds(
            view, [(point, 0.0) for point in line], floor, max(floor * view.squeeze, DEEP * height * scale)
        )
        high = bounds(view, [(point, height) for point in line], 8 + BLOOM.reach * scale)
        whole = low.union(high)
        return whole.move(self._shift)


def _risen(part: Part) -> list[tuple[Piece, float]]:
    """The pieces of a part, and how far along each of them it stands already."""
    if isinstance(part, Piece):
        return [(part, 1.0)]
    return [(piece, clamped(part.reach - number + 0.5)) for number, piece in part.pieces()]


@lru_cache(maxsize=32)
def walls_of(theme: Theme, player: int, view: Projection, build: Build) -> Walls:
    return Walls(theme, player, view, build)
