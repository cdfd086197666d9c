"""The settings as a document, and back."""

from dataclasses import asdict
from typing import Any

from game.arcade.profile.settings import VALUES, Settings
from game.core.words import later
from game.store.documents import Fields, Format, Value

NAME = "settings.json"
FORMAT = Format("gridlock settings", 1, later("Your settings could not be read, so the defaults are used."))


def settings_of(fields: Fields) -> Settings:
    """The settings of a document. A field that is missing or impossible has its default."""
    possible: dict[str, Any] = {
        name: value for name, values in VALUES.items() for value in values if _same(fields.get(name), value)
    }
    return Settings(**possible)


def impossible(fields: Fields) -> list[str]:
    """The names of all settings in a document whose values are impossible."""
    known = asdict(settings_of(fields))
    return [name for name, value in known.items() if name in fields and not _same(fields[name], value)]


def _same(one: Value, other: Value) -> bool:
    """Whether two values are equal, and both numbers or both switches."""
    return type(one) is type(other) and one == other


def changed_fields(before: Settings, after: Settings) -> Fields:
    """The fields in which two settings differ, as they are afterwards."""
    old = asdict(before)
    return {name: value for name, value in asdict(after).items() if value != old[name]}
