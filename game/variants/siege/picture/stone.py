"""Stone: how it is shaded and weathered, and the flagstones of the courtyard."""

import random

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix

# The side of the square of noise from which stone is weathered, and how much of it a stone shows.
NOISE_SIDE, SPECKLES, BLOTCHES = 192, 56, 5
# How much noise darkens a stone at most: its grain, and its stains.
NOISES = {Style.NEON: (0.24, 0.3), Style.ENAMEL: (0.1, 0.13)}
# In shares of a cell: half of the joint between two flagstones, and how wide their worn edges are.
JOINT, WORN = 0.022, 0.02
# How many flagstones have a crack: one in so many.
CRACKED = 7
# The light in the corners of the courtyard.
CORNERS = {Style.NEON: 0.52, Style.ENAMEL: 0.9}


def lit(theme: Theme, colour: Colour, light: float) -> Colour:
    """The colour of a face on which this much light falls; more than 1 makes it whiter."""
    return theme.shaded(colour, light) if light <= 1 else mix(colour, WHITE, light - 1)


@baked
def _noise(strength: float) -> Surface:
    """A square of grey pixels, white or darker by a share."""
    chance = random.Random(11)  # noqa: S311 - decoration
    pixels = pygame.image.frombuffer(chance.randbytes(NOISE_SIDE**2), (NOISE_SIDE, NOISE_SIDE), "P")
    pixels.set_palette([dimmed(WHITE, 1 - strength * tone / 255) for tone in range(256)])
    noise = Surface((NOISE_SIDE, NOISE_SIDE), 0, 32)
    noise.blit(pixels, (0, 0))
    return noise


def weather(surface: Surface, theme: Theme, area: Rect, chance: random.Random) -> None:
    """Give a stone its grain and its stains."""
    for strength, side in zip(NOISES[theme.style], (SPECKLES, BLOTCHES), strict=True):
        corner = chance.randrange(NOISE_SIDE - side), chance.randrange(NOISE_SIDE - side)
        part = _noise(strength).subsurface(Rect(corner, (side, side)))
        grain = pygame.transform.smoothscale(part, area.size)
        surface.blit(grain, area, special_flags=pygame.BLEND_RGB_MULT)


def crack(chance: random.Random, start: Point, turn: float, reach: float) -> list[Point]:
    """The points of a crack that begins at a point and goes on for about that far, at an angle in degrees."""
    points = [start]
    for _piece in range(4):
        heading = pygame.Vector2(1, 0).rotate(turn + chance.uniform(-45, 45))
        x, y = points[-1]
        length = reach * chance.uniform(0.18, 0.32)
        points.append((x + heading.x * length, y + heading.y * length))
    return points


# The courtyard


def draw_courtyard(canvas: Surface, area: BoardArea, theme: Theme) -> None:
    """A flagstone for each cell, no two of them quite alike."""
    if theme.style is Style.FLAT:
        _draw_flat(canvas, area, theme)
        return
    canvas.fill(_mortar(theme), area.rect)
    for cell in range(area.size * area.size):
        _draw_flagstone(canvas, area, theme, cell)
    _light_courtyard(canvas, area, theme)


def _mortar(theme: Theme) -> Colour:
    """Dark joints, through which a little of the light below is seen."""
    if theme.style is Style.ENAMEL:
        return dimmed(mix(theme.stone, theme.accent, 0.1), 0.75)
    return mix(theme.night, theme.accent, 0.09)


def _draw_flat(canvas: Surface, area: BoardArea, theme: Theme) -> None:
    for cell in range(area.size * area.size):
        stone = area.rect_of(cell).inflate(-area.cell * 0.04, -area.cell * 0.04)
        pygame.draw.rect(canvas, theme.edge, stone, theme.outline(area.cell * 0.01), round(area.cell * 0.05))


