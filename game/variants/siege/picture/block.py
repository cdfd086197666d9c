"""Blocks of stone, the light that towers throw on them, and blocks that are only intended."""

import random

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point, clamped
from game.arcade.draw.sprites import blending, clear
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, dimmed, mix
from game.variants.siege.picture.stone import lit, weather

# In shares of a cell: the width of a block, its depth as it is seen, its height, and how far its near edge is
# below the middle of the cell. So a block stays within its cell, and hides nothing behind it.
SIDE, DEPTH, HEIGHT, NEAR = 0.86, 0.7, 0.22, 0.45
# Blocks overshoot when they rise: this much more of their front is drawn, in shares of the height.
RESERVE = 1.2
# Blocks are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 2
# How many blocks differ in their stones.
LOOKS = 4
# How broad the slopes around the top are, in shares of its sides.
SLOPE = 0.085
# The side of the small picture of a gleam, which is enlarged.
GLEAM = 16
# The light on the front, compared with that on plain stone.
FRONT_LIGHT = {Style.NEON: 1.0, Style.ENAMEL: 0.5}
COURSES = 2  # of stones in the front, one above the other
# How far the light of a tower comes over the top of a block, in shares of its side, and its steps.
LIT_TOP, LIGHTS = 0.3, 6
# How much brighter the top of the newest block is, and how wide the light on its edge, in shares of its side.
FRESH, EDGE = {Style.NEON: 0.16, Style.ENAMEL: 0.3}, 0.024


def height_of(area: BoardArea) -> int:
    """The height of blocks on a board, in pixels."""
    return max(2, round(area.cell * HEIGHT))


def foot_of(area: BoardArea, cell: int, shift: Point = (0.0, 0.0)) -> Rect:
    """The ground on which a block stands."""
    x, y = area.centre_of(cell)
    foot = Rect(0, 0, max(4, round(area.cell * SIDE)), max(3, round(area.cell * DEPTH)))
    foot.midbottom = (round(x + shift[0]), round(y + shift[1] + area.cell * NEAR))
    return foot


def raised_by(area: BoardArea) -> int:
    """How far the middle of a block's top is above the middle of its cell."""
    return round(area.cell * (HEIGHT + DEPTH / 2 - NEAR))


def draw_block(
    canvas: Surface,
    area: BoardArea,
    theme: Theme,
    cell: int,
    risen: float,
    shift: Point = (0.0, 0.0),
) -> None:
    """A block that has come out of the floor by a share of its height."""
    foot, height = foot_of(area, cell, shift), height_of(area)
    block = _block(foot.size, height, theme, cell % LOOKS)
    _raise(canvas, block, foot, round(height * risen))
    if theme.style is Style.FLAT and risen > 0:
        line = theme.outline(foot.width * 0.018)
        pygame.draw.rect(canvas, theme.ink, Rect(foot.left, foot.bottom - line, foot.width, line))
    if theme.glow and theme.style is Style.NEON and risen > 0:
        glow = _foot_light(foot.width, height, theme)
        canvas.blit(glow, glow.get_rect(center=foot.midbottom), special_flags=blending(theme.style))


def draw_gleam(
    canvas: Surface,
    area: BoardArea,
    theme: Theme,
    cell: int,
    risen: float,
    shift: Point,
    colour: Colour,
    side: tuple[int, int],
    light: float,
) -> None:
    """What a tower beside a block throws on it: on its front, or on the edge of its top, by the side."""
    steps = round(LIGHTS * clamped(light))
    if theme.style is not Style.NEON or not theme.glow or steps <= 0 or risen <= 0:
        return
    foot, up = foot_of(area, cell, shift), round(height_of(area) * risen)
    top = foot.move(0, -up)
    if side[1] > 0:
        gleam = _gleam((foot.width, up), colour, (0, 1), steps)
        canvas.blit(gleam, (foot.left, top.bottom), special_flags=pygame.BLEND_RGB_ADD)
    deep = round(foot.width * LIT_TOP)
    size = (deep, foot.height) if side[0] else (foot.width, deep)
    strip = Rect(top.topleft, size)
    strip.right, strip.bottom = (
        top.right if side[0] > 0 else strip.right,
        top.bottom if side[1] > 0 else strip.bottom,
    )
    gleam = _gleam(size, colour, side, steps)
    canvas.blit(gleam, strip, special_flags=pygame.BLEND_RGB_ADD)


def draw_fresh(
    canvas: Surface, area: BoardArea, theme: Theme, cell: int, colour: Colour, up: int, light: float
) -> None:
    """The newest block, out of the ground by so many pixels: its top is still bright, and its edge shines."""
    if light > 0:
        foot = foot_of(area, cell)
        fresh = _fresh(foot.size, theme, colour)
        fresh.set_alpha(round(255 * clamped(light)))
        canvas.blit(fresh, foot.move(0, -up))


def draw_ghost(
    canvas: Surface, area: BoardArea, theme: Theme, cell: int, colour: Colour, risen: float
) -> None:
    """A block that may rise here."""
    foot, height = foot_of(area, cell), height_of(area)
    _raise(canvas, _ghost(foot.size, height, theme, colour), foot, round(height * risen))


