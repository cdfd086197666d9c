"""The picture of Queens: two lights that slide, and the holes that they leave."""

import pygame
from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.burnt import sink
from game.arcade.draw.easing import Point, between, eased
from game.arcade.draw.frame import Frame
from game.arcade.draw.light import shine, shine_path
from game.arcade.draw.markers import mark_fresh
from game.arcade.draw.marks import draw_cursor, mark_legal, mark_locked
from game.arcade.draw.renderer import Renderer
from game.core.grid import cells_in
from game.core.rules import PLAYERS, Player
from game.core.walking import Walkers
from game.variants.queens.rules import QueensRules

SIZE = 0.7  # of a queen, in cells


class QueensRenderer(Renderer[QueensRules]):
    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        for cell in range(self.rules.grid.cells):
            pygame.draw.rect(canvas, self.theme.tile, area.plate_of(cell))

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        position: Walkers = frame.position
        settled: Walkers = frame.settled
        colour = self.theme.player(position.turn)
        sink(canvas, area, self.theme, cells_in(settled.blocked))
        mark_legal(canvas, area, self.theme, frame.legal, colour, frame.time)
        if frame.intended is not None:
            self._draw_preview(canvas, area, frame, frame.intended)
        for player in PLAYERS:
            self._draw_queen(canvas, area, frame, player)
        if frame.ended:
            here = self.rules.standing(position)
            near = cells_in(self.rules.grid.around[here])
            mark_locked(canvas, area, self.theme, near, here, colour, frame.ended)
        draw_cursor(canvas, area, self.theme, frame, colour)

    def _draw_queen(self, canvas: Surface, area: BoardArea, frame: Frame, player: Player) -> None:
        """Where a queen stands, or how far it has slid; at the end the loser's is dark."""
        lost = bool(frame.ended) and player == frame.position.turn
        light = 0.4 if lost else 1.0
        spot = self._spot(area, frame, player)
        shape, size = self.shape(player), area.cell * SIZE
        shine(canvas, self.theme, shape, spot, size, self.theme.player(player), light=light)
        if frame.marked is not None and frame.marked.player == player and frame.progress >= 1:
            mark_fresh(canvas, self.theme, shape, spot, size)

    def _spot(self, area: BoardArea, frame: Frame, player: Player) -> Point:
        position: Walkers = frame.position
        spot = area.centre_of(position.one if player == 1 else position.two)
        if frame.last is None or frame.last.player != player:
            return spot
        return between(area.centre_of(self.rules.standing(frame.last.before)), spot, eased(frame.progress))

    def _draw_preview(self, canvas: Surface, area: BoardArea, frame: Frame, move: int) -> None:
        """The way of the slide that a confirmation would make, and the queen at its end."""
        player = frame.position.turn
        start, end = area.centre_of(self.rules.standing(frame.position)), area.centre_of(move)
        colour = self.theme.player(player)
        shine_path(canvas, self.theme, [start, end], colour, area.cell * 0.05, 0.5)
        shine(canvas, self.theme, self.shape(player), end, area.cell * SIZE, colour, light=0.5, glow=0.4)


RENDERER = QueensRenderer
