"""Documents: what is kept, as JSON that a person can read and change.

    {"format": "gridlock settings", "version": 1, "music": 50, ...}

A file that is damaged, of another format, or of a newer version is set aside under another name, and the
player reads one sentence about it.
"""

import json
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from math import isfinite
from typing import Generic, TypeVar

from game.core.words import _
from game.store.background import Background
from game.store.codec import Codec, Fields, Unreadable, Value
from game.store.folder import SHORT_SECONDS, Folder

T = TypeVar("T")

# No document of the game is nested more deeply.
DEEPEST = 20


@dataclass(frozen=True)
class Format:
    """A kind of document."""

    name: str
    version: int  # the newest one that can be read; older ones can be read too
    unreadable: str  # tells the player that such a document could not be read; not yet translated


def load(folder: Folder, name: str, form: Format, read: Callable[[Fields], T]) -> T | None:
    """What `read` makes of a document; None if there is none. `read` may raise ValueError."""
    while (text := folder.read(name)) is not None:
        try:
            return read(parsed(text, form))
        except ValueError:
            with folder.changing(SHORT_SECONDS):  # without it too: nothing is lost by another name
                if _set_aside(folder, name, form, text):
                    break
    return None


def save(folder: Folder, name: str, form: Format, fields: Fields) -> None:
    """Replace a document, or add it."""
    folder.write(name, written(form, fields))


def update(
    folder: Folder,
    name: str,
    form: Format,
    change: Callable[[Fields], Fields],
    check: Callable[[Fields], object] = dict,
) -> None:
    """Change a document as it is on the disk now, so that no change of another cabinet is undone.

    `change` gets all fields, also those that this version does not know; none if there is no document, or a
    damaged one, which is set aside. `check` raises ValueError for fields that are damaged.
    """
    with folder.changing():
        fields = _sound_fields(folder, name, form, check)
        changed = change(fields)
        if changed != fields:
            save(folder, name, form, changed)


def _sound_fields(folder: Folder, name: str, form: Format, check: Callable[[Fields], object]) -> Fields:
    """The fields of a document; none if there is none, or a damaged one, which is set aside."""
    while (text := folder.read(name)) is not None:
        with suppress(ValueError):
            fields = parsed(text, form)
            check(fields)
            return fields
        if _set_aside(folder, name, form, text):
            break
    return {}


def written(form: Format, fields: Fields) -> str:
    """A document as text."""
    head = {"format": form.name, "version": form.version}
    return json.dumps({**head, **fields}, indent=2, ensure_ascii=False, allow_nan=False) + "\n"


def parsed(text: str, form: Format) -> Fields:
    """The fields of a document. Raises ValueError."""
    try:
        fields = json.loads(text, parse_constant=_refuse, parse_float=_finite)
    except RecursionError as error:
        raise Unreadable("nested too deeply") from error
    _check_depth(fields, DEEPEST)
    if not isinstance(fields, dict) or fields.pop("format", None) != form.name:
        raise Unreadable(f"not a document of the format {form.name}")
    version = fields.get("version")
    if type(version) is not int or not 1 <= version <= form.version:
        raise Unreadable(f"version {version} is not known")
    del fields["version"]
    return fields


def _refuse(constant: str) -> Value:
    raise Unreadable(f"{constant} is no value")


def _finite(number: str) -> float:
    value = float(number)
    if not isfinite(value):
        raise Unreadable(f"{number} is too large")
    return value


def _check_depth(value: object, most: int) -> None:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    if inner and most == 0:
        raise Unreadable("nested too deeply")
    for each in inner:
        _check_depth(each, most - 1)


def _set_aside(folder: Folder, name: str, form: Format, text: str) -> bool:
    """Keep an unreadable document under another name.

    Return whether it still reads so: else the disk has failed for a moment, or another cabinet changed it.
    """
    if folder.read(name) != text:
        return False
    new = folder.set_aside(name)
    words = _(form.unreadable)
    folder.notify(f"{words} {_('The file is kept as {file}.', file=new)}" if new else words)
    return True


class SharedDocument(Generic[T]):
    """A document that several cabinets change. It says at once what is still being written.

    Every change is made in the background, to what is on the disk then: no cabinet undoes another's.

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
        """`value`, after a look at the disk, where other cabinets may have changed something.

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
