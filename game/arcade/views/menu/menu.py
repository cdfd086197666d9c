"""The menu: a stage with the board of the chosen tile, the strip of all tiles, and the buttons below it."""

from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_calm_room, draw_changing_room
from game.arcade.draw.baked import baked
from game.arcade.draw.easing import part_of, pulse
from game.arcade.draw.fading import draw_faded, lay_share
from game.arcade.draw.glyphs import Glyph, draw_glyph, glyph_width
from game.arcade.draw.layout import Layout
from game.arcade.draw.logo import draw_logo
from game.arcade.draw.measures import PLATE
from game.arcade.draw.night import draw_night
from game.arcade.draw.plates import lay_plate
from game.arcade.draw.spotlight import draw_spotlight
from game.arcade.draw.sprites import clear
from game.arcade.draw.text import font, narrowest, text_width, wrapped, write, write_lines
from game.arcade.draw.theme import Theme, mix
from game.arcade.kit.key import draw_hero_body, lay, write_hero
from game.arcade.kit.message import Message, draw_message
from game.arcade.kit.row import RowPicture
from game.arcade.kit.rows import Places
from game.arcade.views.floating_board import FloatingBoard, draw_board, prepare
from game.arcade.views.menu.menu_layout import key_gap
from game.arcade.views.menu.menu_stage import MenuStage
from game.arcade.views.menu.strip import StripPicture, TilePicture, draw_strip, shaded

# How far a board comes from when another game is chosen, in shares of its width.
SLIDE = 0.22
# After this share of the way the board before is gone; words are not drawn when they are fainter than this.
GONE, LEAST_LIGHT = 0.75, 0.25
# To draw a board and its room for the first time takes long. The first picture of a turn does without, so
# that a press is seen at once: the room, the ground of the board and what stands on it come one after the
# other, each after this share of the way. After another one, nothing is left of the room before.
ROOM_FROM, GROUND_FROM, BOARD_FROM, ROOM_TO = 0.2, 0.34, 0.45, 0.75
# How much is left of the ink of a button for which the tile has no use.
DIM = 0.4
# How far the shadow of a key may reach, in pixels.
KEY_MARGIN = 8
# The steps in which the accent of the screen changes.
TINTS = 8


@dataclass(frozen=True)
class OnStage:
    """What the stage shows of a tile."""

    name: str
    summary: str
    theme: Theme
    board: FloatingBoard | None  # None as long as the stage is dark


@dataclass(frozen=True)
class Turn:
    """The way from the tile that was chosen before to another one."""

    before: OnStage
    share: float  # of the way, from 0 to 1
    way: int  # 1 if the new board comes from the right, -1 from the left


@dataclass(frozen=True)
class MenuPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    time: float
    pulse_time: float
    notice: str  # "" if there is none
    notice_area: Rect
    stage: MenuStage
    stage_light: float  # how far the board, the words and the buttons have come up, from 0 to 1
    shown: OnStage
    turn: Turn | None
    play: str  # the word on the button that plays
    play_light: float
    play_glyph: Glyph | None
    strip: StripPicture
    focus: int  # the number of a tile, or of a button after them
    chosen: int  # the number of the tile that the stage and the buttons are about
    buttons: tuple[RowPicture, ...]
    button_boxes: tuple[Rect, ...]
    lights: tuple[float, ...]  # of the buttons
    usable: tuple[float, ...]  # how much of its ink each button has: it is dim if the tile has no use for it
    glyphs: tuple[Glyph | None, ...]  # what reaches each button from anywhere
    keyed: bool  # whether the buttons show that

    @property
    def places(self) -> Places:
        """Where the tiles are."""
        return self.strip.places

    @property
    def tiles(self) -> tuple[TilePicture, ...]:
        """Everything in the strip."""
        return self.strip.tiles


