"""The picture of Apart: pucks on tiles, and around each player's pucks one force field."""

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import baked
from game.arcade.draw.contour import around, draw_field, draw_imploding, prepare_field
from game.arcade.draw.easing import Point, eased, gathering, part_of, settling
from game.arcade.draw.finale import draw_wave, fate, in_squares
from game.arcade.draw.frame import Frame
from game.arcade.draw.light import shine, shine_pool
from game.arcade.draw.marks import draw_cursor, mark_last, mark_legal, sink
from game.arcade.draw.material import plate
from game.arcade.draw.pucks import draw_puck
from game.arcade.draw.renderer import Renderer
from game.arcade.draw.theme import Style, Theme, mix
from game.core.grid import cells_in
from game.core.placing import Markers, owner
from game.core.rules import PLAYERS, Player
from game.variants.apart.rules import ApartRules

# Of a token and of the puck that carries it, in cells.
SIZE, PUCK = 0.54, 0.74
# The parts of a move: the token falls, is pressed flat and springs back, while the field spreads.
LANDS, SPREADS_FROM = 0.42, 0.36
# After these parts of a move, the steps are taken that work out the field to come.
PREPARED = (0.05, 0.09, 0.13)
# When the ring of the last move begins to appear.
RINGED_FROM = 0.7
# How high a token is when it begins to fall, in shares of its size, and how flat its impact presses it.
HEIGHT, IMPACT = 0.9, 0.16
# How much larger it looks at that height.
GROWN = 0.25
# The share of the loser's fate after which the field has collapsed.
IMPLODED = 0.6


