"""A card over another scene: a title, a few words, and rows to choose from."""

from pygame import Surface

from game.arcade.context import Context
from game.arcade.input.actions import Action, Command
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Prompts, Scene
from game.arcade.views.card import CardPicture, card_places, draw_card_scene
from game.arcade.views.rows import Places, Scroll
from game.core.controls import Verb
from game.core.variant import Variant
from game.core.words import _


class CardScene(Scene):
    """Going back does what one of the rows does."""

    lies_over = True
    back_row = 0

    def __init__(
        self, context: Context, go: Go, variant: Variant | None, title: str, rows: list[Row]
    ) -> None:
        super().__init__(context, go)
        self._variant = variant
        self._title = title
        self.rows = RowList(rows, self._places)

    def variant(self) -> Variant | None:
        return self._variant

    def handle(self, action: Action) -> None:
        if action.verb in (Command.PAUSE, Verb.BACK, Command.UNDO):
            self.rows.rows[self.back_row].confirm()
        elif self.rows.handle(action):
            self.context.audio.play("cursor")

    def prompts(self) -> Prompts:
        return [
            (Verb.UP, _("Choose")),
            (Verb.CONFIRM, self.rows.focused.act),
            (Verb.BACK, self.rows.rows[self.back_row].act),
        ]

    def words(self) -> str:
        """The words below the title, if any."""
        return ""

    # Whether the words are a warning.
    warns = False

    @property
    def resting(self) -> bool:
        return True

    def picture(self) -> CardPicture:
        return CardPicture(
            layout=self.context.layout,
            theme=self.theme,
            title=_(self._title),
            words=self.words(),
            warns=self.warns,
            rows=self.rows.picture(),
        )

    def _places(self, scroll: Scroll) -> Places:
        return card_places(self.context.layout, self.words(), scroll)

    def draw(self, canvas: Surface) -> None:
        draw_card_scene(canvas, self.picture())
