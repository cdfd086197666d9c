"""Slots: each running cabinet holds one, and with it the unfinished games in it."""

from game.store.folder import Folder
from game.store.lock import Lock

# More than anyone runs at once: beyond it, something is wrong with the locks.
MOST_SLOTS = 1000


class Slot:
    """The lowest number that no other running cabinet holds, until the end of the process or `release`."""

    def __init__(self, folder: Folder) -> None:
        self.number, self._lock = _lowest_free(folder)

    def is_elsewhere(self, folder: Folder, number: int) -> bool:
        """Whether another cabinet that runs holds this slot. Without locks, all of them have the same one."""
        return self._lock is not None and number != self.number and is_held(folder, number)

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


def _lowest_free(folder: Folder) -> tuple[int, Lock | None]:
    for number in range(1, MOST_SLOTS):
        try:
            lock = folder.hold(_name(number))
        except OSError:  # locks do not work here
            return number, None
        if lock is not None:
            return number, lock
    return MOST_SLOTS, None


def _name(number: int) -> str:
    return f"cabinet-{number}"
