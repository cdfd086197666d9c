"""The key that plays: the largest button of a screen, thick, in the accent of its game, and with a glow."""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.contrast import contrast
from game.arcade.draw.fading import lay_share
from game.arcade.draw.glyphs import Glyph, draw_glyph, glyph_width
from game.arcade.draw.layout import Layout
from game.arcade.draw.material import plate, soft_shape
from game.arcade.draw.sprites import clear
from game.arcade.draw.text import text_width, write
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, mix
from game.arcade.kit.nodes import Look, Node, Placed, Span

# The shades of the words while the light grows: few, so that few texts are rendered.
SHADES = 6
# The glow of a key that stands alone.
ALONE = 0.8
# The least contrast of the words with the key: the bevel takes some of it.
LEAST_CONTRAST = {Style.NEON: 5.5, Style.ENAMEL: 5.5, Style.FLAT: 7.5}
# The gap between a glyph and the words beside it, in units.
GLYPH_GAP = 1.6
# Of a key that stands alone on a page, in units: its least width, and how much wider and higher it is than
# what stands on it, if there is room.
WIDTH, WIDER, HIGHER = 44, 6, 2


def hero_height(layout: Layout) -> int:
    """The height of a key with large words."""
    return layout.line(layout.large) + layout.px(2)


def draw_hero_body(
    canvas: Surface, theme: Theme, box: Rect, light: float, glow: float, share: float = 1.0
) -> None:
    """The key with a share of its light and of its glow, drawn with a share of its strength."""
    if theme.glow:
        lay(canvas, _halo(theme, box.size), box, glow * share)
    lay(canvas, _plate(theme, box.size, lit=False), box, share)
    lay(canvas, _plate(theme, box.size, lit=True), box, light * share)


def hero_outline(theme: Theme, box: Rect) -> tuple[Rect, int]:
    """What the key covers in a box and, if it is thick, below it, and how round its corners are."""
    below = 0 if theme.style is Style.FLAT else _thickness(box.height)
    return Rect(box.left, box.top, box.width, box.height + below), _radius(box.height)


