"""What is unfinished: games, runs and evenings that a cabinet goes on with later, each in a file of its own.

Each running cabinet holds a slot, and in it one thing of each kind: `games/chain-2.json` is the game of Chain
in slot 2. A cabinet that starts takes over what cabinets that have ended have left.
"""

import re
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from datetime import datetime
from functools import partial
from typing import Generic, TypeVar

from game.store.background import Background
from game.store.codec import MOMENT, Field, Fields, Unreadable
from game.store.disk import Lock
from game.store.documents import Format, load, parsed, save
from game.store.folder import SHORT_SECONDS, Folder

T = TypeVar("T")
# Where games, runs and evenings lie.
GAMES, RUNS, EVENINGS = "games", "runs", "evenings"
# More cabinets than anyone runs at once: beyond it, something is wrong with the locks.
MOST_SLOTS = 1000
FILE = re.compile(r"\w+/(?P<kind>\w+)-(?P<slot>\d{1,9})\.json")
# When it was kept, in every document.
SAVED = Field(MOMENT, "saved")


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

    def is_elsewhere(self, name: str) -> bool:
        """Whether a file belongs to another cabinet that runs. Without locks, all have the same slot."""
        found = FILE.fullmatch(name)
        number = int(found["slot"]) if found else self._number
        return self._lock is not None and number != self._number and _is_held(self._folder, number)

    def when_lost(self, rescue: Callable[[], None]) -> None:
        """Have everything that is in the slot written again when it was lost and taken anew."""
        self._rescues.append(rescue)

    def secure(self) -> None:
        """Make sure of the slot before writing: if its lock is gone, take it again, or another slot."""
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


def _first_free(folder: Folder, numbers: Iterable[int]) -> tuple[int, Lock] | None:
    """The first of these slots that can be taken, with its lock. Raises OSError where locks do not work."""
    for number in numbers:
        lock = _hold(folder, number)
        if lock is not None:
            return number, lock
    return None


def _is_held(folder: Folder, number: int) -> bool:
    """Whether a running cabinet holds a slot, or may hold it where locks do not work."""
    try:
        lock = _hold(folder, number)
    except OSError:
        return True
    if lock is None:
        return True
    lock.release()
    return False


def _hold(folder: Folder, number: int) -> Lock | None:
    return folder.hold(f"cabinet-{number}")