def _raise(canvas: Surface, block: Surface, foot: Rect, up: int) -> None:
    """Draw as much of a block as has left the floor."""
    if up > 0:
        seen = Rect(0, 0, foot.width, min(block.get_height(), foot.height + up))
        canvas.blit(block, (foot.left, foot.bottom - seen.height), seen)


# Sprites


@baked
def _block(foot: tuple[int, int], height: int, theme: Theme, look: int) -> Surface:
    """A whole block, with some more of its front than is seen of one at rest."""
    size = foot[0], foot[1] + round(height * RESERVE)
    large = clear((size[0] * OVERSAMPLING, size[1] * OVERSAMPLING), theme.stone)
    top = Rect(0, 0, foot[0] * OVERSAMPLING, foot[1] * OVERSAMPLING)
    front = Rect(0, top.bottom, top.width, large.get_height() - top.height)
    chance = random.Random(look + 3)  # noqa: S311 - decoration
    stone = mix(mix(theme.stone, theme.accent, 0.1), theme.edge, chance.uniform(0.0, 0.25))
    if theme.style is Style.ENAMEL:
        stone = mix(theme.stone, WHITE, 0.72)
    if theme.style is Style.FLAT:
        _draw_flat(large, theme, top, round(theme.outline(foot[0] * 0.018)) * OVERSAMPLING)
        return pygame.transform.smoothscale(large, size)
    _draw_front(large, theme, stone, front, round(height * OVERSAMPLING), chance)
    _draw_top(large, theme, stone, top, chance)
    _round_corners(large, round(top.width * 0.045))
    return pygame.transform.smoothscale(large, size)


def _draw_flat(large: Surface, theme: Theme, top: Rect, line: int) -> None:
    """Two plain faces with outlines."""
    whole = large.get_rect()
    pygame.draw.rect(large, dimmed(theme.stone, 0.45), whole, border_radius=line)
    pygame.draw.rect(large, theme.stone, top, border_radius=line)
    pygame.draw.rect(large, theme.ink, top, line, border_radius=line)
    for x in (0, top.width - line):
        pygame.draw.rect(large, theme.ink, Rect(x, top.bottom - line, line, whole.height - top.height + line))


def _draw_top(large: Surface, theme: Theme, stone: Colour, top: Rect, chance: random.Random) -> None:
    """The top: four slopes around a flat middle, of which each lies differently in the light."""
    slope = round(top.width * SLOPE)
    inner = top.inflate(-2 * slope, -2 * round(top.height * SLOPE))
    outer = (top.topleft, top.topright, top.bottomright, top.bottomleft)
    inside = (inner.topleft, inner.topright, inner.bottomright, inner.bottomleft)
    for number, light in enumerate((1.62, 1.0, 1.3, 1.5)):  # far, right, near, left
        following = (number + 1) % 4
        corners = [outer[number], outer[following], inside[following], inside[number]]
        pygame.draw.polygon(large, lit(theme, stone, light), corners)
    pygame.draw.rect(large, lit(theme, stone, 1.32), inner)
    thin = max(1, round(top.width * 0.008))
    groove = inner.inflate(-slope * 1.1, -slope * 1.1)
    pygame.draw.rect(large, lit(theme, stone, 1.42), groove.move(thin, thin), thin)
    pygame.draw.rect(large, lit(theme, stone, 0.86), groove, thin)
    _chip(large, top, lit(theme, stone, 0.8), chance)
    weather(large, theme, top, chance)
    _shade_slantwise(large, top)
    # The near edge catches the light.
    edge = Rect(top.left, top.bottom - 2 * thin, top.width, 2 * thin)
    pygame.draw.rect(large, lit(theme, stone, 1.6), edge)


def _chip(large: Surface, top: Rect, dark: Colour, chance: random.Random) -> None:
    """Small pieces are missing at the far and near edges."""
    large.set_clip(top)
    for _piece in range(4):
        x, y = chance.uniform(0, top.width), chance.choice((top.top, top.bottom))
        wide, deep = top.width * chance.uniform(0.03, 0.07), top.width * chance.uniform(0.015, 0.04)
        corners = [(x - wide, y), (x - wide * 0.4, y - deep), (x + wide * 0.3, y - deep * 0.7), (x + wide, y)]
        lower = [(x + wide * 0.4, y + deep * 0.8), (x - wide * 0.5, y + deep)]
        pygame.draw.polygon(large, dark, [*corners, *lower])
    large.set_clip(None)


def _shade_slantwise(large: Surface, top: Rect) -> None:
    """Less light towards the near right corner, away from where it comes from."""
    small = Surface((4, 4), 0, 32)
    for y in range(4):
        for x in range(4):
            small.set_at((x, y), dimmed(WHITE, 1 - 0.035 * (x + y)))
    shade = pygame.transform.smoothscale(small, top.size)
    large.blit(shade, top, special_flags=pygame.BLEND_RGB_MULT)


