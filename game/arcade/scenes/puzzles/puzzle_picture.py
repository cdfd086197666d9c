"""Makes the picture of a puzzle at the board."""

from game.arcade.draw.finale import Ending, panels
from game.arcade.kit.message import Message
from game.arcade.scenes.play.play_picture import board_of, message_of, moves_of, title
from game.arcade.scenes.puzzles.puzzle_board import PuzzleBoard
from game.arcade.sentences import puzzle_words
from game.arcade.views.panel.panel import PanelPicture
from game.arcade.views.play.play import PlayPicture
from game.arcade.views.puzzles.note import PuzzleNote
from game.core.rules import PLAYERS
from game.puzzles.attempt import Step
from game.puzzles.streak import Streak
from game.session.puzzle_session import Over, Refuting


def play_picture(board: PuzzleBoard, said: str) -> PlayPicture:
    """The board, and the panel of the player who is to find the moves; with the answer to the last choice."""
    context, session, animation = board.context, board.session, board.animation
    ended = context.motion.passed(animation.ended_for) if session.match.over else 0.0
    told = panels(board.result_at)
    message = said_at(board)
    panel = _panel(board, told)
    return PlayPicture(
        layout=board.layout,
        theme=board.theme,
        renderer=board.renderer,
        board=board_of(board, session.hint, ended),
        title=title(context, puzzle_words.task(session)),
        call=puzzle_words.call(board.mode, session, board.now) if board.over else "",
        reason=_reason(board, said),
        ending=Ending.at(board.result_at),
        player=session.player if session.attempt.solved or not board.over else None,
        panels=tuple(panel if player == session.player else None for player in PLAYERS),
        series=None,
        message=message,
        said=animation.said.shown(message),
    )


def _reason(board: PuzzleBoard, said: str) -> str:
    if not board.over:
        return ""
    return said or puzzle_words.reason(board.mode, board.session, board.before, board.now)


def said_at(board: PuzzleBoard) -> Message | None:
    """The message: while a wrong move stands on the board, why it is wrong. The choices take its place."""
    match board.session.phase:
        case Over():
            return None
        case Refuting():
            return Message(puzzle_words.gives_away(board.session), urgent=True)
    return message_of(board)


def _panel(board: PuzzleBoard, told: float) -> PanelPicture:
    session, player, rules = board.session, board.session.player, board.session.match.rules
    left = moves_of(session, session.match.position, player)
    light = board.animation.turn.shown(board.lit).get(player, 0.0)
    solved = board.over and session.attempt.solved
    return PanelPicture(
        name=rules.player_name(player),
        person=None,
        holder="",
        hints=0,
        guards="",
        glyphs=(),  # the prompts at the foot tell them
        moves_left=left,
        left_words=rules.left_words(left),
        moves_then=None,
        flag="" if solved else board.entry.request,  # the banner says that it is solved
        light=max(light, told) if solved else light,
        ended=told,
    )


def note_of(board: PuzzleBoard) -> PuzzleNote:
    """The panel of the puzzle."""
    session, mode, now, steps, marks = board.session, board.mode, board.now, board.steps, board.marks
    streak = now.streak if isinstance(mode, Streak) else None
    return PuzzleNote(
        mode=puzzle_words.mode_name(mode),
        which=puzzle_words.which(mode, board.before),
        rating=f"{session.setup.variant.name} · {puzzle_words.rating(session)}",
        variant=session.setup.variant,
        steps=steps,
        open=not board.over,
        hearts=(_heart_left(board),) if streak else (),
        skips=(streak.skips > 0,) if streak else (),
        standing=puzzle_words.standing(mode, board.before, now),
        cost=board.cost if isinstance(session.phase, Refuting) else "",
        fresh=marks.get(len(steps) - 1, 0.0) if steps else 1.0,
        links=_links(board),
    )


def _links(board: PuzzleBoard) -> float:
    """How many puzzles of a streak were solved; the last one is added when its result is seen."""
    now, before = board.now.streak, board.before.streak
    if now is None or not isinstance(board.mode, Streak):
        return 0.0
    added = board.over and (before is None or now.solved > before.solved)
    return now.solved - (1 - board.struck) * added


def _heart_left(board: PuzzleBoard) -> float:
    """How much of the heart of a streak is left: it goes while the mark of the first wrong move comes."""
    now, before = board.now.streak, board.before.streak
    if now is not None and now.hearts and not now.over:
        return 1.0
    if before is None or not before.hearts or Step.WRONG not in board.steps:
        return 0.0
    return 1.0 - board.marks.get(board.steps.index(Step.WRONG), 1.0)
