"""The picture of Sample Game: a plain board with everything that a board should show.

Change anything. Boards share marks.py, markers.py, light.py and lines.py in game/arcade/draw.
The same frame must give the same pixels.
"""

import pygame
from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.burnt import sink
from game.arcade.draw.easing import Point, between, eased
from game.arcade.draw.frame import Frame
from game.arcade.draw.light import shine
from game.arcade.draw.markers import mark_fresh
from game.arcade.draw.marks import draw_cursor, mark_legal, mark_locked
from game.arcade.draw.renderer import Renderer
from game.core.grid import cells_in
from game.core.rules import PLAYERS, Player
from game.core.walking import Walkers
from game.templates.walking.rules import SampleGameRules

SIZE = 0.7  # of a marker, in cells


class SampleGameRenderer(Renderer[SampleGameRules]):
    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        """Draw the parts that never change."""
        for cell in range(self.rules.grid.cells):
            pygame.draw.rect(canvas, self.theme.tile, area.plate_of(cell))

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        """Draw the rest, at any moment of an animation."""
        position: Walkers = frame.position
        settled: Walkers = frame.settled  # before the move that is being animated
        colour = self.theme.player(position.turn)
        sink(canvas, area, self.theme, cells_in(settled.blocked))
        mark_legal(canvas, area, self.theme, frame.legal, colour, frame.time)
        for player in PLAYERS:
            self._draw_marker(canvas, area, frame, player)
        if frame.intended is not None:  # what CONFIRM would do
            spot = area.centre_of(frame.intended)
            shine(
                canvas,
                self.theme,
                self.shape(position.turn),
                spot,
                area.cell * SIZE,
                colour,
                light=0.5,
                glow=0.4,
            )
        if frame.ended:
            here = self.rules.standing(position)
            near = cells_in(self.rules.grid.around[here])
            mark_locked(canvas, area, self.theme, near, here, colour, frame.ended)
        draw_cursor(canvas, area, self.theme, frame, colour)

    def _draw_marker(self, canvas: Surface, area: BoardArea, frame: Frame, player: Player) -> None:
        """A marker, at its cell or on its way there; at the end, the loser's is dark."""
        lost = bool(frame.ended) and player == frame.position.turn
        spot, colour = self._spot(area, frame, player), self.theme.player(player)
        shape, size = self.shape(player), area.cell * SIZE
        shine(canvas, self.theme, shape, spot, size, colour, light=0.4 if lost else 1.0)
        if frame.marked is not None and frame.marked.player == player and frame.progress >= 1:
            mark_fresh(canvas, self.theme, shape, spot, size)

    def _spot(self, area: BoardArea, frame: Frame, player: Player) -> Point:
        position: Walkers = frame.position
        spot = area.centre_of(position.one if player == 1 else position.two)
        if frame.last is None or frame.last.player != player:
            return spot
        came_from = area.centre_of(self.rules.standing(frame.last.before))
        return between(came_from, spot, eased(frame.progress))


RENDERER = SampleGameRenderer