def _draw_front(
    large: Surface, theme: Theme, stone: Colour, front: Rect, seen: int, chance: random.Random
) -> None:
    """The front: courses of stones, the lower the darker. Only `seen` pixels of it rise above the floor."""
    pygame.draw.rect(large, lit(theme, stone, 0.3 * FRONT_LIGHT[theme.style]), front)
    gap = max(1, round(front.width * 0.012))
    tall = seen / COURSES
    for course in range(COURSES + 1):
        top = front.top + course * tall
        x = front.left - front.width * (0.0, 0.17, 0.06)[course]
        while x < front.right:
            wide = front.width * chance.uniform(0.27, 0.37)
            light = (
                FRONT_LIGHT[theme.style]
                * (1.0 - 0.25 * course)
                * chance.uniform(0.88, 1.06)
                * (1.08 - 0.3 * (x / front.width))
            )
            brick = Rect(round(x), round(top), round(wide) - gap, round(tall) - gap).clip(front)
            pygame.draw.rect(large, lit(theme, stone, light), brick, border_radius=gap * 2)
            rim = Rect(brick.left, brick.top, brick.width, gap)
            pygame.draw.rect(large, lit(theme, stone, light * 1.25), rim, border_radius=gap)
            x += wide
    weather(large, theme, front, chance)


def _round_corners(large: Surface, radius: int) -> None:
    mask = Surface(large.get_size(), SRCALPHA)
    pygame.draw.rect(mask, (*WHITE, 255), mask.get_rect(), border_radius=radius)
    large.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


@baked
def _ghost(foot: tuple[int, int], height: int, theme: Theme, colour: Colour) -> Surface:
    """A block in a player's colour through which the floor is seen."""
    ghost, side = _block(foot, height, theme, 0).copy(), foot[0]
    tone = theme.legible(colour)
    if theme.style is not Style.FLAT:
        ghost.fill(mix(WHITE, tone, 0.5), special_flags=pygame.BLEND_RGB_MULT)
        ghost.fill(dimmed(tone, 0.16), special_flags=pygame.BLEND_RGB_ADD)
    ghost.fill((*WHITE, 175), special_flags=pygame.BLEND_RGBA_MULT)
    width = theme.outline(max(1.0, side * 0.018))
    pygame.draw.rect(ghost, tone, Rect((0, 0), foot), width, border_radius=round(side * 0.045))
    return ghost


@baked
def _gleam(size: tuple[int, int], colour: Colour, side: tuple[int, int], steps: int) -> Surface:
    """Light that is strongest at one side of an area, and in its middle."""
    small = Surface((GLEAM, GLEAM), 0, 32)
    for y in range(GLEAM):
        for x in range(GLEAM):
            across, down = (2 * (each + 0.5) / GLEAM - 1 for each in (x, y))
            near = (1 + (across * side[0] + down * side[1])) / 2
            middle = 1 - abs(down if side[0] else across) ** 2
            share = near**1.6 * (0.25 + 0.75 * middle) * steps / LIGHTS
            small.set_at((x, y), dimmed(colour, 0.62 * share))
    return pygame.transform.smoothscale(small, (max(1, size[0]), max(1, size[1])))


@baked
def _fresh(size: tuple[int, int], theme: Theme, colour: Colour) -> Surface:
    """The brightness of a top that nothing has worn yet, and the light on its edge."""
    wide, deep = size
    radius = round(wide * 0.045)
    edge = mix(theme.legible(colour), theme.ink, 0.45)
    fresh = Surface((wide * OVERSAMPLING, deep * OVERSAMPLING), SRCALPHA)
    whole = fresh.get_rect()
    if theme.style is not Style.FLAT:
        fresh.fill((*WHITE, round(255 * FRESH[theme.style])))
        for step in range(1, GLEAM + 1):  # what the edge throws on the top
            inner = whole.inflate(*(-round(side * 0.3 * step / GLEAM) for side in whole.size))
            share = FRESH[theme.style] + 0.4 * (1 - step / GLEAM) ** 2
            pygame.draw.rect(fresh, (*mix(WHITE, edge, 1 - step / GLEAM), round(255 * share)), inner)
    line = max(OVERSAMPLING, round(theme.outline(wide * EDGE) * OVERSAMPLING))
    inset = line if theme.style is Style.FLAT else 0
    shape = whole.inflate(-2 * inset, -2 * inset)
    pygame.draw.rect(fresh, (*edge, 255), shape, line, radius * OVERSAMPLING)
    return pygame.transform.smoothscale(fresh, size)


@baked
def _foot_light(side: int, height: int, theme: Theme) -> Surface:
    """Light in the colour of the game, out of the gap around a block."""
    wide, tall = 24, 8
    small = Surface((wide, tall), 0, 32)
    for y in range(tall):
        for x in range(wide):
            across, along = abs(y + 0.5 - tall / 2) / (tall / 2), abs(x + 0.5 - wide / 2) / (wide / 2)
            light = max(0.0, 1 - across) ** 2 * max(0.0, 1 - along**4)
            small.set_at((x, y), dimmed(theme.accent, 0.6 * light))
    return pygame.transform.smoothscale(small, (round(side * 1.06), round(height * 0.9)))
