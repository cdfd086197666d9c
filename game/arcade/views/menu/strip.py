"""The strip in the menu: a plate with an icon and a name each. The one that is chosen is framed."""

from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.fading import draw_faded, lay_share
from game.arcade.draw.layout import Layout
from game.arcade.draw.material import lay_on_shadow, plate, soft_shape
from game.arcade.draw.sprites import clear
from game.arcade.draw.text import shortened, wrapped, write
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, mix
from game.arcade.kit.rows import Places, draw_more
from game.arcade.views.icons import IconDrawer, icon
from game.arcade.views.menu.menu_layout import Strip, name_line
from game.core.grid import LEFT, RIGHT

# How far the light of a plate reaches, in shares of its height.
REACH = 0.28
# The shades of a light that grows: few, so that few texts are rendered.
SHADES = 6


@dataclass(frozen=True)
class TilePicture:
    """A tile as it is shown."""

    icon: IconDrawer
    name: str
    theme: Theme
    light: float  # from 0 to 1
    shown: float  # how far it has come up, from 0 to 1


@dataclass(frozen=True)
class StripPicture:
    """The strip as it is shown."""

    strip: Strip
    places: Places
    tiles: tuple[TilePicture, ...]
    frame: Rect | None  # around the chosen tile, or on its way there
    frame_light: float


def draw_strip(canvas: Surface, layout: Layout, theme: Theme, picture: StripPicture) -> None:
    places = picture.places
    for number in places.visible:
        tile, box = picture.tiles[number], places.boxes[number]
        draw_tile = partial(_draw_tile, canvas, layout, tile, picture.strip, box)
        draw_faded(canvas, _with_light(box), tile.shown, draw_tile)
    if picture.frame is not None:
        draw_frame = partial(_draw_frame, canvas, layout, theme, picture.frame, picture.frame_light)
        draw_faded(canvas, _with_light(picture.frame), min(tile.shown for tile in picture.tiles), draw_frame)
    for arrow, direction in ((places.back, LEFT), (places.forth, RIGHT)):
        if arrow is not None:
            draw_more(canvas, layout, theme, arrow, direction)


def shaded(ground: Colour, tone: Colour, light: float) -> Colour:
    """A tone with a share of its strength, in steps, on its ground."""
    return mix(ground, tone, round(light * SHADES) / SHADES)


def _with_light(box: Rect) -> Rect:
    """A plate with the light around it."""
    margin = round(box.height * REACH)
    return box.inflate(2 * margin, 2 * margin)


def _draw_tile(canvas: Surface, layout: Layout, tile: TilePicture, strip: Strip, box: Rect) -> None:
    place = _with_light(box)
    for lit, light in ((False, 1.0), (True, tile.light)):
        if light > 0:
            picture = _plate(tile.icon, tile.theme, box.size, strip.icon, lit=lit)
            lay_share(canvas, picture, place, light)
    _write_name(canvas, layout, tile, strip, box)


def _write_name(canvas: Surface, layout: Layout, tile: TilePicture, strip: Strip, box: Rect) -> None:
    """The name below the icon, in one line or in two."""
    size, step = layout.small, name_line(layout)
    tone = shaded(tile.theme.soft, tile.theme.ink, tile.light)
    lines = wrapped(tile.name, size, box.width - layout.px(1), bold=True)[: strip.lines]
    middle = box.bottom - layout.px(0.9) - strip.lines * step / 2
    for number, line in enumerate(lines):
        y = round(middle + step * (number - (len(lines) - 1) / 2))
        words = shortened(line, size, box.width, bold=True)
        write(canvas, words, size, tone, bold=True, center=(box.centerx, y))


# Plates


@baked
def _plate(drawer: IconDrawer, theme: Theme, size: tuple[int, int], side: int, *, lit: bool) -> Surface:
    """A plate with its icon, and with the light around it if it is lit."""
    width, height = size
    margin, radius = round(height * REACH), max(3, round(height * 0.14))
    picture = clear((width + 2 * margin, height + 2 * margin), theme.night)
    _draw_plate(picture, theme, Rect(margin, margin, width, height), radius, lit=lit)
    drawn = icon(drawer, theme, side, lit=lit)
    middle = (picture.get_width() // 2, margin + round(height * 0.06) + side // 2)
    picture.blit(drawn, drawn.get_rect(center=middle))
    return picture


def _draw_plate(picture: Surface, theme: Theme, box: Rect, radius: int, *, lit: bool) -> None:
    accent = theme.accent
    if theme.style is Style.FLAT:
        pygame.draw.rect(picture, theme.faint(accent, 0.25 if lit else 0.0), box, border_radius=radius)
        pygame.draw.rect(picture, theme.edge, box, theme.outline(1), radius)
        return
    neon = theme.style is Style.NEON
    if theme.glow:
        blur = max(2, round(box.height * REACH * 0.8))
        tone, share = (accent, 0.5) if lit and neon else ((0, 0, 0), 0.5 if neon else 0.22)
        soft = soft_shape(box.size, radius, blur, tone, share)
        picture.blit(soft, (box.left - blur, box.top - blur + (0 if lit and neon else blur // 4)))
    upper, lower = (0.5, 0.2) if lit else (0.14, 0.05)
    face = (mix(theme.floor, accent, upper), mix(theme.floor, accent, lower))
    lay_on_shadow(picture, plate(box.size, radius, face, 0.22, max(1, box.height // 50)), box)


# The frame


def _draw_frame(canvas: Surface, layout: Layout, theme: Theme, box: Rect, light: float) -> None:
    thick = theme.outline(layout.px(0.4))
    tone = shaded(theme.faint(theme.accent, 0.35), mix(theme.accent, theme.ink, 0.45), light)
    grown = box.inflate(2 * thick, 2 * thick)
    canvas.blit(_frame(grown.size, max(3, round(box.height * 0.14)) + thick, thick, tone), grown)


@baked
def _frame(size: tuple[int, int], radius: int, thick: int, tone: Colour) -> Surface:
    frame = _white_frame(size, radius, thick).copy()
    frame.fill((*tone, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return frame


@baked
def _white_frame(size: tuple[int, int], radius: int, thick: int) -> Surface:
    width, height = size
    large = clear((2 * width, 2 * height), WHITE)
    pygame.draw.rect(large, (*WHITE, 255), large.get_rect(), 2 * thick, border_radius=2 * radius)
    return pygame.transform.smoothscale(large, size)


def between_boxes(start: Rect, end: Rect, share: float) -> Rect:
    """A box on its way from one place to another."""
    parts = (round(a + (b - a) * share) for a, b in zip(tuple(start), tuple(end), strict=True))
    return Rect(*parts)
