"""Words as tubes of light: glass bends along the outline of each letter, and they light up one by one."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import InSteps, Steps, baked
from game.arcade.draw.easing import part_of, swaying
from game.arcade.draw.fading import lay_share
from game.arcade.draw.sprites import SHADOW, blurred, bright_edge, clear
from game.arcade.draw.text import font, text_width
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix, purest

# In shares of the size of the letters: the height of a line, how far light reaches, and how round tubes bend.
LINE, REACH, BEND = 1.1, 0.4, 0.021
# The least size of letters, and of those that are tubes: the two sides of a smaller one would run together.
LEAST, LEAST_TUBES = 8, 56
# How white small letters are, which are solid.
SOLID = 0.3
# How wide the glass, the light in it and its hot core are: how far the strength of a soft letter is from that
# at its outline, of 128.
GLASS, TUBE, CORE = 108, 84, 30
# How many times the strength of a mask is doubled to sharpen it; wider glass would fill the letters then.
SHARPER = 4
# Halos: how soft they are, in shares of the size, and how strong; and the light inside the letters.
HALOS = ((0.15, 0.8), (0.05, 0.7))
# How full of light letters are inside: small ones more than large ones, which are read by their outlines.
SMALL, LARGE = 36, 120
INSIDE, FULL = 0.36, 0.9
# Clips hold the tubes of each large letter at its head and its foot: where, how wide and how high they are,
# in shares of the size.
CLIP_AT, CLIP = 0.085, (0.05, 0.1)
# How softly the light of a letter ends beside the next one, in shares of the size, and in how many steps.
SOFT_END, SOFT_STEPS = 0.08, 4
# How much is seen of glass without light.
UNLIT = 0.16
# How long a letter takes to light up, in shares of the whole. First it glimmers, and dips once, so little
# that it is no flash.
IGNITING = 0.36
GLIMMER, DIP = 0.55, 0.12
GLIMMERS_FROM, GLIMMERS_TO = 0.25, 0.6


@dataclass(frozen=True)
class Sign:
    """Words on one line or two, in letters of a size."""

    lines: tuple[str, ...]
    size: int

    @property
    def extent(self) -> tuple[int, int]:
        width = max(text_width(line, self.size, bold=True) for line in self.lines)
        return width, round(len(self.lines) * LINE * self.size)

    @property
    def margin(self) -> int:
        """How far light reaches beyond the letters."""
        return round(self.size * REACH)

    def letters(self) -> list[Rect]:
        """The part that each letter takes of the picture of the sign; together they are all of it."""
        parts = []
        width, height = (side + 2 * self.margin for side in self.extent)
        inner = [self.margin + round(end * LINE * self.size) for end in range(1, len(self.lines))]
        for line, (top, bottom) in zip(self.lines, pairwise([0, *inner, height]), strict=True):
            ends = [text_width(line[:end], self.size, bold=True) for end in range(1, len(line))]
            left = (width - text_width(line, self.size, bold=True)) // 2
            edges = pairwise([0, *(left + end for end in ends), width])
            parts += [Rect(start, top, end - start, bottom - top) for start, end in edges]
        return parts


@lru_cache(maxsize=64)
def sign_of(words: str, room: tuple[int, int], largest: int) -> Sign:
    """The words as large as they fit a room, on one line or on two."""
    parts = words.split(" ")
    ways = [(words,), *((" ".join(parts[:end]), " ".join(parts[end:])) for end in range(1, len(parts)))]
    return max((_fitting(lines, room, largest) for lines in ways), key=lambda sign: sign.size)


def _fitting(lines: tuple[str, ...], room: tuple[int, int], largest: int) -> Sign:
    size = max(LEAST, min(largest, int(room[1] / LINE / len(lines))))
    while size > LEAST and (width := Sign(lines, size).extent[0]) > room[0]:
        size = max(LEAST, min(size - 1, size * room[0] // width))
    return Sign(lines, size)


def draw_tubes(
    canvas: Surface,
    theme: Theme,
    sign: Sign,
    centre: tuple[int, int],
    colour: Colour,
    lit: float = 1.0,
    *,
    flickers: bool = True,
    grown: float = 1.0,
) -> None:
    """Draw a sign around a point, of which so much has lit up, from 0 to 1.

    Its letters light up one by one and flicker, or all at once and softly. One that moves and has `grown` is
    drawn once, and stretched.
    """
    if lit <= 0:
        return
    bright = tubes(theme, sign, colour)
    if grown != 1:
        bright = pygame.transform.smoothscale_by(bright, grown)
    place = bright.get_rect(center=centre)
    if lit >= 1 or not flickers:
        lay_share(canvas, bright, place, lit)
        return
    lay_share(canvas, bright, place, UNLIT * min(1.0, 4 * lit))
    letters = sign.letters()
    for number, letter in enumerate(letters):
        begins = (1 - IGNITING) * number / max(1, len(letters) - 1)
        strength = ignited(part_of(lit, begins, begins + IGNITING))
        for part, share in _strips(letter, round(SOFT_END * sign.size)):
            lay_share(canvas, bright, part.move(place.topleft), strength * share, part)


def _strips(letter: Rect, soft: int) -> Iterator[tuple[Rect, float]]:
    """The part of a letter, whose light ends softly beside its neighbours, as strips of the same light."""
    yield letter.inflate(-2 * soft, 0), 1.0
    edges = [soft * (2 * step - SOFT_STEPS) // SOFT_STEPS for step in range(SOFT_STEPS + 1)]
    for step, (start, end) in enumerate(pairwise(edges)):
        share = (step + 0.5) / SOFT_STEPS
        yield Rect(letter.left + start, letter.top, end - start, letter.height), share
        yield Rect(letter.right - end, letter.top, end - start, letter.height), share


def ignited(share: float) -> float:
    """The light of a letter that lights up: it glimmers, and dips once, before it is bright."""
    begun = swaying(part_of(share, 0.0, GLIMMERS_FROM))
    dip = 1 - abs(2 * part_of(share, GLIMMERS_FROM, GLIMMERS_TO) - 1)
    return GLIMMER * begun - DIP * dip + (1 - GLIMMER) * swaying(part_of(share, GLIMMERS_TO, 1.0))


def tubes(theme: Theme, sign: Sign, colour: Colour) -> Surface:
    """The picture of a sign that is lit, with the reach of its light."""
    return _tubes(theme, sign, colour).whole()


def draw_part_of_tubes(theme: Theme, sign: Sign, colour: Colour) -> bool:
    """Draw a step more of a sign that will be seen soon; False if it has been drawn."""
    return _tubes(theme, sign, colour).step()


@baked
def _tubes(theme: Theme, sign: Sign, colour: Colour) -> InSteps:
    enamel = theme.style is Style.ENAMEL

    def draw(picture: Surface) -> Steps:
        words = _words(sign)
        yield
        if sign.size < LEAST_TUBES:
            _draw_solid(picture, words, sign.size, theme, colour)
        elif theme.style is Style.FLAT:
            _draw_flat(picture, words, sign.size, colour)
        elif enamel:
            _draw_enamel(picture, words, sign.size, colour, glow=theme.glow)
        else:
            yield from _neon(picture, words, sign.size, colour, glow=theme.glow)
            if sign.size >= LARGE:
                _add_clips(picture, words, sign, mix(theme.stone, colour, 0.2))

    width, height = (side + 2 * sign.margin for side in sign.extent)
    return InSteps(clear((width, height), SHADOW if enamel else colour), draw)


def _add_clips(picture: Surface, words: Surface, sign: Sign, metal: Colour) -> None:
    """Clips of metal, one at the head and one at the foot of each letter."""
    wide, high = (max(3, round(share * sign.size)) for share in CLIP)
    for part in sign.letters():
        ink = words.subsurface(part).get_bounding_rect().move(part.topleft)
        x = ink.left + min(round(CLIP_AT * sign.size), ink.width // 2)
        inked = [y for y in range(ink.top, ink.bottom) if words.get_at((x, y)).a > 128]
        for y in (inked[0], inked[-1]) if inked else ():
            clip = Rect(0, 0, wide, high)
            clip.center = x, y
            pygame.draw.rect(picture, dimmed(metal, 0.35), clip, border_radius=wide // 3)
            pygame.draw.rect(picture, mix(metal, WHITE, 0.35), clip, max(1, wide // 5), wide // 3)


def _words(sign: Sign) -> Surface:
    """The words in white, with room for their light."""
    width, height = (side + 2 * sign.margin for side in sign.extent)
    words = clear((width, height), WHITE)
    for number, line in enumerate(sign.lines):
        written = font(sign.size, bold=True).render(line, True, WHITE)
        middle = sign.margin + round((number + 0.5) * LINE * sign.size)
        words.blit(written, written.get_rect(center=(width // 2, middle)))
    return words


def _draw_solid(sign: Surface, words: Surface, size: int, theme: Theme, colour: Colour) -> None:
    """Letters full of light, with its glow around them; on enamel they throw a shadow."""
    if theme.glow and theme.style is Style.NEON:
        for reach, strength in HALOS:
            halo = _tinted(blurred(words, max(1, round(reach * size))), colour, strength)
            sign.blit(halo, (0, 0))
    elif theme.glow and theme.style is Style.ENAMEL:
        shadow = blurred(words, max(1, round(0.03 * size)))
        sign.blit(_tinted(shadow, SHADOW, 0.5), (0, max(1, round(0.03 * size))))
    tone = mix(colour, WHITE, SOLID) if theme.style is Style.NEON else colour
    sign.blit(_tinted(words, tone, 1.0), (0, 0))


def _neon(sign: Surface, words: Surface, size: int, colour: Colour, *, glow: bool) -> Steps:
    softer, small = _softer(words, size), 1 - part_of(size, SMALL, LARGE)
    yield
    soft = _softer(softer, size)
    yield
    for reach, strength in HALOS if glow else ():
        band = _band(soft, GLASS)
        yield
        halo = _tinted(blurred(band, max(1, round(reach * size))), colour, strength)
        for _time in range(2):
            sign.blit(halo, (0, 0))
        yield
    inside, glass = mix(dimmed(colour, 0.5), colour, small), dimmed(mix(colour, WHITE, 0.1), 0.34)
    sign.blit(_tinted(soft, inside, INSIDE + (FULL - INSIDE) * small), (0, 0))
    sign.blit(_tinted(_band(soft, GLASS), mix(glass, colour, small), 0.95), (0, 0))
    yield
    sign.blit(_tinted(_band(soft, TUBE), colour, 1.0), (0, 0))
    yield
    sign.blit(_tinted(_band(soft, CORE), mix(colour, WHITE, 0.86), 1.0), (0, 0))
    yield


def _draw_enamel(sign: Surface, words: Surface, size: int, colour: Colour, *, glow: bool) -> None:
    soft = _soft(words, size)
    if glow:
        shadow = blurred(_band(soft, GLASS), max(1, round(0.03 * size)))
        sign.blit(_tinted(shadow, SHADOW, 0.5), (0, max(1, round(0.03 * size))))
    sign.blit(_tinted(words, mix(purest(colour), WHITE, 0.3), 0.9), (0, 0))
    sign.blit(_tinted(_band(soft, GLASS), dimmed(colour, 0.85), 1.0), (0, 0))
    sign.blit(_tinted(_band(soft, CORE), mix(colour, WHITE, 0.45), 1.0), (0, 0))


def _draw_flat(sign: Surface, words: Surface, size: int, colour: Colour) -> None:
    soft = _soft(words, size)
    sign.blit(_tinted(words, colour, 1.0), (0, 0))
    sign.blit(_tinted(_band(soft, GLASS), bright_edge(colour), 1.0), (0, 0))


# Masks: white, as strong as their alphas


def _soft(words: Surface, size: int) -> Surface:
    """The words with soft edges, whose strength tells how far the outline is."""
    return _softer(_softer(words, size), size)


def _softer(words: Surface, size: int) -> Surface:
    return pygame.transform.box_blur(words, max(1, round(size * BEND)))


def _band(soft: Surface, width: int) -> Surface:
    """A band along the outlines of soft words."""
    band, beyond = _from(soft, 128 - width), _from(soft, 128 + width)
    beyond.fill((*BLACK, 255), special_flags=pygame.BLEND_RGBA_MULT)
    band.blit(beyond, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return band


def _from(soft: Surface, least: int) -> Surface:
    """Where a mask is stronger than this, with sharper edges."""
    mask = soft.copy()
    mask.fill((0, 0, 0, least), special_flags=pygame.BLEND_RGBA_SUB)
    for _doubling in range(SHARPER):
        mask.blit(mask.copy(), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return mask


def _tinted(mask: Surface, colour: Colour, strength: float) -> Surface:
    tinted = mask.copy()
    tinted.fill((*colour, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
    return tinted
