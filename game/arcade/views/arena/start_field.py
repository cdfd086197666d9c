"""The field of a match that is being set up, as it will be at the start, with words about it."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.cycle import draw_cycle
from game.arcade.draw.easing import Point
from game.arcade.draw.layout import Layout
from game.arcade.draw.slab import FRONT, Slab, draw_slab
from game.arcade.draw.theme import Style, Theme
from game.arcade.kit.nodes import Look, Placed
from game.arcade.views.arena.arena_places import RIM
from game.arcade.views.arena.field_area import FieldArea
from game.arcade.views.arena.ground import draw_field, draw_wall
from game.arcade.views.arena.hud import draw_rider_emblem
from game.arcade.views.arena.riders import DEGREES, SIZE
from game.arcade.views.arena.walls import draw_blocks
from game.arcade.views.set_up_page import ShownStart, caption_height, draw_caption
from game.arena.field import Field, frame
from game.arena.state import State
from game.core.rules import Player


@dataclass(frozen=True)
class StartField(ShownStart):
    """The field, at the top of its room, or in the middle where it lies below the rows."""

    start: State  # of a match with these choices

    def slab(self, layout: Layout, box: Rect) -> Slab | None:
        field, around = self.start.field, 2 * RIM
        cell = int(
            min(box.width / (field.width + around), box.height / (field.height + around + RIM * FRONT))
        )
        if cell < 2:
            return None
        rim = max(3, round(cell * RIM))
        board = Rect(0, 0, field.width * cell, field.height * cell)
        board.center = box.center
        board.top = box.top + rim if layout.width >= layout.height else board.top
        return Slab(board, rim)

    def draw_emblem(self, theme: Theme, canvas: Surface, spot: Point, side: float, player: Player) -> None:
        draw_rider_emblem(theme, canvas, spot, side, player, mirrored=player == 2)

    def draw(self, canvas: Surface, look: Look, placed: Placed) -> None:
        slab = self.slab(look.layout, placed.box)
        if slab is not None:
            _draw_field(canvas, look.theme, slab, self.start)
            height = caption_height(look.layout, self.note, slab.whole.width)
            if slab.whole.bottom + height <= placed.box.bottom:
                draw_caption(canvas, *look, self.note, slab.whole)


def _draw_field(canvas: Surface, theme: Theme, slab: Slab, start: State) -> None:
    cell = slab.board.width // start.field.width
    margin = slab.rim * 4
    picture = _still(theme, start.field, start.walls, cell, slab.rim)
    canvas.blit(picture, (slab.board.left - slab.rim - margin, slab.board.top - slab.rim - margin))
    area = FieldArea(start.field, slab.board.topleft, cell)
    for player in start.riders:
        heading = DEGREES[start.headings[player - 1]]
        place = area.centre_of(start.cells[player - 1])
        draw_cycle(canvas, theme, player, place, max(26.0, 1.4 * SIZE * cell), heading)


@baked
def _still(theme: Theme, field: Field, walls: int, cell: int, rim: int) -> Surface:
    """The field with what lies around it."""
    margin = rim * 4
    board = Rect(margin + rim, margin + rim, field.width * cell, field.height * cell)
    slab = Slab(board, rim)
    picture = Surface(slab.whole.inflate(2 * margin, 2 * margin).size, pygame.SRCALPHA)
    if theme.style is not Style.NEON:
        picture.fill((*theme.night, 0))
    draw_slab(picture, theme, slab)
    area = FieldArea(field, board.topleft, cell)
    draw_field(picture, theme, area)
    draw_wall(picture, theme, board, rim)
    draw_blocks(picture, theme, area, walls, walls | frame(field), theme.accent)
    return picture
