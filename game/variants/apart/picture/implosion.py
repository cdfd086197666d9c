"""The loser's fate in Apart: the field collapses into the tokens, cell by cell, until they break."""

import math
import random
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import pygame
from pygame import SRCALPHA, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.contour import draw_drawn_in, draw_field, prepare_field
from game.arcade.draw.easing import eased, gathering, part_of
from game.arcade.draw.light import shine_pool
from game.arcade.draw.lines import smooth_line, smooth_polygon
from game.arcade.draw.shapes import Shape
from game.arcade.draw.sprites import blurred, clear
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, dimmed, mix
from game.core.grid import cells_in
from game.core.rules import Player
from game.variants.apart.picture.token import draw_broken, draw_token

# The shares of the fate after which the first and the last cells begin to collapse, and the time that each
# cell takes.
FIRST_FROM, LAST_FROM, CELL = 0.08, 0.42, 0.2
# How long before that the steps begin that work out the outline of what will be left, and how many they are.
AHEAD, STEPS = 0.08, 4
# When the tokens burst: the first of them, and how much later the last.
BURSTS, LATER, BURST = 0.62, 0.12, 0.26
# The splinters of a token, and how far they fly in cells.
SPLINTERS, FLY = 15, 1.1


@dataclass(frozen=True)
class Implosion:
    """A moment of the collapse: all cells of the loser's field, and the tokens among them."""

    area: BoardArea
    theme: Theme
    player: Player
    field: int
    tokens: int
    taken: int  # the cells with a token of either player
    share: float  # of the fate
    particles: bool

    @property
    def _colour(self) -> Colour:
        return self.theme.player(self.player)

    def draw_field(self, canvas: Surface) -> None:
        """What is left of the field, with an outline of its own, and what it leaves behind on the cells."""
        area, theme = self.area, self.theme
        left = self.field
        for cell in cells_in(self.field):
            drawn = self._drawn_in(cell)
            if drawn > 0:
                left &= ~(1 << cell)
                if not self.taken >> cell & 1:
                    _draw_ruin(canvas, area, theme, cell, self._colour, drawn)
        draw_field(canvas, area, theme, left, self.player)
        self._prepare_what_is_left()
        for cell in cells_in(self.field):
            drawn = self._drawn_in(cell)
            if 0 < drawn < 1:
                self._draw_collapse(canvas, cell, drawn)

    def _draw_collapse(self, canvas: Surface, cell: int, drawn: float) -> None:
        """The field of a cell on its way into the next token."""
        area, theme = self.area, self.theme
        centre = area.centre_of(cell)
        if theme.style is Style.NEON:
            shine_pool(canvas, theme, centre, area.cell * 0.75, self._colour, 0.8 * (1 - drawn))
        distance, token = self._nearest[cell]
        way = area.centre_of(token), gathering(drawn)
        draw_drawn_in(canvas, area, theme, self._within(distance), self.player, cell, *way)

    def _prepare_what_is_left(self) -> None:
        """Work out the outline that comes next, one step in each frame."""
        distances = sorted({distance for distance, _token in self._nearest.values()})
        for left, going in pairwise(distances):
            ahead = (self._begun(going) - self.share) / AHEAD
            if 0 <= ahead < 1:
                step = STEPS - int(STEPS * ahead)
                prepare_field(self.area, self.theme, self._within(left), self.player, step)

    def _within(self, distance: float) -> int:
        """The cells of the field that are no further than this from a token."""
        return sum(1 << cell for cell, (far, _token) in self._nearest.items() if far <= distance)

    def draw_token(self, canvas: Surface, cell: int, shape: Shape) -> None:
        """A token that flares up as the field comes in, bursts, and lies in pieces."""
        area, theme, colour = self.area, self.theme, self._colour
        burst = self._burst(cell)
        if burst <= 0:
            draw_token(canvas, area, theme, shape, cell, colour)
            full = part_of(self.share, LAST_FROM * 0.5, BURSTS)
            reach = area.cell * (0.6 + 0.35 * full)
            shine_pool(canvas, theme, area.centre_of(cell), reach, mix(colour, WHITE, 0.4 * full), full)
            return
        if theme.style is not Style.FLAT:  # where its lines would hide the token
            _draw_ruin(canvas, area, theme, cell, colour, burst)
        shine_pool(canvas, theme, area.centre_of(cell), area.cell * 0.6, colour, 0.35 + 0.65 * (1 - burst))
        draw_broken(canvas, area, theme, shape, cell, colour)

    def draw_burst(self, canvas: Surface, cell: int) -> None:
        """The light and the splinters of a token that bursts."""
        burst = self._burst(cell)
        if not (self.particles and 0 < burst < 1):
            return
        area, theme, colour = self.area, self.theme, self._colour
        centre = area.centre_of(cell)
        shine_pool(
            canvas, theme, centre, area.cell * (0.6 + 0.6 * eased(burst)), mix(colour, WHITE, 0.3), 1 - burst
        )
        chance = random.Random(cell)  # noqa: S311 - decoration
        for number in range(SPLINTERS):
            angle = (number + chance.random()) * 2 * math.pi / SPLINTERS
            way = area.cell * FLY * chance.uniform(0.45, 1.0) * eased(burst)
            fall = area.cell * 0.3 * burst * burst
            spot = pygame.Vector2(centre[0] + math.cos(angle) * way, centre[1] + math.sin(angle) * way + fall)
            side = area.cell * chance.uniform(0.025, 0.06) * (1 - 0.6 * burst)
            corner = pygame.Vector2(side, 0).rotate(burst * 500 + number * 70)
            tone = mix(mix(colour, WHITE, 0.4 * (1 - burst)), theme.stone, chance.random() * 0.7)
            points = [spot + corner.rotate(turn) for turn in (0, 110, 200)]
            pygame.draw.polygon(canvas, dimmed(tone, 1 - 0.5 * burst), points)

    def _drawn_in(self, cell: int) -> float:
        """How far the field of a cell has collapsed."""
        begun = self._begun(self._nearest[cell][0])
        return part_of(self.share, begun, begun + CELL)

    def _begun(self, distance: float) -> float:
        """When the cells at a distance from a token begin to collapse: the further, the earlier."""
        return LAST_FROM - (LAST_FROM - FIRST_FROM) * distance / self._furthest

    @cached_property
    def _furthest(self) -> float:
        return max(1.0, *(distance for distance, _token in self._nearest.values()))

    @cached_property
    def _nearest(self) -> dict[int, tuple[float, int]]:
        """For each cell of the field, the loser's token next to it, after its distance."""
        size = self.area.size
        places = [(divmod(token, size), token) for token in cells_in(self.tokens)]
        return {
            cell: min((math.dist(divmod(cell, size), place), token) for place, token in places)
            for cell in cells_in(self.field)
        }

    def _burst(self, cell: int) -> float:
        """How far a token has burst: one after the other."""
        order = list(cells_in(self.tokens))
        begun = BURSTS + LATER * order.index(cell) / max(1, len(order) - 1)
        return part_of(self.share, begun, begun + BURST)


