"""The picture of Sample Game: a plain board with everything that a board should show.

Change anything. Boards share marks.py, markers.py, light.py and lines.py in game/arcade/draw.
The same frame must give the same pixels.
"""

import pygame
from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.burnt import sink
from game.arcade.draw.frame import Frame
from game.arcade.draw.markers import draw_markers, draw_preview
from game.arcade.draw.marks import draw_cursor, mark_legal
from game.arcade.draw.renderer import Renderer
from game.core.grid import cells_in
from game.core.placing import Markers
from game.templates.placing.rules import SampleGameRules

SIZE = 0.7  # of a marker, in cells


class SampleGameRenderer(Renderer[SampleGameRules]):
    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        """Draw the parts that never change."""
        for cell in range(self.rules.grid.cells):
            pygame.draw.rect(canvas, self.theme.tile, area.plate_of(cell))

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        """Draw the rest, at any moment of an animation."""
        position: Markers = frame.position
        settled: Markers = frame.settled  # before the move that is being animated
        colour = self.theme.player(position.turn)
        closed = self.rules.grid.board & ~self.rules.open_cells(settled) & ~(position.one | position.two)
        sink(canvas, area, self.theme, cells_in(closed))
        mark_legal(canvas, area, self.theme, frame.legal, colour, frame.time)
        # Markers that land, the last move, the loser's markers at the end, and what CONFIRM would do.
        draw_markers(canvas, area, frame, self, SIZE)
        draw_preview(canvas, area, frame, self, SIZE)
        draw_cursor(canvas, area, self.theme, frame, colour)


RENDERER = SampleGameRenderer
