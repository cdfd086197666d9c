"""The disk: whole files, of which each is replaced by another one and never written over, and locks on files.

A lock holds between processes. The system releases it when its holder ends, however that happens.
"""

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

from game.ownership import open_own, sync_folder

if sys.platform == "win32":
    import msvcrt

    # What the system says of a lock that someone else holds.
    HELD = PermissionError
else:
    import fcntl

    HELD = BlockingIOError  # a PermissionError comes from file systems that have no locks

# What has been written so far goes to a file with this ending.
UNFINISHED = ".tmp"
# On Windows a virus scanner may hold a file for a moment: how often to try, and how long to wait in between.
REPLACE_TRIES = 5
REPLACE_SECONDS = 0.01


def replace_file(place: Path, data: bytes, mode: int | None = None) -> None:
    """Write a new file, and then give it this name. Raises OSError, and leaves the old file then.

    Only its owner can read it, unless a mode is given.
    """
    unfinished = place.with_name(f".{place.name}.{os.urandom(6).hex()}{UNFINISHED}")
    try:
        _write(unfinished, data)
        if mode is not None:
            with suppress(OSError):  # some disks know no modes
                unfinished.chmod(mode)
        _rename_over(unfinished, place)
    except BaseException:
        with suppress(OSError):
            unfinished.unlink()
        raise
    sync_folder(place.parent)


def _write(path: Path, data: bytes) -> None:
    """Write a new file, down to the disk."""
    with os.fdopen(open_own(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL), "wb") as out:
        out.write(data)
        out.flush()
        os.fsync(out.fileno())


def _rename_over(source: Path, target: Path) -> None:
    for _try in range(REPLACE_TRIES - 1):
        with suppress(PermissionError):
            source.replace(target)
            return
        time.sleep(REPLACE_SECONDS)
    source.replace(target)


def remove_unfinished(folder: Path, age: float, names: str = "*.json") -> None:
    """Remove the unfinished files of killed processes that are older than this many seconds."""
    with suppress(OSError):
        for file in folder.glob(f".{names}.*{UNFINISHED}"):
            if time.time() - file.lstat().st_mtime >= age:
                file.unlink()


# Locks


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
