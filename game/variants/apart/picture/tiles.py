"""The tiles of Apart: what lies below the tokens, and flips over where one lands."""

import math

import pygame
from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.burnt import sunken
from game.arcade.draw.easing import part_of
from game.arcade.draw.material import plate
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, dimmed, mix

# When the tiles next to a token begin to flip, how much later the others do for each cell of distance, and
# how long a tile takes, in shares of a move.
FIRST, LATER, LONG = 0.4, 0.17, 0.32
# How far from a token tiles are shaken, how high they hop, and how far they flip outward, in cells.
SHAKEN, HOP, OUTWARD = 2.9, 0.07, 0.1
# The least share of a tile that is seen while it tips over: so much that the board never shows a hole.
EDGE = 0.68
# How strongly it glows at the most.
AGLOW = 0.5


@baked
def tile(side: int, theme: Theme) -> Surface:
    """A tile with a bevel, and a shallow dish in it."""
    radius = max(2, side // 7)
    if theme.style is Style.FLAT:
        flat = Surface((side, side))
        flat.fill(theme.floor)
        pygame.draw.rect(flat, theme.edge, flat.get_rect(), theme.outline(side * 0.012), radius)
        return flat
    bright = theme.style is Style.ENAMEL
    upper = mix(theme.tile, theme.edge, 0.1 if bright else 0.5)
    lower = mix(theme.tile, theme.edge, 0.3 if bright else 0.14)
    body = plate((side, side), radius, (upper, lower), 0.16, max(1, side // 36))
    dish = round(side * 0.7)
    inner = plate((dish, dish), dish // 2, (mix(lower, theme.night, 0.3), upper), 0.02, 1)
    body.blit(inner, ((side - dish) // 2, (side - dish) // 2))
    return body


@baked
def _aglow(side: int, theme: Theme, colour: Colour) -> Surface:
    """A tile that glows in a player's colour."""
    lit = tile(side, theme).copy()
    if theme.style is Style.ENAMEL:
        lit.fill(mix(WHITE, colour, 0.5), special_flags=pygame.BLEND_RGB_MULT)
    else:
        lit.fill(dimmed(colour, 0.42), special_flags=pygame.BLEND_RGB_ADD)
    return lit


class Flips:
    """What happens to the tiles around a token that lands in a cell."""

    def __init__(self, area: BoardArea, theme: Theme, origin: int, colour: Colour, progress: float) -> None:
        self._area, self._theme, self._origin = area, theme, origin
        self._colour, self._progress = colour, progress

    def draw(self, canvas: Surface, cell: int, *, before: bool, after: bool) -> None:
        """A tile that is sunken `before` or `after`, or not. One that was sunken lies still."""
        down, across = self._way(cell)
        distance = math.hypot(down, across)
        begun = FIRST + LATER * (distance - 1)
        share = part_of(self._progress, begun, begun + LONG)
        if share <= 0 or distance > SHAKEN or (before and after):
            return
        place = self._area.plate_of(cell)
        if share >= 1:
            if after:
                canvas.blit(self._face(cell, sunk=True), place.inflate(2, 2))
            return
        gap = mix(self._theme.night, self._theme.floor, 0.45)
        pygame.draw.rect(canvas, gap, place.inflate(2, 2), border_radius=place.width // 7)
        if max(abs(down), abs(across)) > 1:
            body = self._face(cell, sunk=before)
            lift = math.sin(math.pi * share) * HOP * self._area.cell
            canvas.blit(body, body.get_rect(center=(place.centerx, round(place.centery - lift))))
            return
        self._flip(canvas, cell, (down, across), share, sunk=before if share < 0.5 else after)

    def _flip(self, canvas: Surface, cell: int, way: tuple[int, int], share: float, *, sunk: bool) -> None:
        """A tile that tips over: the old face goes down, and the new one comes up, while the tile glows."""
        down, across = way
        theme, place = self._theme, self._area.plate_of(cell)
        over = math.sin(math.pi * share)
        open_ = 1 - (1 - EDGE) * over
        size = (
            max(2, round(place.width * (open_ if across else 1))),
            max(2, round(place.height * (open_ if down else 1))),
        )
        away = OUTWARD * self._area.cell * over
        spot = (round(place.centerx + across * away), round(place.centery + down * away))
        turned = pygame.transform.scale(self._face(cell, sunk=sunk), size)
        canvas.blit(turned, turned.get_rect(center=spot))
        glowing = pygame.transform.scale(_aglow(place.width, theme, self._colour), size)
        glowing.set_alpha(round(255 * AGLOW * over**2))
        canvas.blit(glowing, glowing.get_rect(center=spot))

    def _face(self, cell: int, *, sunk: bool) -> Surface:
        place = self._area.plate_of(cell)
        if sunk:
            return sunken(place.inflate(2, 2).size, self._theme, cell)
        return tile(place.width, self._theme)

    def _way(self, cell: int) -> tuple[int, int]:
        """How many rows and columns a cell is away."""
        (row, column), (first_row, first_column) = (
            divmod(each, self._area.size) for each in (cell, self._origin)
        )
        return row - first_row, column - first_column
