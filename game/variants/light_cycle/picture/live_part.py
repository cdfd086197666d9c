"""Parts of walls that are drawn in every picture, because they may move or fade: ends, pieces that break.

An end whose rider stands still is drawn once: what it throws on the floor, its body, and its glare.
"""

from dataclasses import replace

from pygame import Rect, Surface

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

# The three pictures of an end stand below each other in one.
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
        kept = rests and isinstance(part, End)
        self._kept = _pictures(theme, Patch.of(area), player, part, state) if kept else None

    @property
    def depth(self) -> float:
        """The row of its far end."""
        return self._walls.depth_of(self._part)

    def lay_floor(self, canvas: Surface) -> None:
        """What it throws on the floor."""
        if self._kept is not None:
            self._lay(canvas, self._kept, FLOOR)
        else:
            glass = glass_on(self._theme, self._area)
            self._walls.lay_floor(canvas, self._part, glass, self._state, self._light)

    def lay_body(self, canvas: Surface) -> None:
        if self._kept is not None:
            self._lay(canvas, self._kept, BODY)
        else:
            self._walls.lay_body(canvas, self._part, self._state, self._light)

    def lay_bloom(self, canvas: Surface) -> None:
        """Its glare."""
        if self._kept is not None:
            self._lay(canvas, self._kept, BLOOM)
        else:
            self._walls.lay_bloom(canvas, self._part, self._state, self._light)

    def _lay(self, canvas: Surface, kept: Placed, number: int) -> None:
        picture, (left, top) = kept
        x, y = Patch.of(self._area).corner(self._area)
        height = picture.get_height() // 3
        part = Rect(0, number * height, picture.get_width(), height)
        mode = 0 if number == BODY else blending(self._theme.style)
        canvas.blit(picture, (x + left, y + top), part, special_flags=mode)


@baked
def _pictures(theme: Theme, patch: Patch, player: Player, end: Part, state: State) -> Placed:
    area, glass = patch.area, glass_on(theme, patch.area)
    rect = walls_of(theme, player, area.view, DUEL).rect_of(end)
    (x, y), (left, top) = area.view.centre, rect.topleft
    walls = walls_of(theme, player, replace(area.view, centre=(x - left, y - top)), DUEL)
    if glass is not None:
        glass = Glass(glass.picture, (glass.corner[0] - left, glass.corner[1] - top))
    # Light is added to what is there, and bodies are laid over it.
    picture = clear(
        (rect.width, 3 * rect.height), BLACK if theme.style is Style.NEON else theme.player(player)
    )
    layers = [picture.subsurface(Rect(0, number * rect.height, *rect.size)) for number in range(3)]
    walls.lay_floor(layers[FLOOR], end, glass, state)
    walls.lay_body(layers[BODY], end, state)
    walls.lay_bloom(layers[BLOOM], end, state)
    return Placed(picture, rect.topleft)
