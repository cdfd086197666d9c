"""The picture of Apart: tokens that throw a force field over their eight neighbours."""

import pygame
from pygame import Rect, Surface

from game.arcade.draw.board import (
    draw_cursor,
    eased,
    hatch,
    mark_last,
    mark_legal,
    mark_taken,
)
from game.arcade.draw.frame import BoardArea, Frame, Renderer
from game.arcade.draw.sprites import shine
from game.arcade.draw.theme import EDGE, FLOOR, TILE, dimmed, mix
from game.core.grid import cells_in
from game.core.placing import Markers, marker
from game.core.rules import PLAYERS, opponent
from game.variants.apart.rules import ApartRules


class ApartRenderer(Renderer[ApartRules]):
    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        """Round pads, each on a plate of its own."""
        for cell in range(self.rules.grid.cells):
            plate = area.rect_of(cell).inflate(-area.cell * 0.07, -area.cell * 0.07)
            pygame.draw.rect(canvas, FLOOR, plate, border_radius=round(area.cell * 0.2))
            edge = mix(EDGE, self.theme.accent, 0.25)
            pygame.draw.rect(
                canvas, dimmed(edge, 0.7), plate, max(1, round(area.cell * 0.012)), round(area.cell * 0.2)
            )
            pygame.draw.circle(canvas, TILE, area.centre_of(cell), area.cell * 0.32)

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        self._draw_fields(canvas, area, frame)
        position: Markers = frame.position
        turn = position.turn
        colour = self.theme.player(turn)
        if frame.legal and not frame.ended:
            mark_legal(canvas, area, self.rules.legal_moves(position), colour, frame.time)
        self._draw_tokens(canvas, area, frame)
        if frame.intended is not None:
            taken = cells_in(self.rules.taken_by(position, frame.intended))
            mark_taken(canvas, area, taken, colour, frame.time)
            shine(
                canvas,
                marker(turn),
                area.centre_of(frame.intended),
                area.cell * 0.72,
                colour,
                light=0.4,
                glow=0.4,
            )
        if frame.cursor is not None:
            draw_cursor(canvas, area, frame.cursor.cell, colour, frame.time)

    def _draw_fields(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        """The neighbours of each token, hatched; those of the newest light up as its field spreads."""
        settled: Markers = frame.settled
        position: Markers = frame.position
        for player in PLAYERS:
            old, new = (self._field(place, player) for place in (settled, position))
            colour = self.theme.player(player)
            taken = position.x | position.o
            hatch(canvas, area, cells_in(old & ~taken), colour, player)
            hatch(canvas, area, cells_in(new & ~old & ~taken), colour, player, eased(frame.progress))
        if frame.last is not None and frame.progress < 1:
            self._draw_wave(canvas, area, frame.last.move, frame)

    def _field(self, position: Markers, player: int) -> int:
        return self.rules.grid.spread(position.x if player == 1 else position.o)

    def _draw_wave(self, canvas: Surface, area: BoardArea, cell: int, frame: Frame) -> None:
        """The edge of a field that is spreading."""
        assert frame.last is not None, "a wave follows a move"
        reach = eased(frame.progress)
        side = area.cell * (1 + 2 * reach)
        ring = Rect(0, 0, round(side), round(side))
        ring.center = (round(area.centre_of(cell)[0]), round(area.centre_of(cell)[1]))
        colour = dimmed(self.theme.player(frame.last.player), 1 - 0.8 * reach)
        pygame.draw.rect(
            canvas, colour, ring.clip(area.rect), max(1, round(area.cell * 0.03)), round(area.cell * 0.25)
        )

    def _draw_tokens(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        position: Markers = frame.position
        last = frame.last.move if frame.last is not None else None
        for player, mask in zip(PLAYERS, (position.x, position.o), strict=True):
            for cell in cells_in(mask):
                arrival = eased(frame.progress) if cell == last else 1.0
                size = area.cell * (0.74 + 0.5 * (1 - arrival))
                # What locked the loser stays lit at the end; the loser's own tokens fade.
                lost = bool(frame.ended) and player != opponent(position.turn)
                light = arrival * (0.45 if lost else 1.0)
                shine(
                    canvas, marker(player), area.centre_of(cell), size, self.theme.player(player), light=light
                )
        if last is not None:
            mark_last(canvas, area, last)


RENDERER = ApartRenderer
