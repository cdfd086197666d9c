"""A puzzle at the board: find the only move that wins."""

from game.arcade.context import Context
from game.arcade.destinations import Back, ToHowTo
from game.arcade.input.actions import Action, Command
from game.arcade.scenes.play.entering import Declined, Entering, Made, Pointed, means_back
from game.arcade.scenes.play.upcoming import Upcoming
from game.arcade.scenes.puzzles.board import PuzzleBoard
from game.arcade.scenes.puzzles.prompts import LEAVE, prompts_at_board, prompts_at_mistake
from game.arcade.scenes.scene import Go, Prompts
from game.core.controls import DIRECTION_OF, Verb
from game.core.words import _
from game.puzzles.progress import Mode
from game.session.events import Refused
from game.session.puzzle_session import Over, PuzzleSession, Refuting

# The presses that take a wrong move back.
AGAIN = {*DIRECTION_OF, Verb.CONFIRM, Verb.BACK, Command.UNDO}


class PuzzleScene(PuzzleBoard):
    """Presses go to the board. While a wrong move stands there, they lead on from it."""

    def __init__(self, context: Context, go: Go, mode: Mode, session: PuzzleSession, seed: int) -> None:
        super().__init__(context, go, mode, session, seed)
        self._entering = Entering(context, session, self.controls, self.pointer, self.showing)
        self._upcoming = Upcoming(lambda: not self.keeping)

    # Presses

    def handle(self, action: Action) -> None:
        if self.rows is not None:
            self.choices.handle(action)
        elif action.verb is Verb.POINT:
            self._entering.point(action, self.area())
        elif not self._entering.ignores(action) and not self._upcoming.holds(action):
            self.showing.finish_motion()  # a press never waits for an animation
            self._answer(action)

    def _answer(self, action: Action) -> None:
        if self.pointer.midway and means_back(action):
            self._entering.step_back(action)
            self.sound("undo")
        elif action.verb is Command.PAUSE or (action.verb is Verb.BACK and not self.session.has_wrong_move):
            self.context.audio.play("back")
            self.go(Back())
        elif action.verb is Command.HELP:
            self.go(ToHowTo(self.variant()))
        elif isinstance(self.session.phase, Over):
            self.offer()
        elif self.session.person_on_turn or not self.keeping:
            self._act(action)

    def _act(self, action: Action) -> None:
        if isinstance(self.session.phase, Refuting):
            self._answer_refutation(action)
        elif not self.session.person_on_turn:
            self.hasten()
        elif action.verb is Command.HINT:
            self._upcoming.change(self.ask_hint)
        elif action.verb is Command.SECOND:
            self._upcoming.change(self.skip)
        elif isinstance(action.verb, Verb):
            self._press(action, action.verb)

    def _press(self, action: Action, verb: Verb) -> None:
        match self._entering.press(action, verb):
            case Made(move):
                self._upcoming.change(lambda: self.make(move))
            case Declined(reason, cell):
                self.take((Refused(reason),))
                self.showing.refuse(cell)
            case Pointed():
                self.sound("cursor")

    def _answer_refutation(self, action: Action) -> None:
        if self.session.question() is not None:
            self.hasten()
        elif action.verb in AGAIN:
            self.end_refutation()
        elif action.verb is Command.SECOND:
            self.session.see_more()
        elif action.verb is Command.HINT:
            self.skip()

    # Time

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._upcoming.go_on()
        while not self._entering.unseen and (action := self._upcoming.next_press()) is not None:
            self._answer(action)

    def gone(self) -> None:
        self.session.kept()  # nobody sees any more what the last step led to
        self._upcoming.finish()

    # What is shown

    def begin_turn(self) -> None:
        super().begin_turn()
        self._entering.begin_turn()

    def shown(self) -> None:
        self._entering.shown()

    @property
    def resting(self) -> bool:
        return super().resting and not self._entering.unseen and not self._upcoming.waiting

    # Prompts

    def prompts(self) -> Prompts:
        if self.rows is not None:
            return self.choices.prompts()
        if isinstance(self.session.phase, Refuting) and self.session.question() is None:
            return prompts_at_mistake(self.session, closed=self.closed)
        if not self.session.person_on_turn:
            return [(LEAVE, _("Leave"))]
        return prompts_at_board(self.controls, self.pointer, hints=self.gives_hints)
