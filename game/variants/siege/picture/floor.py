"""What lies on the floor of the courtyard: shadows, light, tracks and cracks; and the dust above it."""

import math
import random
from itertools import pairwise

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point, between, eased, part_of
from game.arcade.draw.light import shine, shine_pool
from game.arcade.draw.lines import thick_line
from game.arcade.draw.shapes import Shape
from game.arcade.draw.sprites import blurred, clear
from game.arcade.draw.theme import Colour, Style, Theme, dimmed, mix
from game.core.rules import PLAYERS, Player
from game.variants.siege.picture import timing
from game.variants.siege.picture.block import LOOKS, foot_of, height_of
from game.variants.siege.picture.moment import Moment
from game.variants.siege.picture.shadow import DARKNESS, FALL, sweep, throws, tone_of
from game.variants.siege.picture.stone import crack, lit
from game.variants.siege.picture.tower import draw_shadow_of, draw_tower_light

# Where a tower leaves tracks, in shares of its step.
TRACKS_AT = (0.05, 0.2, 0.35, 0.5, 0.65, 0.8)


def draw_floor(moment: Moment) -> None:
    for player in PLAYERS:
        _draw_tracks(moment, player)
    _draw_shadows(moment)
    _draw_bursting(moment)
    _draw_settled_dust(moment)
    for player in PLAYERS:
        draw_tower_light(moment.canvas, moment.area, moment.theme, player, moment.stands[player])


def _draw_shadows(moment: Moment) -> None:
    """The shadows of everything. They end with the floor."""
    canvas, area, theme = moment.canvas, moment.area, moment.theme
    outside = canvas.get_clip()
    canvas.set_clip(outside.clip(area.rect))
    for cell in moment.blocks:
        _draw_ground(canvas, area, theme, cell, moment.risen(cell), moment.shift(cell))
    for player in PLAYERS:
        draw_shadow_of(canvas, area, theme, player, moment.stands[player])
    canvas.set_clip(outside)


def _draw_bursting(moment: Moment) -> None:
    """The flagstone that the last block breaks, with light from below."""
    cell, rise, area = moment.last_block, moment.rise, moment.area
    if cell is None or not 0 < rise < 1:
        return
    share = part_of(rise, 0.0, timing.BREAKS) * (1 - part_of(rise, 0.6, 1.0))
    draw_cracks(moment.canvas, area, moment.theme, cell, share)
    light = share * (1 - 0.5 * rise)
    shine_pool(moment.canvas, moment.theme, area.centre_of(cell), area.cell * 1.1, moment.theme.accent, light)


def _draw_settled_dust(moment: Moment) -> None:
    """What the newest block has thrown up lies around it."""
    if moment.theme.style is Style.FLAT:
        return
    for cell, (_player, light) in moment.fresh.items():
        foot = foot_of(moment.area, cell)
        dust = _settled_dust(foot.size, moment.theme)
        dust.set_alpha(round(255 * light))
        outside = moment.canvas.get_clip()
        moment.canvas.set_clip(outside.clip(moment.area.rect))
        moment.canvas.blit(dust, dust.get_rect(center=foot.center))
        moment.canvas.set_clip(outside)


def _draw_tracks(moment: Moment, player: Player) -> None:
    """Where the tower has gone in its last step; the tracks go out at the end."""
    start, end, share = moment.steps[player]
    left = 1 - moment.fate
    if start == end or left == 0:
        return
    theme, unit, along = moment.theme, moment.area.cell, timing.stance(share).along
    here, there = moment.area.centre_of(start), moment.area.centre_of(end)
    colour, shape = theme.legible(theme.player(player)), TRACKS[player - 1]
    for number, at in enumerate(TRACKS_AT):
        if along < at:
            return
        x, y = between(here, there, at)
        aside = unit * (0.09 if number % 2 else -0.09)
        right, down = (0.0, aside) if here[1] == there[1] else (aside, 0.0)
        spot, light = (x + right, y + unit * 0.24 + down), left * (0.25 + 0.1 * number)
        shine(moment.canvas, theme, shape, spot, unit * 0.13, colour, glow=0.5, light=light)


def draw_air(moment: Moment) -> None:
    """Dust and shards, where a tower lands, a block rises, or blocks slam together."""
    if not moment.frame.particles:
        return
    canvas, area, theme = moment.canvas, moment.area, moment.theme
    for start, end, share in moment.steps.values():
        if start != end:
            x, y = area.centre_of(end)
            draw_dust(canvas, area, theme, (x, y + area.cell * 0.3), 0.34, timing.landing(share), 50 + end)
    cell = moment.last_block
    if cell is not None:
        age = part_of(moment.rise, timing.BREAKS, 1.0)
        draw_shards(canvas, area, theme, area.centre_of(cell), age, cell)
        draw_dust(canvas, area, theme, area.centre_of(cell), 0.55, age, cell)
    here = area.centre_of(moment.loser)
    broken = part_of(moment.fate, timing.HIT, 1.0)
    draw_dust(canvas, area, theme, here, 0.75, broken, 93)
    draw_shards(canvas, area, theme, here, broken, 93)


