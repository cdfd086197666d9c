"""The picture of Rooks: a plain board, with what every game should show."""

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
from game.variants.rooks.rules import RooksRules

SIZE = 0.7  # of a rook, in cells


class RooksRenderer(Renderer[RooksRules]):
    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        for cell in range(self.rules.grid.cells):
            pygame.draw.rect(canvas, self.theme.tile, area.plate_of(cell))

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        position: Markers = frame.position
        colour = self.theme.player(position.turn)
        # The cells that a rook reaches, before the last move has landed.
        settled: Markers = frame.settled
        closed = self.rules.grid.board & ~self.rules.open_cells(settled) & ~(position.one | position.two)
        sink(canvas, area, self.theme, cells_in(closed))
        mark_legal(canvas, area, self.theme, frame.legal, colour, frame.time)
        # Rooks that land, the last move, the end and what a confirmation would do look as in every game.
        draw_markers(canvas, area, frame, self, SIZE)
        draw_preview(canvas, area, frame, self, SIZE)
        draw_cursor(canvas, area, self.theme, frame, colour)


RENDERER = RooksRenderer
