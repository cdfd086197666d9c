"""The tokens of Apart: pucks that carry the shape of their player, whole, falling, and broken."""

import math
import random
from itertools import pairwise

import pygame
from pygame import SRCALPHA, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point, eased, gathering, part_of, settling
from game.arcade.draw.light import shine, shine_pool
from game.arcade.draw.lines import thick_line
from game.arcade.draw.pucks import SIDE, draw_puck, puck
from game.arcade.draw.shapes import Shape
from game.arcade.draw.sprites import clear
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, dimmed, mix

# Of the shape of a token and of its puck, in cells; the width of its lines, in shares of the shape.
SIZE, PUCK, WIDTH = 0.58, 0.82, 0.15
# The parts of a move: the token gathers itself in the air, falls, is pressed flat and springs back.
FALLS, LANDS, RINGS_TO = 0.14, 0.4, 0.85
# How high a token is when it begins to fall, in shares of its size, and how flat its impact presses it.
HEIGHT, GATHERED, IMPACT = 0.95, 0.22, 0.3
# How much larger it looks at that height.
GROWN = 0.28
# The side of the picture of a ring that is enlarged, in pixels.
RING = 96
# How much is seen of the puck of a token that is only intended.
GHOST = 0.55
# How many kinds of broken tokens there are, and how far their pieces lie apart and are turned, at most.
BROKEN, APART, TURNED = 5, 0.12, 17.0


def draw_token(
    canvas: Surface,
    area: BoardArea,
    theme: Theme,
    shape: Shape,
    cell: int,
    colour: Colour,
    light: float = 1.0,
) -> None:
    """A token that stands on the board."""
    _draw(canvas, area, theme, shape, area.centre_of(cell), colour, light)


def draw_landing(
    canvas: Surface, area: BoardArea, theme: Theme, shape: Shape, cell: int, colour: Colour, progress: float
) -> None:
    """A token that rises a little, falls, is pressed flat by its impact, and springs back."""
    rise = (
        GATHERED * math.sin(math.pi * part_of(progress, 0.0, FALLS * 2) / 2) if progress < FALLS else GATHERED
    )
    raised = (HEIGHT + rise) * (1 - gathering(part_of(progress, FALLS, LANDS)))
    since = part_of(progress, LANDS, 1.0)
    flat = IMPACT * settling(0.12 + 0.88 * since, 1.0) if progress > LANDS else 0.0
    flash = 1 - part_of(progress, LANDS, RINGS_TO) if progress > LANDS else 0.0
    _draw(
        canvas, area, theme, shape, area.centre_of(cell), colour, 1.0, raised=raised, flat=flat, flash=flash
    )


def draw_ghost(
    canvas: Surface, area: BoardArea, theme: Theme, shape: Shape, cell: int, colour: Colour
) -> None:
    """A token that is not there yet."""
    centre, side = area.centre_of(cell), area.cell * PUCK
    middle = draw_puck(canvas, theme, centre, side, colour, share=GHOST)
    shine(canvas, theme, shape, middle, area.cell * SIZE, colour, light=0.5, glow=0.4, width=WIDTH)


def draw_shock(
    canvas: Surface, area: BoardArea, theme: Theme, cell: int, colour: Colour, progress: float
) -> None:
    """The ring of light that runs out from where a token has landed."""
    share = part_of(progress, LANDS, RINGS_TO)
    if 0 < share < 1 and theme.glow and theme.style is Style.NEON:
        side = round(area.cell * (0.8 + 2.0 * eased(share)))
        weaker = _ring(colour).copy()
        weaker.fill(dimmed(WHITE, (1 - share) ** 1.3), special_flags=pygame.BLEND_RGB_MULT)
        ring = pygame.transform.smoothscale(weaker, (side, side))
        canvas.blit(ring, ring.get_rect(center=area.centre_of(cell)), special_flags=pygame.BLEND_RGB_ADD)


@baked
def _ring(colour: Colour) -> Surface:
    """A soft ring, small, to be enlarged."""
    ring = Surface((RING, RING))
    for width, share in ((9, 0.12), (6, 0.3), (3, 0.6), (1, 1.0)):
        pygame.draw.circle(ring, dimmed(colour, share), (RING / 2, RING / 2), RING * 0.44 + width / 2, width)
    return ring


