"""The picture of Apart: pucks on tiles, and around each player's pucks one force field."""

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.burnt import sink
from game.arcade.draw.contour import around, draw_field, draw_growing, prepare_field
from game.arcade.draw.easing import eased, part_of
from game.arcade.draw.finale import draw_wave, fate, in_squares
from game.arcade.draw.frame import Frame
from game.arcade.draw.marks import draw_cursor, mark_last, mark_legal
from game.arcade.draw.renderer import Renderer
from game.arcade.draw.theme import Style, Theme
from game.core.grid import cells_in
from game.core.placing import Markers, owner
from game.core.rules import PLAYERS, Player, opponent
from game.variants.apart.picture.implosion import Implosion
from game.variants.apart.picture.room import draw_room
from game.variants.apart.picture.sparks import draw_sparks
from game.variants.apart.picture.tiles import Flips, tile
from game.variants.apart.picture.token import draw_ghost, draw_landing, draw_shock, draw_token
from game.variants.apart.rules import ApartRules

# When the field of a new token spreads, in shares of a move.
SPREADS_FROM, SPREADS_TO = 0.4, 0.9
# After these parts of a move, the steps are taken that work out the field to come.
PREPARED = (0.05, 0.09, 0.13, 0.17)
# And these, that work out the field of the new token alone.
PREPARED_ALONE = (0.21, 0.25, 0.29)
# When the ring of the last move begins to appear.
RINGED_FROM = 0.75


class ApartRenderer(Renderer[ApartRules]):
    def draw_room(self, canvas: Surface, theme: Theme, board: Rect) -> None:
        draw_room(canvas, theme, board)

    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        """A tile for each cell, with a shallow dish for a token."""
        side = area.plate_of(0).width
        for cell in range(self.rules.grid.cells):
            canvas.blit(tile(side, self.theme), area.plate_of(cell))

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        position: Markers = frame.position
        colour = self.theme.player(position.turn)
        implosion = self._implosion(area, frame)
        self._draw_dead(canvas, area, frame)
        self._draw_flips(canvas, area, frame)
        for player in PLAYERS:
            if implosion is None or implosion.player != player:
                self._draw_field(canvas, area, frame, player)
        if implosion is not None:
            implosion.draw_field(canvas)
        mark_legal(canvas, area, self.theme, frame.legal, colour, frame.time)
        self._draw_tokens(canvas, area, frame, implosion)
        if frame.intended is not None:
            self._draw_preview(canvas, area, frame, frame.intended)
        if frame.marked is not None and not 0 < fate(frame.ended) < 1:
            ringed = part_of(frame.progress, RINGED_FROM, 1.0)
            mark_last(canvas, area, self.theme, [frame.marked.move], ringed)
        draw_cursor(canvas, area, self.theme, frame, colour)
        if frame.ended and frame.last is not None:
            winner = self.theme.player(frame.last.player)
            draw_wave(canvas, area, self.theme, frame.last.move, winner, frame.ended, in_squares)

    # Fields

    def _reach(self, position: Markers, player: Player) -> int:
        """The cells where a player's tokens forbid the player to place another."""
        return self.rules.grid.spread(position.one if player == 1 else position.two)

    def _dead(self, position: Markers) -> int:
        """Free cells that neither player can use any more."""
        return self._reach(position, 1) & self._reach(position, 2) & ~(position.one | position.two)

    def _draw_dead(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        """The cells that nobody can use any more. Without flips, the newest come in with the field."""
        dead, now = self._dead(frame.settled), self._dead(frame.position)
        sink(canvas, area, self.theme, cells_in(dead & now))
        if self.theme.style is Style.FLAT and frame.progress < 1:
            share = eased(part_of(frame.progress, SPREADS_FROM, SPREADS_TO))
            sink(canvas, area, self.theme, cells_in(now & ~dead), share)

    def _implosion(self, area: BoardArea, frame: Frame) -> Implosion | None:
        """The fate of the player who could not move any more, or gave up."""
        if not frame.ended or frame.last is None:
            return None
        position: Markers = frame.position
        loser = opponent(frame.last.player)
        return Implosion(
            area,
            self.theme,
            loser,
            field=self._reach(position, loser),
            tokens=position.one if loser == 1 else position.two,
            taken=position.one | position.two,
            share=fate(frame.ended),
            particles=frame.particles,
        )

    def _draw_field(self, canvas: Surface, area: BoardArea, frame: Frame, player: Player) -> None:
        """A player's field. A new one spreads from its token."""
        old, new = (self._reach(place, player) for place in (frame.settled, frame.position))
        if old == new or frame.last is None:
            draw_field(canvas, area, self.theme, new, player)
            draw_sparks(canvas, area, self.theme, new, player, frame.time)
            return
        alone, progress = self.rules.grid.spread(1 << frame.last.move), frame.progress
        prepare_field(area, self.theme, new, player, sum(progress > part for part in PREPARED))
        prepare_field(area, self.theme, alone, player, sum(progress > part for part in PREPARED_ALONE))
        share = eased(part_of(progress, SPREADS_FROM, SPREADS_TO))
        if share >= 1:
            draw_field(canvas, area, self.theme, new, player)
            return
        inside = Rect(0, 0, 0, 0)
        if share:
            origin = area.centre_of(frame.last.move)
            inside = draw_growing(canvas, area, self.theme, alone, player, origin, share, old)
        for part in around(area, inside):
            draw_field(canvas, area, self.theme, old, player, 1.0, part)

    def _draw_flips(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        """The tiles around a token that has landed flip over or hop, those next to it first."""
        if frame.last is None or frame.progress >= 1 or self.theme.style is Style.FLAT:
            return
        colour = self.theme.player(frame.last.player)
        flips = Flips(area, self.theme, frame.last.move, colour, frame.progress)
        before, after = self._dead(frame.settled), self._dead(frame.position)
        for cell in range(self.rules.grid.cells):
            if not (frame.position.one | frame.position.two) >> cell & 1:
                flips.draw(canvas, cell, before=bool(before >> cell & 1), after=bool(after >> cell & 1))

    # Tokens

    def _draw_tokens(
        self, canvas: Surface, area: BoardArea, frame: Frame, implosion: Implosion | None
    ) -> None:
        """All tokens. The last one lands, and is above the others then."""
        position: Markers = frame.position
        landing = frame.last.move if frame.last is not None and frame.progress < 1 else None
        lost = implosion.tokens if implosion is not None else 0
        for cell in cells_in(position.one | position.two):
            player = owner(position, cell)
            assert player is not None, "a token has an owner"
            if implosion is not None and lost >> cell & 1:
                implosion.draw_token(canvas, cell, self.shape(player))
            elif cell != landing:
                draw_token(canvas, area, self.theme, self.shape(player), cell, self.theme.player(player))
        if implosion is not None:
            for cell in cells_in(lost):
                implosion.draw_burst(canvas, cell)
        if frame.last is not None and landing is not None:
            shape, colour = self.shape(frame.last.player), self.theme.player(frame.last.player)
            draw_shock(canvas, area, self.theme, landing, colour, frame.progress)
            draw_landing(canvas, area, self.theme, shape, landing, colour, frame.progress)

    def _draw_preview(self, canvas: Surface, area: BoardArea, frame: Frame, move: int) -> None:
        """The token that CONFIRM would place, and the field that it would add."""
        turn = frame.position.turn
        draw_field(canvas, area, self.theme, self.rules.grid.spread(1 << move), turn, 0.5)
        draw_ghost(canvas, area, self.theme, self.shape(turn), move, self.theme.player(turn))


RENDERER = ApartRenderer
