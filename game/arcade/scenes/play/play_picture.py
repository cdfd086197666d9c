"""Makes the picture of a game at the board from the session and what is animated."""

import math
from typing import Any

from game.arcade.draw.finale import FATE_FROM, Ending, panels
from game.arcade.draw.frame import Frame
from game.arcade.draw.glyphs import Glyph
from game.arcade.input.actions import MOUSE, Device, Kind
from game.arcade.input.prompts import glyph_for, source_for
from game.arcade.input.source_names import source_name
from game.arcade.kit.message import Message
from game.arcade.scenes.play.board import AnyBoard
from game.arcade.scenes.play.entry import Played
from game.arcade.scenes.play.game_board import GameBoard
from game.arcade.sentences import captions
from game.arcade.shell.context import Context
from game.arcade.views.panel.panel import PanelPicture
from game.arcade.views.play.corners import Corners
from game.arcade.views.play.marked_board import MarkedBoard
from game.arcade.views.play.play import PlayPicture
from game.bots.hints import Certainty, Hint
from game.core.controls import Verb
from game.core.rules import PLAYERS, Player, opponent
from game.core.words import _
from game.session.modes import Series
from game.session.session import Session

# The light that is left of a lamp whose half of a turn is done.
HALF_DONE = 0.4


def board_of(board: AnyBoard, hint: Hint | None, ended: float) -> MarkedBoard:
    """The board, this many seconds after the end of the game."""
    shakes, animation = board.context.motion.shake, board.animation
    pointed_at = board.entry.cells_of(hint.moves) if hint and board.choosing else ()
    lost = hint is not None and hint.certainty is Certainty.LOSS
    return MarkedBoard(
        frame=_frame_of(board, pointed_at, ended),
        hinted=() if lost else pointed_at,
        holding_out=pointed_at if lost else (),
        tried=board.entry.trial_cells if board.choosing else (),
        shake=animation.shake if shakes else 0.0,
        refused=animation.refused(board.context.motion),
        lines=animation.lines.shown(board.lines),
    )


def _frame_of(board: AnyBoard, hinted: tuple[int, ...], ended: float) -> Frame:
    settings, match, motion = board.context.settings, board.session.match, board.animation.motion
    marks = board.choosing and board.retracted is None
    stood_still = min(board.animation.ended_for, FATE_FROM / (board.context.motion.speed or math.inf))
    return Frame(
        start=match.start,
        plies=(*match.plies, *([motion.undone] if motion.undone else [])),
        progress=motion.progress,
        time=board.context.pulse_time - stood_still,
        cursor=board.cursor,
        entered=board.animation.entered,
        intended=board.entry.intended if marks and settings.previews else None,
        legal=tuple(match.rules.legal_moves(match.position)) if marks and settings.marks else (),
        hinted=hinted,
        ended=ended,
        particles=board.context.motion.particles,
    )


def picture_of(
    board: GameBoard,
    words: str | None = None,
    corners: Corners | None = None,
    partners: tuple[str, str] = ("", ""),
) -> PlayPicture:
    """Everything that is shown; at the head these words, or else what is played."""
    session, since_end = board.session, board.since_end
    ended = 0.0 if session.resigned is not None else since_end
    hint = session.hint if board.gives_hints else None
    shown = board_of(board, hint, ended)
    message = message_of(board)
    outcome, mode = session.outcome, session.mode
    told = panels(since_end)
    call = captions.call(session, board.entry.request) if outcome is None else captions.result(session)
    return PlayPicture(
        layout=board.layout,
        theme=board.theme,
        renderer=board.renderer,
        board=shown,
        title=title(board.context, captions.title(session) if words is None else words),
        call=call,
        reason=captions.reason(session) if session.over else "",
        ending=Ending.at(since_end),
        player=session.turn if outcome is None else outcome.winner,
        panels=tuple(
            _panel(board, player, shown.frame, told, partner)
            for player, partner in zip(PLAYERS, partners, strict=True)
        ),
        series=mode if isinstance(mode, Series) else None,
        message=message,
        said=board.animation.said.shown(message),
        corners=corners,
    )


def title(context: Context, words: str) -> str:
    """The title: what is played, or that the disk is slow."""
    return _("The disk is slow") if context.profile.saving.is_slow else words


def message_of(board: AnyBoard) -> Message | None:
    """The message to show: about what has happened, or about the move on trial, or a notice, or the goal."""
    notice = board.context.notices.current
    said = board.animation.message or _trial_message(board) or (Message(notice) if notice else None)
    return said or board.animation.standing


