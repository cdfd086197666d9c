"""The logo: the name of the arcade as a sign of light tubes, with the cells of a board on both sides.

It is a name, and is not translated.
"""

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.sprites import ADD, BRIGHTEST, blurred, clear
from game.arcade.draw.text import font
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix

UPPER, LOWER = "GRIDLOCK", "ARCADE"
# The height of the logo, and the margin for its halo, in shares of its width.
HEIGHT, MARGIN = 0.4, 0.06
# The heights of both words in shares of the logo's, and the width of the lower one in shares of the logo's.
UPPER_HEIGHT, LOWER_HEIGHT, LOWER_WIDTH = 0.56, 0.28, 0.5
# The gap between letters, in shares of their height.
SPACING = 0.09
# Lower letters are filled: two tubes side by side would run together.
LEAST_TUBES = 34
# The cells on each side of the lower word, from the edge of the logo: of the players 1 and 2, or of nobody.
CELLS = ((1, 0, 2), (0, 2, 1))
# Letters are drawn at this size and then shrunk to their place.
DRAWN = 200


def draw_logo(canvas: Surface, theme: Theme, box: Rect, tone: Colour) -> None:
    """Draw the logo in a box that is `HEIGHT` as high as wide, its lower word in a tone."""
    if box.width < 8:
        return
    margin = _margin(box.width)
    flags = ADD if theme.style is Style.NEON else 0
    for part in (_sign(theme, box.width), _lower(theme, box.width, tone)):
        canvas.blit(part, (box.left - margin, box.top - margin), special_flags=flags)


def _margin(width: int) -> int:
    return round(width * MARGIN)


def _extent(width: int) -> tuple[int, int]:
    """The size of a logo with its margins."""
    return width + 2 * _margin(width), round(width * HEIGHT) + 2 * _margin(width)


def _lower_box(width: int) -> Rect:
    """The place of the lower word."""
    box = Rect(0, 0, round(width * LOWER_WIDTH), round(width * HEIGHT * LOWER_HEIGHT))
    box.midbottom = (_margin(width) + width // 2, _margin(width) + round(width * HEIGHT))
    return box


@baked
def _sign(theme: Theme, width: int) -> Surface:
    """The upper word and the cells. In the neon style they are light on black."""
    box = Rect(_margin(width), _margin(width), width, round(width * HEIGHT * UPPER_HEIGHT))
    sign = _word(theme, UPPER, box, _extent(width), theme.cabinet)
    _draw_cells(sign, theme, width)
    return sign


@baked
def _lower(theme: Theme, width: int, tone: Colour) -> Surface:
    return _word(theme, LOWER, _lower_box(width), _extent(width), tone)


def _word(theme: Theme, word: str, box: Rect, extent: tuple[int, int], tone: Colour) -> Surface:
    if theme.style is Style.NEON:
        return _tinted(_tubes(word, (*box.topleft, *box.size), extent, glow=theme.glow), tone)
    return _body(theme, _shape(word, (*box.topleft, *box.size), extent), tone)


@baked
def _shape(word: str, box: tuple[int, int, int, int], extent: tuple[int, int]) -> Surface:
    """A word that fills a box, in white."""
    letters = [font(DRAWN, bold=True).render(letter, True, WHITE) for letter in word]
    inks = [letter.subsurface(letter.get_bounding_rect()) for letter in letters]
    height = max(ink.get_height() for ink in inks)
    gap = round(height * SPACING)
    line = clear((sum(ink.get_width() for ink in inks) + gap * (len(inks) - 1), height), WHITE)
    left = 0
    for ink in inks:
        line.blit(ink, (left, height - ink.get_height()))
        left += ink.get_width() + gap
    picture = clear(extent, WHITE)
    picture.blit(pygame.transform.smoothscale(line, (max(1, box[2]), max(1, box[3]))), box[:2])
    return picture


# Light


@baked
def _tubes(word: str, box: tuple[int, int, int, int], extent: tuple[int, int], *, glow: bool) -> Surface:
    """A word as tubes of white light along the outlines of its letters, with their halo."""
    shape = Surface(extent)
    shape.blit(_shape(word, box, extent), (0, 0))
    if box[3] < LEAST_TUBES:
        lines = shape
    else:
        lines = _outlines(pygame.transform.box_blur(shape, max(1, round(box[3] / 45))))
    return _with_halo(lines, max(2.0, box[3] / 14), 0.8 if box[3] >= LEAST_TUBES else 0.4) if glow else lines


def _outlines(soft: Surface) -> Surface:
    """Light where a soft shape is half there: at its edges."""
    light = Surface(soft.get_size())
    light.fill(WHITE)
    light.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    light.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_MULT)  # a quarter at most
    for _doubling in range(2):
        light.blit(light, (0, 0), special_flags=ADD)
    return light


