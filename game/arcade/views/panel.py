"""A player's panel next to the board: the shape, the name, the rounds won, the moves left, the device."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.easing import pulse
from game.arcade.draw.glyphs import Glyph, draw_glyph, glyph_width
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.text import fitting, text_width, write
from game.arcade.draw.theme import Colour, Theme, mix
from game.arcade.views.clock import ClockPicture
from game.core.rules import Player
from game.core.words import _, plural
from game.session.modes import Series

# More rounds than this are shown as a number.
MOST_LAMPS = 5


@dataclass(frozen=True)
class PanelPicture:
    """Everything that a panel shows."""

    name: str
    bot: str  # the level of a bot in words, "" for a person
    hints: int  # how many were asked for
    glyphs: tuple[Glyph | None, ...]  # the keys or buttons to move and confirm
    moves_left: int | None  # None when the game is over
    moves_then: int | None  # after the move that the opponent points at
    flag: str  # the word on a lit panel; "" if it is not lit
    clock: ClockPicture | None = None  # the time left for a move


def draw_panel(
    canvas: Surface,
    layout: Layout,
    renderer: AnyRenderer,
    player: Player,
    panel: PanelPicture,
    series: Series | None,
    time: float,
) -> None:
    theme = renderer.theme
    area, colour = layout.panel(player), theme.player(player)
    draw_plate(canvas, layout, theme, area, colour, panel, time)
    middle = area.centerx
    inner = area.width - layout.px(3)
    flag_bottom = area.top + layout.px(1.5) + layout.plate
    y = max(area.top + round(area.height * 0.37), flag_bottom + layout.px(10))
    side = min(inner * 0.5, area.height * 0.2, (y - flag_bottom) * 0.8)
    light = 1.0 if panel.flag else 0.4
    renderer.draw_emblem(canvas, (middle, (flag_bottom + y) / 2), side, player, light)
    size = fitting(panel.name, (layout.medium, layout.small), inner, bold=True)
    write(canvas, panel.name, size, theme.legible(colour), bold=True, midtop=(middle, y))
    if series is not None and series.rounds > 1:
        draw_rounds(canvas, layout, theme, (middle, y + round(layout.medium * 1.75)), colour, series, player)
    if panel.moves_left is not None:
        _draw_count(canvas, layout, theme, area, colour, panel, panel.moves_left)
    _draw_holder(canvas, layout, theme, area, panel)


def draw_plate(
    canvas: Surface,
    layout: Layout,
    theme: Theme,
    area: Rect,
    colour: Colour,
    panel: PanelPicture,
    time: float,
) -> None:
    """The ground of a panel. A lit panel carries a word."""
    round_off = layout.px(2)
    ground = theme.faint(colour, 0.12) if panel.flag else theme.faint(theme.floor, 0.8)
    pygame.draw.rect(canvas, ground, area, border_radius=round_off)
    if not panel.flag:
        edge = theme.faint(theme.edge, 0.7)
        pygame.draw.rect(canvas, edge, area, theme.outline(layout.px(0.15)), border_radius=round_off)
        return
    light = 0.6 + 0.4 * pulse(time, 1.8)
    rim = max(2, theme.outline(layout.px(0.45)))
    edge = theme.faint(theme.legible(colour), light)
    pygame.draw.rect(canvas, edge, area, rim, border_radius=round_off)
    plate = Rect(0, 0, max(1, area.width - layout.px(4)), layout.plate)
    plate.midtop = (area.centerx, area.top + layout.px(1.5))
    ending = panel.clock is not None and panel.clock.ending
    fill = theme.legible(theme.danger if ending else colour)
    pygame.draw.rect(canvas, fill, plate, border_radius=plate.height // 2)
    words = _flag_words(panel)
    if panel.clock is not None and text_width(words, layout.small, bold=True) > plate.width - layout.px(2):
        words = _("{seconds} s", seconds=panel.clock.seconds)
    write(canvas, words, layout.small, theme.night, bold=True, center=plate.center)


def _flag_words(panel: PanelPicture) -> str:
    """The word on a lit panel, with the time left for a move."""
    if panel.clock is None:
        return panel.flag
    if panel.clock.ending:
        return _("hurry: {seconds} s", seconds=panel.clock.seconds)
    return _("{flag}: {seconds} s", flag=panel.flag, seconds=panel.clock.seconds)


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
    needed, won = series.rounds // 2 + 1, series.tally(player)
    if needed > MOST_LAMPS:
        write(canvas, f"{won} / {needed}", layout.small, theme.legible(colour), bold=True, center=centre)
        return
    step = layout.held(3.2)
    for number in range(needed):
        spot = (centre[0] + round((number - (needed - 1) / 2) * step), centre[1])
        if number < won:
            pygame.draw.circle(canvas, colour, spot, layout.held(1))
        else:
            rim = theme.outline(layout.held(0.2))
            pygame.draw.circle(canvas, theme.faint(colour, 0.5), spot, layout.held(1), rim)


def _draw_count(
    canvas: Surface,
    layout: Layout,
    theme: Theme,
    area: Rect,
    colour: Colour,
    panel: PanelPicture,
    moves_left: int,
) -> None:
    """The moves left, and how many would remain after the move that the opponent points at."""
    count = count_words(panel, moves_left)
    tone = theme.ink if panel.flag or panel.moves_then is None else theme.legible(mix(colour, theme.ink, 0.4))
    y = area.top + round(area.height * 0.67)
    size = fitting(count, (layout.large, layout.medium), area.width - layout.px(4), bold=True)
    write(canvas, count, size, tone, bold=True, center=(area.centerx, y - layout.px(1)))
    below = (area.centerx, y - layout.px(1) + layout.line(layout.large) // 2)
    write(canvas, plural("move left", "moves left", moves_left), layout.small, theme.soft, midtop=below)


def count_words(panel: PanelPicture, moves_left: int) -> str:
    if panel.moves_then is None or panel.moves_then == moves_left:
        return str(moves_left)
    return f"{moves_left} > {panel.moves_then}"


def _draw_holder(canvas: Surface, layout: Layout, theme: Theme, area: Rect, panel: PanelPicture) -> None:
    """The level of a bot; or the hints of a person, and the person's keys or buttons."""
    y = area.bottom - max(layout.px(5), layout.plate)
    if panel.bot:
        write(canvas, panel.bot, layout.small, theme.soft, center=(area.centerx, y))
        return
    if panel.hints:
        above = (area.centerx, y - layout.plate // 2 - layout.px(1))
        words = _("hints: {count}", count=panel.hints)
        write(canvas, words, layout.small, theme.soft, midbottom=above)
    glyphs = [glyph for glyph in panel.glyphs if glyph is not None]
    gap = layout.px(1)
    width = sum(glyph_width(glyph, layout.small) for glyph in glyphs) + gap * (len(glyphs) - 1)
    left = area.centerx - width // 2
    for glyph in glyphs:
        left = draw_glyph(canvas, theme, glyph, left, y, layout.small) + gap
