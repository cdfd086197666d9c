"""A folder for tests in which several processes write again and again, however slow the disk is."""

from contextlib import AbstractContextManager

from game.store.folder import Folder
from tests.processes import PATIENCE_SECONDS


class PatientFolder(Folder):
    """It waits for other processes as long as they take. The others give up, and write without the lock."""

    def changing(self, seconds: float = PATIENCE_SECONDS) -> AbstractContextManager[bool]:
        return super().changing(max(seconds, PATIENCE_SECONDS))
