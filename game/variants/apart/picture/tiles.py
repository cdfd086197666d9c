"""The tiles of Apart: what lies below the tokens, in the tint of a field, and how one sinks into the pit."""

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import gathering
from game.arcade.draw.material import plate
from game.arcade.draw.theme import Colour, Style, Theme, dimmed, mix, purest

# The gap between two tiles, and how round the corners of a tile are, in cells.
GAP, ROUND = 0.03, 0.07
# The side of the dish for a token, in sides of the tile.
DISH = 0.62
# How strongly a field tints its tiles in each style, and how bright the tint is.
TINT = {Style.NEON: (0.7, 0.3), Style.ENAMEL: (0.22, 1.0), Style.FLAT: (0.9, 0.3)}
# How much smaller a tile looks at the bottom of the pit.
SHRUNK = 0.3


def draw_tile(canvas: Surface, area: BoardArea, theme: Theme, cell: int, tint: Colour | None = None) -> None:
    place = place_of(area, cell)
    canvas.blit(_tile(place.size, theme, tint), place)


def draw_sinking(
    canvas: Surface, area: BoardArea, theme: Theme, cell: int, share: float, tint: Colour | None = None
) -> None:
    """A tile on its way to the bottom of the pit."""
    place = place_of(area, cell)
    depth = gathering(share)
    smaller = place.inflate(*(-round(SHRUNK * depth * side) for side in place.size))
    sinking = pygame.transform.scale(_tile(place.size, theme, tint), smaller.size)
    sinking.set_alpha(round(255 * (1 - depth)))
    canvas.blit(sinking, smaller)


def place_of(area: BoardArea, cell: int) -> Rect:
    """Where the tile of a cell lies."""
    gap = max(1, round(area.cell * GAP))
    whole = area.rect_of(cell)
    size = max(1, whole.width - gap), max(1, whole.height - gap)
    return Rect((whole.left + gap // 2, whole.top + gap // 2), size)


@baked
def _tile(size: tuple[int, int], theme: Theme, tint: Colour | None) -> Surface:
    """A tile with a bevel, and a shallow dish in it."""
    side = size[0]
    radius = max(1, round(ROUND * side))
    ground = theme.tile if tint is None else _tinted(theme, tint)
    if theme.style is Style.FLAT:
        return _flat(size, radius, theme, ground)
    bright = theme.style is Style.ENAMEL
    upper = mix(ground, theme.edge, 0.06 if bright else 0.3)
    lower = mix(ground, theme.edge, 0.2 if bright else 0.06)
    body = plate(size, radius, (upper, lower), 0.16, max(1, side // 48))
    dish = round(side * DISH)
    inner = plate((dish, dish), dish // 2, (mix(lower, theme.night, 0.24), upper), 0.02, 1)
    body.blit(inner, ((size[0] - dish) // 2, (size[1] - dish) // 2))
    return body


def _tinted(theme: Theme, tint: Colour) -> Colour:
    share, light = TINT[theme.style]
    pure = tint if theme.style is Style.ENAMEL else purest(tint)
    return mix(theme.tile, dimmed(pure, light), share)


def _flat(size: tuple[int, int], radius: int, theme: Theme, ground: Colour) -> Surface:
    flat = Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(flat, ground, flat.get_rect(), border_radius=radius)
    pygame.draw.rect(flat, theme.edge, flat.get_rect(), theme.outline(size[0] * 0.012), radius)
    return flat
