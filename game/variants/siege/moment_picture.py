"""One moment of a game of Siege, drawn from the floor up and from the back to the front."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

import pygame
from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.easing import Point, between, part_of, pulse
from game.arcade.draw.finale import draw_wave, fate
from game.arcade.draw.frame import Frame
from game.arcade.draw.light import shine, shine_pool
from game.arcade.draw.lines import smooth_arrow
from game.arcade.draw.marks import draw_cursor, mark_last, mark_legal, mark_locked
from game.arcade.draw.theme import Theme
from game.core.grid import HEADINGS, cells_in
from game.core.rules import PLAYERS, Player, opponent
from game.core.walking import Walkers
from game.variants.siege import turn_picture as turns
from game.variants.siege.block_picture import draw_block, draw_ghost, draw_ground, height_of
from game.variants.siege.controls import SiegeCursor
from game.variants.siege.dust_picture import TRACKS, draw_cracks, draw_dust, draw_shards
from game.variants.siege.rules import SiegeRules
from game.variants.siege.tower_picture import (
    Look,
    draw_tower,
    draw_tower_gleam,
    draw_tower_light,
    draw_tower_shadow,
    light_of,
)

# When the cells around the loser light up, in seconds after the last move.
LOCKED_FROM = 0.5
# Where a tower leaves tracks, in shares of its step.
TRACKS_AT = (0.05, 0.2, 0.35, 0.5, 0.65, 0.8)


class Step(NamedTuple):
    """A tower on its way, or where it has come to rest."""

    start: int
    end: int
    share: float


@dataclass(frozen=True)
class Moment:
    """What is drawn, and on what."""

    rules: SiegeRules
    theme: Theme
    canvas: Surface
    area: BoardArea
    frame: Frame

    def draw(self) -> None:
        self._draw_floor()
        self._draw_choices()
        self._draw_locked(self.area, ~self.position.blocked)
        for _near, draw in sorted(self._things(), key=lambda thing: thing[0]):
            draw()
        for player in PLAYERS:
            spot, _lift, look = self._stand(player)
            draw_tower_gleam(self.canvas, self.area, self.theme, spot, player, look)
        self._draw_air()
        self._draw_pointer()
        if self.lost:
            winner = opponent(self.position.turn)
            origin, colour = self.steps[winner].end, light_of(self.theme, winner)
            draw_wave(self.canvas, self.area, self.theme, origin, colour, self.frame.ended)

    # What is going on

    @cached_property
    def position(self) -> Walkers:
        position: Walkers = self.frame.position
        return position

    @cached_property
    def entered(self) -> int | None:
        """The direction of the step, while its block is being picked."""
        cursor = self.frame.cursor
        return cursor.step if isinstance(cursor, SiegeCursor) else None

    @cached_property
    def steps(self) -> dict[Player, Step]:
        return {player: self._step(player) for player in PLAYERS}

    def _step(self, player: Player) -> Step:
        here = self.position.one if player == 1 else self.position.two
        last = self.frame.last
        if self.entered is not None and player == self.position.turn:
            return Step(here, self.rules.stepped_on(self.position, self.entered), self.frame.entered)
        if last is not None and last.player == player:
            share = part_of(self.frame.progress, 0.0, turns.STEP_SHARE)
            return Step(self.rules.standing(last.before), here, share)
        return Step(here, here, 1.0)

    @cached_property
    def last_block(self) -> int | None:
        return None if self.frame.last is None else self.rules.parts(self.frame.last.move)[1]

    @cached_property
    def rise(self) -> float:
        """How far the last block is on its way out of the floor."""
        return turns.rising(self.frame.progress)

    def _risen(self, cell: int) -> float:
        return turns.risen(self.rise) if cell == self.last_block else 1.0

    @cached_property
    def lost(self) -> bool:
        """Whether the player on turn is stuck, and this is shown."""
        return self.frame.ended > 0 and self.rules.outcome(self.position) is not None

    @cached_property
    def fate(self) -> float:
        return fate(self.frame.ended) if self.lost else 0.0

    @cached_property
    def blocks(self) -> list[int]:
        return cells_in(self.position.blocked)

    def _shift(self, cell: int) -> Point:
        """How far a block is away from the middle of its cell, in pixels."""
        cell_side = self.area.cell
        if cell == self.last_block and self.frame.progress < 1:
            return turns.tremor(self.rise) * cell_side * 0.014, 0.0
        if not self.fate:
            return 0.0, 0.0
        trembling = turns.shaken(self.fate) * cell_side * 0.02 * (1 if cell % 2 else -1)
        loser = self.steps[self.position.turn].end
        if not self.rules.grid.around[loser] >> cell & 1:
            return trembling, 0.0
        (row, column), (near, beside) = divmod(cell, self.area.size), divmod(loser, self.area.size)
        way = turns.slam(self.fate) * cell_side
        # Towards the viewer and away a stone moves less far, so that it hides no more than before.
        return (beside - column) * way + trembling, (near - row) * way * 0.5

    # The floor

    def _draw_floor(self) -> None:
        """What lies on the floor: light, tracks, cracks and shadows."""
        canvas, area, theme = self.canvas, self.area, self.theme
        for player in PLAYERS:
            self._draw_tracks(player)
        self._draw_shadows()
        if self.last_block is not None and 0 < self.rise < 1:
            share = part_of(self.rise, 0.0, turns.BREAKS) * (1 - part_of(self.rise, 0.6, 1.0))
            draw_cracks(canvas, area, theme, self.last_block, share)
            light = share * (1 - 0.5 * self.rise)
            shine_pool(canvas, theme, area.centre_of(self.last_block), area.cell * 1.1, theme.accent, light)
        for player in PLAYERS:
            foot, _lift, look = self._stand(player)
            draw_tower_light(canvas, area, theme, foot, player, look)

    def _draw_shadows(self) -> None:
        """The shadows of everything, which end with the floor."""
        canvas, area, theme = self.canvas, self.area, self.theme
        outside = canvas.get_clip()
        canvas.set_clip(outside.clip(area.rect))
        for cell in self.blocks:
            draw_ground(canvas, area, theme, cell, self._risen(cell), self._shift(cell))
        for player in PLAYERS:
            draw_tower_shadow(canvas, area, theme, self._stand(player)[0])
        canvas.set_clip(outside)

    def _draw_tracks(self, player: Player) -> None:
        """Where the tower that moved last has gone."""
        start, end, share = self.steps[player]
        if start == end:
            return
        here, there = (self.area.centre_of(cell) for cell in (start, end))
        along, unit = turns.stance(share).along, self.area.cell
        colour = self.theme.legible(self.theme.player(player))
        for number, at in enumerate(TRACKS_AT):
            if along < at:
                return
            x, y = between(here, there, at)
            aside = unit * (0.09 if number % 2 else -0.09)
            away = (0.0, aside) if here[1] == there[1] else (aside, 0.0)
            spot = (x + away[0], y + unit * 0.24 + away[1])
            light = 0.12 + 0.07 * number
            shine(
                self.canvas, self.theme, TRACKS[player - 1], spot, unit * 0.13, colour, glow=0.5, light=light
            )

    def _draw_locked(self, area: BoardArea, among: int) -> None:
        """The cells that lock the loser in, one after the other."""
        if not self.lost:
            return
        loser = self.steps[self.position.turn].end
        colour = self.theme.legible(self.theme.player(self.position.turn))
        seconds = self.frame.ended - LOCKED_FROM
        for number, (_direction, cell) in enumerate(self.rules.grid.exits[loser]):
            if among >> cell & 1:
                mark_locked(self.canvas, area, self.theme, [cell], colour, seconds - 0.15 * number)

    # What stands on it

    def _things(self) -> list[tuple[float, Callable[[], None]]]:
        """Everything that stands on the floor: how near it is, and what draws it."""
        size = self.area.size
        things: list[tuple[float, Callable[[], None]]] = [
            (cell // size, lambda cell=cell: self._draw_block(cell)) for cell in self.blocks
        ]
        for player in PLAYERS:
            start, end, share = self.steps[player]
            row = between((start // size, 0), (end // size, 0), turns.stance(share).along)[0]
            things.append((row + 0.01, lambda player=player: self._draw_tower(player)))
        if self._ghost is not None:
            things.append((self._ghost // size, self._draw_ghost))
        return things

    def _draw_block(self, cell: int) -> None:
        risen, shift = self._risen(cell), self._shift(cell)
        draw_block(self.canvas, self.area, self.theme, cell, risen, shift)
        rect = self.area.rect.move(shift[0], shift[1] - height_of(self.area) * risen)
        top = replace(self.area, rect=rect)
        if cell == self.last_block and self.frame.progress >= 1:
            mark_last(self.canvas, top, self.theme, [cell])
        self._draw_locked(top, 1 << cell)

    def _stand(self, player: Player) -> tuple[Point, float, Look]:
        """Where a tower's foot is on the floor, how high it is lifted, and how it looks."""
        start, end, share = self.steps[player]
        stance = turns.stance(share)
        foot = between(self.area.centre_of(start), self.area.centre_of(end), stance.along)
        broken = turns.broken(self.fate) if player == self.position.turn else 0.0
        shaken = turns.shaken(self.fate) * self.area.cell * 0.03 if player == self.position.turn else 0.0
        on_turn = player == self.position.turn and not self.lost
        light = 0.6 + 0.4 * pulse(self.frame.time) if on_turn else 0.6
        return (foot[0] + shaken, foot[1]), stance.lift, Look(stance.tall, broken, light)

    def _draw_tower(self, player: Player) -> None:
        foot, lift, look = self._stand(player)
        draw_tower(self.canvas, self.area, self.theme, foot, lift, player, look)

    @property
    def _ghost(self) -> int | None:
        """The cell of the block that CONFIRM would raise."""
        if self.frame.intended is None or self.frame.cursor is None or self.entered is None:
            return None
        return self.rules.parts(self.frame.intended)[1]

    def _draw_ghost(self) -> None:
        assert self._ghost is not None, "it is drawn"
        colour, risen = self.theme.player(self.position.turn), 0.5 + 0.08 * pulse(self.frame.time, 1.1)
        draw_ghost(self.canvas, self.area, self.theme, self._ghost, colour, risen)

    # What flies

    def _draw_air(self) -> None:
        if not self.frame.particles:
            return
        canvas, area, theme = self.canvas, self.area, self.theme
        for player in PLAYERS:
            start, end, share = self.steps[player]
            if start != end:
                x, y = area.centre_of(end)
                draw_dust(canvas, area, theme, (x, y + area.cell * 0.3), 0.34, turns.landing(share), 50 + end)
        if self.last_block is not None and self.rise < 1:
            age = part_of(self.rise, turns.BREAKS, 1.0)
            middle = area.centre_of(self.last_block)
            draw_shards(canvas, area, theme, middle, age, self.last_block)
            draw_dust(canvas, area, theme, middle, 0.55, age, self.last_block)
        if self.lost:
            loser = area.centre_of(self.steps[self.position.turn].end)
            draw_dust(canvas, area, theme, loser, 0.55, part_of(self.fate, turns.HIT - 0.02, 1.0), 99)

    # What can be chosen

    def _draw_choices(self) -> None:
        """The cells to step to, with arrows; or the cells that may be blocked, whose joints shine."""
        choices = {self.rules.parts(move) for move in self.frame.legal}
        if self.entered is None:
            targets = {step: self.rules.stepped_on(self.position, step) for step, _block in choices}
            self._light_up(targets.values())
            for step, cell in targets.items():
                self._draw_arrow(step, cell)
            return
        cells = sorted(block for step, block in choices if step == self.entered)
        for cell in cells:
            self._draw_joints(cell)
        self._light_up([cell for cell in cells if cell != self._ghost])

    def _light_up(self, cells: Iterable[int]) -> None:
        """Soft light and the common marks on cells that can be chosen."""
        player, light = self.position.turn, 0.22 + 0.1 * pulse(self.frame.time)
        for cell in cells:
            centre, reach = self.area.centre_of(cell), self.area.cell * 0.6
            shine_pool(self.canvas, self.theme, centre, reach, light_of(self.theme, player), light)
        mark_legal(self.canvas, self.area, self.theme, cells, self.theme.player(player), self.frame.time)

    def _draw_arrow(self, step: int, cell: int) -> None:
        x, y = self.area.centre_of(cell)
        (right, down), unit = HEADINGS[step], self.area.cell
        spot = (x + right * unit * 0.24, y + down * unit * 0.24)
        tone = self.theme.faint(self.theme.legible(self.theme.player(self.position.turn)), 0.85)
        smooth_arrow(self.canvas, tone, spot, (right, down), unit * 0.075)

    def _draw_joints(self, cell: int) -> None:
        """The joints around a flagstone out of which a block may rise."""
        tone = self.theme.legible(self.theme.player(self.position.turn))
        outline = self.area.rect_of(cell).inflate(-self.area.cell * 0.12, -self.area.cell * 0.12)
        light = self.theme.faint(tone, 0.45 + 0.2 * pulse(self.frame.time))
        width = self.theme.outline(max(1.0, self.area.cell * 0.014))
        pygame.draw.rect(self.canvas, light, outline, width, round(self.area.cell * 0.05))

    def _draw_pointer(self) -> None:
        """The brackets around the cell pointed at."""
        cursor = self.frame.cursor
        if cursor is None or (self.entered is None and cursor.cell == self.rules.standing(self.position)):
            return
        colour = self.theme.player(self.position.turn)
        draw_cursor(self.canvas, self.area, self.theme, cursor.cell, colour, self.frame.time)
