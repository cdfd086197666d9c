"""The end of a game of Crossfire: the winner's turrets fire through those of the loser, which burn out."""

import math
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import Point, between, eased, part_of
from game.arcade.draw.finale import fate
from game.arcade.draw.frame import Frame
from game.arcade.draw.sprites import blending
from game.arcade.draw.theme import Theme
from game.core.grid import cells_in
from game.core.placing import Markers
from game.core.rules import PLAYERS, Outcome, Player, opponent
from game.variants.crossfire.picture.beam import Staying, rays_of, weak_beams
from game.variants.crossfire.picture.bolt import draw_bolt, draw_flash
from game.variants.crossfire.picture.husk import draw_shards
from game.variants.crossfire.rules import CrossfireRules

# When the winner's beams flare up, when shots leave for the loser's turrets, and when the light goes.
FLARE_FROM, FLARE_TO, SHOTS_FROM, DIM_FROM, DIM_TO = 0.02, 0.3, 0.3, 0.68, 1.0
# How much of the fate a shot takes across the whole board, and a turret to burst.
CROSSING, BURST = 0.32, 0.4
# How long a beam glows where it hits the rim, in cells that it would have run on; the steps of a flare.
FADING, FLARES = 3.0, 4


@dataclass(frozen=True)
class Fate:
    """How the game ended, and how far the loser's fate has run its course."""

    winner: Player
    winners: tuple[int, ...]
    losers: tuple[int, ...]
    share: float

    @property
    def loser(self) -> Player:
        return opponent(self.winner)

    def hit(self, area: BoardArea, cell: int) -> float:
        """The share at which a shot hits a turret of the loser."""
        way = math.dist(area.centre_of(cell), area.centre_of(_shooter(self, area.size, cell)))
        return SHOTS_FROM + CROSSING * way / (area.cell * area.size * math.sqrt(2))

    def burst(self, area: BoardArea, cell: int) -> float:
        """How far a turret of the loser has burst, from 0 to 1."""
        if not self.winners:
            return float(self.share >= 1)
        hit = self.hit(area, cell)
        return part_of(self.share, hit, min(1.0, hit + BURST))


def fate_of(rules: CrossfireRules, frame: Frame) -> Fate | None:
    """The loser's fate, if the game was won on the board."""
    position: Markers = frame.position
    if not frame.ended:
        return None
    outcome = rules.outcome(position)
    for winner in PLAYERS:
        if outcome == Outcome(winner):
            markers = (position.one, position.two)
            cells = [tuple(cells_in(markers[player - 1])) for player in (winner, opponent(winner))]
            return Fate(winner, cells[0], cells[1], fate(frame.ended))
    return None


def _shooter(ending: Fate, size: int, target: int) -> int:
    """The winner's turret that is nearest to a target."""
    return min(ending.winners, key=lambda cell: (math.dist(divmod(cell, size), divmod(target, size)), cell))


def draw_flare(canvas: Surface, theme: Theme, area: BoardArea, rules: CrossfireRules, ending: Fate) -> None:
    """The winner's beams at full strength: they run out to the rim, and calm down."""
    light = 1 - eased(part_of(ending.share, DIM_FROM - 0.1, DIM_TO))
    reach = (ending.share - FLARE_FROM) / (FLARE_TO - FLARE_FROM) * area.size
    if reach <= 0 or light <= 0:
        return
    markers = sum(1 << cell for cell in ending.winners)
    strength = math.ceil(FLARES * light) / FLARES
    flare = weak_beams(rules, theme, area.rect.width, Staying(ending.winner, markers, 0), strength)
    every = range(area.size * area.size)
    parts = [_reached(area, ending, cell, reach) for cell in every] if reach < area.size else [area.rect]
    for part in parts:
        inside = part.move(-area.rect.left, -area.rect.top)
        # Once they have come to the rim, the beams that stay are brighter, too.
        for _layer in range(2 if ending.share < FLARE_TO else 1):
            canvas.blit(flare, part, inside, special_flags=blending(theme.style))
    for cell in ending.winners:
        for ray in rays_of(rules, cell):
            beyond = max(0.0, reach - ray.length) / FADING
            if beyond < 1:
                spot = ray.point(area, cell, reach)
                draw_flash(canvas, theme, spot, ending.winner, area.cell * 0.3, light * (1 - beyond))


