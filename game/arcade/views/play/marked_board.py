"""A board with all marks on it."""

import math
from dataclasses import dataclass

from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.frame import Frame
from game.arcade.draw.marks import mark_hinted, mark_holding_out, mark_refused, mark_tried
from game.arcade.draw.renderer import AnyRenderer


@dataclass(frozen=True)
class MarkedBoard:
    """What is drawn on a board and its rim."""

    frame: Frame
    hinted: tuple[int, ...]  # the cells that a hint points at
    holding_out: tuple[int, ...]  # the same if every move loses
    tried: tuple[int, ...]  # the cells of a move that waits to be confirmed
    shake: float  # how strongly the board trembles after an illegal move, from 0 to 1
    refused: int | None  # the cell at which it was tried, if that is marked
    lines: dict[tuple[bool, int], float]  # the light of the rows (True) and columns that are pointed at


def draw_marked_board(canvas: Surface, renderer: AnyRenderer, area: BoardArea, board: MarkedBoard) -> None:
    frame, theme = board.frame, renderer.theme
    trembling = _shaken(area, board.shake)
    renderer.draw(canvas, trembling, frame)
    mark_hinted(canvas, trembling, theme, board.hinted, frame.time)
    mark_holding_out(canvas, trembling, theme, board.holding_out, frame.time)
    if board.refused is not None:
        up = renderer.raised(area, frame.position, board.refused)
        mark_refused(canvas, area.moved(0, -up), theme, board.refused)
    mark_tried(canvas, trembling, theme, board.tried, frame.time)


def _shaken(area: BoardArea, strength: float) -> BoardArea:
    """Everything on the board trembles lightly after an illegal move."""
    if strength <= 0:
        return area
    shift = round(math.sin(strength * math.pi * 6) * strength * area.cell * 0.035)
    return area.moved(shift, 0)
