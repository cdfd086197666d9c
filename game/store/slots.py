"""Slots: each running cabinet holds one, and with it the unfinished games in it."""

from collections.abc import Callable, Iterable
from contextlib import suppress

from game.store.folder import Folder
from game.store.lock import Lock

# More than anyone runs at once: beyond it, something is wrong with the locks.
MOST_SLOTS = 1000


class Slot:
    """The lowest number that no other running cabinet holds, until the end of the process or `release`.

    If somebody removes the folder with its lock, another cabinet may take the same slot: see `secure`.
    """

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._number, self._lock = MOST_SLOTS, None
        try:
            self._number, self._lock = _first_free(folder, range(1, MOST_SLOTS)) or (MOST_SLOTS, None)
        except OSError:  # locks do not work here
            self._number = 1
        self._rescues: list[Callable[[], None]] = []

    @property
    def number(self) -> int:
        return self._number

    def is_elsewhere(self, number: int) -> bool:
        """Whether another cabinet that runs holds this slot. Without locks, all of them have the same one."""
        return self._lock is not None and number != self.number and is_held(self._folder, number)

    def when_lost(self, rescue: Callable[[], None]) -> None:
        """Have everything that is in the slot written again when it was lost and taken anew."""
        self._rescues.append(rescue)

    def secure(self) -> None:
        """Before something is written in the slot: if its lock is gone, take it again, or another slot."""
        if self._lock is None or not self._lock.is_lost:
            return
        with suppress(OSError):  # nothing can be written then either
            taken = _first_free(self._folder, (self.number, *range(1, MOST_SLOTS)))
            if taken is not None:
                self._lock.release()
                self._number, self._lock = taken
                for rescue in self._rescues:
                    rescue()

    def release(self) -> None:
        """Let another cabinet take it."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def is_held(folder: Folder, number: int) -> bool:
    """Whether a running cabinet holds a slot, or may hold it where locks do not work."""
    try:
        lock = folder.hold(_name(number))
    except OSError:
        return True
    if lock is None:
        return True
    lock.release()
    return False


def _first_free(folder: Folder, numbers: Iterable[int]) -> tuple[int, Lock] | None:
    """The first of these slots that can be taken, with its lock. Raises OSError where locks do not work."""
    for number in numbers:
        lock = folder.hold(_name(number))
        if lock is not None:
            return number, lock
    return None


def _name(number: int) -> str:
    return f"cabinet-{number}"
