"""A player's panel next to the board: a body with a lamp that is lit while it is that player's turn."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.arcade.draw.bodies import draw_body, draw_spill, shine_strip
from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.theme import PLATE_TINT, Colour, Style, Theme
from game.arcade.views.clock import ClockPicture
from game.core.rules import Player

# How far the light of a lit panel falls, in shares of the panel's size.
SPILL = 0.9


@dataclass(frozen=True)
class PanelPicture:
    """Everything that a panel shows."""

    name: str
    bot: str  # the level of a bot in words, "" for a person
    hints: int  # how many were asked for
    glyphs: tuple[Glyph | None, ...]  # the keys or buttons that act on the board
    moves_left: int  # at the end of a game, those before its last move
    left_words: str  # what they are, to follow the number
    moves_then: int | None  # after the move that the opponent points at
    flag: str  # the words below a lit lamp: what the player is to do; "" if the lamp is out
    light: float = 0.0  # of the lamp, from 0 to 1
    clock: ClockPicture | None = None  # the time left for a move
    ended: float = 0.0  # how far the words about the game have given way to those about its end


def draw_plate(canvas: Surface, layout: Layout, renderer: AnyRenderer, player: Player, light: float) -> None:
    """The body of a panel with its lamp, and the light that falls on what is around."""
    theme, area = renderer.theme, layout.panel(player)
    colour = theme.player(player)
    glow = _brightest(theme, colour)
    draw_spill(canvas, theme, _spill_of(layout, player), glow, light)
    radius = panel_radius(layout)
    draw_body(canvas, theme, area, radius, colour=glow, light=light, tint=PLATE_TINT, plain=layout.tiny)
    shine_strip(canvas, theme, lamp_of(layout, area), glow, light)


def _spill_of(layout: Layout, player: Player) -> Rect:
    """Where the light of a panel falls: as far as the cells of the board, and not on them."""
    panel, board = layout.panel(player), layout.board
    if layout.upright:
        half = round(panel.width * SPILL), board.top - panel.centery
    else:
        edge = board.left if player == 1 else board.right
        half = abs(edge - panel.centerx), round(panel.height * SPILL)
    spill = Rect(0, 0, 2 * half[0], 2 * half[1])
    spill.center = panel.center
    return spill


def panel_radius(layout: Layout) -> int:
    return layout.px(1.8)


def _brightest(theme: Theme, colour: Colour) -> Colour:
    return theme.legible(colour) if theme.style is Style.NEON else colour


def lamp_of(layout: Layout, area: Rect) -> Rect:
    """The tube at the upper edge of a panel."""
    lamp = Rect(0, 0, area.width - 4 * panel_radius(layout), max(3, layout.px(0.55)))
    lamp.midtop = (area.centerx, area.top + layout.px(0.9))
    return lamp
