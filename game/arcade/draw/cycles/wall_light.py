"""What walls of light throw on the floor, and the glare of their crests.

Soft light is kept as small as it is soft, and enlarged as it is laid. The lights of two pieces that meet add
up to that of the whole wall.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.sheet import Placed, Sheet, bounds, faces_viewer, steps
from game.arcade.draw.cycles.wall_bodies import (
    FAR,
    LIGHT_STEPS,
    Look,
    beyond,
    drawn_line,
    opposite,
    rect_of_piece,
    seam_at,
    seams_of,
)
from game.arcade.draw.cycles.wall_paint import State, deeper
from game.arcade.draw.cycles.wall_shape import End, Face, Part, Piece, crosses_of, faces_between
from game.arcade.draw.easing import Point
from game.arcade.draw.sprites import ADD, SHADOW, clear
from game.arcade.draw.theme import Colour, Style, dimmed

# A reflection: its height in heights of the wall, its strength next to it, how fast that falls; its bands.
DEEP, MIRRORED, FALLING, MIRROR_BANDS = 0.8, 0.3, 1.6, 8
# Soft light is drawn for cells of about this side, and blurred and kept so many times smaller.
SOFT_CELL, SHRINK = 40, 4


class Layer(NamedTuple):
    """A line of soft light along a wall: how wide it is and how far its edges fade, in cells."""

    width: float
    soft: float
    strength: float


# The light on the floor, the glare of a crest, and the shadow of a wall that does not shine.
LIGHT = (Layer(0.3, 0.3, 0.9), Layer(0.2, 0.1, 0.5))
BLOOM = (Layer(0.1, 0.05, 0.7), Layer(0.16, 0.14, 0.7))
SHADE = (Layer(0.16, 0.1, 0.62),)
# How far from a wall each of them ends, and how far a shadow falls to the right and down, in cells.
REACH, BLOOM_REACH, FALL = 0.95, 0.5, (0.07, 0.06)


def light_of(look: Look, part: Part, state: State) -> Placed:
    """The light of a part on the floor, on black, or its shadow."""
    if look.theme.style is Style.ENAMEL:
        return _soft(look, part, SHADE, SHADOW, 0.0, REACH)
    strength = 1.25 if state is State.BRIGHT else 1.0
    return _soft(look, part, LIGHT, dimmed(deeper(look.theme.player(look.player)), strength), 0.0, REACH)


def bloom_of(look: Look, part: Part, state: State) -> Placed:
    """The glare of the crest of a part, to be added."""
    return _soft(look, part, BLOOM, look.paints(state).bloom, look.build.height, BLOOM_REACH)


def _soft(
    look: Look, part: Part, layers: tuple[Layer, ...], tone: Colour, height: float, reach: float
) -> Placed:
    draw = _kept_soft if isinstance(part, Piece) else _draw_soft
    small = draw(look, part, layers, tone, height, reach)
    size = _soft_rect(look, part, height, reach).size
    return Placed(pygame.transform.smoothscale(small.picture, size), small.corner)


def _soft_rect(look: Look, part: Part, height: float, reach: float) -> Rect:
    """The part of the screen that soft light reaches, on the grid of the pixels of which it is drawn."""
    line, _heights, _heats = _line_of(look, part, height)
    margin = reach * look.view.scale(max(point[1] for point in line), height)
    rect, grain = bounds(look.view, [(point, height) for point in line], margin), _grain(look)
    left, top = rect.left // grain * grain, rect.top // grain * grain
    right, bottom = -(-rect.right // grain) * grain, -(-rect.bottom // grain) * grain
    return Rect(left, top, right - left, bottom - top)


def _grain(look: Look) -> int:
    """How many pixels of the screen one is, before it is blurred."""
    return max(1, round(look.view.cell / SOFT_CELL))


def _line_of(look: Look, part: Part, height: float) -> tuple[list[Point], list[float], list[float]]:
    """The points of the line of a part, its heights there, and how hot it is between them."""
    if isinstance(part, Piece):
        points = list(part.line)
        return points, [height] * len(points), [0.0] * (len(points) - 1)
    places = part.places(part.start)
    crosses = part.crosses(places, look.build._replace(height=height) if height else look.build)
    heights = [cross.height if height else 0.0 for cross in crosses]
    return list(part.line), heights, part.heats(places)


def _draw_soft(
    look: Look, part: Part, layers: tuple[Layer, ...], tone: Colour, height: float, reach: float
) -> Placed:
    """Lines along a part, each blurred as it shall be, as small as that allows."""
    rect, grain = _soft_rect(look, part, height, reach), _grain(look)
    size = max(1, round(rect.width / grain / SHRINK)), max(1, round(rect.height / grain / SHRINK))
    shaded = look.theme.style is Style.ENAMEL
    whole = clear(size, tone) if shaded else Surface(size)
    for layer in layers:
        sheet = Sheet(look.view, rect, 1 / grain, tone if shaded else None)
        sheet.limit(_within(look, part, 1.0 if height else 0.0))
        _draw_line(sheet, look, part, layer, tone, height)
        shrunk = pygame.transform.smoothscale(sheet.surface, size)
        radius = max(1, round(layer.soft * look.view.cell / grain / SHRINK))
        soft = pygame.transform.gaussian_blur(shrunk, radius)
        whole.blit(soft, (0, 0), special_flags=0 if shaded else ADD)
    return Placed(whole, rect.topleft)


_kept_soft = baked(_draw_soft)


def _within(look: Look, part: Part, share: float) -> Rect:
    """As far as a part goes before others begin."""
    if isinstance(part, Piece):
        seams = [(seam_at(look, point, way, share), opposite(way)) for way, point in seams_of(part)]
    elif part.begins:
        seams = []
    else:
        way = part.way(part.start)
        seams = [(seam_at(look, part.point(part.start), way, share), way)]
    whole = beyond(-FAR, (1, 0)).inflate(2 * FAR, 0)
    for seam, way in seams:
        whole = whole.clip(beyond(seam, way))
    return whole


def _draw_line(sheet: Sheet, look: Look, part: Part, layer: Layer, tone: Colour, height: float) -> None:
    points, heights, heats = _line_of(look, part, height)
    shaded = look.theme.style is Style.ENAMEL
    fall = FALL if shaded else (0.0, 0.0)
    crosses = crosses_of([(x + fall[0], y + fall[1]) for x, y in points], heights, layer.width)
    for (one, other), heat in zip(pairwise(crosses), heats, strict=True):
        strength = layer.strength * (1 + heat)
        shade: Sequence[int] = (*tone, round(255 * min(1.0, strength))) if shaded else dimmed(tone, strength)
        corners = (one.left, one.height), (other.left, other.height), (other.right, other.height)
        sheet.polygon(shade, (*corners, (one.right, one.height)))


# Reflections


@baked
def mirror_of(look: Look, piece: Piece, share: int) -> Placed:
    """The faces of a piece upside down, to be added, with this many of the `LIGHT_STEPS` of their light."""
    rect = rect_of_piece(look, piece, -DEEP * look.build.height, 0.0)
    sheet = Sheet(look.view, rect, min(look.times, 2), None)
    line = drawn_line(look, piece)
    crosses = crosses_of(line, [look.build.height] * len(line), look.build.thick)
    faces = faces_between(crosses, opens=piece.entered is None, ends=piece.left is None)
    _draw_mirror(sheet, look, faces, share / LIGHT_STEPS)
    return sheet.shrunk()


def mirror_of_end(look: Look, end: End, share: float) -> Placed:
    crosses = end.crosses(end.places(end.start), look.build)
    corners = [(side, up) for each in crosses for side in each.sides for up in (0.0, -DEEP * each.height)]
    sheet = Sheet(look.view, bounds(look.view, corners, 2), 1, None)
    sheet.limit(_within(look, end, 0.0))
    _draw_mirror(sheet, look, faces_between(crosses, opens=end.begins, ends=True), share)
    return sheet.shrunk()


def _draw_mirror(sheet: Sheet, look: Look, faces: Iterable[Face], share: float) -> None:
    """Faces upside down, fading with their depth."""
    colour = look.paints(State.LIT).light
    for face in faces:
        if faces_viewer(sheet, face.start, face.end, look.build.height):
            for low, high in steps(0.0, 1.0, MIRROR_BANDS):
                tone = dimmed(colour, share * MIRRORED * (1 - (low + high) / 2) ** FALLING)
                sheet.polygon(tone, face.band(-DEEP * low, -DEEP * high))