# What blocks do to the floor: their shadows, and the pieces of it that they have broken


def _draw_ground(
    canvas: Surface, area: BoardArea, theme: Theme, cell: int, risen: float, shift: Point = (0.0, 0.0)
) -> None:
    """The shadow of a block, and the floor that it has broken."""
    if theme.style is Style.FLAT or risen <= 0:
        return
    foot = foot_of(area, cell, shift)
    ground = _ground(foot.size, height_of(area), theme, cell % LOOKS)
    ground.set_alpha(round(255 * min(1.0, risen)))
    canvas.blit(ground, ground.get_rect(center=foot.center))


@baked
def _ground(size: tuple[int, int], height: int, theme: Theme, look: int) -> Surface:
    """The soft shadow of a block to its right, its contact with the floor, and broken pieces around it."""
    margin = round(height * (FALL[0] + 0.6))
    foot, tone = Rect((margin, margin), size), tone_of(theme)
    share = DARKNESS[theme.style] * (1.0 if throws(theme) else 0.5)
    shadow = clear(foot.inflate(2 * margin, 2 * margin).size, tone)
    shade = (*tone, round(255 * share))
    if throws(theme):
        sweep(shadow, foot, (FALL[0] * height, FALL[1] * height), shade)
    pygame.draw.rect(shadow, shade, foot.inflate(foot.width * 0.08, foot.width * 0.08))
    ground = blurred(shadow, max(1, round(foot.width * 0.05)))
    _draw_rubble(ground, foot, theme, random.Random(look + 40))  # noqa: S311 - decoration
    return ground


def _draw_rubble(ground: Surface, foot: Rect, theme: Theme, chance: random.Random) -> None:
    """A jagged gap around the foot, and pieces of the floor that lie around it."""
    gap = (*dimmed(theme.tile, 0.3 if theme.style is Style.NEON else 0.7), 255)
    reach = foot.width * 0.06
    for _tooth in range(26):
        along, side = chance.random(), chance.randrange(4)
        x = (foot.left + along * foot.width, foot.left, foot.left + along * foot.width, foot.right)[side]
        y = (foot.top, foot.top + along * foot.height, foot.bottom, foot.top + along * foot.height)[side]
        corners = [(x + chance.uniform(-1, 1) * reach, y + chance.uniform(-1, 1) * reach) for _c in range(3)]
        pygame.draw.polygon(ground, gap, corners)
    for _piece in range(6):
        x = foot.left + chance.random() * foot.width
        y = foot.bottom + chance.uniform(0.1, 1.2) * reach
        size = foot.width * chance.uniform(0.02, 0.045)
        tone = mix(theme.stone, theme.accent if theme.style is Style.NEON else theme.soft, 0.15)
        corners = [
            (x - size, y + size * 0.4),
            (x - size * 0.4, y - size * 0.6),
            (x + size * 0.7, y - size * 0.4),
        ]
        pygame.draw.polygon(ground, (*dimmed(tone, 0.5), 255), [*corners, (x + size, y + size * 0.5)])
        pygame.draw.polygon(
            ground,
            (*lit(theme, tone, 1.1 if theme.style is Style.NEON else 0.9), 255),
            [*corners, (x + size * 0.2, y + size * 0.1)],
        )


# Dust, pieces of the floor, cracks and tracks

PUFFS, SHARDS = 14, 11
# The heaps of dust around a block, and how much each of them covers, of 255.
HEAPS, HEAP = 44, 90
# A puff is drawn at this radius once, and enlarged.
PUFF = 24
# How many strengths of a puff, and of a cracked floor, are kept.
STRENGTHS = 6
CRACKS = 9


def draw_dust(
    canvas: Surface, area: BoardArea, theme: Theme, centre: Point, reach: float, age: float, seed: int
) -> None:
    """Puffs that roll away from a point and thin out; `age` goes from 0 to 1, `reach` is in cells."""
    if not 0 < age < 1 or theme.style is Style.FLAT:
        return
    chance = random.Random(seed)  # noqa: S311 - decoration
    strength = math.ceil(STRENGTHS * (1 - age) * min(1.0, age * 8))
    for number in range(PUFFS):
        turn = 2 * math.pi * (number + chance.uniform(-0.4, 0.4)) / PUFFS
        away = area.cell * reach * (0.75 + eased(age) * chance.uniform(0.2, 0.7))
        rise = area.cell * chance.uniform(0.0, 0.16) * age
        radius = area.cell * chance.uniform(0.11, 0.2) * (0.7 + 0.9 * eased(age))
        puff = _puff(theme, max(2, 2 * round(radius / 2)), strength)
        spot = (centre[0] + math.cos(turn) * away, centre[1] + math.sin(turn) * away * 0.8 - rise)
        canvas.blit(puff, puff.get_rect(center=(round(spot[0]), round(spot[1]))))


