"""Documents: what is kept, as JSON that a person can read and change.

    {"format": "gridlock settings", "version": 1, "music": 50, ...}

A file that is damaged, of another format, or of a newer version is set aside under another name, and the
player reads one sentence about it.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import isfinite
from typing import TypeVar

from game.core.words import _
from game.store.folder import SHORT_SECONDS, Folder

T = TypeVar("T")

# No document of the game is nested more deeply.
DEEPEST = 20

# What a document can hold.
Value = None | bool | int | float | str | Sequence["Value"] | Mapping[str, "Value"]
Fields = Mapping[str, Value]


class Unreadable(ValueError):
    """A text is not a document of the kind that was expected."""


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
