"""The picture of Siege: two towers in a courtyard, out of whose floor blocks of stone break."""

import math
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import Steps
from game.arcade.draw.easing import Point
from game.arcade.draw.frame import Frame
from game.arcade.draw.light import shine_pool
from game.arcade.draw.renderer import Renderer
from game.arcade.draw.theme import Theme
from game.core.rules import PLAYERS, Player
from game.core.walking import Walkers
from game.variants.siege.picture.block import (
    draw_block,
    draw_fresh,
    draw_gleam,
    foot_of,
    height_of,
    raised_by,
)
from game.variants.siege.picture.choice import draw_choices, draw_intended, draw_pointer
from game.variants.siege.picture.end import draw_shut, draw_sweep_on, draw_sweep_on_floor, draw_victory
from game.variants.siege.picture.floor import draw_air, draw_floor
from game.variants.siege.picture.masonry import TALL
from game.variants.siege.picture.moment import Moment
from game.variants.siege.picture.room import draw_room
from game.variants.siege.picture.shadow import shade_level
from game.variants.siege.picture.stone import draw_courtyard
from game.variants.siege.picture.timing import STEP_SHARE
from game.variants.siege.picture.tower import draw_shadow_of, draw_tower, draw_tower_gleam, light_of
from game.variants.siege.picture.tower_sprite import faded_sprite, tower_sprite
from game.variants.siege.rules import SiegeRules

# How far away a tower lights a block, in cells from middle to middle.
LIT = 1.6


class SiegeRenderer(Renderer[SiegeRules]):
    entered_share = STEP_SHARE
    rises = True

    def draw_emblem(self, canvas: Surface, centre: Point, size: float, player: Player, light: float) -> None:
        theme, share = self.theme, self.theme.strength(light)
        ground = (centre[0], centre[1] + size * 0.3)
        shine_pool(canvas, theme, ground, size * 0.7, light_of(theme, player), 0.55 * share)
        look = (max(6, round(size / TALL)), theme, theme.player(player), player)
        tower = tower_sprite(*look) if share >= 1 else faded_sprite(*look, round(30 + 70 * share))
        canvas.blit(tower, tower.get_rect(center=(round(centre[0]), round(centre[1]))))

    def raised(self, area: BoardArea, position: Walkers, cell: int) -> int:
        """Marks on a block lie on its top."""
        return raised_by(area) if position.blocked >> cell & 1 else 0

    def draw_room(self, canvas: Surface, theme: Theme, board: Rect) -> Steps:
        return draw_room(canvas, theme, board)

    def fatal_cell(self, frame: Frame) -> int | None:
        """Where the tower stands that cannot move."""
        return int(self.rules.standing(frame.position))

    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        draw_courtyard(canvas, area, self.theme)

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        moment = Moment(self.rules, self.theme, canvas, area, frame)
        draw_floor(moment)
        draw_sweep_on_floor(moment)
        draw_choices(moment)
        draw_shut(moment, ~moment.position.blocked)
        for thing in sorted(_things(moment), key=lambda thing: thing.row):
            thing.draw()
        for player in PLAYERS:
            draw_tower_gleam(canvas, area, self.theme, player, moment.stands[player])
        draw_air(moment)
        draw_pointer(moment)


class Thing(NamedTuple):
    """Something that stands on the floor. What is nearer hides what is behind it."""

    row: float
    draw: Callable[[], None]


def _things(moment: Moment) -> list[Thing]:
    size = moment.area.size
    things = [Thing(cell // size, partial(_draw_block, moment, cell)) for cell in moment.blocks]
    for player in PLAYERS:
        row = (moment.stands[player].spot[1] - moment.area.rect.top) / moment.area.cell - 0.5
        things.append(Thing(row, partial(_draw_tower, moment, player)))
    if moment.ghost is not None:
        things.append(Thing(moment.ghost // size, partial(draw_intended, moment, moment.ghost)))
    return things


def _draw_tower(moment: Moment, player: Player) -> None:
    stand, shade = moment.stands[player], moment.shade_on(player)
    draw_tower(moment.canvas, moment.area, moment.theme, player, stand, shade)
    draw_victory(moment, player)


def _draw_block(moment: Moment, cell: int) -> None:
    """A block in the light of the towers, with the marks on its top."""
    canvas, area, theme = moment.canvas, moment.area, moment.theme
    risen, (right, down) = moment.risen(cell), moment.shift(cell)
    draw_block(canvas, area, theme, cell, risen, (right, down))
    _shade_top(moment, cell)
    for player in PLAYERS:
        side, light = _light_on(moment, cell, player)
        draw_gleam(canvas, area, theme, cell, risen, (right, down), light_of(theme, player), side, light)
    if cell in moment.fresh:
        player, light = moment.fresh[cell]
        up = round(height_of(area) * risen)
        draw_fresh(canvas, area, theme, cell, theme.player(player), up, light)
    draw_sweep_on(moment, cell)
    draw_shut(moment, 1 << cell)


def _shade_top(moment: Moment, cell: int) -> None:
    """The shadows that towers throw on the top of a block, and a higher block on one that still rises."""
    canvas, area, theme, risen = moment.canvas, moment.area, moment.theme, moment.risen(cell)
    high = round(height_of(area) * min(1.0, risen))
    top = foot_of(area, cell, moment.shift(cell)).move(0, -high)
    outside = canvas.get_clip()
    canvas.set_clip(outside.clip(top))
    for player, stand in moment.stands.items():
        if stand.spot[0] < top.left:
            draw_shadow_of(canvas, area, theme, player, stand, high)
    if risen > 0 and cell % area.size and moment.position.blocked >> cell - 1 & 1:
        shade_level(canvas, area, theme, top, moment.risen(cell - 1) - risen)
    canvas.set_clip(outside)


def _light_on(moment: Moment, cell: int, player: Player) -> tuple[tuple[int, int], float]:
    """On which side of a block a player's tower stands, across and down, and how much light it throws."""
    (x, y), (u, v) = moment.area.centre_of(cell), moment.stands[player].spot
    across, down = (u - x) / moment.area.cell, (v - y) / moment.area.cell
    light = (LIT - math.hypot(across, down)) / (LIT - 1) * (1 - moment.stands[player].broken)
    if abs(across) > abs(down):
        return (1 if across > 0 else -1, 0), light
    return (0, 1 if down > 0 else -1), light


RENDERER = SiegeRenderer
