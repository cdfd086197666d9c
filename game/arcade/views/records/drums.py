"""The drums with which initials are set, with a letter each, and the key to finish."""

import math
from dataclasses import dataclass
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.easing import clamped, pulse
from game.arcade.draw.layout import Layout
from game.arcade.draw.plates import draw_spill, lay_plate
from game.arcade.draw.sprites import clear
from game.arcade.draw.text import font
from game.arcade.draw.theme import Colour, Style, Theme, mix
from game.arcade.kit.key import Key, draw_hero_body, hero_height, write_hero
from game.arcade.kit.nodes import Look, Node, Placed, Span
from game.arcade.kit.rows import draw_more
from game.core.grid import DOWN, UP
from game.records.initials import COUNT, LETTERS

# The angle from letter to letter on a drum, in radians, and the radius of a drum in shares of its height.
STEP, RADIUS = 1.13, 0.41
# A letter that is turned further away than this is not seen.
LEAST_FACING = 0.2
# The size of a letter, the width of a drum, and how far from its middle the lines are between which the
# letter in front stands, in shares of the height of a drum.
LETTER, WIDTH, BETWEEN = 0.56, 0.72, 0.245
# How much of their tone the letters above and below have.
FAR = {Style.NEON: 0.62, Style.ENAMEL: 0.62, Style.FLAT: 0.75}
# The tallest drum, the gap between two, and between a drum and its arrows, in units.
TALLEST, GAP, AIR = 60, 3, 1
SHADES = 8  # of letters that turn away
# How much narrower a letter becomes while it turns away, in shares of what it loses in height.
NARROWER = 0.35
# Where a drum begins to fade above and below its middle, in shares of its height, how much of the letters is
# left at its edge, and how dark the drum is there.
FADES_FROM, LEFT_AT_EDGE, DARKNESS = 0.24, 0.06, 0.55


@dataclass(frozen=True)
class DoneKey(Key):
    """The key after the last letter, with a share of its light. It pulses while it is lit."""

    light: float = 0.0
    time: float = 0.0  # of the pulse

    def height(self, layout: Layout, width: int) -> Span:
        if layout.crowded:
            return super().height(layout, width)
        return Span(hero_height(layout), hero_height(layout))

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        glow = self.light * (0.45 + 0.55 * pulse(self.time, 2.4))
        draw_hero_body(canvas, look.theme, placed.box, self.light, glow)
        write_hero(canvas, *look, placed.box, self.words, self.glyph, self.light)


class Drum(NamedTuple):
    """Where a drum is, with the arrows that turn it."""

    box: Rect
    up: Rect
    down: Rect