class ApartRenderer(Renderer[ApartRules]):
    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        """A tile for each cell, with a shallow dish for a token."""
        side = area.plate_of(0).width
        for cell in range(self.rules.grid.cells):
            canvas.blit(_tile(side, self.theme), area.plate_of(cell))

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        position: Markers = frame.position
        colour = self.theme.player(position.turn)
        self._draw_dead(canvas, area, frame)
        self._draw_flips(canvas, area, frame)
        for player in PLAYERS:
            self._draw_field(canvas, area, frame, player)
        mark_legal(canvas, area, self.theme, frame.legal, colour, frame.time)
        self._draw_tokens(canvas, area, frame)
        if frame.intended is not None:
            self._draw_preview(canvas, area, frame, frame.intended)
        if frame.marked is not None and not 0 < fate(frame.ended) < 1:
            mark_last(
                canvas, area, self.theme, [frame.marked.move], part_of(frame.progress, RINGED_FROM, 1.0)
            )
        if frame.cursor is not None:
            draw_cursor(canvas, area, self.theme, frame.cursor.cell, colour, frame.time)
        if frame.ended and frame.last is not None:
            winner = self.theme.player(frame.last.player)
            draw_wave(canvas, area, self.theme, frame.last.move, winner, frame.ended, in_squares)

    # Fields

    def _reach(self, position: Markers, player: Player) -> int:
        """The cells where a player's tokens forbid the player to place another."""
        return self.rules.grid.spread(position.one if player == 1 else position.two)

    def _draw_dead(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        """Free cells that neither player can use any more."""
        settled: Markers = frame.settled
        free = ~(settled.one | settled.two | frame.position.one | frame.position.two)
        dead = self._reach(settled, 1) & self._reach(settled, 2) & free
        sink(canvas, area, self.theme, cells_in(dead))

    def _draw_field(self, canvas: Surface, area: BoardArea, frame: Frame, player: Player) -> None:
        """A player's field. A new one spreads from its token; at the end, the loser's collapses."""
        old, new = (self._reach(place, player) for place in (frame.settled, frame.position))
        if self._lost(frame, player):
            share = part_of(fate(frame.ended), 0.0, IMPLODED)
            draw_imploding(
                canvas, area, self.theme, new, player, self._heart(area, frame, player), gathering(share)
            )
        elif old == new or frame.last is None:
            draw_field(canvas, area, self.theme, new, player)
        else:
            prepare_field(area, self.theme, new, player, sum(frame.progress > part for part in PREPARED))
            spread = self._spread(area, frame)
            if spread.width:
                draw_field(canvas, area, self.theme, new, player, 1.0, spread)
            for part in around(area, spread):
                draw_field(canvas, area, self.theme, old, player, 1.0, part)

    def _heart(self, area: BoardArea, frame: Frame, player: Player) -> Point:
        """The middle of a player's tokens, towards which the field of the loser collapses."""
        places = [
            area.centre_of(cell)
            for cell in cells_in(frame.position.one if player == 1 else frame.position.two)
        ]
        if not places:
            return area.rect.center
        return sum(x for x, _y in places) / len(places), sum(y for _x, y in places) / len(places)

    def _spread(self, area: BoardArea, frame: Frame) -> Rect:
        """The square around the last token that its field has reached."""
        assert frame.last is not None, "a field spreads after a move"
        side = round(area.cell * 4 * eased(part_of(frame.progress, SPREADS_FROM, 0.9)))
        square = Rect(0, 0, side, side)
        x, y = area.centre_of(frame.last.move)
        square.center = (round(x), round(y))
        return square

    def _draw_flips(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        """The tiles around a token that has landed flip over, those next to it first."""
        if frame.last is None or frame.progress >= 1 or self.theme.style is Style.FLAT:
            return
        last, theme = frame.last, self.theme
        shift = part_of(frame.progress, SPREADS_FROM, 1.0)
        gap = mix(theme.night, theme.floor, 0.45)
        free = ~(frame.position.one | frame.position.two)
        for cell in cells_in(self.rules.grid.around[last.move] & free):
            flat = abs(1 - 2 * part_of(shift, 0.0, 0.7))
            if shift <= 0 or flat >= 1:
                continue
            place = area.plate_of(cell)
            pygame.draw.rect(canvas, gap, place.inflate(2, 2))
            tile = _tile(place.width, theme)
            turned = pygame.transform.scale(tile, (place.width, max(2, round(place.height * flat))))
            canvas.blit(turned, turned.get_rect(center=place.center))

    # Tokens

    def _draw_tokens(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        position: Markers = frame.position
        last = frame.last.move if frame.last is not None else None
        for cell in cells_in(position.one | position.two):
            player = owner(position, cell)
            assert player is not None, "a token has an owner"
            progress = frame.progress if cell == last else 1.0
            self._draw_token(canvas, area, cell, player, progress, self._light(frame, player))
            if self._lost(frame, player):
                self._draw_burst(canvas, area, cell, player, frame)

    def _draw_burst(self, canvas: Surface, area: BoardArea, cell: int, player: Player, frame: Frame) -> None:
        """The light that leaves a loser's token when the field has collapsed into it."""
        share = part_of(fate(frame.ended), IMPLODED - 0.1, 1.0)
        if frame.particles and 0 < share < 1:
            reach = area.cell * (0.5 + 0.7 * eased(share))
            shine_pool(canvas, self.theme, area.centre_of(cell), reach, self.theme.player(player), 1 - share)

    def _lost(self, frame: Frame, player: Player) -> bool:
        return bool(frame.ended) and frame.last is not None and player != frame.last.player

    def _light(self, frame: Frame, player: Player) -> float:
        """How brightly a player's tokens shine: at the end the loser's flare up and go out."""
        if not self._lost(frame, player):
            return 1.0
        return 1.0 - 0.72 * eased(part_of(fate(frame.ended), IMPLODED, 1.0))

    def _draw_token(
        self, canvas: Surface, area: BoardArea, cell: int, player: Player, progress: float, light: float
    ) -> None:
        """A token that falls, is pressed flat by its impact, and springs back."""
        theme, colour, (x, y) = self.theme, self.theme.player(player), area.centre_of(cell)
        raised = HEIGHT * (1 - gathering(part_of(progress, 0.0, LANDS)))
        flat = IMPACT * settling(part_of(progress, LANDS, 1.0), 1.0) if progress > LANDS else 0.0
        flash = 1 - part_of(progress, LANDS, 0.9) if LANDS < progress < 1 else 0.0
        size, grown = area.cell * PUCK, 1 + GROWN * raised
        shine_pool(
            canvas, theme, (x, y), area.cell * (0.95 + 0.6 * flash), colour, light * (0.55 + 0.45 * flash)
        )
        high = raised / 2
        draw_puck(canvas, theme, (x, y), size, colour, raised=high, flat=max(0.0, flat), grown=grown)
        middle = (x, y - size * grown * high)
        shine(
            canvas,
            theme,
            self.shape(player),
            middle,
            area.cell * SIZE,
            colour,
            light=light,
            width=0.15,
            grown=grown,
        )

    def _draw_preview(self, canvas: Surface, area: BoardArea, frame: Frame, move: int) -> None:
        """The token that CONFIRM would place, and the field that it would add."""
        turn, theme = frame.position.turn, self.theme
        draw_field(canvas, area, theme, self.rules.grid.spread(1 << move), turn, 0.5)
        colour = theme.player(turn)
        shine(
            canvas,
            theme,
            self.shape(turn),
            area.centre_of(move),
            area.cell * SIZE,
            colour,
            light=0.5,
            glow=0.4,
        )


@baked
def _tile(side: int, theme: Theme) -> Surface:
    """A tile with a bevel, and a shallow dish in it."""
    radius = max(2, side // 7)
    if theme.style is Style.FLAT:
        tile = Surface((side, side))
        tile.fill(theme.floor)
        pygame.draw.rect(tile, theme.edge, tile.get_rect(), theme.outline(side * 0.012), radius)
        return tile
    bright = theme.style is Style.ENAMEL
    upper = mix(theme.tile, theme.edge, 0.1 if bright else 0.42)
    lower = mix(theme.tile, theme.edge, 0.3 if bright else 0.12)
    tile = plate((side, side), radius, (upper, lower), 0.16, max(1, side // 36))
    dish = round(side * 0.7)
    inner = plate((dish, dish), dish // 2, (mix(lower, theme.night, 0.3), upper), 0.02, 1)
    tile.blit(inner, ((side - dish) // 2, (side - dish) // 2))
    return tile


RENDERER = ApartRenderer
