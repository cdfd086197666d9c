"""The picture of Dominoes: two markers with a bar between them."""

import pygame
from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.easing import eased
from game.arcade.draw.frame import Frame
from game.arcade.draw.light import shine_path
from game.arcade.draw.markers import draw_markers, draw_preview
from game.arcade.draw.marks import draw_cursor, mark_legal
from game.arcade.draw.renderer import Renderer
from game.variants.dominoes.rules import DominoesRules

SIZE = 0.5  # of a marker, in cells


class DominoesRenderer(Renderer[DominoesRules]):
    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        for cell in range(self.rules.grid.cells):
            pygame.draw.rect(canvas, self.theme.tile, area.plate_of(cell))

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        colour = self.theme.player(frame.position.turn)
        self._draw_bars(canvas, area, frame)
        mark_legal(canvas, area, self.theme, frame.legal, colour, frame.time)
        # Markers that land, the last move, the end and what a confirmation would do look as in every game.
        draw_markers(canvas, area, frame, self, SIZE)
        draw_preview(canvas, area, frame, self, SIZE)
        draw_cursor(canvas, area, self.theme, frame, colour)

    def _draw_bars(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        """A bar through both cells of each domino; the newest lights up, the loser's are dark at the end."""
        for ply in frame.plies:
            light = eased(frame.progress) if ply is frame.last else 1.0
            lost = bool(frame.ended) and ply.player == frame.position.turn
            ends = [area.centre_of(cell) for cell in self.rules.cells_of(ply.before, ply.move)]
            colour = self.theme.player(ply.player)
            shine_path(canvas, self.theme, ends, colour, area.cell * 0.08, light * (0.3 if lost else 0.8))


RENDERER = DominoesRenderer