def _draw(
    canvas: Surface,
    area: BoardArea,
    theme: Theme,
    shape: Shape,
    centre: Point,
    colour: Colour,
    light: float,
    *,
    raised: float = 0.0,
    flat: float = 0.0,
    flash: float = 0.0,
) -> None:
    shine_pool(canvas, theme, centre, area.cell * (0.95 + 0.6 * flash), colour, light * (0.55 + 0.45 * flash))
    grown = 1 + GROWN * raised
    middle = draw_puck(
        canvas, theme, centre, area.cell * PUCK, colour, raised=raised / 2, flat=flat, grown=grown
    )
    shine(canvas, theme, shape, middle, area.cell * SIZE, colour, light=light, width=WIDTH, grown=grown)


# Broken tokens


def draw_broken(
    canvas: Surface,
    area: BoardArea,
    theme: Theme,
    shape: Shape,
    cell: int,
    colour: Colour,
    share: float = 1.0,
) -> None:
    """What is left of a token: two pieces, dark, and still hot where they broke."""
    picture = _broken(theme, shape, max(8, round(area.cell * PUCK)), colour, cell * 3 % BROKEN)
    picture.set_alpha(round(255 * share))
    x, y = area.centre_of(cell)
    canvas.blit(picture, picture.get_rect(center=(round(x), round(y))))


@baked
def _broken(theme: Theme, shape: Shape, side: int, colour: Colour, look: int) -> Surface:
    chance = random.Random(look * 7 + 1)  # noqa: S311 - decoration
    whole = _dead(theme, shape, side, colour)
    width, height = whole.get_size()
    broken = Surface((round(width * 1.3), round(height * 1.3)), SRCALPHA)
    slope = chance.uniform(-70, 70) if look % 2 else chance.uniform(20, 160)
    crack = _crack(whole, slope, chance)
    middle = pygame.Vector2(broken.get_rect().center)
    away = pygame.Vector2(0, 1).rotate(slope)
    hot = mix(colour, WHITE, 0.35)
    for way in (-1, 1):
        piece = _piece(whole, crack, away * way)
        for start, end in pairwise(crack):
            if chance.random() < 0.75:
                thick_line(piece, (*hot, 255), start, end, max(1.0, side * 0.022))
        piece.blit(whole, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        turned = pygame.transform.rotozoom(piece, chance.uniform(-TURNED, TURNED), chance.uniform(0.94, 1.0))
        spot = middle + away * way * side * chance.uniform(0.4, 1.0) * APART
        broken.blit(turned, turned.get_rect(center=(round(spot.x), round(spot.y))))
    return broken


def _dead(theme: Theme, shape: Shape, side: int, colour: Colour) -> Surface:
    """A token without its light."""
    tall = round(side * SIDE)
    dull = mix(colour, theme.stone, 0.45)
    whole = Surface((side, side + tall), SRCALPHA)
    if theme.style is not Style.FLAT:
        whole.blit(puck(side, theme, mix(theme.stone, colour, 0.2)), (0, 0))
        dark = 0.8 if theme.style is Style.NEON else 0.85
        whole.fill(dimmed(WHITE, dark), special_flags=pygame.BLEND_RGB_MULT)
    size = round(side * SIZE / PUCK)
    mark = clear((size * 2, size * 2), dull)
    shape(mark, dimmed(dull, 0.8) if theme.style is Style.NEON else dull, size * 2 * WIDTH)
    mark = pygame.transform.smoothscale(mark, (size, size))
    whole.blit(mark, mark.get_rect(center=(side // 2, side // 2)))
    return whole


def _crack(whole: Surface, slope: float, chance: random.Random) -> list[pygame.Vector2]:
    """A jagged line across a picture."""
    middle = pygame.Vector2(whole.get_rect().center)
    along = pygame.Vector2(1, 0).rotate(slope)
    across = pygame.Vector2(0, 1).rotate(slope)
    reach = max(whole.get_size()) * 0.75
    shift = chance.uniform(-0.1, 0.1) * reach
    return [
        middle + along * reach * (step / 4 - 1) + across * (shift + chance.uniform(-0.09, 0.09) * reach)
        for step in range(9)
    ]


def _piece(whole: Surface, crack: list[pygame.Vector2], away: pygame.Vector2) -> Surface:
    """The part of a picture on one side of a crack."""
    far = away * max(whole.get_size()) * 2
    cut = clear(whole.get_size(), WHITE)
    pygame.draw.polygon(cut, (*WHITE, 255), [*crack, crack[-1] + far, crack[0] + far])
    piece = whole.copy()
    piece.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return piece
