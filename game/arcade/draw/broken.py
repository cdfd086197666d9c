"""What breaks: a piece splits along a jagged line into two halves, which part, tilt and lose their light."""

import math
import random

import pygame
from pygame import Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point, eased, part_of
from game.arcade.draw.shapes import Shape
from game.arcade.draw.sprites import clear, cut_out
from game.arcade.draw.theme import BLACK, WHITE, Colour, dimmed, mix

# In how many steps a game draws and keeps a piece that breaks.
STEPS = 10
# The jagged line: how many teeth it has, how far they reach to its sides in shares of the piece, and how much
# it leans at most, in turns.
TEETH, JAG, LEAN = 6, 0.06, 0.09
# How far each half goes in shares of the piece, how far it tilts in degrees, and what is left of its light.
GAP, TILT, LEFT = 0.11, 9.0, 0.3
# How much larger the picture of a broken piece is than the piece.
GROWN = 1.5
# The share of the breaking in which the line is only a crack, and how far the halves part in it.
CRACK, AJAR = 0.18, 0.12
# The edges glow, and cool down. The glow is this wide, in shares of the piece, and grows stronger in steps.
EMBER: Colour = (255, 204, 132)
COLD: Colour = (176, 54, 20)
GLOW, EDGE, GLOWS = 0.11, 0.02, 9
# Halves are cut this many times larger and then shrunk, which smooths their edges.
OVERSAMPLING = 2


def broken_in_two(piece: Surface, seed: int, share: float) -> Surface:
    """A transparent picture of a piece that has broken so far, from 0 to 1, around the same middle.

    The seed decides where it breaks. Draw it in a baked function of the game, for one of so many `STEPS`.
    """
    size = max(piece.get_size())
    broken = clear((round(size * GROWN), round(size * GROWN)), BLACK)
    seam = _seam(piece.get_size(), seed)
    x, y = _across(seam)
    ajar, parted = part_of(share, 0.0, CRACK), eased(part_of(share, CRACK, 1.0))
    for way in (-1, 1):
        half = _half(piece, seam, way, part_of(share, CRACK, 1.0))
        turned = pygame.transform.rotozoom(half, -way * TILT * parted, 1.0)
        away = way * GAP * size * (AJAR * ajar + (1 - AJAR) * parted)
        middle = broken.get_width() / 2 + x * away, broken.get_height() / 2 + y * away
        broken.blit(turned, turned.get_rect(center=(round(middle[0]), round(middle[1]))))
    return broken


@baked
def broken_shape(draw: Shape, side: int, colour: Colour, width: float, step: int) -> Surface:
    """A shape in one colour that has broken by so many of the `STEPS`."""
    return broken_in_two(cut_out(draw, side, colour, width * side), side, step / STEPS)


def _seam(size: tuple[int, int], seed: int) -> list[Point]:
    """The jagged line, from above the piece to below it."""
    chance = random.Random(seed)  # noqa: S311 - decoration
    width, height = size
    lean = 2 * math.pi * chance.uniform(LEAN / 3, LEAN) * chance.choice((-1, 1))
    points = []
    for tooth in range(TEETH + 1):
        along = (tooth / TEETH - 0.5) * 1.5
        aside = chance.uniform(0.4, 1.0) * JAG * (-1 if tooth % 2 else 1)
        x = along * math.sin(lean) + aside * math.cos(lean)
        y = along * math.cos(lean) - aside * math.sin(lean)
        points.append((width * (0.5 + x), height * (0.5 + y)))
    return points


def _across(seam: list[Point]) -> Point:
    """The direction in which the right half goes."""
    (left, top), (right, bottom) = seam[0], seam[-1]
    length = math.dist(seam[0], seam[-1])
    return (bottom - top) / length, (left - right) / length


def _half(piece: Surface, seam: list[Point], way: int, cooled: float) -> Surface:
    """The left (-1) or the right (1) half with as much light as it has left, and its glowing edge."""
    half = piece.copy()
    half.set_alpha(255)
    half.fill(dimmed(WHITE, 1 - (1 - LEFT) * cooled), special_flags=pygame.BLEND_RGB_MULT)
    half.blit(_glow(piece, seam, mix(EMBER, COLD, cooled)), (0, 0))
    large = clear((piece.get_width() * OVERSAMPLING, piece.get_height() * OVERSAMPLING), WHITE)
    line = [(x * OVERSAMPLING, y * OVERSAMPLING) for x, y in seam]
    far = -large.get_width() if way < 0 else 2 * large.get_width()
    pygame.draw.polygon(large, (*WHITE, 255), [*line, (far, line[-1][1]), (far, line[0][1])])
    cut = pygame.transform.smoothscale(large, piece.get_size())
    half.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return half


def _glow(piece: Surface, seam: list[Point], colour: Colour) -> Surface:
    """The glow along the seam, as far as the piece reaches."""
    large = clear((piece.get_width() * OVERSAMPLING, piece.get_height() * OVERSAMPLING), colour)
    line = [(x * OVERSAMPLING, y * OVERSAMPLING) for x, y in seam]
    for step in range(1, GLOWS + 1):
        wide = GLOW + (EDGE - GLOW) * step / GLOWS
        width, tone = max(2, round(2 * wide * large.get_width())), (*colour, round(255 * (step / GLOWS) ** 2))
        pygame.draw.lines(large, tone, False, line, width)
        for point in line:
            pygame.draw.circle(large, tone, point, width // 2)
    glow = pygame.transform.smoothscale(large, piece.get_size())
    outline = piece.copy()
    outline.set_alpha(255)
    outline.fill(WHITE, special_flags=pygame.BLEND_RGB_MAX)
    glow.blit(outline, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return glow
