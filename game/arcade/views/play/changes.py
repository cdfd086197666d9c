"""Which parts of the screen change from one picture of a game to the next.

The same picture gives the same pixels, so that nothing has to be drawn again where two pictures are alike.
"""

from dataclasses import replace

from pygame import Rect

from game.arcade.draw.finale import AFTERWARDS
from game.arcade.views.panel.panel import reach_of_plate
from game.arcade.views.play.marked_board import MarkedBoard
from game.arcade.views.play.play import PlayPicture
from game.core.rules import PLAYERS

# How far lights, shadows and splinters reach beyond the board, in cells; and marks that pulse while it rests.
BEYOND, PULSES_BEYOND = 1.0, 0.55


def changed_parts(before: PlayPicture, after: PlayPicture) -> tuple[Rect, ...] | None:
    """The parts of the screen in which two pictures differ; None for all of it."""
    on_board = _with_board_of(after, before)
    elsewhere = replace(on_board, panels=after.panels, corners=after.corners) != after
    if elsewhere or _flies(before) or _flies(after):
        return None
    parts = [
        reach_of_plate(after.layout, after.theme, player)
        for player, old, new in zip(PLAYERS, before.panels, after.panels, strict=True)
        if old != new
    ]
    if on_board != before:
        parts += _changed_on_board(before, after, on_board)
    if before.corners is not None and after.corners is not None:
        parts += after.corners.changed_parts(after.layout, before.corners)
    return tuple(part.clip(after.layout.screen) for part in parts)


def _changed_on_board(before: PlayPicture, after: PlayPicture, on_board: PlayPicture) -> list[Rect]:
    """What the game says about it, if nothing else changes; if not, all of the board."""
    frame, renderer, layout = after.board.frame, after.renderer, after.layout
    if not after.board.pulses and replace(before, board=replace(before.board, frame=frame)) == on_board:
        area = renderer.perspective.area(after.slab, renderer.size, layout.small)
        part = renderer.changed_part(area, before.board.frame, frame)
        if part is not None:
            return [part]
    pulses = replace(on_board, board=_at_time_of(before.board, after.board)) == before
    reach = [_reach_of_board(after, PULSES_BEYOND)]
    if not pulses:
        reach = [_reach_of_board(after, BEYOND), after.slab.whole]
    covered = after.ending.settled == 1  # above and below, by the banner and the choices
    return [layout.between_bands(part) for part in reach] if covered else reach


def _flies(picture: PlayPicture) -> bool:
    """Whether the game has just ended: splinters and sparks fly anywhere."""
    return 0 < picture.board.frame.ended < AFTERWARDS


def _with_board_of(after: PlayPicture, before: PlayPicture) -> PlayPicture:
    """A picture with the board of another one: with all that is drawn on the board and its rim."""
    return replace(
        before,
        board=after.board,
        player=after.player,  # in whose colour the numbers on the rim are lit
        call=after.call,  # which is read only at the end
        message=after.message,  # which is seen as it comes and goes
    )


def _at_time_of(before: MarkedBoard, after: MarkedBoard) -> MarkedBoard:
    """The later board, with its pulses as strong as before."""
    return replace(after, frame=replace(after.frame, time=before.frame.time))


def _reach_of_board(picture: PlayPicture, beyond: float) -> Rect:
    """The board with this many cells around it."""
    margin = round(beyond * picture.slab.board.width / picture.renderer.rules.size)
    return picture.slab.board.inflate(2 * margin, 2 * margin)
