"""Easing, pulses, and points between two points."""

import math

Point = tuple[float, float]
# How fast a value approaches what is wanted, and how near counts as there: after the whole time it is.
HASTE, NEAR = 3.5, 0.032


def eased(progress: float) -> float:
    """Fast at first, slow at the end."""
    return 1 - (1 - clamped(progress)) ** 3


def gathering(progress: float) -> float:
    """Slow at first, fast at the end, as things fall."""
    return clamped(progress) ** 2


def swaying(progress: float) -> float:
    """Slow at both ends."""
    share = clamped(progress)
    return share * share * (3 - 2 * share)


def overshooting(progress: float) -> float:
    """Fast at first, a little too far, and back."""
    share = clamped(progress) - 1
    return 1 + share * share * (2.7 * share + 1.7)


def settling(progress: float, swings: float = 2.0) -> float:
    """A swing around 0 that dies away: 0 at both ends."""
    share = clamped(progress)
    return math.sin(share * swings * 2 * math.pi) * (1 - share) ** 2


def approached(value: float, wanted: float, share: float) -> float:
    """A value after a share of the time that it takes from 0 to 1: fast at first, slow at the end.

    Wherever it is, and whichever way it has been going, it goes on from there.
    """
    left = (wanted - value) * math.exp(-HASTE * share)
    return wanted if abs(left) < NEAR else wanted - left


def part_of(progress: float, start: float, end: float) -> float:
    """How far a part of an animation is that lasts from one share of it to another, from 0 to 1."""
    return clamped((progress - start) / (end - start))


def clamped(share: float) -> float:
    """The share, but not below 0 and not above 1."""
    return max(0.0, min(1.0, share))


def pulse(time: float, period: float = 1.6) -> float:
    """A slow wave between 0 and 1 that begins at 1."""
    return 0.5 + 0.5 * math.cos(2 * math.pi * time / period)


def between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
