"""A puzzle at the board: find the only move that wins."""

from pygame import Surface

from game.arcade.draw.finale import CHOICES_FROM
from game.arcade.input.actions import Action, Command
from game.arcade.navigation.destinations import Back, ToHowTo, ToInitials
from game.arcade.scenes.play.board import BoardScene
from game.arcade.scenes.play.entry import Declined, Made, Pointed, means_back
from game.arcade.scenes.puzzles.puzzle_board import PuzzleBoard
from game.arcade.scenes.puzzles.puzzle_choices import PuzzleChoices
from game.arcade.scenes.puzzles.puzzle_picture import note_of, play_picture, said_at
from game.arcade.scenes.rows import RowList
from game.arcade.scenes.scene import Go, Parts, Prompts
from game.arcade.shell.context import Context
from game.arcade.views.puzzles.puzzle import PuzzlePicture, changed_parts_of_puzzle, draw_puzzle
from game.core.controls import DIRECTION_OF, Verb
from game.core.words import _
from game.puzzles.puzzle_progress import Mode
from game.puzzles.streak import Streak
from game.records.tables import PUZZLE_STREAK
from game.session.puzzle_session import PuzzleSession, Refuting
from game.store.puzzle_book import streak_key

# The presses that take a wrong move back.
AGAIN = {*DIRECTION_OF, Verb.CONFIRM, Verb.BACK, Command.UNDO}
LEAVE = Command.PAUSE


class PuzzleScene(BoardScene):
    """A puzzle to solve. Presses go to the board; while a wrong move stands there, they lead on from it."""

    board: PuzzleBoard

    def __init__(self, context: Context, go: Go, mode: Mode, session: PuzzleSession, seed: int) -> None:
        super().__init__(context, go)
        self.board = PuzzleBoard(context, mode, session)
        self.choices = PuzzleChoices(context, go, mode, session, seed)

    @property
    def session(self) -> PuzzleSession:
        return self.board.session

    @property
    def rows(self) -> RowList | None:
        """What comes after the puzzle, once it is offered."""
        return self.choices.rows

    def leave(self) -> None:
        super().leave()
        self.context.adviser.rest()
        self.context.motors.stop()

    # Presses

    def handle(self, action: Action) -> None:
        if self.rows is not None:
            self.choices.handle(action)
        elif action.verb is Verb.POINT:
            self.board.point(action)
        elif not self.board.entry.ignores(action) and not self.board.must_wait(action):
            self.board.animation.finish_motion()  # a press never waits for an animation
            self._answer(action)

    def _answer(self, action: Action) -> None:
        board = self.board
        if board.entry.midway and means_back(action):
            board.entry.step_back(action)
            board.sound("undo")
        elif action.verb is Command.PAUSE or (action.verb is Verb.BACK and not self.session.has_wrong_move):
            self.context.audio.play("back")
            self.go(Back())
        elif action.verb is Command.HELP:
            self.go(ToHowTo(self.variant()))
        elif board.over:
            self.offer()
        elif self.session.person_on_turn or not board.keeping:
            self._act(action)

    def _act(self, action: Action) -> None:
        board = self.board
        if isinstance(self.session.phase, Refuting):
            self._answer_refutation(action)
        elif not self.session.person_on_turn:
            board.hasten()
        elif action.verb is Command.HINT:
            board.change(board.ask_hint)
        elif action.verb is Command.SECOND:
            board.change(board.skip)
        elif isinstance(action.verb, Verb):
            self._press(action, action.verb)

    def _press(self, action: Action, verb: Verb) -> None:
        match self.board.press(action, verb):
            case Made(move):
                self.board.change(lambda: self.board.make(move))
            case Declined(refusal, heading):
                self.board.decline(refusal, heading)
            case Pointed():
                self.board.sound("cursor")

    def _answer_refutation(self, action: Action) -> None:
        if self.session.question() is not None:
            self.board.hasten()
        elif action.verb in AGAIN:
            self.board.end_refutation()
        elif action.verb is Command.SECOND:
            self.session.see_more()
        elif action.verb is Command.HINT:
            self.board.skip()

    def offer(self) -> None:
        """The choices come up; before them, a streak is signed."""
        self.board.skip_end()
        self.choices.offer()
        streak = self.context.profile.puzzle_keeper.streak if isinstance(self.board.mode, Streak) else None
        if streak is not None:
            self.go(ToInitials(PUZZLE_STREAK, (streak_key(streak),)))

    # Time

    def update(self, seconds: float) -> None:
        board = self.board
        board.go_on(seconds)
        self.choices.advance(seconds)
        if board.over and self.rows is None and board.result_at >= CHOICES_FROM:
            self.offer()
        board.follow_lights(seconds, said_at(board), board.lit)
        board.catch_up(self._answer)

    # The picture

    @property
    def resting(self) -> bool:
        return self.board.resting

    @property
    def shows_notices(self) -> bool:
        """A notice waits while something about the puzzle is said in its place."""
        silent = self.board.animation.message is None and self.board.entry.trial is None
        return silent and not self.session.has_wrong_move

    def picture(self) -> PuzzlePicture:
        return PuzzlePicture(
            play=play_picture(self.board, self.choices.said),
            solver=self.session.player,
            note=note_of(self.board),
            choices=self.choices.picture(),
            miss=self.board.missed,
        )

    def changed_parts(self, before: PuzzlePicture, after: PuzzlePicture) -> Parts | None:
        return changed_parts_of_puzzle(before, after)

    def draw_picture(self, canvas: Surface, picture: PuzzlePicture) -> None:
        draw_puzzle(canvas, picture)

    # Prompts

    def prompts(self) -> Prompts:
        if self.rows is not None:
            return self.choices.prompts(self.rows)
        if isinstance(self.session.phase, Refuting) and self.session.question() is None:
            return self._prompts_at_mistake()
        if not self.session.person_on_turn:
            return [(LEAVE, _("Leave"))]
        return self._prompts_at_board()

    def _prompts_at_board(self) -> Prompts:
        """What can be pressed while a move is to be found."""
        entry = self.board.entry
        if entry.trial is not None:
            return [(Verb.CONFIRM, _("Play it")), (Verb.BACK, _("Take it back"))]
        own: Prompts = list(self.board.controls.prompts(entry.cursor))
        if entry.midway:
            return own
        hint: Prompts = [(Command.HINT, _("Hint"))] if self.board.gives_hints else []
        return [*own, *hint, (Command.SECOND, _("Skip")), (LEAVE, _("Leave"))]

    def _prompts_at_mistake(self) -> Prompts:
        """What can be pressed while a wrong move stands on the board."""
        again = _("Continue") if self.board.closed else _("Try again")
        more: Prompts = [(Command.SECOND, _("See more"))] if self.session.has_more else []
        return [(Verb.CONFIRM, again), *more, (Command.HINT, _("Answer")), (LEAVE, _("Leave"))]
