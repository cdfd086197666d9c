"""The picture of Noughts and Crosses: a plain board."""

import pygame
from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.frame import Frame
from game.arcade.draw.markers import draw_markers, draw_preview
from game.arcade.draw.marks import draw_cursor, mark_legal
from game.arcade.draw.renderer import Renderer
from game.variants.noughts.rules import NoughtsRules

SIZE = 0.7  # of a mark, in cells


class NoughtsRenderer(Renderer[NoughtsRules]):
    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        for cell in range(self.rules.grid.cells):
            pygame.draw.rect(canvas, self.theme.tile, area.plate_of(cell))

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        colour = self.theme.player(frame.position.turn)
        mark_legal(canvas, area, self.theme, frame.legal, colour, frame.time)
        draw_markers(canvas, area, frame, self, SIZE)
        draw_preview(canvas, area, frame, self, SIZE)
        draw_cursor(canvas, area, self.theme, frame, colour)


RENDERER = NoughtsRenderer
