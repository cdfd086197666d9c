"""Pictures of the walls of light: posts and panels that stand on the floor, whole and broken.

A wall has a post in the middle of each cell, and panels between them. Drawn from the far left to the near
right, they hide one another as bodies do, so that walls bend without a joint.
"""

import math
import random
from collections.abc import Callable
from enum import Enum, auto
from functools import lru_cache
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.arcade.draw.easing import Point, held
from game.arcade.draw.sprites import SHADOW, blurred, clear, heart_of
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix, purest
from game.core.rules import Player
from game.variants.light_cycle.view import LIFT

# In cells.
THICK, HEIGHT, STUMP, BLOCK = 0.13, 0.38, 0.13, 0.3
BLOCK_SIDE = 0.66
OVERSAMPLING = 3
# The chevrons on a panel of Player 2's.
CHEVRONS = 3
# Of the light on the floor.
LIGHT_STEPS = 8


class State(Enum):
    """How a part of a wall looks."""

    LIT = auto()
    BRIGHT = auto()  # the last stretch
    BROKEN = auto()


class Part(NamedTuple):
    """A post, or a panel from one cell to the next one in a direction (columns, rows)."""

    heading: tuple[int, int] | None
    links: frozenset[tuple[int, int]] = frozenset()  # of a post: where panels join it


class Tones(NamedTuple):
    """The colours of a standing body, at a height from 0 to 1."""

    front: Callable[[float], Colour]
    side: Callable[[float], Colour]
    top: Colour