def _trial_message(board: AnyBoard) -> Message | None:
    """How to confirm the move on trial, if there is one."""
    session, trial = board.session, board.entry.trial
    if trial is None:
        return None
    device = device_of(board.context, session, session.turn)
    move = session.match.rules.move_words(trial)
    if device.kind is Kind.MOUSE:
        return Message(_("Click again to play {move}.", move=move))
    source = source_for(device, Verb.CONFIRM, board.context.bindings)
    if source is None:
        return Message(_("Confirm to play {move}.", move=move))
    return Message(_("Press {button} to play {move}.", button=source_name(source, device), move=move))


def device_of(context: Context, session: Played, player: Player) -> Device:
    """The device of a player. A moving mouse belongs to the player on turn."""
    pointing = context.device == MOUSE and player == session.turn
    return context.seats.device(player, context.device, prefer_recent=pointing)


def _own_glyphs(board: GameBoard, player: Player) -> tuple[Glyph, ...]:
    """What a player presses, if the opponent presses something else. One person reads it at the foot."""
    if board.session.players.alone is not None:
        return ()
    own, other = (_glyphs_of(board, each) for each in (player, opponent(player)))
    return own if own[:1] != other[:1] else ()


def _glyphs_of(board: GameBoard, player: Player) -> tuple[Glyph, ...]:
    """What a player presses at the board: a direction, and what confirms it if it has to be confirmed."""
    device = device_of(board.context, board.session, player)
    confirms = device.kind is Kind.MOUSE or board.entry.confirms(player)
    verbs = (Verb.UP, Verb.CONFIRM) if confirms else (Verb.UP,)
    glyphs = (glyph_for(device, verb, board.context.bindings) for verb in verbs)
    return tuple(glyph for glyph in glyphs if glyph is not None)


def _panel(board: GameBoard, player: Player, frame: Frame, told: float, partner: str) -> PanelPicture:
    session, match, rules = board.session, board.session.match, board.session.match.rules
    before = match.plies[-1].before if session.over and match.plies else match.position
    left, at_end = moves_of(session, before, player), _moves_at_end(session, player)
    outcome = session.outcome
    won = outcome is not None and outcome.winner == player and told > 0
    light = board.animation.turn.shown(board.lit).get(player, 0.0)
    light *= board.animation.called if player in board.lit else 1.0
    return PanelPicture(
        name=rules.player_name(player, session.names),
        person=session.players.person(player),
        holder=partner or captions.holder(session, player),
        hints=session.hints_used(player) if session.began_in.hints is None else 0,  # else told elsewhere
        guards=captions.guards(session, player),
        glyphs=_own_glyphs(board, player),
        moves_left=left,
        left_words=rules.left_words(left),
        moves_at_end=at_end,
        words_at_end=rules.left_words(at_end or 0),
        says=captions.last_words(session),
        halves=_halves(board, player, frame),
        moves_then=_moves_then(session, player, frame),
        flag=captions.winner() if won else captions.flag(session, player, board.entry.request),
        light=max(light, told) if won else light,
        ended=told,
    )


def _halves(board: GameBoard, player: Player, frame: Frame) -> tuple[float, float] | None:
    """The lamps of a turn with two halves: the one that is done has little light left."""
    if not board.renderer.entered_share:
        return None
    if player != board.session.turn or not board.session.person_on_turn:
        return 1.0, 1.0
    stepped = frame.entered if board.entry.half is not None else 0.0
    return 1 - (1 - HALF_DONE) * stepped, stepped


def moves_of(session: Played, position: Any, player: Player) -> int:
    """How many moves a player has, or would have on turn."""
    rules = session.match.rules
    return len(rules.legal_moves(rules.seen_by(position, player)))


def _moves_at_end(session: Session, player: Player) -> int | None:
    """How many moves a player has at the end of a game; None if that says nothing about who lost."""
    if not session.over or session.resigned is not None:
        return None
    left = moves_of(session, session.match.position, player)
    return left if left or player == session.turn else None


def _moves_then(session: Session, player: Player, frame: Frame) -> int | None:
    """How many moves the opponent would have after the move pointed at."""
    if frame.intended is None or player == session.turn:
        return None
    match = session.match
    return moves_of(session, match.rules.play(match.position, frame.intended), player)
