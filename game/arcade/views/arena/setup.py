"""The choices before a match of the Arena: two seats and further rows, next to the field."""

from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_night
from game.arcade.draw.baked import baked
from game.arcade.draw.cycles.cycle import draw_cycle
from game.arcade.draw.layout import Layout
from game.arcade.draw.slab import FRONT, Slab, draw_slab
from game.arcade.draw.spotlight import draw_spotlight
from game.arcade.draw.theme import Style, Theme
from game.arcade.kit.rows import Places
from game.arcade.views.arena.area import FieldArea
from game.arcade.views.arena.ground import draw_field, draw_wall
from game.arcade.views.arena.hud import draw_rider_emblem
from game.arcade.views.arena.places import RIM
from game.arcade.views.arena.riders import DEGREES, SIZE
from game.arcade.views.arena.walls import draw_blocks
from game.arcade.views.caption import caption_height, draw_caption
from game.arcade.views.night_change import NightPicture
from game.arcade.views.seated import SeatedPicture, draw_seated, room_beside
from game.arena.field import Field, frame
from game.arena.state import State
from game.core.rules import PLAYERS


@dataclass(frozen=True)
class ArenaSetupPicture(NightPicture):
    """Everything that is shown."""

    page: SeatedPicture
    start: State  # of a match with these choices
    note: str  # what kind of field this is, and how fast it is


def field_slab(layout: Layout, summary: str, places: Places, field: Field) -> Slab | None:
    """Where the field lies beside the rows, or below them; None if there is no room."""
    room = room_beside(layout, summary, places, broad=True)
    if room is None:
        return None
    around = 2 * RIM
    cell = int(min(room.width / (field.width + around), room.height / (field.height + around + RIM * FRONT)))
    if cell < 2:
        return None
    rim = max(3, round(cell * RIM))
    board = Rect(0, 0, field.width * cell, field.height * cell)
    board.center = room.center
    board.top = room.top + rim if layout.width >= layout.height else board.top
    return Slab(board, rim)


def draw_arena_setup(canvas: Surface, picture: ArenaSetupPicture) -> None:
    layout, theme = picture.layout, picture.theme
    slab = field_slab(layout, picture.page.summary, picture.page.rows.places, picture.start.field)
    draw_night(canvas, theme, picture.time)
    if slab is not None:
        draw_spotlight(canvas, theme, slab.whole)
    draw_seated(canvas, layout, theme, picture.page, partial(draw_rider_emblem, theme))
    if slab is not None:
        _draw_field(canvas, theme, slab, picture.start)
        if _has_note(picture, slab):
            draw_caption(canvas, layout, theme, picture.note, slab.whole)


def _has_note(picture: ArenaSetupPicture, slab: Slab) -> bool:
    """Whether the field leaves room for the note."""
    layout, page = picture.layout, picture.page
    room = room_beside(layout, page.summary, page.rows.places, broad=True)
    height = caption_height(layout, picture.note, slab.whole.width)
    return room is not None and slab.whole.bottom + height <= room.bottom


def _draw_field(canvas: Surface, theme: Theme, slab: Slab, start: State) -> None:
    cell = slab.board.width // start.field.width
    margin = slab.rim * 4
    picture = _still(theme, start.field, start.walls, cell, slab.rim)
    canvas.blit(picture, (slab.board.left - slab.rim - margin, slab.board.top - slab.rim - margin))
    area = FieldArea(start.field, slab.board.topleft, cell)
    for player in PLAYERS:
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
