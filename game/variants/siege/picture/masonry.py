"""Builds towers out of stone: walls laid stone by stone, seen from above and a little from the front.

All places are in shares of the tower's width: how far right and up, and how far behind the front of its foot.
Light comes from the left, as on the blocks; a tower's own light is laid over its stone at the end.
"""

import math
import random
from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.arcade.draw.easing import Point
from game.arcade.draw.sprites import blurred, bright_edge, clear
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, dimmed, mix, purest
from game.variants.siege.picture.stone import lit, weather

# The height of the picture of a tower, compared with its width.
TALL = 1.5
# Towers are drawn this many times larger and then shrunk, which smooths them.
OVERSAMPLING = 3
# How deep a circle on the ground looks, compared with its width.
SQUEEZE = 0.52
# Light on stone is soft: it is drawn this many times smaller, and enlarged.
SHRINK = 6
# How often a tower's light is laid on its stone, which is grey and takes most of it.
LAYERS = 2
# How much of the player's colour is in the stone of a tower by day, and in its joints the light of the wall.
TINT, JOINTS = 0.3, 0.42

Light = Callable[[float], float]


def straight(share: float) -> float:
    """The light on a wall that faces the viewer, from its left to its right."""
    return 1.14 - 0.36 * share


def rounded(share: float) -> float:
    """The light on a round wall: brightest left of its middle, with a little from behind on the right."""
    main = math.pow(max(0.0, math.cos((share - 0.27) * math.pi * 0.86)), 1.3)
    return 0.26 + 0.98 * main + 0.16 * max(0.0, share - 0.86) / 0.14


def arc(middle: float, radius: float, y: float, steps: int = 24) -> list[Point]:
    """The nearer half of a circle on a level, from left to right."""
    turns = [math.pi * step / steps for step in range(steps + 1)]
    return [(middle - radius * math.cos(turn), y + radius * SQUEEZE * math.sin(turn)) for turn in turns]


