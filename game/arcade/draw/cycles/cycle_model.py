"""The four cycles with their riders: what they are built of, and the faces of their bodies.

All lengths are in lengths of half a cycle. A point is (ahead, aside, up), measured from the floor below the
middle of a cycle that rides ahead.
"""

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from game.core.rules import Player

Point3 = tuple[float, float, float]


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
    """The parts of a cycle: its ribs, wheels and limbs."""

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

# Player 3's is one large wheel, in which its rider sits.
RING = Build(
    wheels=(Wheel(0.0, 0.86, 0.2),),
    hull=(
        Rib(-0.5, 0.1, 0.2, 0.4),
        Rib(-0.3, 0.34, 0.12, 0.5),
        Rib(0.0, 0.44, 0.1, 0.56),
        Rib(0.3, 0.34, 0.12, 0.5),
        Rib(0.5, 0.1, 0.2, 0.4),
    ),
    back=(
        Rib(-0.3, 0.12, 0.9, 1.1),
        Rib(-0.2, 0.28, 0.8, 1.5),
        Rib(0.0, 0.3, 0.8, 1.66),
        Rib(0.12, 0.16, 1.0, 1.6),
    ),
    helmet=(
        Rib(-0.06, 0.05, 1.66, 1.8),
        Rib(0.04, 0.19, 1.58, 2.0),
        Rib(0.16, 0.19, 1.6, 1.96),
        Rib(0.26, 0.05, 1.66, 1.8),
    ),
    limbs=(
        Limb("suit", (0.0, 0.3, 1.42), (0.3, 0.4, 1.1), 0.09),
        Limb("suit", (-0.1, 0.26, 0.9), (0.24, 0.36, 0.5), 0.12),
        Limb("strip", (-0.2, 0.31, 1.3), (0.02, 0.33, 1.5), 0.05),
        Limb("strip", (-0.4, 0.36, 0.36), (0.4, 0.36, 0.36), 0.05),
    ),
    lamp=(0.62, 0.24, 0.5),
)
# Player 4's is as broad as it is long, on two rollers; its rider lies between them.
ANVIL = Build(
    wheels=(Wheel(-0.56, 0.4, 0.62), Wheel(0.56, 0.4, 0.62)),
    hull=(
        Rib(-0.5, 0.5, 0.3, 0.6),
        Rib(-0.3, 0.6, 0.24, 0.7),
        Rib(0.0, 0.56, 0.22, 0.66),
        Rib(0.3, 0.6, 0.24, 0.7),
        Rib(0.5, 0.5, 0.3, 0.6),
    ),
    back=(
        Rib(-0.5, 0.12, 0.66, 0.8),
        Rib(-0.3, 0.24, 0.64, 0.98),
        Rib(0.0, 0.28, 0.64, 1.02),
        Rib(0.12, 0.14, 0.7, 0.94),
    ),
    helmet=(
        Rib(0.1, 0.05, 0.84, 0.98),
        Rib(0.18, 0.17, 0.76, 1.14),
        Rib(0.3, 0.17, 0.76, 1.1),
        Rib(0.4, 0.05, 0.82, 0.96),
    ),
    limbs=(
        Limb("suit", (0.0, 0.26, 0.92), (0.3, 0.46, 0.78), 0.09),
        Limb("hull", (-0.96, 0.56, 0.5), (0.96, 0.56, 0.5), 0.09),
        Limb("strip", (-0.9, 0.6, 0.62), (0.9, 0.6, 0.62), 0.05),
        Limb("strip", (-0.4, 0.06, 1.0), (0.0, 0.08, 1.06), 0.05),
    ),
    lamp=(0.98, 0.44, 0.46),
)
BUILDS = (NEEDLE, HAMMER, RING, ANVIL)


# The faces of all


class Face(NamedTuple):
    """A flat part of a body's surface."""

    part: str  # what it is made of
    points: tuple[Point3, ...]
    normal: Point3  # of length 1, pointing out of the body
    middle: Point3


