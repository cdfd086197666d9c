"""What walls of light throw on the floor, and the glare of their crests.

Soft light is kept as small as it is soft, and enlarged as it is laid. The lights of two pieces that meet add
up to that of the whole wall.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.sheet import Placed, Sheet, bounds, faces_viewer
from game.arcade.draw.cycles.wall_bodies import (
    FAR,
    LIGHT_STEPS,
    Look,
    bands_of,
    beyond,
    leaning_line,
    opposite,
    rect_of_piece,
    seam_at,
    seams_of,
)
from game.arcade.draw.cycles.wall_paint import BRIGHTER, State, deeper
from game.arcade.draw.cycles.wall_shape import Face, Piece, crosses_of, faces_between
from game.arcade.draw.sprites import ADD, SHADOW, clear
from game.arcade.draw.theme import Colour, Style, dimmed

# A reflection: its height in heights of the wall, its strength next to it, and how fast that falls.
DEEP, MIRRORED, FALLING = 0.8, 0.3, 1.6
# Soft light is drawn for cells of about this side, and blurred and kept so many times smaller.
SOFT_CELL, SHRINK = 40, 4


class Layer(NamedTuple):
    """A line of soft light along a wall: how wide it is and how far its edges fade, in cells."""

    width: float
    soft: float
    strength: float


@dataclass(frozen=True)
class Soft:
    """A kind of soft light along a wall."""

    layers: tuple[Layer, ...]
    reach: float  # how far from the wall it ends, in cells
    high: bool = False  # whether it is around the crest


LIGHT = Soft((Layer(0.3, 0.3, 0.9), Layer(0.2, 0.1, 0.5)), reach=0.74)
BLOOM = Soft((Layer(0.1, 0.05, 0.7), Layer(0.16, 0.14, 0.7)), reach=0.42, high=True)
SHADE = Soft((Layer(0.16, 0.1, 0.62),), reach=0.36)
# How far a shadow falls to the right and down, in cells.
FALL = (0.07, 0.06)


def light_of(look: Look, piece: Piece, state: State) -> Placed:
    """The light of a piece on the floor, on black, or its shadow."""
    if look.theme.style is Style.ENAMEL:
        return _enlarged(look, piece, SHADE, SHADOW)
    strength = BRIGHTER if state is State.BRIGHT else 1.0
    return _enlarged(look, piece, LIGHT, dimmed(deeper(look.theme.player(look.player)), strength))


def bloom_of(look: Look, piece: Piece, state: State) -> Placed:
    """The glare of the crest of a piece, to be added."""
    return _enlarged(look, piece, BLOOM, look.paints(state).bloom)


def _enlarged(look: Look, piece: Piece, kind: Soft, tone: Colour) -> Placed:
    small = _small(look, piece, kind, tone)
    size = _soft_rect(look, piece, kind).size
    return Placed(pygame.transform.smoothscale(small.picture, size), small.corner)


def _soft_rect(look: Look, piece: Piece, kind: Soft) -> Rect:
    """The part of the screen that soft light reaches, on the grid of the pixels of which it is drawn."""
    height = look.build.height if kind.high else 0.0
    margin = kind.reach * look.view.scale(max(point[1] for point in piece.line), height)
    line, grain = [(point, height) for point in piece.line], _grain(look)
    rect = bounds(look.view, line, margin, margin * _squeeze(look, kind))
    left, top = rect.left // grain * grain, rect.top // grain * grain
    right, bottom = -(-rect.right // grain) * grain, -(-rect.bottom // grain) * grain
    return Rect(left, top, right - left, bottom - top)


def _squeeze(look: Look, kind: Soft) -> float:
    """How much less soft light spreads down the screen than across."""
    return 1.0 if kind.high else look.view.squeeze


def _grain(look: Look) -> int:
    """How many pixels of the screen one is, before it is blurred."""
    return max(1, round(look.view.cell / SOFT_CELL))


@baked
def _small(look: Look, piece: Piece, kind: Soft, tone: Colour) -> Placed:
    """Lines along a piece, each blurred as it shall be, as small as that allows."""
    rect, grain = _soft_rect(look, piece, kind), _grain(look)
    wide, high = rect.width / grain / SHRINK, rect.height / grain / SHRINK / _squeeze(look, kind)
    size = max(1, round(wide)), max(1, round(high))
    shaded = look.theme.style is Style.ENAMEL
    whole = clear(size, tone) if shaded else Surface(size)
    for layer in kind.layers:
        sheet = Sheet(look.view, rect, 1 / grain, tone if shaded else None)
        sheet.limit(_within(look, piece, kind))
        shade = (*tone, round(255 * layer.strength)) if shaded else dimmed(tone, layer.strength)
        _draw_line(sheet, look, piece, kind, layer.width, shade)
        shrunk = pygame.transform.smoothscale(sheet.surface, size)
        radius = max(1, round(layer.soft * look.view.cell / grain / SHRINK))
        whole.blit(pygame.transform.gaussian_blur(shrunk, radius), (0, 0), special_flags=0 if shaded else ADD)
    return Placed(whole, rect.topleft)


def _within(look: Look, piece: Piece, kind: Soft) -> Rect:
    """As far as a piece goes before others begin."""
    whole = Rect(-FAR, -FAR, 2 * FAR, 2 * FAR)
    for way, point in seams_of(piece):
        whole = whole.clip(beyond(seam_at(look, point, way, 1.0 if kind.high else 0.0), opposite(way)))
    return whole


def _draw_line(
    sheet: Sheet, look: Look, piece: Piece, kind: Soft, width: float, shade: Sequence[int]
) -> None:
    height = look.build.height if kind.high else 0.0
    across, down = FALL if kind is SHADE else (0.0, 0.0)
    line = [(x + across, y + down) for x, y in piece.line]
    for one, other in pairwise(crosses_of(line, [height] * len(line), width)):
        corners = (one.left, height), (other.left, height), (other.right, height), (one.right, height)
        sheet.polygon(shade, corners)


# Reflections


@baked
def mirror_of(look: Look, piece: Piece, share: int) -> Placed:
    """The faces of a piece upside down, to be added, with this many of the `LIGHT_STEPS` of their light."""
    rect = rect_of_piece(look, piece, -DEEP * look.build.height, 0.0)
    sheet = Sheet(look.view, rect, min(look.times, 2), None)
    line = leaning_line(piece)
    crosses = crosses_of(line, [look.build.height] * len(line), look.build.thick)
    faces = faces_between(crosses, opens=piece.entered is None, ends=piece.left is None)
    _draw_mirror(sheet, look, faces, share / LIGHT_STEPS)
    return sheet.shrunk()


def _draw_mirror(sheet: Sheet, look: Look, faces: Iterable[Face], share: float) -> None:
    """Faces upside down, fading with their depth."""
    colour = look.paints(State.LIT).light
    for face in faces:
        if faces_viewer(sheet, face.start, face.end, look.build.height):
            foot = sheet.at(face.start), sheet.at(face.end)
            deep = sheet.at(face.start, -DEEP * face.height), sheet.at(face.end, -DEEP * face.end_height)
            bands = bands_of(sheet, look, foot, deep)
            depths = [(band + 0.5) / bands for band in range(bands)]
            tones = [dimmed(colour, share * MIRRORED * (1 - depth) ** FALLING) for depth in depths]
            sheet.bands(tones, foot, deep)
