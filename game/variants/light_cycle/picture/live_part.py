"""Parts of walls that are drawn in every picture, because they may move or fade: ends, pieces that break.

Of an end whose rider stands still, what is shown is drawn once: its light on the floor, its body, its glare.
"""

from dataclasses import replace
from enum import Enum

from pygame import Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.floor_light import Glass
from game.arcade.draw.cycles.sheet import Placed
from game.arcade.draw.cycles.wall_paint import State
from game.arcade.draw.cycles.wall_shape import DUEL, End, Part
from game.arcade.draw.cycles.walls import walls_of
from game.arcade.draw.sprites import blending, clear
from game.arcade.draw.theme import BLACK, Style, Theme
from game.arcade.draw.tilted_area import TiltedArea
from game.core.rules import Player
from game.variants.light_cycle.picture.floor import Patch, glass_on


class Layer(Enum):
    """A picture of an end that stands still."""

    FLOOR, BODY, BLOOM = range(3)


class LivePart:
    """A part of a player's wall, how it looks, and with how much light; whether it stands still."""

    def __init__(
        self,
        theme: Theme,
        area: TiltedArea,
        player: Player,
        part: Part,
        state: State = State.LIT,
        light: float = 1.0,
        *,
        rests: bool = False,
    ) -> None:
        self._theme, self._area = theme, area
        self._part, self._state, self._light = part, state, light
        self._walls = walls_of(theme, player, area.view, DUEL)
        self._kept = (theme, Patch.of(area), player, part, state) if rests and isinstance(part, End) else None

    @property
    def depth(self) -> float:
        """The row of its far end."""
        return self._walls.depth_of(self._part)

    def lay_floor(self, canvas: Surface) -> None:
        """What it throws on the floor."""
        if self._kept is not None:
            self._lay(canvas, _picture(*self._kept, Layer.FLOOR), Layer.FLOOR)
        else:
            glass = glass_on(self._theme, self._area)
            self._walls.lay_floor(canvas, self._part, glass, self._state, self._light)

    def lay_body(self, canvas: Surface) -> None:
        if self._kept is not None:
            self._lay(canvas, _picture(*self._kept, Layer.BODY), Layer.BODY)
        else:
            self._walls.lay_body(canvas, self._part, self._state, self._light)

    def lay_bloom(self, canvas: Surface) -> None:
        """Its glare."""
        if self._kept is not None:
            self._lay(canvas, _picture(*self._kept, Layer.BLOOM), Layer.BLOOM)
        else:
            self._walls.lay_bloom(canvas, self._part, self._state, self._light)

    def _lay(self, canvas: Surface, kept: Placed, layer: Layer) -> None:
        mode = 0 if layer is Layer.BODY else blending(self._theme.style)
        kept.lay(canvas, Patch.of(self._area).corner(self._area), mode)


@baked
def _picture(theme: Theme, patch: Patch, player: Player, end: End, state: State, layer: Layer) -> Placed:
    area, glass = patch.area, glass_on(theme, patch.area)
    rect = walls_of(theme, player, area.view, DUEL).rect_of(end)
    (x, y), (left, top) = area.view.centre, rect.topleft
    walls = walls_of(theme, player, replace(area.view, centre=(x - left, y - top)), DUEL)
    # Light is added to what is there, and bodies are laid over it.
    picture = clear(rect.size, BLACK if theme.style is Style.NEON else theme.player(player))
    if layer is Layer.FLOOR:
        if glass is not None:
            glass = Glass(glass.picture, (glass.corner[0] - left, glass.corner[1] - top))
        walls.lay_floor(picture, end, glass, state)
    elif layer is Layer.BODY:
        walls.lay_body(picture, end, state)
    else:
        walls.lay_bloom(picture, end, state)
    return Placed(picture, rect.topleft)
