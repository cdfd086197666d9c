"""The file to which games are appended, each as one line."""

import os
from contextlib import suppress
from pathlib import Path

from game.core import record
from game.core.match import Match
from game.core.words import _, printable

# The most of a path that a message shows.
LONGEST_PATH = 300


class RecordFile:
    """A text file with a record on every line. Without a path, nothing is written."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path

    def check(self) -> str:
        """A sentence for the person if the file cannot be written."""
        return self._append("")

    def add(self, match: Match, before: str = "") -> str:
        """Append a game, in the place of the line that it had before, if any; without a move it is none.

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
            if before and self._path.is_file():
                _remove_line(self._path, before)
            end = "\n" if text and _ends_within_a_line(self._path) else ""
            with self._path.open("ab") as file:
                file.write((end + text).encode())
        except OSError as error:
            file_name = printable(str(self._path), LONGEST_PATH)
            reason = error.strerror or type(error).__name__
            return _("Games cannot be recorded in {file}: {reason}.", file=file_name, reason=reason)
        return ""


def _remove_line(path: Path, line: str) -> None:
    """Remove the last line that reads so, if there is one."""
    with path.open("r+b") as file:
        lines = file.read().splitlines(keepends=True)
        found = [number for number, other in enumerate(lines) if other.strip() == line.encode()]
        if found:
            last = found[-1]
            file.seek(sum(map(len, lines[:last])))
            file.write(b"".join(lines[last + 1 :]))
            file.truncate()


def _ends_within_a_line(path: Path) -> bool:
    """Whether the last line of a file is not ended, perhaps because an editor has left it so."""
    with suppress(OSError):
        if path.is_file() and path.stat().st_size:
            with path.open("rb") as file:
                file.seek(-1, os.SEEK_END)
                return file.read(1) != b"\n"
    return False
