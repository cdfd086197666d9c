"""What the two cycles and their riders are built of. All lengths are in lengths of half a cycle.

A point is (ahead, aside, up), measured from the floor below the middle of a cycle that rides ahead.
"""

from typing import NamedTuple

from game.arcade.draw.cycles.view import Point3


class Rib(NamedTuple):
    """A cross-section of a body: half an oval."""

    ahead: float
    width: float  # from the middle to the side
    low: float
    high: float


class Wheel(NamedTuple):
    ahead: float
    radius: float
    width: float  # from the middle to the side


class Limb(NamedTuple):
    """A straight piece between two points: an arm, a leg, a fork. It has a twin on the other side."""

    part: str
    start: Point3
    end: Point3
    thick: float


class Build(NamedTuple):
    """What a cycle is built of."""

    wheels: tuple[Wheel, ...]
    hull: tuple[Rib, ...]
    back: tuple[Rib, ...]  # of the rider, who is hunched over the hull
    helmet: tuple[Rib, ...]
    limbs: tuple[Limb, ...]
    lamp: Point3  # with a twin on the other side


# Player 1's is long, low and slim; its rider lies flat.
NEEDLE = Build(
    wheels=(Wheel(-0.84, 0.48, 0.22), Wheel(0.84, 0.46, 0.19)),
    hull=(
        Rib(-0.62, 0.09, 0.34, 0.66),
        Rib(-0.4, 0.3, 0.18, 0.7),
        Rib(-0.08, 0.4, 0.12, 0.6),
        Rib(0.2, 0.38, 0.12, 0.62),
        Rib(0.44, 0.3, 0.18, 0.76),
        Rib(0.66, 0.2, 0.34, 0.9),
        Rib(0.92, 0.05, 0.76, 0.96),
    ),
    back=(
        Rib(-0.56, 0.1, 0.62, 0.78),
        Rib(-0.4, 0.17, 0.58, 0.92),
        Rib(-0.1, 0.21, 0.58, 1.0),
        Rib(0.1, 0.24, 0.62, 1.0),
        Rib(0.24, 0.12, 0.7, 0.92),
    ),
    helmet=(
        Rib(0.22, 0.05, 0.82, 0.94),
        Rib(0.3, 0.14, 0.76, 1.08),
        Rib(0.42, 0.14, 0.76, 1.06),
        Rib(0.54, 0.05, 0.8, 0.94),
    ),
    limbs=(
        Limb("suit", (0.1, 0.21, 0.86), (0.34, 0.31, 0.7), 0.075),
        Limb("suit", (0.34, 0.31, 0.7), (0.6, 0.19, 0.76), 0.06),
        Limb("suit", (-0.42, 0.16, 0.66), (0.0, 0.33, 0.52), 0.1),
        Limb("suit", (0.0, 0.33, 0.52), (-0.34, 0.28, 0.26), 0.08),
        Limb("hull", (-0.2, 0.28, 0.4), (-0.84, 0.29, 0.48), 0.055),
        Limb("hull", (0.5, 0.24, 0.62), (0.84, 0.25, 0.46), 0.05),
        Limb("strip", (-0.5, 0.03, 0.84), (-0.1, 0.03, 1.02), 0.035),
        Limb("strip", (-0.1, 0.03, 1.02), (0.14, 0.03, 1.02), 0.035),
        Limb("strip", (0.13, 0.23, 0.88), (0.33, 0.34, 0.74), 0.035),
        Limb("strip", (-0.36, 0.23, 0.68), (-0.02, 0.38, 0.57), 0.035),
    ),
    lamp=(0.86, 0.05, 0.86),
)
# Player 2's has a fat rear wheel, wide handlebars and two pipes; its rider sits upright.
HAMMER = Build(
    wheels=(Wheel(-0.6, 0.5, 0.3), Wheel(0.76, 0.37, 0.16)),
    hull=(
        Rib(-0.34, 0.16, 0.32, 0.7),
        Rib(-0.14, 0.31, 0.2, 0.76),
        Rib(0.12, 0.36, 0.18, 0.76),
        Rib(0.34, 0.28, 0.26, 0.84),
        Rib(0.52, 0.12, 0.42, 0.8),
    ),
    back=(
        Rib(-0.5, 0.14, 0.78, 0.94),
        Rib(-0.36, 0.22, 0.72, 1.14),
        Rib(-0.16, 0.28, 0.76, 1.3),
        Rib(-0.04, 0.18, 0.9, 1.26),
    ),
    helmet=(
        Rib(-0.1, 0.05, 1.14, 1.3),
        Rib(0.0, 0.16, 1.08, 1.46),
        Rib(0.12, 0.16, 1.1, 1.42),
        Rib(0.22, 0.05, 1.14, 1.3),
    ),
    limbs=(
        Limb("suit", (-0.14, 0.26, 1.12), (0.1, 0.44, 0.96), 0.085),
        Limb("suit", (0.1, 0.44, 0.96), (0.36, 0.5, 0.9), 0.07),
        Limb("suit", (-0.36, 0.22, 0.82), (0.06, 0.42, 0.66), 0.11),
        Limb("suit", (0.06, 0.42, 0.66), (-0.02, 0.42, 0.24), 0.09),
        Limb("hull", (0.46, 0.0, 0.84), (0.38, 0.62, 0.9), 0.045),
        Limb("hull", (0.46, 0.14, 0.74), (0.76, 0.21, 0.37), 0.055),
        Limb("hull", (-0.05, 0.36, 0.3), (-0.98, 0.42, 0.42), 0.1),
        Limb("tail", (-0.98, 0.42, 0.42), (-1.04, 0.424, 0.427), 0.075),
        Limb("strip", (-0.46, 0.07, 1.0), (-0.16, 0.1, 1.31), 0.04),
        Limb("strip", (-0.12, 0.3, 1.14), (0.1, 0.49, 1.0), 0.04),
        Limb("strip", (-0.3, 0.3, 0.84), (0.04, 0.49, 0.72), 0.04),
    ),
    lamp=(0.56, 0.12, 0.68),
)
