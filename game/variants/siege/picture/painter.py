"""A canvas on which the parts of a tower are drawn, each in its light."""

import math
from collections.abc import Callable

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.arcade.draw.easing import Point
from game.arcade.draw.sprites import clear
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, dimmed, mix, purest
from game.variants.siege.picture.stone import lit

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
