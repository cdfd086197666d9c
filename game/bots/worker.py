"""A thinker in a process of its own: whoever asks never waits.

The newest question is the only one that counts: asking cancels what was asked before, and late answers
are dropped. When the process dies, another is started and asked again.
"""

import os
import signal
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from game import catalogue
from game.bots.questions import Answer, Question
from game.bots.thinker import Thinker, after
from game.solving.solver import never

# Questions sent and not yet picked up. More wait here, where each replaces the one before.
MOST_UNREAD = 8
# After so many deaths over one question it is answered here, in a hurry.
MOST_DEATHS = 3
# Lower than that of the process that draws: where they share a core, the picture comes first.
NICENESS = 5
SECONDS_TO_END = 0.2
HURRY_SECONDS = 0.2

Ticket = int


class Worker:
    """Asks a process, and is told. Nothing here waits for it."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._ticket: Ticket = 0
        self._question: Question | None = None  # the newest, until it is answered
        self._sent: Ticket = 0
        self._read: Ticket = 0
        self._deaths = 0

    @property
    def process_id(self) -> int | None:
        return self._process.pid if self._process else None

    @property
    def busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._question is not None

    def start(self) -> None:
        """Start the process, if the machine lets it, so that the first question finds it ready."""
        if self._process is not None:
            return
        with suppress(OSError):
            context = get_context("spawn")
            pipe, far_end = context.Pipe()
            folders = catalogue.folders()
            process = context.Process(target=_work, args=(far_end, folders), daemon=True)
            process.start()
            far_end.close()
            self._process, self._pipe = process, pipe

    def ask(self, question: Question) -> None:
        """Ask, instead of whatever was asked before."""
        self._ticket += 1
        self._question = question
        self._deaths = 0
        self._send()

    def cancel(self) -> None:
        """Nobody wants to know any more."""
        self._ticket += 1
        self._question = None
        self.keep_up()

    def keep_up(self) -> None:
        """Send what could not be sent yet because too much was unread. For when nobody looks for answers."""
        if self._process is not None and self._question is None:
            with suppress(EOFError, OSError):  # a dead process is noticed when it is needed
                self._receive()

    def answer(self) -> Answer:
        """The answer to what was asked last; None while there is none. Given once."""
        try:
            return self._receive()
        except (EOFError, OSError):
            return self._revive()

    def close(self) -> None:
        """End the process."""
        if self._process is None or self._pipe is None:
            return
        self._pipe.close()  # which tells it to end
        self._process.join(SECONDS_TO_END)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._process = self._pipe = None

    def _send(self) -> None:
        """Send the newest question, or that there is none, unless too many are unread."""
        self.start()
        if self._pipe is None:
            return
        if self._sent != self._ticket and self._sent - self._read < MOST_UNREAD:
            with suppress(OSError):  # a dead process is noticed when it is listened to
                self._pipe.send((self._ticket, self._question))
            self._sent = self._ticket

    def _receive(self) -> Answer:
        if self._pipe is None:
            if self._question is None:
                return None
            raise EOFError
        while self._pipe.poll():
            message: tuple[Ticket, bool, Answer] = self._pipe.recv()
            ticket, finished, answer = message
            self._read = ticket
            if finished and ticket == self._ticket and self._question is not None:
                self._question = None
                return answer
        self._send()
        return None

    def _revive(self) -> Answer:
        """Start another process and ask it again; a question that kills them all is answered here."""
        self.close()
        self._sent = self._read = 0
        self._deaths += 1
        if self._question is None:
            return None
        if self._deaths >= MOST_DEATHS:
            question, self._question = self._question, None
            return Thinker().answer(question, after(HURRY_SECONDS, never))
        self._send()
        return None


def _work(pipe: Connection, folders: list[str]) -> None:
    """The process: answer the newest question until the pipe closes."""
    catalogue.look_in(folders)  # the games that the other process knows
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that a person sees
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    thinker = Thinker()
    # What goes wrong here goes wrong in the end where it was asked from, and is told there.
    with suppress(Exception):
        while True:
            ticket, question = pipe.recv()
            pipe.send((ticket, False, None))
            if question is not None and not pipe.poll():
                answer = thinker.answer(question, pipe.poll)
                pipe.send((ticket, True, answer))
