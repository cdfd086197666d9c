"""The rounds that a player has won in a series, as lamps."""

from dataclasses import dataclass

import pygame
from pygame import Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.light import shine_pool
from game.arcade.draw.text import text_width, write
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, mix
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.core.rules import Player
from game.session.modes import Series

# More rounds than this are shown as a number.
MOST_LAMPS = 5
# The distance from lamp to lamp, in units.
STEP = 3.2


@dataclass(frozen=True)
class Rounds(Node):
    """The rounds of a series that a player has won."""

    series: Series
    player: Player
    colour: Colour

    @property
    def won(self) -> int:
        return self.series.tally(self.player)

    @property
    def _needed(self) -> int:
        return self.series.rounds // 2 + 1

    def width(self, layout: Layout) -> Span:
        width = lamps_width(layout, self._needed)
        return Span(width, width)

    def height(self, layout: Layout, width: int) -> Span:
        return Span(layout.line(layout.small), layout.line(layout.small))

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        draw_lamps(canvas, *look, placed.box.center, self.colour, self.won, self._needed)


def lamps_width(layout: Layout, needed: int, most: int = MOST_LAMPS) -> int:
    """The width of a lamp for each round that is needed, or of a number if those are more than `most`."""
    if needed > most:
        return text_width(f"{needed} / {needed}", layout.small, bold=True)
    return layout.text_px(STEP) * needed


def draw_lamps(
    canvas: Surface,
    layout: Layout,
    theme: Theme,
    centre: tuple[int, int],
    colour: Colour,
    won: int,
    needed: int,
    most: int = MOST_LAMPS,
) -> None:
    """A lamp for each round that is needed; those won are lit. More than `most` are shown as a number."""
    if needed > most:
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
