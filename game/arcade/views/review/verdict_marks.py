"""The marks of a review: what a move did to the win, and the flag at the first mistake."""

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.theme import Colour, Theme
from game.bots.review import Verdict

# They are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 4


@baked
def verdict_mark(theme: Theme, verdict: Verdict | None, side: int, colour: Colour) -> Surface:
    """The shape of a verdict in the player's colour; a plain dot until it is known."""
    large = Surface((side * OVERSAMPLING, side * OVERSAMPLING), SRCALPHA)
    if verdict in (Verdict.THREW_AWAY, Verdict.WON_BACK):
        _draw_triangle(large, theme, verdict, colour)
    elif verdict is Verdict.OPEN:
        _draw_diamond(large, colour)
    else:
        middle = large.get_width() / 2
        ring = round(middle * 0.4) if verdict is Verdict.LOST else 0
        pygame.draw.circle(
            large, colour if verdict else theme.faint(colour, 0.5), (middle, middle), middle, ring
        )
    return pygame.transform.smoothscale(large, (side, side))


def _draw_triangle(large: Surface, theme: Theme, verdict: Verdict, colour: Colour) -> None:
    """An arrow: down in the colour of danger, or up in that of a good move, with the player's rim."""
    side = large.get_width()
    falls = verdict is Verdict.THREW_AWAY
    near, far = (0.06, 0.94) if falls else (0.94, 0.06)
    outer = [(0.0, near * side), (side, near * side), (side / 2, far * side)]
    inner_near, inner_far = (0.17, 0.74) if falls else (0.83, 0.26)
    inner = [(0.17 * side, inner_near * side), (0.83 * side, inner_near * side), (side / 2, inner_far * side)]
    pygame.draw.polygon(large, colour, outer)
    pygame.draw.polygon(large, theme.danger if falls else theme.hint, inner)


def _draw_diamond(large: Surface, colour: Colour) -> None:
    side = large.get_width()
    middle = side / 2
    corners = [(middle, 0), (side, middle), (middle, side), (0, middle)]
    pygame.draw.polygon(large, colour, corners)
    inner = [((x - middle) * 0.5 + middle, (y - middle) * 0.5 + middle) for x, y in corners]
    pygame.draw.polygon(large, (0, 0, 0, 0), inner)


@baked
def flag(side: int, colour: Colour) -> Surface:
    """A small flag on its pole."""
    large = Surface((side * OVERSAMPLING, side * OVERSAMPLING), SRCALPHA)
    width = large.get_width()
    pygame.draw.rect(large, colour, Rect(width * 0.2, 0, width * 0.1, width))
    cloth = [(width * 0.3, 0), (width * 0.95, width * 0.26), (width * 0.3, width * 0.52)]
    pygame.draw.polygon(large, colour, cloth)
    return pygame.transform.smoothscale(large, (side, side))
