"""Where the focus of the menu goes when a direction is pressed."""

from collections.abc import Sequence

from pygame import Rect

from game.core.controls import DIRECTION_OF, Verb
from game.core.grid import HEADINGS


def neighbour(
    verb: Verb, focus: int, chosen: int, tiles: int, boxes: Sequence[Rect], *, wraps: bool
) -> int | None:
    """What comes next in a direction: a tile, or one of the buttons after them. Empty boxes are left out.

    Left and right follow the tiles through all rows, and likewise the buttons. The buttons are about the tile
    that was in focus last: up from them leads back to it. Past an end the way goes on at the other end, but a
    held direction, which does not wrap, stops there.
    """
    if verb in (Verb.LEFT, Verb.RIGHT):
        return _beside(1 if verb is Verb.RIGHT else -1, focus, tiles, boxes, wraps=wraps)
    if focus >= tiles and verb is Verb.UP:
        return chosen
    found = _nearest(verb, focus, boxes)
    if found is not None or not wraps:
        return found
    return chosen if focus >= tiles else _foot(focus, tiles, boxes)


def _beside(step: int, focus: int, tiles: int, boxes: Sequence[Rect], *, wraps: bool) -> int | None:
    buttons = [number for number, box in enumerate(boxes) if number >= tiles and box.height]
    line = range(tiles) if focus < tiles else buttons
    place = line.index(focus) + step
    return line[place % len(line)] if wraps or place in range(len(line)) else None


def _nearest(verb: Verb, focus: int, boxes: Sequence[Rect]) -> int | None:
    """The nearest thing above or below."""
    x, y = boxes[focus].center
    _across, way = HEADINGS[DIRECTION_OF[verb]]
    best, least = None, 0.0
    for number, box in enumerate(boxes):
        along = (box.centery - y) * way
        distance = along + 2 * abs(box.centerx - x)
        if box.height and along > 4 and (best is None or distance < least):
            best, least = number, distance
    return best


def _foot(focus: int, tiles: int, boxes: Sequence[Rect]) -> int:
    """The button at the foot of the menu nearest to a tile."""
    usable = [number for number, box in enumerate(boxes) if number >= tiles and box.height]
    foot = max(boxes[number].centery for number in usable)
    last = [number for number in usable if boxes[number].centery == foot]
    return min(last, key=lambda number: abs(boxes[number].centerx - boxes[focus].centerx))