def draw_menu(canvas: Surface, picture: MenuPicture) -> None:
    layout, stage = picture.layout, picture.stage
    theme = _tinted(picture)
    _draw_ground(canvas, picture)
    draw_lit = partial(_draw_lit, canvas, picture, theme)
    draw_faded(canvas, canvas.get_rect(), picture.stage_light, draw_lit)
    draw_logo(canvas, picture.theme.tinted(picture.theme.cabinet), stage.logo, theme.accent)
    draw_strip(canvas, layout, theme, picture.strip)
    if picture.notice:
        draw_message(canvas, layout, theme, Message(picture.notice), picture.notice_area)


def _tinted(picture: MenuPicture) -> Theme:
    """The theme in the accent of the game, or between those of two."""
    turn, shown = picture.turn, picture.shown
    if turn is None:
        return shown.theme
    share = round(turn.share * TINTS) / TINTS
    return picture.theme.tinted(mix(turn.before.theme.accent, shown.theme.accent, share))


# The stage


def _draw_ground(canvas: Surface, picture: MenuPicture) -> None:
    """The room of the board on the stage, which comes up with it. The one before makes way for it."""
    turn, layout, light = picture.turn, picture.layout, picture.stage_light
    board, share = picture.shown.board, 1.0
    before = turn.before.board if turn is not None else None
    if turn is not None and before is not None:
        share = part_of(turn.share, ROOM_FROM, ROOM_TO)
    if light < 1 or board is None:
        draw_night(canvas, picture.shown.theme, picture.time)
    if board is None:
        return
    if before is None or share == 1:
        draw_calm_room(canvas, board.renderer, layout, light)
    elif share == 0:
        draw_calm_room(canvas, before.renderer, layout, light)
    else:
        draw_changing_room(canvas, layout, before.renderer, board.renderer, share)


def _draw_lit(canvas: Surface, picture: MenuPicture, theme: Theme) -> None:
    """The board in its light, the words about it, and the buttons."""
    board = picture.shown.board
    assert board is not None, "the stage is lit"
    hidden = board.renderer.perspective.hidden_by(picture.stage.slab)
    draw_spotlight(canvas, theme, hidden, pool=picture.stage.beside)
    _draw_boards(canvas, picture)
    _draw_words(canvas, picture)
    _draw_play(canvas, picture)
    for number in range(len(picture.buttons)):
        _draw_button(canvas, picture, theme, number)


def _draw_boards(canvas: Surface, picture: MenuPicture) -> None:
    """The board of the game; the one before makes way for it."""
    slab, below, turn = picture.stage.slab, picture.stage.below, picture.turn
    board, before = picture.shown.board, turn.before.board if turn is not None else None
    assert board is not None, "the stage is lit"
    if turn is None or before is None:
        draw_board(canvas, board, slab, below=below)
        return
    share, far = turn.share, slab.whole.width * SLIDE * turn.way
    if share < GONE:
        draw_board(canvas, before, slab, 1 - share / GONE, round(-far * share), below)
    if share >= BOARD_FROM:
        light = part_of(share, BOARD_FROM, 1)
        draw_board(canvas, board, slab, light, round(far * (1 - share)), below)
    elif share >= GROUND_FROM:
        prepare(board, slab, below)


