"""A lock between processes. The system releases it when its holder ends, however that happens."""

import os
import sys
from pathlib import Path

from game.ownership import open_own

if sys.platform == "win32":
    import msvcrt

    # What the system says of a lock that someone else holds.
    HELD = PermissionError
else:
    import fcntl

    HELD = BlockingIOError  # a PermissionError comes from file systems that have no locks


class Lock:
    """A lock on a file, which holds nothing and is never deleted by the game. `taken` makes one."""

    def __init__(self, file: int, path: Path) -> None:
        self._file = file
        self._path = path

    @classmethod
    def taken(cls, path: Path) -> "Lock | None":
        """The lock on a file, or None if someone else holds it. Raises OSError if locks do not work here."""
        file = open_own(path, os.O_RDWR | os.O_CREAT)
        try:
            lock_open(file)
        except OSError as error:
            os.close(file)
            if isinstance(error, HELD):
                return None
            raise
        taken = cls(file, path)
        if taken.is_lost:  # the file was deleted meanwhile
            taken.release()
            return cls.taken(path)
        return taken

    @property
    def is_lost(self) -> bool:
        """Whether the file was deleted, so that someone else can take the lock of this name."""
        try:
            return not os.path.samestat(self._path.lstat(), os.fstat(self._file))
        except FileNotFoundError:
            return True
        except OSError:  # the disk does not tell
            return False

    def release(self) -> None:
        """Let others take it. Closing the file does that on every system."""
        os.close(self._file)


def lock_open(file: int) -> None:
    """Lock an open file, without waiting. Raises `HELD` if it is locked, another OSError without locks."""
    if sys.platform == "win32":
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
