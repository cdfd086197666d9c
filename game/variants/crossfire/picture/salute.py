"""The salute at the end of Crossfire: the winner's turrets rise in turn, and fire high above the board."""

from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.easing import part_of, swaying
from game.arcade.draw.finale import sweep
from game.arcade.draw.theme import Theme
from game.core.rules import Player
from game.variants.crossfire.picture.beam import CORE, rays_of
from game.variants.crossfire.picture.bolt import draw_bolt, draw_flash
from game.variants.crossfire.rules import CrossfireRules

# The share of the sweep after which the last turret fires, and how long the salute of one lasts.
LAST, SALUTE = 0.5, 0.5
# The length of a bolt, how far it flies beyond the rim, and how high above the board, in cells.
BOLT, BEYOND, HIGH = 2.2, 0.9, 0.3
# How far a turret rises, in cells.
RISES = 0.16


def saluting(ended: float, turrets: tuple[int, ...], cell: int) -> float:
    """How far the salute of a turret has come, from 0 to 1: one fires after the other."""
    begun = LAST * turrets.index(cell) / max(1, len(turrets) - 1)
    return part_of(sweep(ended), begun, begun + SALUTE)


def risen(salute: float) -> float:
    """How high a turret has risen that salutes, in cells: it sinks again."""
    return RISES * (swaying(salute * 3) - swaying(salute * 3 - 2))


def draw_salute(
    canvas: Surface,
    theme: Theme,
    area: BoardArea,
    rules: CrossfireRules,
    cell: int,
    player: Player,
    salute: float,
) -> None:
    """The bolts of a turret, above everything else."""
    if not 0 < salute < 1:
        return
    up, width = HIGH * area.cell, area.cell * CORE * 1.6
    head = salute * (area.size + BEYOND + BOLT)
    for ray in rays_of(rules, cell):
        far = ray.length + BEYOND
        ends = [max(0.3, min(reach, far)) for reach in (head - BOLT, head)]
        (x, y), (across, down) = area.centre_of(cell), ray.heading
        start, end = ((x + across * way * area.cell, y + down * way * area.cell - up) for way in ends)
        draw_bolt(canvas, theme, start, end, player, width)
        if ends[0] < far:
            draw_flash(canvas, theme, end, player, area.cell * 0.3, 1.0)
