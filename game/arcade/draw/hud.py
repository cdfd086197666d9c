"""What stands around the board while a game is played: the call, the panels, the message, the prompts."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.easing import pulse
from game.arcade.draw.glyphs import Glyph, draw_glyph, glyph_width
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.text import fitting, font, write
from game.arcade.draw.theme import Colour, Theme, dimmed, mix
from game.core.rules import Player
from game.core.words import _
from game.session.modes import Series


@dataclass(frozen=True)
class Seat:
    """What a panel tells of a player."""

    name: str
    bot: str  # the level of a bot, "" for a person
    hints: int  # how many were asked for
    glyphs: tuple[Glyph, ...]  # what moves and what confirms
    moves_left: int | None  # None when the game is over
    moves_then: int | None  # after the move that is intended, for the one who does not make it
    flag: str  # what stands on the panel when it is lit, "" when it is not


@dataclass(frozen=True)
class Message:
    """The line below the board."""

    words: str
    urgent: bool = False  # an illegal try, or anything else that a player did not mean


def draw_header(canvas: Surface, layout: Layout, theme: Theme, title: str, call: str, player: Player) -> None:
    """The game's name, and below it whose turn it is."""
    area = layout.header
    size = fitting(call, (layout.medium, layout.small), area.width - layout.px(4), bold=True)
    box = write(canvas, call, size, theme.player(player), bold=True, midbottom=area.midbottom)
    tone = mix(theme.accent, theme.ink, 0.35)
    above = (area.centerx, (area.top + box.top) // 2)
    write(canvas, title, layout.small, tone, bold=True, center=above)


def draw_ending(canvas: Surface, layout: Layout, theme: Theme, call: str, why: str, player: Player) -> None:
    """Who has won, large, and below it why."""
    area = layout.header
    size = fitting(call, (layout.large, layout.medium), area.width - layout.px(4), bold=True)
    write(canvas, call, size, theme.player(player), bold=True, midtop=area.midtop)
    write(canvas, why, layout.small, theme.ink, midbottom=area.midbottom)


def draw_panel(
    canvas: Surface,
    layout: Layout,
    renderer: AnyRenderer,
    player: Player,
    seat: Seat,
    series: Series,
    time: float,
) -> None:
    """A player's side: the shape, the name, the rounds won, the moves left, what is held."""
    area = layout.panel(player)
    colour = renderer.theme.player(player)
    theme = renderer.theme
    _draw_plate(canvas, layout, theme, area, colour, seat, time)
    middle = area.centerx
    inner = area.width - layout.px(3)
    flag_bottom = area.top + layout.px(1.5) + layout.plate
    y = max(area.top + round(area.height * 0.37), flag_bottom + layout.px(10))
    shape = min(inner * 0.5, area.height * 0.2, (y - flag_bottom) * 0.8)
    light = 1.0 if seat.flag else 0.4
    renderer.draw_emblem(canvas, (middle, (flag_bottom + y) / 2), shape, player, light)
    size = fitting(seat.name, (layout.medium, layout.small), inner, bold=True)
    write(canvas, seat.name, size, colour, bold=True, midtop=(middle, y))
    if series.rounds > 1:
        _draw_pips(canvas, layout, (middle, y + round(layout.medium * 1.75)), colour, series, player)
    if seat.moves_left is not None:
        _draw_count(canvas, layout, theme, area, colour, seat)
    _draw_device(canvas, layout, theme, area, seat)


def _draw_count(
    canvas: Surface, layout: Layout, theme: Theme, area: Rect, colour: Colour, seat: Seat
) -> None:
    """The moves left, and what the intended move would make of them."""
    count = str(seat.moves_left)
    if seat.moves_then is not None and seat.moves_then != seat.moves_left:
        count = f"{seat.moves_left} > {seat.moves_then}"
    tone = theme.ink if seat.flag or seat.moves_then is None else mix(colour, theme.ink, 0.4)
    y = area.top + round(area.height * 0.67)
    size = fitting(count, (layout.large, layout.medium), area.width - layout.px(4), bold=True)
    write(canvas, count, size, tone, bold=True, center=(area.centerx, y - layout.px(1)))
    middle = (area.centerx, y - layout.px(1) + layout.line(layout.large) // 2)
    words = _("move left") if seat.moves_left == 1 else _("moves left")
    write(canvas, words, layout.small, theme.soft, midtop=middle)


def _draw_plate(
    canvas: Surface, layout: Layout, theme: Theme, area: Rect, colour: Colour, seat: Seat, time: float
) -> None:
    """The ground of a panel; the one on turn is lit and carries a word."""
    round_off = layout.px(2)
    pygame.draw.rect(canvas, mix(theme.night, theme.floor, 0.8), area, border_radius=round_off)
    if not seat.flag:
        edge = dimmed(theme.edge, 0.7)
        pygame.draw.rect(canvas, edge, area, max(1, layout.px(0.15)), border_radius=round_off)
        return
    light = 0.6 + 0.4 * pulse(time, 1.8)
    pygame.draw.rect(canvas, mix(theme.night, colour, 0.12), area, border_radius=round_off)
    pygame.draw.rect(canvas, dimmed(colour, light), area, max(2, layout.px(0.45)), border_radius=round_off)
    flag = Rect(0, 0, area.width - layout.px(4), layout.plate)
    flag.midtop = (area.centerx, area.top + layout.px(1.5))
    pygame.draw.rect(canvas, colour, flag, border_radius=flag.height // 2)
    write(canvas, seat.flag, layout.small, theme.night, bold=True, center=flag.center)


def _draw_pips(
    canvas: Surface,
    layout: Layout,
    centre: tuple[int, int],
    colour: Colour,
    series: Series,
    player: Player,
) -> None:
    """A lamp for each round that a player needs; those won are lit."""
    needed = series.rounds // 2 + 1
    if needed > 5:
        words = f"{series.tally(player)} / {needed}"
        write(canvas, words, layout.small, colour, bold=True, center=centre)
        return
    step = layout.px(3.2)
    for number in range(needed):
        spot = (centre[0] + round((number - (needed - 1) / 2) * step), centre[1])
        if number < series.tally(player):
            pygame.draw.circle(canvas, colour, spot, layout.px(1))
        else:
            pygame.draw.circle(canvas, dimmed(colour, 0.5), spot, layout.px(1), max(1, layout.px(0.2)))


def _draw_device(canvas: Surface, layout: Layout, theme: Theme, area: Rect, seat: Seat) -> None:
    """What the player holds: the glyphs of moving and confirming."""
    y = area.bottom - max(layout.px(5), layout.plate)
    if seat.bot:
        words = _("{level} bot", level=_(seat.bot))
        write(canvas, words, layout.small, theme.soft, center=(area.centerx, y))
        return
    if seat.hints:
        above = (area.centerx, y - layout.plate // 2 - layout.px(1))
        write(canvas, _("hints: {count}", count=seat.hints), layout.small, theme.soft, midbottom=above)
    gap = layout.px(1)
    width = sum(glyph_width(glyph, layout.small) for glyph in seat.glyphs) + gap * (len(seat.glyphs) - 1)
    left = area.centerx - width // 2
    for glyph in seat.glyphs:
        left = draw_glyph(canvas, theme, glyph, left, y, layout.small) + gap


def draw_message(canvas: Surface, layout: Layout, theme: Theme, message: Message) -> None:
    """The line below the board, on a plate so that it is seen."""
    area = layout.message
    colour = theme.danger if message.urgent else theme.ink
    width = font(layout.small, bold=True).size(message.words)[0]
    plate = Rect(0, 0, width + layout.px(4), layout.plate)
    plate.center = area.center
    pygame.draw.rect(canvas, mix(theme.night, colour, 0.14), plate, border_radius=plate.height // 2)
    pygame.draw.rect(
        canvas, dimmed(colour, 0.7), plate, max(1, layout.px(0.2)), border_radius=plate.height // 2
    )
    write(canvas, message.words, layout.small, colour, bold=True, center=plate.center)
