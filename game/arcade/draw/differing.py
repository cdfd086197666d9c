"""Where two pictures of the whole screen differ, in rectangles that may be a little too large."""

from collections.abc import Iterator
from typing import Any

from pygame import Rect, Surface

# Only one row of this many is compared: nothing on a screen is that thin.
STEP = 3
# How many bands the screen is divided into, and how many parts each band.
BANDS, PARTS = 24, 16


def differing_parts(one: Surface, other: Surface) -> tuple[Rect, ...]:
    """The parts in which two pictures of one size and format differ, in rectangles that do not overlap."""
    width, height = one.get_size()
    band = max(STEP, -(-height // BANDS))
    columns = [round(width * part / PARTS) for part in range(PARTS + 1)]
    found: list[Rect] = []
    for top in range(0, height, band):
        rows = range(top, min(top + band, height), STEP)
        for left, right in _runs(_differing(one, other, rows, columns)):
            part = Rect(columns[left], top, columns[right] - columns[left], min(band, height - top))
            above = next((each for each in found if _continues(part, each)), None)
            if above is None:
                found.append(part)
            else:
                above.height += part.height
    return tuple(found)


def _continues(part: Rect, above: Rect) -> bool:
    return (part.left, part.right, part.top) == (above.left, above.right, above.bottom)


def _differing(one: Surface, other: Surface, rows: range, columns: list[int]) -> list[bool]:
    """For each part of a band, whether some row of it differs."""
    size = one.get_bytesize()
    places = [each * size for each in columns]
    differs = [False] * PARTS
    first, second = (_bytes_of(each) for each in (one, other))
    for row in rows:
        here, there = row * one.get_pitch(), row * other.get_pitch()
        old, new = (view[at : at + places[-1]].tobytes() for view, at in ((first, here), (second, there)))
        if old != new:
            for part in range(PARTS):
                start, end = places[part], places[part + 1]
                differs[part] = differs[part] or old[start:end] != new[start:end]
    return differs


def _bytes_of(picture: Surface) -> memoryview:
    """The pixels of a picture, without a copy of them."""
    pixels: Any = picture.get_buffer()  # which is a buffer, though its type does not say so
    return memoryview(pixels)


def _runs(flags: list[bool]) -> Iterator[tuple[int, int]]:
    """From where to where flags are set, one after the other."""
    start = None
    for number, flag in enumerate([*flags, False]):
        if flag and start is None:
            start = number
        elif not flag and start is not None:
            yield start, number
            start = None