def _with_halo(lines: Surface, reach: float, share: float) -> Surface:
    """Light with a near halo and a wide one. Small copies are blurred, which looks the same."""
    whole = lines.copy()
    width, height = lines.get_size()
    for shrink, spread in ((2, reach * 0.4), (5, reach * 1.5)):
        small = pygame.transform.smoothscale(lines, (max(1, width // shrink), max(1, height // shrink)))
        soft = pygame.transform.box_blur(small, max(1, round(spread / shrink)))
        soft = pygame.transform.box_blur(soft, max(1, round(spread / shrink)))
        halo = pygame.transform.smoothscale(soft, (width, height))
        whole.blit(_dimmed(halo, share), (0, 0), special_flags=ADD)
    return whole


def _tinted(light: Surface, tone: Colour) -> Surface:
    """White light in a tone; where it is brightest it stays almost white."""
    heart = light.copy()
    for _squaring in range(2):
        heart.blit(heart, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    heart.fill(dimmed(mix(tone, WHITE, 0.5), 0.6), special_flags=pygame.BLEND_RGB_MULT)
    tinted = light.copy()
    tinted.fill(tone, special_flags=pygame.BLEND_RGB_MULT)
    tinted.blit(heart, (0, 0), special_flags=ADD)
    return tinted


def _dimmed(light: Surface, share: float) -> Surface:
    copy = light.copy()
    copy.fill(dimmed(WHITE, share), special_flags=pygame.BLEND_RGB_MULT)
    return copy


# Bodies


def _body(theme: Theme, shape: Surface, tone: Colour) -> Surface:
    """A word as a body, with a shadow below it if the theme has any."""
    body = clear(shape.get_size(), theme.night)
    if theme.style is Style.ENAMEL and theme.glow:
        thick = max(1, shape.get_width() // 180)
        body.blit(blurred(_coloured(shape, BLACK, 0.34), thick), (0, thick))
    body.blit(_coloured(shape, tone, 1.0), (0, 0))
    return body


def _coloured(shape: Surface, colour: Colour, share: float) -> Surface:
    copy = Surface(shape.get_size(), SRCALPHA)
    copy.blit(shape, (0, 0))
    copy.fill((*colour, round(255 * share)), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


# Cells


def _draw_cells(sign: Surface, theme: Theme, width: int) -> None:
    """The cells of a board on both sides of the lower word; those of the players shine."""
    if theme.style is not Style.NEON:
        _draw_squares(sign, theme, width, (0, 1, 2))
        return
    lights = Surface(sign.get_size())
    _draw_squares(lights, theme, width, (1, 2))
    if theme.glow:
        lights = _with_halo(lights, _lower_box(width).height / 7, 0.7)
    dark = Surface(sign.get_size())
    _draw_squares(dark, theme, width, (0,))
    lights.blit(dark, (0, 0), special_flags=BRIGHTEST)
    sign.blit(lights, (0, 0), special_flags=ADD)


def _draw_squares(picture: Surface, theme: Theme, width: int, owners: tuple[int, ...]) -> None:
    """The cells of some owners."""
    lower, margin = _lower_box(width), _margin(width)
    room = lower.left - margin - round(width * 0.025)
    pitch = min(lower.height / len(CELLS), room / len(CELLS[0]))
    side = max(2, round(pitch * 0.76))
    for row, cells in enumerate(CELLS):
        top = round(lower.centery + (row - len(CELLS) / 2) * pitch + (pitch - side) / 2)
        for column, owner in enumerate(cells):
            if owner not in owners:
                continue
            tone = theme.player(owner) if owner else theme.faint(theme.edge, 0.6)
            away = round(column * room / len(cells))
            for left in (margin + away, margin + width - side - away):
                pygame.draw.rect(picture, tone, Rect(left, top, side, side), border_radius=side // 5)
