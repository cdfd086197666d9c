"""Medals: a disc on a ribbon with an emblem. Until a medal is earned, only its outlines are seen."""

import math
from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.layout import Layout
from game.arcade.draw.light import shine_pool
from game.arcade.draw.lines import thick_line
from game.arcade.draw.sprites import clear
from game.arcade.draw.text import lines_height, wrapped, write_in
from game.arcade.draw.theme import WHITE, Colour, Theme, dimmed, mix
from game.arcade.views.records.panels import MedalPanel

# They are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 3
# The colours of the discs.
BRONZE: Colour = (205, 124, 66)
SILVER: Colour = (186, 196, 214)
GOLD: Colour = (250, 200, 62)
TEAL: Colour = (70, 205, 190)
VIOLET: Colour = (164, 120, 255)
ROSE: Colour = (255, 104, 140)

# The corners of the halves of a ribbon, across: the one behind, and the one before it.
RIBBONS = ((0.6, 0.82, 0.58, 0.36), (0.18, 0.4, 0.64, 0.42))
Emblem = Callable[[Surface, Colour, float], None]


def _bars(count: int) -> Emblem:
    """So many chevrons, one above the other."""

    def draw(canvas: Surface, colour: Colour, side: float) -> None:
        for number in range(count):
            y = side * (0.53 + 0.17 * (number - (count - 1) / 2))
            tip = (side / 2, y - side * 0.09)
            for x in (0.28, 0.72):
                thick_line(canvas, colour, (side * x, y + side * 0.09), tip, side * 0.085)

    return draw


def _flag(canvas: Surface, colour: Colour, side: float) -> None:
    thick_line(canvas, colour, (side * 0.36, side * 0.25), (side * 0.36, side * 0.77), side * 0.08)
    corners = [(0.36, 0.22), (0.76, 0.36), (0.36, 0.52)]
    pygame.draw.polygon(canvas, colour, [(x * side, y * side) for x, y in corners])


def _star(canvas: Surface, colour: Colour, side: float) -> None:
    corners = []
    for number in range(10):
        reach, angle = side * (0.15 if number % 2 else 0.34), math.pi * number / 5
        corners.append((side / 2 + reach * math.sin(angle), side * 0.52 - reach * math.cos(angle)))
    pygame.draw.polygon(canvas, colour, corners)


def _blade(canvas: Surface, colour: Colour, side: float) -> None:
    corners = [(0.3, 0.74), (0.68, 0.22), (0.76, 0.3), (0.38, 0.78)]
    pygame.draw.polygon(canvas, colour, [(x * side, y * side) for x, y in corners])
    thick_line(canvas, colour, (side * 0.24, side * 0.6), (side * 0.5, side * 0.82), side * 0.07)


def _loop(canvas: Surface, colour: Colour, side: float) -> None:
    pygame.draw.circle(canvas, colour, (side / 2, side / 2), side * 0.29, round(side * 0.085))
    pygame.draw.circle(canvas, colour, (side / 2, side / 2), side * 0.1)


def _clock(canvas: Surface, colour: Colour, side: float) -> None:
    pygame.draw.circle(canvas, colour, (side / 2, side / 2), side * 0.3, round(side * 0.075))
    for end in ((0.5, 0.32), (0.64, 0.56)):
        thick_line(canvas, colour, (side / 2, side / 2), (side * end[0], side * end[1]), side * 0.07)


# What each medal looks like; one that is not here has a star.
LOOKS: dict[str, tuple[Colour, Emblem]] = {
    "bronze": (BRONZE, _bars(1)),
    "silver": (SILVER, _bars(2)),
    "gold": (GOLD, _bars(3)),
    "cleared": (TEAL, _flag),
    "untouched": (GOLD, _star),
    "razor": (ROSE, _blade),
    "flawless": (TEAL, _loop),
    "streak": (VIOLET, _bars(4)),
    "overtime": (ROSE, _clock),
}


