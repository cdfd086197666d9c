"""An unexpected error: a sentence about it, and the way back to the menu."""

from game.arcade.navigation.destinations import Back
from game.arcade.scenes.card import CardScene
from game.arcade.scenes.rows import Row
from game.arcade.scenes.scene import Go
from game.arcade.shell.context import Context
from game.core.words import later


class FaultScene(CardScene):
    """A card over the menu, from which people can go on."""

    warns = True

    def __init__(self, context: Context, go: Go, words: str) -> None:
        self._words = words
        rows = [Row(later("Continue"), self._go_on)]
        super().__init__(context, go, None, later("Something went wrong"), rows)

    def words(self) -> str:
        return self._words

    def _go_on(self) -> None:
        self.context.audio.play("confirm")
        self.go(Back())
