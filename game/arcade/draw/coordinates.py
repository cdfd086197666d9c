"""The numbers of the rows and columns on the rim of a board, in the counting of its game."""

from functools import lru_cache
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.contrast import contrast
from game.arcade.draw.slab import Slab, metal
from game.arcade.draw.text import rendered, text_width, write
from game.arcade.draw.theme import BLACK, TEXT_CONTRAST, WHITE, Colour, Style, Theme, mix

# A number takes at most this share of its cell; where cells are smaller, only some of the lines have numbers.
ROOM = 0.86
LETTERS = 0.7  # the share of a line in which its letters stand
# How strong the strokes are that engrave the numbers, and the numbers themselves while nobody points at them.
STROKE, REST = 0.5, 0.6
# How much more contrast they have than other text, since light falls on the metal.
SPARE = 0.6
STEPS = 8  # of the light of a number


class Counting(NamedTuple):
    """How the numbers of a board stand: rows along its left rim, columns along its upper or its lower one."""

    origin: int  # the number of the first row and the first column
    columns_below: bool = False


def engrave_coordinates(
    canvas: Surface, theme: Theme, slab: Slab, area: BoardArea, counting: Counting
) -> None:
    """The edges of the numbers in the metal."""
    if theme.style is Style.FLAT:
        return
    ground = metal(theme)[0]
    step = max(1, area.text_size // 22)
    edges = [(-step, mix(ground, BLACK, STROKE))]
    if theme.style is Style.ENAMEL:
        edges = [(step, mix(ground, WHITE, STROKE))]
    for line in _numbered(area, counting.origin):
        for down in (False, True):
            x, y = _place(theme, slab, area, line, counting, down=down)
            for shift, tone in edges:
                write(
                    canvas,
                    str(line + counting.origin),
                    area.text_size,
                    tone,
                    bold=True,
                    center=(x, y + shift),
                )


def draw_coordinates(
    canvas: Surface,
    theme: Theme,
    slab: Slab,
    area: BoardArea,
    counting: Counting,
    lights: dict[tuple[bool, int], float],
    colour: Colour,
    covered: Rect | None = None,
) -> None:
    """The numbers; those of rows (True) and columns (False) that have a share of light are lit.

    Where the rim is covered by something else, none are drawn.
    """
    numbered = set(_numbered(area, counting.origin))
    dense = len(numbered) == area.size
    for down in (False, True):
        shares = [round(STEPS * lights.get((down, line), 0.0)) / STEPS for line in range(area.size)]
        for line, share in enumerate(shares):
            crowded = not dense and any(shares[max(0, line - 1) : line + 2])
            if share or (line in numbered and not crowded):
                place = _place(theme, slab, area, line, counting, down=down)
                if covered is not None and covered.collidepoint(place):
                    continue
                tone = _tone(theme, colour, share)
                write(canvas, str(line + counting.origin), area.text_size, tone, bold=True, center=place)
                if share:
                    _underline(canvas, theme, place, area.text_size, colour, share)


def _numbered(area: BoardArea, origin: int) -> list[int]:
    """The lines that have a number even if nobody points at them."""
    widest = text_width(str(area.size - 1 + origin), area.text_size, bold=True)
    tallest = rendered("0", area.text_size, WHITE, bold=True).get_height() * LETTERS
    every = next(
        (each for each in (1, 2, 5) if widest / ROOM <= each * area.cell and tallest <= each * area.lowest),
        10,
    )
    return [line for line in range(area.size) if every == 1 or (line + origin) % every == 0]


def _place(
    theme: Theme, slab: Slab, area: BoardArea, line: int, counting: Counting, *, down: bool
) -> tuple[int, int]:
    """Where the middle of a number's line of text is, so that its ink is in the middle of the rim."""
    # A flat rim ends at the cells; any other ends at the hollow for them.
    across = slab.rim // 2 if theme.style is Style.FLAT else (slab.rim - slab.inset) // 2
    x, y = area.number_of(line, slab.rim - across, row=down, below=counting.columns_below)
    return x, y - _sag(area.text_size)


@lru_cache(maxsize=16)
def _sag(text_size: int) -> int:
    """How far the middle of a digit's ink lies below the middle of its line."""
    digit = rendered("0", text_size, WHITE, bold=True)
    inked = digit.get_bounding_rect()
    return int((inked.top + inked.bottom - digit.get_height()) / 2)


@lru_cache(maxsize=64)
def _tone(theme: Theme, colour: Colour, light: float) -> Colour:
    """The colour of a number: at rest grey, lit in a colour, and always legible on the metal."""
    grounds = (theme.floor,) if theme.style is Style.FLAT else metal(theme)
    ground = min(grounds, key=lambda each: contrast(theme.ink, each))
    grey = mix(ground, theme.ink, REST)
    return mix(_legible(theme, grey, ground), _legible(theme, theme.legible(colour), ground), light)


def _legible(theme: Theme, colour: Colour, ground: Colour) -> Colour:
    """The colour, with as much of the ink's as it needs to be read."""
    shades = (mix(colour, theme.ink, percent / 100) for percent in range(0, 101, 5))
    least = TEXT_CONTRAST[theme.style] + SPARE
    return next((shade for shade in shades if contrast(shade, ground) >= least), theme.ink)


def _underline(
    canvas: Surface, theme: Theme, place: tuple[int, int], size: int, colour: Colour, light: float
) -> None:
    """A short line of light below a number."""
    line = Rect(0, 0, round(size * 0.9 * light), max(2, size // 10))
    line.midtop = (place[0], place[1] + round(size * 0.44))
    pygame.draw.rect(canvas, theme.legible(colour), line, border_radius=line.height // 2)
