"""Puts questions to the bots without waiting for them."""

from game.bots.entrants import entrant
from game.bots.questions import Answer, AskFairStart, AskHint, AskMove, Question
from game.bots.riders import BotRider
from game.bots.worker import Worker
from game.core.rules import Player
from game.session.events import Events
from game.session.session import Session


class Adviser:
    """Asks one question at a time. Asking it again in a later frame returns its answer once there is one."""

    def __init__(self, worker: Worker | None = None) -> None:
        self.worker = worker or Worker()
        self._question: Question | None = None
        self._answer: Answer = None

    def ask(self, question: Question) -> Answer:
        """The answer to a question; None until it is known. A different question replaces it."""
        if question != self._question:
            self._question, self._answer = question, None
            self.worker.ask(question)
        if self._answer is None:
            self._answer = self.worker.answer()
        return self._answer

    def rider(self, who: str, player: Player, seed: int) -> BotRider:
        """The bot of a level, to ride for a player in the Arena."""
        return entrant(who, player, seed)

    def consult(self, session: Session) -> Events:
        """Ask the session's question, and give the session the answer if there is one."""
        question = session.question()
        answer = None if question is None else self.ask(question)
        return () if question is None or answer is None else session.answer(question, answer)

    def rest(self) -> None:
        """Let the bot process stop thinking, because no answer is needed any more."""
        if self._question is not None:
            self._question = self._answer = None
            self.worker.cancel()

    @property
    def awaited(self) -> bool:
        """Whether a person is waiting for an answer."""
        return self._answer is None and isinstance(self._question, AskMove | AskHint | AskFairStart)
