"""What is thought in this process: the moves of bots, hints and reviews."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from game.core.match import Match
from game.core.rules import Move

if TYPE_CHECKING:
    from game.bots.hints import Hint
    from game.bots.questions import Answer, Question
    from game.bots.review import Review
    from game.bots.thinker import Thinker


def fresh_seed() -> int:
    """What makes one game of a bot differ from the next."""
    return secrets.randbits(32)


class Mind:
    """Keeps what it has proven from game to game. Nothing is loaded before the first question."""

    def __init__(self) -> None:
        self._thinker: Thinker | None = None

    def move(self, match: Match, level: str, seed: int) -> Move:
        """The move of a bot on turn."""
        from game.bots.questions import AskMove, GameSoFar

        answer = self._answer(AskMove(GameSoFar.of(match), level, seed))
        assert isinstance(answer, int)
        return answer

    def hint(self, match: Match) -> Hint:
        """Help for a person on turn."""
        from game.bots.hints import Hint
        from game.bots.questions import AskHint, GameSoFar

        answer = self._answer(AskHint(GameSoFar.of(match)))
        assert isinstance(answer, Hint)
        return answer

    def review(self, match: Match) -> Review:
        """The verdicts on all moves of a game."""
        from game.bots.questions import AskReview, GameSoFar
        from game.bots.review import Review

        answer = self._answer(AskReview(GameSoFar.of(match)))
        assert isinstance(answer, Review)
        return answer

    def _answer(self, question: Question) -> Answer:
        from game.bots.thinker import Thinker

        self._thinker = self._thinker or Thinker()
        return self._thinker.answer(question)
