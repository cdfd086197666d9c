"""The markers of Crossfire: machined turrets with an X-shaped or a ring-shaped lens, whole and broken."""

import math
import random

import pygame
from pygame import SRCALPHA, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.broken import STEPS, broken_in_two
from game.arcade.draw.easing import Point
from game.arcade.draw.material import gradient
from game.arcade.draw.shapes import Shape
from game.arcade.draw.sprites import BRIGHTEST, LIGHT_STEPS, blending, blurred, clear, sprite_of
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix

SIZE = 0.78  # of a turret, in cells
OVERSAMPLING = 2
SHADOW_SHRUNK = 4  # how many times smaller shadows are blurred, which is quicker
# The widths of a housing, its face, its groove, the lens and its white-hot filament, in shares of the size.
HOUSING, FACE, GROOVE, LENS, FILAMENT = 0.335, 0.27, 0.175, 0.1, 0.024
FLAT_LENS = 0.15  # where the lens is the whole turret
# The radius of the round seat below it.
SEAT = 0.41
# How far the housing stands up, in shares of the size.
HEIGHT = 0.055

# Bodies


@baked
def body_of(theme: Theme, shape: Shape, size: int) -> Surface:
    """A turret without its light, on a square twice its size."""
    large = size * OVERSAMPLING
    tall = max(1, round(large * HEIGHT))
    square = Surface((large * 2, large * 2), SRCALPHA)
    place = (large // 2, large // 2 - tall // 2)
    metal, side = _metals(theme)
    for down in range(tall, 0, -OVERSAMPLING):
        wall = mix(side, BLACK, 0.55 * down / tall)
        square.blit(_layer(shape, large, HOUSING, (wall, dimmed(wall, 0.6))), (place[0], place[1] + down))
    square.blit(_seat(large, metal, side), (place[0], place[1] + tall))
    rim = (mix(metal, WHITE, 0.42), mix(metal, BLACK, 0.35))
    face = (mix(metal, WHITE, 0.12), mix(metal, BLACK, 0.28))
    square.blit(_layer(shape, large, HOUSING, rim), place)
    square.blit(_layer(shape, large, FACE, face), (place[0], place[1] + large // 180))
    # A groove is lit the other way round: its upper wall lies in the shade.
    walls = (mix(metal, BLACK, 0.75), mix(metal, WHITE, 0.3))
    square.blit(_layer(shape, large, GROOVE, walls), place)
    square.blit(_layer(shape, large, GROOVE - 0.025, (dimmed(side, 0.35), dimmed(side, 0.5))), place)
    body = pygame.transform.smoothscale(square, (size * 2, size * 2))
    return _on_its_shadow(theme, body, size)


def _seat(side: int, metal: Colour, shade: Colour) -> Surface:
    """The round plate that a turret is bolted on."""
    seat = clear((side, side), shade)
    middle = pygame.Vector2(side / 2, side / 2)
    for radius, tone in ((SEAT, mix(metal, WHITE, 0.1)), (SEAT - 0.018, dimmed(shade, 0.62))):
        pygame.draw.circle(seat, tone, middle, radius * side)
    for turn in range(0, 360, 90):
        bolt = middle + pygame.Vector2((SEAT - 0.085) * side, 0).rotate(turn)
        pygame.draw.circle(seat, dimmed(shade, 0.25), bolt, side * 0.036)
        pygame.draw.circle(seat, mix(metal, WHITE, 0.2), bolt - (0, side * 0.006), side * 0.026)
    return seat


def _metals(theme: Theme) -> tuple[Colour, Colour]:
    """The metal of a housing, from above and from the side."""
    if theme.style is Style.ENAMEL:
        return mix(theme.floor, theme.stone, 0.55), mix(theme.stone, theme.soft, 0.6)
    return mix(mix(theme.stone, theme.edge, 0.4), theme.night, 0.45), mix(theme.edge, theme.night, 0.55)


def _layer(shape: Shape, side: int, width: float, shades: tuple[Colour, Colour]) -> Surface:
    """A shape in shades from top to bottom."""
    cut = clear((side, side), WHITE)
    shape(cut, WHITE, width * side)
    cut.blit(gradient((side, side), *shades), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return cut


def _on_its_shadow(theme: Theme, body: Surface, size: int) -> Surface:
    """The body with a soft shadow below it."""
    whole_size = body.get_size()
    shadow = pygame.transform.smoothscale(body, [max(1, side // SHADOW_SHRUNK) for side in whole_size])
    shadow.fill((*BLACK, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shadow = blurred(shadow, max(1, round(size * 0.06 / SHADOW_SHRUNK)))
    shadow = pygame.transform.smoothscale(shadow, whole_size)
    share = 0.85 if theme.style is Style.NEON else 0.4
    shadow.fill((*WHITE, round(255 * share)), special_flags=pygame.BLEND_RGBA_MULT)
    whole = Surface(whole_size, SRCALPHA)
    whole.blit(shadow, (0, round(size * 0.07)))
    whole.blit(body, (0, 0))
    return whole


@baked
def _lens(theme: Theme, shape: Shape, size: int, colour: Colour, steps: int) -> Surface:
    """The light of a turret. In the flat style it is the whole turret."""
    if theme.style is not Style.NEON:
        width = LENS if theme.style is Style.ENAMEL else FLAT_LENS
        return sprite_of(theme.style, shape, size, colour, round(size * width, 1), 0.0, steps)
    glow = 1.15 if theme.glow else 0.0
    lens = sprite_of(theme.style, shape, size, colour, round(size * LENS, 1), glow, steps).copy()
    hot = mix(colour, WHITE, 0.7)
    filament = sprite_of(theme.style, shape, size, hot, round(size * FILAMENT, 1), 0.0, steps)
    lens.blit(filament, (0, 0), special_flags=BRIGHTEST)
    return lens


# Turrets


def turret_size(cell: float) -> int:
    return max(6, round(cell * SIZE))


def draw_turret(
    canvas: Surface, theme: Theme, shape: Shape, centre: Point, cell: float, colour: Colour
) -> None:
    """A turret on the board."""
    size = turret_size(cell)
    spot = (round(centre[0]), round(centre[1]))
    if theme.style is Style.FLAT:
        pygame.draw.circle(canvas, theme.floor, spot, size * 0.36)  # no beams are seen through it
    else:
        body = body_of(theme, shape, size)
        canvas.blit(body, body.get_rect(center=spot))
    lens = _lens(theme, shape, size, colour, LIGHT_STEPS)
    place = lens.get_rect(center=(spot[0], spot[1] - round(size * HEIGHT / 2)))
    canvas.blit(lens, place, special_flags=blending(theme.style))


def keep_turret(theme: Theme, shape: Shape, cell: float, colour: Colour) -> None:
    """Keep the pictures of a turret, also while none is on the board: its first one falls without delay."""
    body_of(theme, shape, turret_size(cell))
    _lens(theme, shape, turret_size(cell), colour, LIGHT_STEPS)


def draw_falling_turret(
    canvas: Surface,
    theme: Theme,
    shape: Shape,
    centre: Point,
    cell: float,
    colour: Colour,
    *,
    wide: float,
    tall: float,
    high: float,
    there: float,
) -> None:
    """A turret in the air, `high` cells above its place, stretched; `there` says how solid it is."""
    size = turret_size(cell)
    lens = _lens(theme, shape, size, colour, LIGHT_STEPS)
    spot = (centre[0], centre[1] - high * cell)
    measures = (max(1, round(2 * size * wide)), max(1, round(2 * size * tall)))
    if theme.style is not Style.FLAT:
        body = pygame.transform.smoothscale(body_of(theme, shape, size), measures)
        body.set_alpha(round(255 * there))
        canvas.blit(body, body.get_rect(center=spot))
    light = pygame.transform.smoothscale(lens, measures)
    if theme.style is Style.NEON:
        light.fill(dimmed(WHITE, there), special_flags=pygame.BLEND_RGB_MULT)
    else:
        light.set_alpha(round(255 * there))
    place = light.get_rect(center=(spot[0], spot[1] - size * HEIGHT / 2))
    canvas.blit(light, place, special_flags=blending(theme.style))


def draw_ghost(
    canvas: Surface, theme: Theme, shape: Shape, centre: Point, cell: float, colour: Colour
) -> None:
    """A turret that is not there yet."""
    size = turret_size(cell)
    if theme.style is not Style.FLAT:
        body = body_of(theme, shape, size)
        body.set_alpha(160)
        canvas.blit(body, body.get_rect(center=centre))
        body.set_alpha(255)
    lens = _lens(theme, shape, size, colour, LIGHT_STEPS * 3 // 4)
    place = lens.get_rect(center=(centre[0], centre[1] - round(size * HEIGHT / 2)))
    canvas.blit(lens, place, special_flags=blending(theme.style))


# Turrets that break

# How much of the square around a turret breaks, in sizes of the turret, and in how many ways.
PIECE, LOOKS = 1.06, 4


def draw_broken_turret(
    canvas: Surface,
    theme: Theme,
    shape: Shape,
    centre: Point,
    cell: float,
    number: int,
    colour: Colour,
    share: float,
) -> None:
    """A turret that has broken in two so far, from 0 to 1."""
    broken = _broken(theme, shape, turret_size(cell), colour, number % LOOKS, round(STEPS * share))
    canvas.blit(broken, broken.get_rect(center=(round(centre[0]), round(centre[1]))))


@baked
def _broken(theme: Theme, shape: Shape, size: int, colour: Colour, look: int, step: int) -> Surface:
    return broken_in_two(_whole(theme, shape, size, colour), look, step / STEPS)


@baked
def _whole(theme: Theme, shape: Shape, size: int, colour: Colour) -> Surface:
    """A whole turret on a transparent picture."""
    whole = Surface((2 * size, 2 * size), SRCALPHA)
    draw_turret(whole, theme, shape, (size, size), size / SIZE, colour)
    part = pygame.Rect(0, 0, round(PIECE * size), round(PIECE * size))
    part.center = (size, size)
    return whole.subsurface(part).copy()


# Sparks


def draw_shards(
    canvas: Surface, theme: Theme, centre: Point, cell: float, colour: Colour, share: float, seed: int
) -> None:
    """Sparks and splinters that fly off a turret; `share` is how far their flight has come."""
    if not 0 < share < 1:
        return
    chance = random.Random(seed)  # noqa: S311 - decoration
    for spark in range(16):
        angle, speed = chance.uniform(0, 2 * math.pi), chance.uniform(0.5, 1.25)
        way = (1 - (1 - share) ** 2) * speed * cell
        drop = share * share * 0.35 * cell
        x = centre[0] + math.cos(angle) * way
        y = centre[1] + math.sin(angle) * way + drop
        tail = cell * 0.12 * (1 - share) * speed
        tone = mix(colour, WHITE, chance.random() * 0.6) if spark % 4 else theme.stone
        start = (x - math.cos(angle) * tail, y - math.sin(angle) * tail)
        pygame.draw.line(
            canvas, theme.faint(tone, 1 - share * 0.6), start, (x, y), max(1, round(cell * 0.022))
        )
