"""The shadows that blocks and towers throw to the right, on the floor and on what stands there."""

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point
from game.arcade.draw.sprites import SHADOW, blurred, clear
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed
from game.core.rules import Player
from game.variants.siege.picture.block import HEIGHT, SIDE

# Where a shadow falls, in shares of the height of what throws it: to the right, and towards the viewer.
FALL = (2.0, 0.34)
# How dark it is at most, and how much of that is left at its far end.
DARKNESS = {Style.NEON: 0.72, Style.ENAMEL: 0.36}
FAR_END = 0.55
# How much light is left on what stands in a shadow.
SHADED = {Style.NEON: 0.34, Style.ENAMEL: 0.66}
# The height and the foot of a tower, in shares of its width: how wide and how deep it is.
TOWER, FOOT = 0.95, (0.86, 0.46)
# How many heights there are to which a tower can stand in a shadow.
STEPS = 6


def throws(theme: Theme) -> bool:
    """Whether there are shadows."""
    return theme.style is Style.NEON or (theme.glow and theme.style is Style.ENAMEL)


def tone_of(theme: Theme) -> Colour:
    return BLACK if theme.style is Style.NEON else SHADOW


def sweep(shadow: Surface, foot: Rect, fall: Point, shade: tuple[int, int, int, int]) -> None:
    """What a foot covers on its way to where the shadow of the top lies."""
    far = foot.move(round(fall[0]), round(fall[1]))
    corners = [foot.topleft, foot.topright, far.topright, far.bottomright, far.bottomleft, foot.bottomleft]
    pygame.draw.polygon(shadow, shade, corners)


# The picture of a tower's shadow, in shares of the tower's width: how much of it is left of the middle of the
# near edge of the foot, above and below that, and right of where the shadow ends.
LEFT, ABOVE, BELOW, BEYOND = 0.6, 0.62, 0.5, 0.4
# How much farther the shadow of a roof reaches than that of a wall.
POINTED = 1.15


@baked
def tower_shadow(width: int, theme: Theme, player: Player) -> Surface:
    """The shadow of a tower on the floor."""
    fall = FALL[0] * width * TOWER, FALL[1] * width * TOWER
    tone, dark = tone_of(theme), DARKNESS[theme.style]
    shadow = clear((round(width * (LEFT + BEYOND) + fall[0] * POINTED), round(width * (ABOVE + BELOW))), tone)
    foot = Rect(0, 0, round(width * FOOT[0]), round(width * FOOT[1]))
    foot.midbottom = round(width * LEFT), round(width * ABOVE)
    shade = (*tone, round(255 * dark))
    if player == 1:
        sweep(shadow, foot, fall, shade)
    else:  # it ends in a point, as the roof does
        tip = foot.centerx + fall[0] * POINTED, foot.centery + fall[1]
        pygame.draw.polygon(shadow, shade, [foot.midtop, tip, foot.midbottom])
    _fade(shadow, foot.right, foot.right + round(fall[0]))
    contact = foot.inflate(width * 0.06, width * 0.06)
    (pygame.draw.rect if player == 1 else pygame.draw.ellipse)(shadow, shade, contact)
    return blurred(shadow, max(1, round(width * 0.045)))


def _fade(shadow: Surface, start: int, end: int) -> None:
    """Let a shadow grow weaker on its way."""
    for x in range(start, shadow.get_width()):
        share = 1 - (1 - FAR_END) * min(1.0, (x - start) / max(1, end - start))
        shadow.fill((*WHITE, round(255 * share)), Rect(x, 0, 1, shadow.get_height()), pygame.BLEND_RGBA_MULT)


def draw_tower_shadow(
    canvas: Surface, theme: Theme, width: int, player: Player, foot: Point, lift: float, high: float = 0.0
) -> None:
    """The shadow of a tower with its foot at a point, on a level; `lift` and `high` are in pixels."""
    x, y = foot[0] + FALL[0] * (lift - high), foot[1] + FALL[1] * (lift - high) - high
    corner = round(x) - round(width * LEFT), round(y) - round(width * ABOVE)
    canvas.blit(tower_shadow(width, theme, player), corner)


def shade_level(canvas: Surface, area: BoardArea, theme: Theme, top: Rect, higher: float) -> None:
    """The shadow on the top of a block beside another one, which is higher by a share of a block's height."""
    reach = round(area.cell * (FALL[0] * HEIGHT * higher - (1 - SIDE)))
    if reach > 0 and throws(theme):
        shaded = Rect(top.left, top.top, reach, top.height)
        canvas.fill(dimmed(WHITE, SHADED[theme.style]), shaded, pygame.BLEND_RGB_MULT)


def height_on(area: BoardArea, height: float, gap: float) -> int:
    """How high on a tower the shadow of something stands that is this high and so far to its left, in steps.

    Both are in pixels; a step is a share of the height of a block.
    """
    reach = FALL[0] * height
    if gap < 0 or gap >= reach:
        return 0
    return min(STEPS, round(STEPS * height * (1 - gap / reach) / (area.cell * HEIGHT)))


@baked
def shade_on(size: tuple[int, int], theme: Theme, steps: int, unit: int) -> Surface:
    """A shadow on a tower, to be multiplied with it: it stands high on the left, and less so to the right."""
    shade = Surface(size)
    shade.fill(WHITE)
    width, height = size
    high = unit * HEIGHT * steps / STEPS
    corners = [(0, height - high), (min(width, high * FALL[0]), height), (0, height)]
    tone = dimmed(WHITE, SHADED[theme.style])
    pygame.draw.polygon(shade, tone, corners)
    return blurred(shade, max(1, round(width * 0.02)))
