"""Work on the disk in the background: a slow disk delays no frame."""

import threading
from collections.abc import Callable

from game import faults
from game.store.folder import LONG_SECONDS, Folder

Job = Callable[[], object]


class Background:
    """Does jobs one after the other in a thread of its own. For a folder in memory it does them at once.

    The last job given under a name replaces one that has not begun, and comes after all others given before.
    """

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._at_once = folder.path is None
        self._jobs: dict[str, Job] = {}
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._working = False

    def do(self, name: str, job: Job) -> None:
        if self._at_once:
            self._try(job)
            return
        with self._changed:
            self._jobs.pop(name, None)
            self._jobs[name] = job
            self._changed.notify_all()
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="store", daemon=True)
                self._thread.start()

    def drop(self) -> None:
        """Forget the jobs that have not begun."""
        with self._changed:
            self._jobs.clear()

    def flush(self, seconds: float | None = None) -> bool:
        """Wait until everything is done, or this long. Return whether it is."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._jobs and not self._working, seconds)

    def close(self) -> None:
        """Do what is left, but wait for it no longer than a few seconds. Later jobs are done at once.

        What the disk did not take before is tried once more.
        """
        if not self._folder.lasts:
            self.do("try again", self._folder.try_again)
        self.flush(LONG_SECONDS)
        with self._changed:
            self._at_once = True
            self._changed.notify_all()

    def _work(self) -> None:
        while (job := self._next()) is not None:
            self._try(job)

    def _next(self) -> Job | None:
        """The next job, once there is one; None when there will be none."""
        with self._changed:
            self._working = False
            self._changed.notify_all()
            self._changed.wait_for(lambda: self._jobs or self._at_once)
            if not self._jobs:
                return None
            self._working = True
            return self._jobs.pop(next(iter(self._jobs)))

    def _try(self, job: Job) -> None:
        """Do a job. An error is logged and reported to the player."""
        try:
            job()
        except Exception as error:
            self._folder.notify(faults.report(error))