def _draw_words(canvas: Surface, picture: MenuPicture) -> None:
    """The name of the game, and what it is about. When another one is chosen, they fade out and in."""
    turn, game, light = picture.turn, picture.shown, 1.0
    if turn is not None:
        game = picture.shown if turn.share >= 0.5 else turn.before
        light = abs(2 * turn.share - 1)
    if light < LEAST_LIGHT:
        return
    stage, theme = picture.stage, game.theme
    if picture.notice and picture.notice_area.inflate(0, picture.layout.px(2)).colliderect(stage.name):
        return
    _write_name(canvas, stage, game, light)
    said = shaded(theme.night, mix(theme.soft, theme.ink, 0.4), light)
    size, area = stage.words.summary_size, stage.summary
    width = narrowest(game.summary, size, area.width, stage.words.summary_lines)
    area = Rect(area.left if stage.beside else area.centerx - width // 2, area.top, width, area.height)
    write_lines(canvas, game.summary, size, area, said, align=stage.align)


def _write_name(canvas: Surface, stage: MenuStage, game: OnStage, light: float) -> None:
    """The name of a game at the foot of its area: the last lines of all names stand at the same height."""
    theme, size = game.theme, stage.words.name_size
    lines = wrapped(game.name, size, stage.name.width, bold=True)
    top = stage.name.bottom - len(lines) * font(size, bold=True).get_linesize()
    area = Rect(stage.name.left, top, stage.name.width, 0)
    tone = shaded(theme.night, theme.legible(mix(theme.accent, theme.ink, 0.55)), light)
    write_lines(canvas, game.name, size, area, tone, bold=True, align=stage.align)


# The button that plays


def _draw_play(canvas: Surface, picture: MenuPicture) -> None:
    """A key in the accent of the game; that of the game before fades."""
    box, light, turn = picture.stage.play, picture.play_light, picture.turn
    glow = light * (0.45 + 0.55 * pulse(picture.pulse_time, 2.4))
    themes = [(picture.shown.theme, turn.share if turn is not None else 1.0)]
    if turn is not None:
        themes.insert(0, (turn.before.theme, 1.0))
    for theme, share in themes:
        draw_hero_body(canvas, theme, box, light, glow, share)
    write_hero(canvas, picture.layout, picture.shown.theme, box, picture.play, picture.play_glyph, light)


# The buttons at the foot


def _draw_button(canvas: Surface, picture: MenuPicture, theme: Theme, number: int) -> None:
    """A quiet button: only its key and its words, until it is in focus. Without keys it has a plate."""
    layout, box = picture.layout, picture.button_boxes[number]
    label, glyph = picture.buttons[number].label, picture.glyphs[number]
    light, radius = picture.lights[number], box.height // 3
    if picture.keyed and light > 0:
        lay(canvas, _lit_plate(theme, box.size, radius), box, light)
    if not picture.keyed:
        lay_plate(canvas, theme, box, radius, colour=theme.accent, light=light)
        glyph = None
    width = text_width(label, layout.small, bold=True)
    key = glyph_width(glyph, layout.small) + key_gap(layout) if glyph is not None else 0
    left = box.centerx - (key + width) // 2
    if glyph is not None:
        _draw_key(canvas, theme, glyph, (left, box.centery), layout.small, picture.usable[number])
    tone = shaded(theme.soft, theme.ink, light)
    tone = shaded(mix(theme.night, theme.soft, DIM), tone, picture.usable[number])
    write(canvas, label, layout.small, tone, bold=True, midleft=(left + key, box.centery))


def _draw_key(
    canvas: Surface, theme: Theme, glyph: Glyph, place: tuple[int, int], size: int, share: float
) -> None:
    """The key of a button, as strong as the button is of use."""
    if share == 1:
        draw_glyph(canvas, theme, glyph, *place, size)
        return
    left, middle = place
    key = _key(theme, glyph, size)
    lay_share(canvas, key, (left - KEY_MARGIN, middle - key.get_height() // 2), DIM + (1 - DIM) * share)


@baked
def _key(theme: Theme, glyph: Glyph, size: int) -> Surface:
    width, height = glyph_width(glyph, size), round(size * PLATE)
    picture = clear((width + 2 * KEY_MARGIN, height + 2 * KEY_MARGIN), theme.night)
    draw_glyph(picture, theme, glyph, KEY_MARGIN, picture.get_height() // 2, size)
    return picture


@baked
def _lit_plate(theme: Theme, size: tuple[int, int], radius: int) -> Surface:
    """The plate of a button in focus, with the light around it."""
    picture = clear((size[0] + 4 * radius, size[1] + 4 * radius), theme.night)
    lay_plate(picture, theme, Rect((2 * radius, 2 * radius), size), radius, colour=theme.accent, light=1.0)
    return picture
