"""The banner with the result of a game: a band of light in the winner's colour, and large words."""

from dataclasses import dataclass

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.fading import draw_faded
from game.arcade.draw.layout import Layout
from game.arcade.draw.material import gradient
from game.arcade.draw.sprites import ADD
from game.arcade.draw.text import lines_height, wrapped, write_in
from game.arcade.draw.theme import PLATE_TINT, WHITE, Colour, Style, Theme, dimmed, mix

# How far the band slides down while it comes in, in units.
SLIDE = 4.0
# How much of a line of letters stays empty above and below them.
AIR = 0.16


@dataclass(frozen=True)
class Verdict:
    """How the game ended."""

    call: str
    reason: str
    colour: Colour  # of the winner


def draw_banner(canvas: Surface, layout: Layout, theme: Theme, verdict: Verdict, light: float) -> None:
    """Draw the banner with a share of its light, from 0 to 1: it comes in from above."""
    band, call, why, sizes = _places(layout, verdict)
    shift = -round(layout.px(SLIDE) * (1 - light))
    colour = theme.legible(verdict.colour)

    def draw() -> None:
        _draw_band(canvas, layout, theme, band.move(0, shift), colour)
        write_in(canvas, verdict.call, sizes, call.move(0, shift), colour, bold=True)
        write_in(canvas, verdict.reason, (layout.small,), why.move(0, shift), theme.ink)

    draw_faded(canvas, Rect(0, 0, layout.width, band.bottom + _glow(layout)), light, draw)


def _glow(layout: Layout) -> int:
    """How far the light of the band reaches below it."""
    return layout.px(5)


def _places(layout: Layout, verdict: Verdict) -> tuple[Rect, Rect, Rect, tuple[int, ...]]:
    """The band, the places of its words, and the sizes of the large ones.

    It ends above the cells of the board where the words have room there.
    """
    room = layout.banner
    inner = layout.stage.inflate(-2 * layout.px(2), 0)
    lines = len(wrapped(verdict.reason, layout.small, inner.width))
    reason, below = lines_height(lines, layout.small), layout.px(0.6)
    for size in (layout.large, layout.medium):
        line = lines_height(1, size)
        air = round(line * AIR)
        # The letters are centred in their line, so that its air may lie above and below their place.
        call = Rect(inner.left, air, inner.width, line - 2 * air)
        why = Rect(inner.left, call.bottom, inner.width, reason)
        if why.bottom + below <= room.height:
            break
    sizes = (size, layout.medium) if size == layout.large else (size, layout.small)
    band = Rect(0, 0, room.width, max(room.height, why.bottom + below))
    return band, call, why, sizes


def _draw_band(canvas: Surface, layout: Layout, theme: Theme, band: Rect, colour: Colour) -> None:
    thick = max(2, layout.px(0.35))
    if theme.style is Style.FLAT:
        pygame.draw.rect(canvas, theme.night, band)
        pygame.draw.rect(canvas, colour, Rect(0, band.bottom - 2 * thick, band.width, 2 * thick))
        return
    canvas.blit(_cloth(theme, band.size, colour, thick), band)
    if theme.style is Style.NEON and theme.glow:
        canvas.blit(_glow_below(colour, band.width, _glow(layout)), (0, band.bottom), special_flags=ADD)


@baked
def _cloth(theme: Theme, size: tuple[int, int], colour: Colour, thick: int) -> Surface:
    """A dark band that grows lighter towards the line of light at its lower edge."""
    upper, lower = theme.faint(colour, 0.03), theme.faint(colour, PLATE_TINT)
    cloth = Surface(size, SRCALPHA)
    cloth.blit(gradient(size, upper, lower), (0, 0))
    line = Rect(0, size[1] - thick, size[0], thick)
    core = mix(colour, WHITE, 0.5) if theme.style is Style.NEON else colour
    for x in range(size[0]):
        share = (1 - abs(2 * x / size[0] - 1)) ** 0.7
        cloth.fill(mix(lower, core, share), Rect(x, line.top, 1, thick))
    return cloth


@baked
def _glow_below(colour: Colour, width: int, height: int) -> Surface:
    """The light that the line throws on what is below, to be added."""
    small = Surface((64, 16))
    for y in range(16):
        for x in range(64):
            across = 1 - abs(2 * (x + 0.5) / 64 - 1)
            small.set_at((x, y), dimmed(colour, 0.5 * across * (1 - (y + 0.5) / 16) ** 2))
    return pygame.transform.smoothscale(small, (width, height))
