"""A disk under everything that a test writes: it can stop to answer for a while."""

import os
from threading import Event

from tests.processes import PATIENCE_SECONDS


class Disk:
    """Whoever writes down to the disk waits until it answers, as `os.fsync` does."""

    def __init__(self) -> None:
        self._answers = Event()
        self._answers.set()
        self._asked = Event()
        self._fsync = os.fsync

    def stop(self) -> None:
        """From now on it does not answer."""
        self._asked.clear()
        self._answers.clear()

    def go_on(self) -> None:
        self._answers.set()

    def await_writer(self) -> None:
        """Wait until somebody writes to the disk that does not answer."""
        assert self._asked.wait(PATIENCE_SECONDS)

    def fsync(self, file: int) -> None:
        """Stands in for `os.fsync`."""
        self._asked.set()
        assert self._answers.wait(PATIENCE_SECONDS)
        self._fsync(file)
