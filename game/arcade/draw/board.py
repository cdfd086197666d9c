"""What several boards have in common: hatching, marks, cursors, and easing."""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.arcade.draw.frame import BoardArea
from game.arcade.draw.sprites import ADD, Point, shine, thick_line
from game.arcade.draw.theme import INK, Colour, dimmed, mix
from game.core.rules import Player


def eased(progress: float) -> float:
    """Quick at first, gentle at the end."""
    return 1 - (1 - max(0.0, min(1.0, progress))) ** 3


def pulse(time: float, period: float = 1.6) -> float:
    """A slow wave from 0 to 1."""
    return 0.5 - 0.5 * math.cos(2 * math.pi * time / period)


def between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


@lru_cache(maxsize=96)
def _hatch(width: int, height: int, colour: Colour, player: Player, strength: int) -> Surface:
    """Slanted lines in a player's own direction, on a faint ground of the player's colour."""
    tile = Surface((width, height), pygame.SRCALPHA)
    tile.fill((*colour, 14 * strength // 8))
    step = max(6, width // 7)
    line = (*colour, 80 * strength // 8)
    thick = max(1, width // 48)
    for offset in range(-height, width + height, step):
        if player == 1:
            pygame.draw.line(tile, line, (offset, height), (offset + height, 0), thick)
        else:
            pygame.draw.line(tile, line, (offset, 0), (offset + height, height), thick)
    return tile


def hatch(
    canvas: Surface, area: BoardArea, cells: Iterable[int], colour: Colour, player: Player, light: float = 1.0
) -> None:
    """Cells that a player has taken from the other: hatched in that player's colour and direction."""
    strength = round(8 * light)
    if strength <= 0:
        return
    inset = max(1, round(area.cell * 0.05))
    for cell in cells:
        rect = area.rect_of(cell).inflate(-2 * inset, -2 * inset)
        canvas.blit(_hatch(rect.width, rect.height, colour, player, strength), rect)


def mark_legal(
    canvas: Surface, area: BoardArea, cells: Iterable[int], colour: Colour, time: float, size: float = 0.22
) -> None:
    """A small light on every cell that the player on turn may choose."""
    light = 0.42 + 0.3 * pulse(time)
    for cell in cells:
        shine(canvas, "disc", area.centre_of(cell), area.cell * size, colour, light=light, glow=0.6)


def mark_taken(canvas: Surface, area: BoardArea, cells: Iterable[int], colour: Colour, time: float) -> None:
    """Cells that the intended move would take from the opponent: a wedge of light in each corner."""
    light = dimmed(colour, 0.55 + 0.35 * pulse(time, 0.9))
    arm = round(area.cell * 0.2)
    for cell in cells:
        box = area.rect_of(cell).inflate(-round(area.cell * 0.16), -round(area.cell * 0.16))
        for corner, across, down in (
            (box.topleft, 1, 1),
            (box.topright, -1, 1),
            (box.bottomleft, 1, -1),
            (box.bottomright, -1, -1),
        ):
            points = [corner, (corner[0] + across * arm, corner[1]), (corner[0], corner[1] + down * arm)]
            pygame.draw.polygon(canvas, light, points)


def draw_cursor(canvas: Surface, area: BoardArea, cell: int, colour: Colour, time: float) -> None:
    """The brackets around the cell at which the player on turn points."""
    size = area.cell * (0.98 + 0.05 * pulse(time, 1.1))
    shine(canvas, "frame", area.centre_of(cell), size, colour, width=0.045)


def mark_last(canvas: Surface, area: BoardArea, cell: int) -> None:
    """The last move: a white bar under it, which is seen in greyscale too."""
    box = area.rect_of(cell)
    bar = Rect(0, 0, round(area.cell * 0.34), max(2, round(area.cell * 0.035)))
    bar.midbottom = (box.centerx, box.bottom - max(2, round(area.cell * 0.075)))
    pygame.draw.rect(canvas, INK, bar, border_radius=bar.height // 2)


def neon_path(
    canvas: Surface, points: Sequence[Point], colour: Colour, width: float, light: float = 1.0
) -> None:
    """A ribbon of light along points: wide and faint, narrow and bright, white at its heart."""
    if len(points) < 2:
        return
    left, top = min(x for x, _y in points), min(y for _x, y in points)
    margin = round(width * 2) + 1
    corner = (round(left) - margin, round(top) - margin)
    placed = tuple((round(x - corner[0]), round(y - corner[1])) for x, y in points)
    ribbon = _ribbon(placed, colour, round(width, 1), round(light, 2), margin)
    canvas.blit(ribbon, corner, special_flags=ADD)


@lru_cache(maxsize=16)
def _ribbon(
    points: tuple[tuple[int, int], ...], colour: Colour, width: float, light: float, margin: int
) -> Surface:
    """The light of a path, each layer along its whole length so that no joint shows."""
    size = (max(x for x, _y in points) + margin, max(y for _x, y in points) + margin)
    ribbon = Surface(size)
    heart = mix(colour, (255, 255, 255), 0.75)
    for spread, share, tone in (
        (3.4, 0.13, colour),
        (2.1, 0.3, colour),
        (1.0, 0.85, colour),
        (0.36, 1.0, heart),
    ):
        thick = max(1, round(width * spread))
        shade = dimmed(tone, share * light)
        for start, end in pairwise(points):
            thick_line(ribbon, shade, start, end, thick)
    return ribbon
