"""The user's folder: whole texts under names. Nothing that goes wrong on the disk stops the game."""

import errno
import os
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from game import faults
from game.core.words import _, printable
from game.ownership import check_own_folder, open_own
from game.store.lock import Lock

# No text that the game writes comes near it. A larger file is not read.
MOST_BYTES = 8 * 1024 * 1024
# A file with this ending is a lock.
LOCKING = ".lock"
LOCK = f"changes{LOCKING}"
# How long to wait for another cabinet that is changing something, and how often to look.
LOCK_SECONDS = 5.0
LOOK_SECONDS = 0.01
# What has been written so far goes to a file with this ending.
UNFINISHED = ".tmp"
# An unfinished file of this age was left by a process that was killed.
ABANDONED_SECONDS = 3600.0
# On Windows a virus scanner may hold a file for a moment.
REPLACE_TRIES = 5
LONGEST_REASON = 200


def default_place() -> Path | None:
    """The folder in which the system keeps this user's data of the game; None if it cannot be found."""
    with suppress(Exception):  # platformdirs may be missing, and the system may not say where its folders are
        import platformdirs

        return Path(platformdirs.user_data_dir(faults.NAME, appauthor=False))
    return None


class Folder:
    """Texts by name. A name may have folders in it: `games/1.json`.

    A text is replaced as a whole: whatever happens, the old one or the new one is on the disk. What cannot be
    written, and everything if there is no path, is kept in memory until the program ends. Then
    `take_notices` has a sentence about it, once.
    """

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._memory: dict[str, str | None] = {}  # what the disk does not have; None: what it should not have
        self._notices: deque[str] = deque()
        self._failed = False
        self._swept: set[Path] = set()

    @property
    def lasts(self) -> bool:
        """Whether what is written outlives the program, as far as is known."""
        return self.path is not None and not self._failed

    # Notices for the player

    def notify(self, words: str) -> None:
        """Keep a sentence for the player."""
        self._notices.append(words)

    def take_notices(self) -> list[str]:
        """The sentences for the player that were not taken yet."""
        return [self._notices.popleft() for _notice in range(len(self._notices))]

    def _report(self, error: Exception) -> None:
        """Log the first failure of the disk and tell the player: the next ones would say the same."""
        if self._failed or self.path is None:
            return
        self._failed = True
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        faults.write_down(faults.details(error))
        reason = printable(reason, LONGEST_REASON)
        self.notify(_("Nothing can be saved: {reason}. You can still play.", reason=reason))

    # Texts

    def read(self, name: str) -> str | None:
        """The text of this name; None if there is none; "" for a folder or anything else that is no text."""
        if name in self._memory or self.path is None:
            return self._memory.get(name)
        try:
            with os.fdopen(open_own(self._place(name), os.O_RDONLY), "rb") as file:
                data = file.read(MOST_BYTES + 1)
        except FileNotFoundError:
            return None
        except OSError as error:
            if self._is_usable():
                return ""
            self._report(error)
            return None
        with suppress(UnicodeDecodeError):
            return data.decode() if len(data) <= MOST_BYTES else ""
        return ""

    def write(self, name: str, text: str) -> None:
        """Replace the text of this name, or add it."""
        try:
            self._replace(name, text)
        except (OSError, ValueError) as error:
            self._memory[name] = text
            self._report(error)
        else:
            if self.path is not None:
                self._memory.pop(name, None)

    def delete(self, name: str) -> None:
        """Remove the text of this name, if there is one."""
        self._memory.pop(name, None)
        if self.path is None:
            return
        try:
            place = self._place(name)
            place.unlink(missing_ok=True)
            _sync_folder(place.parent)
        except (OSError, ValueError) as error:
            self._memory[name] = None
            self._report(error)

    def names(self, under: str = "") -> list[str]:
        """The names of all texts in a folder within this one, in order."""
        found = {name for name, text in self._memory.items() if text is not None}
        if self.path is not None:
            with suppress(OSError):
                for file in self._place(under).iterdir():
                    name = f"{under}/{file.name}" if under else file.name
                    if not name.endswith((LOCKING, UNFINISHED)) and not file.is_dir():
                        found.add(name)
        gone = {name for name, text in self._memory.items() if text is None}
        return sorted(name for name in found - gone if name.rpartition("/")[0] == under)

    def set_aside(self, name: str) -> str | None:
        """Give what has this name another name, which nothing has; None if it cannot be renamed."""
        number = 1
        while self._is_taken(new := _aside(name, number)):
            number += 1
        if self.rename(name, new):
            return new
        self._memory[name] = None
        return None

    def rename(self, name: str, new: str) -> bool:
        """Give what has this name another name in the same folder; whether that worked."""
        if name in self._memory or self.path is None:
            self._memory[new] = self._memory.pop(name, None)
            return True
        try:
            self._place(name).replace(self._place(new))
            _sync_folder(self._place(new).parent)
        except (OSError, ValueError) as error:
            self._report(error)
            return False
        return True

    def remove_leftovers(self, under: str = "") -> None:
        """Remove what killed processes have left in a folder within this one, however new it is."""
        with suppress(OSError):
            _remove_unfinished(self._place(under), 0.0)

    def _is_taken(self, name: str) -> bool:
        with suppress(OSError):
            return name in self._memory or (self.path is not None and os.path.lexists(self._place(name)))
        return False

    # Processes

    @contextmanager
    def changing(self) -> Iterator[None]:
        """Keep other processes from changing anything meanwhile: read, change and write inside.

        If the lock cannot be taken soon, the change is made without it. Do not enter it twice.
        """
        lock = self._wait_for_lock() if self.path is not None else None
        try:
            yield
        finally:
            if lock is not None:
                lock.release()

    def _wait_for_lock(self) -> Lock | None:
        end = time.monotonic() + LOCK_SECONDS
        with suppress(OSError):
            place = self._make_place(LOCK)
            while time.monotonic() < end:
                lock = Lock.taken(place)
                if lock is not None:
                    return lock
                time.sleep(LOOK_SECONDS)
        return None

    def hold(self, name: str) -> Lock | None:
        """The lock of this name; None if another process holds it. Raises OSError without locks."""
        return Lock.taken(self._make_place(f"{name}{LOCKING}"))

    # The disk

    def _place(self, name: str) -> Path:
        """Where a text lies. Raises OSError if the folder belongs to someone else or is none."""
        if self.path is None:
            raise FileNotFoundError(errno.ENOENT, "Nothing is kept on the disk")
        with suppress(FileNotFoundError):
            check_own_folder(self.path.resolve())
        return self.path / name

    def _make_place(self, name: str) -> Path:
        """The same, with all folders above it made."""
        place = self._place(name)
        assert self.path is not None, "there is a place on the disk"
        for folder in (self.path, place.parent):  # `mode` is only for the last folder that is made
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return place

    def _is_usable(self) -> bool:
        with suppress(OSError):
            return self._place(LOCK).parent.is_dir()
        return False

    def _replace(self, name: str, text: str) -> None:
        if self.path is None:
            self._memory[name] = text
            return
        place = self._make_place(name)
        self._sweep(place.parent)
        unfinished = place.with_name(f".{place.name}.{os.urandom(6).hex()}{UNFINISHED}")
        try:
            _write_file(unfinished, text.encode(errors="backslashreplace"))
            _rename_over(unfinished, place)
        except BaseException:
            with suppress(OSError):
                unfinished.unlink()
            raise
        _sync_folder(place.parent)

    def _sweep(self, folder: Path) -> None:
        """Remove what killed processes have left in a folder, once."""
        if folder in self._swept:
            return
        self._swept.add(folder)
        _remove_unfinished(folder, ABANDONED_SECONDS)


def _remove_unfinished(folder: Path, age: float) -> None:
    """Remove unfinished files that are older than so many seconds."""
    with suppress(OSError):
        for file in folder.glob(f".*.json.*{UNFINISHED}"):
            if time.time() - file.lstat().st_mtime >= age:
                file.unlink()


def _aside(name: str, number: int) -> str:
    """Another name for something that could not be read."""
    head, dot, ending = name.rpartition(".")
    return f"{head or ending}-unreadable-{number}{dot}{ending if head else ''}"


def _write_file(path: Path, data: bytes) -> None:
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
        time.sleep(LOOK_SECONDS)
    source.replace(target)


def _sync_folder(folder: Path) -> None:
    """Write the names in a folder down to the disk, where the system can."""
    with suppress(OSError):
        file = os.open(folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
        try:
            os.fsync(file)
        finally:
            os.close(file)
