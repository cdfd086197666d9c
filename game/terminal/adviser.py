"""Answers a session's questions in this process, while the person waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bots.questions import Answer, AskPuzzles, AskReview, GameSoFar, Ponder, Question
from game.bots.review import Review
from game.session.events import Events
from game.session.session import Session

if TYPE_CHECKING:
    from game.bots.thinker import Thinker


class Adviser:
    """Keeps its proofs from game to game. It loads the bots with the first question."""

    def __init__(self) -> None:
        self._thinker: Thinker | None = None

    def answer(self, session: Session) -> Events:
        """Answer the session's question, if any, and return the resulting events."""
        question = session.question()
        if question is None or isinstance(question, Ponder):
            return ()
        return session.answer(question, self.think(question))

    def review(self, session: Session) -> Review | None:
        """The review of the moves so far; None if there are none."""
        if not session.match.plies:
            return None
        review = self.think(AskReview(GameSoFar.of(session.match)))
        assert isinstance(review, Review), "a review was asked for"
        return review.after_start(session.given)

    def puzzles(self, session: Session, review: Review) -> tuple[str, ...]:
        """The lines of the puzzles that lie in the mistakes of people, by the review of a game."""
        people = session.players.people
        numbers = tuple(
            number for number in review.lost_chances if review.assessments[number].player in people
        )
        if not numbers:
            return ()
        found = self.think(AskPuzzles(GameSoFar.of(session.match), numbers))
        assert isinstance(found, tuple), "puzzles were asked for"
        return found

    def think(self, question: Question) -> Answer:
        """The answer to any question."""
        from game.bots.thinker import Thinker

        self._thinker = self._thinker or Thinker()
        return self._thinker.answer(question)
