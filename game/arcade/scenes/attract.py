"""Left alone, the cabinet plays itself, until someone presses anything."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.arcade.choices import Choices
from game.arcade.draw.glyphs import Prompts
from game.arcade.input.actions import Action
from game.arcade.scenes.play import PlayScene
from game.core.controls import Verb
from game.core.variant import Variant
from game.core.words import _

if TYPE_CHECKING:
    from game.arcade.cabinet import Cabinet

LINGER_SECONDS = 4.0


class AttractScene(PlayScene):
    """Two bots at the board, one game after the other."""

    def __init__(self, cabinet: Cabinet, variant: Variant) -> None:
        super().__init__(cabinet, replace(Choices(variant.setup()), people=()))

    def handle(self, action: Action) -> None:
        if action.verb is not Verb.POINT:
            self.cabinet.scenes.pop()

    def prompts(self) -> Prompts:
        return [(Verb.CONFIRM, _("Any button: play"))]

    def pad_lost(self, device: object) -> None:
        """Nobody sits here."""

    def show_verdict(self) -> None:
        if self.ended_for >= LINGER_SECONDS:
            games = list(self.cabinet.games.values())
            following = games[(games.index(self.choices.setup.variant) + 1) % len(games)]
            self.cabinet.scenes.pop()
            self.cabinet.scenes.push(AttractScene(self.cabinet, following))
