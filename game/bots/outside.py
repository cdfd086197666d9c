"""A program from outside that rides in the Arena, by the protocol of the 2010 contest.

It runs as a process of its own for each round, without a shell. It reads maps on its standard input and
writes digits on its standard output. The last lines of its standard error are kept: they may say why it
ended. It is asked again only after it has answered. One that is silent for too long is ended, and its rider
goes straight on. What it has started ends with it, and all of it ends with this process.
"""

import os
import shlex
import subprocess
from collections import deque
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from threading import Thread
from typing import IO

from game.arena.contest import ContestError, map_text, read_answer
from game.arena.field import Direction
from game.arena.state import State
from game.bots.process import Failure, Failures
from game.bots.program_group import ProgramGroup
from game.bots.riders import Lapses, NotStartedError
from game.core.rules import Player
from game.core.words import _, printable

# A longer line is cut: no answer is longer than a digit.
LONGEST_LINE = 100
# The most of a command that a message shows: paths are long, and what matters stands at their end.
LONGEST_NAME = 200
# How many lines of its standard error are kept, and how long they may be: enough for most tracebacks.
MOST_ERRORS, LONGEST_ERROR = 20, 400
# The most of the last of them that a sentence shows.
LONGEST_LAST_ERROR = 120
# A program that does not answer in ticks of this many milliseconds is ended.
LONGEST_SILENCE = 8_000.0
# How many lines of a program may wait; after that it has to wait itself.
MOST_LINES = 16
# How long a program may take to end by itself after its input is closed.
CLOSING_SECONDS = 0.2
# How long a program that has closed its output has to end, and then its standard error to be read.
ENDING_SECONDS = 2.0


class OutsideRider:
    """A program that rides for a player."""

    def __init__(self, rider: Player, command: str) -> None:
        self._rider = rider
        self._command = command
        self.lapses = Lapses()
        self._program: _Program | None = None
        self._waiting = False  # for the answer to the map that was sent last
        self._late = False  # whether that map is of an earlier tick
        self._silent = 0.0  # how many milliseconds of ticks it has owed an answer
        self._given_up = False  # until the next round
        self._nonsense: set[str] = set()  # what was told of it
        self._bad_answer = ""  # the last one of this round, in a sentence
        self._failures = Failures()

    @property
    def process_id(self) -> int | None:
        return self._program.id if self._program else None

    def start(self) -> None:
        """Start the program, unless it was given up in this round. Raises NotStartedError."""
        if self._program is None and not self._given_up:
            self._waiting, self._silent = False, 0.0
            try:
                self._program = _Program(self._command)
            except (OSError, ValueError) as error:
                reason = ((isinstance(error, OSError) and error.strerror) or str(error)).rstrip(".")
                what = _("{program} cannot be started: {reason}.", program=self._name, reason=reason)
                raise NotStartedError(self._sentence(what)) from error

    def ask(self, state: State, milliseconds: float) -> None:
        """Send the map for the coming tick, unless the program still owes an answer."""
        if state.tick == 0:
            self._new_round()
        try:
            self.start()
        except NotStartedError as error:
            self._give_up(Failure(str(error), Failure.of(error).details))
        self._late = self._waiting
        self._silent += milliseconds
        if self._program is not None and not self._waiting:
            self._program.forget()
            self._program.send(map_text(state, self._rider))
            self._waiting = True

    def turn(self) -> Direction | None:
        """The answer, if it came in time; None to ride straight on."""
        line = self._program.line() if self._program and self._waiting else None
        if line is None:
            self._miss()
            return None
        self._waiting, self._silent = False, 0.0
        if not line:
            self._give_up(self._program_failed(self._ending()))
            self.lapses.late += 1
            return None
        return self._direction(line)

    def _direction(self, line: str) -> Direction | None:
        direction = None
        try:
            direction = read_answer(line)
        except ContestError as error:
            self._bad_answer = str(error)
            self._tell_nonsense(self._bad_answer)
        if self._late:  # it answers an old map
            self.lapses.late += 1
            return None
        self.lapses.nonsense += direction is None
        return direction

    def _tell_nonsense(self, what: str) -> None:
        """Report a bad answer, each kind once: a program may repeat it on every tick."""
        if what not in self._nonsense:
            self._nonsense.add(what)
            self._failures.keep(self._saying(what))

    def _miss(self) -> None:
        self.lapses.late += 1
        if self._program is not None and self._silent > LONGEST_SILENCE:
            self._give_up(self._program_failed(_("{program} does not answer.", program=self._name)))

    def failures(self) -> list[Failure]:
        """What went wrong since the last call."""
        return self._failures.take()

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.close()
            self._program = None

    def _new_round(self) -> None:
        """Each round has a process of its own; one that was only started may ride the first."""
        if self._program is not None and self._program.asked:
            self._kill()
        self._given_up = False
        self._bad_answer = ""

    def _give_up(self, failure: Failure) -> None:
        self._failures.keep(failure)
        self._given_up = True
        self._kill()

    def _kill(self) -> None:
        if self._program is not None:
            self._program.kill()
            self._program = None

    @property
    def _name(self) -> str:
        return f"'{printable(self._command, LONGEST_NAME)}'"

    def _ending(self) -> str:
        code = self._program.exit_code() if self._program else None
        if code is None:
            return _("{program} closed its output.", program=self._name)
        return _("{program} ended with exit code {code}.", program=self._name, code=code)

    def _program_failed(self, what: str) -> Failure:
        """Why the program rides no longer, with what it did before that may explain it."""
        sentences, errors = [self._sentence(what)], self._program.errors() if self._program else ()
        if self._bad_answer:
            sentences.append(_("Its last bad answer: {what}", what=self._bad_answer))
        if errors:
            last = printable(errors[-1].strip(), LONGEST_LAST_ERROR)
            sentences.append(_("Its standard error ends with: {line}", line=last))
        summary = " ".join(sentences)
        return Failure(summary, "\n".join([summary, *errors]), output=errors)

    def _saying(self, what: str) -> Failure:
        return Failure.saying(self._sentence(what))

    def _sentence(self, what: str) -> str:
        """What goes wrong, and for whom."""
        return _("Player {player}: {what}", player=self._rider, what=what)