def _face_of(part: str, points: tuple[Point3, ...], inside: Point3) -> Face:
    """A face whose normal points away from a point inside the body."""
    one, two, three = points[0], points[1], points[-2 if len(points) > 3 else -1]
    across = _minus(points[2], one), _minus(points[-1], two)
    normal = unit(_cross(*across) if len(points) > 3 else _cross(_minus(two, one), _minus(three, one)))
    if dot(normal, _minus(one, inside)) < 0:
        normal = -normal[0], -normal[1], -normal[2]
    count = len(points)
    middle = (
        sum(p[0] for p in points) / count,
        sum(p[1] for p in points) / count,
        sum(p[2] for p in points) / count,
    )
    return Face(part, points, normal, middle)


def dot(one: Point3, other: Point3) -> float:
    return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]


def unit(arrow: Point3) -> Point3:
    length = max(1e-9, dot(arrow, arrow) ** 0.5)
    return arrow[0] / length, arrow[1] / length, arrow[2] / length


def _minus(one: Point3, other: Point3) -> Point3:
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


def _cross(one: Point3, other: Point3) -> Point3:
    return (
        one[1] * other[2] - one[2] * other[1],
        one[2] * other[0] - one[0] * other[2],
        one[0] * other[1] - one[1] * other[0],
    )


class Cuts(NamedTuple):
    """How many parts curves are divided into."""

    around: int  # a body
    spokes: int  # a wheel
    between: int  # from one rib of a body to the next one


COARSE, FINE = Cuts(7, 12, 2), Cuts(14, 28, 2)


