"""The bot process, which answers questions, and the pipe to it. Only `close` waits for it.

It answers the newest question, and ends when its pipe is closed. It reports an error as a `Failure`. The
question for a turn in the Arena is answered again whenever there is a better answer.
"""

import os
import signal
import traceback
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection

from game import catalogue
from game.bots.next_turn import AskTurn, turns
from game.bots.questions import Answer, Question
from game.bots.thinker import Thinker
from game.core.stop import Stop
from game.core.words import _, printable

# Lower priority than the process that draws: if they share a core, drawing comes first.
NICENESS = 5
# How long the process may take to end by itself after its pipe is closed.
CLOSING_SECONDS = 0.2

# The most of an error that a sentence shows.
LONGEST_ERROR = 200
# The most failures to keep until they are taken.
MOST_KEPT = 20
# The most questions to send while they are not read. The newest of any others waits.
MOST_UNREAD = 8

# Questions are numbered, because the answer to an old one is useless.
Ticket = int


@dataclass(frozen=True)
class Begun:
    """The process has read a question."""

    ticket: Ticket


@dataclass(frozen=True)
class Answered:
    """The process has answered a question."""

    ticket: Ticket
    answer: Answer


@dataclass(frozen=True)
class Failure:
    """What went wrong in the bot process. It is put into words where the person's language is known."""

    words: str
    details: str  # for the log
    is_error: bool = False  # then the words are those of Python
    output: tuple[str, ...] = ()  # the last lines of the standard error of a program, safe to show

    @property
    def summary(self) -> str:
        """A sentence about it."""
        if not self.is_error:
            return self.words
        return _("The bot failed: {error}.", error=printable(self.words, LONGEST_ERROR).rstrip(". "))

    @classmethod
    def of(cls, error: Exception) -> "Failure":
        words = traceback.format_exception_only(error)[-1].strip()
        return cls(words, "".join(traceback.format_exception(error)), is_error=True)

    @classmethod
    def saying(cls, words: str) -> "Failure":
        """A failure about which there is nothing more to know."""
        return cls(words, words)


Message = Begun | Answered | Failure


class Failures:
    """The latest failures, until somebody takes them."""

    def __init__(self) -> None:
        self._kept: deque[Failure] = deque(maxlen=MOST_KEPT)

    def keep(self, failure: Failure) -> None:
        self._kept.append(failure)

    def take(self) -> list[Failure]:
        """The failures since the last call."""
        taken = list(self._kept)
        self._kept.clear()
        return taken


class BotProcess:
    """A running bot process. Raises OSError if the machine cannot start one."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._pipe, far_end = context.Pipe()
        self._process = context.Process(target=_work, args=(far_end, catalogue.folders()), daemon=True)
        try:
            self._process.start()
        except OSError:
            self._pipe.close()
            raise
        finally:
            far_end.close()

    @property
    def id(self) -> int | None:
        return self._process.pid

    def send(self, ticket: Ticket, question: Question | AskTurn | None) -> None:
        """Ask a question, or withdraw the last one with None. `messages` notices a process that has ended."""
        with suppress(OSError):
            self._pipe.send((ticket, question))

    def messages(self) -> Iterator[Message]:
        """All unread messages; if the process has ended, the last one is a failure."""
        while True:
            try:
                if not self._pipe.poll():
                    return
                message: Message = self._pipe.recv()
            except (EOFError, OSError):
                yield self._ending()
                return
            except Exception as error:  # an incomplete message, or one that cannot be unpickled
                yield Failure.of(error)
                return
            yield message

    def kill(self) -> None:
        """End it at once. Starting the next process reaps it."""
        self._pipe.close()
        self._process.kill()

    def close(self) -> None:
        """Let it end, and wait for that."""
        self._pipe.close()
        self._process.join(CLOSING_SECONDS)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()

    def _ending(self) -> Failure:
        code = self._process.exitcode
        if code is None:
            return Failure.saying(_("The bot process ended."))
        return Failure.saying(_("The bot process ended with exit code {code}.", code=code))


def _work(pipe: Connection, folders: list[str]) -> None:
    """Answer the newest question until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the main process
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    catalogue.look_in(folders)
    thinker = Thinker()
    with suppress(EOFError, OSError):  # the pipe is closed
        while True:
            try:
                ticket, question = pipe.recv()
            except (EOFError, OSError):
                return
            except Exception as error:  # a question that cannot be unpickled
                pipe.send(Failure.of(error))
                return
            pipe.send(Begun(ticket))
            if question is not None and not pipe.poll():
                for reply in _replies(thinker, ticket, question, pipe.poll):
                    pipe.send(reply)


def _replies(
    thinker: Thinker, ticket: Ticket, question: Question | AskTurn, stop: Stop
) -> Iterator[Answered | Failure]:
    try:
        if isinstance(question, AskTurn):
            for direction in turns(question, stop):
                yield Answered(ticket, direction)
        else:
            yield Answered(ticket, thinker.answer(question, stop))
    except Exception as error:
        yield Failure.of(error)
