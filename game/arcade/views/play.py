"""A game at the board: the board, the text around it, and the players' panels."""

import math
from dataclasses import dataclass, replace

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.backdrop import draw_ground
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.marks import mark_hinted, mark_refused, mark_tried
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.slab import Slab
from game.arcade.draw.text import lines_height, write, write_in
from game.arcade.draw.theme import Theme, mix
from game.arcade.views.clock import ClockPicture, draw_time_bar
from game.arcade.views.compact_panel import draw_compact_panel, is_compact
from game.arcade.views.message import Message, draw_message
from game.arcade.views.panel import PanelPicture, draw_panel
from game.core.rules import PLAYERS, Player
from game.core.words import _
from game.session.modes import Series


@dataclass(frozen=True)
class PlayPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    renderer: AnyRenderer
    frame: Frame
    hinted: tuple[int, ...]  # the cells that a hint points at
    tried: tuple[int, ...]  # the cells of a move that waits to be confirmed
    shake: float  # how strongly the board trembles after an illegal move, from 0 to 1
    refused: int | None  # the cell at which it was tried, if that is marked
    title: str
    call: str  # whose turn it is, or the result
    reason: str  # why the game is over; "" while it goes on
    verdict: float  # how far the banner with the result has come in, from 0 to 1
    player: Player | None  # the player whom the call is about
    panels: tuple[PanelPicture, ...]
    series: Series | None
    message: Message | None
    clock: ClockPicture | None = None  # of the player on turn

    def with_clock(self, clock: ClockPicture | None) -> "PlayPicture":
        """The same picture with the time that the player on turn has left."""
        panels = tuple(
            replace(panel, clock=clock) if player == self.player else panel
            for player, panel in zip(PLAYERS, self.panels, strict=True)
        )
        return replace(self, clock=clock, panels=panels)


def draw_play(canvas: Surface, picture: PlayPicture) -> None:
    layout, renderer, frame = picture.layout, picture.renderer, picture.frame
    area = BoardArea(layout.board, renderer.rules.size, layout.small)
    draw_ground(canvas, renderer, layout, Slab(layout.board, layout.rim))
    trembling = _shaken(area, picture.shake)
    renderer.draw(canvas, trembling, frame)
    mark_hinted(canvas, trembling, picture.theme, picture.hinted, frame.time)
    if picture.refused is not None:
        mark_refused(canvas, area, picture.theme, picture.refused)
    mark_tried(canvas, trembling, picture.theme, picture.tried, frame.time)
    if picture.verdict > 0:
        _draw_ending(canvas, picture)
    elif not picture.reason:
        _draw_header(canvas, picture)
    draw = draw_compact_panel if is_compact(layout) else draw_panel
    for player, panel in zip(PLAYERS, picture.panels, strict=True):
        draw(canvas, layout, renderer, player, panel, picture.series, frame.time)
    if picture.clock is not None and picture.player is not None:
        draw_time_bar(canvas, layout, picture.theme, picture.clock, picture.player)
    if picture.message is not None:
        draw_message(canvas, layout, picture.theme, picture.message, layout.message)


def _shaken(area: BoardArea, strength: float) -> BoardArea:
    """Everything on the board trembles lightly after an illegal move."""
    if strength <= 0:
        return area
    shift = round(math.sin(strength * math.pi * 6) * strength * area.cell * 0.035)
    return replace(area, rect=area.rect.move(shift, 0))


def _draw_header(canvas: Surface, picture: PlayPicture) -> None:
    """The game's name, and below it whose turn it is."""
    layout, theme, area = picture.layout, picture.theme, _inside_header(picture.layout)
    tone = theme.legible(theme.player(picture.player)) if picture.player else theme.ink
    box = write_in(canvas, picture.call, (layout.medium, layout.small), area, tone, bold=True, down=1.0)
    above = Rect(area.left, area.top, area.width, box.top - area.top)
    tone = theme.legible(mix(theme.accent, theme.ink, 0.35))
    write_in(canvas, picture.title, (layout.small,), above, tone, bold=True)


def _inside_header(layout: Layout) -> Rect:
    return layout.header.inflate(-2 * layout.px(2), 0)


def _draw_ending(canvas: Surface, picture: PlayPicture) -> None:
    """The result, large, and below it why."""
    layout, theme, area = picture.layout, picture.theme, _inside_header(picture.layout)
    why = write_in(canvas, picture.reason, (layout.small,), area, theme.ink, down=1.0)
    above = Rect(area.left, area.top, area.width, why.top - area.top)
    large = (layout.large,) if lines_height(1, layout.large) <= above.height else ()
    tone = theme.legible(theme.player(picture.player)) if picture.player else theme.ink
    write_in(canvas, picture.call, (*large, layout.medium), above, tone, bold=True, down=0.0)


def draw_invitation(canvas: Surface, layout: Layout, theme: Theme) -> None:
    """The line in place of the prompts in the attract mode."""
    words = _("Press any key or button to play")
    write(canvas, words, layout.small, theme.soft, center=layout.footer.center)
