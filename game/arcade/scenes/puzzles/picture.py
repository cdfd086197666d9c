"""Makes the picture of a puzzle at the board."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.arcade.context import Context
from game.arcade.draw.finale import BANNER_FROM, banner
from game.arcade.draw.theme import Theme
from game.arcade.kit.message import Message
from game.arcade.renderers import renderer_of
from game.arcade.scenes.play.picture import board_of, message_of, moves_of, title
from game.arcade.scenes.play.pointer import Pointer
from game.arcade.scenes.play.showing import Showing
from game.arcade.sentences import puzzle_words
from game.arcade.views.panel.panel import PanelPicture
from game.arcade.views.play.play import PlayPicture
from game.arcade.views.puzzles.note import PuzzleNote
from game.core.rules import PLAYERS, Player
from game.puzzles.attempt import Step
from game.puzzles.progress import Mode, Progress
from game.puzzles.streak import Streak
from game.session.puzzle_session import Keeping, Over, PuzzleSession, Refuting

# How long after the last move the result comes, if no game has ended with it.
PAUSE_SECONDS = 0.3


@dataclass(frozen=True)
class Moment:
    """What a scene knows of a puzzle besides its board."""

    mode: Mode
    before: Progress  # when the puzzle began
    now: Progress  # as far as it may be shown
    since_end: float  # seconds of animation since the result could be shown
    cost: str  # what the last wrong move has cost
    said: str  # the answer to the last choice
    marks: Mapping[int, float]  # the light of each step

    def result_at(self, session: PuzzleSession) -> float:
        """The time since the end as `finale` counts it: an end of the game has its time to be seen."""
        if not isinstance(session.phase, Over):
            return 0.0
        return self.since_end + (0.0 if session.match.over else BANNER_FROM - PAUSE_SECONDS)


def lit_players(session: PuzzleSession) -> tuple[Player, ...]:
    """Whose panel is lit: the solver's while a move is to be found."""
    return (session.player,) if session.person_on_turn else ()


def play_picture(
    context: Context, theme: Theme, session: PuzzleSession, pointer: Pointer, showing: Showing, moment: Moment
) -> PlayPicture:
    """The board, and the panel of the player who is to find the moves."""
    ended = context.motion.passed(showing.ended_for) if session.match.over else 0.0
    told = banner(moment.result_at(session))
    message = said_at(context, session, pointer, showing)
    over = isinstance(session.phase, Over)
    panel = _panel(session, pointer, showing, told)
    return PlayPicture(
        layout=context.layout,
        theme=theme,
        renderer=renderer_of(session.setup, theme),
        board=board_of(context, session, pointer, showing, session.hint, ended),
        title=title(context, puzzle_words.task(session)),
        call=puzzle_words.call(moment.mode, session, moment.now) if over else "",
        reason=_reason(session, moment),
        banner=told,
        player=session.player if session.attempt.solved or not over else None,
        panels=tuple(panel if player == session.player else None for player in PLAYERS),
        series=None,
        message=message,
        said=showing.said.shown(message),
    )


def _reason(session: PuzzleSession, moment: Moment) -> str:
    if not isinstance(session.phase, Over):
        return ""
    return moment.said or puzzle_words.reason(moment.mode, session, moment.before, moment.now)


def said_at(context: Context, session: PuzzleSession, pointer: Pointer, showing: Showing) -> Message | None:
    """What is said; while a wrong move stands on the board, why it is wrong. The choices take its place."""
    match session.phase:
        case Over():
            return None
        case Refuting():
            return Message(puzzle_words.gives_away(session), urgent=True)
    return message_of(context, session, pointer, showing)


def _panel(session: PuzzleSession, pointer: Pointer, showing: Showing, told: float) -> PanelPicture:
    player, rules = session.player, session.match.rules
    left = moves_of(session, session.match.position, player)
    light = showing.turn.shown(lit_players(session)).get(player, 0.0)
    solved = isinstance(session.phase, Over) and session.attempt.solved
    return PanelPicture(
        name=rules.player_name(player),
        holder="",
        hints=0,
        glyphs=(),  # the prompts at the foot tell them
        moves_left=left,
        left_words=rules.left_words(left),
        moves_then=None,
        flag="" if solved else pointer.request,  # the banner says that it is solved
        light=max(light, told) if solved else light,
        ended=told,
    )


def shown_steps(session: PuzzleSession) -> tuple[Step, ...]:
    """The steps, but not the latest one while it is still to be kept."""
    steps = session.attempt.steps
    return steps[:-1] if isinstance(session.phase, Keeping) else steps


def note_of(session: PuzzleSession, moment: Moment) -> PuzzleNote:
    """The panel of the puzzle."""
    mode, now = moment.mode, moment.now
    steps = shown_steps(session)
    streak = now.streak if isinstance(mode, Streak) else None
    return PuzzleNote(
        mode=puzzle_words.mode_name(mode),
        which=puzzle_words.which(mode, moment.before),
        rating=f"{session.setup.variant.name} · {puzzle_words.rating(session)}",
        variant=session.setup.variant,
        steps=steps,
        open=not isinstance(session.phase, Over),
        hearts=(_heart_left(moment, steps),) if streak else (),
        skips=(streak.skips > 0,) if streak else (),
        standing=puzzle_words.standing(mode, moment.before, now),
        cost=moment.cost if isinstance(session.phase, Refuting) else "",
        fresh=moment.marks.get(len(steps) - 1, 0.0) if steps else 1.0,
    )


def _heart_left(moment: Moment, steps: tuple[Step, ...]) -> float:
    """How much of the heart of a streak is left: it goes while the mark of the first wrong move comes."""
    now, before = moment.now.streak, moment.before.streak
    if now is not None and now.hearts and not now.over:
        return 1.0
    if before is None or not before.hearts or Step.WRONG not in steps:
        return 0.0
    return 1.0 - moment.marks.get(steps.index(Step.WRONG), 1.0)
