"""The table of an evening of three and more, over whatever is played: who has what against whom."""

from game.arcade.input.actions import Action, Command
from game.arcade.kit.nodes import Node
from game.arcade.kit.stacks import Card, Centred, Column, Part
from game.arcade.kit.text import Line, Text
from game.arcade.navigation.destinations import Back
from game.arcade.scenes.page_scene import VeilingScene
from game.arcade.scenes.scene import Go, Prompts
from game.arcade.sentences import evening_words
from game.arcade.shell.context import Context
from game.arcade.views.evening.standings import standings_of
from game.core.controls import Verb
from game.core.words import _
from game.evening.evening import Form
from game.evening.progress import EveningProgress

# How wide the table is at most, in units.
WIDEST = 120
# What leads back.
LEADING_BACK = {Verb.BACK, Verb.CONFIRM, Command.PAUSE, Command.SECOND, Command.UNDO}


class TableScene(VeilingScene):
    """Any press that confirms or leaves leads back."""

    def __init__(self, context: Context, go: Go, progress: EveningProgress) -> None:
        super().__init__(context, go)
        self._progress = progress

    def handle(self, action: Action) -> None:
        if action.verb in LEADING_BACK:
            self.context.audio.play("back")
            self.go(Back())

    def prompts(self) -> Prompts:
        return [(Verb.BACK, _("Back"))]

    @property
    def resting(self) -> bool:
        return True

    def page(self) -> Node:
        layout, theme, progress = self.context.layout, self.theme, self._progress
        crossed = progress.evening.plan.form is Form.ROUND_ROBIN
        title = Line(_("Table"), (layout.large, layout.medium), theme.heading, bold=True, align=0.5)
        told = Text(evening_words.what_follows(progress.evening), (layout.small,), theme.ink, centred=True)
        column = Column(
            (
                Part(title, rank=2),
                Part(standings_of(progress, crossed=crossed), gap=2, grows=True),
                Part(told, gap=2, rank=1),
            )
        )
        return Centred(Card(column), WIDEST)
