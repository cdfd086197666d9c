"""What fire does to the cells of Crossfire: scorched plates, burnt-out pits, and the heat of a beam."""

import random
from itertools import pairwise
from typing import NamedTuple

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point, between
from game.arcade.draw.material import draw_recess, mask
from game.arcade.draw.sprites import ADD, blurred, clear
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix
from game.core.rules import Player

# Burnt cells are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 2
# How many different burns of each kind there are; each is also shown upside down.
BURNS = 2
# The lines of a hatching on a cell, and the pieces of each; between its knots, its glow changes evenly.
HATCH_LINES, PIECES, KNOTS = 6, 36, 7
# On cells below this width in pixels, there are fewer lines.
SMALL, FEW_LINES = 60, 4
BLOTCHES, SPECKS, CRACKS, CRACK_STEPS = 7, 12, 5, 5

Size = tuple[int, int]


class Burn(NamedTuple):
    """How a style shows what fire has done to a cell."""

    char: int  # how dark the metal gets, of 255
    soot: Colour
    weakest: float  # the least light of a piece of the hatching
    thick: float  # of the hatching's lines, in shares of a cell
    line: int  # how strong they are, of 255


BURN = {
    Style.NEON: Burn(char=125, soot=(6, 5, 9), weakest=0.25, thick=0.034, line=190),
    Style.ENAMEL: Burn(char=78, soot=(74, 66, 70), weakest=0.55, thick=0.045, line=190),
    Style.FLAT: Burn(char=0, soot=BLACK, weakest=1.0, thick=0.06, line=255),
}


