"""A board with all marks on it."""

import math
from dataclasses import dataclass, replace
from functools import partial

from pygame import Surface

from game.arcade.draw.area import BoardArea
from game.arcade.draw.frame import Frame
from game.arcade.draw.marks import mark_hint, mark_holding_out, mark_tried
from game.arcade.draw.refused_move import RefusedMove, mark_refused
from game.arcade.draw.renderer import AnyRenderer


@dataclass(frozen=True)
class MarkedBoard:
    """What is drawn on a board and its rim."""

    frame: Frame
    hinted: tuple[int, ...]  # the cells that a hint points at
    holding_out: tuple[int, ...]  # the same if every move loses
    tried: tuple[int, ...]  # the cells of a move that waits to be confirmed
    shake: float  # how strongly the board trembles after an illegal move, from 0 to 1
    refused: RefusedMove | None  # that move, while the reason is shown
    lines: dict[tuple[bool, int], float]  # the light of the rows (True) and columns that are pointed at

    @property
    def pulses(self) -> bool:
        """Whether marks that the game does not draw itself change with time."""
        return bool(self.hinted or self.holding_out or self.tried or self.refused)


def draw_marked_board(canvas: Surface, renderer: AnyRenderer, area: BoardArea, board: MarkedBoard) -> None:
    frame, theme, refused = board.frame, renderer.theme, board.refused
    trembling = _shaken(area, board.shake)
    thrown = refused.back(area.size) if refused is not None else (0.0, 0.0)
    renderer.draw(canvas, trembling, replace(frame, thrown=thrown))
    mark_hint(canvas, trembling, theme, board.hinted, frame.time)
    mark_holding_out(canvas, trembling, theme, board.holding_out, frame.time)
    if refused is not None:
        mark_refused(canvas, trembling, theme, refused, partial(renderer.raised, area, frame.position))
    mark_tried(canvas, trembling, theme, board.tried, frame.time)


def _shaken(area: BoardArea, strength: float) -> BoardArea:
    """Everything on the board trembles lightly after an illegal move."""
    if strength <= 0:
        return area
    shift = round(math.sin(strength * math.pi * 6) * strength * area.cell * 0.035)
    return area.moved(shift, 0)
