"""The bot process without a process: the same questions have the same answers at the same frames."""

import random

from game.bots.questions import Answer, AskReview, Ponder, Question
from game.bots.thinker import Thinker
from game.bots.worker import Worker
from game.core.stop import Stop

# An answer takes up to this many frames, as if somebody thought about it.
MOST_FRAMES = 40
# A question is given up when it has asked so often whether to stop: no clock decides what is answered.
PATIENCE, PATIENCE_WITH_REVIEWS = 10, 40


class BotHere(Worker):
    """Answers in this process, some frames after it was asked, and in a few milliseconds."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._thinker = Thinker()
        self._chance = random.Random(seed)  # noqa: S311 - nobody's secret
        self._asked: Question | None = None
        self._frames_left = 0

    def start(self) -> None:
        """There is nothing to start."""

    def ask(self, question: Question) -> None:
        self._asked = question
        self._frames_left = self._chance.randrange(MOST_FRAMES)

    def cancel(self) -> None:
        self._asked = None

    def keep_up(self) -> None:
        self._frames_left -= 1

    def answer(self) -> Answer:
        question = self._asked
        if question is None or isinstance(question, Ponder) or self._frames_left > 0:
            return None
        self._asked = None
        patience = PATIENCE_WITH_REVIEWS if isinstance(question, AskReview) else PATIENCE
        return self._thinker.answer(question, stop_after(patience))


def stop_after(times: int) -> Stop:
    """Stops whoever has asked this many times."""
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > times

    return stop
