"""A puzzle at the board: find the only move that wins."""

from game.arcade.destinations import Back, ToHowTo
from game.arcade.input.actions import Action, Command
from game.arcade.scenes.play.entering import Declined, Made, Pointed, means_back
from game.arcade.scenes.puzzles.board import REPLY_SECONDS, PuzzleBoard
from game.arcade.scenes.puzzles.prompts import LEAVE, prompts_at_board, prompts_at_mistake
from game.arcade.scenes.scene import Prompts
from game.arcade.sentences import puzzle_words
from game.core.controls import DIRECTION_OF, Verb
from game.core.words import _
from game.session.events import Refused

# How many moves of a refutation are shown when a person asks to see more of it.
MORE = 8
# The presses that take a wrong move back.
AGAIN = {*DIRECTION_OF, Verb.CONFIRM, Verb.BACK, Command.UNDO}


class PuzzleScene(PuzzleBoard):
    """Presses go to the board. While a wrong move stands there, they lead on from it."""

    # Presses

    def handle(self, action: Action) -> None:
        if self.rows is not None:
            self._choices.handle(action)
        elif action.verb is Verb.POINT:
            self._entering.point(action, self.area())
        elif not self._entering.ignores(action):
            self.showing.finish_motion()  # a press never waits for an animation
            self._answer(action)

    def _answer(self, action: Action) -> None:
        if self.pointer.midway and means_back(action):
            self._entering.step_back(action)
            self.sound("undo")
        elif action.verb is Command.PAUSE or (action.verb is Verb.BACK and not self.session.refuting):
            self.context.audio.play("back")
            self.go(Back())
        elif action.verb is Command.HELP:
            self.go(ToHowTo(self.variant()))
        elif self._over:
            self._offer()
        elif not self._held.waiting:
            self._act(action)

    def _act(self, action: Action) -> None:
        if self.session.refuting:
            self._answer_refutation(action)
        elif not self.session.person_on_turn:
            self._waited = REPLY_SECONDS
        elif action.verb is Command.HINT:
            self._ask_hint()
        elif action.verb is Command.REDO:
            self._skip()
        elif isinstance(action.verb, Verb):
            self._press(action, action.verb)

    def _press(self, action: Action, verb: Verb) -> None:
        match self._entering.press(action, verb):
            case Made(move):
                self.make(move)
            case Declined(reason, cell):
                self.take((Refused(reason),))
                self.showing.refuse(cell)
            case Pointed():
                self.sound("cursor")

    def _answer_refutation(self, action: Action) -> None:
        if self._refuting:
            self._waited = REPLY_SECONDS
        elif action.verb in AGAIN:
            self._end_refutation()
        elif action.verb is Command.REDO:
            self._refuting = MORE
        elif action.verb is Command.HINT:
            self._skip()

    def _end_refutation(self) -> None:
        """Try again, or go on to the result if nothing is left to win."""
        if self._closed:
            self._over = True
        else:
            self._tell(self.session.try_again())

    def _ask_hint(self) -> None:
        if self.context.settings.hints:
            asked = self.session.ask_hint()
            self._step((*asked, *self.session.show_hint()))
        else:
            self.showing.say(_("Hints are switched off in the settings."))

    def _skip(self) -> None:
        """Show the answer, but say first what that costs."""
        words = puzzle_words.before_skip(self._mode, self.session, self._now)
        said = self.showing.message
        if words and not self._closed and (said is None or said.words != words):
            self.showing.say(words)
            return
        self._refuting = 0
        self._step(self.session.skip())

    # Prompts

    def prompts(self) -> Prompts:
        if self.rows is not None:
            return self._choices.prompts()
        if self.session.refuting and not self._refuting:
            return prompts_at_mistake(self.session, closed=self._closed)
        if not self.session.person_on_turn:
            return [(LEAVE, _("Leave"))]
        hints = self._mode.hints and self.context.settings.hints
        return prompts_at_board(self.controls, self.pointer, hints=hints)