def round_off(size: Size) -> int:
    """The radius of a cell's corners."""
    return max(2, size[0] // 9)


# Scorched plates


def look_of(cell: int) -> tuple[int, bool]:
    """Which burn a cell shows, and whether it is turned: neighbours look different."""
    return (cell * 7 + cell // 5) % BURNS, cell * 5 // 3 % 2 == 1


@baked
def scorched(theme: Theme, size: Size, player: Player, number: int, turned: bool) -> Surface:
    if turned:  # half a turn keeps the direction of the hatching
        return pygame.transform.rotate(scorched(theme, size, player, number, False), 180)
    look, chance = BURN[theme.style], random.Random(40 + number)  # noqa: S311 - decoration
    width, height = size
    scorch = _soot(size, look, chance)
    large = clear((width * OVERSAMPLING, height * OVERSAMPLING), theme.legible(theme.player(player)))
    _hatch(large, theme, player, look, chance)
    embers = pygame.transform.smoothscale(large, size)
    if theme.glow and theme.style is Style.NEON:
        scorch.blit(blurred(embers, max(1, width // 22)), (0, 0))
    scorch.blit(embers, (0, 0))
    scorch.blit(mask(size, round_off(size)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return scorch


def _soot(size: Size, look: Burn, chance: random.Random) -> Surface:
    """Darkened metal, darker in blotches."""
    width, height = size
    small = Surface((24, 24), SRCALPHA)
    small.fill((*look.soot, look.char))
    if look.char:
        for _blotch in range(BLOTCHES):
            spot = (chance.uniform(2, 22), chance.uniform(2, 22))
            darker = min(255, look.char + chance.randrange(20, 70))
            pygame.draw.circle(small, (*look.soot, darker), spot, chance.uniform(2, 6))
    return pygame.transform.smoothscale(small, (width, height))


def _hatch(large: Surface, theme: Theme, player: Player, look: Burn, chance: random.Random) -> None:
    """Slanted lines in a player's direction that glow unevenly, and sparks between them."""
    width, height = large.get_size()
    tone = theme.legible(theme.player(player))
    thick = max(2, round(width * look.thick))
    step = width // (HATCH_LINES if width >= SMALL * OVERSAMPLING else FEW_LINES)
    step = max(8, step)
    for offset in range(-height + step // 2, width, step):
        start, end = (offset, height), (offset + height, 0)
        if player == 2:
            start, end = (offset, 0), (offset + height, height)
        lights = [look.weakest + (1 - look.weakest) * chance.random() ** 1.7 for _knot in range(KNOTS + 1)]
        for piece in range(PIECES):
            knot, way = divmod(piece * KNOTS, PIECES)
            light = lights[knot] + (lights[knot + 1] - lights[knot]) * way / PIECES
            ends = (between(start, end, piece / PIECES), between(start, end, (piece + 1) / PIECES))
            pygame.draw.line(large, (*tone, round(look.line * light)), *ends, thick)
    for _speck in range(SPECKS if look.char else 0):
        spot = (chance.uniform(0, width), chance.uniform(0, height))
        shade = mix(tone, WHITE, 0.4) if theme.style is Style.NEON else tone
        pygame.draw.circle(large, (*shade, chance.randrange(90, 220)), spot, max(1.0, width * 0.009))


# Dead cells


@baked
def pit(theme: Theme, size: Size, number: int, turned: bool) -> Surface:
    """A cell that burnt out: sunken and cracked."""
    width, height = size
    chance = random.Random(70 + 2 * number + turned)  # noqa: S311 - decoration
    whole = Rect(0, 0, width * OVERSAMPLING, height * OVERSAMPLING)
    large = Surface(whole.size, SRCALPHA)
    ground, crack, lit = _ash(theme)
    hollow, radius = whole.inflate(-width * 0.08, -height * 0.08), round_off(whole.size)
    pygame.draw.rect(large, mix(ground, theme.night, 0.5), whole, border_radius=radius)
    if theme.style is Style.FLAT:
        pygame.draw.rect(large, ground, whole, border_radius=radius)
    else:
        draw_recess(large, hollow, radius, ground, round(height * 0.55), lit)
        _strew_ash(large, hollow, lit, chance)
    _crack(large, hollow, crack, lit, chance)
    return pygame.transform.smoothscale(large, size)


def _ash(theme: Theme) -> tuple[Colour, Colour, Colour]:
    """The colours of a pit: its ground, its cracks, and the edges of both that catch light."""
    if theme.style is Style.NEON:
        return mix(theme.night, theme.stone, 0.12), BLACK, theme.stone
    if theme.style is Style.ENAMEL:
        return mix(theme.stone, theme.soft, 0.55), mix(theme.soft, theme.ink, 0.7), theme.floor
    return dimmed(theme.edge, 0.2), theme.edge, dimmed(theme.edge, 0.2)


def _strew_ash(large: Surface, hollow: Rect, lit: Colour, chance: random.Random) -> None:
    for _flake in range(26):
        spot = (chance.uniform(hollow.left, hollow.right), chance.uniform(hollow.top, hollow.bottom))
        veil = Surface((3, 3), SRCALPHA)
        veil.fill((*lit, chance.randrange(30, 90)))
        large.blit(veil, spot)


def _crack(large: Surface, hollow: Rect, crack: Colour, lit: Colour, chance: random.Random) -> None:
    """Jagged cracks from one point to the edges; their lower edges catch light."""
    width = hollow.width
    heart = (
        hollow.centerx + chance.uniform(-0.12, 0.12) * width,
        hollow.centery + chance.uniform(-0.12, 0.12) * width,
    )
    turn = chance.uniform(0, 360)
    thick = max(2, round(width * 0.03))
    ways = [_jagged(heart, turn + 360 / CRACKS * way, hollow, chance) for way in range(CRACKS)]
    for shade, down in ((lit, thick * 0.9), (crack, 0.0)):
        for way in ways:
            for number, (start, end) in enumerate(pairwise(way)):
                above, below = (start[0], start[1] + down), (end[0], end[1] + down)
                pygame.draw.line(large, shade, above, below, max(1, thick - number * thick // CRACK_STEPS))


def _jagged(heart: Point, angle: float, hollow: Rect, chance: random.Random) -> list[Point]:
    """The corners of a crack that ends inside the hollow."""
    heading = pygame.Vector2(1, 0).rotate(angle + chance.uniform(-20, 20))
    step = hollow.width * chance.uniform(0.36, 0.5) / CRACK_STEPS
    way = [pygame.Vector2(heart)]
    for _corner in range(CRACK_STEPS):
        way.append(way[-1] + heading.rotate(chance.uniform(-42, 42)) * step)
    inside = hollow.inflate(-hollow.width // 20, -hollow.width // 20)
    return [(corner.x, corner.y) for corner in way if inside.collidepoint(corner)]


# Heat


HEATS = 8


@baked
def _heat(size: Size, colour: Colour, strength: int) -> Surface:
    """The glow of hot metal: strongest in the middle, where the beam passed."""
    side, share = 32, strength / HEATS
    glow = Surface((side, side))
    for step in range(side, 0, -1):
        near = max(0.0, 1 - step / (side * 0.72))
        tone = mix(colour, WHITE, 0.5 * near * share)
        pygame.draw.circle(glow, dimmed(tone, share * (0.16 + 0.6 * near**1.4)), (side / 2, side / 2), step)
    heat = pygame.transform.smoothscale(glow, size)
    heat.blit(mask(size, round_off(size)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return heat


def draw_heat(canvas: Surface, theme: Theme, place: Rect, colour: Colour, share: float) -> None:
    """A cell that glows because a beam has just passed it, where the theme shines."""
    strength = round(HEATS * share)
    if strength > 0 and theme.glow and theme.style is Style.NEON:
        canvas.blit(_heat(place.size, colour, strength), place, special_flags=ADD)