def draw_shards(canvas: Surface, area: BoardArea, theme: Theme, centre: Point, age: float, seed: int) -> None:
    """Pieces of the floor that are thrown up and fall back; `age` goes from 0 to 1."""
    if not 0 < age < 1:
        return
    chance, unit = random.Random(seed), area.cell  # noqa: S311 - decoration
    for number in range(SHARDS):
        turn = 2 * math.pi * (number + chance.random()) / SHARDS
        away = unit * (0.34 + age * chance.uniform(0.2, 0.42))
        up = unit * chance.uniform(0.5, 1.1) * age * (1 - age) * 2
        x, y = centre[0] + math.cos(turn) * away, centre[1] + math.sin(turn) * away * 0.8 - up
        size = unit * chance.uniform(0.025, 0.055) * (1 - age**3)
        spin = turn + age * chance.uniform(-7, 7)
        corners = [
            (x + size * math.cos(spin + bend), y + size * math.sin(spin + bend)) for bend in (0.0, 1.7, 3.6)
        ]
        light = chance.uniform(0.75, 1.5)
        pygame.draw.polygon(canvas, lit(theme, theme.stone, light), corners)


def _dust(theme: Theme) -> Colour:
    return mix(theme.stone, theme.ink if theme.style is not Style.ENAMEL else theme.soft, 0.42)


@baked
def _puff(theme: Theme, radius: int, strength: int) -> Surface:
    tone = _dust(theme)
    disc = Surface((2 * PUFF, 2 * PUFF), SRCALPHA)
    disc.fill((*tone, 0))
    for step in range(PUFF, 0, -1):
        share = (1 - step / PUFF) ** 0.9 * strength / STRENGTHS
        pygame.draw.circle(disc, (*tone, round(190 * share)), (PUFF, PUFF), step)
    return pygame.transform.smoothscale(disc, (2 * radius, 2 * radius))


@baked
def _settled_dust(size: tuple[int, int], theme: Theme) -> Surface:
    """Dust around a foot: thick beside it, and thinner farther away."""
    wide, deep = size
    area = Rect(0, 0, round(wide * 1.5), round(deep * 1.6))
    dust, foot = clear(area.size, _dust(theme)), Rect((0, 0), size)
    foot.center = area.center
    chance = random.Random(17)  # noqa: S311 - decoration
    for _puff in range(HEAPS):
        along, side = chance.uniform(-0.5, 0.5), chance.randrange(4)
        beside = 0.5 + chance.uniform(0.0, 0.12)
        across, down = ((along, -beside), (beside, along), (along, beside), (-beside, along))[side]
        spot = foot.centerx + across * wide, foot.centery + down * deep
        reach = max(1, round(wide * chance.uniform(0.03, 0.1)))
        heap = Surface((2 * reach, 2 * reach), SRCALPHA)
        pygame.draw.circle(heap, (*_dust(theme), HEAP), (reach, reach), reach)
        dust.blit(heap, (round(spot[0]) - reach, round(spot[1]) - reach))
    return blurred(dust, max(1, round(wide * 0.035)))


def draw_cracks(canvas: Surface, area: BoardArea, theme: Theme, cell: int, share: float) -> None:
    """The flagstone of a cell bursts from its middle outwards, and light shines through."""
    step = math.ceil(STRENGTHS * min(1.0, share))
    if step <= 0:
        return
    cracks = _cracks(round(area.cell), theme, step)
    x, y = area.centre_of(cell)
    canvas.blit(cracks, cracks.get_rect(center=(round(x), round(y))))


@baked
def _cracks(side: int, theme: Theme, step: int) -> Surface:
    large = Surface((side * 2, side * 2), SRCALPHA)
    chance = random.Random(9)  # noqa: S311 - decoration
    glow = mix(theme.accent, theme.ink, 0.35) if theme.style is Style.NEON else theme.night
    dark = theme.night if theme.style is not Style.ENAMEL else mix(theme.ink, theme.stone, 0.4)
    for number in range(CRACKS):
        points = crack(chance, (side, side), 360 * number / CRACKS, side * 1.3)[: 2 + step * 3 // STRENGTHS]
        thick = max(1.0, side * 0.1 * step / STRENGTHS)
        for start, end in pairwise(points):
            thick_line(large, (*dark, 255), start, end, thick)
        for start, end in pairwise(points):
            thick_line(large, (*glow, 255), start, end, thick * 0.4)
    return pygame.transform.smoothscale(large, (side, side))


# The tracks of each player's tower, on its way over a cell


def square_track(canvas: Surface, colour: Colour, _width: float) -> None:
    """What the foot of a square tower leaves behind."""
    side = canvas.get_width()
    pygame.draw.rect(canvas, colour, pygame.Rect(side * 0.2, side * 0.2, side * 0.6, side * 0.6))


def round_track(canvas: Surface, colour: Colour, _width: float) -> None:
    """What the foot of a round tower leaves behind."""
    side = canvas.get_width()
    pygame.draw.circle(canvas, colour, (side / 2, side / 2), side * 0.34)


TRACKS: tuple[Shape, Shape] = (square_track, round_track)
