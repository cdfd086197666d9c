"""The end of a game of Chain: the loser's plugs break, and a current runs the whole cable and shorts."""

import math
import random
from dataclasses import dataclass

import pygame
from pygame import SRCALPHA, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.burnt import scorch
from game.arcade.draw.easing import Point, between, clamped, gathering, part_of, swaying
from game.arcade.draw.finale import FATE_FROM, FATE_TO, SWEEP_FROM, SWEEP_TO, fate, sweep
from game.arcade.draw.light import shine_pool
from game.arcade.draw.sprites import blending, clear
from game.arcade.draw.theme import BLACK, WHITE, Colour, Style, Theme, mix
from game.core.rules import Player, opponent
from game.variants.chain.picture.chain import Chain
from game.variants.chain.picture.flow import HEAD, corner_of
from game.variants.chain.picture.parts import Parts, blit_share
from game.variants.chain.picture.plug import PLUG

# The share of the fate in which the packets on their way go out, and after which the first plug of the loser
# begins to break; how much of the fate each takes, and in which share of that its stretch of cable goes dark.
CALM, LAST, BREAKS, DARK_TO = 0.25, 0.6, 0.4, 0.7
# The share of the sweep in which the current runs from the first link to the last, before it shorts.
RUN = 0.55
# The tail of the surge: how many lights, and how far apart in cells.
SURGE, SURGE_STEP = 18, 0.085
SPARKS, SPARK_SECONDS = 12, 0.5
# The lightning of the short circuit: how many bolts, how long in cells, and how many corners each has.
BOLTS, BOLT, BOLT_STEPS = 5, (0.9, 2.1), 7
# How far an arc moves while it thins out: so little that no place flashes because of it.
WRITHING = 0.35


