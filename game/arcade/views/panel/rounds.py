"""The rounds that a player has won in a series, as lamps."""

import pygame
from pygame import Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.light import shine_pool
from game.arcade.draw.text import text_width, write
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, mix
from game.core.rules import Player
from game.session.modes import Series

# More rounds than this are shown as a number.
MOST_LAMPS = 5
# The distance from lamp to lamp, in units.
STEP = 3.2


def rounds_width(layout: Layout, series: Series) -> int:
    """The width of the rounds of a series."""
    return lamps_width(layout, _needed(series))


def lamps_width(layout: Layout, needed: int) -> int:
    """The width of a lamp for each round that is needed."""
    if needed > MOST_LAMPS:
        return text_width(f"{needed} / {needed}", layout.small, bold=True)
    return layout.text_px(STEP) * needed


def _needed(series: Series) -> int:
    return series.rounds // 2 + 1


def draw_rounds(
    canvas: Surface,
    layout: Layout,
    theme: Theme,
    centre: tuple[int, int],
    colour: Colour,
    series: Series,
    player: Player,
) -> None:
    """A lamp for each round that a player needs; those won are lit."""
    draw_lamps(canvas, layout, theme, centre, colour, series.tally(player), _needed(series))


def draw_lamps(
    canvas: Surface,
    layout: Layout,
    theme: Theme,
    centre: tuple[int, int],
    colour: Colour,
    won: int,
    needed: int,
) -> None:
    """A lamp for each round that is needed; those won are lit."""
    if needed > MOST_LAMPS:
        write(canvas, f"{won} / {needed}", layout.small, theme.legible(colour), bold=True, center=centre)
        return
    step, radius = layout.text_px(STEP), layout.text_px(0.9)
    for number in range(needed):
        spot = (centre[0] + round((number - (needed - 1) / 2) * step), centre[1])
        if number < won:
            _draw_lit(canvas, theme, spot, radius, theme.legible(colour))
        else:
            pygame.draw.circle(canvas, mix(theme.night, theme.edge, 0.35), spot, radius)
            rim = theme.outline(layout.text_px(0.15))
            pygame.draw.circle(canvas, theme.faint(theme.edge, 0.9), spot, radius, rim)


def _draw_lit(canvas: Surface, theme: Theme, spot: tuple[int, int], radius: int, colour: Colour) -> None:
    if theme.style is Style.NEON:
        shine_pool(canvas, theme, spot, radius * 3.2, colour)
    pygame.draw.circle(canvas, colour, spot, radius)
    if theme.style is not Style.FLAT:
        pygame.draw.circle(canvas, mix(colour, WHITE, 0.6), spot, max(1, radius // 2))
