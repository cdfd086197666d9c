"""The menu: the games on their tiles, and the buttons below them."""

import math
from collections import OrderedDict
from dataclasses import dataclass
from typing import TypeVar

import pygame
from pygame import Rect, Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.backdrop import draw_night
from game.arcade.draw.frame import Frame
from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.layout import Layout
from game.arcade.draw.renderer import AnyRenderer
from game.arcade.draw.text import fitting, shortened, write
from game.arcade.draw.theme import Colour, Theme, dimmed, mix
from game.arcade.views.rows import RowPicture, draw_row

K = TypeVar("K")
V = TypeVar("V")

# A board on a tile is drawn again when its frame is another one; the last pictures are kept.
KEPT_BOARDS = 24


@dataclass(frozen=True)
class TilePicture:
    """A game that plays itself."""

    name: str
    theme: Theme
    renderer: AnyRenderer
    frame: Frame


@dataclass(frozen=True)
class MenuPicture:
    """All that is shown."""

    layout: Layout
    theme: Theme
    time: float
    summary: str  # of the game in focus
    accent: Colour  # likewise
    tiles: tuple[TilePicture, ...]
    focus: int  # the number of a tile, or of a button after them
    buttons: tuple[RowPicture, ...]
    glyphs: tuple[Glyph | None, ...]  # what reaches each button from anywhere


# Where its parts stand


def tile_boxes(layout: Layout, count: int) -> list[Rect]:
    """Rows of tiles, as many as give the largest boards."""
    return max(
        (_tile_rows(layout, count, rows) for rows in range(1, min(3, count) + 1)),
        key=lambda boxes: (boxes[0].width, -boxes[-1].bottom),
    )


def _tile_rows(layout: Layout, count: int, rows: int) -> list[Rect]:
    stage, gap = layout.stage.inflate(-layout.px(6), 0), layout.px(2)
    across = math.ceil(count / rows)
    top, bottom = layout.px(17), layout.height - layout.px(28)
    height = (bottom - top - gap * (rows - 1)) // rows
    label = layout.px(9 if rows == 1 else 6)
    side = max(1, min((stage.width - gap * (across - 1)) // across, height - label))
    full = rows * (side + label) + (rows - 1) * gap
    boxes = []
    for number in range(count):
        row, column = divmod(number, across)
        in_row = min(across, count - row * across)
        left = stage.centerx - (in_row * side + (in_row - 1) * gap) // 2
        y = top + (bottom - top - full) // 2 + row * (side + label + gap)
        boxes.append(Rect(left + column * (side + gap), y, side, side + label))
    return boxes


def button_boxes(layout: Layout, count: int) -> list[Rect]:
    width, height, gap = layout.px(34), max(layout.px(6.4), layout.plate), layout.px(2)
    left = layout.screen.centerx - (width * count + gap * (count - 1)) // 2
    y = layout.height - layout.px(17)
    return [Rect(left + number * (width + gap), y, width, height) for number in range(count)]


# How it looks


def draw_menu(canvas: Surface, picture: MenuPicture) -> None:
    layout, theme = picture.layout, picture.theme
    draw_night(canvas, theme.tinted(theme.cabinet), picture.time)
    middle = layout.screen.centerx
    write(canvas, "GRIDLOCK ARCADE", layout.large, theme.ink, bold=True, midtop=(middle, layout.px(4)))
    boxes = tile_boxes(layout, len(picture.tiles))
    for number, (tile, box) in enumerate(zip(picture.tiles, boxes, strict=True)):
        if number != picture.focus:
            _draw_tile(canvas, layout, tile, box, focused=False)
    if picture.focus < len(boxes):  # last, since it is larger and lies over its neighbours
        box = boxes[picture.focus].inflate(layout.px(3), layout.px(3))
        _draw_tile(canvas, layout, picture.tiles[picture.focus], box, focused=True)
    _draw_summary(canvas, picture)
    cabinet = theme.tinted(theme.cabinet)
    places = button_boxes(layout, len(picture.buttons))
    for row, box, glyph in zip(picture.buttons, places, picture.glyphs, strict=True):
        draw_row(canvas, layout, cabinet, row, box, glyph)


def _draw_summary(canvas: Surface, picture: MenuPicture) -> None:
    layout, theme = picture.layout, picture.theme
    tone = mix(mix(theme.cabinet, picture.accent, 0.65), theme.ink, 0.45)
    width = layout.stage.width - layout.px(8)
    size = fitting(picture.summary, (layout.medium, layout.small), width)
    centre = (layout.screen.centerx, layout.height - layout.px(22))
    write(canvas, picture.summary, size, tone, center=centre)


def _draw_tile(canvas: Surface, layout: Layout, tile: TilePicture, box: Rect, *, focused: bool) -> None:
    theme = tile.theme
    round_off, inset = layout.px(1.6), layout.px(0.8)
    ground = mix(theme.night, theme.accent, 0.2 if focused else 0.05)
    pygame.draw.rect(canvas, ground, box, border_radius=round_off)
    board = Rect(box.left + inset, box.top + inset, box.width - 2 * inset, box.width - 2 * inset)
    canvas.blit(_board(tile, max(1, board.width), layout.small), board)
    # A frame in the tile's own colour rounds the picture's corners.
    pygame.draw.rect(canvas, ground, board.inflate(inset, inset), inset, border_radius=round_off)
    if not focused:
        canvas.fill((150, 150, 150), box, special_flags=pygame.BLEND_RGB_MULT)
    label = Rect(box.left, board.bottom, box.width, box.bottom - board.bottom)
    width = label.width - layout.px(2)
    size = fitting(tile.name, (layout.medium, layout.small), width, bold=True)
    name = shortened(tile.name, size, width, bold=True)
    write(canvas, name, size, theme.ink if focused else theme.soft, bold=True, center=label.center)
    if focused:
        halo = box.inflate(layout.px(1.6), layout.px(1.6))
        light = dimmed(theme.accent, 0.35)
        pygame.draw.rect(canvas, light, halo, layout.px(0.8), border_radius=round_off * 2)
    edge = theme.accent if focused else dimmed(mix(theme.edge, theme.accent, 0.4), 0.8)
    pygame.draw.rect(canvas, edge, box, layout.px(0.45 if focused else 0.15), border_radius=round_off)


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
