"""Left alone, the cabinet plays itself, until someone presses anything."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Surface

from game.arcade.draw.text import write
from game.arcade.input.actions import Action
from game.arcade.scenes.play import PlayScene
from game.arcade.scenes.scene import Prompts
from game.core.controls import Verb
from game.core.variant import Variant
from game.core.words import _
from game.session.modes import Series

if TYPE_CHECKING:
    from game.arcade.cabinet import Cabinet

LINGER_SECONDS = 4.0
# Good enough to be worth watching, and not the same game every time.
SHOW_LEVEL = "sharp"


class AttractScene(PlayScene):
    """Two bots at the board, one game after the other, each with the choices last used for it."""

    def __init__(self, cabinet: Cabinet, variant: Variant, series: Series | None = None) -> None:
        chosen = replace(cabinet.choices_for(variant), people=(), level=SHOW_LEVEL, devices=())
        super().__init__(cabinet, chosen, series)

    def handle(self, action: Action) -> None:
        if action.verb is not Verb.POINT:
            self.stirred()

    def stirred(self) -> None:
        self.cabinet.audio.music("music_menu")
        self.cabinet.scenes.pop()

    def prompts(self) -> Prompts:
        """None: anything that is pressed means the same."""
        return []

    def draw_prompts(self, canvas: Surface) -> None:
        layout = self.cabinet.layout
        words = _("Press any key or button to play")
        write(canvas, words, layout.small, self.theme.soft, center=layout.footer.center)

    def show_verdict(self) -> None:
        if self.ended_for >= LINGER_SECONDS:
            self.cabinet.scenes.replace(self._following())

    def _following(self) -> AttractScene:
        """The next round, or the next game when the series is decided."""
        outcome, variant = self.match.outcome, self.choices.setup.variant
        assert outcome is not None, "the game is over"
        series = self.series.after(outcome)
        if series.winner is None:
            return AttractScene(self.cabinet, variant, series)
        games = list(self.cabinet.games.values())
        return AttractScene(self.cabinet, games[(games.index(variant) + 1) % len(games)])
