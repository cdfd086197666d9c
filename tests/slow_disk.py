"""A disk under everything that a test writes: it can stop to answer for a while, and be full."""

import errno
import os
from threading import Event

from tests.processes import PATIENCE_SECONDS


class Disk:
    """Whoever writes down to the disk waits until it answers, as `os.fsync` does; a full one refuses."""

    def __init__(self) -> None:
        self._answers = Event()
        self._answers.set()
        self._asked = Event()
        self._fsync = os.fsync
        self._full = False

    def stop(self) -> None:
        """From now on it does not answer."""
        self._asked.clear()
        self._answers.clear()

    def go_on(self) -> None:
        self._answers.set()

    def fill(self) -> None:
        """From now on it takes nothing more."""
        self._full = True

    def await_writer(self) -> None:
        """Wait until somebody writes to the disk that does not answer."""
        assert self._asked.wait(PATIENCE_SECONDS)

    def fsync(self, file: int) -> None:
        """Stands in for `os.fsync`."""
        self._asked.set()
        assert self._answers.wait(PATIENCE_SECONDS)
        if self._full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self._fsync(file)
