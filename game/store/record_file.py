"""The file to which games are appended, each as one line.

Every change puts a new file in the place of the old one: whatever happens, the old lines or the new ones are
there, and each of them whole. Several programs may record in one file: each locks it, reads it, and replaces
it before it lets go.
"""

import errno
import glob
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from stat import S_IMODE
from typing import BinaryIO

from game.core import record
from game.core.match import Match
from game.core.words import _, printable
from game.ownership import open_regular
from game.store.disk import HELD, lock_open, remove_unfinished, replace_file

# The most of a path that a message shows.
LONGEST_PATH = 300
# How long to wait for other programs that record in the same file, and how often to look.
LOCK_SECONDS = 30.0
LOOK_SECONDS = 0.005
STANDARD_OUTPUT = 1


class NotRecordedError(ValueError):
    """A file in which nothing can be recorded; the message says why."""


class RecordFile:
    """A text file with a record on every line. Without a path, nothing is written."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path

    def check(self) -> None:
        """Raise NotRecordedError if the file cannot be written. One that is not there is made, empty.

        What killed processes have left beside it is removed.
        """
        if self._path is None:
            return
        try:
            with _opened(self._path) as file:
                place = self._path.resolve()
                if not os.access(place.parent, os.W_OK):
                    raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
                with suppress(OSError):  # another program may be at work, or there are no locks here
                    lock_open(file.fileno())
                    remove_unfinished(place.parent, 0.0, glob.escape(place.name))
        except OSError as error:
            raise NotRecordedError(_problem(self._path, error)) from error

    def add(self, match: Match, before: str = "") -> str:
        """Append a game instead of the line that it had before, if any; without a move it is none.

        Returns a sentence for the person if the file cannot be written.
        """
        return self._change(before, f"{record.write(match)}\n" if match.plies else "")

    def append(self, line: str) -> str:
        """Append a line. Returns a sentence for the person if the file cannot be written."""
        return self._change("", f"{line}\n")

    def _change(self, before: str, text: str) -> str:
        if self._path is None:
            return ""
        try:
            with _locked(self._path) as file:
                old, mode = file.read(), S_IMODE(os.fstat(file.fileno()).st_mode)
                new = _changed(old, before.encode(), text.encode())
                if os.name == "nt":
                    file.close()  # a file that is open cannot be replaced there
                if new != old:
                    replace_file(self._path.resolve(), new, mode)  # a link stays, and leads to the new file
        except OSError as error:
            return _problem(self._path, error)
        return ""


def _problem(path: Path, error: OSError) -> str:
    file, reason = printable(str(path), LONGEST_PATH), error.strerror or type(error).__name__
    return _("Games cannot be recorded in {file}: {reason}.", file=file, reason=reason)


def _changed(old: bytes, before: bytes, text: bytes) -> bytes:
    """A file without the last line that reads so, if there is one, and with a text at its end."""
    lines = old.splitlines(keepends=True)
    found = [number for number, line in enumerate(lines) if before and line.strip() == before]
    if found:
        del lines[found[-1]]
    is_open = text and lines and not lines[-1].endswith(b"\n")  # perhaps an editor has left it so
    return b"".join([*lines, b"\n" if is_open else b"", text])


def _opened(path: Path) -> BinaryIO:
    """The file, which is made if it is not there. Raises OSError if nothing can be recorded in it."""
    file = os.fdopen(open_regular(path, os.O_RDWR | os.O_CREAT), "rb")
    if _is_shown(file):
        file.close()
        raise OSError(errno.EBUSY, _("The output of this command goes there"))
    return file


def _is_shown(file: BinaryIO) -> bool:
    """Whether it is the standard output, which would go on into the old file when that is replaced."""
    with suppress(OSError):  # a closed output goes nowhere
        return os.path.sameopenfile(file.fileno(), STANDARD_OUTPUT)
    return False


@contextmanager
def _locked(path: Path) -> Iterator[BinaryIO]:
    """The file, which no other program changes meanwhile. Raises OSError if that takes too long."""
    end = time.monotonic() + LOCK_SECONDS
    while True:
        with _opened(path) as file:
            # Whoever has had the lock has put a new file there: this one may be the old one by now.
            if _is_mine(file) and os.path.samestat(os.fstat(file.fileno()), path.stat()):
                yield file
                return
        if time.monotonic() > end:
            raise BlockingIOError(errno.EWOULDBLOCK, _("Another program does not let go of it"))
        time.sleep(LOOK_SECONDS)


def _is_mine(file: BinaryIO) -> bool:
    """Lock the file. Return whether nobody else has locked it; where there are no locks, nobody has."""
    try:
        lock_open(file.fileno())
    except HELD:
        return False
    except OSError:
        return True
    return True
