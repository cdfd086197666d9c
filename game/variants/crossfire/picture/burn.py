"""What fire does to the cells of Crossfire: scorched plates, burnt-out pits, and the heat of a beam."""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point
from game.arcade.draw.material import draw_recess, mask
from game.arcade.draw.shapes import cross, ring
from game.arcade.draw.sprites import ADD, clear
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix
from game.core.rules import Player

# Burnt cells are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 2
# How many different burns of each kind there are; each is also shown upside down.
BURNS = 2
# The shape of a player on a scorched cell: its size in cells, and the width of its lines in shares of that.
SHAPES, BRAND, BRAND_WIDTH = (cross, ring), 0.4, 0.12
# How far inside its plate a scorched cell is sunken, and how far the shade of its edge falls, in its shares.
INSET, SHADE = 0.12, 0.3
# The side of the picture from which the scorching of a cell is enlarged, and how wide its edge is there.
SCORCH, EDGE = 16, 3.5
# How many knots a burnt edge has; between them, its depth changes evenly.
KNOTS = 6
CRACKS, CRACK_STEPS = 4, 5
# How far out cracks still glow, in corners, and how strongly at most.
EMBERS, EMBER = 3, 0.75

Size = tuple[int, int]


class Burn(NamedTuple):
    """How a style shows what fire has done to a cell."""

    soot: Colour
    char: int  # how dark the edge gets, of 255
    tint: float  # how much of the player's colour the metal takes on
    ground: float  # how much of it the metal below has taken on
    ember: float  # and its glowing rim
    brand: int  # how strong the player's shape is, of 255