def _thickness(height: int) -> int:
    return max(2, height // 14)


def _radius(height: int) -> int:
    return max(3, height // 4)


def write_hero(
    canvas: Surface, layout: Layout, theme: Theme, box: Rect, words: str, glyph: Glyph | None, light: float
) -> None:
    """What to press, if there is room for it, and what that does."""
    tone = words_tone(theme, round(light * SHADES) / SHADES)
    size = _hero_size(layout, box)
    width, key = text_width(words, size, bold=True), 0
    if not holds_glyph(layout, box, words, glyph):
        glyph = None
    if glyph is not None:
        key = glyph_width(glyph, layout.small) + layout.px(GLYPH_GAP)
    left = box.centerx - (key + width) // 2
    if glyph is not None:
        draw_glyph(canvas, theme, glyph, left, box.centery, layout.small)
    write(canvas, words, size, tone, bold=True, midleft=(left + key, box.centery))


def _hero_size(layout: Layout, box: Rect) -> int:
    """The size of the words on a key."""
    return layout.large if layout.line(layout.large) <= box.height else layout.medium


def holds_glyph(layout: Layout, box: Rect, words: str, glyph: Glyph | None) -> bool:
    """Whether there is a glyph, and room for it beside the words on a key."""
    return glyph is not None and _width_of(layout, words, glyph, _hero_size(layout, box)) <= box.width


def _width_of(layout: Layout, words: str, glyph: Glyph | None, size: int) -> int:
    """The least width of a key with words of a size and perhaps a glyph."""
    width = text_width(words, size, bold=True) + 2 * layout.px(GLYPH_GAP)
    return width if glyph is None else width + glyph_width(glyph, layout.small) + layout.px(GLYPH_GAP)


@lru_cache(maxsize=256)
def words_tone(theme: Theme, light: float) -> Colour:
    """The colour of the words: the one that is read best on a key with a share of its light."""
    faces = face_at(theme, light)
    tones = (theme.legible(theme.accent), theme.ink, _face(theme).ink)
    return max(tones, key=lambda tone: min(contrast(tone, face) for face in faces))


def face_at(theme: Theme, light: float) -> tuple[Colour, Colour]:
    """The colours of a key with a share of its light, at its upper edge and at its lower one."""
    dark, lit = _dark_face(theme), _face(theme)
    return mix(dark[0], lit.upper, light), mix(dark[1], lit.lower, light)


def _dark_face(theme: Theme) -> tuple[Colour, Colour]:
    if theme.style is Style.FLAT:
        return theme.floor, theme.floor
    return mix(theme.floor, theme.accent, 0.2), theme.floor


def draw_key(
    canvas: Surface, layout: Layout, theme: Theme, box: Rect, words: str, glyph: Glyph | None
) -> None:
    """The key as it is lit where it is the only one."""
    draw_hero_body(canvas, theme, box, 1.0, ALONE)
    write_hero(canvas, layout, theme, box, words, glyph, 1.0)


def lay(canvas: Surface, sprite: Surface, box: Rect, light: float) -> None:
    """Lay a sprite on the middle of a box, with a share of its light."""
    lay_share(canvas, sprite, sprite.get_rect(center=box.center), light)


class _Face(NamedTuple):
    """The colours of a lit key, and of the words on it."""

    upper: Colour
    lower: Colour
    ink: Colour


@lru_cache(maxsize=32)
def _face(theme: Theme) -> _Face:
    """The accent, as much brighter or darker as its words need to be read."""
    ink = max((theme.night, theme.ink, WHITE), key=lambda tone: contrast(tone, theme.accent))
    dark = contrast(ink, WHITE) > contrast(ink, BLACK)
    shine, way = (0.28, WHITE) if dark else (0.06, BLACK)
    shades = (mix(theme.accent, way, percent / 100) for percent in range(0, 101, 4))
    faces = (_Face(mix(shade, WHITE, shine), shade, ink) for shade in shades)
    least = LEAST_CONTRAST[theme.style]
    return next(face for face in faces if min(contrast(ink, face.upper), contrast(ink, face.lower)) >= least)


@baked
def _plate(theme: Theme, size: tuple[int, int], *, lit: bool) -> Surface:
    """A thick key; in the accent if it is lit."""
    width, height = size
    radius, thick = _radius(height), _thickness(height)
    picture = clear((width, height + 2 * thick), theme.night)
    body, accent, bright = Rect(0, thick, width, height), theme.accent, _face(theme)
    if theme.style is Style.FLAT:
        pygame.draw.rect(picture, bright.lower if lit else theme.floor, body, border_radius=radius)
        pygame.draw.rect(picture, theme.ink if lit else accent, body, theme.outline(2), radius)
        return picture
    side = mix(accent, theme.night if theme.style is Style.NEON else (0, 0, 0), 0.55 if lit else 0.8)
    pygame.draw.rect(picture, side, body.move(0, thick), border_radius=radius)
    face = (bright.upper, bright.lower) if lit else _dark_face(theme)
    picture.blit(plate(size, radius, face, 0.4, max(1, thick // 2)), (0, thick))
    return picture


@baked
def _halo(theme: Theme, size: tuple[int, int]) -> Surface:
    """The light around the key; none on it."""
    width, height = size
    blur, radius = height // 2, _radius(height)
    neon = theme.style is Style.NEON
    halo = soft_shape(size, radius, blur, theme.accent if neon else (0, 0, 0), 0.7 if neon else 0.2)
    hole = Rect(blur, blur, width, height)
    pygame.draw.rect(halo, (*theme.accent, 0), hole, border_radius=radius)
    return halo


@dataclass(frozen=True)
class Key(Node):
    """The only key of a page, lit, at the foot of its room."""

    words: str
    glyph: Glyph | None
    align: float = 0.0  # 0 on the left, 0.5 in the middle

    def height(self, layout: Layout, width: int) -> Span:
        height = max(layout.target, layout.line(layout.medium) + layout.px(HIGHER))
        return Span(height, height)

    def placed(self, layout: Layout, box: Rect) -> Placed:
        """It is wide enough for its words and its glyph, if there is room."""
        needed = _width_of(layout, self.words, self.glyph, layout.medium) + layout.px(WIDER)
        width = min(box.width, max(layout.text_px(WIDTH), needed))
        height = min(box.height, self.height(layout, box.width).wanted)
        left = box.left + round((box.width - width) * self.align)
        return Placed(self, Rect(left, box.bottom - height, width, height))

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        draw_key(canvas, look.layout, look.theme, placed.box, self.words, self.glyph)