class Unfinished(Generic[T]):
    """The unfinished things in the slot of this cabinet. Every change is written in the background."""

    def __init__(
        self,
        folder: Folder,
        background: Background,
        slot: Slot,
        under: str,
        form: Format,
        kinds: Collection[str],
        *,
        kind_of: Callable[[T], str],
        read: Callable[[Fields], T],
        write: Callable[[T], Fields],
    ) -> None:
        self._folder = folder
        self._background = background
        self.slot = slot
        self._under = under
        self._form = form
        self._kind_of = kind_of
        self._read = read
        self._write = write
        self._kept: dict[str, T] = {}  # by kind, the latest last
        self._in_the_way: dict[str, list[T]] = {}  # what is still to be set aside
        self._take_over(kinds, SHORT_SECONDS)
        slot.when_lost(self._write_all)

    def of(self, kind: str) -> T | None:
        return self._kept.get(kind)

    def found(self, kind: str) -> T | None:
        """What is unfinished of a kind; if nothing is, what another cabinet has left meanwhile."""
        if kind not in self._kept and self._background.flush(0):
            self._take_over((kind,), 0)
        return self.of(kind)

    @property
    def latest(self) -> T | None:
        """What was played last."""
        return next(reversed(self._kept.values()), None)

    def put(self, value: T) -> None:
        """Save something as it stands. It replaces another one of its kind."""
        kind = self._kind_of(value)
        if self._kept.get(kind) != value:
            self._kept.pop(kind, None)
            self._kept[kind] = value
            self._background.do(self._name(kind), partial(self._save, kind, value))

    def drop(self, kind: str) -> None:
        """Remove what is unfinished of a kind: it was finished or given up."""
        self._kept.pop(kind, None)
        self._background.do(self._name(kind), partial(self._delete, kind))

    def set_aside(self, kind: str) -> None:
        """Let what is unfinished of a kind wait until the next one has ended."""
        value = self._kept.pop(kind, None)
        if value is not None:
            self._in_the_way.setdefault(kind, []).append(value)
            self._background.do(self._name(kind), partial(self._make_way, kind))

    def forget(self) -> None:
        """Everything is gone from the disk."""
        self._kept.clear()
        self._in_the_way.clear()

    # Files

    def _name(self, kind: str, slot: int | None = None) -> str:
        return f"{self._under}/{kind}-{self.slot.number if slot is None else slot}.json"

    def _save(self, kind: str, value: T) -> None:
        self.slot.secure()
        if self._make_way(kind) and self._kept.get(kind) is value:
            save(self._folder, self._name(kind), self._form, self._write(value))

    def _make_way(self, kind: str) -> bool:
        """Set aside what is in the way of something new of a kind. Return whether nothing is any more."""
        own, waiting = self._name(kind), self._in_the_way.get(kind, [])
        while waiting:
            with self._folder.changing():
                save(self._folder, own, self._form, self._write(waiting[0]))  # it may not be on the disk yet
                beyond = self._name(kind, _beyond(_slots(self._folder.names(self._under), (kind,))))
                if not self._folder.rename(own, beyond):
                    return False
            waiting.pop(0)
        return True

    def _delete(self, kind: str) -> None:
        self.slot.secure()
        if self._make_way(kind):
            self._folder.delete(self._name(kind))

    def _write_all(self) -> None:
        """Somebody has removed the files: write them again, in the slot as it is now."""
        for kind, value in dict(self._kept).items():
            save(self._folder, self._name(kind), self._form, self._write(value))

    def _load(self, kind: str) -> tuple[datetime, T] | None:
        """When it was saved, and what it is."""

        def read(fields: Fields) -> tuple[datetime, T]:
            value = self._read(fields)
            if self._kind_of(value) != kind:
                raise Unreadable(f"it is not of the kind {kind}")
            return SAVED.read_from(fields), value

        return load(self._folder, self._name(kind), self._form, read)

    # Other cabinets

    def _take_over(self, kinds: Collection[str], seconds: float) -> None:
        """Take over what others have left of these kinds, unless one of them is at work for this long."""
        with self._folder.changing(seconds) as kept_off:
            if kept_off:
                self._take_latest(kinds)
        found = {kind: dated for kind in kinds if (dated := self._load(kind)) is not None}
        in_order = sorted(found, key=lambda kind: found[kind][0])
        self._kept = {**{kind: found[kind][1] for kind in in_order}, **self._kept}

    def _take_latest(self, kinds: Collection[str]) -> None:
        """Rename the latest of each of these kinds in slots that no running cabinet holds."""
        names = self._folder.names(self._under)
        slots = _slots(names, kinds) | {self.slot.number}
        free = [
            number
            for number in sorted(slots)
            if number == self.slot.number or number > MOST_SLOTS or not _is_held(self._folder, number)
        ]
        for kind in kinds:
            there = [name for number in free if (name := self._name(kind, number)) in names]
            self._take(kind, there, _beyond(slots))

    def _take(self, kind: str, names: Collection[str], beyond: int) -> None:
        """Rename the latest of these. An earlier one of this slot waits beyond until it has ended."""
        own = self._name(kind)
        latest = max(names, key=lambda name: (self._moment(name), name == own), default=own)
        if latest != own:
            if own in names:
                self._folder.rename(own, self._name(kind, beyond))
            self._folder.rename(latest, own)

    def _moment(self, name: str) -> float:
        """When it was saved; the time before all others if that cannot be read."""
        with suppress(ValueError, OverflowError):
            return SAVED.read_from(parsed(self._folder.read(name) or "", self._form)).timestamp()
        return float("-inf")


def _slots(names: Iterable[str], kinds: Collection[str]) -> set[int]:
    """The slots in which something of these kinds is."""
    found = filter(None, map(FILE.fullmatch, names))
    return {int(match["slot"]) for match in found if match["kind"] in kinds}


def _beyond(slots: Collection[int]) -> int:
    """A slot after all of these, which no cabinet takes."""
    return max({MOST_SLOTS, *slots}) + 1
