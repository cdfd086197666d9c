"""A question that is asked once before a game is given up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.arcade.draw.theme import Theme
from game.arcade.draw.widgets import Row
from game.arcade.scenes.card import CardScene
from game.core.words import _

if TYPE_CHECKING:
    from game.arcade.cabinet import Cabinet


class LeaveScene(CardScene):
    """Whether to leave a game in which moves were made. To stay is in focus."""

    def __init__(self, cabinet: Cabinet, theme: Theme, leave: Callable[[], None], words: str = "") -> None:
        self._loss = words or _("Its moves are not kept.")
        rows = [Row(_("Stay"), self._stay), Row(_("Leave"), leave)]
        super().__init__(cabinet, theme, _("Leave the game?"), rows)

    def _words(self) -> str:
        return self._loss

    def _stay(self) -> None:
        self.cabinet.audio.play("back")
        self.cabinet.scenes.pop()
