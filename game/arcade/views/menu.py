"""The menu: a stage on which the chosen game plays, the strip of all games, and the buttons below it."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.arcade.draw.backdrop import draw_night
from game.arcade.draw.baked import baked
from game.arcade.draw.contrast import contrast
from game.arcade.draw.easing import pulse, swaying
from game.arcade.draw.glyphs import Glyph, draw_glyph, glyph_width
from game.arcade.draw.layout import Layout
from game.arcade.draw.logo import draw_logo
from game.arcade.draw.material import plate, soft_shape
from game.arcade.draw.sprites import clear
from game.arcade.draw.text import text_width, wrapped, write, write_lines
from game.arcade.draw.theme import WHITE, Colour, Style, Theme, mix
from game.arcade.views.menu_stage import MenuStage
from game.arcade.views.menu_strip import StripPicture, TilePicture, draw_strip, shaded
from game.arcade.views.message import Message, draw_message
from game.arcade.views.played_board import PlayedBoard, draw_board
from game.arcade.views.rows import ListPicture, Places
from game.arcade.views.spotlight import draw_spotlight

# How far a board comes from when another game is chosen, in shares of its width.
SLIDE = 0.22
# After this share of the way the board before is gone; words are not drawn when they are fainter than this.
GONE, LEAST_LIGHT = 0.6, 0.25
# The night is in the accent of a game only below this share of the height; that of the game before is gone
# after this share of the way.
TINTED_FROM, DARK_FROM = 0.3, 0.75
# The steps in which the accent of the screen changes.
TINTS = 8


@dataclass(frozen=True)
class ShownGame:
    """What the stage shows of a game."""

    name: str
    summary: str
    theme: Theme
    board: PlayedBoard


@dataclass(frozen=True)
class Turn:
    """From the game that was chosen before to another one."""

    before: ShownGame
    share: float  # of the way, from 0 to 1
    way: int  # 1 if the new game comes from the right, -1 from the left


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
    shown: ShownGame
    turn: Turn | None
    play: str  # the word on the button that plays
    play_light: float
    play_glyph: Glyph | None
    strip: StripPicture
    focus: int  # the number of a tile, or of a button after them
    chosen: int  # the number of the tile that the stage and the buttons are about
    buttons: ListPicture
    lights: tuple[float, ...]  # of the buttons
    glyphs: tuple[Glyph | None, ...]  # what reaches each button from anywhere

    @property
    def places(self) -> Places:
        """Where the tiles are."""
        return self.strip.places

    @property
    def tiles(self) -> tuple[TilePicture, ...]:
        """The games in the strip."""
        return self.strip.tiles


def draw_menu(canvas: Surface, picture: MenuPicture) -> None:
    layout, stage = picture.layout, picture.stage
    theme = _tinted(picture)
    _draw_night(canvas, picture)
    draw_spotlight(canvas, theme, stage.slab.whole)
    _draw_boards(canvas, picture)
    draw_logo(canvas, picture.theme.tinted(picture.theme.cabinet), stage.logo, theme.accent)
    _draw_words(canvas, picture)
    _draw_play(canvas, picture)
    draw_strip(canvas, layout, theme, picture.strip)
    buttons = picture.buttons
    for row, box, light, glyph in zip(
        buttons.rows, buttons.places.boxes, picture.lights, picture.glyphs, strict=True
    ):
        _draw_button(canvas, layout, theme, row.label, box, light, glyph)
    if picture.notice:
        draw_message(canvas, layout, theme, Message(picture.notice), picture.notice_area)


def _tinted(picture: MenuPicture) -> Theme:
    """The theme in the accent of the game, or between those of two."""
    turn, shown = picture.turn, picture.shown
    if turn is None:
        return shown.theme
    share = round(swaying(turn.share) * TINTS) / TINTS
    return picture.theme.tinted(mix(turn.before.theme.accent, shown.theme.accent, share))


# The stage


def _draw_night(canvas: Surface, picture: MenuPicture) -> None:
    """The night in the accent of the game. That of the game before fades."""
    draw_night(canvas, picture.shown.theme, picture.time)
    light = 0.0 if picture.turn is None else 1 - swaying(picture.turn.share / DARK_FROM)
    if picture.turn is not None and light > 0 and picture.theme.style is not Style.FLAT:
        before = _spare_canvas(canvas.get_size())
        lower = Rect(0, round(canvas.get_height() * TINTED_FROM), *canvas.get_size())
        before.set_clip(lower)
        draw_night(before, picture.turn.before.theme, picture.time)
        before.set_alpha(round(255 * light))
        canvas.blit(before, lower, lower)


@baked
def _spare_canvas(size: tuple[int, int]) -> Surface:
    return Surface(size)


def _draw_boards(canvas: Surface, picture: MenuPicture) -> None:
    """The board of the game; the one before makes way for it."""
    slab, turn = picture.stage.slab, picture.turn
    if turn is None:
        draw_board(canvas, picture.shown.board, slab)
        return
    share, far = swaying(turn.share), slab.whole.width * SLIDE * turn.way
    if share < GONE:
        draw_board(canvas, turn.before.board, slab, 1 - share / GONE, round(-far * share))
    draw_board(canvas, picture.shown.board, slab, share, round(far * (1 - share)))


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
    tone = theme.legible(mix(theme.accent, theme.ink, 0.55))
    lines = wrapped(game.name, stage.name_size, stage.name.width, bold=True)
    line = stage.name.height // max(1, round(stage.name.height / picture.layout.line(stage.name_size)))
    top = Rect(stage.name.left, stage.name.bottom - len(lines) * line, stage.name.width, 0)
    write_lines(
        canvas,
        game.name,
        stage.name_size,
        top,
        shaded(theme.night, tone, light),
        bold=True,
        align=stage.align,
    )
    said = shaded(theme.night, mix(theme.soft, theme.ink, 0.4), light)
    write_lines(canvas, game.summary, stage.summary_size, stage.summary, said, align=stage.align)


# The button that plays


def _draw_play(canvas: Surface, picture: MenuPicture) -> None:
    """A key in the accent of the game; that of the game before fades."""
    box, light, turn = picture.stage.play, swaying(picture.play_light), picture.turn
    pulsing = light * (0.45 + 0.55 * pulse(picture.pulse_time, 2.4))
    themes = [(picture.shown.theme, swaying(turn.share) if turn is not None else 1.0)]
    if turn is not None:
        themes.insert(0, (turn.before.theme, 1.0))
    for theme, share in themes:
        if theme.glow:
            _lay(canvas, _play_halo(theme, box.size), box, pulsing * share)
        _lay(canvas, _play_plate(theme, box.size, lit=False), box, share)
        _lay(canvas, _play_plate(theme, box.size, lit=True), box, light * share)
    _write_play(canvas, picture, box, light)


def _write_play(canvas: Surface, picture: MenuPicture, box: Rect, light: float) -> None:
    """What to press, and what that does."""
    layout, theme, glyph = picture.layout, picture.shown.theme, picture.play_glyph
    tone = shaded(theme.legible(theme.accent), _ink_on(theme), light)
    size = layout.large if layout.line(layout.large) <= box.height else layout.medium
    width, gap = text_width(picture.play, size, bold=True), layout.px(1.6)
    key = glyph_width(glyph, layout.small) + gap if glyph is not None else 0
    if key + width + 2 * gap > box.width:
        glyph, key = None, 0
    left = box.centerx - (key + width) // 2
    if glyph is not None:
        draw_glyph(canvas, theme, glyph, left, box.centery, layout.small)
    write(canvas, picture.play, size, tone, bold=True, midleft=(left + key, box.centery))


def _lay(canvas: Surface, sprite: Surface, box: Rect, light: float) -> None:
    """Lay a sprite on the middle of a box, with a share of its light."""
    if light > 0:
        sprite.set_alpha(round(255 * light))
        canvas.blit(sprite, sprite.get_rect(center=box.center))


def _ink_on(theme: Theme) -> Colour:
    """The colour of text on a plate in the accent."""
    return max((theme.night, theme.ink, WHITE), key=lambda tone: contrast(tone, theme.accent))


@baked
def _play_plate(theme: Theme, size: tuple[int, int], *, lit: bool) -> Surface:
    """A thick key; in the accent if it is lit."""
    width, height = size
    radius = max(3, height // 4)
    thick = max(2, height // 14)
    picture = clear((width, height + 2 * thick), theme.night)
    body, accent = Rect(0, thick, width, height), theme.accent
    if theme.style is Style.FLAT:
        pygame.draw.rect(picture, accent if lit else theme.floor, body, border_radius=radius)
        pygame.draw.rect(picture, theme.ink if lit else accent, body, theme.outline(2), radius)
        return picture
    side = mix(accent, theme.night if theme.style is Style.NEON else (0, 0, 0), 0.55 if lit else 0.8)
    pygame.draw.rect(picture, side, body.move(0, thick), border_radius=radius)
    face = (mix(accent, WHITE, 0.28), accent) if lit else (mix(theme.floor, accent, 0.2), theme.floor)
    picture.blit(plate(size, radius, face, 0.4, max(1, thick // 2)), (0, thick))
    return picture


@baked
def _play_halo(theme: Theme, size: tuple[int, int]) -> Surface:
    """The light around the key; none on it."""
    width, height = size
    blur, radius = height // 2, max(3, height // 4)
    neon = theme.style is Style.NEON
    halo = soft_shape(size, radius, blur, theme.accent if neon else (0, 0, 0), 0.7 if neon else 0.2)
    hole = Rect(blur, blur, width, height)
    pygame.draw.rect(halo, (*theme.accent, 0), hole, border_radius=radius)
    return halo


# The buttons at the foot


def _draw_button(
    canvas: Surface, layout: Layout, theme: Theme, label: str, box: Rect, light: float, glyph: Glyph | None
) -> None:
    """A quiet button with its shortcut: hardly more than its words, until it is in focus."""
    radius = box.height // 3
    share = swaying(light)
    ground = mix(theme.faint(theme.floor, 0.6), theme.faint(theme.accent, 0.34), share)
    pygame.draw.rect(canvas, ground, box, border_radius=radius)
    if share > 0 or theme.style is not Style.NEON:
        edge = mix(theme.faint(theme.edge, 0.5), mix(theme.accent, theme.ink, 0.4), share)
        pygame.draw.rect(canvas, edge, box, theme.outline(layout.px(0.1 + 0.2 * share)), radius)
    tone = shaded(theme.soft, theme.ink, light)
    width = text_width(label, layout.small, bold=True)
    key = glyph_width(glyph, layout.small) + layout.px(0.8) if glyph is not None else 0
    if key + width + layout.px(1) > box.width:
        glyph, key = None, 0
    left = box.centerx - (key + width) // 2
    if glyph is not None:
        draw_glyph(canvas, theme, glyph, left, box.centery, layout.small)
    write(canvas, label, layout.small, tone, bold=True, midleft=(left + key, box.centery))
