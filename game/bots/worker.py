"""Puts questions to the bot process and watches over it, without ever waiting for it.

Only the newest question counts: a new question cancels the one before, and late answers are dropped. A
process that fails, dies or is silent for too long is replaced, and the question is put to the new one. If
that keeps failing, the question is answered here, using only the rules. Failures are kept for the log.
"""

import random
import time
from collections.abc import Callable

from game.bots.hints import Certainty, Hint
from game.bots.process import MOST_UNREAD, Answered, Begun, BotProcess, Failure, Failures, Ticket
from game.bots.questions import (
    Answer,
    AskFairStart,
    AskHint,
    AskMove,
    AskPuzzles,
    AskReview,
    AskValue,
    Ponder,
    Question,
)
from game.bots.review import Assessment, Review, Verdict
from game.bots.starts import FairStart
from game.bots.thinker import PONDER_SECONDS, Thinker, after
from game.core.stop import never
from game.solving.values import Value

# After this many failures in a row, the question is answered here.
MOST_FAILURES = 3
# How long the process may be silent about a question. Normally it answers within a tenth of that.
LONGEST_SILENCE_SECONDS = 10.0
# How long an answer may take in this process, if no other can be started.
ANSWER_HERE_SECONDS = 0.2


class Worker:
    """Puts questions to a bot process; `answer` and `failures` give the results."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._process: BotProcess | None = None
        self._ticket: Ticket = 0
        self._question: Question | None = None  # the newest, until it is answered
        self._answer: Answer = None  # to it, until it is fetched
        self._sent: Ticket = 0
        self._read: Ticket = 0
        self._silent_since = 0.0
        self._failed = 0  # how often, since the last answer
        self._last_failure: Failure | None = None  # since the last answer
        self._failures = Failures()

    @property
    def process_id(self) -> int | None:
        return self._process.id if self._process else None

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited, or not fetched yet."""
        return self._question is not None or self._answer is not None

    def start(self) -> None:
        """Start the process if possible, so that it is ready for the first question."""
        if self._process is None:
            try:
                self._process = BotProcess()
            except OSError as error:
                self._keep(Failure.of(error))

    def ask(self, question: Question) -> None:
        """Ask a question; it replaces the one before."""
        self._replace(question)
        self._send()

    def cancel(self) -> None:
        """Withdraw the question."""
        self._replace(None)
        self.keep_up()

    def keep_up(self) -> None:
        """Read messages, replace a stuck process, and send a waiting question. Call this every frame."""
        if self._process is not None:
            self._listen(self._process)
        if self._process is not None and self._is_stuck():
            words = f"The bot process did not answer for {LONGEST_SILENCE_SECONDS:g} seconds."
            self._fail(Failure(words, f"{words}\nIt was asked: {self._question}"))
        self._send()

    def answer(self) -> Answer:
        """The answer to the last question, once; None while there is none."""
        self.keep_up()
        answer, self._answer = self._answer, None
        return answer

    def failures(self) -> list[Failure]:
        """The failures since the last call. A failure that repeats is reported once."""
        return self._failures.take()

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.close()
            self._process = None

    def _replace(self, question: Question | None) -> None:
        self._ticket += 1
        self._question, self._answer = question, None

    def _send(self) -> None:
        """Send the newest question, or its withdrawal, unless too many are unread."""
        if self._question is not None:
            self.start()
            if self._process is None:
                self._finish(self._think_here(self._question))
        if self._process is None or self._sent == self._ticket or self._sent - self._read >= MOST_UNREAD:
            return
        if self._sent == self._read:
            self._silent_since = self._clock()
        self._process.send(self._ticket, self._question)
        self._sent = self._ticket

    def _listen(self, process: BotProcess) -> None:
        for message in process.messages():
            self._silent_since = self._clock()
            if isinstance(message, Failure):
                self._fail(message)
                return
            self._take(message)

    def _take(self, message: Begun | Answered) -> None:
        self._read = message.ticket
        if isinstance(message, Answered):
            self._failed, self._last_failure = 0, None
            if message.ticket == self._ticket:
                self._finish(message.answer)

    def _finish(self, answer: Answer) -> None:
        self._question, self._answer = None, answer

    def _is_stuck(self) -> bool:
        if self._sent == self._read and self._question is None:
            return False
        # The process reads everything at once; only these questions may take longer to answer.
        thinking = self._sent == self._read and isinstance(self._question, AskValue | Ponder)
        longest = LONGEST_SILENCE_SECONDS + (PONDER_SECONDS if thinking else 0)
        return self._clock() - self._silent_since > longest

    def _fail(self, failure: Failure) -> None:
        """Give up the process. The question goes to another one, up to a limit."""
        if self._process is not None:
            self._process.kill()
        self._process = None
        self._sent = self._read = 0
        self._failed += 1
        self._keep(failure)
        if self._question is not None and self._failed >= MOST_FAILURES:
            self._finish(answer_without_proof(self._question))

    def _keep(self, failure: Failure) -> None:
        if failure != self._last_failure:
            self._last_failure = failure
            self._failures.keep(failure)

    def _think_here(self, question: Question) -> Answer:
        """Answer quickly in this process, because no other can be started."""
        try:
            return Thinker().answer(question, after(ANSWER_HERE_SECONDS, never))
        except Exception as error:
            self._keep(Failure.of(error))
            return answer_without_proof(question)


# When the bots fail to answer: answers that need only the rules


def answer_without_proof(question: Question) -> Answer:
    """Any legal move, so that the game can go on, and no claim about anything unproven."""
    match = question.game.match()
    match question:
        case AskMove(seed=seed):
            chance = random.Random(seed)  # noqa: S311 - not for secrets
            return chance.choice(match.rules.legal_moves(match.position))
        case AskHint():
            return Hint(Certainty.UNKNOWN, (), whole=False)
        case AskReview():
            plies = match.plies
            return Review(
                tuple(Assessment(ply.player, ply.move, Verdict.OPEN, (), whole=False) for ply in plies)
            )
        case AskPuzzles():
            return ()
        case AskValue():
            return Value.UNKNOWN
        case AskFairStart():
            return FairStart(match.first, proven=False)
        case Ponder():
            return None