# What is left of the loser's cells: cracks, ash and embers, everywhere others

# How many kinds of ruins there are. A prime: on no usual board do two alike lie next to each other.
RUINS = 11
# How thick cracks are in each style, and how dark the ash, of 255.
THICK = {Style.NEON: 0.022, Style.ENAMEL: 0.022, Style.FLAT: 0.012}
ASH = {Style.NEON: 205, Style.ENAMEL: 120, Style.FLAT: 0}


def _draw_ruin(
    canvas: Surface, area: BoardArea, theme: Theme, cell: int, colour: Colour, share: float
) -> None:
    """A share of the ruin of a cell, on what was there."""
    place = area.plate_of(cell)
    ruin = _ruin(place.size, theme, colour, cell * 3 % RUINS)
    ruin.set_alpha(round(255 * share))
    canvas.blit(ruin, place)


@baked
def _ruin(size: tuple[int, int], theme: Theme, colour: Colour, look: int) -> Surface:
    chance = random.Random(look * 13 + 2)  # noqa: S311 - decoration
    ruin = _ash(size, theme, chance)
    heart = pygame.Vector2(size[0] * chance.uniform(0.3, 0.7), size[1] * chance.uniform(0.3, 0.7))
    for _crack in range(chance.randint(2, 4)):
        _draw_crack(ruin, theme, colour, heart, chance.uniform(0, 360), chance)
    for _stone in range(chance.randint(3, 7)):
        _draw_stone(ruin, theme, chance)
    return ruin


