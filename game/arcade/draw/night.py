"""The night behind everything: a glow on the horizon, stars above it, and a grid that runs towards it.

A bright theme has a day of the same kind, without stars. What does not move is drawn once.
"""

import math
import random
from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.material import SAMPLES, add_grain, column
from game.arcade.draw.sprites import ADD, BRIGHTEST, blurred
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, dimmed, mix

HORIZON = 0.62  # of the height
ROWS = 14
SECONDS_A_ROW = 5.0
# The distance of the lines of the grid in shares of the width, at the foot and at the horizon.
NEAR_STEP, FAR_STEP = 0.16, 0.022
LINES = 20  # on each side of the middle
# How much light the ground keeps at its foot where it is bright.
BRIGHT_FOOT = 0.97
STARS = 170
# How bright the parts of a dark sky are, in shares of the accent: text is written on all of them.
GLOW, EDGE, LINE, ROW, STAR = 0.18, 0.1, 0.23, 0.27, 0.2
# A row of the grid is drawn with this many strengths, on a strip of this height.
STRENGTHS, STRIP = 24, 3

MULTIPLY = pygame.BLEND_RGB_MULT
Share = Callable[[float], float]


def draw_night(canvas: Surface, theme: Theme, time: float) -> None:
    """Fill the canvas with the night at a point in time. A flat theme has nothing behind its text."""
    if theme.style is Style.FLAT:
        canvas.fill(theme.night)
        return
    canvas.blit(_sky(canvas.get_size(), theme), (0, 0))
    _draw_rows(canvas, theme, time)


@baked
def _sky(size: tuple[int, int], theme: Theme) -> Surface:
    """The parts of the night that do not move."""
    return _dark_sky(size, theme) if theme.style is Style.NEON else _bright_sky(size, theme)


def _draw_rows(canvas: Surface, theme: Theme, time: float) -> None:
    """The rows of the grid that move towards the viewer."""
    width, height = canvas.get_size()
    horizon = round(height * HORIZON)
    phase = (time / SECONDS_A_ROW) % 1.0
    for row in range(ROWS):
        depth = (row + phase) / ROWS
        y = horizon + round((height - horizon) * depth**2.4)
        if theme.style is Style.NEON:
            strip = _strip(width, theme.accent, round(STRENGTHS * (0.12 + 0.88 * depth)))
            canvas.blit(strip, (0, y - 1), special_flags=BRIGHTEST)
        else:
            pygame.draw.line(canvas, theme.faint(theme.accent, 0.1 + 0.175 * depth), (0, y), (width, y))


def moving_part(screen: Rect, theme: Theme) -> tuple[Rect, ...]:
    """The part of a screen in which rows move: a flat theme has none."""
    if theme.style is Style.FLAT:
        return ()
    top = screen.top + round(screen.height * HORIZON) - 1
    return (Rect(screen.left, top, screen.width, screen.bottom - top),)


# A dark ground


def _dark_sky(size: tuple[int, int], theme: Theme) -> Surface:
    lines = _grid(size, theme)
    picture = pygame.transform.smoothscale(_dark_ground(theme), size)
    _draw_stars(picture, theme)
    picture.blit(lines, (0, size[1] - lines.get_height()), special_flags=ADD)
    add_grain(picture, 0.3)  # which also hides the steps of faint colours
    return picture


def _dark_ground(theme: Theme) -> Surface:
    """The sky and the floor with the glow on the horizon, small."""
    night, size = theme.night, (SAMPLES, SAMPLES)
    ground = column(
        size, lambda y: mix(dimmed(night, 0.75), mix(night, theme.floor, 0.6), min(1.0, y / HORIZON))
    )
    glow = column(size, lambda y: dimmed(theme.accent, GLOW * _horizon_glow(y)))
    _multiply_across(glow, lambda x: 0.2 + 0.8 * _arch(x) ** 1.5)
    ground.blit(glow, (0, 0), special_flags=ADD)
    _multiply_across(ground, _side)
    ground.blit(column(size, lambda y: dimmed(WHITE, _foot(y))), (0, 0), special_flags=MULTIPLY)
    return ground


def _side(x: float) -> float:
    """How bright everything is across the screen: darker towards its sides."""
    return 1 - 0.45 * abs(2 * x - 1) ** 3


def _foot(y: float) -> float:
    """How bright everything is at a height: darker at the foot of the screen."""
    return 1 - 0.5 * max(0.0, (y - 0.72) / 0.28) ** 2


def _arch(x: float) -> float:
    """1 in the middle of the screen, and softly down to 0 at its sides."""
    return math.cos(math.pi * (x - 0.5))


