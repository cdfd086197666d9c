"""What runs along the lines of Crossfire at rest: pulses of the markers, and the aim of a move."""

import math
from collections.abc import Iterable

import pygame
from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import part_of, pulse
from game.arcade.draw.light import shine, shine_pool
from game.arcade.draw.sprites import blending, clear, weaken
from game.arcade.draw.theme import BLACK, Colour, Style, Theme, dimmed, mix
from game.core.grid import cells_in
from game.core.rules import Player
from game.variants.crossfire.picture.beam import Ray, Staying, draw_aimed, rays_of, tones
from game.variants.crossfire.rules import CrossfireRules

# Pulses: what runs along the beams that stay


@baked
def _whole_pulse(theme: Theme, player: Player, side: int, heading: tuple[int, int]) -> Surface:
    large = side * 3
    around, core = tones(theme, player)
    shining = theme.style is Style.NEON
    tone = dimmed(mix(around, core, 0.6), 0.85) if shining else core
    picture = clear((large, large), BLACK if shining else tone)
    middle, reach = large / 2, large * 0.46
    streak = pygame.Rect(0, 0, round(2 * reach), max(3, round(large * 0.17)))
    streak.center = (round(middle), round(middle))
    pygame.draw.ellipse(picture, tone, streak)
    if player == 2:  # whose beams are dashed
        gap = pygame.Rect(0, 0, max(2, round(large * 0.16)), large)
        gap.center = streak.center
        picture.fill(BLACK if shining else (*tone, 0), gap)
    turn = math.degrees(math.atan2(-heading[1], heading[0]))
    return pygame.transform.rotozoom(picture, turn, 1 / 3)


@baked
def _pulse(theme: Theme, player: Player, side: int, heading: tuple[int, int], steps: int) -> Surface:
    """A short bright streak, in two for Player 2, on its way in a direction, with a share of its light."""
    whole = _whole_pulse(theme, player, side, heading)
    if steps < PULSE_STEPS:
        whole = whole.copy()
        weaken(whole, theme.style, steps / PULSE_STEPS)
    return whole


PULSE, PULSE_SPEED, PULSE_SECONDS = 0.18, 1.5, 4.2  # a side and a speed in cells
# A pulse goes out so near to a lamp, in cells, and is whole so far from it; it does so in steps.
LAMP_NEAR, LAMP_FAR, PULSE_STEPS = 0.24, 0.42, 4
ON_DEAD = 0.5  # how strong a pulse is on dead cells


def draw_pulses(
    canvas: Surface,
    theme: Theme,
    area: BoardArea,
    rules: CrossfireRules,
    staying: Staying,
    time: float,
    lamps: int,
) -> None:
    """Small lights that run out of the markers along their beams, now and then.

    None crosses a lamp, and they are as weak as the beams on dead cells.
    """
    side = max(4, round(area.cell * PULSE))
    drawn = []
    for cell in cells_in(staying.markers):
        distance = (time + cell * 0.61) % PULSE_SECONDS * PULSE_SPEED
        for ray in rays_of(rules, cell):
            steps = round(PULSE_STEPS * _strength(ray, distance, lamps, staying.dead))
            if steps and 0.4 < distance < ray.length - 0.1:
                picture = _pulse(theme, staying.player, side, ray.heading, steps)
                drawn.append((picture, picture.get_rect(center=ray.point(area, cell, distance))))
    canvas.fblits(drawn, blending(theme.style))


def _strength(ray: Ray, distance: float, lamps: int, dead: int) -> float:
    """How strong a pulse is at a distance along a ray."""
    nearest = min(len(ray.cells), max(1, round(distance)))
    crossed = 1 << ray.cells[nearest - 1]
    if lamps & crossed:
        return part_of(abs(distance - nearest), LAMP_NEAR, LAMP_FAR)
    return ON_DEAD if dead & crossed else 1.0


# The aim of a move

HIT = 0.4  # the size of the mark on a cell that would be taken, in cells


def spark(canvas: Surface, colour: Colour, _width: float) -> None:
    """A star with four long points and four short ones."""
    middle = pygame.Vector2(canvas.get_width() / 2)
    reaches = (0.48, 0.12, 0.27, 0.12)
    points = [
        middle + pygame.Vector2(canvas.get_width() * reaches[number % 4], 0).rotate(number * 22.5)
        for number in range(16)
    ]
    pygame.draw.polygon(canvas, colour, points)


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
    """The beams of a move from its cell to the rim, and where they hit cells that they would take."""
    draw_aimed(canvas, theme, area, cell, rays, player)
    tone = theme.legible(theme.player(player))
    light = 0.75 + 0.25 * pulse(time, 1.1)
    for target in cells_in(taken):
        spot = area.centre_of(target)
        shine_pool(canvas, theme, spot, area.cell * 0.5, tone, light)
        shine(canvas, theme, spark, spot, area.cell * HIT, tone, light=light, glow=0.5)
