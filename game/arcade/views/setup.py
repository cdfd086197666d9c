"""The choices before a game: two seats and further rows, next to the resulting board and words about it."""

from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_night
from game.arcade.draw.frame import Frame
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.slab import FRONT, LEAST_RIM, Slab, bare_slab
from game.arcade.draw.spotlight import draw_spotlight
from game.arcade.draw.text import write_lines
from game.arcade.draw.theme import mix
from game.arcade.kit.rows import Places
from game.arcade.views.caption import draw_caption
from game.arcade.views.night_change import NightPicture
from game.arcade.views.played_board import PlayedBoard, draw_board
from game.arcade.views.seated import SeatedPicture, draw_seated, list_area, room_beside

# The height of a slab beside its board, in shares of the board.
WHOLE = 1 + (2 + FRONT) * LEAST_RIM
# The lines for the words about the board.
LINES = 2


@dataclass(frozen=True)
class SetupPicture(NightPicture):
    """Everything that is shown."""

    page: SeatedPicture
    renderer: AnyRenderer
    frame: Frame  # the start of the game
    note: str  # who wins with perfect play, or what the row in focus means


# Layout


def setup_slab(layout: Layout, summary: str, places: Places) -> Slab | None:
    """Where the board lies: its upper edge is level with the first row, its words end with the last one."""
    room = room_beside(layout, summary, places)
    if room is None:
        return None
    lines = LINES * layout.line(layout.small)
    side = min(round(room.width / (1 + 2 * LEAST_RIM)), round((room.height - lines - layout.px(2.6)) / WHOLE))
    if side < 1:
        return None
    slab = bare_slab(Rect(0, 0, side, side))
    return bare_slab(Rect(room.centerx - side // 2, room.top + slab.rim, side, side))


# Drawing


def draw_setup(canvas: Surface, picture: SetupPicture) -> None:
    layout, theme = picture.layout, picture.theme
    slab = setup_slab(layout, picture.page.summary, picture.page.rows.places)
    draw_night(canvas, theme, picture.time)
    if slab is not None:
        draw_spotlight(canvas, theme, slab.whole)
    draw_seated(canvas, layout, theme, picture.page, partial(picture.renderer.draw_emblem, light=1.0))
    if slab is not None:
        draw_board(canvas, PlayedBoard(picture.renderer, picture.frame, layout.small), slab)
        if picture.note:
            draw_caption(canvas, layout, theme, picture.note, slab.whole)
        return
    area = list_area(layout, picture.page.summary)
    below = Rect(area.left, area.bottom + layout.px(1), area.width, layout.line(layout.small))
    write_lines(canvas, picture.note, layout.small, below, mix(theme.soft, theme.ink, 0.5))
