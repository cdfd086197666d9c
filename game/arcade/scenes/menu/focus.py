"""Where the focus of the menu goes when a direction is pressed."""

from collections.abc import Sequence

from pygame import Rect

from game.core.controls import DIRECTION_OF, Verb
from game.core.grid import HEADINGS


def neighbour(verb: Verb, focus: int, chosen: int, tiles: int, boxes: Sequence[Rect]) -> int | None:
    """The nearest thing in a direction: a tile, or one of the buttons after them. Empty boxes are left out.

    Left and right follow the tiles through all rows. The buttons are about the tile that was in focus last:
    up from them leads back to it.
    """
    if focus < tiles and verb in (Verb.LEFT, Verb.RIGHT):
        beside = focus + (1 if verb is Verb.RIGHT else -1)
        return beside if beside in range(tiles) else None
    if focus >= tiles and verb is Verb.UP:
        return chosen
    here = boxes[focus].center
    across, down = HEADINGS[DIRECTION_OF[verb]]
    best, least = None, 0.0
    for number, box in enumerate(boxes):
        along = (box.centerx - here[0]) * across + (box.centery - here[1]) * down
        aside = abs((box.centerx - here[0]) * down) + abs((box.centery - here[1]) * across)
        if box.height and along > 4 and (across == 0 or aside < box.height / 2):
            distance = along + 2 * aside
            if best is None or distance < least:
                best, least = number, distance
    return best
