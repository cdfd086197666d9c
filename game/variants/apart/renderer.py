"""The picture of Apart: tokens that throw a force field over their eight neighbours."""

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.easing import eased
from game.arcade.draw.frame import Frame
from game.arcade.draw.markers import draw_claims, draw_markers, draw_preview
from game.arcade.draw.marks import draw_cursor, hatch, mark_legal
from game.arcade.draw.renderer import Renderer
from game.arcade.draw.theme import mix
from game.core.grid import cells_in
from game.core.placing import Markers
from game.core.rules import Player
from game.variants.apart.rules import ApartRules

SIZE = 0.74  # of a token, in cells


class ApartRenderer(Renderer[ApartRules]):
    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        """Round pads, each on its own plate."""
        theme = self.theme
        edge = theme.faint(mix(theme.edge, theme.accent, 0.25), 0.7)
        thin = theme.outline(area.cell * 0.012)
        for cell in range(self.rules.grid.cells):
            plate = area.plate_of(cell)
            pygame.draw.rect(canvas, theme.floor, plate, border_radius=plate.width // 6)
            pygame.draw.rect(canvas, edge, plate, thin, plate.width // 6)
            pad = mix(theme.tile, theme.edge, 0.35)
            pygame.draw.circle(canvas, pad, area.centre_of(cell), area.cell * 0.32)

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        draw_claims(canvas, area, frame, self.theme, self._field)
        if frame.last is not None and frame.progress < 1:
            self._draw_wave(canvas, area, frame.last.move, frame)
        position: Markers = frame.position
        colour = self.theme.player(position.turn)
        mark_legal(canvas, area, self.theme, frame.legal, colour, frame.time)
        if frame.intended is not None:
            coming = self.rules.grid.spread(1 << frame.intended) & self.rules.open_cells(position)
            hatch(
                canvas,
                area,
                self.theme,
                cells_in(coming & ~(1 << frame.intended)),
                colour,
                position.turn,
                0.6,
            )
        draw_markers(canvas, area, frame, self, SIZE)
        draw_preview(canvas, area, frame, self, SIZE)
        if frame.cursor is not None:
            draw_cursor(canvas, area, self.theme, frame.cursor.cell, colour, frame.time)

    def _field(self, position: Markers, player: Player) -> int:
        return self.rules.grid.spread(position.one if player == 1 else position.two)

    def _draw_wave(self, canvas: Surface, area: BoardArea, cell: int, frame: Frame) -> None:
        """The edge of a field that is spreading."""
        assert frame.last is not None, "a wave follows a move"
        reach = eased(frame.progress)
        side = area.cell * (1 + 2 * reach)
        ring = Rect(0, 0, round(side), round(side))
        ring.center = (round(area.centre_of(cell)[0]), round(area.centre_of(cell)[1]))
        colour = self.theme.faint(self.theme.player(frame.last.player), 1 - 0.8 * reach)
        pygame.draw.rect(
            canvas, colour, ring.clip(area.rect), max(1, round(area.cell * 0.03)), round(area.cell * 0.25)
        )


RENDERER = ApartRenderer