@dataclass(frozen=True)
class End:
    """The end of a game that the player on turn has lost."""

    chain: Chain
    loser: Player

    @property
    def run(self) -> float:
        """How far the current has run, from 0 to 1: faster and faster."""
        return gathering(part_of(sweep(self.chain.frame.ended), 0.0, RUN))

    @property
    def flowing(self) -> float:
        """The light of the packets that were on their way."""
        return 1 - part_of(fate(self.chain.frame.ended), 0.0, CALM)

    @property
    def surge(self) -> float:
        """Where the current is, as a distance along the cable."""
        return self.run * self.chain.course.length

    @property
    def shorted(self) -> float:
        """How far the short circuit is over, from 0 to 1."""
        return part_of(sweep(self.chain.frame.ended), RUN, 1.0)

    @property
    def _since_short(self) -> float:
        """The seconds since the current has come to the end."""
        return self.chain.frame.ended - SWEEP_FROM - RUN * (SWEEP_TO - SWEEP_FROM)

    def broken(self, number: int) -> float:
        """How far a plug of the loser has broken: those nearest to the end break first."""
        begun = self._breaks_from(number)
        return part_of(fate(self.chain.frame.ended), begun, begun + BREAKS)

    def fading(self, number: int) -> float:
        """How dark the stretch has gone that leads to a plug of the loser."""
        return swaying(part_of(self.broken(number), 0.0, DARK_TO))

    def _breaks_from(self, number: int) -> float:
        last = max(1, len(self.chain.cells) - 1)
        return LAST * (last - number) / last

    def light(self, number: int) -> float:
        """The light of a plug: brighter where the current has just passed, gone where it is dark."""
        chain = self.chain
        behind = self.surge - chain.course.middle(number)
        passed = 1.0 if behind >= 0 and self.run < 1 else 0.0
        boost = 1 + 1.4 * passed * (1 - clamped(behind / 4))
        dark = self.fading(number) if chain.players[number] == self.loser else 0.0
        return boost * (1 - 0.85 * dark)

    def draw_ground(self, canvas: Surface, theme: Theme) -> None:
        """The board goes dark from the short circuit on, and is burnt below the loser's links."""
        area = self.chain.area
        _draw_darkness(canvas, area, theme, self.chain.cells[-1], self._since_short)
        for number, cell in enumerate(self.chain.cells):
            if self.chain.players[number] == self.loser:
                scorch(canvas, theme, area.centre_of(cell), area.cell * 0.62, self.fading(number))

    def draw(self, canvas: Surface, theme: Theme, parts: Parts, near: list[int]) -> None:
        """What happens above the board: the surge, smoke, and a short circuit to the cells `near` the end."""
        area = self.chain.area
        if 0 < self.run < 1:
            self._draw_surge(canvas, theme, parts)
        if self.chain.frame.particles and theme.style is not Style.FLAT:
            for number, cell in enumerate(self.chain.cells):
                if self.chain.players[number] == self.loser:
                    _draw_smoke(canvas, theme, area.centre_of(cell), area.cell, self._smoking(number), cell)
        if 0 < self.shorted < 1:
            self._draw_short(canvas, theme, parts, near)

    def _smoking(self, number: int) -> float:
        """How far the smoke of a burnt link has risen, from 0 to 1."""
        begun = FATE_FROM + self._breaks_from(number) * (FATE_TO - FATE_FROM)
        return part_of(self.chain.frame.ended, begun, begun + SMOKE_SECONDS)

    def _draw_surge(self, canvas: Surface, theme: Theme, parts: Parts) -> None:
        """The current as a comet that lights what it passes."""
        chain, neon = self.chain, theme.style is Style.NEON
        if neon:
            colour = theme.player(opponent(self.loser))
            shine_pool(canvas, theme, chain.spot(self.surge), chain.area.cell * 1.4, colour, 1.0)
        # Where light adds nothing, the comet stays within the cable, and a flat one is made of single lights.
        size = HEAD * 2.4 if neon else HEAD * 1.2
        lights = []
        for number in range(1 if theme.style is Style.FLAT else SURGE):
            distance = self.surge - number * SURGE_STEP * (0.4 + self.run)
            if distance >= 0:
                light = parts.light(WHITE, size * (1 - 0.045 * number), 1 - number / SURGE)
                lights.append((light, corner_of(light, chain.spot(distance))))
        canvas.fblits(lights, blending(theme.style))

    def _draw_short(self, canvas: Surface, theme: Theme, parts: Parts, near: list[int]) -> None:
        area, last = self.chain.area, self.chain.cells[-1]
        centre = area.centre_of(last)
        colour = mix(theme.hint if theme.style is Style.FLAT else WHITE, theme.player(self.loser), 0.2)
        fade = (1 - self.shorted) ** 1.4
        shine_pool(canvas, theme, centre, area.cell * 1.7, colour, fade)
        if not self.chain.frame.particles:
            return
        for number, cell in enumerate(near):
            self._draw_arc(canvas, theme, (centre, area.centre_of(cell)), colour, number)
        if theme.style is Style.NEON:
            self._draw_lightning(canvas, theme, centre, colour)
        if theme.style is not Style.FLAT:  # where they would flash in black and white
            self._draw_sparks(canvas, theme, parts, centre)

    def _draw_lightning(self, canvas: Surface, theme: Theme, centre: Point, colour: Colour) -> None:
        """Bolts that leap out of the live end over the board, and thin out."""
        chance, cell = random.Random(7), self.chain.area.cell  # noqa: S311 - decoration
        tone, fade = mix(theme.player(self.loser), WHITE, 0.45), (1 - self.shorted) ** 1.2
        for bolt in range(BOLTS):
            angle = (bolt + chance.uniform(0.2, 0.8)) * 2 * math.pi / BOLTS
            length = chance.uniform(*BOLT) * cell * min(1.0, 0.35 + 6 * self.shorted)
            points = []
            for step in range(BOLT_STEPS + 1):
                way = length * step / BOLT_STEPS + cell * PLUG / 2
                aside = chance.uniform(-0.12, 0.12) * cell * (step > 0) * (1 + WRITHING * self.shorted)
                points.append(
                    (
                        centre[0] + math.cos(angle) * way - math.sin(angle) * aside,
                        centre[1] + math.sin(angle) * way + math.cos(angle) * aside,
                    )
                )
            inside = [point for point in points if self.chain.area.rect.collidepoint(point)]
            if len(inside) > 1:
                _draw_fading(canvas, inside, (tone, colour), max(2, round(cell * 0.03)), fade)
                shine_pool(canvas, theme, inside[-1], cell * 0.45, tone, fade)

    def _draw_arc(
        self, canvas: Surface, theme: Theme, ends: tuple[Point, Point], colour: Colour, number: int
    ) -> None:
        """An arc to a closed neighbour: a jagged line that writhes and thins out. It never flickers."""
        chance = random.Random(31 * number)  # noqa: S311 - decoration
        cell = self.chain.area.cell
        start, end = ends
        across = (end[1] - start[1], start[0] - end[0])
        points = []
        for step in range(8):
            x, y = between(start, end, 0.27 + 0.5 * step / 7)
            first, last = chance.uniform(-0.13, 0.13), chance.uniform(-0.13, 0.13)
            shift = (first + (last - first) * WRITHING * self.shorted) * (0.3 if step in (0, 7) else 1.0)
            points.append((x + across[0] * shift, y + across[1] * shift))
        fade = 1 - self.shorted
        tone = mix(theme.player(self.loser), WHITE, 0.3)
        _draw_fading(canvas, points, (tone, colour), max(2, round(cell * 0.045)), fade)
        for point in points[1:-1]:
            shine_pool(canvas, theme, point, cell * 0.16, tone, 0.55 * fade)
        shine_pool(canvas, theme, points[-1], cell * 0.55, tone, fade)

    def _draw_sparks(self, canvas: Surface, theme: Theme, parts: Parts, centre: Point) -> None:
        """Sparks that fly from the live end and fall."""
        age = self._since_short / SPARK_SECONDS
        if not 0 < age < 1:
            return
        chance = random.Random(11)  # noqa: S311 - decoration
        cell = self.chain.area.cell
        lights = []
        for spark in range(SPARKS):
            # They fly between the arcs and the cable, which would flicker behind them.
            angle = (spark % 4 + 0.5) * math.pi / 2 + chance.uniform(-0.45, 0.45)
            speed = chance.uniform(0.5, 1.9)
            size = chance.uniform(0.05, 0.1)
            # They start around the plug, which they do not cover.
            way = PLUG / 2 + speed * age
            x = centre[0] + math.cos(angle) * way * cell
            y = centre[1] + (math.sin(angle) * way - 0.5 * age + 1.3 * age * age) * cell
            light = parts.light(mix(theme.player(self.loser), WHITE, 0.4), size, round(4 * (1 - age)) / 4)
            lights.append((light, corner_of(light, (x, y))))
        canvas.fblits(lights, blending(theme.style))