@lru_cache(maxsize=8)
def faces_of(player: Player, cuts: Cuts) -> tuple[Face, ...]:
    """All faces of a player's cycle, with its rider."""
    build = BUILDS[player - 1]
    faces = [face for wheel in build.wheels for face in _wheel(wheel, cuts)]
    faces += _loft("hull", build.hull, cuts)
    faces += _strips(build.hull, cuts, (0.5, 0.97), (0.72, 0.86))
    plain = cuts._replace(between=cuts.between // 2)  # riders are small
    faces += _loft("suit", build.back, plain)
    faces += _loft("helmet", build.helmet, plain)
    for limb in build.limbs:
        for side in (1, -1):
            faces += _limb(limb, side)
    ahead, aside, up = build.lamp
    for side in (1, -1):
        faces += _box("lamp", (ahead, side * aside, up), (0.06, 0.05, 0.05))
    tail = build.wheels[0]
    faces += _box("tail", (tail.ahead - tail.radius, 0.0, tail.radius), (0.03, tail.width * 0.8, 0.06))
    return tuple(faces)


# Bodies


def _loft(part: str, ribs: tuple[Rib, ...], cuts: Cuts) -> list[Face]:
    """The skin over ribs, and its two ends."""
    fine = list(_finer(ribs, cuts.between))
    rings = [_oval(rib, cuts.around) for rib in fine]
    faces = []
    for (rib, ring), (_next_rib, following) in pairwise(zip(fine, rings, strict=True)):
        inside = (rib.ahead, 0.0, rib.low)
        for number in range(cuts.around):
            corners = (ring[number], ring[number + 1], following[number + 1], following[number])
            faces.append(_face_of(part, corners, inside))
    middle = ((ribs[0].ahead + ribs[-1].ahead) / 2, 0.0, ribs[len(ribs) // 2].low)
    return [*faces, _face_of(part, rings[0], middle), _face_of(part, rings[-1], middle)]


def _finer(ribs: tuple[Rib, ...], between: int) -> Iterator[Rib]:
    """The ribs, and more between them, so that the skin is smooth."""
    for number, (rib, following) in enumerate(pairwise(ribs)):
        before = ribs[max(0, number - 1)]
        after = ribs[min(len(ribs) - 1, number + 2)]
        for step in range(between):
            share = step / between
            yield Rib(*(_curve(*four, share) for four in zip(before, rib, following, after, strict=True)))
    yield ribs[-1]


def _curve(before: float, start: float, end: float, after: float, share: float) -> float:
    """A smooth curve through four values, between the second and the third one."""
    rise, bend = (end - before) / 2, (after - start) / 2
    square, cube = share * share, share**3
    return (
        start * (2 * cube - 3 * square + 1)
        + rise * (cube - 2 * square + share)
        + end * (3 * square - 2 * cube)
        + bend * (cube - square)
    )


def _oval(rib: Rib, around: int) -> tuple[Point3, ...]:
    points = []
    for number in range(around + 1):
        angle = math.pi * number / around
        up = rib.low + (rib.high - rib.low) * math.sin(angle) ** 0.8
        points.append((rib.ahead, -rib.width * math.cos(angle), up))
    return tuple(points)


def _strips(
    skin: tuple[Rib, ...], cuts: Cuts, lower: tuple[float, float], upper: tuple[float, float]
) -> list[Face]:
    """A line of light along each flank of a body, between two edges: how high and how far out each is."""
    faces = []
    ribs = list(_finer(skin, cuts.between))[1:-1]
    for side in (-1, 1):
        for rib, following in pairwise(ribs):
            points = [
                (each.ahead, side * each.width * out * 1.03, each.low + (each.high - each.low) * up)
                for each, up, out in (
                    (rib, *lower),
                    (following, *lower),
                    (following, *upper),
                    (rib, *upper),
                )
            ]
            faces.append(_face_of("strip", tuple(points), (rib.ahead, 0.0, rib.low)))
    return faces


# Wheels


def _wheel(wheel: Wheel, cuts: Cuts) -> list[Face]:
    """A tyre with a band of light in its tread, and a ring of light on both of its sides."""
    centre = (wheel.ahead, 0.0, wheel.radius)
    bands = (("tyre", -1.0, -0.3), ("band", -0.3, 0.3), ("tyre", 0.3, 1.0))
    faces = []
    for start, end in pairwise(range(cuts.spokes + 1)):
        for part, left, right in bands:
            sides = (left * wheel.width, right * wheel.width)
            corners = (
                _on_wheel(wheel, start / cuts.spokes, 1.0, sides[0]),
                _on_wheel(wheel, end / cuts.spokes, 1.0, sides[0]),
                _on_wheel(wheel, end / cuts.spokes, 1.0, sides[1]),
                _on_wheel(wheel, start / cuts.spokes, 1.0, sides[1]),
            )
            faces.append(_face_of(part, corners, centre))
    for side in (-wheel.width, wheel.width):
        for part, share, out in (
            ("tyre", 1.0, 1.0),
            ("ring", 0.84, 1.03),
            ("tyre", 0.62, 1.06),
            ("ring", 0.16, 1.09),
        ):
            disc = tuple(
                _on_wheel(wheel, spoke / cuts.spokes, share, side * out) for spoke in range(cuts.spokes)
            )
            faces.append(_face_of(part, disc, centre))
    return faces


def _on_wheel(wheel: Wheel, turn: float, share: float, aside: float) -> Point3:
    angle = 2 * math.pi * turn
    reach = wheel.radius * share
    return wheel.ahead + reach * math.cos(angle), aside, wheel.radius + reach * math.sin(angle)


# Pieces


def _limb(limb: Limb, side: int) -> list[Face]:
    """A bar with a diamond as its cross-section, on one of the sides."""
    (x, y, z), (u, v, w) = limb.start, limb.end
    length = max(1e-6, math.hypot(u - x, w - z))
    # Upright to the bar, as seen from the side.
    ahead, up = -(w - z) / length * limb.thick, (u - x) / length * limb.thick
    ends = []
    for a, b, c in ((x, side * y, z), (u, side * v, w)):
        ends.append(
            (
                (a + ahead, b, c + up),
                (a, b + limb.thick, c),
                (a - ahead, b, c - up),
                (a, b - limb.thick, c),
            )
        )
    return _prism(limb.part, ends[0], ends[1])


def _box(part: str, centre: Point3, reach: Point3) -> list[Face]:
    """A box that reaches so far from its centre."""
    outline = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    flat = tuple((centre[0] + a * reach[0], centre[1] + b * reach[1]) for a, b in outline)
    low, high = (tuple((a, b, centre[2] + up) for a, b in flat) for up in (-reach[2], reach[2]))
    return _prism(part, low, high)


def _prism(part: str, one: tuple[Point3, ...], other: tuple[Point3, ...]) -> list[Face]:
    """The body between two outlines of as many points each."""
    whole = (*one, *other)
    inside = tuple(sum(point[axis] for point in whole) / len(whole) for axis in range(3))
    middle: Point3 = (inside[0], inside[1], inside[2])
    faces = [_face_of(part, one, middle), _face_of(part, other, middle)]
    around = range(len(one))
    for start, end in zip(around, (*around[1:], 0), strict=True):
        faces.append(_face_of(part, (one[start], one[end], other[end], other[start]), middle))
    return faces
