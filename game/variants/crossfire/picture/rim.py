"""The lit rims of the plates on which the player on turn can place a marker."""

from collections.abc import Iterable

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.sprites import blending, blurred, clear, weaken
from game.arcade.draw.theme import Colour, Style, Theme
from game.variants.crossfire.picture.burn import round_off
from game.variants.crossfire.picture.range import plate_at

# How wide a rim is, and how far its light reaches, in shares of a plate.
WIDE, GLOW = 0.024, 0.1
# How strong the light is, compared with the rim itself, and in how many steps both come.
GLOWING, STEPS = 0.8, 8


def draw_rims(
    canvas: Surface, theme: Theme, area: BoardArea, cells: Iterable[int], colour: Colour, light: float
) -> None:
    """Light the rims of some plates with a share of their strength."""
    steps = round(STEPS * light)
    if steps > 0:
        rims = [plate_at(area, cell) for cell in cells]
        pictures = [_rim(theme, rim.width, theme.legible(colour), steps) for rim in rims]
        places = [picture.get_rect(center=rim.center) for picture, rim in zip(pictures, rims, strict=True)]
        canvas.fblits(list(zip(pictures, places, strict=True)), blending(theme.style))


@baked
def _rim(theme: Theme, side: int, tone: Colour, steps: int) -> Surface:
    """The rim of a plate with its light, in its middle."""
    if steps < STEPS:
        weaker = _rim(theme, side, tone, STEPS).copy()
        weaken(weaker, theme.style, steps / STEPS)
        return weaker
    reach = round(side * GLOW)
    size = (side + 2 * reach, side + 2 * reach)
    neon, plate = theme.style is Style.NEON, Rect(reach, reach, side, side)
    picture = Surface(size) if neon else clear(size, tone)
    width = theme.outline(side * WIDE)
    pygame.draw.rect(picture, tone, plate, width, round_off(plate.size))
    if neon and theme.glow:
        halo = blurred(picture, max(1, reach // 2))
        weaken(halo, theme.style, GLOWING)
        picture.blit(halo, (0, 0), special_flags=blending(theme.style))
    return picture
