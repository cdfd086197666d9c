"""How the arena is seen: from above, a little from the front and from the right. All lengths are in cells."""

from typing import NamedTuple

Point3 = tuple[float, float, float]

# Where something lies on the picture that stands one unit above the floor.
LIFT = (-0.2, -0.55)
# Towards the viewer: what lies on this line lies at one place of the picture.
TOWARDS = (0.2, 0.55, 1.0)
# Where the light comes from.
LIGHT = (-0.42, 0.22, 0.88)


class Face(NamedTuple):
    """A flat part of a body's surface."""

    part: str  # what it is made of
    points: tuple[Point3, ...]
    normal: Point3  # of length 1, pointing out of the body
    middle: Point3


def face_of(part: str, points: tuple[Point3, ...], inside: Point3) -> Face:
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
