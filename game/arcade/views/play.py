"""A game at the board: the board, the text around it, and the players' panels."""

import math
from dataclasses import dataclass, replace

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.backdrop import draw_ground
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.marks import mark_hinted
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.text import fitting, font, write
from game.arcade.draw.theme import PLATE_TINT, Theme, mix
from game.arcade.views.panel import PanelPicture, draw_panel
from game.core.rules import PLAYERS, Player
from game.core.words import _
from game.session.modes import Series


@dataclass(frozen=True)
class Message:
    """The line below the board."""

    words: str
    urgent: bool = False  # about something refused


@dataclass(frozen=True)
class PlayPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    renderer: AnyRenderer
    frame: Frame
    hinted: tuple[int, ...]  # the cells that a hint points at
    shake: float  # how strongly the board trembles after an illegal move, from 0 to 1
    title: str
    call: str  # whose turn it is, or the result
    reason: str  # why the game is over; "" while it goes on
    player: Player | None  # the player whom the call is about
    panels: tuple[PanelPicture, ...]
    series: Series | None
    message: Message | None


def draw_play(canvas: Surface, picture: PlayPicture) -> None:
    layout, renderer, frame = picture.layout, picture.renderer, picture.frame
    area = BoardArea(layout.board, renderer.rules.size, layout.small)
    draw_ground(canvas, renderer, layout, layout.board)
    trembling = _shaken(area, picture.shake)
    renderer.draw(canvas, trembling, frame)
    mark_hinted(canvas, trembling, picture.theme, picture.hinted, frame.time)
    if picture.reason:
        _draw_ending(canvas, picture)
    else:
        _draw_header(canvas, picture)
    for player, panel in zip(PLAYERS, picture.panels, strict=True):
        draw_panel(canvas, layout, renderer, player, panel, picture.series, frame.time)
    if picture.message is not None:
        _draw_message(canvas, layout, picture.theme, picture.message)


def _shaken(area: BoardArea, strength: float) -> BoardArea:
    """Everything on the board trembles lightly after an illegal move."""
    if strength <= 0:
        return area
    shift = round(math.sin(strength * math.pi * 6) * strength * area.cell * 0.035)
    return replace(area, rect=area.rect.move(shift, 0))


def _draw_header(canvas: Surface, picture: PlayPicture) -> None:
    """The game's name, and below it whose turn it is."""
    layout, theme, area = picture.layout, picture.theme, picture.layout.header
    size = fitting(picture.call, (layout.medium, layout.small), area.width - layout.px(4), bold=True)
    tone = theme.legible(theme.player(picture.player)) if picture.player else theme.ink
    box = write(canvas, picture.call, size, tone, bold=True, midbottom=area.midbottom)
    above = (area.centerx, (area.top + box.top) // 2)
    write(
        canvas,
        picture.title,
        layout.small,
        theme.legible(mix(theme.accent, theme.ink, 0.35)),
        bold=True,
        center=above,
    )


def _draw_ending(canvas: Surface, picture: PlayPicture) -> None:
    """The result, large, and below it why."""
    layout, theme, area = picture.layout, picture.theme, picture.layout.header
    size = fitting(picture.call, (layout.large, layout.medium), area.width - layout.px(4), bold=True)
    tone = theme.legible(theme.player(picture.player)) if picture.player else theme.ink
    write(canvas, picture.call, size, tone, bold=True, midtop=area.midtop)
    write(canvas, picture.reason, layout.small, theme.ink, midbottom=area.midbottom)


def _draw_message(canvas: Surface, layout: Layout, theme: Theme, message: Message) -> None:
    """The line below the board, on a plate that makes it stand out."""
    area = layout.message
    colour = theme.legible(theme.danger) if message.urgent else theme.ink
    width = font(layout.small, bold=True).size(message.words)[0]
    plate = Rect(0, 0, width + layout.px(4), layout.plate)
    plate.center = area.center
    round_off = plate.height // 2
    pygame.draw.rect(canvas, theme.faint(colour, PLATE_TINT), plate, border_radius=round_off)
    rim = theme.outline(layout.px(0.2))
    pygame.draw.rect(canvas, theme.faint(colour, 0.7), plate, rim, border_radius=round_off)
    write(canvas, message.words, layout.small, colour, bold=True, center=plate.center)


def draw_invitation(canvas: Surface, layout: Layout, theme: Theme) -> None:
    """The line in place of the prompts in the attract mode."""
    words = _("Press any key or button to play")
    write(canvas, words, layout.small, theme.soft, center=layout.footer.center)
