"""The body of a tilted board: the glass that its cells lie on, and a rim of light around it."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import Steps
from game.arcade.draw.easing import Point, between
from game.arcade.draw.projection import Projection
from game.arcade.draw.sprites import SHADOW, blurred, clear
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix, purest
from game.arcade.draw.tilted_area import FINER, FRONT_HEIGHT, RIM_FROM, RIM_HEIGHT, RIM_TO, around

# How far its glare reaches, in sides of the board, and how strong it is.
GLARE, GLARE_SHARE = 0.05, 0.6
# The width of the brightest part of a crest, in shares of its own.
HEART = 0.36
# How much glass there is from the foot to the crest of a face.
FACE = (0.5, 0.36, 0.26, 0.2, 0.18, 0.2, 0.26, 0.36, 0.5)
# And on the faces in which the sides of the rim end.
CAP = 0.6


class Edge(NamedTuple):
    """A side of the rim: its inner face from one end to the other, and its outer edge beside both."""

    inner: tuple[Point, Point]
    outer: tuple[Point, Point]
    height: float


def _side(across: int) -> Edge:
    """The left edge, or the right one."""
    inner, outer = (-out if across < 0 else 1 + out for out in (RIM_FROM, RIM_TO))
    return Edge(
        ((inner, -RIM_FROM), (inner, 1 + RIM_FROM)), ((outer, -RIM_TO), (outer, 1 + RIM_FROM)), RIM_HEIGHT
    )


BACK = Edge(
    ((-RIM_FROM, -RIM_FROM), (1 + RIM_FROM, -RIM_FROM)),
    ((-RIM_TO, -RIM_TO), (1 + RIM_TO, -RIM_TO)),
    RIM_HEIGHT,
)
FRONT = Edge(
    ((-RIM_TO, 1 + RIM_TO), (1 + RIM_TO, 1 + RIM_TO)),
    ((-RIM_TO, 1 + RIM_FROM), (1 + RIM_TO, 1 + RIM_FROM)),
    FRONT_HEIGHT,
)


class Tones(NamedTuple):
    """The colours of the ground, and of the rim: its faces, its crest and the heart of that, and its foot."""

    ground: Colour
    face: Callable[[float], tuple[int, int, int, int]]  # by the share of glass
    crest: Colour
    heart: Colour
    foot: Colour


def _tones_of(theme: Theme) -> Tones:
    vivid = purest(theme.accent)
    if theme.style is Style.NEON:
        dark = dimmed(vivid, 0.55)
        return Tones(
            mix(dimmed(theme.night, 0.45), theme.accent, 0.02),
            lambda share: (*mix(dark, theme.accent, share), round(255 * share)),
            mix(theme.accent, WHITE, 0.2),
            mix(theme.accent, WHITE, 0.82),
            dimmed(mix(theme.accent, WHITE, 0.2), 0.8),
        )
    flat = theme.style is Style.FLAT
    body = theme.accent if flat else mix(theme.accent, WHITE, 0.12)
    shade = mix(theme.floor, theme.accent, 0.35 if flat else 0.3)
    return Tones(
        theme.floor if flat else mix(theme.tile, theme.accent, 0.07),
        lambda share: (*mix(shade, theme.accent, 0.0 if flat else 0.3 * share), 255),
        body,
        body if flat else mix(theme.accent, WHITE, 0.55),
        mix(theme.accent, BLACK, 0.25),
    )


def crest_of(theme: Theme) -> tuple[Colour, Colour]:
    """The colours of the crest, and of its heart."""
    tones = _tones_of(theme)
    return tones.crest, tones.heart


def draw_rim(canvas: Surface, theme: Theme, view: Projection) -> Steps:
    """Draw in steps what the cells lie on, with the rim: light on its crest, and glass below that."""
    ring = [point for edge in EDGES for point in (*edge.inner, *edge.outer)]
    reach = round(view.cell * GLARE)
    box = around([*(view.at(point, RIM_HEIGHT) for point in ring), *map(view.at, ring)])
    box.inflate_ip(2 * reach, 2 * reach)
    if theme.glow and theme.style is not Style.FLAT:
        canvas.blit(_surroundings(theme, _placed(view, box, SOFTER), box.size), box)
        yield
    picture = clear((box.width * FINER, box.height * FINER), theme.accent)
    _draw_sharp(picture, theme, _placed(view, box, 1 / FINER))
    yield
    canvas.blit(pygame.transform.smoothscale(picture, box.size), box)


LEFT, RIGHT = _side(-1), _side(1)
EDGES = (BACK, LEFT, RIGHT, FRONT)
# Soft light is drawn this many times smaller, and then enlarged.
SOFTER = 4


def _placed(view: Projection, box: Rect, shrunk: float) -> Projection:
    """The projection in a picture of a box of the screen that is so many times smaller."""
    x, y = view.centre[0] - box.left, view.centre[1] - box.top
    return replace(view, centre=(x / shrunk, y / shrunk), cell=view.cell / shrunk)


def _surroundings(theme: Theme, view: Projection, size: tuple[int, int]) -> Surface:
    """The glare of the crests; of a rim that does not shine, its shadow."""
    neon = theme.style is Style.NEON
    tone, share = (theme.accent, GLARE_SHARE) if neon else (SHADOW, 0.4)
    soft = clear((max(1, size[0] // SOFTER), max(1, size[1] // SOFTER)), tone)
    for edge in EDGES:
        thick = max(2, round(view.cell * (RIM_TO - RIM_FROM) * 1.5))
        start, end = (view.at(point, edge.height if neon else 0.0) for point in edge.outer)
        pygame.draw.line(soft, (*tone, round(255 * share)), start, end, thick)
    return pygame.transform.smoothscale(blurred(soft, max(1, round(view.cell * GLARE * 0.4))), size)


def _draw_sharp(picture: Surface, theme: Theme, view: Projection) -> None:
    tones = _tones_of(theme)
    ground = [
        (-RIM_FROM, -RIM_FROM),
        (1 + RIM_FROM, -RIM_FROM),
        (1 + RIM_TO, 1 + RIM_TO),
        (-RIM_TO, 1 + RIM_TO),
    ]
    pygame.draw.polygon(picture, tones.ground, [view.at(point) for point in ground])
    line = max(1, round(view.cell * 0.0022))
    for edge in EDGES:
        low, high = ([view.at(point, height) for point in edge.inner] for height in (0.0, edge.height))
        for number, share in enumerate(FACE):
            (one, other), (far, near) = (
                [between(a, b, (number + more) / len(FACE)) for a, b in zip(low, high, strict=True)]
                for more in (0, 1)
            )
            pygame.draw.polygon(picture, tones.face(share), [one, other, near, far])
        pygame.draw.line(picture, tones.foot, low[0], low[1], line)
    for edge in (LEFT, RIGHT):
        ends = [
            view.at(point[1], height) for height in (0.0, edge.height) for point in (edge.inner, edge.outer)
        ]
        pygame.draw.polygon(picture, tones.face(CAP), [ends[0], ends[1], ends[3], ends[2]])
        pygame.draw.line(picture, tones.foot, ends[0], ends[1], line)
    for edge in EDGES:
        inner, outer = (
            [view.at(point, edge.height) for point in points] for points in (edge.inner, edge.outer)
        )
        pygame.draw.polygon(picture, tones.crest, [*inner, *reversed(outer)])
        strip = [
            [between(a, b, 0.5 + way * HEART / 2) for a, b in zip(inner, outer, strict=True)]
            for way in (-1, 1)
        ]
        pygame.draw.polygon(picture, tones.heart, [*strip[0], *reversed(strip[1])])
