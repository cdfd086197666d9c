"""The picture of Chain: a lit path that threads the cells in order, its live end pulsing."""

from itertools import pairwise

import pygame
from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.easing import between, eased, pulse
from game.arcade.draw.frame import Frame
from game.arcade.draw.light import shine, shine_path, shine_pool
from game.arcade.draw.marks import draw_cursor, mark_last, mark_legal, mark_locked
from game.arcade.draw.renderer import Renderer
from game.arcade.draw.shapes import diamond
from game.arcade.draw.text import rendered
from game.arcade.draw.theme import mix
from game.core.grid import cells_in
from game.core.placing import owner
from game.core.rules import opponent
from game.variants.chain.rules import ChainRules, Path

# A cell that is this many times as large as its text has room for a number beside the marker.
CELL_FOR_NUMBER = 2.4


class ChainRenderer(Renderer[ChainRules]):
    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        """Sockets joined by dark conduits, along which the chain can go."""
        theme = self.theme
        conduit = mix(theme.edge, theme.accent, 0.35)
        for cell in range(self.rules.grid.cells):
            for _direction, near in self.rules.grid.exits[cell]:
                if near > cell:
                    ends = area.centre_of(cell), area.centre_of(near)
                    pygame.draw.line(canvas, conduit, *ends, max(2, round(area.cell * 0.07)))
                    pygame.draw.line(canvas, theme.night, *ends, max(1, round(area.cell * 0.035)))
        for cell in range(self.rules.grid.cells):
            centre = area.centre_of(cell)
            pygame.draw.circle(canvas, theme.floor, centre, area.cell * 0.36)
            pygame.draw.circle(
                canvas, conduit, centre, area.cell * 0.36, self.theme.outline(area.cell * 0.02)
            )
            pygame.draw.circle(canvas, mix(theme.tile, theme.edge, 0.3), centre, area.cell * 0.28)

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        position: Path = frame.position
        colour = self.theme.player(position.turn)
        self._draw_links(canvas, area, frame)
        if frame.legal and position.last is not None and frame.progress >= 1:
            reach = area.cell * (0.5 + 0.12 * pulse(frame.time, 1.0))
            shine_pool(canvas, self.theme, area.centre_of(position.last), reach, colour, 0.4)
        self._draw_markers(canvas, area, frame)
        self._draw_numbers(canvas, area, frame)
        if frame.legal:
            self._draw_ways(canvas, area, frame)
        if frame.intended is not None:
            self._draw_preview(canvas, area, frame, frame.intended)
        if frame.cursor is not None:
            draw_cursor(canvas, area, self.theme, frame.cursor.cell, colour, frame.time)

    def _draw_links(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        """The chain so far, each link in the colour of the player who made it."""
        for before, after in pairwise(frame.plies):
            start, end = area.centre_of(before.move), area.centre_of(after.move)
            if after is frame.last:
                end = between(start, end, eased(frame.progress))
            shine_path(
                canvas, self.theme, (start, end), self.theme.player(after.player), area.cell * 0.085, 0.85
            )

    def _draw_markers(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        position: Path = frame.position
        last = frame.last.move if frame.last is not None else None
        for cell in cells_in(position.one | position.two):
            player = owner(position, cell)
            assert player is not None, "a marked cell has an owner"
            centre = area.centre_of(cell)
            colour = self.theme.player(player)
            arrival = eased(frame.progress) if cell == last else 1.0
            pygame.draw.circle(canvas, self.theme.faint(colour, 0.16), centre, area.cell * 0.34 * arrival)
            pygame.draw.circle(
                canvas,
                self.theme.faint(colour, 0.8),
                centre,
                area.cell * 0.34 * arrival,
                self.theme.outline(area.cell * 0.02),
            )
            lost = bool(frame.ended) and player != opponent(position.turn)
            light = arrival * (0.5 if lost else 1.0)
            shine(
                canvas,
                self.theme,
                self.shape(player),
                centre,
                area.cell * 0.44,
                colour,
                light=light,
                glow=0.7,
                width=0.14,
            )
        if last is not None and frame.progress >= 1:
            mark_last(canvas, area, self.theme, [last])
        if frame.ended and position.last is not None:
            near = [cell for _direction, cell in self.rules.grid.exits[position.last]]
            mark_locked(canvas, area, self.theme, near, self.theme.player(position.turn), frame.ended)

    def _draw_numbers(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        """When each link was made, between its cell and the next corner; left out where there is no room."""
        if area.cell < area.text_size * CELL_FOR_NUMBER:
            return
        for number, ply in enumerate(frame.plies, start=1):
            newest = ply is frame.last
            if newest and frame.progress < 0.5:
                continue
            x, y = area.centre_of(ply.move)
            spot = (round(x + area.cell * 0.36), round(y - area.cell * 0.36))
            tone = self.theme.ink if newest else self.theme.soft
            words = rendered(str(number), area.text_size, tone, bold=True)
            place = words.get_rect(center=spot)
            # The corner of a lit cell may lie behind it.
            pygame.draw.rect(canvas, self.theme.night, place.inflate(4, -area.text_size // 2))
            canvas.blit(words, place)

    def _draw_ways(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        """The open neighbours, and sparks that run to them from the live end."""
        position: Path = frame.position
        colour = self.theme.player(position.turn)
        mark_legal(canvas, area, self.theme, frame.legal, colour, frame.time)
        if position.last is None or frame.progress < 1:
            return
        source = area.centre_of(position.last)
        for cell in frame.legal:
            spot = between(source, area.centre_of(cell), 0.35 + 0.5 * (frame.time * 0.9 % 1.0))
            shine_pool(canvas, self.theme, spot, area.cell * 0.13, colour)

    def _draw_preview(self, canvas: Surface, area: BoardArea, frame: Frame, move: int) -> None:
        """The link that the move would make, and the moves that it would leave the opponent."""
        position: Path = frame.position
        colour = self.theme.player(position.turn)
        other = self.theme.player(opponent(position.turn))
        if position.last is not None:
            link = area.centre_of(position.last), area.centre_of(move)
            shine_path(canvas, self.theme, link, colour, area.cell * 0.05, 0.5)
        shape = self.shape(position.turn)
        shine(canvas, self.theme, shape, area.centre_of(move), area.cell * 0.44, colour, light=0.5, glow=0.4)
        for cell in cells_in(self.rules.open_cells(self.rules.play(position, move))):
            shine(
                canvas, self.theme, diamond, area.centre_of(cell), area.cell * 0.3, other, light=0.5, glow=0.4
            )


RENDERER = ChainRenderer
