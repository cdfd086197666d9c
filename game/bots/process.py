"""One process that answers questions, and the pipe to it. Nothing here waits for it, except `close`.

It answers the newest question, and ends when its pipe is closed. An error in it is sent home as a `Failure`.
"""

import os
import signal
import traceback
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection

from game import catalogue
from game.bots.questions import Answer, Question
from game.bots.thinker import Thinker
from game.core.kernel import Stop

# Lower than that of the process that draws: where they share a core, the picture comes first.
NICENESS = 5
# How long a process may take to end by itself when its pipe is closed.
CLOSING_SECONDS = 0.2

# Questions are numbered: an answer to an old one is of no use.
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
    """What went wrong with the bot process: in one line, and with all that is known."""

    summary: str
    details: str

    @classmethod
    def of(cls, error: Exception) -> "Failure":
        summary = traceback.format_exception_only(error)[-1].strip()
        return cls(summary, "".join(traceback.format_exception(error)))


Message = Begun | Answered | Failure


class BotProcess:
    """A process that has been started. Raises OSError where the machine cannot start one."""

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

    def send(self, ticket: Ticket, question: Question | None) -> None:
        """Ask, or say that nothing is asked any more. A process that has ended is noticed by `messages`."""
        with suppress(OSError):
            self._pipe.send((ticket, question))

    def messages(self) -> Iterator[Message]:
        """All that it has said and that was not read yet; when it has ended, a failure at last."""
        while True:
            try:
                if not self._pipe.poll():
                    return
                message: Message = self._pipe.recv()
            except (EOFError, OSError):
                yield self._ending()
                return
            except Exception as error:  # half a message, or one that makes no sense here
                yield Failure.of(error)
                return
            yield message

    def kill(self) -> None:
        """End it at once, whatever it does. The next process that is started clears it away."""
        self._pipe.close()
        self._process.kill()

    def close(self) -> None:
        """Let it end, and wait until it has."""
        self._pipe.close()
        self._process.join(CLOSING_SECONDS)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()

    def _ending(self) -> Failure:
        code = self._process.exitcode
        words = "The bot process ended" + ("." if code is None else f" with exit code {code}.")
        return Failure(words, words)


def _work(pipe: Connection, folders: list[str]) -> None:
    """Answer the newest question until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that a person sees
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
            except Exception as error:  # a question that makes no sense here
                pipe.send(Failure.of(error))
                return
            pipe.send(Begun(ticket))
            if question is not None and not pipe.poll():
                pipe.send(_reply(thinker, ticket, question, pipe.poll))


def _reply(thinker: Thinker, ticket: Ticket, question: Question, stop: Stop) -> Answered | Failure:
    try:
        return Answered(ticket, thinker.answer(question, stop))
    except Exception as error:
        return Failure.of(error)
