"""Easing, pulses, and points between two points."""

import math

Point = tuple[float, float]


def eased(progress: float) -> float:
    """Fast at first, slow at the end."""
    return 1 - (1 - max(0.0, min(1.0, progress))) ** 3


def pulse(time: float, period: float = 1.6) -> float:
    """A slow wave between 0 and 1 that begins at 1."""
    return 0.5 + 0.5 * math.cos(2 * math.pi * time / period)


def between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
