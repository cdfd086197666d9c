"""A move of Crossfire: the turret drops in and seats itself, then its beams burn their way to the rim."""

import math

import pygame
from pygame import SRCALPHA, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import clamped, eased, gathering, part_of, swaying
from game.arcade.draw.light import shine_pool
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.theme import Style, Theme
from game.core.rules import Player
from game.variants.crossfire.picture.beam import CORE, Ray, tones
from game.variants.crossfire.picture.bolt import draw_bolt, draw_flash
from game.variants.crossfire.picture.burn import draw_heat
from game.variants.crossfire.picture.shooting_range import plate_at
from game.variants.crossfire.picture.turret import draw_falling_turret

# When the turret stops rising, and when it hits the board; when the last light of the beams is gone.
LIFTED, LANDED, GONE = 0.1, 0.34, 0.97
SETTLED = 0.78
# The length of a bolt in cells, and how long cells and the rim glow after it.
BOLT, AFTERGLOW = 1.3, 0.2
HOVER = 0.5  # the height from which a turret falls, in cells
MOTES = 14


def reach(size: int, progress: float) -> float:
    """How far the beams have come, in cells. Their speed is the same everywhere."""
    return (progress - LANDED) * (size + BOLT) / (GONE - LANDED)


def passed(size: int, distance: int, progress: float) -> float:
    """How much of an animation has passed since the beams reached the middle of a cell; below 0 before."""
    return progress - LANDED - distance * (GONE - LANDED) / (size + BOLT)


def burning(size: int, distance: int, progress: float) -> float:
    """How far a cell has burnt that is passed by a beam, from 0 to 1."""
    return clamped(passed(size, distance, progress) / 0.08 + 0.3)


def draw_firing(
    canvas: Surface,
    theme: Theme,
    area: BoardArea,
    cell: int,
    rays: tuple[Ray, ...],
    player: Player,
    progress: float,
) -> None:
    """The bolts of a turret, the cells that they heat, and where they hit the rim."""
    head = reach(area.size, progress)
    if head <= 0:
        return
    colour, width = tones(theme, player)[0], area.cell * CORE * 1.25
    for ray in rays:
        for distance, crossed in enumerate(ray.cells, start=1):
            since = passed(area.size, distance, progress)
            if 0 <= since < AFTERGLOW:
                draw_heat(canvas, theme, plate_at(area, crossed), colour, 0.75 * (1 - since / AFTERGLOW))
        tail = max(0.3, head - BOLT)
        if tail < ray.length:
            draw_bolt(canvas, theme, ray.point(area, cell, tail), ray.point(area, cell, head), player, width)
        hit = (head - ray.length) / BOLT
        if head < ray.length:
            draw_flash(canvas, theme, ray.point(area, cell, head), player, area.cell * 0.26, 1.0)
        elif hit < 1:
            draw_flash(canvas, theme, ray.point(area, cell, head), player, area.cell * 0.55, (1 - hit) ** 1.5)


def nearness(progress: float) -> float:
    """How much of its light a turret throws on the board: the nearer it is, the more."""
    return gathering(part_of(progress, 0.0, LANDED))


def draw_landing(
    canvas: Surface, renderer: AnyRenderer, area: BoardArea, cell: int, player: Player, progress: float
) -> None:
    """The turret as it rises a little, falls, is squashed, and settles."""
    theme, centre = renderer.theme, area.centre_of(cell)
    lift, fall = swaying(part_of(progress, 0.0, LIFTED)), gathering(part_of(progress, LIFTED, LANDED))
    high = HOVER * (0.8 + 0.2 * lift) * (1 - fall)
    swing = part_of(progress, LANDED, SETTLED)
    squash = 0.13 * (1 - swing) ** 2 * math.cos(swing * 3 * math.pi) if progress >= LANDED else 0.0
    nearer = 1 + 0.5 * high
    if high > 0:
        _draw_ground_shadow(canvas, theme, centre, area.cell, 1 - high)
    draw_falling_turret(
        canvas,
        theme,
        renderer.shape(player),
        centre,
        area.cell,
        theme.player(player),
        wide=nearer * (1 + squash),
        tall=nearer * (1 - squash),
        high=high,
        there=part_of(progress, 0.0, LIFTED),
    )


def _draw_ground_shadow(
    canvas: Surface, theme: Theme, centre: tuple[float, float], cell: float, near: float
) -> None:
    """The shadow of a turret in the air: the nearer, the darker."""
    if theme.glow:
        shadow = _shadow(max(4, round(cell * 0.46)))
        shadow.set_alpha(round(190 * near))
        canvas.blit(shadow, shadow.get_rect(center=centre))


@baked
def _shadow(radius: int) -> Surface:
    shadow = Surface((2 * radius, 2 * radius), SRCALPHA)
    for step in range(radius, 0, -1):
        pygame.draw.circle(shadow, (0, 0, 0, round(230 * (1 - step / radius) ** 0.8)), (radius, radius), step)
    return shadow


def draw_impact(
    canvas: Surface,
    theme: Theme,
    area: BoardArea,
    cell: int,
    player: Player,
    progress: float,
    *,
    particles: bool,
) -> None:
    """The light and the dust of the landing."""
    since = part_of(progress, LANDED, SETTLED)
    if not 0 < since < 1:
        return
    centre, colour = area.centre_of(cell), tones(theme, player)[0]
    reached = area.cell * (0.7 + 0.4 * eased(since))
    shine_pool(canvas, theme, centre, reached, colour, (1 - since) ** 1.5, grows=True)
    if particles and theme.style is not Style.FLAT:
        tone = theme.soft if theme.style is Style.ENAMEL else theme.stone
        for mote in range(MOTES):
            angle = mote * 2.399 + cell
            way = area.cell * (0.3 + (0.22 + mote % 4 * 0.06) * eased(since))
            spot = (centre[0] + math.cos(angle) * way, centre[1] + math.sin(angle) * way * 0.9)
            radius = max(0.8, area.cell * (0.012 + mote % 3 * 0.006) * (1 - since))
            pygame.draw.circle(canvas, tone, spot, radius)