class Walls:
    """The parts of one player's walls, in the colours of a theme and for cells of a size."""

    def __init__(self, theme: Theme, player: Player, cell: int) -> None:
        self.theme, self.player, self.cell = theme, player, cell
        self.colour = theme.player(player)
        self._bodies: dict[tuple[Part, State, int], Surface] = {}
        self._grounds: dict[tuple[Part, State, int], Surface] = {}

    def body(self, part: Part, state: State, light: float = 1.0) -> Surface:
        """A part with the middle of its foot in the middle of the picture; a share of it is seen."""
        key = (part, state, round(LIGHT_STEPS * light))
        if key not in self._bodies:
            draw = self._draw_stump if state is State.BROKEN else self._draw_body
            whole = self._small(draw, part, state)
            self._bodies[key] = _weakened(whole, key[2], Style.ENAMEL)
        return self._bodies[key]

    def ground(self, part: Part, state: State, light: float = 1.0) -> Surface:
        """What a part throws on the floor: light and a reflection, or a shadow, or its outline."""
        style = self.theme.style
        key = (part, state, LIGHT_STEPS if style is Style.FLAT else round(LIGHT_STEPS * light))
        if key not in self._grounds:
            draw = {Style.NEON: self._glow, Style.ENAMEL: self._shadow, Style.FLAT: self._outline}[style]
            self._grounds[key] = _weakened(draw(part, state), key[2], style)
        return self._grounds[key]

    def _small(self, draw: Callable[[Surface, Part, State], None], part: Part, state: State) -> Surface:
        side = 2 * round(self.cell * (0.5 + HEIGHT * 0.62))
        large = clear((side * OVERSAMPLING, side * OVERSAMPLING), self.colour)
        draw(large, part, state)
        return pygame.transform.smoothscale(large, (side, side))

    # Bodies

    def foot(self, part: Part, side: int, cell: float) -> Rect:
        """Where a part stands, on a square picture of this side."""
        thick = max(2, round(THICK * cell))
        length = max(2, round(cell) - thick + OVERSAMPLING * 2)
        wide, deep = {None: (thick, thick), 0: (thick, length)}.get(
            part.heading and part.heading[0], (length, thick)
        )
        foot = Rect(0, 0, wide, deep)
        foot.center = (side // 2, side // 2)
        return foot

    def _draw_body(self, large: Surface, part: Part, state: State) -> None:
        cell = self.cell * OVERSAMPLING
        foot = self.foot(part, large.get_width(), cell)
        top = stand(large, foot, HEIGHT * cell, self._tones(state))
        if self.player == 1:
            self._draw_core(large, top, part, state)
        elif part.heading is not None:
            self._draw_chevrons(large, top, part.heading, state)
            if part.heading[0]:
                self._draw_front_chevrons(large, foot, part.heading[0], state)

    def _draw_core(self, large: Surface, top: Rect, part: Part, state: State) -> None:
        """The bright line along the crest of Player 1's wall, which is whole."""
        heart = self._heart(state)
        thick = max(2, round(min(top.size) * 0.4))
        core = Rect(0, 0, thick, thick)
        core.center = top.center
        pygame.draw.rect(large, heart, core)
        for across, down in part.links if part.heading is None else (part.heading, _back(part.heading)):
            reach = core.move(across * top.width // 2, down * top.height // 2).union(core)
            pygame.draw.rect(large, heart, reach.clip(top))

    def _draw_chevrons(self, large: Surface, top: Rect, heading: tuple[int, int], state: State) -> None:
        """Notches that point along the ride, cut into the crest of Player 2's wall and lit on one side."""
        across, down = heading
        cell, arm = self.cell * OVERSAMPLING, min(top.size) / 2
        thick = max(2, round(arm * 0.8))
        notch = self._tones(state).front(0.35)
        for number in range(CHEVRONS):
            along = cell * ((number + 0.5) / CHEVRONS - 0.5) + thick * 0.6
            tip = (top.centerx + across * along, top.centery + down * along)
            pygame.draw.lines(large, self._heart(state), False, _chevron(tip, heading, arm), thick)
            tip = (tip[0] - across * thick * 0.9, tip[1] - down * thick * 0.9)
            pygame.draw.lines(large, notch, False, _chevron(tip, heading, arm), thick)

    def _draw_front_chevrons(self, large: Surface, foot: Rect, across: int, state: State) -> None:
        """The same notches on the front of a wall, below those of the crest."""
        cell = self.cell * OVERSAMPLING
        height, reach = HEIGHT * cell, 0.04 * cell
        tone = mix(self._tones(state).front(0.5), self._heart(state), 0.6)
        for number in range(CHEVRONS):
            along = cell * ((number + 0.5) / CHEVRONS - 0.5)
            points = []
            for up, ahead in ((0.2, -1), (0.5, 1), (0.8, -1)):
                x = foot.centerx + across * (along + ahead * reach) + LIFT[0] * up * height
                points.append((x, foot.bottom + LIFT[1] * up * height))
            pygame.draw.lines(large, tone, False, points, max(2, round(cell * 0.03)))

    def _heart(self, state: State) -> Colour:
        bright = state is State.BRIGHT
        if self.theme.style is Style.NEON:
            return mix(heart_of(self.colour), WHITE, 0.5 if bright else 0.12)
        if self.theme.style is Style.ENAMEL:
            return mix(self.colour, WHITE, 0.75 if bright else 0.45)
        return mix(self.colour, WHITE, 0.8 if bright else 0.35)

    def _tones(self, state: State) -> Tones:
        colour, style = self.colour, self.theme.style
        more = 1.3 if state is State.BRIGHT else 1.0
        if style is Style.NEON:
            vivid = mix(colour, purest(colour), 0.3)

            def front(up: float) -> Colour:
                glass = 0.34 + 0.22 * (1 - up) ** 6 + 0.5 * up**3
                return dimmed(vivid, min(1.0, glass * more))

            def side(up: float) -> Colour:
                return dimmed(vivid, min(1.0, (0.16 + 0.12 * (1 - up) ** 6 + 0.22 * up**3) * more))

            return Tones(front, side, dimmed(mix(colour, purest(colour), 0.15), 0.9))
        flat = style is Style.FLAT
        light, dark = (0.62, 0.36) if flat else (0.8, 0.55)
        lighter = BLACK if flat else WHITE

        def plain(share: float) -> Callable[[float], Colour]:
            return lambda up: dimmed(mix(colour, lighter, 0 if flat else 0.14 * up), share)

        return Tones(plain(light), plain(dark), colour if flat else mix(colour, WHITE, 0.2))

    # Stumps

    def _draw_stump(self, large: Surface, part: Part, _state: State) -> None:
        """What is left of a broken part: jagged and dark, with embers in its edges."""
        cell = self.cell * OVERSAMPLING
        foot = self.foot(part, large.get_width(), cell)
        chance = random.Random(f"{part.heading}{self.player}")  # noqa: S311 - decoration
        pieces = 1 if part.heading is None else 5
        upright = part.heading is not None and part.heading[0] == 0
        for number in range(pieces):
            rest = Rect(foot)
            if upright:
                rest.top = foot.top + foot.height * number // pieces
                rest.height = foot.height // pieces + 1
            else:
                rest.left = foot.left + foot.width * number // pieces
                rest.width = foot.width // pieces + 1
            stand(large, rest, STUMP * cell * chance.uniform(0.25, 1.0), self._dead_tones())

    def _dead_tones(self) -> Tones:
        dead = mix(mix(self.theme.stone, BLACK, 0.5), self.colour, 0.22)
        if self.theme.style is Style.ENAMEL:
            dead = mix(self.theme.stone, self.colour, 0.3)
        ember = mix(dead, self.colour, 0.55)
        return Tones(lambda _up: dimmed(dead, 0.85), lambda _up: dimmed(dead, 0.5), ember)

    # What lies on the floor

    def _glow(self, part: Part, state: State) -> Surface:
        """The light that a panel throws, and its dim reflection in the glass, to be added."""
        half = round(self.cell * 1.05)
        shrink = 2 if self.cell > 60 else 1
        square = Surface((2 * half // shrink, 2 * half // shrink))
        cell = self.cell / shrink
        if state is State.BROKEN or not self.theme.glow:
            return square
        line = _line(part, square.get_width(), cell, round(max(1.0, cell * 0.2)))
        more = 1.35 if state is State.BRIGHT else 1.0
        far = self._soft(square, line, cell * 0.24, 1.0 * more)
        near = self._soft(square, line, cell * 0.08, 0.42 * more)
        far.blit(near, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        mirrored = Surface(square.get_size())
        layers = max(2, math.ceil(cell * HEIGHT * 0.55))
        for layer in range(layers, 0, -1):
            down = layer / layers
            shift = -LIFT[0] * HEIGHT * cell * down, -LIFT[1] * HEIGHT * cell * down
            tone = dimmed(self.colour, 0.34 * (1 - down) ** 1.4 * more)
            thin = _line(part, square.get_width(), cell, max(1, round(cell * THICK)))
            pygame.draw.rect(mirrored, tone, thin.move(round(shift[0]), round(shift[1])))
        far.blit(mirrored, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return pygame.transform.smoothscale(far, (2 * half, 2 * half)) if shrink > 1 else far

    def _soft(self, like: Surface, line: Rect, blur: float, share: float) -> Surface:
        layer = Surface(like.get_size())
        pygame.draw.rect(layer, dimmed(self.colour, held(share)), line)
        return blurred(layer, max(1, round(blur)))

    def _shadow(self, part: Part, state: State) -> Surface:
        half = round(self.cell * 0.85)
        square = clear((2 * half, 2 * half), SHADOW)
        if not self.theme.glow or state is State.BROKEN:
            return square
        line = _line(part, 2 * half, self.cell, max(2, round(self.cell * 0.16)))
        line = line.move(round(self.cell * 0.06), round(self.cell * 0.07))
        pygame.draw.rect(square, (*SHADOW, 95), line)
        return blurred(square, max(1, round(self.cell * 0.06)))

    def _outline(self, part: Part, state: State) -> Surface:
        """A white rim around the body, for the flat style."""
        edge = max(2, round(self.cell * 0.045))
        side = 2 * round(self.cell * (0.5 + HEIGHT * 0.62)) + 2 * edge
        square = clear((side, side), self.theme.ink)
        height = STUMP if state is State.BROKEN else HEIGHT
        foot = self.foot(part, side, self.cell)
        ink = self.theme.ink if state is not State.BROKEN else self.theme.edge
        stand(
            square,
            foot.inflate(2 * edge, 2 * edge),
            height * self.cell,
            Tones(lambda _u: ink, lambda _u: ink, ink),
        )
        return square


def _weakened(picture: Surface, steps: int, style: Style) -> Surface:
    """Leave so many of the `LIGHT_STEPS` of a picture's light, or of what it covers."""
    if style is Style.NEON:
        picture.fill(dimmed(WHITE, steps / LIGHT_STEPS), special_flags=pygame.BLEND_RGB_MULT)
    else:
        picture.fill((*WHITE, 255 * steps // LIGHT_STEPS), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


@lru_cache(maxsize=6)
def walls_of(theme: Theme, player: Player, cell: int) -> Walls:
    return Walls(theme, player, cell)


def lay(canvas: Surface, picture: Surface, place: Point, mode: int = 0) -> None:
    """Blit a picture with its middle at a place."""
    canvas.blit(picture, picture.get_rect(center=(round(place[0]), round(place[1]))), special_flags=mode)


def stand(canvas: Surface, foot: Rect, height: float, tones: Tones) -> Rect:
    """Draw a body that stands on a foot, layer by layer; return where its top lies."""
    layers = max(2, math.ceil(-LIFT[1] * height))
    for layer in range(layers):
        up = layer / layers
        place = foot.move(round(LIFT[0] * height * up), round(LIFT[1] * height * up))
        pygame.draw.rect(canvas, tones.front(up), place)
        canvas.fill(tones.side(up), Rect(place.right - 2, place.top, 2, place.height - 1))
    top = foot.move(round(LIFT[0] * height), round(LIFT[1] * height))
    pygame.draw.rect(canvas, tones.top, top)
    return top


def _line(part: Part, side: int, cell: float, thick: int) -> Rect:
    """The line of a panel on the floor, from the middle of one cell to that of the next."""
    upright = part.heading is not None and part.heading[0] == 0
    line = Rect(0, 0, thick if upright else round(cell), round(cell) if upright else thick)
    line.center = (side // 2, side // 2)
    return line


def _back(heading: tuple[int, int]) -> tuple[int, int]:
    return -heading[0], -heading[1]


def _chevron(tip: Point, heading: tuple[int, int], arm: float) -> list[Point]:
    (x, y), (across, down) = tip, heading
    return [
        (x - across * arm - down * arm, y - down * arm - across * arm),
        (x, y),
        (x - across * arm + down * arm, y - down * arm + across * arm),
    ]


@lru_cache(maxsize=4)
def block(theme: Theme, cell: int) -> Surface:
    """A low block that stood in the arena before the first move."""
    side = 2 * round(cell * 0.62)
    large = clear((side * OVERSAMPLING, side * OVERSAMPLING), theme.stone)
    foot = Rect(0, 0, round(cell * BLOCK_SIDE * OVERSAMPLING), round(cell * BLOCK_SIDE * OVERSAMPLING))
    foot.center = (large.get_width() // 2, large.get_height() // 2)
    stone = theme.stone
    if theme.style is Style.FLAT:
        around = foot.inflate(cell * 0.22, cell * 0.22)
        stand(large, around, BLOCK * cell * OVERSAMPLING, Tones(*(lambda _up: theme.ink,) * 2, theme.ink))
    tones = Tones(
        lambda up: dimmed(stone, 0.42 + 0.2 * up),
        lambda up: dimmed(stone, 0.24 + 0.12 * up),
        dimmed(stone, 0.95),
    )
    top = stand(large, foot, BLOCK * cell * OVERSAMPLING, tones)
    edge = max(2, round(cell * 0.05))
    pygame.draw.rect(large, mix(stone, WHITE, 0.22), top, edge)
    inner = top.inflate(-round(top.width * 0.34), -round(top.height * 0.34))
    pygame.draw.rect(large, dimmed(stone, 0.7), inner, border_radius=edge)
    pygame.draw.line(large, mix(stone, WHITE, 0.3), inner.bottomleft, inner.bottomright, max(1, edge // 2))
    small = pygame.transform.smoothscale(large, (side, side))
    return small if theme.style is Style.FLAT or not theme.glow else _grounded(small, theme, foot, side, cell)


def _grounded(body: Surface, theme: Theme, foot: Rect, side: int, cell: int) -> Surface:
    """A body with its shadow."""
    shade = SHADOW if theme.style is Style.ENAMEL else BLACK
    whole = clear((side, side), shade)
    wide = foot.width // OVERSAMPLING
    place = Rect(0, 0, wide, wide)
    place.center = (side // 2 + round(cell * 0.05), side // 2 + round(cell * 0.05))
    pygame.draw.rect(whole, (*shade, 120), place)
    whole = blurred(whole, max(1, round(cell * 0.05)))
    whole.blit(body, (0, 0))
    return whole