BURN = {
    Style.NEON: Burn(soot=(6, 5, 9), char=215, tint=0.13, ground=0.1, ember=0.3, brand=125),
    Style.ENAMEL: Burn(soot=(74, 66, 70), char=90, tint=0.28, ground=0.3, ember=0.5, brand=140),
    Style.FLAT: Burn(soot=BLACK, char=0, tint=0.1, ground=0.0, ember=0.6, brand=170),
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
    """A plate sunken under a player's fire and tinted by it, with the player's shape branded on it.

    All of it is darker than a turret, so that nothing on it is taken for one.
    """
    if turned:  # half a turn keeps both shapes
        return pygame.transform.rotate(scorched(theme, size, player, number, False), 180)
    look, chance = BURN[theme.style], random.Random(40 + number)  # noqa: S311 - decoration
    tone = theme.player(player) if theme.style is Style.ENAMEL else theme.legible(theme.player(player))
    hollow = Rect((0, 0), size).inflate(-round(size[0] * INSET), -round(size[1] * INSET))
    scorch = pygame.transform.smoothscale(_heated(look, tone, chance), hollow.size)
    _brand(scorch, tone, player, look)
    _draw_rim(scorch, theme, tone, look)
    scorch.blit(mask(hollow.size, round_off(hollow.size)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    sunken = clear(size, tone)
    if theme.style is not Style.FLAT:
        metal = mix(theme.stone, theme.floor, 0.5) if theme.style is Style.ENAMEL else _ash(theme)[0]
        ground, depth = mix(metal, tone, look.ground), round(hollow.height * SHADE)
        draw_recess(sunken, hollow, round_off(hollow.size), ground, depth, _ash(theme)[2])
    sunken.blit(scorch, hollow)
    return sunken


def _heated(look: Burn, tone: Colour, chance: random.Random) -> Surface:
    """The metal in the colours of its heat: tinted in the middle, charred towards its uneven edge."""
    small = Surface((SCORCH, SCORCH), SRCALPHA)
    small.fill((*tone, round(255 * look.tint)))
    if not look.char:
        return small
    edges = [[chance.uniform(0.45, 1.25) * EDGE for _knot in range(KNOTS)] for _side in range(4)]
    for y in range(SCORCH):
        for x in range(SCORCH):
            char = max(_char(edges, x, y))
            tint = look.tint * (1 - char)
            cover = tint + look.char / 255 * char
            shade = mix(tone, look.soot, (cover - tint) / max(cover, 0.01))
            small.set_at((x, y), (*shade, round(255 * cover)))
    return small


def _char(edges: list[list[float]], x: int, y: int) -> Iterator[float]:
    """How charred a place is by each of the four edges, of which each is burnt to an uneven depth."""
    last = SCORCH - 1
    for edge, (along, away) in zip(edges, ((x, y), (y, x), (x, last - y), (y, last - x)), strict=True):
        knot, way = divmod(along * (KNOTS - 1), last)
        deep = edge[knot] + (edge[min(knot + 1, KNOTS - 1)] - edge[knot]) * way / last
        yield max(0.0, 1 - away / deep) ** 1.3


def _brand(scorch: Surface, tone: Colour, player: Player, look: Burn) -> None:
    """The shape of the player who alone may still place a marker here."""
    side = round(scorch.get_width() * BRAND)
    large = clear((side * OVERSAMPLING, side * OVERSAMPLING), tone)
    SHAPES[player - 1](large, tone, side * OVERSAMPLING * BRAND_WIDTH)
    brand = pygame.transform.smoothscale(large, (side, side))
    brand.fill((*WHITE, look.brand), special_flags=pygame.BLEND_RGBA_MULT)
    scorch.blit(brand, brand.get_rect(center=scorch.get_rect().center))


def _draw_rim(scorch: Surface, theme: Theme, tone: Colour, look: Burn) -> None:
    """The line of embers around a cell."""
    place, radius = scorch.get_rect(), round_off(scorch.get_size())
    ember = clear(place.size, tone)
    width = theme.outline(place.width * 0.014)
    pygame.draw.rect(ember, (*tone, round(255 * look.ember)), place, width, radius)
    scorch.blit(ember, (0, 0))


# Dead cells


@baked
def pit(theme: Theme, size: Size, number: int, turned: bool) -> Surface:
    """A cell that burnt out: sunken and cracked."""
    width, height = size
    chance = random.Random(70 + 2 * number + turned)  # noqa: S311 - decoration
    whole = Rect(0, 0, width, height)
    hollow = whole.inflate(-width * 0.08, -height * 0.08)
    ground, crack, lit = _ash(theme)
    picture, radius = Surface(size, SRCALPHA), round_off(size)
    rim = ground if theme.style is Style.FLAT else mix(ground, lit, 0.3)
    pygame.draw.rect(picture, rim, whole, border_radius=radius)
    if theme.style is not Style.FLAT:
        draw_recess(picture, hollow, radius, ground, round(height * 0.35), lit)
        _strew_ash(picture, hollow, lit, chance)
    cracks = clear((width * OVERSAMPLING, height * OVERSAMPLING), crack)
    place = Rect(*(side * OVERSAMPLING for side in (*hollow.topleft, *hollow.size)))
    ways = _crack(cracks, place, crack, lit, chance)
    if theme.style is Style.NEON:
        _glow(cracks, ways, theme, place.width)
    picture.blit(pygame.transform.smoothscale(cracks, size), (0, 0))
    picture.blit(mask(size, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _ash(theme: Theme) -> tuple[Colour, Colour, Colour]:
    """The colours of a pit: its ground, its cracks, and the edges of both that catch light."""
    if theme.style is Style.NEON:
        return mix(theme.night, theme.stone, 0.06), BLACK, mix(theme.stone, theme.edge, 0.3)
    if theme.style is Style.ENAMEL:
        return mix(theme.stone, theme.soft, 0.3), theme.soft, mix(theme.stone, theme.floor, 0.3)
    return dimmed(theme.edge, 0.2), dimmed(theme.edge, 0.6), dimmed(theme.edge, 0.2)


def _strew_ash(large: Surface, hollow: Rect, lit: Colour, chance: random.Random) -> None:
    for _flake in range(26):
        spot = (chance.uniform(hollow.left, hollow.right), chance.uniform(hollow.top, hollow.bottom))
        veil = Surface((2, 2), SRCALPHA)
        veil.fill((*lit, chance.randrange(30, 90)))
        large.blit(veil, spot)


def _crack(
    large: Surface, hollow: Rect, crack: Colour, lit: Colour, chance: random.Random
) -> list[list[Point]]:
    """Jagged cracks from one point to the edges; their lower edges catch light. Returns their corners."""
    width = hollow.width
    heart = (
        hollow.centerx + chance.uniform(-0.12, 0.12) * width,
        hollow.centery + chance.uniform(-0.12, 0.12) * width,
    )
    turn = chance.uniform(0, 360)
    thick = max(2, round(width * 0.018))
    ways = [_jagged(heart, turn + 360 / CRACKS * way, hollow, chance) for way in range(CRACKS)]
    for shade, down in ((lit, thick * 0.9), (crack, 0.0)):
        for way in ways:
            for start, end in pairwise(way):
                above, below = (start[0], start[1] + down), (end[0], end[1] + down)
                pygame.draw.line(large, shade, above, below, thick)
    return ways


def _glow(large: Surface, ways: list[list[Point]], theme: Theme, width: int) -> None:
    """What still glows in the cracks: near their heart, the fainter the further out."""
    for number, way in enumerate(ways):
        for step, (start, end) in enumerate(pairwise(way[: EMBERS + number % 2])):
            share = EMBER * (1 - step / (EMBERS + 1))
            tone = mix(theme.night, theme.danger, share)
            pygame.draw.line(large, tone, start, end, max(2, round(width * 0.011)))


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
