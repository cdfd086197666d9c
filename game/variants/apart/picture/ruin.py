"""What the end of a game leaves of the loser's cells: cracks, ash and embers, everywhere others."""

import random

import pygame
from pygame import SRCALPHA, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.lines import smooth_line, smooth_polygon
from game.arcade.draw.sprites import blurred, clear
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix

# How many kinds of ruins there are. A prime: on no usual board do two alike lie next to each other.
RUINS = 11
# How thick cracks are in each style, and how dark the ash, of 255.
THICK = {Style.NEON: 0.022, Style.ENAMEL: 0.022, Style.FLAT: 0.012}
ASH = {Style.NEON: 205, Style.ENAMEL: 120, Style.FLAT: 0}


def draw_ruin(
    canvas: Surface, area: BoardArea, theme: Theme, cell: int, colour: Colour, share: float
) -> None:
    """A share of the ruin of a cell, on what was there."""
    place = area.plate_of(cell)
    ruin = _ruin(place.size, theme, colour, cell * 3 % RUINS)
    ruin.set_alpha(round(255 * share))
    canvas.blit(ruin, place)


@baked
def _ruin(size: tuple[int, int], theme: Theme, colour: Colour, look: int) -> Surface:
    chance = random.Random(look * 13 + 2)  # noqa: S311 - decoration
    ruin = _ash(size, theme, chance)
    heart = pygame.Vector2(size[0] * chance.uniform(0.3, 0.7), size[1] * chance.uniform(0.3, 0.7))
    for _crack in range(chance.randint(2, 4)):
        _draw_crack(ruin, theme, colour, heart, chance.uniform(0, 360), chance)
    for _stone in range(chance.randint(3, 7)):
        _draw_stone(ruin, theme, chance)
    return ruin


def _ash(size: tuple[int, int], theme: Theme, chance: random.Random) -> Surface:
    """A burnt stain, in a place and of a form of its own."""
    width, height = size
    if not ASH[theme.style]:
        return Surface(size, SRCALPHA)
    tone = mix(theme.night, BLACK, 0.5) if theme.style is Style.NEON else mix(theme.stone, BLACK, 0.6)
    ash = clear(size, tone)
    for _stain in range(4):
        spot = pygame.Vector2(width * chance.uniform(0.25, 0.75), height * chance.uniform(0.25, 0.75))
        points = [
            spot + pygame.Vector2(width * chance.uniform(0.14, 0.42), 0).rotate(turn)
            for turn in range(0, 360, 30)
        ]
        pygame.draw.polygon(ash, (*tone, round(ASH[theme.style] * chance.uniform(0.5, 1.0))), points)
    return blurred(ash, max(1, width // 22))


def _draw_crack(
    ruin: Surface, theme: Theme, colour: Colour, heart: pygame.Vector2, angle: float, chance: random.Random
) -> None:
    """A crack that runs from the heart of a ruin, forks, and still glows somewhere."""
    side = ruin.get_width()
    dark = mix(theme.night, BLACK, 0.6) if theme.style is Style.NEON else mix(theme.stone, BLACK, 0.75)
    if theme.style is Style.FLAT:
        dark = theme.soft
    rim, thick = mix(theme.edge, WHITE, 0.2), max(1.0, side * THICK[theme.style])
    start, hot = heart, chance.random()
    for bend in range(chance.randint(3, 5)):
        angle += chance.uniform(-38, 38)
        end = start + pygame.Vector2(side * chance.uniform(0.08, 0.17), 0).rotate(angle)
        down = pygame.Vector2(0, max(1.0, side * 0.009))
        if theme.style is Style.NEON:
            smooth_line(ruin, dimmed(rim, 0.8), start + down, end + down, thick)
        smooth_line(ruin, dark, start, end, thick)
        if theme.style is not Style.FLAT and hot > 0.35 and chance.random() < 0.75:
            ember = mix(mix(colour, WHITE, 0.25), dark, 0.2 * bend)
            smooth_line(ruin, ember, start, end, max(1.0, thick * 0.4))
        if chance.random() < 0.3:
            fork = start + pygame.Vector2(side * 0.12, 0).rotate(angle + chance.choice((-55, 55)))
            smooth_line(ruin, dark, start, fork, thick * 0.7)
        start = end


def _draw_stone(ruin: Surface, theme: Theme, chance: random.Random) -> None:
    """A splinter of the tile."""
    side = ruin.get_width()
    spot = pygame.Vector2(side * chance.uniform(0.1, 0.9), side * chance.uniform(0.1, 0.9))
    reach, turn = side * chance.uniform(0.018, 0.055), chance.uniform(0, 360)
    points = [
        spot + pygame.Vector2(reach * chance.uniform(0.6, 1.2), 0).rotate(turn + step)
        for step in (0, 95, 190, 280)
    ]
    below = pygame.Vector2(0, max(1.0, reach * 0.45))
    body = mix(theme.tile, theme.edge, chance.uniform(0.4, 1.0))
    smooth_polygon(ruin, dimmed(body, 0.35), [point + below for point in points])
    smooth_polygon(ruin, mix(body, WHITE, 0.12), points)
