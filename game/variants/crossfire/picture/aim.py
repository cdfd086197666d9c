"""What runs along the lines of Crossfire at rest: pulses of the markers, and the aim of a move."""

import math
from collections.abc import Iterable

import pygame
from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import part_of
from game.arcade.draw.lines import smooth_line
from game.arcade.draw.sprites import blending, clear, weaken
from game.arcade.draw.theme import BLACK, WHITE, Style, Theme, dimmed, mix
from game.core.rules import Player
from game.variants.crossfire.picture.beam import Ray, rays_of, tones
from game.variants.crossfire.picture.bolt import draw_glow
from game.variants.crossfire.rules import CrossfireRules

# Pulses: what runs along the beams that stay


@baked
def _whole_pulse(theme: Theme, player: Player, side: int, heading: tuple[int, int]) -> Surface:
    large = side * 3
    around, core = tones(theme, player)
    shining = theme.style is Style.NEON
    tone = dimmed(mix(around, core, 0.6), 0.85) if shining else core
    picture = clear((large, large), BLACK if shining else tone)
    middle, reach = large / 2, large * 0.42
    if player == 1:
        streak = pygame.Rect(0, 0, round(2 * reach), max(3, round(large * 0.15)))
        streak.center = (round(middle), round(middle))
        pygame.draw.ellipse(picture, tone, streak)
    else:
        points = [(middle - reach * 0.5, middle - reach), (middle + reach * 0.5, middle)]
        points.append((middle - reach * 0.5, middle + reach))
        pygame.draw.lines(picture, tone, False, points, max(2, round(large * 0.17)))
    turn = math.degrees(math.atan2(-heading[1], heading[0]))
    return pygame.transform.rotozoom(picture, turn, 1 / 3)


@baked
def _pulse(theme: Theme, player: Player, side: int, heading: tuple[int, int], steps: int) -> Surface:
    """A streak of Player 1, a chevron of Player 2, on its way in a direction, with a share of its light."""
    whole = _whole_pulse(theme, player, side, heading)
    if steps < PULSE_STEPS:
        whole = whole.copy()
        weaken(whole, theme.style, steps / PULSE_STEPS)
    return whole


PULSE, PULSE_SPEED, PULSE_SECONDS = 0.18, 1.5, 4.2  # a side and a speed in cells
# A pulse goes out so near to a lamp, in cells, and is whole so far from it; it does so in steps.
LAMP_NEAR, LAMP_FAR, PULSE_STEPS = 0.24, 0.42, 4


def draw_pulses(
    canvas: Surface,
    theme: Theme,
    area: BoardArea,
    rules: CrossfireRules,
    cells: Iterable[int],
    player: Player,
    time: float,
    lamps: int,
) -> None:
    """Small lights that run out of the markers along their beams, now and then; none crosses a lamp."""
    side = max(4, round(area.cell * PULSE))
    drawn = []
    for cell in cells:
        distance = (time + cell * 0.61) % PULSE_SECONDS * PULSE_SPEED
        for ray in rays_of(rules, cell):
            steps = round(PULSE_STEPS * _strength(ray, distance, lamps))
            if steps and 0.4 < distance < ray.length - 0.1:
                picture = _pulse(theme, player, side, ray.heading, steps)
                drawn.append((picture, picture.get_rect(center=ray.point(area, cell, distance))))
    canvas.fblits(drawn, blending(theme.style))


def _strength(ray: Ray, distance: float, lamps: int) -> float:
    """How strong a pulse is at a distance along a ray."""
    nearest = min(len(ray.cells), max(1, round(distance)))
    lit = lamps >> ray.cells[nearest - 1] & 1
    return part_of(abs(distance - nearest), LAMP_NEAR, LAMP_FAR) if lit else 1.0


# The aim of a move

AIM_STEP, AIM_SPEED = 0.25, 0.35  # in cells; in steps per second


def draw_aim(
    canvas: Surface,
    theme: Theme,
    area: BoardArea,
    cell: int,
    rays: Iterable[Ray],
    taken: int,
    player: Player,
    time: float,
) -> None:
    """Thin dashes from a cell to the rim, thick and bright where they would take a cell."""
    tone = theme.legible(theme.player(player))
    shining = theme.style is Style.NEON
    cold, hot = theme.faint(tone, 0.62) if shining else tone, mix(tone, WHITE, 0.35) if shining else tone
    thin = max(1.2, area.cell * 0.015)
    for ray in rays:
        for distance, crossed in enumerate(ray.cells, start=1):
            if taken >> crossed & 1:
                ends = (ray.point(area, cell, distance - 0.44), ray.point(area, cell, distance + 0.44))
                draw_glow(canvas, theme, *ends, player, area.cell * 0.17, 0.5)
        way = 0.42 + (time * AIM_SPEED % 1.0) * AIM_STEP
        while way < ray.length:
            over = ray.cells[min(len(ray.cells), max(1, round(way))) - 1]
            takes = bool(taken >> over & 1) and way >= 0.5
            start = ray.point(area, cell, way)
            end = ray.point(area, cell, way + AIM_STEP * (0.6 if takes else 0.36))
            smooth_line(canvas, hot if takes else cold, start, end, thin * 2.4 if takes else thin)
            way += AIM_STEP
