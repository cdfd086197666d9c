"""Who wins with perfect play on the board that the set-up shows, where that is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bots.questions import AskValue, GameSoFar
from game.core.match import Match
from game.core.variant import Setup
from game.core.words import _
from game.solving.values import Value

if TYPE_CHECKING:
    from game.arcade.cabinet import Cabinet


class Fairness:
    """Asks the bot process about each board that is chosen, once."""

    def __init__(self, cabinet: Cabinet) -> None:
        self._cabinet = cabinet
        self._known: dict[Setup, Value] = {}
        self._asked: Setup | None = None

    def update(self, setup: Setup) -> None:
        """Find out about a board, without waiting."""
        if setup in self._known:
            return
        if setup != self._asked:
            self._asked = setup
            self._cabinet.worker.ask(AskValue(GameSoFar.of(Match(setup))))
        value = self._cabinet.worker.answer()
        if isinstance(value, Value):
            self.know(setup, value)

    def know(self, setup: Setup, value: Value) -> None:
        """What the start of a board is worth to whoever begins."""
        self._known[setup] = value

    def leave(self) -> None:
        """Nobody looks at the set-up any more."""
        self._asked = None
        self._cabinet.worker.cancel()

    def words(self, setup: Setup) -> str:
        """A sentence for the set-up; empty while it is not known."""
        if setup not in self._known:
            return ""
        sentences = {
            Value.WIN: _("With perfect play, whoever begins wins."),
            Value.LOSS: _("With perfect play, whoever comes second wins."),
            Value.DRAW: _("With perfect play, the game is a draw."),
        }
        return sentences.get(self._known[setup], _("Who wins here with perfect play is not known."))
