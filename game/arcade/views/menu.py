"""The menu: the games on their tiles, and the buttons below them."""

import math
from collections import OrderedDict
from collections.abc import Iterator
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
from game.arcade.draw.text import fitting, shortened, wrapped, write
from game.arcade.draw.theme import Colour, Theme, mix
from game.arcade.views.rows import RowPicture, draw_row

K = TypeVar("K")
V = TypeVar("V")

# A board on a tile is drawn again when its frame is another one; the last pictures are kept.
KEPT_BOARDS = 24
# The room for a name in one line, in sizes of small text.
NAME_WIDTH = 8.5
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
    focus: int  # the number of a tile, or of a button after them
    chosen: int  # the number of the tile that the buttons are about
    buttons: tuple[RowPicture, ...]
    glyphs: tuple[Glyph | None, ...]  # what reaches each button from anywhere


# Layout


@dataclass(frozen=True)
class Tiling:
    """How tiles stand in rows: a square board each, and a label below it."""

    rows: int
    across: int  # in every row but the last, which may have fewer
    side: int  # of a board
    width: int  # of a tile
    label: int  # the height of a label

    @property
    def height(self) -> int:
        return self.side + self.label


def _tilings(layout: Layout, count: int) -> Iterator[Tiling]:
    """The tiles of so many games in one to three rows."""
    stage, gap = _tile_stage(layout), layout.px(2)
    for rows in range(1, min(3, count) + 1):
        across = math.ceil(count / rows)
        column = (stage.width - gap * (across - 1)) // across
        label = _label_height(layout, rows, column)
        side = max(1, min(column, (stage.height - gap * (rows - 1)) // rows - label))
        # Where there are several rows boards are small: names have more room.
        width = side if rows == 1 else min(column, max(side, _name_width(layout)))
        yield Tiling(rows, across, side, width, label)


def _label_height(layout: Layout, rows: int, column: int) -> int:
    if rows == 1:
        return layout.px(9)
    lines = 1 if column >= _name_width(layout) else 2
    return max(layout.px(6), lines * _name_line(layout))


def _name_width(layout: Layout) -> int:
    """The least width of a tile on which most names stand in one line."""
    return math.ceil(NAME_WIDTH * layout.small) + layout.px(2)


def _name_line(layout: Layout) -> int:
    """The height of each line of a name in two lines."""
    return round(layout.small * 1.2)


def _tile_stage(layout: Layout) -> Rect:
    """Where the tiles stand, with room for the one in focus to grow."""
    stage, top, bottom = layout.stage.inflate(-layout.px(6), 0), layout.px(17), layout.height - layout.px(28)
    return Rect(stage.left, top, stage.width, bottom - top)


def _tiling(layout: Layout, count: int) -> Tiling:
    """The one with the largest boards, in few rows."""
    return max(_tilings(layout, count), key=lambda tiling: (tiling.side, -tiling.rows))


def tile_boxes(layout: Layout, count: int) -> list[Rect]:
    tiling, stage, gap = _tiling(layout, count), _tile_stage(layout), layout.px(2)
    full = tiling.rows * tiling.height + (tiling.rows - 1) * gap
    boxes = []
    for number in range(count):
        row, column = divmod(number, tiling.across)
        in_row = min(tiling.across, count - row * tiling.across)
        left = stage.centerx - (in_row * tiling.width + (in_row - 1) * gap) // 2
        y = stage.top + (stage.height - full) // 2 + row * (tiling.height + gap)
        boxes.append(Rect(left + column * (tiling.width + gap), y, tiling.width, tiling.height))
    return boxes


def button_boxes(layout: Layout, count: int) -> list[Rect]:
    width, height, gap = layout.px(34), max(layout.px(6.4), layout.plate), layout.px(2)
    left = layout.screen.centerx - (width * count + gap * (count - 1)) // 2
    y = layout.height - layout.px(17)
    return [Rect(left + number * (width + gap), y, width, height) for number in range(count)]


# Drawing


def draw_menu(canvas: Surface, picture: MenuPicture) -> None:
    layout, theme = picture.layout, picture.theme
    draw_night(canvas, theme.tinted(theme.cabinet), picture.time)
    middle = layout.screen.centerx
    write(canvas, "GRIDLOCK ARCADE", layout.large, theme.ink, bold=True, midtop=(middle, layout.px(4)))
    boxes, label = tile_boxes(layout, len(picture.tiles)), _tiling(layout, len(picture.tiles)).label
    for number, (tile, box) in enumerate(zip(picture.tiles, boxes, strict=True)):
        if number != picture.focus:
            _draw_tile(canvas, layout, tile, box, label, lit=number == picture.chosen, focused=False)
    if picture.focus < len(boxes):  # last, since it is larger and lies over its neighbours
        box = boxes[picture.focus].inflate(layout.px(3), layout.px(3))
        _draw_tile(canvas, layout, picture.tiles[picture.focus], box, label, lit=True, focused=True)
    _draw_summary(canvas, picture)
    cabinet = theme.tinted(theme.cabinet)
    places = button_boxes(layout, len(picture.buttons))
    for row, box, glyph in zip(picture.buttons, places, picture.glyphs, strict=True):
        draw_row(canvas, layout, cabinet, row, box, glyph)


def _draw_summary(canvas: Surface, picture: MenuPicture) -> None:
    layout, theme = picture.layout, picture.theme
    tone = theme.legible(mix(mix(theme.cabinet, picture.accent, 0.65), theme.ink, 0.45))
    if picture.notice:
        tone = theme.ink
    words = picture.notice or picture.summary
    width = layout.stage.width - layout.px(8)
    size = fitting(words, (layout.medium, layout.small), width)
    centre = (layout.screen.centerx, layout.height - layout.px(22))
    write(canvas, words, size, tone, center=centre)


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
    if focused:
        halo = box.inflate(layout.px(1.6), layout.px(1.6))
        light = theme.faint(theme.accent, 0.35)
        pygame.draw.rect(canvas, light, halo, layout.px(0.8), border_radius=round_off * 2)
    edge = theme.accent if focused else theme.faint(mix(theme.edge, theme.accent, 0.4), 0.8)
    rim = theme.outline(layout.px(0.45 if focused else 0.15))
    pygame.draw.rect(canvas, edge, box, rim, border_radius=round_off)


def _write_name(canvas: Surface, layout: Layout, name: str, label: Rect, tone: Colour) -> None:
    """A name in one line, or in two where it is too long for one and there is room below a small board."""
    width, step = label.width - layout.px(2), _name_line(layout)
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
