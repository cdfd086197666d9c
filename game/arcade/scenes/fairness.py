"""Which player wins with perfect play on the board shown in the set-up, if that is known."""

from functools import lru_cache

from game.arcade.shell.adviser import Adviser
from game.bots.questions import AskValue, GameSoFar
from game.core.match import Match
from game.core.variant import Setup
from game.core.words import _
from game.solving.values import Value


class Fairness:
    """Asks the bot process once about each board."""

    def __init__(self, adviser: Adviser) -> None:
        self._adviser = adviser
        self._known: dict[Setup, Value] = {}

    def update(self, setup: Setup) -> None:
        """Ask about a board, without waiting."""
        if setup in self._known:
            return
        value = self._adviser.ask(_question(setup))
        if isinstance(value, Value):
            self.know(setup, value)

    def know(self, setup: Setup, value: Value) -> None:
        """Keep the value of a board's start for the player who begins."""
        self._known[setup] = value

    def leave(self) -> None:
        """The set-up is closed: the answer is no longer needed."""
        self._adviser.rest()

    def words(self, setup: Setup) -> str:
        """A sentence for the set-up; empty until there is an answer."""
        sentences = {
            Value.WIN: _("With perfect play, the first player wins."),
            Value.LOSS: _("With perfect play, the second player wins."),
            Value.DRAW: _("With perfect play, the game is a draw."),
            Value.UNKNOWN: _("It is not known who wins with perfect play."),
        }
        return sentences[self._known[setup]] if setup in self._known else ""


@lru_cache(maxsize=32)
def _question(setup: Setup) -> AskValue:
    """Creating the rules of a large board takes longer than a frame."""
    return AskValue(GameSoFar.of(Match(setup)))
