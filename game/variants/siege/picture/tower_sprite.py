"""Pictures of the towers: the square keep of Player 1, and the round tower of Player 2 with its roof."""

import math
from collections.abc import Callable
from itertools import pairwise

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point
from game.arcade.draw.sprites import bright_edge, clear
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, dimmed, mix, purest
from game.core.rules import Player
from game.variants.siege.picture.stone import lit

# The windows of each tower, in shares of its width.
WINDOWS: tuple[tuple[Point, ...], tuple[Point, ...]] = (((0.34, 0.78), (0.66, 0.78)), ((0.5, 0.79),))
# The height of a tower, compared with its width.
TALL = 1.4
# Towers are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 3
# How many tones there are from the lit to the dark side of a wall.
TONES = 24
# How strongly its colour tints the wall of a tower.
TINT = 0.5

Light = Callable[[float], float]


class Painter:
    """Draws parts of a tower on a canvas of its own, in shares of the tower's width."""

    def __init__(self, width: int, theme: Theme, colour: Colour) -> None:
        self.side = width * OVERSAMPLING
        self.theme = theme
        self.colour = colour
        self.flat = theme.style is Style.FLAT
        self.canvas = clear((self.side, round(self.side * TALL)), colour)
        self.wall = colour if self.flat else mix(theme.stone, colour, TINT)
        # On a dark ground, a dark colour is brought out a little.
        self.bright = mix(colour, theme.legible(colour), 0.35) if theme.style is Style.NEON else colour

    def px(self, share: float) -> int:
        return max(1, round(self.side * share))

    def points(self, points: list[Point]) -> list[Point]:
        return [(x * self.side, y * self.side) for x, y in points]

    def plain(self, colour: Colour, light: float) -> Colour:
        """A tone of a face; the flat style knows only faces in the light and in the dark."""
        if self.flat:
            return colour if light > 0.7 else dimmed(colour, 0.45)
        return lit(self.theme, colour, light)

    def polygon(self, colour: Colour, light: float, points: list[Point]) -> None:
        pygame.draw.polygon(self.canvas, self.plain(colour, light), self.points(points))

    def box(self, colour: Colour, light: float, box: tuple[float, float, float, float]) -> None:
        """A rectangle: left, top, width, height."""
        x, y, wide, tall = box
        self.polygon(colour, light, [(x, y), (x + wide, y), (x + wide, y + tall), (x, y + tall)])

    def line(self, colour: Colour, light: float, points: list[Point], thick: float) -> None:
        if not self.flat:
            tone = self.plain(colour, light)
            pygame.draw.lines(self.canvas, tone, False, self.points(points), self.px(thick))

    def curved(self, colour: Colour, light: Light, points: list[Point]) -> None:
        """An area whose light changes from its left to its right."""
        if self.flat:
            pygame.draw.polygon(self.canvas, colour, self.points(points))
            return
        placed = self.points(points)
        left, right = min(x for x, _y in placed), max(x for x, _y in placed)
        top, bottom = min(y for _x, y in placed), max(y for _x, y in placed)
        area = Rect(math.floor(left), math.floor(top), math.ceil(right - left), math.ceil(bottom - top))
        row = Surface((TONES, 1), 0, 32)
        for x in range(TONES):
            row.set_at((x, 0), self.plain(colour, light(x / (TONES - 1))))
        face = Surface(area.size, SRCALPHA)
        inside = [(x - area.left, y - area.top) for x, y in placed]
        pygame.draw.polygon(face, (*WHITE, 255), inside)
        tones = pygame.transform.smoothscale(row, (area.width, 1))
        face.blit(pygame.transform.scale(tones, area.size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        self.canvas.blit(face, area)

    def arch(self, colour: Colour, box: tuple[float, float, float, float]) -> None:
        """A door or a window with a round top."""
        x, y, wide, tall = (share * self.side for share in box)
        area, radius = Rect(round(x), round(y), round(wide), round(tall)), round(wide / 2)
        pygame.draw.rect(
            self.canvas, colour, area, border_top_left_radius=radius, border_top_right_radius=radius
        )

    def window(self, box: tuple[float, float, float, float]) -> None:
        """A lit opening in a dark frame."""
        x, y, wide, tall = box
        rim = wide * 0.28
        frame = (x - rim, y - rim, wide + 2 * rim, tall + 2 * rim)
        if self.flat:
            self.arch(self.theme.night, frame)
            return
        self.arch(lit(self.theme, self.wall, 0.28), frame)
        self.arch(mix(purest(self.colour), WHITE, 0.35), box)
        self.arch(
            mix(purest(self.colour), WHITE, 0.85), (x + wide * 0.25, y + tall * 0.2, wide * 0.5, tall * 0.6)
        )


def box_points(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def bowl(left: float, right: float, top: float, bottom: float, deep: float) -> list[Point]:
    """The outline of a round wall seen from above: straight sides, and edges that bulge downwards."""
    lower = arc(left, right, bottom, deep)
    upper = arc(left, right, top, deep)
    return [*upper, *reversed(lower)]


def arc(left: float, right: float, y: float, deep: float, steps: int = 16) -> list[Point]:
    """The nearer half of a circle seen at an angle, from left to right."""
    middle, reach = (left + right) / 2, (right - left) / 2
    turns = [math.pi * step / steps for step in range(steps + 1)]
    return [(middle - reach * math.cos(turn), y + deep * math.sin(turn)) for turn in turns]


@baked
def tower_sprite(width: int, theme: Theme, colour: Colour, player: Player) -> Surface:
    """A whole tower with its windows lit."""
    draw = Painter(width, theme, colour)
    (_draw_keep if player == 1 else _draw_round_tower)(draw)
    if draw.flat:
        outline = pygame.mask.from_surface(draw.canvas).outline()
        pygame.draw.lines(draw.canvas, bright_edge(colour), True, outline, 2 * OVERSAMPLING)
    return pygame.transform.smoothscale(draw.canvas, (width, round(width * TALL)))


@baked
def faded_sprite(width: int, theme: Theme, colour: Colour, player: Player, percent: int) -> Surface:
    """A tower of which only a share of the light is left."""
    faded = tower_sprite(width, theme, colour, player).copy()
    if theme.style is Style.NEON:
        faded.fill(dimmed(WHITE, percent / 100), special_flags=pygame.BLEND_RGB_MULT)
    else:
        faded.fill((*WHITE, round(2.55 * percent)), special_flags=pygame.BLEND_RGBA_MULT)
    return faded


# Player 1: a square keep


def _edged(share: float) -> float:
    """The light on a square wall: even, with one dark edge."""
    return 1.05 - 0.25 * share if share < 0.74 else 0.52 - 0.3 * (share - 0.74)


def _even(_share: float) -> float:
    return 0.95


def _draw_keep(draw: Painter) -> None:
    wall, crown = draw.wall, draw.bright
    draw.curved(wall, lambda share: 0.75 * _edged(share), box_points(0.08, 1.25, 0.92, 1.39))
    draw.box(wall, 1.2, (0.08, 1.22, 0.84, 0.035))
    draw.curved(wall, _edged, box_points(0.14, 0.5, 0.86, 1.26))
    _draw_courses(draw, 0.14, 0.86, 0.62, 1.25)
    draw.box(wall, 0.28, (0.14, 0.56, 0.72, 0.06))  # the shadow of the crown
    for x in (0.07, 0.265, 0.46, 0.655, 0.85):  # what carries it
        draw.box(crown, 0.6, (x, 0.52, 0.08, 0.09))
    # The platform on top, between the far and the near battlements.
    draw.box(wall, 0.3, (0.05, 0.12, 0.9, 0.3))
    for x in (0.03, 0.385, 0.74):
        draw.box(crown, 0.62, (x, 0.07, 0.23, 0.13))
        draw.box(crown, 1.25, (x, 0.0, 0.23, 0.08))
    for x in (0.03, 0.87):
        draw.box(crown, 1.05, (x, 0.16, 0.1, 0.24))
    draw.box(crown, 1.2, (0.03, 0.36, 0.94, 0.05))
    draw.curved(crown, _edged, box_points(0.03, 0.4, 0.97, 0.54))
    for x in (0.03, 0.36, 0.69):
        draw.box(crown, 1.45, (x, 0.22, 0.28, 0.09))
        draw.curved(crown, _edged if x > 0.6 else _even, box_points(x, 0.3, x + 0.28, 0.42))
    draw.line(crown, 0.5, [(0.04, 0.47), (0.96, 0.47)], 0.014)
    for x, y in WINDOWS[0]:
        draw.window((x - 0.05, y - 0.1, 0.1, 0.21))
    _draw_door(draw)


def _draw_courses(draw: Painter, left: float, right: float, top: float, bottom: float) -> None:
    """Joints between the stones of a wall."""
    rows = 6
    for row in range(rows):
        y = top + (bottom - top) * row / rows
        draw.line(draw.wall, 0.52, [(left, y), (right, y)], 0.012)
        for x in (0.25, 0.5, 0.75) if row % 2 else (0.12, 0.38, 0.62, 0.88):
            joint = left + (right - left) * x
            draw.line(draw.wall, 0.52, [(joint, y), (joint, y + (bottom - top) / rows)], 0.01)


def _draw_door(draw: Painter) -> None:
    if draw.flat:
        draw.arch(draw.theme.night, (0.38, 1.0, 0.24, 0.4))
        return
    draw.arch(draw.plain(draw.bright, 1.1), (0.34, 0.99, 0.32, 0.41))
    draw.arch(draw.plain(draw.wall, 0.16), (0.385, 1.03, 0.23, 0.37))
    for x in (0.44, 0.5, 0.56):  # a portcullis with light behind it
        draw.line(purest(draw.colour), 0.75, [(x, 1.11), (x, 1.39)], 0.02)


# Player 2: a round tower


def _round(share: float) -> float:
    """The light on a round wall: brightest left of its middle, with a little from behind on the right."""
    main = math.pow(max(0.0, math.cos((share - 0.3) * math.pi * 0.85)), 1.4)
    return 0.3 + 0.85 * main + 0.16 * max(0.0, share - 0.88) / 0.12


def _draw_round_tower(draw: Painter) -> None:
    wall, colour = draw.wall, draw.colour
    draw.curved(wall, lambda share: 0.75 * _round(share), bowl(0.08, 0.92, 1.2, 1.3, 0.095))
    draw.line(wall, 1.15, arc(0.09, 0.72, 1.205, 0.09), 0.016)
    draw.curved(wall, _round, bowl(0.15, 0.85, 0.5, 1.21, 0.085))
    _draw_rings(draw)
    draw.curved(wall, lambda share: 0.32 * _round(share), bowl(0.15, 0.85, 0.52, 0.65, 0.085))
    draw.curved(wall, lambda share: 1.05 * _round(share), bowl(0.09, 0.91, 0.48, 0.57, 0.1))
    _draw_roof(draw, colour)
    x, y = WINDOWS[1][0]
    draw.window((x - 0.065, y - 0.11, 0.13, 0.23))
    if draw.flat:
        draw.arch(draw.theme.night, (0.4, 1.08, 0.2, 0.29))
    else:
        draw.arch(draw.plain(colour, 1.05), (0.365, 1.05, 0.27, 0.33))
        draw.arch(draw.plain(wall, 0.18), (0.405, 1.09, 0.19, 0.29))
        draw.line(purest(colour), 0.75, [(0.5, 1.14), (0.5, 1.37)], 0.02)
    draw.polygon(colour, 1.6, [(0.5, 0.0), (0.535, 0.06), (0.5, 0.12), (0.465, 0.06)])


def _draw_rings(draw: Painter) -> None:
    """Joints between the stones of a round wall."""
    tall = 0.115
    for row in range(5):
        y = 0.63 + row * tall
        draw.line(draw.wall, 0.48, arc(0.15, 0.85, y, 0.085), 0.012)
        for place in (0.2, 0.5, 0.8) if row % 2 else (0.08, 0.34, 0.66, 0.92):
            turn = math.pi * place
            x, down = 0.5 - 0.35 * math.cos(turn), 0.085 * math.sin(turn)
            draw.line(draw.wall, 0.48, [(x, y + down), (x, y + down + tall)], 0.01)


def _draw_roof(draw: Painter, colour: Colour) -> None:
    """A cone, drawn as many narrow faces from its tip to its edge."""
    rim = arc(0.0, 1.0, 0.46, 0.14, 28)
    draw.curved(colour, lambda share: 0.36 * _round(share), [*rim, *reversed(arc(0.03, 0.97, 0.5, 0.14, 28))])
    for number, (start, end) in enumerate(pairwise(rim)):
        draw.polygon(colour, 1.15 * _round((number + 0.5) / 28), [(0.5, 0.06), start, end])
    for height, deep in ((0.3, 0.042), (0.55, 0.077), (0.8, 0.112)):  # rows of tiles
        reach, y = 0.5 * height, 0.06 + 0.4 * height
        draw.line(colour, 0.62, arc(0.5 - reach, 0.5 + reach, y, deep * 1.15), 0.014)