def _reached(area: BoardArea, ending: Fate, cell: int, reach: float) -> Rect:
    """The part of a cell to which the nearest turret's beams have come, which run in all eight directions."""
    place, (row, column) = area.rect_of(cell), divmod(cell, area.size)
    nearest = min(ending.winners, key=lambda winner: _steps(divmod(winner, area.size), (row, column)))
    if _steps(divmod(nearest, area.size), (row, column)) + 0.5 <= reach:
        return place
    side = round(2 * reach * area.cell)
    square = Rect(0, 0, side, side)
    x, y = area.centre_of(nearest)
    square.center = (round(x), round(y))
    return place.clip(square)


def _steps(one: tuple[int, int], other: tuple[int, int]) -> int:
    """How many cells a beam crosses to come as far as another cell."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def draw_shots(canvas: Surface, theme: Theme, area: BoardArea, ending: Fate) -> None:
    """A shot from the winner's nearest turret through each turret of the loser, to the rim."""
    light = 1 - part_of(ending.share, DIM_FROM, 0.95)
    if not ending.winners or light <= 0:
        return
    for cell in ending.losers:
        start = area.centre_of(_shooter(ending, area.size, cell))
        end = _rim(area, start, area.centre_of(cell))
        whole = area.cell * area.size * math.sqrt(2)
        reach = (ending.share - SHOTS_FROM) / CROSSING * whole
        tip = between(start, end, min(1.0, reach / math.dist(start, end)))
        if reach > 0:
            draw_bolt(canvas, theme, start, tip, ending.winner, area.cell * 0.075, light)


def _rim(area: BoardArea, start: Point, through: Point) -> Point:
    """Where a shot through a point leaves the board."""
    across, down = through[0] - start[0], through[1] - start[1]
    edges = (
        (across, start[0], area.rect.left, area.rect.right),
        (down, start[1], area.rect.top, area.rect.bottom),
    )
    ways = [((far if step > 0 else near) - at) / step for step, at, near, far in edges if step]
    return between(start, (start[0] + across, start[1] + down), min(ways))


def draw_burst(
    canvas: Surface, theme: Theme, area: BoardArea, ending: Fate, cell: int, *, particles: bool
) -> None:
    """The flash of a turret that bursts, and what flies off it."""
    share = ending.burst(area, cell)
    if not 0 < share < 1:
        return
    centre = area.centre_of(cell)
    draw_flash(canvas, theme, centre, ending.winner, area.cell * 1.1, (1 - share) ** 1.5)
    draw_flash(canvas, theme, centre, ending.loser, area.cell * 0.8, (1 - share) ** 2)
    if particles:
        draw_shards(canvas, theme, centre, area.cell, theme.player(ending.loser), share, cell)
        _draw_smoke(canvas, theme, centre, area.cell, share)


def _draw_smoke(canvas: Surface, theme: Theme, centre: Point, cell: float, share: float) -> None:
    """A puff that rises and thins out."""
    puff = _puff(theme, max(4, round(cell * 0.5)))
    puff.set_alpha(round(150 * (1 - share)))
    for number, aside in enumerate((-0.12, 0.1, 0.0)):
        spot = (centre[0] + aside * cell, centre[1] - cell * share * (0.3 + 0.16 * number))
        canvas.blit(puff, puff.get_rect(center=spot))
    puff.set_alpha(255)


@baked
def _puff(theme: Theme, radius: int) -> Surface:
    puff = Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    for step in range(radius, 0, -1):
        pygame.draw.circle(
            puff, (*theme.stone, round(120 * (1 - step / radius) ** 2)), (radius, radius), step
        )
    return puff
