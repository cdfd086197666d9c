"""A question before something is lost."""

from functools import partial

from game.arcade.draw.theme import Theme
from game.arcade.navigation.destinations import Back, Confirm
from game.arcade.scenes.card import CardScene
from game.arcade.scenes.rows import Row
from game.arcade.scenes.scene import Go, Scene
from game.arcade.shell.context import Context


class ConfirmScene(CardScene):
    """Asks before something is lost. Staying is in focus, and going back means staying."""

    def __init__(self, context: Context, go: Go, asking: Scene, question: Confirm) -> None:
        self._asking = asking
        self._question = question
        answers = ((question.leave, question.then), *question.others)
        rows = [Row(question.stay, self._stay), *(Row(label, partial(go, then)) for label, then in answers)]
        super().__init__(context, go, asking.variant(), question.title, rows)

    @property
    def theme(self) -> Theme:
        """The colours of the scene that asks."""
        return self._asking.theme

    def words(self) -> str:
        return self._question.words

    def _stay(self) -> None:
        self.context.audio.play("back")
        self.go(Back())
