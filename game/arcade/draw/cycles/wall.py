"""The parts of a wall of light. All lengths are in cells.

A wall has a post in the middle of each cell, and panels between them. Drawn from the far left to the near
right, they hide one another as bodies do, so that walls bend without a joint.
"""

from enum import Enum, auto
from typing import NamedTuple

from game.arcade.draw.cycles import view

Heading = tuple[int, int]  # columns to the right, rows down

THICK, HEIGHT = 0.13, 0.48
# Where something lies on the picture that stands one unit above the foot of a wall. The crest is straight
# above the foot, so that a wall leads to the wheel of its rider without a bend, wherever it is cut off.
LIFT = (0.0, view.LIFT[1])
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