def _draw_fading(
    canvas: Surface, points: list[Point], shades: tuple[Colour, Colour], wide: int, share: float
) -> None:
    """A bright line with a wider one around it, with a share of their strength."""
    left, top = min(x for x, _y in points) - wide, min(y for _x, y in points) - wide
    right, bottom = max(x for x, _y in points) + wide, max(y for _x, y in points) + wide
    layer = clear((round(right - left) + 1, round(bottom - top) + 1), shades[0])
    moved = [(x - left, y - top) for x, y in points]
    pygame.draw.lines(layer, (*shades[0], 255), False, moved, wide)
    pygame.draw.lines(layer, (*shades[1], 255), False, moved, max(1, wide // 3))
    blit_share(canvas, layer, layer.get_rect(topleft=(round(left), round(top))), share)


# What follows the short circuit: darkness that spreads over the board, and smoke

# How dark the board gets in each style, of 255; how long the darkness takes to spread over the board, and on
# each cell, in seconds.
DARK = {Style.NEON: 150, Style.ENAMEL: 70, Style.FLAT: 0}
SPREADING, FALLING = 0.3, 0.22
# How long smoke rises, and how far, in cells.
SMOKE_SECONDS, RISE = 1.1, 0.7
PUFFS = 4


def _draw_darkness(canvas: Surface, area: BoardArea, theme: Theme, origin: int, seconds: float) -> None:
    """The darkness that has run out from a cell for this many seconds."""
    if seconds <= 0 or not DARK[theme.style]:
        return
    shares = _shares(area.size, origin, seconds)
    if min(shares) >= 1:
        canvas.blit(_whole(area.rect.width, DARK[theme.style]), area.rect)
        return
    small = Surface((area.size, area.size), SRCALPHA)
    for cell, share in enumerate(shares):
        row, column = divmod(cell, area.size)
        small.set_at((column, row), (*BLACK, round(DARK[theme.style] * share)))
    canvas.blit(pygame.transform.smoothscale(small, area.rect.size), area.rect)


def _shares(size: int, origin: int, seconds: float) -> list[float]:
    """How dark each cell is, of all that it will be."""
    place = divmod(origin, size)
    distances = [math.dist(divmod(cell, size), place) for cell in range(size * size)]
    spread = SPREADING / max(1.0, *distances)
    return [swaying(part_of(seconds - distance * spread, 0.0, FALLING)) for distance in distances]


@baked
def _whole(side: int, strength: int) -> Surface:
    dark = clear((side, side), BLACK)
    dark.fill((*BLACK, strength))
    return dark


def _draw_smoke(canvas: Surface, theme: Theme, place: Point, cell: float, share: float, number: int) -> None:
    """Puffs that rise from a burnt link and thin out; `share` is how far they have come."""
    if not 0 < share < 1:
        return
    puff = _puff(theme, max(4, round(cell * 0.3)))
    for each in range(PUFFS):
        way = (share * 1.3 - each * 0.1) % 1.3
        if 0 < way < 1:
            puff.set_alpha(round(110 * (1 - way) * min(1.0, way * 5)))
            x = place[0] + cell * 0.12 * math.sin(number + each * 2.1 + way * 4)
            canvas.blit(puff, puff.get_rect(center=(round(x), round(place[1] - cell * RISE * way))))
    puff.set_alpha(255)


@baked
def _puff(theme: Theme, radius: int) -> Surface:
    tone = mix(theme.stone, WHITE, 0.15)
    puff = clear((2 * radius, 2 * radius), tone)
    for step in range(radius, 0, -1):
        pygame.draw.circle(puff, (*tone, round(150 * (1 - step / radius) ** 1.6)), (radius, radius), step)
    return puff
