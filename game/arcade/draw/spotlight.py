"""The light on a large board: beams from above, and the pool that they throw on the floor."""

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.easing import part_of
from game.arcade.draw.sprites import ADD
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, brightness, dimmed

# The strength of a beam, and of the pool.
BEAM, POOL = 0.15, 0.5
# How bright this light is in play, at its brightest: prompts are read in it.
IN_PLAY = 104
# How much of it is left where words stand.
BEHIND_WORDS = 0.5
# How far below a board words stand in play, in shares of its height.
WORDS_BELOW = 0.1
# Light is soft: it is drawn this many times smaller, and enlarged.
SHRINK = 12
# The feet of the beams on both sides of the board's middle, in shares of the slab's width.
FEET = ((-0.62, 0.34), (-0.34, 0.62))


def draw_spotlight(
    canvas: Surface, theme: Theme, board: Rect, *, pool: bool = True, words: int | None = None
) -> None:
    """Throw light in the theme's accent on a board, and a pool of it on the floor, unless words stand there.

    It is weaker from the height on where words stand, if one is given. Only the neon style shines.
    """
    if theme.style is Style.NEON and theme.glow:
        beams = _tinted(theme.accent, (*board.topleft, *board.size), canvas.get_width(), pool, words)
        area = _lit_area(board, canvas.get_width())
        for part in _around(board, area):
            canvas.blit(beams, part, part.move(-area.left, -area.top), special_flags=ADD)


def _around(board: Rect, area: Rect) -> tuple[Rect, ...]:
    """The parts of an area that the board does not hide: to add light below it would take time."""
    middle = board.inflate(-board.width // 6, -board.height // 6)
    return (
        Rect(area.left, area.top, middle.left - area.left, area.height),
        Rect(middle.right, area.top, area.right - middle.right, area.height),
        Rect(middle.left, middle.bottom, middle.width, area.bottom - middle.bottom),
        Rect(middle.left, area.top, middle.width, middle.top - area.top),
    )


def _lit_area(board: Rect, width: int) -> Rect:
    wide = min(width, round(board.width * 2.1))
    return Rect(board.centerx - wide // 2, 0, wide, board.bottom + round(board.height * 0.45))


def light_ground(ground: Surface, theme: Theme, board: Rect) -> None:
    """Throw the same light on a ground that is drawn only once; it is weaker below, where words stand."""
    if theme.style is Style.NEON and theme.glow:
        light = _white_light(board, ground.get_width(), with_pool=True)
        _weaken_between(light, board.bottom, board.bottom + round(WORDS_BELOW * board.height))
        light.fill(
            dimmed(theme.accent, IN_PLAY / brightness(theme.accent)), special_flags=pygame.BLEND_RGB_MULT
        )
        ground.blit(light, _lit_area(board, ground.get_width()), special_flags=ADD)


def _weaken_between(light: Surface, top: int, bottom: int) -> None:
    """Let the light go down from a height to another, where it is as weak as words need it."""
    for y in range(top, light.get_height()):
        share = 1 - (1 - BEHIND_WORDS) * part_of(y, top, max(top + 1, bottom))
        light.fill(dimmed(WHITE, share), Rect(0, y, light.get_width(), 1), pygame.BLEND_RGB_MULT)


@baked
def _tinted(
    tone: Colour, board: tuple[int, int, int, int], width: int, pool: bool, words: int | None
) -> Surface:
    beams = _white_light(Rect(board), width, with_pool=pool)
    if words is not None:
        _weaken_between(beams, board[1] + board[3], words)
    beams.fill(tone, special_flags=pygame.BLEND_RGB_MULT)
    return beams


def _white_light(slab: Rect, width: int, *, with_pool: bool) -> Surface:
    """The beams, and the pool on the floor."""
    area = _lit_area(slab, width)
    small = Surface((max(8, area.width // SHRINK), max(8, area.height // SHRINK)))
    for side, (near, far) in zip((-1, 1), FEET, strict=True):
        lamp = slab.centerx + side * slab.width * 0.75
        reach, above = slab.width * 0.04, -slab.height * 0.1
        corners = ((lamp - reach, above), (lamp + reach, above))
        feet = (
            (slab.centerx + far * slab.width, slab.bottom),
            (slab.centerx + near * slab.width, slab.bottom),
        )
        beam = Surface(small.get_size())
        pygame.draw.polygon(
            beam, dimmed(WHITE, BEAM), [((x - area.left) / SHRINK, y / SHRINK) for x, y in (*corners, *feet)]
        )
        small.blit(beam, (0, 0), special_flags=ADD)
    if with_pool:
        pool = Rect(0, 0, round(slab.width * 1.5 / SHRINK), round(slab.height * 0.26 / SHRINK))
        pool.center = small.get_width() // 2, round(slab.bottom / SHRINK)
        pygame.draw.ellipse(small, dimmed(WHITE, POOL), pool)
    for _softening in range(2):
        small = pygame.transform.box_blur(small, max(1, small.get_width() // 22))
    return pygame.transform.smoothscale(small, area.size)
