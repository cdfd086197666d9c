"""Codecs: how values stand in documents. Each is declared once, and both reads and writes:

    RATING = composed(Rating, value=whole(LEAST, MOST_RATING + 1), puzzles=WHOLE)

A range or a default stands beside the field that has it.
"""

import json
from collections.abc import Callable, Container, Mapping, Sequence
from datetime import date, datetime
from typing import Any, Generic, NamedTuple, TypeVar

T = TypeVar("T")
# What a document can hold.
Value = None | bool | int | float | str | Sequence["Value"] | Mapping[str, "Value"]
Fields = Mapping[str, Value]
# All numbers in documents are smaller.
LARGEST = 2**64


class Unreadable(ValueError):
    """A text, or a part of it, is not what was expected in a document."""


class Codec(NamedTuple, Generic[T]):
    """How values of one kind stand in a document. `read` raises ValueError for anything else."""

    read: Callable[[Any], T]
    write: Callable[[T], Any] = lambda value: value

    def where(self, holds: Callable[[T], bool], otherwise: str) -> "Codec[T]":
        """A codec for those values for which `holds` is true; `otherwise` says what is wrong with others."""

        def read(value: Any) -> T:
            found = self.read(value)
            if not holds(found):
                raise Unreadable(f"{value!r}: {otherwise}")
            return found

        return self._replace(read=read)

    def or_else(self, usual: T) -> "Codec[T]":
        """A codec that gives this value in place of one that is missing or damaged."""

        def read(value: Any) -> T:
            try:
                return self.read(value)
            except ValueError:
                return usual

        return self._replace(read=read)


# Single values


def _of_type(kind: type[T]) -> Codec[T]:
    """Values of a type, which stand in documents as they are. True and False are no numbers."""

    def read(value: Any) -> T:
        if type(value) is kind:
            return value
        raise Unreadable(f"{value!r} is not {kind.__name__}")

    return Codec(read)


FLAG, TEXT, NUMBER = _of_type(bool), _of_type(str), _of_type(int)
# A day such as 2026-11-19.
DAY = Codec(lambda value: date.fromisoformat(TEXT.read(value)).isoformat())


def _moment(value: object) -> datetime:
    """A moment in the time of this place."""
    try:
        return datetime.fromisoformat(TEXT.read(value)).astimezone()
    except OverflowError as error:
        raise Unreadable(f"{value!r} is out of range") from error


MOMENT = Codec(_moment, lambda moment: moment.isoformat(timespec="seconds"))


def whole(least: int = 0, beyond: int = LARGEST) -> Codec[int]:
    """Whole numbers, not less than `least` and less than `beyond`."""
    return NUMBER.where(lambda number: least <= number < beyond, "the number is out of range")


WHOLE = whole()


def one_of(values: Container[T], kind: type[T]) -> Codec[T]:
    """One of these values, all of which are of this type."""
    return _of_type(kind).where(lambda value: value in values, "there is no such value")


# Several values


def optional(codec: Codec[T]) -> Codec[T | None]:
    """A value, or none."""
    return Codec(
        lambda value: None if value is None else codec.read(value),
        lambda value: None if value is None else codec.write(value),
    )


def listed(codec: Codec[T], length: int | None = None) -> Codec[tuple[T, ...]]:
    """A list of values; of this length, if one is given."""

    def read(value: Any) -> tuple[T, ...]:
        if not isinstance(value, list) or length not in (None, len(value)):
            raise Unreadable(f"{value!r} is no such list")
        return tuple(map(codec.read, value))

    return Codec(read, lambda values: list(map(codec.write, values)))


def by_name(codec: Codec[T], names: Codec[Any] = TEXT) -> Codec[Mapping[Any, T]]:
    """Values by their names."""
    return Codec(
        lambda value: {names.read(name): codec.read(each) for name, each in part(value).items()},
        lambda values: {names.write(name): codec.write(each) for name, each in values.items()},
    )


def part(value: object) -> Fields:
    """What has fields of its own within a document. Raises Unreadable."""
    if not isinstance(value, dict):
        raise Unreadable(f"{value!r} has no fields")
    return value


# Values with fields

# The default of a field that has none.
NEEDED: Any = object()


class Field(NamedTuple, Generic[T]):
    """How an attribute stands in a document."""

    codec: Codec[T]
    name: str = ""  # of its field; if empty, that of the attribute, with spaces
    default: T = NEEDED  # if a document, such as an older one, lacks the field
    is_flat: bool = False  # whether it has no field of its own: its fields are among those of the whole

    def read_from(self, fields: Fields) -> T:
        """What a document says in this field."""
        if self.is_flat:
            return self.codec.read(fields)
        if self.name not in fields and self.default is not NEEDED:
            return self.default
        return self.codec.read(fields.get(self.name))

    def written(self, value: T) -> dict[str, Any]:
        """The field with a value."""
        written = self.codec.write(value)
        return written if self.is_flat else {self.name: written}


def composed(make: Callable[..., T], **attributes: Codec[Any] | Field[Any]) -> Codec[T]:
    """Values with attributes, which `make` takes by their names. Fields are written in this order."""
    fields = {name: _field(name, each) for name, each in attributes.items()}

    def read(value: Any) -> T:
        known = part(value)
        return make(**{name: field.read_from(known) for name, field in fields.items()})

    def write(value: T) -> Fields:
        found: dict[str, Any] = {}
        for name, field in fields.items():
            found |= field.written(getattr(value, name))
        return found

    return Codec(read, write)


def _field(attribute: str, declared: Codec[Any] | Field[Any]) -> Field[Any]:
    field = declared if isinstance(declared, Field) else Field(declared)
    return field if field.name else field._replace(name=attribute.replace("_", " "))


def damaged(codec: Codec[T], value: object) -> list[str]:
    """The names of the fields that are not taken as they are: of all, if the value has no fields."""
    sound: Fields = codec.write(codec.read(value))
    if not isinstance(value, dict):
        return list(sound)
    return [name for name in sound if name in value and _text(sound[name]) != _text(value[name])]


def _text(value: object) -> str:
    return json.dumps(value, sort_keys=True)
