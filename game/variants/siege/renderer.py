"""The picture of Siege: two towers on a floor from which blocks rise."""

import pygame
from pygame import Rect, Surface

from game.arcade.draw.board import between, draw_cursor, eased, mark_last, pulse
from game.arcade.draw.frame import BoardArea, Frame, Renderer
from game.arcade.draw.sprites import Point, shine_halo
from game.arcade.draw.text import write
from game.arcade.draw.theme import EDGE, FLOOR, INK, NIGHT, TILE, Colour, dimmed, mix
from game.core.controls import Cursor
from game.core.grid import cells_in
from game.core.rules import PLAYERS, Move, Player
from game.core.walking import Walkers
from game.variants.siege.rules import SiegeRules

BLOCK_HEIGHT = 0.15  # of a cell
TOWER_HEIGHT = 0.34
# The share of a move's animation that belongs to the step; the block rises in the rest.
STEP_SHARE = 0.5


class SiegeRenderer(Renderer[SiegeRules]):
    def place_of(self, position: Walkers, move: Move) -> int:
        direction, block = self.rules.parts(move)
        if self.rules.step_objection(position, direction) is None:
            return block
        target = self.rules.target(position, direction)
        return self.rules.standing(position) if target is None else target

    def draw_emblem(self, canvas: Surface, centre: Point, size: float, player: Player) -> None:
        draw = _square_tower if player == 1 else _round_tower
        foot = (centre[0], centre[1] + size * 0.18)
        shine_halo(canvas, centre, size * 0.75, dimmed(self.theme.player(player), 0.5))
        draw(canvas, foot, size * 0.32, size * 0.4, self.theme.player(player))

    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        """Flagstones in two tones."""
        for cell in range(self.rules.grid.cells):
            row, column = self.rules.grid.place(cell)
            stone = area.rect_of(cell).inflate(-area.cell * 0.045, -area.cell * 0.045)
            tone = FLOOR if (row + column) % 2 else mix(FLOOR, TILE, 0.7)
            pygame.draw.rect(canvas, tone, stone, border_radius=round(area.cell * 0.05))
            light = dimmed(mix(EDGE, self.theme.accent, 0.3), 0.5)
            pygame.draw.rect(canvas, light, stone, max(1, round(area.cell * 0.01)), round(area.cell * 0.05))

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        position: Walkers = frame.position
        if frame.legal and not frame.ended and frame.progress >= 1:
            self._draw_choices(canvas, area, frame)
        rising = frame.last.move if frame.last is not None else None
        for cell in range(
            self.rules.grid.cells
        ):  # from the back, so that what is nearer hides what is behind
            if position.blocked >> cell & 1:
                self._draw_block(canvas, area, cell, self._risen(frame, cell, rising))
            for player in PLAYERS:
                if cell == self._standing(frame, player):
                    self._draw_tower(canvas, area, self._place(area, frame, player), player, frame)
        if frame.last is not None:
            mark_last(canvas, area, self.rules.parts(frame.last.move)[1])
        if frame.cursor is not None:
            self._draw_cursor(canvas, area, frame, frame.cursor)

    def _standing(self, frame: Frame, player: Player) -> int:
        """The cell in whose row a tower is drawn: where it stands, or where it has stepped to."""
        position: Walkers = frame.position
        if player == position.turn and frame.cursor is not None and frame.cursor.step is not None:
            target = self.rules.target(position, frame.cursor.step)
            assert target is not None, "a step that was taken stays on the board"
            return target
        return position.one if player == 1 else position.two

    def _place(self, area: BoardArea, frame: Frame, player: Player) -> Point:
        """Where a tower is on the screen while it steps."""
        place = area.centre_of(self._standing(frame, player))
        if frame.last is None or frame.last.player != player or frame.progress >= 1:
            return place
        came_from = area.centre_of(self.rules.standing(frame.last.before))
        return between(came_from, place, eased(frame.progress / STEP_SHARE))

    def _risen(self, frame: Frame, cell: int, rising: Move | None) -> float:
        """How far a block has come out of the floor."""
        if rising is None or frame.progress >= 1 or self.rules.parts(rising)[1] != cell:
            return 1.0
        return eased((frame.progress - STEP_SHARE) / (1 - STEP_SHARE))

    def _draw_block(self, canvas: Surface, area: BoardArea, cell: int, risen: float) -> None:
        if risen <= 0:
            return
        foot = area.rect_of(cell).inflate(-area.cell * 0.12, -area.cell * 0.12)
        height = round(area.cell * BLOCK_HEIGHT * risen)
        stone = mix((92, 98, 132), self.theme.accent, 0.22)
        round_off = round(area.cell * 0.07)
        side = Rect(foot.left, foot.top - height, foot.width, foot.height + height)
        pygame.draw.rect(canvas, dimmed(stone, 0.42), side, border_radius=round_off)
        top = foot.move(0, -height)
        pygame.draw.rect(canvas, dimmed(stone, 0.85), top, border_radius=round_off)
        edge = mix(stone, (255, 255, 255), 0.35)
        pygame.draw.rect(canvas, edge, top, max(1, round(area.cell * 0.016)), round_off)
        arm = round(top.width * 0.24)
        for sign in (1, -1):
            start, end = (
                (top.centerx - arm, top.centery - sign * arm),
                (top.centerx + arm, top.centery + sign * arm),
            )
            pygame.draw.line(canvas, dimmed(stone, 0.42), start, end, max(2, round(area.cell * 0.045)))

    def _draw_tower(
        self, canvas: Surface, area: BoardArea, place: Point, player: Player, frame: Frame
    ) -> None:
        """Player 1's tower is square with battlements, Player 2's is round."""
        colour = self.theme.player(player)
        locked = bool(frame.ended) and player == frame.position.turn
        tone = dimmed(colour, 0.45) if locked else colour
        x, y = place
        shine_halo(canvas, place, area.cell * (0.62 + 0.05 * pulse(frame.time)), dimmed(tone, 0.45))
        height = area.cell * TOWER_HEIGHT
        draw = _square_tower if player == 1 else _round_tower
        draw(canvas, (x, y + area.cell * 0.1), area.cell * 0.27, height, tone)
        label = (round(x), round(y + area.cell * 0.1 - height * 0.35))
        write(canvas, f"P{player}", max(10, round(area.cell * 0.2)), NIGHT, bold=True, center=label)

    def _draw_choices(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        """First half of a turn: arrows on the cells to step to. Second half: outlines of possible blocks."""
        position: Walkers = frame.position
        colour = self.theme.player(position.turn)
        step = frame.cursor.step if frame.cursor is not None else None
        if step is None:
            for direction, target in self.rules.grid.exits[self.rules.standing(position)]:
                if self.rules.step_objection(position, direction) is None:
                    _draw_arrow(canvas, area, target, direction, colour, frame.time)
            return
        stepped_to = self.rules.target(position, step)
        assert stepped_to is not None, "a step that was taken stays on the board"
        for cell in cells_in(self.rules.open_blocks(position, stepped_to)):
            outline = area.rect_of(cell).inflate(-area.cell * 0.3, -area.cell * 0.3)
            light = dimmed(colour, 0.4 + 0.25 * pulse(frame.time))
            pygame.draw.rect(canvas, light, outline, max(2, round(area.cell * 0.03)), round(area.cell * 0.06))

    def _draw_cursor(self, canvas: Surface, area: BoardArea, frame: Frame, cursor: Cursor) -> None:
        """Around the cell that is pointed at; the block that a confirmation would raise stands half out."""
        if cursor.step is None and cursor.cell == self.rules.standing(frame.position):
            return
        if frame.intended is not None:
            self._draw_block(canvas, area, cursor.cell, 0.5 + 0.2 * pulse(frame.time, 1.0))
        draw_cursor(canvas, area, cursor.cell, self.theme.player(frame.position.turn), frame.time)


def _square_tower(canvas: Surface, foot: Point, half: float, height: float, colour: Colour) -> None:
    x, y = foot
    wall = Rect(round(x - half), round(y - height), round(2 * half), round(height + half * 0.9))
    pygame.draw.rect(canvas, dimmed(colour, 0.55), wall, border_radius=round(half * 0.2))
    top = Rect(round(x - half * 1.12), round(y - height - half * 0.25), round(2.24 * half), round(half * 1.1))
    pygame.draw.rect(canvas, colour, top, border_radius=round(half * 0.15))
    tooth = round(half * 0.5)
    for place in (-1.12, -0.25, 0.62):
        battlement = Rect(round(x + half * place), round(top.top - half * 0.3), tooth, round(half * 0.42))
        pygame.draw.rect(canvas, mix(colour, INK, 0.5), battlement)


def _round_tower(canvas: Surface, foot: Point, half: float, height: float, colour: Colour) -> None:
    x, y = foot
    wall = Rect(round(x - half), round(y - height), round(2 * half), round(height + half * 0.9))
    pygame.draw.rect(canvas, dimmed(colour, 0.55), wall, border_radius=round(half))
    top = Rect(round(x - half * 1.15), round(y - height - half * 0.35), round(2.3 * half), round(half * 1.3))
    pygame.draw.ellipse(canvas, colour, top)
    pygame.draw.ellipse(canvas, mix(colour, INK, 0.6), top, max(2, round(half * 0.12)))


def _draw_arrow(
    canvas: Surface, area: BoardArea, cell: int, direction: int, colour: Colour, time: float
) -> None:
    x, y = area.centre_of(cell)
    across, down = ((0, -1), (0, 1), (-1, 0), (1, 0))[direction]
    reach = area.cell * (0.16 + 0.03 * pulse(time))
    points = [
        (x + across * reach, y + down * reach),
        (x - across * reach + down * reach, y - down * reach + across * reach),
        (x - across * reach * 0.4, y - down * reach * 0.4),
        (x - across * reach - down * reach, y - down * reach - across * reach),
    ]
    pygame.draw.polygon(canvas, dimmed(colour, 0.75), points)


RENDERER = SiegeRenderer