@baked
def medal(theme: Theme, name: str, side: int, *, earned: bool) -> Surface:
    """A medal on a transparent square."""
    whole = side * OVERSAMPLING
    colour, emblem = LOOKS.get(name, (VIOLET, _star))
    large = clear((whole, whole), theme.night)
    if earned:
        _draw_earned(large, theme, colour, emblem)
    else:
        _draw_ghost(large, theme, emblem)
    return pygame.transform.smoothscale(large, (side, side))


def _draw_earned(large: Surface, theme: Theme, colour: Colour, emblem: Emblem) -> None:
    side = large.get_width()
    for corners, shade in zip(RIBBONS, (0.5, 0.8), strict=True):
        _draw_ribbon(large, dimmed(mix(theme.accent, colour, 0.3), shade), corners)
    middle, radius = (side * 0.5, side * 0.63), side * 0.35
    pygame.draw.circle(large, dimmed(colour, 0.55), middle, radius)
    pygame.draw.circle(large, mix(colour, WHITE, 0.35), (middle[0], middle[1] - side * 0.012), radius * 0.97)
    pygame.draw.circle(large, colour, middle, radius * 0.9)
    pygame.draw.circle(large, dimmed(colour, 0.62), middle, radius * 0.78)
    _draw_emblem(large, emblem, mix(colour, WHITE, 0.75), middle, radius)


def _draw_ghost(large: Surface, theme: Theme, emblem: Emblem) -> None:
    side = large.get_width()
    tone = mix(theme.edge, theme.soft, 0.5)
    for corners, share in zip(RIBBONS, (0.3, 0.45), strict=True):
        _draw_ribbon(large, theme.faint(theme.edge, share), corners)
    middle, radius = (side * 0.5, side * 0.63), side * 0.35
    pygame.draw.circle(large, theme.faint(theme.edge, 0.3), middle, radius)
    pygame.draw.circle(large, tone, middle, radius, round(side * 0.025))
    _draw_emblem(large, emblem, tone, middle, radius)


def _draw_ribbon(large: Surface, colour: Colour, corners: Sequence[float]) -> None:
    """A half of the ribbon, from the top of the square to the disc."""
    side, heights = large.get_width(), (0.0, 0.0, 0.42, 0.42)
    points = [(x * side, y * side) for x, y in zip(corners, heights, strict=True)]
    pygame.draw.polygon(large, colour, points)


def _draw_emblem(
    large: Surface, emblem: Emblem, colour: Colour, middle: tuple[float, float], radius: float
) -> None:
    square = clear((round(radius * 1.5), round(radius * 1.5)), colour)
    emblem(square, (*colour, 255), square.get_width())  # type: ignore[arg-type]
    large.blit(square, square.get_rect(center=(round(middle[0]), round(middle[1]))))


def draw_medal(canvas: Surface, layout: Layout, theme: Theme, area: Rect, panel: MedalPanel) -> None:
    """A large medal with the words below it."""
    lines = len(wrapped(panel.words, layout.small, area.width))
    words = lines_height(lines, layout.small) + layout.line(layout.small) + layout.px(1)
    side = max(8, min(area.width, area.height - words - layout.px(1), layout.px(42)))
    top = area.top + max(0, area.height - words - layout.px(1) - side) // 2
    square = Rect(area.centerx - side // 2, top, side, side)
    if panel.when:
        colour, _emblem = LOOKS.get(panel.name, (VIOLET, _star))
        shine_pool(canvas, theme, (square.centerx, square.top + side * 0.63), side * 0.75, colour, 0.8)
    canvas.blit(medal(theme, panel.name, side, earned=bool(panel.when)), square)
    below = Rect(area.left, square.bottom + layout.px(1), area.width, lines_height(lines, layout.small))
    write_in(canvas, panel.words, (layout.small,), below, theme.ink, down=0)
    last = Rect(area.left, below.bottom, area.width, layout.line(layout.small))
    write_in(canvas, panel.when, (layout.small,), last, theme.soft)
