"""The picture of Rooks."""

import pygame
from pygame import Surface

from game.arcade.draw.board import draw_cursor, mark_last, mark_legal
from game.arcade.draw.frame import BoardArea, Frame, Renderer
from game.arcade.draw.sprites import shine
from game.arcade.draw.theme import TILE
from game.core.placing import marker, owner
from game.variants.rooks.rules import RooksRules


class RooksRenderer(Renderer[RooksRules]):
    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        for cell in range(self.rules.grid.cells):
            pygame.draw.rect(canvas, TILE, area.rect_of(cell).inflate(-6, -6))

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        position = frame.position
        colour = self.theme.player(position.turn)
        if frame.legal:
            mark_legal(canvas, area, self.rules.legal_moves(position), colour, frame.time)
        for cell in range(self.rules.grid.cells):
            player = owner(position, cell)
            if player is not None:
                shine(
                    canvas, marker(player), area.centre_of(cell), area.cell * 0.7, self.theme.player(player)
                )
        if frame.last is not None:
            mark_last(canvas, area, frame.last.move)
        if frame.cursor is not None:
            draw_cursor(canvas, area, frame.cursor.cell, colour, frame.time)


RENDERER = RooksRenderer
