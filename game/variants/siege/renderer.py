"""The picture of Siege: two towers on a floor from which blocks rise."""

from functools import lru_cache

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.easing import Point, between, eased, pulse
from game.arcade.draw.frame import Frame
from game.arcade.draw.light import shine_pool
from game.arcade.draw.lines import smooth_arrow
from game.arcade.draw.marks import draw_cursor, mark_locked
from game.arcade.draw.renderer import Renderer
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, mix
from game.core.controls import Cursor
from game.core.grid import HEADINGS
from game.core.rules import PLAYERS, Player
from game.core.walking import Walkers
from game.variants.siege.controls import SiegeCursor
from game.variants.siege.rules import SiegeRules

BLOCK_HEIGHT = 0.2  # of a cell
# The share of its height that a block rises above its foot. The rest shortens its top, which is seen at an
# angle: so the block stays in its cell, and the first row stays below the line above the board.
RISE = 0.25
# The share of a move's animation that belongs to the step; the block rises in the rest.
STEP_SHARE = 0.5
# Blocks and towers are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 3


class SiegeRenderer(Renderer[SiegeRules]):
    def draw_emblem(self, canvas: Surface, centre: Point, size: float, player: Player, light: float) -> None:
        colour = self.theme.faint(self.theme.player(player), self.theme.strength(light))
        shine_pool(canvas, self.theme, centre, size * 0.75, colour, 0.5)
        _draw_tower(canvas, self.theme, (centre[0], centre[1] + size * 0.42), size * 1.25, colour, player)

    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        """Flagstones in two tones."""
        theme = self.theme
        rim = theme.faint(mix(theme.edge, theme.accent, 0.35), 0.6)
        for cell in range(self.rules.grid.cells):
            row, column = self.rules.grid.coordinates(cell)
            stone = area.rect_of(cell).inflate(-area.cell * 0.045, -area.cell * 0.045)
            tone = mix(theme.floor, theme.edge, 0.12 if (row + column) % 2 else 0.4)
            pygame.draw.rect(canvas, tone, stone, border_radius=round(area.cell * 0.06))
            pygame.draw.rect(canvas, rim, stone, theme.outline(area.cell * 0.012), round(area.cell * 0.06))

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        position: Walkers = frame.position
        self._draw_choices(canvas, area, frame)
        # From the back to the front, so that nearer things hide what is behind them.
        standing = {self._standing(frame, player): player for player in PLAYERS}
        for cell in range(self.rules.grid.cells):
            if position.blocked >> cell & 1:
                self._draw_block(canvas, area, cell, self._risen(frame, cell), lit=self._is_last(frame, cell))
            if cell in standing:
                self._draw_piece(canvas, area, frame, standing[cell])
        if frame.ended:
            stuck = self.rules.standing(position)
            near = [cell for _direction, cell in self.rules.grid.exits[stuck]]
            mark_locked(canvas, area, self.theme, near, self.theme.player(position.turn), frame.ended)
        if frame.cursor is not None:
            self._draw_cursor(canvas, area, frame, frame.cursor)

    def _standing(self, frame: Frame, player: Player) -> int:
        """The cell in whose row a tower is drawn: where it stands, or where it has stepped to."""
        position: Walkers = frame.position
        step = _step_of(frame.cursor)
        if player == position.turn and step is not None:
            return self.rules.stepped_on(position, step)
        return position.one if player == 1 else position.two

    def _place(self, area: BoardArea, frame: Frame, player: Player) -> Point:
        """Where a tower is on the screen while it steps."""
        place = area.centre_of(self._standing(frame, player))
        if frame.last is None or frame.last.player != player or frame.progress >= 1:
            return place
        came_from = area.centre_of(self.rules.standing(frame.last.before))
        return between(came_from, place, eased(frame.progress / STEP_SHARE))

    def _is_last(self, frame: Frame, cell: int) -> bool:
        """Whether a block is the last one raised."""
        return frame.last is not None and self.rules.parts(frame.last.move)[1] == cell

    def _risen(self, frame: Frame, cell: int) -> float:
        """How far a block has come out of the floor."""
        if frame.progress >= 1 or not self._is_last(frame, cell):
            return 1.0
        return eased((frame.progress - STEP_SHARE) / (1 - STEP_SHARE))

    def _draw_block(self, canvas: Surface, area: BoardArea, cell: int, risen: float, *, lit: bool) -> None:
        steps = round(8 * risen)
        if steps <= 0:
            return
        foot = area.rect_of(cell).inflate(-area.cell * 0.1, -area.cell * 0.1)
        shine_pool(canvas, self.theme, foot.center, area.cell * 0.7, self.theme.accent, 0.16)
        block = _block(foot.width, round(area.cell * BLOCK_HEIGHT * steps / 8), self.theme, lit)
        canvas.blit(block, block.get_rect(midbottom=foot.midbottom))

    def _draw_piece(self, canvas: Surface, area: BoardArea, frame: Frame, player: Player) -> None:
        locked = bool(frame.ended) and player == frame.position.turn
        colour = self.theme.faint(self.theme.player(player), self.theme.strength(0.45 if locked else 1.0))
        x, y = self._place(area, frame, player)
        shine_pool(canvas, self.theme, (x, y), area.cell * 0.64, colour, 0.45)
        _draw_tower(canvas, self.theme, (x, y + area.cell * 0.36), area.cell, colour, player)

    def _draw_choices(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        """First half of a turn: arrows on the cells to step to. Second half: outlines of possible blocks."""
        position: Walkers = frame.position
        colour = self.theme.player(position.turn)
        step = _step_of(frame.cursor)
        turns = [self.rules.parts(move) for move in frame.legal]
        if step is None:
            reach = area.cell * (0.18 + 0.03 * pulse(frame.time))
            for direction in {direction for direction, _block in turns}:
                target = self.rules.stepped_on(position, direction)
                heading = HEADINGS[direction]
                smooth_arrow(
                    canvas,
                    self.theme.faint(self.theme.legible(colour), 0.8),
                    area.centre_of(target),
                    heading,
                    reach,
                )
            return
        for cell in [block for direction, block in turns if direction == step]:
            outline = area.rect_of(cell).inflate(-area.cell * 0.3, -area.cell * 0.3)
            light = self.theme.faint(self.theme.legible(colour), 0.4 + 0.25 * pulse(frame.time))
            pygame.draw.rect(canvas, light, outline, max(2, round(area.cell * 0.03)), round(area.cell * 0.06))

    def _draw_cursor(self, canvas: Surface, area: BoardArea, frame: Frame, cursor: Cursor) -> None:
        """The brackets around the cell pointed at, and the block that CONFIRM would raise, half raised."""
        if _step_of(cursor) is None and cursor.cell == self.rules.standing(frame.position):
            return
        if frame.intended is not None:
            self._draw_block(canvas, area, cursor.cell, 0.5 + 0.2 * pulse(frame.time, 1.0), lit=True)
        draw_cursor(canvas, area, self.theme, cursor.cell, self.theme.player(frame.position.turn), frame.time)


def _step_of(cursor: Cursor | None) -> int | None:
    """The direction of the step, while its block is being picked."""
    return cursor.step if isinstance(cursor, SiegeCursor) else None


@lru_cache(maxsize=24)
def _block(side: int, height: int, theme: Theme, lit: bool) -> Surface:
    """A block as tall as it has risen: a dark front, a top with a lit edge."""
    scale, stone, accent = OVERSAMPLING, theme.stone, theme.accent
    depth = side - round(height * (1 - RISE))
    large = Surface((side * scale, (depth + height) * scale), SRCALPHA)
    round_off = side * scale // 12
    top = Rect(0, 0, side * scale, depth * scale)
    for y in range(height * scale, -1, -scale):
        share = 0.25 + 0.3 * (1 - y / max(1, height * scale))
        front = Rect(0, y, side * scale, depth * scale)
        pygame.draw.rect(large, theme.shaded(mix(stone, accent, 0.25), share), front, border_radius=round_off)
    pygame.draw.rect(large, mix(stone, accent, 0.12), top, border_radius=round_off)
    inner = top.inflate(-side * scale // 4, -side * scale // 4)
    pygame.draw.rect(large, theme.shaded(mix(stone, accent, 0.12), 0.82), inner, border_radius=round_off)
    edge, width = (theme.ink, 3) if lit else (mix(accent, stone, 0.35), 2)
    pygame.draw.rect(large, edge, top, width * scale * side // 100 + scale, border_radius=round_off)
    return pygame.transform.smoothscale(large, (side, depth + height))


def _draw_tower(
    canvas: Surface, theme: Theme, foot: Point, cell: float, colour: Colour, player: Player
) -> None:
    """A tower whose foot stands on a point."""
    tower = _tower(max(8, round(cell * 0.62)), theme, colour, player)
    canvas.blit(tower, tower.get_rect(midbottom=(round(foot[0]), round(foot[1]))))


@lru_cache(maxsize=24)
def _tower(width: int, theme: Theme, colour: Colour, player: Player) -> Surface:
    """Player 1's tower is square with battlements, Player 2's is round with a pointed roof."""
    wide, tall = width * OVERSAMPLING, round(width * 1.25) * OVERSAMPLING
    large = Surface((wide, tall), SRCALPHA)
    draw = _draw_square_tower if player == 1 else _draw_round_tower
    draw(large, wide, tall, theme, colour)
    if theme.style is Style.FLAT:
        outline = pygame.mask.from_surface(large).outline()
        pygame.draw.lines(large, theme.ink, True, outline, 2 * OVERSAMPLING)
    return pygame.transform.smoothscale(large, (width, round(width * 1.25)))


def _draw_square_tower(large: Surface, wide: int, tall: int, theme: Theme, colour: Colour) -> None:
    wall = Rect(wide * 0.16, tall * 0.34, wide * 0.68, tall * 0.66)
    pygame.draw.rect(large, theme.shaded(colour, 0.5), wall)
    pygame.draw.rect(
        large, theme.shaded(colour, 0.68), Rect(wall.left, wall.top, wall.width * 0.4, wall.height)
    )
    crown = Rect(wide * 0.06, tall * 0.2, wide * 0.88, tall * 0.2)
    pygame.draw.rect(large, colour, crown)
    for place in (0.06, 0.375, 0.69):
        pygame.draw.rect(
            large, mix(colour, WHITE, 0.45), Rect(wide * place, tall * 0.04, wide * 0.25, tall * 0.18)
        )
    gate = Rect(wide * 0.38, tall * 0.68, wide * 0.24, tall * 0.32)
    pygame.draw.rect(
        large, theme.night, gate, border_top_left_radius=wide // 8, border_top_right_radius=wide // 8
    )


def _draw_round_tower(large: Surface, wide: int, tall: int, theme: Theme, colour: Colour) -> None:
    wall = Rect(wide * 0.2, tall * 0.4, wide * 0.6, tall * 0.6)
    pygame.draw.rect(
        large,
        theme.shaded(colour, 0.5),
        wall,
        border_bottom_left_radius=wide // 6,
        border_bottom_right_radius=wide // 6,
    )
    shine = Rect(wall.left, wall.top, wall.width * 0.35, wall.height)
    pygame.draw.rect(large, theme.shaded(colour, 0.72), shine, border_bottom_left_radius=wide // 6)
    roof = [(wide * 0.5, 0), (wide * 0.96, tall * 0.44), (wide * 0.04, tall * 0.44)]
    pygame.draw.polygon(large, colour, roof)
    pygame.draw.polygon(large, mix(colour, WHITE, 0.45), [roof[0], (wide * 0.4, tall * 0.44), roof[2]])
    pygame.draw.circle(large, theme.night, (wide * 0.5, tall * 0.66), wide * 0.1)


RENDERER = SiegeRenderer
