"""The picture of Rooks."""

import pygame
from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.frame import Frame
from game.arcade.draw.light import shine
from game.arcade.draw.marks import draw_cursor, mark_last, mark_legal
from game.arcade.draw.renderer import Renderer
from game.core.placing import owner
from game.variants.rooks.rules import RooksRules


class RooksRenderer(Renderer[RooksRules]):
    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        for cell in range(self.rules.grid.cells):
            pygame.draw.rect(canvas, self.theme.tile, area.rect_of(cell).inflate(-6, -6))

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        position = frame.position
        colour = self.theme.player(position.turn)
        mark_legal(canvas, area, frame.legal, colour, frame.time)
        for cell in range(self.rules.grid.cells):
            player = owner(position, cell)
            if player is not None:
                tone = self.theme.player(player)
                shine(canvas, self.shape(player), area.centre_of(cell), area.cell * 0.7, tone)
        if frame.last is not None:
            mark_last(canvas, area, self.theme, [frame.last.move])
        if frame.cursor is not None:
            draw_cursor(canvas, area, frame.cursor.cell, colour, frame.time)


RENDERER = RooksRenderer
