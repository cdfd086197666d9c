"""Whether to go on with an unfinished game."""

from game.arcade.input.actions import Action, Command
from game.arcade.navigation.destinations import Back, Destination, ToAttract, ToGame, ToGoOn
from game.arcade.scenes.card import CardScene
from game.arcade.scenes.rows import Row
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.sentences import captions
from game.arcade.shell.context import Context
from game.core.controls import Verb
from game.core.words import _, later
from game.session.new_sessions import next_game
from game.session.session import Session


class GoOnScene(CardScene):
    """Asks whether to go on. That is in focus; going back leaves the game as it is."""

    def __init__(self, context: Context, go: Go, question: ToGoOn, seed: int) -> None:
        self._question = question
        session = Session.restored(question.saved)
        # A round that is over is only kept for the sake of its series.
        self._session = next_game(session, seed) if session.over else session
        rows = [Row(later("Continue"), self._go_on), Row(question.other, self._do_otherwise)]
        super().__init__(context, go, question.saved.setup.variant, later("Continue?"), rows)

    def words(self) -> str:
        return captions.unfinished(self._session)

    def when_left_alone(self) -> Destination:
        return ToAttract(self._question.saved.setup.variant)

    def handle(self, action: Action) -> None:
        if action.verb in (Command.PAUSE, Verb.BACK, Command.UNDO):
            self.context.audio.play("back")
            self.go(Back())
        else:
            super().handle(action)

    def prompts(self) -> Prompts:
        return [(Verb.UP, _("Choose")), (Verb.CONFIRM, self.rows.focused.act), (Verb.BACK, _("Back"))]

    def _go_on(self) -> None:
        self.context.audio.play("confirm")
        self.go(ToGame(self._session))

    def _do_otherwise(self) -> None:
        self.context.audio.play("confirm")
        self.go(self._question.then)