class Mason:
    """Draws parts of a tower on a canvas of its own, and the light that falls on them."""

    def __init__(self, width: int, theme: Theme, colour: Colour) -> None:
        self.side = width * OVERSAMPLING
        self.theme = theme
        self.colour = colour
        self.flat = theme.style is Style.FLAT
        self.stone = self._stone()
        size = (self.side, round(self.side * TALL))
        self.canvas = clear(size, colour if self.flat else dimmed(self.stone, 0.5))
        self._light = Surface((size[0] // SHRINK + 1, size[1] // SHRINK + 1))
        self.chance = random.Random(23)  # noqa: S311 - decoration

    def _stone(self) -> Colour:
        theme = self.theme
        if self.flat:
            return self.colour
        if theme.style is Style.ENAMEL:
            return mix(mix(theme.stone, WHITE, 0.5), self.colour, TINT)
        return mix(mix(theme.stone, theme.accent, 0.06), theme.soft, 0.22)

    @property
    def neon(self) -> bool:
        return self.theme.style is Style.NEON

    @property
    def shine(self) -> Colour:
        """The light of the tower."""
        return purest(self.colour) if self.neon else self.colour

    # Places

    def px(self, share: float) -> int:
        return max(1, round(self.side * share))

    def box(self, left: float, top: float, right: float, bottom: float) -> Rect:
        x, y = round(left * self.side), round(top * self.side)
        return Rect(x, y, max(1, round(right * self.side) - x), max(1, round(bottom * self.side) - y))

    def points(self, points: list[Point]) -> list[Point]:
        return [(x * self.side, y * self.side) for x, y in points]

    # Faces

    def tone(self, light: float, colour: Colour | None = None) -> Colour:
        """The tone of a face of stone, or of a colour. The flat style knows only light and dark faces."""
        colour = colour or self.stone
        if self.flat:
            return colour if light > 0.7 else dimmed(colour, 0.45)
        return lit(self.theme, colour, light)

    def face(self, light: float, points: list[Point], colour: Colour | None = None) -> None:
        pygame.draw.polygon(self.canvas, self.tone(light, colour), self.points(points))

    def line(self, light: float, points: list[Point], thick: float, colour: Colour | None = None) -> None:
        if not self.flat:
            tone = self.tone(light, colour)
            pygame.draw.lines(self.canvas, tone, False, self.points(points), self.px(thick))

    def top(self, left: float, right: float, near: float, far: float, high: float, light: float) -> None:
        """The level top of something with straight walls."""
        y = TALL - high
        self.face(light, [(left, y - far), (right, y - far), (right, y - near), (left, y - near)])

    def wall(
        self,
        left: float,
        right: float,
        near: float,
        low: float,
        high: float,
        rows: int,
        light: Light = straight,
    ) -> None:
        """A straight wall, laid in rows of stones."""
        whole = self.box(left, TALL - near - high, right, TALL - near - low)
        if self.flat:
            pygame.draw.rect(self.canvas, self.tone(light(0.5)), whole)
            return
        pygame.draw.rect(self.canvas, self.tone(JOINTS * light(0.5)), whole)
        gap, tall = self.px(0.011), whole.height / rows
        for row in range(rows):
            x = whole.left - whole.width * (0.0, 0.16, 0.07)[row % 3]
            while x < whole.right:
                wide = self.side * self.chance.uniform(0.13, 0.22)
                place = Rect(round(x), round(whole.top + row * tall), round(wide), round(tall) - gap)
                share = light((place.centerx - whole.left) / whole.width)
                self._lay(place.clip(whole).inflate(-gap, 0), share * self.chance.uniform(0.84, 1.1), gap)
                x += wide

    def _lay(self, stone: Rect, light: float, gap: int) -> None:
        """One stone in a wall: its upper edge catches the light."""
        if stone.width > 0:
            pygame.draw.rect(self.canvas, self.tone(light), stone, border_radius=gap)
            rim = Rect(stone.left, stone.top, stone.width, gap)
            pygame.draw.rect(self.canvas, self.tone(light * 1.28), rim, border_radius=gap)

    def disc(self, radius: float, middle: float, high: float, light: float) -> None:
        """The level top of a round wall."""
        area = self.box(0.5 - radius, 0, 0.5 + radius, 2 * radius * SQUEEZE)
        area.centery = round((TALL - middle - high) * self.side)
        pygame.draw.ellipse(self.canvas, self.tone(light), area)

    def drum(self, radius: float, middle: float, low: float, high: float, rows: int) -> None:
        """A round wall around the middle of the picture, whose centre is so far behind the foot."""
        base = TALL - middle
        upper, lower = arc(0.5, radius, base - high), arc(0.5, radius, base - low)
        self.face(0.9 if self.flat else JOINTS * 0.7, [*upper, *reversed(lower)])
        if self.flat:
            return
        gap, tall = 0.011, (high - low) / rows
        for row in range(rows):
            turn = -0.3 * self.chance.random()
            while turn < math.pi:
                wide = self.chance.uniform(0.32, 0.5)
                ends = max(0.0, turn + gap * 2), min(math.pi, turn + wide - gap * 2)
                if ends[0] < ends[1]:
                    y = base - high + row * tall
                    self._lay_round(radius, ends, (y, y + tall - gap))
                turn += wide

    def _lay_round(self, radius: float, ends: tuple[float, float], levels: tuple[float, float]) -> None:
        """One stone in a round wall, between two angles and two levels."""
        turns = [ends[0] + (ends[1] - ends[0]) * step / 3 for step in range(4)]
        edge = [(0.5 - radius * math.cos(turn), radius * SQUEEZE * math.sin(turn)) for turn in turns]
        light = rounded((1 - math.cos(sum(ends) / 2)) / 2) * self.chance.uniform(0.86, 1.1)
        upper, lower = ([(x, y + level) for x, y in edge] for level in levels)
        self.face(light, [*upper, *reversed(lower)])
        self.line(light * 1.28, upper, 0.011)

    def weathered(self) -> None:
        """Give all stone that stands so far its grain, in pieces as large as a tower is wide."""
        if not self.flat:
            for top in range(0, self.canvas.get_height(), self.side):
                weather(self.canvas, self.theme, Rect(0, top, self.side, self.side), self.chance)

    # Light on stone

    def lamp(self, spot: Point, reach: float, strength: float) -> None:
        """A lamp that lights the stone around it."""
        centre = (spot[0] * self.side / SHRINK, spot[1] * self.side / SHRINK)
        glow = Surface(self._light.get_size())
        pygame.draw.circle(glow, dimmed(self.shine, min(1.0, strength)), centre, reach * self.side / SHRINK)
        self._light.blit(glow, (0, 0), special_flags=pygame.BLEND_RGB_ADD)

    def flood(self, box: Rect, strength: float) -> None:
        """Lamps on the ground that light a wall from below."""
        place = Rect(box.left // SHRINK, box.top // SHRINK, box.width // SHRINK, box.height // SHRINK)
        for y in range(place.height):
            row = Rect(place.left, place.top + y, place.width, 1)
            self._light.fill(dimmed(self.shine, strength * ((y + 1) / place.height) ** 2.2), row)

    def light_up(self) -> None:
        """Lay the light of the lamps on the stone."""
        if not self.neon:
            return
        soft = blurred(self._light, max(1, self.side // SHRINK // 16))
        light = pygame.transform.smoothscale(soft, self.canvas.get_size())
        light.blit(self.canvas, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        for _layer in range(LAYERS):
            self.canvas.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)

    # The whole

    def finished(self) -> Surface:
        """The tower in its size, in the flat style with an outline."""
        if self.flat:
            outline = pygame.mask.from_surface(self.canvas).outline()
            pygame.draw.lines(self.canvas, bright_edge(self.colour), True, outline, 2 * OVERSAMPLING)
        return self.shrunk()

    def shrunk(self) -> Surface:
        """What has been drawn so far, in its size."""
        width = self.side // OVERSAMPLING
        return pygame.transform.smoothscale(self.canvas, (width, round(width * TALL)))
