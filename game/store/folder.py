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
from game.ownership import check_own_folder, make_own_folder, open_own, sync_folder
from game.store.disk import UNFINISHED, Lock, remove_unfinished, replace_file

# No text that the game writes comes near it. A larger file is not read.
MOST_BYTES = 8 * 1024 * 1024
# A file with this ending is a lock.
LOCKING = ".lock"
LOCK = f"changes{LOCKING}"
# How long to wait for a slow disk, and for another cabinet that is changing something, before the player is
# told; and where that would hold up something else.
LONG_SECONDS = 5.0
SHORT_SECONDS = 0.5
# How often to look whether another cabinet is done.
LOOK_SECONDS = 0.01
# An unfinished file of this age was left by a process that was killed.
ABANDONED_SECONDS = 3600.0
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
    written is kept in memory, and tried again with every later change; `take_notices` has a sentence about
    it, once. If there is no path, everything is kept in memory until the program ends.
    """

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._memory: dict[str, str | None] = {}  # what the disk does not have; None: what it should not have
        self._hidden: set[str] = set()  # what could not be set aside: it stays on the disk, unread
        self._notices: deque[str] = deque()
        self._failed = False
        self._swept: set[Path] = set()
        self._waits = True  # for other processes, as long as they take
        self._held_up = False  # by one of them

    @property
    def lasts(self) -> bool:
        """Whether what is written outlives the program, as far as is known."""
        return self.path is not None and not self._failed

    @property
    def unsaved(self) -> list[str]:
        """The names under which the disk has not what it should have."""
        return sorted(dict(self._memory).keys() - self._hidden) if self.path is not None else []

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
        with suppress(KeyError):
            return self._memory[name]  # asked once: meanwhile the disk may get it
        if self.path is None:
            return None
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
            return data.decode("utf-8-sig") if len(data) <= MOST_BYTES else ""  # some editors add a mark
        return ""

    def write(self, name: str, text: str) -> None:
        """Replace the text of this name, or add it."""
        self._memory[name] = text
        if self._put(name) and self._failed:
            self.try_again()

    def delete(self, name: str) -> bool:
        """Remove the text of this name, if there is one. Return whether it is gone."""
        self._memory[name] = None
        return self._put(name)

    def try_again(self) -> None:
        """Write and remove on the disk what could not be before."""
        for name in list(self._memory):
            if name in self._memory and name not in self._hidden and not self._put(name):
                return
        self._failed = False

    def _put(self, name: str) -> bool:
        """Let the disk have what memory has under this name. Return whether that worked."""
        text = self._memory[name]
        if self.path is not None:
            try:
                if text is None:
                    self._remove(name)
                else:
                    self._replace(name, text)
            except (OSError, ValueError) as error:
                self._report(error)
                return False
        if (self.path is not None or text is None) and self._memory.get(name) is text:
            self._memory.pop(name, None)
        self._hidden.discard(name)
        return True

    def names(self, under: str = "") -> list[str]:
        """The names of all texts in a folder within this one, in order."""
        memory = dict(self._memory)  # before the look on the disk, which may get some of it meanwhile
        found = {name for name, text in memory.items() if text is not None}
        if self.path is not None:
            with suppress(OSError):
                for file in self._place(under).iterdir():
                    name = f"{under}/{file.name}" if under else file.name
                    if not name.endswith((LOCKING, UNFINISHED)) and not file.is_dir():
                        found.add(name)
        gone = {name for name, text in memory.items() if text is None}
        return sorted(name for name in found - gone if name.rpartition("/")[0] == under)

    def set_aside(self, name: str) -> str | None:
        """Give what has this name another name, which nothing has; None if it cannot be renamed."""
        new = self._free_name(name)
        if self.rename(name, new):
            return new
        self._memory[name] = None
        self._hidden.add(name)
        return None

    def copy_aside(self, name: str) -> str | None:
        """Write a copy under another name, which nothing has; None if it cannot be written."""
        new = self._free_name(name)
        self._memory[new] = self.read(name)
        return new if self._put(new) else None

    def _free_name(self, name: str) -> str:
        """A name for what could not be read, which nothing has."""
        number = 1
        while self._is_taken(new := _aside(name, number)):
            number += 1
        return new

    def rename(self, name: str, new: str) -> bool:
        """Give what has this name another name in the same folder. Return whether that worked."""
        if name in self._memory or self.path is None:
            self._memory[new] = self._memory.pop(name, None)
            return True
        try:
            self._place(name).replace(self._place(new))
            sync_folder(self._place(new).parent)
        except (OSError, ValueError) as error:
            self._report(error)
            return False
        self._memory.pop(new, None)
        self._hidden.discard(new)
        return True

    def remove_leftovers(self, under: str = "") -> None:
        """Remove what killed processes have left in a folder within this one, however new it is."""
        with suppress(OSError):
            remove_unfinished(self._place(under), 0.0)

    def _is_taken(self, name: str) -> bool:
        with suppress(OSError):
            return name in self._memory or (self.path is not None and os.path.lexists(self._place(name)))
        return False

    # Processes

    @contextmanager
    def changing(self, seconds: float | None = None) -> Iterator[bool]:
        """Keep other processes from changing anything meanwhile: read, change and write inside.

        Without a time it waits for them as long as they take, and after a while the player is told. It gives
        False if another process is still changing something. Do not enter it twice.
        """
        lock, is_free = self._wait_for_lock(seconds) if self.path is not None else (None, True)
        try:
            yield is_free
        finally:
            if lock is not None:
                lock.release()

    @property
    def is_held_up(self) -> bool:
        """Whether a change waits for another process that is changing something."""
        return self._held_up

    def wait_no_longer(self) -> None:
        """The program ends: what waits for other processes goes on without them."""
        self._waits = False
        if self._held_up:
            self.notify(_("Another program held the saved files: it may undo what was saved last."))

    def _wait_for_lock(self, seconds: float | None) -> tuple[Lock | None, bool]:
        """The lock, and whether nobody else has it. Where locks do not work, there is none."""
        begun, has_told = time.monotonic(), False
        with suppress(OSError):
            place = self._make_place(LOCK)
            while (lock := Lock.taken(place)) is None:
                waited = time.monotonic() - begun
                if not self._waits or (seconds is not None and waited >= seconds):
                    return None, False
                self._held_up = self._held_up or seconds is None
                if waited >= LONG_SECONDS and not has_told:
                    has_told = True
                    self.notify(_("Another program holds the saved files: nothing is saved till it goes on."))
                time.sleep(LOOK_SECONDS)
            self._held_up = False
            return lock, True
        return None, True

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
        make_own_folder(place.parent)
        return place

    def _is_usable(self) -> bool:
        with suppress(OSError):
            return self._place(LOCK).parent.is_dir()
        return False

    def _remove(self, name: str) -> None:
        place = self._place(name)
        place.unlink(missing_ok=True)
        with suppress(FileNotFoundError):  # nothing was ever written there
            sync_folder(place.parent)

    def _replace(self, name: str, text: str) -> None:
        place = self._make_place(name)
        self._sweep(place.parent)
        replace_file(place, text.encode(errors="backslashreplace"))

    def _sweep(self, folder: Path) -> None:
        """Remove what killed processes have left in a folder, once."""
        if folder in self._swept:
            return
        self._swept.add(folder)
        remove_unfinished(folder, ABANDONED_SECONDS)


def _aside(name: str, number: int) -> str:
    """Another name for something that could not be read."""
    head, dot, ending = name.rpartition(".")
    return f"{head or ending}-unreadable-{number}{dot}{ending if head else ''}"
