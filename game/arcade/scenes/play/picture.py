"""Makes the picture of a session at the board."""

from typing import Any

from game.arcade.context import Context
from game.arcade.draw.finale import PANELS_FROM, banner, panels
from game.arcade.draw.frame import Frame
from game.arcade.draw.glyphs import Glyph
from game.arcade.draw.theme import Theme
from game.arcade.input.actions import MOUSE, Device, Kind
from game.arcade.input.prompts import glyph_for, source_for
from game.arcade.input.source_names import source_name
from game.arcade.kit.message import Message
from game.arcade.renderers import renderer_of
from game.arcade.scenes.play.played import Played
from game.arcade.scenes.play.pointer import Pointer
from game.arcade.scenes.play.showing import Showing
from game.arcade.sentences import captions
from game.arcade.views.panel.panel import PanelPicture
from game.arcade.views.play.marked_board import MarkedBoard
from game.arcade.views.play.play import PlayPicture
from game.bots.hints import Certainty, Hint
from game.core.controls import Cursor, Verb
from game.core.rules import PLAYERS, Player, opponent
from game.core.words import _
from game.session.modes import Series
from game.session.session import Session

# The light that is left of a lamp whose half of a turn is done.
HALF_DONE = 0.4


def board_of(
    context: Context, session: Played, pointer: Pointer, showing: Showing, hint: Hint | None, ended: float
) -> MarkedBoard:
    """The board, this many seconds after the end of the game."""
    frame = _frame_of(context, session, pointer, showing, ended)
    choosing = session.person_on_turn and not showing.motion.moving
    pointed_at = pointer.cells_of(hint.moves) if hint and choosing else ()
    lost = hint is not None and hint.certainty is Certainty.LOSS
    return MarkedBoard(
        frame=frame,
        hinted=() if lost else pointed_at,
        holding_out=pointed_at if lost else (),
        tried=pointer.trial_cells if choosing else (),
        shake=showing.shake if context.motion.shake else 0.0,
        refused=None if context.motion.shake else showing.refused,
        lines=showing.lines.shown(lines_at(frame.cursor, session)),
    )


def _frame_of(context: Context, session: Played, pointer: Pointer, showing: Showing, ended: float) -> Frame:
    settings = context.settings
    match, motion = session.match, showing.motion
    choosing = session.person_on_turn and not motion.moving
    marks = choosing and _retracted(pointer, showing) is None
    return Frame(
        start=match.start,
        plies=(*match.plies, *([motion.undone] if motion.undone else [])),
        progress=motion.progress,
        time=context.pulse_time,
        cursor=shown_cursor(session, pointer, showing),
        entered=showing.entered,
        intended=pointer.intended if marks and settings.previews else None,
        legal=tuple(match.rules.legal_moves(match.position)) if marks and settings.marks else (),
        ended=ended,
        particles=context.motion.particles,
    )


def shown_cursor(session: Played, pointer: Pointer, showing: Showing) -> Cursor | None:
    """The cursor, while the player on turn can choose."""
    if not session.person_on_turn or showing.motion.moving:
        return None
    return _retracted(pointer, showing) or pointer.cursor


def _retracted(pointer: Pointer, showing: Showing) -> Cursor | None:
    """The first half of a move while it is taken back: it is still shown, and nothing can be chosen."""
    return showing.entry if pointer.half is None else None


def ended_for(context: Context, session: Session, showing: Showing) -> float:
    """The time since the end of the game, as `finale` counts it; a resignation is told and not shown."""
    if not session.over or showing.motion.moving:
        return 0.0
    skipped = PANELS_FROM if session.resigned is not None else 0.0
    return skipped + context.motion.passed(showing.ended_for)


def picture_of(
    context: Context, theme: Theme, session: Session, pointer: Pointer, showing: Showing
) -> PlayPicture:
    """Everything that is shown."""
    since_end = ended_for(context, session, showing)
    ended = 0.0 if session.resigned is not None else since_end
    hint = session.hint if context.settings.hints else None
    board = board_of(context, session, pointer, showing, hint, ended)
    message = message_of(context, session, pointer, showing)
    outcome, mode = session.outcome, session.mode
    told = panels(since_end)
    return PlayPicture(
        layout=context.layout,
        theme=theme,
        renderer=renderer_of(session.setup, theme),
        board=board,
        title=title(context, captions.title(session)),
        call=captions.call(session, pointer.request) if outcome is None else captions.result(session),
        reason=captions.reason(session) if session.over else "",
        banner=banner(since_end),
        player=session.turn if outcome is None else outcome.winner,
        panels=tuple(
            _panel(context, session, player, board.frame, pointer, showing, told) for player in PLAYERS
        ),
        series=mode if isinstance(mode, Series) else None,
        message=message,
        said=showing.said.shown(message),
    )


