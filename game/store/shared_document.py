"""A document that several cabinets change. It says at once what is still being written."""

import threading
from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar

from game.store.background import Background
from game.store.codec import Codec
from game.store.documents import Fields, Format, load, update
from game.store.folder import Folder

T = TypeVar("T")


class SharedDocument(Generic[T]):
    """Every change is made in the background, to what is on the disk then: no cabinet undoes another's.

    Whoever made a change sees it at once, however slow the disk is. Where there is no document, its value is
    `new`. Only one thread makes changes.
    """

    def __init__(
        self,
        folder: Folder,
        background: Background,
        name: str,
        form: Format,
        codec: Codec[T],
        new: T,
    ) -> None:
        self._folder = folder
        self._background = background
        self._name = name
        self._form = form
        self._codec = codec
        self._new = new
        self._lock = threading.Lock()  # for everything below; never held while the disk is at work
        self._value = new
        self._is_loaded = False
        self._waiting: dict[int, Callable[[T], T]] = {}  # the changes that are not on the disk yet, in order
        self._events = 0  # how often something was changed or forgotten

    @property
    def value(self) -> T:
        """The value as it was when the document was last read or written here, with all changes since."""
        with self._lock:
            return self._value

    def latest(self) -> T:
        """The same, after a look on the disk, where other cabinets may have changed something.

        A damaged document is set aside, and the player reads about it.
        """
        with self._lock:
            before = self._events
            if self._waiting:
                return self._value
        found = load(self._folder, self._name, self._form, self._read)
        with self._lock:
            if self._events == before:
                self._value = self._new if found is None else found
                self._is_loaded = True
            return self._value

    def change(self, change: Callable[[T], T]) -> None:
        """Make a change. It is on the disk as soon as the background has done it."""
        if not self._is_loaded:
            self.latest()
        with self._lock:
            self._value = change(self._value)
            self._events += 1
            number = self._events
            self._waiting[number] = change
        self._background.do(self._name, partial(self._put, number, change), str(number))

    def forget(self) -> None:
        """Everything is gone from the disk."""
        with self._lock:
            self._events += 1
            self._waiting.clear()
            self._value = self._new

    def _read(self, fields: Fields) -> T:
        return self._codec.read(fields) if fields else self._new

    def _put(self, number: int, change: Callable[[T], T]) -> None:
        """Make a change on the disk."""
        try:
            update(self._folder, self._name, self._form, partial(self._changed, number, change), self._read)
        finally:
            with self._lock:
                self._waiting.pop(number, None)

    def _changed(self, number: int, change: Callable[[T], T], fields: Fields) -> Fields:
        """The fields after a change, with those that this version does not know."""
        before = self._read(fields)
        after = change(before)
        self._follow(number, after)
        return fields if after == before else {**fields, **self._codec.write(after)}

    def _follow(self, number: int, written: T) -> None:
        """A change has led to this on the disk: the later ones follow, unless all were forgotten."""
        with self._lock:
            if number in self._waiting:
                for later, change in self._waiting.items():
                    written = change(written) if later > number else written
                self._value = written
