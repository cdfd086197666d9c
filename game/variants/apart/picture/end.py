"""The end of a game of Apart: the loser's tokens break, and the winner's light floods the board."""

import math
import random
from dataclasses import dataclass
from functools import cached_property

import pygame
from pygame import SRCALPHA, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import eased, part_of, swaying
from game.arcade.draw.fading import lay_share
from game.arcade.draw.finale import fate, sweep
from game.arcade.draw.frame import Frame
from game.arcade.draw.light import shine_pool
from game.arcade.draw.shapes import Shape
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, dimmed, mix
from game.core.grid import cells_in
from game.core.placing import Markers
from game.core.rules import PLAYERS, Player, opponent
from game.variants.apart.picture.fields import Fields, draw_channels, draw_ground
from game.variants.apart.picture.pit import draw_pit, keep_pit
from game.variants.apart.picture.tiles import ROUND, place_of
from game.variants.apart.picture.token import draw_broken, draw_token
from game.variants.apart.rules import ApartRules

# The share of the fate in which the last token begins to break, and how long each takes.
LAST, BREAKS = 0.6, 0.4
# The splinters of a token, and how far they fly in cells.
SPLINTERS, FLY = 11, 0.9
# How many cells deep the bright front of the flood is, and how bright it is.
FRONT, CREST = 1.8, 0.7


@dataclass(frozen=True)
class End:
    """A moment of the end of a game, which the player of the last token has won."""

    area: BoardArea
    theme: Theme
    rules: ApartRules
    frame: Frame
    winner: Player
    last: int  # the cell of the last token

    @property
    def loser(self) -> Player:
        return opponent(self.winner)

    def draw_fields(self, canvas: Surface) -> None:
        """What is left of the loser's field, and the flood over everything."""
        area, theme, colour = self.area, self.theme, self.theme.player(self.winner)
        draw_ground(canvas, area, theme, self._fields)
        draw_pit(canvas, area, theme, self._final.pit & self._flooded, colour)
        if 0 < fate(self.frame.ended) < 1:
            keep_pit(area, theme, self._final.pit, colour, fate(self.frame.ended))
        if self.frame.particles:
            self._draw_crest(canvas, colour)
        draw_channels(canvas, area, theme, self._fields)

    def _draw_crest(self, canvas: Surface, colour: Colour) -> None:
        """The light at the front of the flood."""
        for cell in cells_in(self._flooded):
            place = place_of(self.area, cell)
            light = 1 - (self._front - self._distance(cell)) / FRONT
            lay_share(canvas, _crest(place.size, mix(colour, WHITE, 0.3)), place, CREST * light)

    def draw_loser(self, canvas: Surface, cell: int, shape: Shape) -> None:
        """A token of the loser: whole, breaking, or broken."""
        broken, colour = self._broken(cell), self.theme.player(self.loser)
        if broken <= 0:
            draw_token(canvas, self.area, self.theme, shape, cell, colour)
        else:
            draw_broken(canvas, self.area, self.theme, shape, cell, colour, broken)

    def draw_splinters(self, canvas: Surface) -> None:
        """What flies off the tokens that break."""
        if self.frame.particles and self.theme.style is not Style.FLAT:
            for cell in cells_in(self._losers):
                broken = self._broken(cell)
                if 0 < broken < 1:
                    self._draw_splinters(canvas, cell, broken)

    def _draw_splinters(self, canvas: Surface, cell: int, broken: float) -> None:
        area, theme, colour = self.area, self.theme, self.theme.player(self.loser)
        x, y = area.centre_of(cell)
        shine_pool(canvas, theme, (x, y), area.cell * 0.8, mix(colour, WHITE, 0.3), 1 - broken)
        chance = random.Random(cell)  # noqa: S311 - decoration
        for number in range(SPLINTERS):
            angle = (number + chance.random()) * 2 * math.pi / SPLINTERS
            way = area.cell * FLY * chance.uniform(0.45, 1.0) * eased(broken)
            fall = area.cell * 0.3 * broken * broken
            spot = pygame.Vector2(x + math.cos(angle) * way, y + math.sin(angle) * way + fall)
            side = area.cell * chance.uniform(0.025, 0.05) * (1 - 0.6 * broken)
            corner = pygame.Vector2(side, 0).rotate(broken * 500 + number * 70)
            tone = mix(mix(colour, WHITE, 0.4 * (1 - broken)), theme.stone, chance.random() * 0.7)
            points = [spot + corner.rotate(turn) for turn in (0, 110, 200)]
            pygame.draw.polygon(canvas, dimmed(tone, 1 - 0.5 * broken), points)

    # What is left, and what is flooded

    @cached_property
    def _position(self) -> Markers:
        position: Markers = self.frame.position
        return position

    @cached_property
    def _final(self) -> Fields:
        """The fields as they were when the game ended."""
        return Fields.of(self.rules, self._position)

    @property
    def _losers(self) -> int:
        return self._position.one if self.loser == 1 else self._position.two

    @cached_property
    def _fields(self) -> Fields:
        """The fields of this moment: only whole tokens of the loser have one."""
        final, flooded = self._final, self._flooded
        whole = sum(1 << cell for cell in cells_in(self._losers) if self._broken(cell) <= 0)
        left = self.rules.grid.spread(whole) & ~flooded
        inside, tinted = (
            tuple(
                cells[player - 1] | flooded if player == self.winner else cells[player - 1] & left
                for player in PLAYERS
            )
            for cells in (final.inside, final.tinted)
        )
        pit = final.pit & ~flooded
        return Fields((inside[0], inside[1]), (tinted[0] & ~final.pit, tinted[1] & ~final.pit), pit)

    def _broken(self, cell: int) -> float:
        """How far a token of the loser has broken: those nearest to the last one break first."""
        order = sorted(cells_in(self._losers), key=self._distance)
        begun = LAST * order.index(cell) / max(1, len(order) - 1)
        return part_of(fate(self.frame.ended), begun, begun + BREAKS)

    @cached_property
    def _front(self) -> float:
        """How many cells the flood has come from the last token."""
        furthest = max(map(self._distance, range(self.rules.grid.cells)))
        return swaying(sweep(self.frame.ended)) * (furthest + FRONT)

    @cached_property
    def _flooded(self) -> int:
        if self._front <= 0:
            return 0
        return sum(1 << cell for cell in range(self.rules.grid.cells) if self._distance(cell) <= self._front)

    def _distance(self, cell: int) -> float:
        """How many cells away the last token is."""
        (row, column), (last_row, last_column) = (divmod(each, self.area.size) for each in (cell, self.last))
        return max(abs(row - last_row), abs(column - last_column))


@baked
def _crest(size: tuple[int, int], colour: Colour) -> Surface:
    crest = Surface(size, SRCALPHA)
    pygame.draw.rect(crest, colour, crest.get_rect(), border_radius=round(ROUND * size[0]))
    return crest
