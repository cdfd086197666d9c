"""Asks the bot process, and never waits for it."""

from game.bots.questions import Answer, AskHint, AskMove, Question
from game.bots.worker import Worker
from game.session.events import Events
from game.session.session import Session


class Adviser:
    """One question at a time. A frame that asks the same question again gets its answer once it is there."""

    def __init__(self, worker: Worker | None = None) -> None:
        self.worker = worker or Worker()
        self._question: Question | None = None
        self._answer: Answer = None

    def ask(self, question: Question) -> Answer:
        """The answer to a question; None while it is not known. Another question replaces it."""
        if question != self._question:
            self._question, self._answer = question, None
            self.worker.ask(question)
        if self._answer is None:
            self._answer = self.worker.answer()
        return self._answer

    def consult(self, session: Session) -> Events:
        """Ask what a session would like to know, and give it the answer that is there."""
        question = session.question()
        answer = None if question is None else self.ask(question)
        return () if question is None or answer is None else session.answer(question, answer)

    def rest(self) -> None:
        """Stop thinking: no answer is needed any more."""
        if self._question is not None:
            self._question = self._answer = None
            self.worker.cancel()

    @property
    def awaited(self) -> bool:
        """Whether a person waits for an answer."""
        return self._answer is None and isinstance(self._question, AskMove | AskHint)
