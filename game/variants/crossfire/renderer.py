"""The picture of Crossfire: markers that fire beams down their lines."""

import pygame
from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.easing import between, eased
from game.arcade.draw.frame import Frame
from game.arcade.draw.light import shine_path
from game.arcade.draw.markers import draw_claims, draw_markers, draw_preview
from game.arcade.draw.marks import draw_cursor, mark_legal
from game.arcade.draw.renderer import Renderer
from game.arcade.draw.theme import mix
from game.core.grid import cells_in
from game.core.placing import Markers
from game.core.rules import Player
from game.variants.crossfire.rules import CrossfireRules

SIZE = 0.64  # of a marker, in cells


class CrossfireRenderer(Renderer[CrossfireRules]):
    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        """A range: sight lines through the middles of the cells, a target on each crossing."""
        theme = self.theme
        pygame.draw.rect(canvas, theme.floor, area.rect, border_radius=round(area.cell * 0.1))
        line = theme.faint(mix(theme.edge, theme.accent, 0.35), 0.75)
        thin = theme.outline(area.cell * 0.012)
        for step in range(area.size):
            _x, y = area.centre_of(step * area.size)
            x, _y = area.centre_of(step)
            pygame.draw.line(canvas, line, (area.rect.left, y), (area.rect.right - 1, y), thin)
            pygame.draw.line(canvas, line, (x, area.rect.top), (x, area.rect.bottom - 1), thin)
        for cell in range(self.rules.grid.cells):
            pygame.draw.circle(canvas, theme.floor, area.centre_of(cell), area.cell * 0.3)
            pygame.draw.circle(canvas, line, area.centre_of(cell), area.cell * 0.3, thin)
        pygame.draw.rect(
            canvas,
            mix(theme.edge, theme.accent, 0.5),
            area.rect.inflate(2 * thin, 2 * thin),
            thin * 2,
            round(area.cell * 0.1),
        )

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        draw_claims(canvas, area, frame, self.theme, self._fire)
        position: Markers = frame.position
        colour = self.theme.player(position.turn)
        mark_legal(canvas, area, self.theme, frame.legal, colour, frame.time)
        self._draw_beams(canvas, area, frame)
        draw_markers(canvas, area, frame, self, SIZE)
        draw_preview(canvas, area, frame, self, SIZE)
        if frame.cursor is not None:
            draw_cursor(canvas, area, self.theme, frame.cursor.cell, colour, frame.time)

    def _fire(self, position: Markers, player: Player) -> int:
        return self.rules.under_fire(position.one if player == 1 else position.two)

    def _draw_beams(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        """The last marker's beams: they shoot out bright, and stay as a faint line."""
        if frame.last is None:
            return
        reach = eased(frame.progress)
        light = 1.0 - 0.72 * frame.progress
        colour = self.theme.player(frame.last.player)
        origin = area.centre_of(frame.last.move)
        for line in self.rules.lines_of(frame.last.move):
            first, *_rest, last = cells_in(line)
            for end in (first, last):
                if end != frame.last.move:
                    tip = between(origin, area.centre_of(end), reach)
                    shine_path(canvas, self.theme, (origin, tip), colour, area.cell * 0.05, light)


RENDERER = CrossfireRenderer
