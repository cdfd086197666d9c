"""The menu: the games on their tiles, and the buttons below them."""

from collections import OrderedDict
from dataclasses import dataclass
from typing import TypeVar

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.backdrop import draw_night, draw_veil
from game.arcade.draw.frame import Frame
from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.text import fitting, shortened, wrapped, write, write_in
from game.arcade.draw.theme import Colour, Theme, mix
from game.arcade.views.menu_layout import name_line
from game.arcade.views.message import Message, draw_message
from game.arcade.views.rows import ListPicture, Places, draw_more, draw_row
from game.core.grid import LEFT, RIGHT

K = TypeVar("K")
V = TypeVar("V")

# A board on a tile is drawn again when its frame is another one; the last pictures are kept.
KEPT_BOARDS = 24
# How much the tiles are veiled that are not in focus.
UNLIT_VEIL = 0.41


@dataclass(frozen=True)
class TilePicture:
    """A game that plays itself."""

    name: str
    theme: Theme
    renderer: AnyRenderer
    frame: Frame


@dataclass(frozen=True)
class MenuPicture:
    """Everything that is shown."""

    layout: Layout
    theme: Theme
    time: float
    summary: str  # of the game in focus
    notice: str  # shown in its place; "" if there is none
    accent: Colour  # of the game in focus
    tiles: tuple[TilePicture, ...]
    places: Places  # of the tiles
    label: int  # the height of the label of a tile
    focus: int  # the number of a tile, or of a button after them
    chosen: int  # the number of the tile that the buttons are about
    buttons: ListPicture
    words: Rect  # the place of the summary
    glyphs: tuple[Glyph | None, ...]  # what reaches each button from anywhere


# Drawing


def draw_menu(canvas: Surface, picture: MenuPicture) -> None:
    layout, theme = picture.layout, picture.theme
    draw_night(canvas, theme.tinted(theme.cabinet), picture.time)
    write(canvas, "GRIDLOCK ARCADE", layout.large, theme.ink, bold=True, midtop=layout.title.midtop)
    _draw_tiles(canvas, picture)
    _draw_summary(canvas, picture)
    cabinet, buttons = theme.tinted(theme.cabinet), picture.buttons
    for row, box, glyph in zip(buttons.rows, buttons.places.boxes, picture.glyphs, strict=True):
        draw_row(canvas, layout, cabinet, row, box, glyph)


def _draw_tiles(canvas: Surface, picture: MenuPicture) -> None:
    layout, places, label = picture.layout, picture.places, picture.label
    for number in places.visible:
        if number != picture.focus:
            lit, box = number == picture.chosen, places.boxes[number]
            _draw_tile(canvas, layout, picture.tiles[number], box, label, lit=lit, focused=False)
    if picture.focus < len(picture.tiles):  # last, since it is larger and lies over its neighbours
        box = places.boxes[picture.focus].inflate(layout.px(3), layout.px(3))
        _draw_tile(canvas, layout, picture.tiles[picture.focus], box, label, lit=True, focused=True)
    for arrow, direction in ((places.back, LEFT), (places.forth, RIGHT)):
        if arrow is not None:
            draw_more(canvas, layout, picture.theme, arrow, direction)


def _draw_summary(canvas: Surface, picture: MenuPicture) -> None:
    layout, theme = picture.layout, picture.theme
    tone = theme.legible(mix(mix(theme.cabinet, picture.accent, 0.65), theme.ink, 0.45))
    if picture.notice:
        draw_message(canvas, layout, theme, Message(picture.notice), picture.words)
    else:
        write_in(canvas, picture.summary, (layout.medium, layout.small), picture.words, tone)


def _draw_tile(
    canvas: Surface, layout: Layout, tile: TilePicture, box: Rect, label: int, *, lit: bool, focused: bool
) -> None:
    theme = tile.theme
    round_off, inset = layout.px(1.6), layout.px(0.8)
    ground = theme.faint(theme.accent, 0.2 if focused else 0.05)
    pygame.draw.rect(canvas, ground, box, border_radius=round_off)
    side = box.height - label - 2 * inset
    board = Rect(box.centerx - side // 2, box.top + inset, side, side)
    canvas.blit(_board(tile, max(1, board.width), layout.small), board)
    # A frame in the tile's own colour rounds the picture's corners.
    pygame.draw.rect(canvas, ground, board.inflate(inset, inset), inset, border_radius=round_off)
    if not lit:
        draw_veil(canvas, theme, UNLIT_VEIL, board)
    tone = theme.ink if focused else theme.soft
    below = Rect(box.left, board.bottom, box.width, box.bottom - board.bottom)
    _write_name(canvas, layout, tile.name, below, tone)
    if focused and theme.glow:
        halo = box.inflate(layout.px(1.6), layout.px(1.6))
        light = theme.faint(theme.accent, 0.35)
        pygame.draw.rect(canvas, light, halo, layout.px(0.8), border_radius=round_off * 2)
    edge = theme.accent if focused else theme.faint(mix(theme.edge, theme.accent, 0.4), 0.8)
    rim = theme.outline(layout.px(0.45 if focused else 0.15))
    pygame.draw.rect(canvas, edge, box, rim, border_radius=round_off)


def _write_name(canvas: Surface, layout: Layout, name: str, label: Rect, tone: Colour) -> None:
    """A name in one line, or in two where it is too long for one and there is room below a small board."""
    width, step = label.width - layout.px(2), name_line(layout)
    size = fitting(name, (layout.medium, layout.small), width, bold=True)
    lines = wrapped(name, size, width, bold=True) if label.height >= 2 * step else (name,)
    if len(lines) > 2:
        lines = (lines[0], " ".join(lines[1:]))
    for number, line in enumerate(lines):
        centre = (label.centerx, round(label.centery + step * (number - (len(lines) - 1) / 2)))
        write(canvas, shortened(line, size, width, bold=True), size, tone, bold=True, center=centre)


# By renderer and size; the frame whose picture it is stands beside it.
_boards: OrderedDict[tuple[AnyRenderer, int], tuple[Frame, Surface]] = OrderedDict()
_floors: OrderedDict[tuple[AnyRenderer, int], Surface] = OrderedDict()


def _board(tile: TilePicture, side: int, text_size: int) -> Surface:
    """The board in a square: the last picture again while the frame is the same."""
    key = (tile.renderer, side)
    kept = _boards.get(key)
    if kept is not None and kept[0] is tile.frame:
        return kept[1]
    margin = max(4, side // 18)
    square = Rect(margin, margin, max(1, side - 2 * margin), max(1, side - 2 * margin))
    area = BoardArea(square, tile.renderer.rules.size, text_size)
    picture = kept[1] if kept is not None else Surface((side, side))
    picture.blit(_floor(tile, key, area), (0, 0))
    tile.renderer.draw(picture, area, tile.frame)
    _keep(_boards, key, (tile.frame, picture))
    return picture


def _floor(tile: TilePicture, key: tuple[AnyRenderer, int], area: BoardArea) -> Surface:
    floor = _floors.get(key)
    if floor is None:
        floor = Surface((key[1], key[1]))
        floor.fill(tile.theme.night)
        tile.renderer.draw_floor(floor, area)
        _keep(_floors, key, floor)
    return floor


def _keep(kept: OrderedDict[K, V], key: K, value: V) -> None:
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > KEPT_BOARDS:
        kept.popitem(last=False)
