"""The file to which games are appended, each as one line."""

import os
from contextlib import suppress
from pathlib import Path
from stat import S_IMODE

from game.core import record
from game.core.match import Match
from game.core.words import _, printable
from game.store.disk import replace_file

# The most of a path that a message shows.
LONGEST_PATH = 300


class NotRecordedError(ValueError):
    """A file in which nothing can be recorded; the message says why."""


class RecordFile:
    """A text file with a record on every line. Without a path, nothing is written."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path

    def check(self) -> None:
        """Raise NotRecordedError if the file cannot be written. One that is not there is made, empty."""
        problem = self._append("")
        if problem:
            raise NotRecordedError(problem)

    def add(self, match: Match, before: str = "") -> str:
        """Append a game instead of the line that it had before, if any; without a move it is none.

        Returns a sentence for the person if the file cannot be written.
        """
        return self._append(f"{record.write(match)}\n" if match.plies else "", before)

    def append(self, line: str) -> str:
        """Append a line. Returns a sentence for the person if the file cannot be written."""
        return self._append(f"{line}\n")

    def _append(self, text: str, before: str = "") -> str:
        if self._path is None:
            return ""
        try:
            if not (before and _replace_line(self._path, before, text.encode())):
                end = "\n" if text and _ends_within_a_line(self._path) else ""
                with self._path.open("ab") as file:
                    file.write((end + text).encode())
        except OSError as error:
            file_name = printable(str(self._path), LONGEST_PATH)
            reason = error.strerror or type(error).__name__
            return _("Games cannot be recorded in {file}: {reason}.", file=file_name, reason=reason)
        return ""


def _replace_line(path: Path, line: str, text: bytes) -> bool:
    """Remove the last line that reads so, and append a text. Return whether there was such a line."""
    lines = path.read_bytes().splitlines(keepends=True) if path.is_file() else []
    found = [number for number, other in enumerate(lines) if other.strip() == line.encode()]
    if not found:
        return False
    del lines[found[-1]]
    end = b"\n" if text and lines and not lines[-1].endswith(b"\n") else b""
    file = path.resolve()  # a link stays, and leads to the new file
    replace_file(file, b"".join([*lines, end, text]), S_IMODE(file.stat().st_mode))
    return True


def _ends_within_a_line(path: Path) -> bool:
    """Whether the last line of a file is not ended, perhaps because an editor has left it so."""
    with suppress(OSError):
        if path.is_file() and path.stat().st_size:
            with path.open("rb") as file:
                file.seek(-1, os.SEEK_END)
                return file.read(1) != b"\n"
    return False
