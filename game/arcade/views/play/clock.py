"""The move clock: a bar above the board that grows shorter; in the last seconds, a block for each of them."""

import math
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.layout import Layout
from game.arcade.draw.theme import Theme
from game.core.rules import Player

LAST_SECONDS = 5


@dataclass(frozen=True)
class ClockPicture:
    """The time that the player on turn has left."""

    left: float  # in seconds
    share: float  # of the full time

    @property
    def seconds(self) -> int:
        """The seconds left, counting the one that runs."""
        return math.ceil(self.left)

    @property
    def ending(self) -> bool:
        """Whether only the last seconds are left."""
        return self.seconds <= LAST_SECONDS


def draw_time_bar(canvas: Surface, layout: Layout, theme: Theme, clock: ClockPicture, player: Player) -> None:
    area = layout.time_bar
    round_off = area.height // 2
    pygame.draw.rect(canvas, theme.faint(theme.edge, 0.7), area, border_radius=round_off)
    if clock.ending:
        for block in _blocks(area)[: clock.seconds]:
            pygame.draw.rect(canvas, theme.legible(theme.danger), block, border_radius=round_off)
        return
    rest = Rect(area.left, area.top, round(area.width * clock.share), area.height)
    pygame.draw.rect(canvas, theme.legible(theme.player(player)), rest, border_radius=round_off)


def _blocks(area: Rect) -> list[Rect]:
    """As many blocks as there are last seconds, side by side."""
    gap = area.height
    width = (area.width - gap * (LAST_SECONDS - 1)) // LAST_SECONDS
    return [
        Rect(area.left + number * (width + gap), area.top, width, area.height)
        for number in range(LAST_SECONDS)
    ]