def _ash(size: tuple[int, int], theme: Theme, chance: random.Random) -> Surface:
    """A burnt stain, in a place and of a form of its own."""
    width, height = size
    if not ASH[theme.style]:
        return Surface(size, SRCALPHA)
    tone = mix(theme.night, BLACK, 0.5) if theme.style is Style.NEON else mix(theme.stone, BLACK, 0.6)
    ash = clear(size, tone)
    for _stain in range(4):
        spot = pygame.Vector2(width * chance.uniform(0.25, 0.75), height * chance.uniform(0.25, 0.75))
        points = [
            spot + pygame.Vector2(width * chance.uniform(0.14, 0.42), 0).rotate(turn)
            for turn in range(0, 360, 30)
        ]
        pygame.draw.polygon(ash, (*tone, round(ASH[theme.style] * chance.uniform(0.5, 1.0))), points)
    return blurred(ash, max(1, width // 22))


def _draw_crack(
    ruin: Surface, theme: Theme, colour: Colour, heart: pygame.Vector2, angle: float, chance: random.Random
) -> None:
    """A crack that runs from the heart of a ruin, forks, and still glows somewhere."""
    side = ruin.get_width()
    dark = mix(theme.night, BLACK, 0.6) if theme.style is Style.NEON else mix(theme.stone, BLACK, 0.75)
    if theme.style is Style.FLAT:
        dark = theme.soft
    rim, thick = mix(theme.edge, WHITE, 0.2), max(1.0, side * THICK[theme.style])
    start, hot = heart, chance.random()
    for bend in range(chance.randint(3, 5)):
        angle += chance.uniform(-38, 38)
        end = start + pygame.Vector2(side * chance.uniform(0.08, 0.17), 0).rotate(angle)
        down = pygame.Vector2(0, max(1.0, side * 0.009))
        if theme.style is Style.NEON:
            smooth_line(ruin, dimmed(rim, 0.8), start + down, end + down, thick)
        smooth_line(ruin, dark, start, end, thick)
        if theme.style is not Style.FLAT and hot > 0.35 and chance.random() < 0.75:
            ember = mix(mix(colour, WHITE, 0.25), dark, 0.2 * bend)
            smooth_line(ruin, ember, start, end, max(1.0, thick * 0.4))
        if chance.random() < 0.3:
            fork = start + pygame.Vector2(side * 0.12, 0).rotate(angle + chance.choice((-55, 55)))
            smooth_line(ruin, dark, start, fork, thick * 0.7)
        start = end


def _draw_stone(ruin: Surface, theme: Theme, chance: random.Random) -> None:
    """A splinter of the tile."""
    side = ruin.get_width()
    spot = pygame.Vector2(side * chance.uniform(0.1, 0.9), side * chance.uniform(0.1, 0.9))
    reach, turn = side * chance.uniform(0.018, 0.055), chance.uniform(0, 360)
    points = [
        spot + pygame.Vector2(reach * chance.uniform(0.6, 1.2), 0).rotate(turn + step)
        for step in (0, 95, 190, 280)
    ]
    below = pygame.Vector2(0, max(1.0, reach * 0.45))
    body = mix(theme.tile, theme.edge, chance.uniform(0.4, 1.0))
    smooth_polygon(ruin, dimmed(body, 0.35), [point + below for point in points])
    smooth_polygon(ruin, mix(body, WHITE, 0.12), points)
