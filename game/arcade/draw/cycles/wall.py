"""The parts of a wall of light, and how large they are. All lengths are in cells.

A wall has a post in the middle of each cell, and panels between them. Drawn from the far left to the near
right, they hide one another as bodies do, so that walls bend without a joint.
"""

import math
from enum import Enum, auto
from typing import NamedTuple

from pygame import Rect, Surface

from game.arcade.draw.cycles import perspective
from game.arcade.draw.theme import Colour, Theme
from game.core.rules import Player

Heading = tuple[int, int]  # columns to the right, rows down

THICK, HEIGHT = 0.13, 0.48
# Where something lies on the picture that stands one unit above the foot of a wall. The crest is straight
# above the foot, so that a wall leads to the wheel of its rider without a bend, wherever it is cut off.
LIFT = (0.0, perspective.LIFT[1])
# The height that is left of a broken wall, at most.
STUMP = 0.2


class Build(NamedTuple):
    """How thick and how high a wall is, and how the lights of its parts are laid on each other."""

    thick: float = THICK
    height: float = HEIGHT
    brighter_counts: bool = False  # of two lights the brighter one is seen, not both together


class State(Enum):
    """How a part of a wall looks."""

    LIT = auto()
    BRIGHT = auto()  # the last stretch
    BROKEN = auto()


class Part(NamedTuple):
    """A panel from one cell to the next one in a direction, or a post."""

    heading: Heading | None  # of a panel
    links: frozenset[Heading] = frozenset()  # of a post: where panels join it
    ruin: int = 0  # which of its looks a broken part has

    @property
    def upright(self) -> bool:
        """Whether it is a panel up or down the board."""
        return self.heading is not None and self.heading[0] == 0


# Walls are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 2
# The least room for a wall on the picture beyond its foot, in cells.
RISE = 0.24
# How much the last stretch is brighter.
BRIGHTER = 1.3


class WallLook(NamedTuple):
    """How a wall looks: whose it is, how it is painted, and how large it is."""

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


def foot_of(part: Part, picture: Surface, look: WallLook, grain: int = 2) -> Rect:
    """Where a part stands, on a square picture. Panels reach a little into the posts.

    Its sides are multiples of the grain: of a picture that is shrunk, its edges then fall on whole pixels, so
    that no seam is seen where parts meet.
    """
    thick = max(grain, grain * round(look.build.thick * look.cell / grain))
    length = max(grain, grain * math.ceil((look.cell - thick + OVERSAMPLING * 2) / grain))
    foot = Rect(0, 0, thick, thick)
    if part.heading is not None:
        foot.size = (thick, length) if part.upright else (length, thick)
    foot.center = picture.get_rect().center
    return foot
