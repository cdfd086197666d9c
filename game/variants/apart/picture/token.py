"""The tokens of Apart: pucks that carry the shape of their player, whole, falling, and broken."""

import math

import pygame
from pygame import SRCALPHA, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.broken import STEPS, broken_in_two
from game.arcade.draw.easing import Point, eased, gathering, part_of, settling
from game.arcade.draw.light import shine, shine_pool
from game.arcade.draw.shapes import Shape, full_disc, thin_ring
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, dimmed, mix, purest
from game.variants.apart.picture.pucks import SIDE, draw_puck, puck

# Of the shape of a token and of its puck, in cells; the width of its lines, in shares of the shape.
SIZE, PUCK, WIDTH = 0.56, 0.8, 0.15
# The parts of a move: the token gathers itself in the air, falls, is pressed flat and springs back.
FALLS, LANDS, RINGS_TO = 0.14, 0.4, 0.85
# How high a token is when it begins to fall, in shares of its size, and how flat its impact presses it.
HEIGHT, GATHERED, IMPACT = 0.72, 0.2, 0.3
# How much larger it looks at that height.
GROWN = 0.28
# The side of the picture of a ring that is enlarged, in pixels.
RING = 96
# How much is seen of the puck of a token that is only intended.
GHOST = 0.55
# The rim of the newest token glows: its size in sizes of the puck, its width, and that of its hot middle.
RIM, RIM_WIDTH, RIM_CORE = 1.01, 0.06, 0.022
# The disc that carries its shape in the flat style, in cells.
FLAT_DISC = 0.9
# In how many ways tokens break.
LOOKS = 4


def draw_token(
    canvas: Surface,
    area: BoardArea,
    theme: Theme,
    shape: Shape,
    cell: int,
    colour: Colour,
    *,
    newest: bool = False,
) -> None:
    """A token that stands on the board. The rim of the newest one still glows."""
    _draw(canvas, area, theme, shape, area.centre_of(cell), colour, fresh=float(newest))


def draw_landing(
    canvas: Surface, area: BoardArea, theme: Theme, shape: Shape, cell: int, colour: Colour, progress: float
) -> None:
    """A token that rises a little, falls, is pressed flat by its impact, and springs back, its rim aglow."""
    rise = (
        GATHERED * math.sin(math.pi * part_of(progress, 0.0, FALLS * 2) / 2) if progress < FALLS else GATHERED
    )
    raised = (HEIGHT + rise) * (1 - gathering(part_of(progress, FALLS, LANDS)))
    since = part_of(progress, LANDS, 1.0)
    flat = IMPACT * settling(0.12 + 0.88 * since, 1.0) if progress > LANDS else 0.0
    flash = 1 - part_of(progress, LANDS, RINGS_TO) if progress > LANDS else 0.0
    fresh = float(progress > LANDS)
    spot = area.centre_of(cell)
    _draw(canvas, area, theme, shape, spot, colour, raised=raised, flat=flat, flash=flash, fresh=fresh)


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
        side = round(area.cell * (0.8 + 1.4 * eased(share)))
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
    *,
    raised: float = 0.0,
    flat: float = 0.0,
    flash: float = 0.0,
    fresh: float = 0.0,
) -> None:
    shine_pool(canvas, theme, centre, area.cell * (0.7 + 0.4 * flash), colour, 0.55 + 0.45 * flash)
    grown = 1 + GROWN * raised
    middle = draw_puck(
        canvas, theme, centre, area.cell * PUCK, colour, raised=raised / 2, flat=flat, grown=grown
    )
    if fresh:
        _draw_fresh(canvas, area, theme, middle, colour, fresh)
    tone = theme.night if fresh and theme.style is Style.FLAT else colour
    shine(canvas, theme, shape, middle, area.cell * SIZE, tone, width=WIDTH, grown=grown)


def _draw_fresh(
    canvas: Surface, area: BoardArea, theme: Theme, middle: Point, colour: Colour, fresh: float
) -> None:
    """The rim that still glows; a flat token is dark on a bright disc."""
    if theme.style is Style.FLAT:
        shine(canvas, theme, full_disc, middle, area.cell * FLAT_DISC, colour)
        return
    size, warm, hot = area.cell * PUCK * RIM, colour, mix(theme.ink, colour, 0.25)
    if theme.style is Style.NEON:
        warm, hot = purest(colour), mix(purest(colour), WHITE, 0.75)
    shine(canvas, theme, thin_ring, middle, size, warm, width=RIM_WIDTH, glow=1.0, light=fresh)
    shine(canvas, theme, thin_ring, middle, size, hot, width=RIM_CORE, glow=0.0, light=fresh)


# Broken tokens


def draw_broken(
    canvas: Surface, area: BoardArea, theme: Theme, shape: Shape, cell: int, colour: Colour, share: float
) -> None:
    """A token that has broken in two so far, from 0 to 1."""
    side = max(8, round(area.cell * PUCK))
    picture = _broken(theme, shape, side, colour, cell % LOOKS, round(STEPS * share))
    x, y = area.centre_of(cell)
    canvas.blit(picture, picture.get_rect(center=(round(x), round(y))))


@baked
def _broken(theme: Theme, shape: Shape, side: int, colour: Colour, look: int, step: int) -> Surface:
    return broken_in_two(_whole(theme, shape, side, colour), look, step / STEPS)


@baked
def _whole(theme: Theme, shape: Shape, side: int, colour: Colour) -> Surface:
    """A whole token on a transparent picture."""
    tall = round(side * SIDE)
    whole = Surface((side, side + tall), SRCALPHA)
    if theme.style is not Style.FLAT:
        whole.blit(puck(side, theme, colour), (0, 0))
    middle = side / 2, (side if theme.style is not Style.FLAT else side + tall) / 2
    shine(whole, theme, shape, middle, side * SIZE / PUCK, colour, width=WIDTH)
    return whole
