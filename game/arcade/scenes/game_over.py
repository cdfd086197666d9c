"""The end of a game: who won and why, over the final position, and what comes next."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Surface

from game.arcade.draw.particles import draw_sparks
from game.arcade.draw.widgets import Row, RowList
from game.arcade.input.actions import Action, Command
from game.arcade.scenes.scene import Prompts, Scene
from game.core.controls import DIRECTION_OF, Verb
from game.core.rules import opponent
from game.core.words import _
from game.session.modes import Series

if TYPE_CHECKING:
    from game.arcade.cabinet import Cabinet
    from game.arcade.scenes.play import PlayScene


# A direction or a confirmation that comes sooner was meant for the game.
DEAF_SECONDS = 0.8


class GameOverScene(Scene):
    """The board stays in sight; the choices stand below it."""

    lies_over = True

    def __init__(self, cabinet: Cabinet, play: PlayScene, series: Series) -> None:
        super().__init__(cabinet)
        self.theme = play.theme
        self.series = series
        self._play = play
        self._age = 0.0
        play.series = series  # the panels show the round that was just won
        again = Row(_("Rematch"), self._rematch) if series.winner else Row(_("Next round"), self._next_round)
        self._rows = RowList(
            [
                again,
                Row(_("Review"), self._review),
                Row(_("Undo"), self._undo),
                Row(_("Set up"), self._setup),
                Row(_("Other game"), self._menu),
            ],
            lambda: (cabinet.layout, cabinet.layout.message),
            across=True,
        )

    def handle(self, action: Action) -> None:
        if self._age < DEAF_SECONDS and action.verb in (Verb.CONFIRM, *DIRECTION_OF):
            return
        if action.verb is Command.UNDO:
            self._undo()
        elif action.verb in (Command.PAUSE, Verb.BACK):
            self._menu()
        elif self._rows.handle(action):
            self.cabinet.audio.play("cursor")

    def prompts(self) -> Prompts:
        return [(Verb.UP, _("Choose")), (Verb.CONFIRM, self._rows.focused.act), (Verb.BACK, _("Other game"))]

    def update(self, seconds: float) -> None:
        self.age(seconds)
        self._play.mind.review(self._play.match)

    def age(self, seconds: float) -> None:
        """What is to be seen of the end goes on."""
        self._age += seconds
        self._play.ended_for += seconds

    def _start(self, scene: PlayScene) -> None:
        from game.arcade.scenes.menu import MenuScene

        self.cabinet.audio.play("confirm")
        menu = MenuScene(self.cabinet, self._play.choices.setup.variant)
        self.cabinet.scenes.restart(menu, scene)

    def _next_round(self) -> None:
        from game.arcade.scenes.play import PlayScene

        self._start(PlayScene(self.cabinet, self._play.choices, self.series))

    def _rematch(self) -> None:
        """A new series. The other player begins: not the one who began the last round."""
        from game.arcade.scenes.play import PlayScene

        first = opponent(self._play.match.first)
        self._start(PlayScene(self.cabinet, self._play.choices, Series(self.series.rounds, first)))

    def _review(self) -> None:
        from game.arcade.scenes.review import ReviewScene

        self.cabinet.audio.play("confirm")
        self.cabinet.scenes.push(ReviewScene(self.cabinet, self._play))

    def _undo(self) -> None:
        """The last move was a slip: the game goes on before it."""
        self._play.series = replace(self.series, outcomes=self.series.outcomes[:-1])
        self.cabinet.scenes.pop()
        self._play.handle(Action(Command.UNDO, self.cabinet.last_device))

    def _setup(self) -> None:
        from game.arcade.scenes.menu import MenuScene
        from game.arcade.scenes.setup import SetupScene

        variant = self._play.choices.setup.variant
        self.cabinet.scenes.restart(MenuScene(self.cabinet, variant), SetupScene(self.cabinet, variant))

    def _menu(self) -> None:
        from game.arcade.scenes.menu import MenuScene

        self.cabinet.audio.play("back")
        self.cabinet.scenes.restart(MenuScene(self.cabinet, self._play.choices.setup.variant))

    def draw(self, canvas: Surface) -> None:
        layout = self.cabinet.layout
        winner = self._play.match.winner
        if winner is not None:
            panel = layout.panel(winner)
            draw_sparks(canvas, layout, panel.center, self.theme.player(winner), self._age)
        self._rows.draw(canvas, self.theme)
        self.draw_prompts(canvas)
