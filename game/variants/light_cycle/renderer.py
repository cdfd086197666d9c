"""The picture of Light Cycle Duel: two cycles, and the ribbons of light behind them."""

import math
import random
from itertools import pairwise

import pygame
from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.easing import Point, between, eased, pulse
from game.arcade.draw.frame import Frame
from game.arcade.draw.light import shine, shine_path, shine_pool
from game.arcade.draw.lines import smooth_arrow, smooth_polygon
from game.arcade.draw.marks import draw_cursor, mark_locked
from game.arcade.draw.renderer import Renderer
from game.arcade.draw.shapes import disc
from game.arcade.draw.theme import Colour, Theme, mix
from game.core.grid import HEADINGS, cells_in
from game.core.match import Ply
from game.core.rules import PLAYERS, Player
from game.core.walking import Walkers
from game.variants.light_cycle.rules import LightCycleRules

SHARDS = 46
SHATTER_SECONDS = 1.1


class LightCycleRenderer(Renderer[LightCycleRules]):
    def draw_emblem(self, canvas: Surface, centre: Point, size: float, player: Player, light: float) -> None:
        heading = (1.0, 0.0) if player == 1 else (-1.0, 0.0)
        colour = self.theme.faint(self.theme.player(player), self.theme.strength(light))
        draw_cycle(canvas, self.theme, centre, heading, size * 1.5, colour)

    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        """An arena without cells: a fine grid of streets, and a wall around it."""
        pygame.draw.rect(canvas, self.theme.floor, area.rect)
        street = self.theme.faint(mix(self.theme.edge, self.theme.accent, 0.3), 0.55)
        for step in range(area.size + 1):
            x = area.rect.left + round(step * area.cell)
            y = area.rect.top + round(step * area.cell)
            pygame.draw.line(canvas, street, (x, area.rect.top), (x, area.rect.bottom))
            pygame.draw.line(canvas, street, (area.rect.left, y), (area.rect.right, y))
        wall = self.theme.accent
        layers = ((10, 0.16), (5, 0.35), (2, 0.9))
        for grown, light in layers if self.theme.glow else layers[-1:]:
            thick = self.theme.outline(max(2, grown // 2))
            around = area.rect.inflate(grown, grown)
            pygame.draw.rect(canvas, self.theme.faint(wall, light), around, thick, 4)

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        position: Walkers = frame.position
        colour = self.theme.player(position.turn)
        self._draw_loose_blocks(canvas, area, frame)
        for player in PLAYERS:
            self._draw_ribbon(canvas, area, frame, player)
        self._draw_exits(canvas, area, frame, colour)
        for player in PLAYERS:
            boxed_in = bool(frame.ended) and player == position.turn
            if boxed_in:
                self._shatter(canvas, area, frame, player)
            else:
                self._draw_cycle(canvas, area, frame, player)
        if frame.last is not None and frame.progress >= 1 and not frame.ended:
            self._mark_last(canvas, area, frame, frame.last)
        if frame.ended:
            stuck = self.rules.standing(position)
            near = [cell for _direction, cell in self.rules.grid.exits[stuck]]
            mark_locked(canvas, area, self.theme, near, colour, frame.ended)
        if frame.cursor is not None and self._points(frame, frame.cursor.cell):
            draw_cursor(canvas, area, self.theme, frame.cursor.cell, colour, frame.time)

    def _points(self, frame: Frame, cell: int) -> bool:
        """Whether the player points at a move; with keys, only while one is on trial."""
        direction = self.rules.direction_to(frame.position, cell)
        pointed = direction is not None and not self.rules.why_not(frame.position, direction)
        return pointed or frame.intended is not None

    def _path(self, frame: Frame, player: Player) -> list[int]:
        """The cells that a player has ridden through, in order."""
        positions = [frame.start, *(ply.after for ply in frame.plies if ply.player == player)]
        return [place.one if player == 1 else place.two for place in positions]

    def _trail(self, area: BoardArea, frame: Frame, player: Player) -> list[Point]:
        """The ribbon's corners; its end follows the rider while the last move is animated."""
        points = [area.centre_of(cell) for cell in self._path(frame, player)]
        if frame.last is not None and frame.last.player == player and len(points) > 1:
            points[-1] = between(points[-2], points[-1], eased(frame.progress))
        return points

    def _draw_loose_blocks(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        """Cells that were blocked before the first move of this match."""
        for cell in cells_in(frame.start.blocked):
            block = area.rect_of(cell).inflate(-area.cell * 0.2, -area.cell * 0.2)
            pygame.draw.rect(canvas, self.theme.edge, block, border_radius=round(area.cell * 0.08))

    def _draw_ribbon(self, canvas: Surface, area: BoardArea, frame: Frame, player: Player) -> None:
        colour = self.theme.player(player)
        points = self._trail(area, frame, player)
        lost = bool(frame.ended) and player == frame.position.turn
        light = 0.35 if lost else 0.9
        shine_path(canvas, self.theme, points, colour, area.cell * 0.13, light)
        if player == 2:
            self._draw_chevrons(canvas, area, points, light)
        if len(points) > 1 and not lost:
            self._draw_pulse(canvas, area, points, colour, frame.time)

    def _draw_chevrons(self, canvas: Surface, area: BoardArea, points: list[Point], light: float) -> None:
        """Arrows along Player 2's ribbon, so that it differs in more than its colour."""
        arm = area.cell * 0.085
        colour = self.theme.faint(self.theme.player(2), 0.26 * light)
        for start, end in pairwise(points):
            along = pygame.Vector2(end) - start
            if along.length() < area.cell * 0.3:
                continue
            heading = along.normalize()
            side = pygame.Vector2(-heading.y, heading.x) * arm
            for share in (0.3, 0.5, 0.7):
                tip = pygame.Vector2(start) + along * share + heading * arm * 0.6
                back = tip - heading * arm
                pygame.draw.lines(
                    canvas, colour, False, [back + side, tip, back - side], max(2, round(area.cell * 0.035))
                )

    def _draw_pulse(
        self, canvas: Surface, area: BoardArea, points: list[Point], colour: Colour, time: float
    ) -> None:
        """A drop of light that runs along the ribbon to its rider."""
        place = (time * 2.2) % (len(points) + 2)
        segment = int(place)
        if segment < len(points) - 1:
            spot = between(points[segment], points[segment + 1], place - segment)
            shine_pool(canvas, self.theme, spot, area.cell * 0.3, colour, 0.8)

    def _mark_last(self, canvas: Surface, area: BoardArea, frame: Frame, last: Ply) -> None:
        """The last stretch of ribbon, white at its heart."""
        points = self._trail(area, frame, last.player)
        shine_path(canvas, self.theme, points[-2:], self.theme.ink, area.cell * 0.045, 0.9)

    def _draw_exits(self, canvas: Surface, area: BoardArea, frame: Frame, colour: Colour) -> None:
        """An arrow on each cell that the rider on turn can reach."""
        for direction in frame.legal:
            target = self.rules.target(frame.position, direction)
            assert target is not None, "a legal move stays on the board"
            floor = area.rect_of(target).inflate(-area.cell * 0.12, -area.cell * 0.12)
            chosen = direction == frame.intended
            tone = mix(self.theme.floor, colour, 0.3 if chosen else 0.14)
            pygame.draw.rect(canvas, tone, floor, border_radius=4)
            reach = area.cell * (0.17 + 0.03 * pulse(frame.time))
            light = self.theme.faint(self.theme.legible(colour), 1.0 if chosen else 0.7)
            smooth_arrow(canvas, light, area.centre_of(target), HEADINGS[direction], reach)

    def _draw_cycle(self, canvas: Surface, area: BoardArea, frame: Frame, player: Player) -> None:
        points = self._trail(area, frame, player)
        heading, colour = self._heading(points, player), self.theme.player(player)
        draw_cycle(canvas, self.theme, points[-1], heading, area.cell, colour)

    def _heading(self, points: list[Point], player: Player) -> Point:
        """The direction in which a cycle faces; at the start, towards the other one."""
        if len(points) < 2:
            return (1.0, 0.0) if player == 1 else (-1.0, 0.0)
        along = pygame.Vector2(points[-1]) - points[-2]
        if along.length() == 0 and len(points) > 2:
            along = pygame.Vector2(points[-2]) - points[-3]
        if along.length() == 0:
            return (1.0, 0.0) if player == 1 else (-1.0, 0.0)
        heading = along.normalize()
        return heading.x, heading.y

    def _shatter(self, canvas: Surface, area: BoardArea, frame: Frame, player: Player) -> None:
        """A rider who is boxed in bursts into shards, the same ones every time."""
        colour = self.theme.player(player)
        share = min(1.0, frame.ended / SHATTER_SECONDS) if frame.particles else 1.0
        x, y = area.centre_of(self.rules.standing(frame.position))
        chance = random.Random(f"{x}{player}")  # noqa: S311 - decoration
        shine_pool(canvas, self.theme, (x, y), area.cell * (0.5 + 0.9 * share), colour, 0.8 * (1 - share))
        for _shard in range(SHARDS):
            angle, speed = chance.uniform(0, 2 * math.pi), chance.uniform(0.15, 1.15)
            reach = area.cell * speed * eased(share)
            spot = pygame.Vector2(x + math.cos(angle) * reach, y + math.sin(angle) * reach)
            if not area.rect.collidepoint(spot):
                continue
            size = area.cell * 0.07 * (1.15 - share)
            spin = angle + share * 6 * speed
            corners = [spot + pygame.Vector2(size, 0).rotate_rad(spin + turn) for turn in (0, 2.4, 3.9)]
            smooth_polygon(canvas, self.theme.faint(colour, 1 - 0.55 * share), corners)


# The outline of a cycle that rides to the right, in shares of its length, and its canopy.
HULL = ((1.0, 0.0), (0.55, -0.3), (-0.1, -0.42), (-0.8, -0.34), (-1.0, -0.12))
CANOPY = ((0.5, 0.0), (0.2, -0.17), (-0.3, -0.19), (-0.5, 0.0))


def draw_cycle(
    canvas: Surface, theme: Theme, place: Point, heading: Point, cell: float, colour: Colour
) -> None:
    """A cycle on a cell of this size, seen from above and turned the way it rides."""
    x, y = place
    across, down = heading
    length = cell * 0.37
    shine_pool(canvas, theme, place, cell * 0.62, colour, 0.6)

    def placed(outline: tuple[Point, ...]) -> list[Point]:
        """An outline and its mirror image, turned and moved to the cycle."""
        whole = [*outline, *((along, -aside) for along, aside in reversed(outline))]
        return [
            (x + (along * across - aside * down) * length, y + (along * down + aside * across) * length)
            for along, aside in whole
        ]

    rim = max(1.0, cell * 0.022) / length
    outer = tuple((along * (1 + rim), aside * (1 + 2 * rim)) for along, aside in HULL)
    smooth_polygon(canvas, mix(colour, theme.ink, 0.75), placed(outer))
    smooth_polygon(canvas, theme.faint(colour, 0.85), placed(HULL))
    smooth_polygon(canvas, mix(theme.floor, colour, 0.12), placed(CANOPY))
    nose = (x + across * length * 0.75, y + down * length * 0.75)
    shine(canvas, theme, disc, nose, cell * 0.3, colour, light=0.9, glow=0.8)
    tail = (x - across * length * 0.8, y - down * length * 0.8)
    shine(canvas, theme, disc, tail, cell * 0.26, colour, light=0.8, glow=0.8)


RENDERER = LightCycleRenderer