@dataclass(frozen=True)
class Drums(Node):
    """A drum for each letter, side by side, each between its arrows."""

    turned: tuple[float, ...]  # how far each is turned, in letters
    lights: tuple[float, ...]

    @property
    def yields(self) -> bool:
        return True

    def height(self, layout: Layout, width: int) -> Span:
        widest = (width - (COUNT - 1) * layout.px(GAP)) // COUNT
        tallest = min(layout.px(TALLEST), round(widest / WIDTH))
        arrows = 2 * (layout.target + layout.px(AIR))
        return Span(layout.target + arrows, max(layout.target, tallest) + arrows)

    def drums(self, layout: Layout, box: Rect) -> tuple[Drum, ...]:
        side, air, between = layout.target, layout.px(AIR), layout.px(GAP)
        tall = max(1, box.height - 2 * (side + air))
        wide = round(tall * WIDTH)
        left = box.centerx - (COUNT * wide + (COUNT - 1) * between) // 2
        top = box.top + side + air
        bodies = [Rect(left + number * (wide + between), top, wide, tall) for number in range(COUNT)]
        lefts = [body.centerx - side // 2 for body in bodies]
        return tuple(
            Drum(body, Rect(x, top - air - side, side, side), Rect(x, body.bottom + air, side, side))
            for body, x in zip(bodies, lefts, strict=True)
        )

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        layout, theme = look
        drums = self.drums(layout, placed.box)
        around = drums[0].box.union(drums[-1].box)
        spill = around.inflate(around.width // 2, around.height // 2)
        draw_spill(canvas, theme, spill, theme.accent, 1.0)
        for drum, turned, light in zip(drums, self.turned, self.lights, strict=True):
            _draw_drum(canvas, theme, drum.box, turned, light)
            draw_more(canvas, layout, theme, drum.up, UP)
            draw_more(canvas, layout, theme, drum.down, DOWN)


def _draw_drum(canvas: Surface, theme: Theme, box: Rect, turned: float, light: float) -> None:
    """The letter in front in full, those above and below it turned away. The next letter stands below."""
    lay_plate(canvas, theme, box, box.width // 8, colour=theme.accent, light=light)
    if theme.style is Style.NEON:
        canvas.blit(_shade(theme, box.size), box)
    size = round(box.height * LETTER)
    front, far = mix(theme.soft, theme.ink, light), mix(theme.floor, theme.soft, FAR[theme.style])
    nearest = round(turned)
    for number in (nearest - 1, nearest + 1, nearest):
        angle = (number - turned) * STEP
        facing = math.cos(angle)
        if facing < LEAST_FACING:
            continue
        share = round(SHADES * clamped((facing - math.cos(STEP)) / (1 - math.cos(STEP)))) / SHADES
        letter = _letter(LETTERS[number % len(LETTERS)], size, round(size * facing), mix(far, front, share))
        y = box.centery + round(math.sin(angle) * box.height * RADIUS)
        place = letter.get_rect(center=(box.centerx, y))
        if theme.style is not Style.FLAT:
            letter = letter.copy()
            whole = box.move(-place.left, -place.top)
            letter.blit(_fading(box.size), whole, special_flags=pygame.BLEND_RGBA_MULT)
        canvas.blit(letter, place)
    for side in (-1, 1):
        line = Rect(0, 0, round(box.width * 0.62), max(2, box.height // 90))
        line.center = box.centerx, box.centery + side * round(box.height * BETWEEN)
        tone = mix(theme.floor, theme.accent, 0.3 + 0.7 * light)
        pygame.draw.rect(canvas, tone, line, border_radius=line.height // 2)


@baked
def _letter(letter: str, size: int, height: int, colour: Colour) -> Surface:
    """A letter, cut to its ink from top to bottom, as high as it looks on the drum."""
    drawn = font(size, bold=True).render(letter, True, colour)
    inked = drawn.get_bounding_rect()
    body = clear((drawn.get_width(), inked.height), colour)
    body.blit(drawn, (0, -inked.top))
    share = height / size
    width = round(body.get_width() * (1 - NARROWER * (1 - share)))
    return pygame.transform.smoothscale(body, (max(1, width), max(1, round(body.get_height() * share))))


def _away(y: int, height: int) -> float:
    """How far a row of a drum is turned away: 0 in its middle, 1 at its edge."""
    return clamped((abs((y + 0.5) / height - 0.5) - FADES_FROM) / (0.5 - FADES_FROM))


@baked
def _fading(size: tuple[int, int]) -> Surface:
    """How much of the letters is left in each row of a drum, to multiply them by."""
    picture = Surface(size, pygame.SRCALPHA)
    for y in range(size[1]):
        left = round(255 * (1 - (1 - LEFT_AT_EDGE) * _away(y, size[1])))
        picture.fill((255, 255, 255, left), Rect(0, y, size[0], 1))
    return picture


@baked
def _shade(theme: Theme, size: tuple[int, int]) -> Surface:
    """The dark above and below, where a drum turns away; its rim stays as bright as it is."""
    picture = Surface(size, pygame.SRCALPHA)
    inside = picture.get_rect().inflate(-2 * max(2, size[0] // 60), -2 * max(2, size[0] // 60))
    pygame.draw.rect(picture, (*theme.floor, 255), inside, border_radius=size[0] // 8)
    for y in range(size[1]):
        dark = round(255 * DARKNESS * _away(y, size[1]) ** 1.5)
        picture.fill((255, 255, 255, dark), Rect(0, y, size[0], 1), special_flags=pygame.BLEND_RGBA_MULT)
    return picture
