"""A player's panel next to the board: a body with a lamp that is lit while it is that player's turn."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.layout import Layout
from game.arcade.draw.plates import draw_spill, lay_plate, light_reach, shine_strip
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.theme import PLATE_TINT, Colour, Style, Theme
from game.arcade.views.play.clock import ClockPicture
from game.core.rules import Player
from game.people.person import Person

# How far the light of a lit panel beside the board falls, in shares of the panel's height.
SPILL = 0.72
# How much lower a panel is that waits, in units, at most one in so many parts of its height.
LOWER, LEAST_LOWER = 2.4, 14
# The gap between the two lamps of a turn with two halves, in units.
LAMP_GAP = 1.6


@dataclass(frozen=True)
class PanelPicture:
    """Everything that a panel shows."""

    name: str
    person: Person | None  # who plays, if that is known; of a bot its face
    holder: str  # who the player is: you, or a bot of a level; "" for one of two people
    hints: int  # how many were asked for
    guards: str  # how many are left, in words; "" if none helps this player
    glyphs: tuple[Glyph, ...]  # the keys or buttons of one of two people that act on the board
    moves_left: int  # at the end of a game, those before its last move
    left_words: str  # what they are, to follow the number
    moves_then: int | None  # after the move that the opponent points at
    flag: str  # the words below a lit lamp: what the player is to do; "" if the lamp is out
    light: float = 0.0  # of the lamp, from 0 to 1
    clock: ClockPicture | None = None  # the time left for a move
    timed: bool = False  # whether the players have such a clock
    ended: float = 0.0  # how far the words about the game have given way to those about its end
    moves_at_end: int | None = None  # those after the last move of a game, if they mean something
    words_at_end: str = ""
    says: str = ""  # the bot, at the end of a game; on the panel of the person there is room for it too
    # Where a turn has two halves: how brightly each of two lamps is lit while it is that player's turn.
    halves: tuple[float, float] | None = None


def draw_plate(
    canvas: Surface,
    layout: Layout,
    renderer: AnyRenderer,
    player: Player,
    light: float,
    corner: tuple[int, int] = (0, 0),
) -> None:
    """The body of a panel with its lamp, and the light that falls on what is around.

    The canvas begins at a corner of the screen.
    """
    theme, (left, top) = renderer.theme, corner
    bodies = body_of(layout, player, light), _spill_of(layout, player)
    area, spill = (each.move(-left, -top) for each in bodies)
    glow = _brightest(theme, theme.player(player))
    draw_spill(canvas, theme, spill, glow, light)
    radius = panel_radius(layout)
    lay_plate(canvas, theme, area, radius, colour=glow, light=light, tint=PLATE_TINT, plain=layout.tiny)
    shine_strip(canvas, theme, lamp_of(layout, area), glow, light)


def draw_halves(canvas: Surface, layout: Layout, theme: Theme, player: Player, panel: PanelPicture) -> None:
    """Where a turn has two halves, two lamps in place of the one on the plate."""
    if panel.halves is None:
        return
    lamp = lamp_of(layout, body_of(layout, player, panel.light))
    glow = _brightest(theme, theme.player(player))
    width = (lamp.width - layout.px(LAMP_GAP)) // 2
    between = Rect(lamp.left + width, lamp.top, lamp.width - 2 * width, lamp.height)
    pygame.draw.rect(canvas, theme.floor, between.inflate(lamp.height, 0))
    for left, share in zip((lamp.left, lamp.right - width), panel.halves, strict=True):
        shine_strip(canvas, theme, Rect(left, lamp.top, width, lamp.height), glow, panel.light * share)


def body_of(layout: Layout, player: Player, light: float) -> Rect:
    """Where the body of a panel is: without any light it is lower."""
    body = layout.panel(player).copy()
    if not light:
        lower = min(layout.px(LOWER), body.height // LEAST_LOWER)
        body.top, body.height = body.top + lower, body.height - lower
    return body


def reach_of_plate(layout: Layout, theme: Theme, player: Player) -> Rect:
    """The part of the screen that a panel changes: its body, and the light that it throws."""
    body = layout.panel(player)
    around = 2 * light_reach(body.size, panel_radius(layout))  # a shadow also falls
    part = body.inflate(2 * around, 2 * around)
    if theme.glow and theme.style is not Style.FLAT:
        part = part.union(_spill_of(layout, player))
    return part.clip(_half(layout, player))


def _half(layout: Layout, player: Player) -> Rect:
    """A player's half of the screen."""
    half = layout.screen.copy()
    half.width = _middle(layout)
    if player == 2:
        half.left, half.width = half.width, layout.screen.width - half.width
    return half


def _middle(layout: Layout) -> int:
    """Where the screen is divided between the players."""
    return (layout.panel(1).right + layout.panel(2).left) // 2


def _spill_of(layout: Layout, player: Player) -> Rect:
    """Where the light of a panel falls: up to the cells of the board, or to the half of the other player."""
    panel, slab = layout.panel(player), layout.slab
    if layout.upright:
        half = abs(_middle(layout) - panel.centerx), slab.board.top - panel.centery
    else:
        left = layout.perspective.left_of(slab, panel.bottom) + slab.rim
        edge = left if player == 1 else slab.board.left + slab.board.right - left
        half = abs(edge - panel.centerx), round(panel.height * SPILL)
    spill = Rect(0, 0, 2 * half[0], 2 * half[1])
    spill.center = panel.center
    return spill


def panel_radius(layout: Layout) -> int:
    return layout.px(1.8)


def _brightest(theme: Theme, colour: Colour) -> Colour:
    return theme.bright(colour) if theme.style is Style.NEON else colour


def lamp_of(layout: Layout, area: Rect) -> Rect:
    """The tube at the upper edge of a panel."""
    lamp = Rect(0, 0, area.width - 4 * panel_radius(layout), max(3, layout.px(0.55)))
    lamp.midtop = (area.centerx, area.top + layout.px(0.9))
    return lamp


def room_below_lamp(layout: Layout, area: Rect) -> Rect:
    """The room for words on a panel."""
    room = area.inflate(-2 * layout.px(1.5), -2 * layout.px(1))
    top = lamp_of(layout, area).bottom + layout.px(0.8)
    room.height, room.top = room.bottom - top, top
    return room
