"""What the bot process is asked about a game, and what it has answered.

Nothing here waits. Each frame the game says what it would like to know; when that changes, what was asked
before is cancelled.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.bots.hints import Hint
from game.bots.questions import Answer, AskHint, AskMove, AskReview, GameSoFar, Ponder, Question
from game.bots.review import Review
from game.core.match import Match
from game.core.rules import Move, Player

if TYPE_CHECKING:
    from game.arcade.cabinet import Cabinet


@dataclass
class Mind:
    """One game's side of the bot process."""

    cabinet: Cabinet
    seed: int
    hint: Hint | None = None  # about the position on the board
    reviewed: Review | None = None  # of the game that is over
    hints_used: dict[Player, int] = field(default_factory=dict)
    _wants_hint: bool = False
    _asked: Question | None = None
    _answer: Answer = None

    @property
    def waiting(self) -> bool:
        """Whether somebody waits for an answer."""
        return self._answer is None and isinstance(self._asked, AskMove | AskHint)

    def ask_hint(self, player: Player) -> None:
        """Help a player at this position; asking again costs nothing."""
        if not self._wants_hint:
            self._wants_hint = True
            self.hints_used[player] = self.hints_used.get(player, 0) + 1

    def know(self, hint: Hint, player: Player) -> None:
        """A hint that a player asked for has come."""
        self.ask_hint(player)
        self.hint = hint

    def forget(self) -> None:
        """The position has changed: nothing that was asked before matters any more."""
        self.hint, self.reviewed, self._wants_hint = None, None, False
        self.rest()

    def rest(self) -> None:
        """Stop thinking, until the game goes on."""
        self._asked = self._answer = None
        self.cabinet.worker.cancel()

    def move(self, match: Match, level: str) -> Move | None:
        """The move of a bot on turn, as soon as it is known."""
        answer = self._ask(AskMove(GameSoFar.of(match), level, self.seed))
        return answer if isinstance(answer, int) else None

    def attend(self, match: Match) -> None:
        """A person is on turn: answer what they ask, and think on their time."""
        game = GameSoFar.of(match)
        if self._wants_hint and self.hint is None:
            answer = self._ask(AskHint(game))
            self.hint = answer if isinstance(answer, Hint) else None
        else:
            self._ask(Ponder(game))

    def review(self, match: Match) -> Review | None:
        """What every move of a finished game was worth, as soon as it is known."""
        if self.reviewed is None:
            answer = self._ask(AskReview(GameSoFar.of(match)))
            self.reviewed = answer if isinstance(answer, Review) else None
        return self.reviewed

    def _ask(self, question: Question) -> Answer:
        """The answer to a question that is asked once and then waited for, frame after frame."""
        if question != self._asked:
            self._asked, self._answer = question, None
            self.cabinet.worker.ask(question)
        if self._answer is None:
            self._answer = self.cabinet.worker.answer()
        return self._answer