def _draw_flagstone(canvas: Surface, area: BoardArea, theme: Theme, cell: int) -> None:
    chance = random.Random(cell * 31 + area.size)  # noqa: S311 - decoration
    unit = area.cell
    row, column = divmod(cell, area.size)
    worn = max(2, round(unit * WORN))
    least = 0.78 if theme.style is Style.NEON else 0.1
    base = mix(theme.tile, theme.stone, least + 0.16 * ((row + column) % 2) + chance.uniform(0, 0.28))
    face = mix(base, chance.choice((theme.accent, theme.edge, theme.stone)), chance.uniform(0.0, 0.16))
    body = _uneven(area.rect_of(cell), round(unit * JOINT), chance)
    radius = round(unit * chance.uniform(0.03, 0.07))
    # The edges: the far and left ones catch the light, the near and right ones lie in the dark.
    light, dark = (
        mix(face, WHITE, 0.17 if theme.style is Style.NEON else 0.6),
        dimmed(face, 0.5 if theme.style is Style.NEON else 0.82),
    )
    pygame.draw.rect(canvas, dark, body, border_radius=radius)
    lighter = Rect(body.left, body.top, body.width - worn, body.height - worn)
    pygame.draw.rect(canvas, light, lighter, border_radius=radius)
    pygame.draw.rect(canvas, face, body.inflate(-2 * worn, -2 * worn), border_radius=max(1, radius - worn))
    _chip(canvas, body, unit, _mortar(theme), chance)
    if cell % CRACKED == CRACKED // 2:
        _draw_crack(canvas, body, unit, (light, dark), chance)
    weather(canvas, theme, body, chance)


def _uneven(cell: Rect, joint: int, chance: random.Random) -> Rect:
    """The cell without its joints, of which none is exactly as wide as the next."""
    left, top, right, bottom = (joint + chance.randint(-joint // 3, joint // 2) for _side in range(4))
    return Rect(cell.left + left, cell.top + top, cell.width - left - right, cell.height - top - bottom)


def _chip(canvas: Surface, body: Rect, unit: float, mortar: Colour, chance: random.Random) -> None:
    """Small pieces that have broken off at the edges and corners."""
    for _piece in range(chance.randint(2, 4)):
        along, side = chance.random(), chance.randrange(4)
        x = (body.left + along * body.width, body.left, body.left + along * body.width, body.right)[side]
        y = (body.top, body.top + along * body.height, body.bottom, body.top + along * body.height)[side]
        points = [
            (x + chance.uniform(-1, 1) * unit * 0.04, y + chance.uniform(-1, 1) * unit * 0.03)
            for _corner in range(4)
        ]
        pygame.draw.polygon(canvas, mortar, points)


def _draw_crack(
    canvas: Surface, body: Rect, unit: float, tones: tuple[Colour, Colour], chance: random.Random
) -> None:
    start = (chance.uniform(body.left, body.right), body.top + unit * 0.08)
    points = crack(chance, start, chance.uniform(0, 180), unit * 0.7)
    inside = [(min(max(x, body.left), body.right), min(max(y, body.top), body.bottom)) for x, y in points]
    thick = max(1, round(unit * 0.01))
    pygame.draw.lines(canvas, tones[0], False, [(x + thick, y + thick) for x, y in inside], thick)
    pygame.draw.lines(canvas, tones[1], False, inside, thick)


def _light_courtyard(canvas: Surface, area: BoardArea, theme: Theme) -> None:
    """More light in the middle than in the corners, and the shadow of the rim on the far side."""
    side, corners = 24, CORNERS[theme.style]
    small = Surface((side, side), 0, 32)
    for y in range(side):
        for x in range(side):
            away = ((x - side * 0.45) ** 2 + (y - side * 0.42) ** 2) / (side * 0.62) ** 2
            small.set_at((x, y), dimmed(WHITE, 1 - (1 - corners) * min(1.0, away)))
    canvas.blit(
        pygame.transform.smoothscale(small, area.rect.size), area.rect, special_flags=pygame.BLEND_RGB_MULT
    )
    shade = Surface((1, 8), SRCALPHA)
    for y in range(8):
        shade.set_at((0, y), (*BLACK, round(110 * (1 - y / 8) ** 2)))
    depth = max(2, round(area.cell * 0.2))
    canvas.blit(pygame.transform.smoothscale(shade, (area.rect.width, depth)), area.rect)
