"""A card over another scene: a title, a few words, and rows to choose from."""

from game.arcade.input.actions import Action, Command
from game.arcade.kit.nodes import Node
from game.arcade.kit.rows import Group, Rows
from game.arcade.kit.stacks import Card, Centred, Column, Part
from game.arcade.kit.text import Line, Text
from game.arcade.scenes.page_scene import VeilingScene
from game.arcade.scenes.rows import Row, RowList
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.shell.context import Context
from game.core.controls import Verb
from game.core.variant import Variant
from game.core.words import _

# The widths of a card, in units: the usual one, and that of one whose rows need no more.
WIDE, NARROW = 70, 52


class CardScene(VeilingScene):
    """A card over another scene: a title, a few words, and rows.

    Going back does what one of the rows does. At first, the first row that is not idle is in focus.
    """

    back_row = 0

    def __init__(
        self, context: Context, go: Go, variant: Variant | None, title: str, rows: list[Row]
    ) -> None:
        super().__init__(context, go)
        self._variant = variant
        self._title = title
        self.rows = RowList(rows, self.places_of_rows)
        self.rows.focus_on(next(number for number, row in enumerate(rows) if not row.is_idle))

    def variant(self) -> Variant | None:
        return self._variant

    def handle(self, action: Action) -> None:
        if action.verb in (Command.PAUSE, Verb.BACK, Command.UNDO):
            self.rows.rows[self.back_row].confirm()
        elif self.rows.handle(action):
            self.context.audio.play(self.rows.sound)

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
    def resting(self) -> bool:
        return True

    def page(self) -> Node:
        layout, theme, words = self.context.layout, self.theme, self.words()
        tone = theme.legible(theme.danger) if self.warns else theme.ink
        groups = tuple(Group(first, "") for first in self.rows.apart)
        content = Column(
            (
                Line(_(self._title), (layout.large, layout.medium), theme.ink, bold=True, align=0.5),
                Text(words, (layout.small,), tone, bold=True, centred=True) if words else None,
                Part(Rows.of(self.rows.content(), groups=groups), gap=2.5),
            )
        )
        return Centred(Card(content), NARROW if self.narrow else WIDE)