def _horizon_glow(y: float) -> float:
    """The light on the horizon: it reaches far up, and less far over the floor."""
    reach = HORIZON * 0.85 if y < HORIZON else (1 - HORIZON) * 0.6
    return math.pow(max(0.0, 1 - abs(y - HORIZON) / reach), 2.6)


def _multiply_across(picture: Surface, share: Share) -> None:
    """Darken a picture depending on the place across."""
    picture.blit(_across(picture.get_size(), WHITE, share), (0, 0), special_flags=MULTIPLY)


def _across(size: tuple[int, int], colour: Colour, share: Share) -> Surface:
    line = Surface((SAMPLES, 1))
    for x in range(SAMPLES):
        line.set_at((x, 0), dimmed(colour, share((x + 0.5) / SAMPLES)))
    return pygame.transform.scale(pygame.transform.smoothscale(line, (size[0], 1)), size)


def _draw_stars(picture: Surface, theme: Theme) -> None:
    """Faint stars, fewer and fainter towards the horizon."""
    width, height = picture.get_size()
    chance = random.Random(11)  # noqa: S311 - decoration
    unit = min(height, width) / 1080
    for _star in range(STARS):
        x, y = chance.random(), chance.random() ** 1.4 * HORIZON * 0.92
        light = STAR * (0.4 + 0.6 * chance.random()) * (1 - y / HORIZON) ** 0.5 * _side(x)
        tone = dimmed(mix(theme.ink, theme.accent, chance.random() * 0.5), light)
        side = max(1, round(unit * (1.2 + 1.6 * chance.random() ** 3)))
        picture.fill(tone, (round(x * width), round(y * height), side, side), ADD)


def _grid(size: tuple[int, int], theme: Theme) -> Surface:
    """The lines that run towards the horizon, with a glow that falls off to the sides and to the distance."""
    width, height = size
    horizon = round(height * HORIZON)
    lines = Surface((width, max(1, height - horizon)))
    for step in range(-LINES, LINES + 1):
        far, near = (width / 2 + step * width * each for each in (FAR_STEP, NEAR_STEP))
        pygame.draw.aaline(lines, dimmed(theme.accent, LINE), (far, 0), (near, lines.get_height()))
    glow = blurred(lines, max(2, height // 130))
    lines.blit(glow, (0, 0), special_flags=ADD)
    share = pygame.transform.smoothscale(_grid_share(), lines.get_size())
    lines.blit(share, (0, 0), special_flags=MULTIPLY)
    edge = _across((width, 1), theme.accent, lambda x: EDGE * _arch(x) ** 2 * _side(x))
    lines.blit(edge, (0, 0), special_flags=ADD)
    return lines


def _grid_share() -> Surface:
    """How bright the lines of the grid are below the horizon, small."""
    share = column(
        (SAMPLES, SAMPLES),
        lambda y: dimmed(
            WHITE, min(1.0, 0.1 + 2.2 * y) * (1 - 0.35 * y) * _foot(HORIZON + (1 - HORIZON) * y)
        ),
    )
    _multiply_across(share, lambda x: (1 - 0.75 * abs(2 * x - 1) ** 1.5) * _side(x))
    return share


@baked
def _strip(width: int, accent: Colour, strength: int) -> Surface:
    """A row of the grid, fainter towards the sides. The floor is nowhere darker than it."""
    if strength < STRENGTHS:
        strip = _strip(width, accent, STRENGTHS).copy()
        strip.fill(dimmed(WHITE, strength / STRENGTHS), special_flags=MULTIPLY)
        return strip
    strip = Surface((width, STRIP))
    for top, height, share in ((0, STRIP, ROW / 4), (STRIP // 2, 1, ROW)):
        tone = dimmed(accent, share)
        strip.blit(_across((width, height), tone, lambda x: 1 - abs(2 * x - 1) ** 1.5), (0, top))
    return strip


# A bright ground


def _bright_sky(size: tuple[int, int], theme: Theme) -> Surface:
    width, height = size
    horizon = round(height * HORIZON)

    def tone(y: float) -> Colour:
        distance = abs(y - HORIZON)
        glow = max(0.0, 1 - distance * (3.2 if y < HORIZON else 5)) ** 2
        return mix(mix(theme.night, dimmed(theme.night, BRIGHT_FOOT), y), theme.accent, 0.17 * glow)

    picture = column(size, tone)
    for step in range(-LINES, LINES + 1):
        far, near = (width / 2 + step * width * each for each in (FAR_STEP, NEAR_STEP))
        pygame.draw.aaline(picture, theme.faint(theme.accent, 0.22), (far, horizon), (near, height))
    pygame.draw.line(picture, theme.faint(theme.accent, 0.5), (0, horizon), (width, horizon))
    return picture
