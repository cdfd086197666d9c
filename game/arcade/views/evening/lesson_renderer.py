"""Draws examples of an evening where the board of a game lies: rows of moves or points, and who has won."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import Steps
from game.arcade.draw.light import shine
from game.arcade.draw.night import draw_night
from game.arcade.draw.perspective import FROM_ABOVE
from game.arcade.draw.shapes import Shape, cross, ring
from game.arcade.draw.theme import Theme, mix
from game.core.rules import Player
from game.evening.lesson import Moment

SHAPES: tuple[Shape, Shape] = (cross, ring)
# In shares of the board: the margin, the height of a row, the largest cell, whoever has won a row, and all.
MARGIN, ROW, CELL, WON, WINNER = 0.07, 0.27, 0.2, 0.15, 0.3
# In shares of a cell: the gap around it, its shape, and how round it is; how strong its ground is.
GAP, SHAPE, ROUND, GROUND = 0.1, 0.72, 0.2, 0.34


@dataclass(frozen=True)
class LessonRenderer:
    """Draws a moment of an example. Both players are the pieces that they have at the board."""

    theme: Theme
    perspective = FROM_ABOVE

    @property
    def size(self) -> int:
        return 1

    @property
    def counting(self) -> None:
        """There are no rows and columns to be numbered."""

    def draw_room(self, canvas: Surface, theme: Theme, board: Rect) -> Steps:
        draw_night(canvas, theme, 0.0)
        yield

    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        canvas.fill(self.theme.floor, area.rect)

    def draw(self, canvas: Surface, area: BoardArea, frame: Moment) -> None:
        side, board = area.rect.width, area.rect
        cell = min(round(side * CELL), round(side * (1 - 2 * MARGIN - WON) / frame.room))
        for number, row in enumerate(frame.rows):
            middle = board.top + round(side * (MARGIN + ROW * (number + 0.5)))
            for place in range(frame.room):
                spot = Rect(board.left + round(side * MARGIN) + place * cell, middle - cell // 2, cell, cell)
                self._draw_cell(canvas, spot, row[place] if place < len(row) else None)
            if number < len(frame.won):
                aside = board.right - side * (MARGIN + WON / 2)
                self._draw_player(canvas, frame.won[number], (aside, middle), side * WON)
        if frame.winner is not None:
            bottom = board.top + side * (MARGIN + ROW * len(frame.rows))
            self._draw_player(
                canvas, frame.winner, (board.centerx, (bottom + board.bottom) / 2), side * WINNER
            )

    def _draw_cell(self, canvas: Surface, spot: Rect, player: Player | None) -> None:
        """A move or a point, or the room for one."""
        theme, plate = self.theme, spot.inflate(*2 * (-round(spot.width * GAP),))
        tone = theme.tile if player is None else mix(theme.floor, theme.player(player), GROUND)
        pygame.draw.rect(canvas, tone, plate, border_radius=round(plate.width * ROUND))
        if player is not None:
            self._draw_player(canvas, player, plate.center, plate.width * SHAPE)

    def _draw_player(self, canvas: Surface, player: Player, at: tuple[float, float], size: float) -> None:
        shine(canvas, self.theme, SHAPES[player - 1], at, size, self.theme.player(player))
