"""The bodies of the two cycles: their faces, in lengths of half a cycle.

A point is (ahead, aside, up), measured from the floor below the middle of a cycle that rides ahead.
"""

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from game.arcade.draw.cycles.view import Face, Point3, face_of
from game.core.rules import Player


class Cuts(NamedTuple):
    """Into how many parts curves are cut."""

    around: int  # a body
    spokes: int  # a wheel
    between: int  # from one rib of a body to the next one


COARSE, FINE = Cuts(8, 14, 2), Cuts(14, 24, 2)


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


class Build(NamedTuple):
    """What a cycle is built of."""

    wheels: tuple[Wheel, ...]
    hull: tuple[Rib, ...]
    canopy: tuple[Rib, ...]
    lamps: tuple[float, ...]  # how far aside the headlights are
    edged: bool  # whether the edge of the canopy is lit
    winged: bool


# Player 1's is long and pointed.
NEEDLE = Build(
    wheels=(Wheel(-0.72, 0.37, 0.3), Wheel(0.62, 0.33, 0.24)),
    hull=(
        Rib(-1.1, 0.09, 0.35, 0.6),
        Rib(-0.79, 0.17, 0.3, 0.82),
        Rib(-0.4, 0.46, 0.14, 0.72),
        Rib(0.0, 0.5, 0.12, 0.66),
        Rib(0.34, 0.37, 0.16, 0.68),
        Rib(0.7, 0.18, 0.22, 0.7),
        Rib(0.96, 0.12, 0.27, 0.54),
        Rib(1.2, 0.02, 0.32, 0.38),
    ),
    canopy=(
        Rib(-0.55, 0.03, 0.6, 0.72),
        Rib(-0.3, 0.2, 0.6, 0.96),
        Rib(0.0, 0.23, 0.56, 0.94),
        Rib(0.28, 0.14, 0.56, 0.8),
        Rib(0.47, 0.03, 0.56, 0.67),
    ),
    lamps=(0.0,),
    edged=True,
    winged=False,
)
# Player 2's is short and broad, with a wing and a fin at its tail.
HAMMER = Build(
    wheels=(Wheel(-0.5, 0.31, 0.3), Wheel(0.5, 0.3, 0.26)),
    hull=(
        Rib(-0.84, 0.24, 0.26, 0.5),
        Rib(-0.6, 0.3, 0.2, 0.66),
        Rib(-0.2, 0.46, 0.12, 0.58),
        Rib(0.12, 0.47, 0.12, 0.56),
        Rib(0.4, 0.34, 0.18, 0.64),
        Rib(0.72, 0.26, 0.22, 0.54),
        Rib(0.86, 0.2, 0.26, 0.42),
    ),
    canopy=(
        Rib(-0.34, 0.05, 0.48, 0.62),
        Rib(-0.16, 0.2, 0.46, 0.84),
        Rib(0.1, 0.22, 0.46, 0.8),
        Rib(0.3, 0.12, 0.5, 0.66),
    ),
    lamps=(-0.17, 0.17),
    edged=False,
    winged=True,
)


@lru_cache(maxsize=4)
def faces_of(player: Player, cuts: Cuts) -> tuple[Face, ...]:
    """All faces of a player's cycle."""
    build = NEEDLE if player == 1 else HAMMER
    faces = [face for wheel in build.wheels for face in _wheel(wheel, cuts)]
    faces += _loft("hull", build.hull, cuts)
    faces += _loft("canopy", build.canopy, cuts)
    faces += _strips(build.hull, cuts, (0.5, 0.97), (0.72, 0.86))
    if build.edged:
        faces += _strips(build.canopy, cuts, (0.42, 0.96), (0.6, 0.88))
    for aside in build.lamps:
        faces += _box(
            "lamp", (build.hull[-1].ahead - 0.12, aside, build.hull[-1].high - 0.03), (0.1, 0.05, 0.05)
        )
    faces += _box("tail", (build.hull[0].ahead, 0.0, 0.42), (0.04, build.hull[0].width * 0.8, 0.06))
    if build.winged:
        faces += _wing()
    return tuple(faces)


def _loft(part: str, ribs: tuple[Rib, ...], cuts: Cuts) -> list[Face]:
    """The skin over ribs, and its two ends."""
    fine = list(_finer(ribs, cuts.between))
    rings = [_oval(rib, cuts.around) for rib in fine]
    faces = []
    for (rib, ring), (_next_rib, following) in pairwise(zip(fine, rings, strict=True)):
        inside = (rib.ahead, 0.0, rib.low)
        for number in range(cuts.around):
            corners = (ring[number], ring[number + 1], following[number + 1], following[number])
            faces.append(face_of(part, corners, inside))
    middle = (0.0, 0.0, ribs[0].low)
    return [*faces, face_of(part, rings[0], middle), face_of(part, rings[-1], middle)]


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
            faces.append(face_of("strip", tuple(points), (rib.ahead, 0.0, rib.low)))
    return faces


def _wheel(wheel: Wheel, cuts: Cuts) -> list[Face]:
    """A tyre with a band of light in its tread, and a ring of light on both of its sides."""
    centre = (wheel.ahead, 0.0, wheel.radius)
    bands = (("tyre", -1.0, -0.22), ("band", -0.22, 0.22), ("tyre", 0.22, 1.0))
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
            faces.append(face_of(part, corners, centre))
    for side in (-wheel.width, wheel.width):
        for part, share, out in (
            ("tyre", 1.0, 1.0),
            ("ring", 0.8, 1.03),
            ("tyre", 0.58, 1.06),
            ("ring", 0.2, 1.09),
        ):
            disc = tuple(
                _on_wheel(wheel, spoke / cuts.spokes, share, side * out) for spoke in range(cuts.spokes)
            )
            faces.append(face_of(part, disc, centre))
    return faces


def _on_wheel(wheel: Wheel, turn: float, share: float, aside: float) -> Point3:
    angle = 2 * math.pi * turn
    reach = wheel.radius * share
    return wheel.ahead + reach * math.cos(angle), aside, wheel.radius + reach * math.sin(angle)


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
    faces = [face_of(part, one, middle), face_of(part, other, middle)]
    around = range(len(one))
    for start, end in zip(around, (*around[1:], 0), strict=True):
        faces.append(face_of(part, (one[start], one[end], other[end], other[start]), middle))
    return faces


def _wing() -> list[Face]:
    """A wing across the tail, and a fin on it."""
    wing = ((-1.06, -0.6), (-0.84, -0.6), (-0.7, -0.2), (-0.7, 0.2), (-0.84, 0.6), (-1.06, 0.6), (-0.94, 0.0))
    low, high = (tuple((a, b, up) for a, b in wing) for up in (0.68, 0.76))
    fin = ((-1.08, 0.76), (-0.62, 0.76), (-0.98, 1.12), (-1.12, 1.12))
    left, right = (tuple((a, aside, up) for a, up in fin) for aside in (-0.035, 0.035))
    tips = [
        face for aside in (-0.6, 0.6) for face in _box("strip", (-0.95, aside, 0.74), (0.12, 0.035, 0.07))
    ]
    return [*_prism("hull", low, high), *_prism("fin", left, right), *tips]
