"""The make of a wall: whose it is, how it is painted, how large it is, and where it stands on its picture."""

import math
from typing import NamedTuple

from pygame import Rect, Surface

from game.arcade.draw.cycles.body import OVERSAMPLING
from game.arcade.draw.cycles.wall import LIFT, Build, Part, State
from game.arcade.draw.theme import Colour, Theme
from game.core.rules import Player

# The least room for a wall on the picture beyond its foot, in cells.
RISE = 0.24
# How much the last stretch is brighter.
BRIGHTER = 1.3


class Make(NamedTuple):
    """Whose wall it is, how it is painted, and how large."""

    theme: Theme
    player: Player
    cell: int
    state: State
    build: Build

    @property
    def colour(self) -> Colour:
        return self.theme.player(self.player)

    @property
    def brightness(self) -> float:
        return BRIGHTER if self.state is State.BRIGHT else 1.0

    def extent(self, part: Part, margin: float) -> tuple[int, int]:
        """The size of a picture with a part in its middle, and a margin in cells around its foot."""
        thick = self.build.thick
        wide, high = (
            (thick, thick) if part.heading is None else (thick, 1.0) if part.upright else (1.0, thick)
        )
        return 2 * round(self.cell * (wide / 2 + margin)), 2 * round(self.cell * (high / 2 + margin))


def rise_of(build: Build) -> float:
    """How far a wall reaches on the picture beyond its foot, in cells."""
    return max(RISE, -LIFT[1] * build.height + 0.03)


def foot_of(part: Part, picture: Surface, make: Make, grain: int = 2) -> Rect:
    """Where a part stands, on a square picture. Panels reach a little into the posts.

    Its sides are multiples of the grain: of a picture that is shrunk, its edges then fall on whole pixels, so
    that no seam is seen where parts meet.
    """
    thick = max(grain, grain * round(make.build.thick * make.cell / grain))
    length = max(grain, grain * math.ceil((make.cell - thick + OVERSAMPLING * 2) / grain))
    foot = Rect(0, 0, thick, thick)
    if part.heading is not None:
        foot.size = (thick, length) if part.upright else (length, thick)
    foot.center = picture.get_rect().center
    return foot
