"""The tower of a loser as it collapses: its upper half tips over and falls beside the stump, among rubble."""

import random

import pygame
from pygame import SRCALPHA, Surface, Vector2

from game.arcade.draw.baked import baked
from game.arcade.draw.easing import gathering, part_of
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, dimmed, mix
from game.core.rules import Player
from game.variants.siege.picture.painter import TALL
from game.variants.siege.picture.stone import lit
from game.variants.siege.picture.tower_sprite import tower_sprite

# Where a tower breaks, in shares of its width from its top, and how jagged the break is.
BREAK, JAGGED, TEETH = 0.72, 0.075, 9
# The parts of the collapse: the upper half tips until it comes loose, and falls until it lies still.
LOOSE, DOWN = 0.3, 0.85
# How far it has tipped then, and in the end, in degrees; it is drawn in steps of so many.
TIPPED, LYING, STEP = 9, 74, 4
# Where its middle lies in the end: beside the middle of the foot and above it, in widths of the tower.
BESIDE, ABOVE = 0.56, 0.16
# How dark the ruins are.
DARK = {Style.NEON: 0.66, Style.ENAMEL: 0.9, Style.FLAT: 0.55}
STONES = 12

Look = tuple[int, Theme, Colour, Player]


def draw_collapse(canvas: Surface, look: Look, foot: tuple[int, int], share: float, way: int) -> None:
    """A tower that stands on a foot and has collapsed by a share, to the right (1) or to the left (-1)."""
    width = look[0]
    rubble = _rubble(look[0], look[1], look[2])
    rubble.set_alpha(round(255 * part_of(share, 0.1, 0.6)))
    middle = foot[0], foot[1] - round(width * 0.02)
    canvas.blit(rubble, rubble.get_rect(center=middle))
    stump = _half(look, upper=False)
    canvas.blit(stump, stump.get_rect(midbottom=foot))
    tipped, fallen = part_of(share, 0.0, LOOSE), gathering(part_of(share, LOOSE, DOWN))
    angle = -way * STEP * round((TIPPED * tipped + (LYING - TIPPED) * fallen) / STEP)
    start = Vector2(foot[0] + way * width * 0.05 * tipped, foot[1] - width * (TALL - BREAK / 2))
    end = Vector2(foot[0] + way * width * BESIDE, foot[1] - width * ABOVE)
    spot = start + (end - start) * fallen
    top = _turned(look, angle)
    canvas.blit(top, top.get_rect(center=(round(spot.x), round(spot.y))))


@baked
def _turned(look: Look, angle: int) -> Surface:
    """The upper half, turned."""
    return pygame.transform.rotozoom(_half(look, upper=True), angle, 1.0)


@baked
def _half(look: Look, *, upper: bool) -> Surface:
    """A half of a tower, dark, with a jagged edge where it broke."""
    width, theme = look[:2]
    half = tower_sprite(*look).copy()
    half.fill(dimmed(WHITE, DARK[theme.style]), special_flags=pygame.BLEND_RGB_MULT)
    height = half.get_height()
    chance = random.Random(11)  # noqa: S311 - decoration
    edge = [
        (width * step / TEETH, width * (BREAK + chance.uniform(-JAGGED, JAGGED))) for step in range(TEETH + 1)
    ]
    beyond = height if upper else 0
    pygame.draw.polygon(half, (0, 0, 0, 0), [*edge, (width, beyond), (0, beyond)])
    body = pygame.mask.from_surface(half)
    torn = Surface(half.get_size(), SRCALPHA)
    tone = lit(theme, mix(theme.stone, look[2], 0.4), 1.7)
    pygame.draw.lines(torn, tone, False, edge, max(2, round(width * 0.035)))
    half.blit(body.to_surface(setsurface=torn, unsetcolor=(0, 0, 0, 0)), (0, 0))
    if upper:
        return half.subsurface((0, 0, width, min(height, round(width * (BREAK + JAGGED))))).copy()
    return half


@baked
def _rubble(width: int, theme: Theme, colour: Colour) -> Surface:
    """Stones of the tower around its foot."""
    rubble = Surface((round(width * 1.7), round(width * 0.7)), SRCALPHA)
    chance = random.Random(5)  # noqa: S311 - decoration
    middle = Vector2(rubble.get_rect().center)
    places = sorted((chance.uniform(-0.15, 0.28), chance.uniform(-0.68, 0.68)) for _stone in range(STONES))
    for down, across in places:
        spot = middle + Vector2(across * width, down * width)
        reach, turn = width * chance.uniform(0.04, 0.105), chance.uniform(0, 360)
        corners = [
            spot + Vector2(reach * chance.uniform(0.75, 1.15), 0).rotate(turn + 72 * n) for n in range(5)
        ]
        stone = mix(theme.stone, colour, chance.uniform(0.2, 0.6))
        below = Vector2(0, reach * 0.6)
        pygame.draw.polygon(rubble, lit(theme, stone, 0.4), [corner + below for corner in corners])
        pygame.draw.polygon(rubble, lit(theme, stone, chance.uniform(0.85, 1.25)), corners)
    return rubble