def title(context: Context, words: str) -> str:
    """What is played. While the disk is slow, that takes its place."""
    return _("The disk is slow") if context.profile.saving.is_slow else words


def lit_players(session: Session) -> tuple[Player, ...]:
    """Whose panel is lit: the player's on turn. When the game is over, its end lights the winner's."""
    return () if session.over else (session.turn,)


def lines_at(cursor: Cursor | None, session: Played) -> tuple[tuple[bool, int], ...]:
    """The row (True) and the column (False) of the cell pointed at."""
    if cursor is None:
        return ()
    row, column = session.match.rules.grid.coordinates(cursor.cell)
    return ((True, row), (False, column))


def message_of(context: Context, session: Played, pointer: Pointer, showing: Showing) -> Message | None:
    """The message to show: about what has happened, or about the move on trial."""
    return showing.message or _trial_message(context, session, pointer) or _notice(context)


def _notice(context: Context) -> Message | None:
    """The current notice, if there is one."""
    return Message(context.notices.current) if context.notices.current else None


def _trial_message(context: Context, session: Played, pointer: Pointer) -> Message | None:
    """How to confirm the move on trial, if there is one."""
    if pointer.trial is None:
        return None
    device = device_of(context, session, session.turn)
    move = session.match.rules.move_words(pointer.trial)
    if device.kind is Kind.MOUSE:
        return Message(_("Click again to play {move}.", move=move))
    source = source_for(device, Verb.CONFIRM, context.bindings)
    if source is None:
        return Message(_("Confirm to play {move}.", move=move))
    return Message(_("Press {button} to play {move}.", button=source_name(source, device), move=move))


def device_of(context: Context, session: Played, player: Player) -> Device:
    """The device of a player. A moving mouse belongs to the player on turn."""
    pointing = context.device == MOUSE and player == session.turn
    return context.seats.device(player, context.device, prefer_recent=pointing)


def _own_glyphs(context: Context, session: Session, pointer: Pointer, player: Player) -> tuple[Glyph, ...]:
    """What a player presses, to tell it from what the other one does. One person reads it at the foot."""
    if session.players.alone is not None:
        return ()
    own, other = (_glyphs_of(context, session, pointer, each) for each in (player, opponent(player)))
    return own if own[:1] != other[:1] else ()


def _glyphs_of(context: Context, session: Session, pointer: Pointer, player: Player) -> tuple[Glyph, ...]:
    """What a player presses at the board: a direction, and what confirms it if it has to be confirmed."""
    device = device_of(context, session, player)
    confirms = device.kind is Kind.MOUSE or pointer.confirms(player)
    verbs = (Verb.UP, Verb.CONFIRM) if confirms else (Verb.UP,)
    glyphs = (glyph_for(device, verb, context.bindings) for verb in verbs)
    return tuple(glyph for glyph in glyphs if glyph is not None)


def _panel(
    context: Context,
    session: Session,
    player: Player,
    frame: Frame,
    pointer: Pointer,
    showing: Showing,
    told: float,
) -> PanelPicture:
    match, rules = session.match, session.match.rules
    before = match.plies[-1].before if session.over and match.plies else match.position
    left, at_end = moves_of(session, before, player), _moves_at_end(session, player)
    outcome = session.outcome
    won = outcome is not None and outcome.winner == player and told > 0
    light = showing.turn.shown(lit_players(session)).get(player, 0.0)
    return PanelPicture(
        name=rules.player_name(player),
        holder=captions.holder(session, player),
        hints=session.hints_used(player) if session.began_in.hints is None else 0,  # else told elsewhere
        glyphs=_own_glyphs(context, session, pointer, player),
        moves_left=left,
        left_words=rules.left_words(left),
        moves_at_end=at_end,
        words_at_end=rules.left_words(at_end or 0),
        halves=_halves(context, session, player, pointer, frame),
        moves_then=_moves_then(session, player, frame),
        flag=captions.winner() if won else captions.flag(session, player, pointer.request),
        light=max(light, told) if won else light,
        ended=told,
    )


def _halves(
    context: Context, session: Session, player: Player, pointer: Pointer, frame: Frame
) -> tuple[float, float] | None:
    """The lamps of a turn with two halves: the one that is done has little light left."""
    if not renderer_of(session.setup, context.theme).entered_share:
        return None
    if player != session.turn or session.over or not session.person_on_turn:
        return 1.0, 1.0
    stepped = frame.entered if pointer.half is not None else 0.0
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
