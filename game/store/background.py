"""Work on the disk in the background: a slow disk delays no frame."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, TextIO, TypeVar
from uuid import uuid4

from game import faults
from game.core.words import _
from game.store.folder import LONG_SECONDS, SHORT_SECONDS, Folder

if TYPE_CHECKING:
    from concurrent.futures import Future

Job = Callable[[], object]
Answer = TypeVar("Answer")

# How long the end of the program waits for the disk, and for how long it says nothing about that.
CLOSING_SECONDS, SILENT_SECONDS = 30.0, 1.0
# How long play waits for the disk, before it goes on and the screen says why.
PATIENT_SECONDS = 1.0


@dataclass(frozen=True)
class _Waiting:
    """A job that has not begun, or is being done."""

    job: Job
    number: int  # of the first of the jobs that it stands for
    file: str  # which it writes; "" if it writes none


class Background:
    """Does jobs one after the other in a thread of its own; those for a folder in memory it does at once.

    The last job given for a part of a file replaces one that has not begun, and comes after all others given
    before. Whoever waits for the disk in vain is told so in a notice.
    """

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._in_memory = folder.path is None
        self._closed = False
        self._jobs: dict[tuple[str, str], _Waiting] = {}
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._working: _Waiting | None = None
        self._began = 0.0  # when that was
        self._given = 0
        self._has_told = False  # that the disk does not answer

    def do(self, file: str, job: Job, part: str = "", *, elsewhere: bool = False) -> None:
        """Do a job that writes a file or a part of it, in the folder or elsewhere; "" if it writes none."""
        if self._closed or (self._in_memory and not elsewhere):
            self._try(job)
            return
        with self._changed:
            self._given += 1
            replaced = self._jobs.pop((file, part), None)
            number = self._given if replaced is None else replaced.number
            self._jobs[file, part] = _Waiting(job, number, file)
            self._changed.notify_all()
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="store", daemon=True)
                self._thread.start()

    def ask(self, file: str, job: Callable[[], Answer]) -> Future[Answer]:
        """Do a job that writes a new file outside the folder. The future has its result, or its error."""
        from concurrent.futures import Future  # which the first picture does without

        answer: Future[Answer] = Future()

        def settle() -> None:
            try:
                answer.set_result(job())
            except Exception as error:
                answer.set_exception(error)

        self.do(file, settle, uuid4().hex, elsewhere=True)
        return answer

    def drop(self) -> None:
        """Forget the jobs that have not begun."""
        with self._changed:
            self._jobs.clear()

    # Waiting

    @property
    def given(self) -> int:
        """How many jobs were given so far."""
        return self._given

    def has_done(self, given: int) -> bool:
        """Whether the first jobs, this many, are done: what they write is on the disk, unless that fails."""
        with self._changed:
            return all(waiting.number > given for waiting in self._left)

    @property
    def _left(self) -> list[_Waiting]:
        """What is not done yet."""
        return [*([self._working] if self._working else []), *self._jobs.values()]

    def flush(self, seconds: float | None = None) -> bool:
        """Wait until everything is done, or this long. Return whether it is."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._left, seconds)

    def settle(self) -> None:
        """Wait until everything is done. If that takes long, tell the player, and do not wait any more."""
        if not self.flush(SHORT_SECONDS if self._has_told else LONG_SECONDS):
            self._tell_no_answer()

    def watch(self) -> None:
        """Tell the player if a job takes long. Whoever does not wait calls this from time to time."""
        if self._working is not None and time.monotonic() - self._began >= LONG_SECONDS:
            self._tell_no_answer()

    def _tell_no_answer(self) -> None:
        """Tell that the disk does not answer, once until it has answered."""
        if not self._has_told and not self._folder.is_held_up:
            self._folder.notify(_("The disk does not answer: nothing is saved until it does."))
        self._has_told = True

    def close(self, out: TextIO | None, seconds: float = CLOSING_SECONDS) -> None:
        """Do what is left, but wait for it no longer than this. Later jobs are done at once.

        What the disk did not take before is tried once more. `out`, if any, tells what the program is
        waiting for, which Ctrl-C ends, and what could not be saved.
        """
        self.do("", self._folder.try_again)  # also for what is written last, and fails
        with suppress(KeyboardInterrupt):
            if not self.flush(min(seconds, SILENT_SECONDS)) and seconds > SILENT_SECONDS:
                files = ", ".join(self.unsaved)
                faults.say(_("Still saving {files}. Press Ctrl-C to stop waiting.", files=files), out)
                self.flush(seconds - SILENT_SECONDS)
        self._folder.wait_no_longer()
        self.flush(SHORT_SECONDS)
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        if out is not None:
            self._tell_the_end(out)

    def _tell_the_end(self, out: TextIO) -> None:
        for notice in self._folder.take_notices():
            faults.say(notice, out)
        lost = self.unsaved
        if lost and self._folder.path is not None:
            place = faults.shown(self._folder.path)
            faults.say(_("Not saved in {folder}: {files}.", folder=place, files=", ".join(lost)), out)
        elif lost:
            faults.say(_("Not saved: {files}.", files=", ".join(lost)), out)

    @property
    def unsaved(self) -> list[str]:
        """The files that are not on the disk as they should be."""
        with self._changed:
            waiting = {each.file for each in self._left if each.file}
        return sorted(waiting.union(self._folder.unsaved))

    # Working

    def _work(self) -> None:
        while (job := self._next()) is not None:
            self._try(job)

    def _next(self) -> Job | None:
        """The next job, once there is one; None when there will be none."""
        with self._changed:
            self._working = None
            self._has_told = self._has_told and bool(self._jobs)
            self._changed.notify_all()
            self._changed.wait_for(lambda: self._jobs or self._closed)
            if not self._jobs:
                return None
            self._working, self._began = self._jobs.pop(next(iter(self._jobs))), time.monotonic()
            return self._working.job

    def _try(self, job: Job) -> None:
        """Do a job. An error is logged and reported to the player."""
        try:
            job()
        except Exception as error:
            self._folder.notify(faults.report(error))


class Saving:
    """Whether what people have played is saved: the next move waits for that, but not for long.

    Of everything that was given to be written, it follows what was played last, and all before that.
    """

    def __init__(self, background: Background) -> None:
        self._background = background
        self._awaited = 0  # how many jobs of the background belong to what was played
        self._waited = 0.0  # seconds

    def await_all(self) -> None:
        """Something was played, and given to be written: what comes next waits for it."""
        self._awaited = self._background.given

    @property
    def is_slow(self) -> bool:
        """Whether the disk takes so long that nothing waits for it any more."""
        return self._waited >= PATIENT_SECONDS

    @property
    def lets_go_on(self) -> bool:
        """Whether what comes next can happen: what was played is on the disk, or the disk is slow."""
        return self.is_slow or self._background.has_done(self._awaited)

    def advance(self, seconds: float) -> None:
        """Time has passed."""
        self._background.watch()
        self._waited = 0.0 if self._background.has_done(self._awaited) else self._waited + seconds
