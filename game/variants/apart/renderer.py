"""The picture of Apart: pucks on tiles, and a channel of light around the field of each player's pucks."""

from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.baked import Steps
from game.arcade.draw.frame import Frame
from game.arcade.draw.marks import draw_cursor, mark_legal, pulses_alike
from game.arcade.draw.renderer import Renderer
from game.arcade.draw.theme import Theme
from game.core.grid import cells_in
from game.core.placing import Markers, owner
from game.variants.apart.picture.channel import draw_channel
from game.variants.apart.picture.end import End
from game.variants.apart.picture.fields import Fields, draw_channels, draw_ground
from game.variants.apart.picture.filling import draw_filling
from game.variants.apart.picture.room import draw_room
from game.variants.apart.picture.tiles import draw_tile
from game.variants.apart.picture.token import draw_ghost, draw_landing, draw_shock, draw_token
from game.variants.apart.rules import ApartRules

# The light in the channel of a move that is only intended.
INTENDED = 0.85
# How far a token that lands changes what lies around its cell, and the light of lamps and of the cursor what
# lies around theirs, in cells.
CHANGES, PULSES = 1.4, 0.55
# How far all of it is seen beyond the board and above it, in cells.
SIDES, ABOVE = 0.65, 1.0


class ApartRenderer(Renderer[ApartRules]):
    def draw_room(self, canvas: Surface, theme: Theme, board: Rect) -> Steps:
        return draw_room(canvas, theme, board)

    def changed_part(self, area: BoardArea, before: Frame, after: Frame) -> Rect | None:
        """The cells around a token that lands, and those with lamps or the cursor as these change."""
        if not before.moves_on_to(after):
            return None
        part, cells = Rect(0, 0, 0, 0), [*after.lamps]
        if after.last is not None and before.progress != after.progress:
            part = area.rect_of(after.last.move).inflate(*([round(2 * CHANGES * area.cell)] * 2))
        if after.cursor is not None:
            cells.append(after.cursor.cell)
        if cells and not pulses_alike(area, self.theme, before.time, after.time):
            pulsing = area.rect_of(cells[0]).unionall([area.rect_of(cell) for cell in cells[1:]])
            margin = round(2 * PULSES * area.cell)
            part = pulsing.inflate(margin, margin).union(part or pulsing)
        return part.clip(area.around(SIDES, ABOVE))

    def draw_floor(self, canvas: Surface, area: BoardArea) -> None:
        """A tile for each cell, with a shallow dish for a token."""
        for cell in range(self.rules.grid.cells):
            draw_tile(canvas, area, self.theme, cell)

    def draw(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        position: Markers = frame.position
        colour, end = self.theme.player(position.turn), self._end(area, frame)
        if end is not None:
            end.draw_fields(canvas)
        else:
            self._draw_fields(canvas, area, frame)
        mark_legal(canvas, area, self.theme, frame.lamps, colour, frame.time)
        self._draw_tokens(canvas, area, frame, end)
        if frame.intended is not None:
            self._draw_preview(canvas, area, frame, frame.intended)
        draw_cursor(canvas, area, self.theme, frame, colour)

    def _end(self, area: BoardArea, frame: Frame) -> End | None:
        """The end of a game; its last token was placed by the winner."""
        if not frame.ended or frame.last is None:
            return None
        return End(area, self.theme, self.rules, frame, frame.last.player, frame.last.move)

    def _draw_fields(self, canvas: Surface, area: BoardArea, frame: Frame) -> None:
        fields = Fields.of(self.rules, frame.position)
        if frame.last is not None and frame.progress < 1:
            before = Fields.of(self.rules, frame.settled)
            move, player = frame.last.move, frame.last.player
            draw_filling(canvas, area, self.theme, before, fields, move, player, frame.progress)
            return
        draw_ground(canvas, area, self.theme, fields)
        draw_channels(canvas, area, self.theme, fields)

    def _draw_tokens(self, canvas: Surface, area: BoardArea, frame: Frame, end: End | None) -> None:
        """All tokens. The last one lands, and is above the others then."""
        position: Markers = frame.position
        landing = frame.last.move if frame.last is not None and frame.progress < 1 else None
        newest = frame.marked.move if frame.marked is not None else None
        for cell in cells_in(position.one | position.two):
            player = owner(position, cell)
            assert player is not None, "a token has an owner"
            shape, colour = self.shape(player), self.theme.player(player)
            if end is not None and player == end.loser:
                end.draw_loser(canvas, cell, shape)
            elif cell != landing:
                draw_token(canvas, area, self.theme, shape, cell, colour, newest=cell == newest)
        if end is not None:
            end.draw_splinters(canvas)
        if frame.last is not None and landing is not None:
            shape, colour = self.shape(frame.last.player), self.theme.player(frame.last.player)
            draw_shock(canvas, area, self.theme, landing, colour, frame.progress)
            draw_landing(canvas, area, self.theme, shape, landing, colour, frame.progress)

    def _draw_preview(self, canvas: Surface, area: BoardArea, frame: Frame, move: int) -> None:
        """The token that CONFIRM would place, and the channel around the field that it would have alone."""
        turn = frame.position.turn
        draw_channel(canvas, area, self.theme, self.rules.grid.spread(1 << move), turn, INTENDED)
        if frame.ghost is not None:
            draw_ghost(canvas, area, self.theme, self.shape(turn), move, self.theme.player(turn))


RENDERER = ApartRenderer