def words_of(command: str, *, posix: bool = os.name == "posix") -> list[str]:
    """A command in words, as a shell splits it. Raises ValueError where a quotation does not end."""
    words = shlex.shlex(command, posix=True)
    words.whitespace_split = True
    words.commenters = ""
    if not posix:
        words.escape = ""  # in Windows a backslash separates folders
    return list(words)


class _Program:
    """A running program. Threads read and write, so that it can block nobody."""

    def __init__(self, command: str) -> None:
        words = words_of(command)
        if not words:
            raise ValueError(_("There is no program to run."))
        self._process = subprocess.Popen(  # noqa: S603 - the person named this program; there is no shell
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        self._group = self._grouped()
        self.asked = False
        self._maps: SimpleQueue[str | None] = SimpleQueue()
        self._lines: Queue[str] = Queue(MOST_LINES)
        self._errors: deque[str] = deque(maxlen=MOST_ERRORS)
        self._ended = False
        pipes = self._process.stdin, self._process.stdout, self._process.stderr
        writing, reading, self._reading_errors = (
            Thread(target=work, args=(pipe,), daemon=True)
            for work, pipe in zip((self._write, self._read, self._read_errors), pipes, strict=True)
        )
        for thread in (writing, self._reading_errors, reading):
            thread.start()

    def _grouped(self) -> ProgramGroup:
        try:
            return ProgramGroup(self._process)
        except OSError:
            with self._process:
                self._process.kill()
            raise

    @property
    def id(self) -> int:
        return self._process.pid

    def send(self, text: str) -> None:
        self.asked = True
        self._maps.put(text)

    def line(self) -> str | None:
        """The next line; empty when the program has ended; None while there is none."""
        with suppress(Empty):
            return self._lines.get_nowait()
        return None

    def forget(self) -> None:
        """Drop what it said without being asked."""
        for _line in range(self._lines.qsize()):
            if self.line() == "":
                self._lines.put("")  # it has ended, which is not forgotten
                return

    def exit_code(self) -> int | None:
        """The exit code; None while it runs."""
        return self._process.poll()

    def errors(self) -> tuple[str, ...]:
        """The last lines of its standard error, safe to show; all of them once it has ended."""
        return tuple(self._errors.copy())

    def close(self) -> None:
        """Let it end, and wait a moment for that."""
        self._maps.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(CLOSING_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End it at once, with everything that it started."""
        self._maps.put(None)
        self._group.end()
        self._process.wait()
        self._ended = True
        self.forget()  # so that the thread that reads can end

    def _write(self, pipe: IO[str]) -> None:
        with suppress(OSError, ValueError), pipe:
            while (text := self._maps.get()) is not None:
                pipe.write(text)
                pipe.flush()

    def _read(self, pipe: IO[str]) -> None:
        with suppress(OSError, ValueError), pipe:
            while line := pipe.readline(LONGEST_LINE):
                self._lines.put(line)
                if self._ended:
                    return
        with suppress(subprocess.TimeoutExpired):  # its exit code comes a moment after its last word
            self._process.wait(ENDING_SECONDS)
            self._reading_errors.join(ENDING_SECONDS)
        self._lines.put("")

    def _read_errors(self, pipe: IO[str]) -> None:
        with suppress(OSError, ValueError), pipe:
            while line := pipe.readline(LONGEST_ERROR):
                if line.strip():
                    self._errors.append(printable(line.rstrip(), LONGEST_ERROR))
