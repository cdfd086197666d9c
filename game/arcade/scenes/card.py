"""A card over another scene: a title, a few words, and rows to choose from."""

from pygame import Surface

from game.arcade.context import Context
from game.arcade.input.actions import Action, Command
from game.arcade.kit.rows import Places, Scroll
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Prompts, Scene
from game.arcade.views.card import CardPicture, CardShape, card_places, draw_card_scene
from game.core.controls import Verb
from game.core.variant import Variant
from game.core.words import _


class CardScene(Scene):
    """Going back does what one of the rows does. The first row that is not idle is in focus."""

    lies_over = True
    veils = True
    back_row = 0

    def __init__(
        self, context: Context, go: Go, variant: Variant | None, title: str, rows: list[Row]
    ) -> None:
        super().__init__(context, go)
        self._variant = variant
        self._title = title
        self.rows = RowList(rows, self._places)
        self.rows.focus_on(next(number for number, row in enumerate(rows) if not row.is_idle))

    def variant(self) -> Variant | None:
        return self._variant

    def handle(self, action: Action) -> None:
        if action.verb in (Command.PAUSE, Verb.BACK, Command.UNDO):
            self.rows.rows[self.back_row].confirm()
        elif self.rows.handle(action):
            self.context.audio.play("cursor")

    def prompts(self) -> Prompts:
        back = self.rows.rows[self.back_row].act
        return [(Verb.UP, _("Choose")), (Verb.CONFIRM, _("Confirm")), (Verb.BACK, back)]

    def words(self) -> str:
        """The words below the title, if any."""
        return ""

    # Whether the words are a warning, and whether the rows need little room.
    warns = False
    narrow = False

    @property
    def _shape(self) -> CardShape:
        return CardShape(self.words(), self.narrow, self.rows.apart)

    @property
    def resting(self) -> bool:
        return True

    def picture(self) -> CardPicture:
        return CardPicture(
            layout=self.context.layout,
            theme=self.theme,
            title=_(self._title),
            shape=self._shape,
            warns=self.warns,
            rows=self.rows.picture(),
        )

    def _places(self, scroll: Scroll) -> Places:
        return card_places(self.context.layout, self._shape, scroll)

    def draw_picture(self, canvas: Surface, picture: CardPicture) -> None:
        draw_card_scene(canvas, picture)
