"""What several boards have in common: hatching, marks, cursors, and easing."""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.arcade.draw.frame import BoardArea
from game.arcade.draw.sprites import ADD, Point, shine, thick_line
from game.arcade.draw.theme import EDGE, HINT, INK, NIGHT, Colour, dimmed, mix
from game.core.rules import Player


def eased(progress: float) -> float:
    """Quick at first, gentle at the end."""
    return 1 - (1 - max(0.0, min(1.0, progress))) ** 3


def pulse(time: float, period: float = 1.6) -> float:
    """A slow wave from 0 to 1."""
    return 0.5 - 0.5 * math.cos(2 * math.pi * time / period)


def between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


@lru_cache(maxsize=64)
def _hatch(width: int, height: int, colour: Colour, player: Player, strength: int) -> Surface:
    """Slanted lines in a player's own direction, on a faint ground of the player's colour."""
    large = Surface((width * 2, height * 2), pygame.SRCALPHA)
    large.fill((*colour, 20 * strength // 8))
    step, thick = max(12, 2 * width // 6), max(2, width // 22)
    line = (*colour, 130 * strength // 8)
    for offset in range(-2 * height, 2 * (width + height), step):
        ends = ((offset, 2 * height), (offset + 2 * height, 0))
        if player == 2:
            ends = ((offset, 0), (offset + 2 * height, 2 * height))
        pygame.draw.line(large, line, *ends, thick)
    large.blit(_rounded(large.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(large, (width, height))


@lru_cache(maxsize=8)
def _rounded(size: tuple[int, int]) -> Surface:
    """A mask with round corners."""
    mask = Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=size[0] // 6)
    return mask


def hatch(
    canvas: Surface, area: BoardArea, cells: Iterable[int], colour: Colour, player: Player, light: float = 1.0
) -> None:
    """Cells that a player has taken from the other: hatched in that player's colour and direction."""
    strength = round(8 * light)
    if strength <= 0:
        return
    for cell in cells:
        rect = plate_of(area, cell)
        canvas.blit(_hatch(rect.width, rect.height, colour, player, strength), rect)


def plate_of(area: BoardArea, cell: int) -> Rect:
    """A cell without its margin."""
    margin = round(area.cell * 0.07)
    return area.rect_of(cell).inflate(-margin, -margin)


def sink(canvas: Surface, area: BoardArea, cells: Iterable[int]) -> None:
    """Cells that neither player can use any more: dark, with a small bar."""
    for cell in cells:
        rect = plate_of(area, cell)
        pygame.draw.rect(canvas, NIGHT, rect, border_radius=rect.width // 6)
        bar = Rect(0, 0, round(area.cell * 0.16), max(2, round(area.cell * 0.03)))
        bar.center = rect.center
        pygame.draw.rect(canvas, EDGE, bar, border_radius=bar.height // 2)


def mark_legal(
    canvas: Surface, area: BoardArea, cells: Iterable[int], colour: Colour, time: float, size: float = 0.22
) -> None:
    """A small light on every cell that the player on turn may choose."""
    light = 0.42 + 0.3 * pulse(time)
    for cell in cells:
        shine(canvas, "disc", area.centre_of(cell), area.cell * size, colour, light=light, glow=0.6)


def mark_taken(
    canvas: Surface, area: BoardArea, cells: Iterable[int], badge: str, colour: Colour, time: float
) -> None:
    """Cells that the intended move would take from the opponent: the opponent's badge, struck out.

    The stroke is level, since a slanted one would make an X of any badge.
    """
    light = 0.5 + 0.35 * pulse(time, 1.1)
    arm = area.cell * 0.2
    for cell in cells:
        x, y = area.centre_of(cell)
        shine(canvas, badge, (x, y), area.cell * 0.34, colour, light=light, glow=0.3)
        smooth_line(canvas, INK, (x - arm, y), (x + arm, y), max(2, area.cell * 0.024))


def draw_cursor(canvas: Surface, area: BoardArea, cell: int, colour: Colour, time: float) -> None:
    """The brackets around the cell at which the player on turn points."""
    size = area.cell * (0.98 + 0.05 * pulse(time, 1.1))
    shine(canvas, "frame", area.centre_of(cell), size, colour, width=0.045)


def mark_hinted(canvas: Surface, area: BoardArea, cells: Iterable[int], time: float) -> None:
    """Cells to which a hint points: a diamond with a spark in it, a shape of its own."""
    light = 0.6 + 0.4 * pulse(time, 1.2)
    colour = dimmed(HINT, light)
    for cell in cells:
        x, y = area.centre_of(cell)
        reach = area.cell * (0.34 + 0.04 * pulse(time, 1.2))
        corners = [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]
        for start, end in pairwise([*corners, corners[0]]):
            smooth_line(canvas, colour, start, end, max(2, area.cell * 0.035))
        shine(canvas, "disc", (x, y), area.cell * 0.16, HINT, light=light)


def mark_last(canvas: Surface, area: BoardArea, cell: int) -> None:
    """The last move: a white ring, which is seen in greyscale too."""
    shine(canvas, "ring", area.centre_of(cell), area.cell * 0.96, INK, width=0.02, glow=0.25, light=0.85)


def mark_locked(
    canvas: Surface, area: BoardArea, cells: Iterable[int], colour: Colour, seconds: float
) -> None:
    """What locks the loser in, lit cell after cell."""
    for number, cell in enumerate(cells):
        light = max(0.0, min(1.0, (seconds - 0.15 * number) * 4))
        if light > 0:
            frame = plate_of(area, cell)
            pygame.draw.rect(
                canvas, dimmed(colour, light), frame, max(2, round(area.cell * 0.035)), frame.width // 6
            )


def smooth_polygon(canvas: Surface, colour: Colour, points: Sequence[Point | pygame.Vector2]) -> None:
    """A filled shape without stairs."""
    pygame.draw.polygon(canvas, colour, points)
    pygame.draw.aalines(canvas, colour, True, points)


def smooth_line(canvas: Surface, colour: Colour, start: Point, end: Point, thick: float) -> None:
    """A thick line without stairs."""
    along = pygame.Vector2(end) - start
    if along.length() > 0:
        across = pygame.Vector2(-along.y, along.x).normalize() * thick / 2
        smooth_polygon(canvas, colour, [start + across, end + across, end - across, start - across])


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


# The layers of a ribbon from its edge to its heart: how wide, how bright.
RIBBON_LAYERS = ((3.8, 0.05), (3.2, 0.09), (2.6, 0.15), (2.1, 0.24), (1.6, 0.38), (1.0, 0.9), (0.36, 1.0))


@lru_cache(maxsize=16)
def _ribbon(
    points: tuple[tuple[int, int], ...], colour: Colour, width: float, light: float, margin: int
) -> Surface:
    """The light of a path, each layer along its whole length so that no joint shows."""
    size = (max(x for x, _y in points) + margin, max(y for _x, y in points) + margin)
    ribbon = Surface(size)
    heart = mix(colour, (255, 255, 255), 0.75)
    for spread, share in RIBBON_LAYERS:
        tone = heart if share == 1.0 else colour
        thick = max(1, round(width * spread))
        shade = dimmed(tone, share * light)
        for start, end in pairwise(points):
            thick_line(ribbon, shade, start, end, thick)
    return ribbon
