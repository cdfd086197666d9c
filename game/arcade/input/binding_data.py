"""Bindings as plain data that a person can read, for files. Reading skips what it does not understand."""

from collections.abc import Mapping

import pygame

from game.arcade.input.actions import Device, Kind, Meaning
from game.arcade.input.binding_tables import UNBOUND, Columns, Table
from game.arcade.input.bindings import (
    DEFAULT_BINDINGS,
    KEYBOARD,
    Bindings,
    default_table,
    device_named,
    rows_of,
    table_name,
)
from game.arcade.input.rebinding import is_system_key, missing
from game.arcade.input.sources import ESCAPE, Source, SourceKind, axis, button, d_pad, key
from game.core.controls import DIRECTION_OF

# The names of tables, then of rows, with the names of what is bound in the two columns.
Data = dict[str, dict[str, list[str | None]]]

# The names of keys in files: those of their positions in the American layout, in every language.
_KEY_NAMES = {
    position: name.removeprefix("KSCAN_").replace("_", " ").capitalize()
    for name, position in reversed(vars(pygame).items())
    if name.startswith("KSCAN_") and position
}
_KEYS = {name: position for position, name in _KEY_NAMES.items()}
_WAYS = {verb.name.lower(): verb for verb in DIRECTION_OF}


def as_data(bindings: Bindings) -> Data:
    """The tables that differ from the defaults, as dictionaries and lists of strings."""
    return {name: _rows_as_data(table) for name, table in bindings.tables.items()}


def _rows_as_data(table: Table) -> dict[str, list[str | None]]:
    return {_row_name(meaning): [_name(source) for source in columns] for meaning, columns in table.items()}


def from_data(data: object) -> Bindings:
    """The bindings that `as_data` wrote.

    Where the data makes no sense, the defaults apply: to a row, or, if someone would be locked out, to the
    gamepad or the keyboard. A key or button that appears twice counts once. A row that is not mentioned, as
    one that an older version did not know, has its default too, or what its place was exchanged for.
    """
    written = data if isinstance(data, Mapping) else {}
    devices = [device_named(name) for name in written if isinstance(name, str)]
    pads = [device for device in devices if device is not None and device.kind is Kind.GAMEPAD]
    bindings = DEFAULT_BINDINGS
    for group in (KEYBOARD, *((pad,) for pad in pads)):
        after = _read_group(bindings, group, written)
        if missing(after, group[0]) is None:
            bindings = after
    return bindings


def agree(data: object, bindings: Bindings) -> bool:
    """Whether all that the data says about keys and buttons is in the bindings."""
    return isinstance(data, Mapping) and all(_agrees(data[name], name, bindings) for name in data)


def _agrees(written: object, name: object, bindings: Bindings) -> bool:
    device = device_named(name) if isinstance(name, str) else None
    if device is None or not isinstance(written, Mapping):
        return False
    rows = _rows_as_data(bindings.table(device))
    return all(row in rows and rows[row] == columns for row, columns in written.items())


def _read_group(bindings: Bindings, group: tuple[Device, ...], written: Mapping[object, object]) -> Bindings:
    """The bindings with the tables of these devices, among which a key or button is bound once."""
    read = {device: _read_rows(device, written.get(table_name(device))) for device in group}
    taken: dict[Source | None, tuple[Device, Meaning] | None] = {ESCAPE: None}
    tables: dict[Device, dict[Meaning, Columns]] = {device: {} for device in group}
    places = [(device, meaning) for device in group for meaning in rows_of(device)]
    # What a person has bound comes before the defaults.
    for device, meaning in sorted(places, key=lambda place: place[1] not in read[place[0]]):
        default = default_table(table_name(device))[meaning]
        columns = read[device].get(meaning) or _exchanged(device, default, taken)
        first, second = (None if source in taken else source for source in columns)
        first = ESCAPE if ESCAPE in default else first
        taken |= dict.fromkeys((first, second), (device, meaning))
        tables[device][meaning] = first, second
    for device in group:
        ordered = {meaning: tables[device][meaning] for meaning in rows_of(device)}
        bindings = bindings.with_table(device, ordered)
    return bindings


def _exchanged(
    device: Device, default: Columns, taken: Mapping[Source | None, tuple[Device, Meaning] | None]
) -> Columns:
    """The default of a row. What another row of the table has taken is exchanged for the default of that row:
    when redo has the button that would turn pages, the button that would redo turns them."""
    first, second = default
    owner = taken.get(first)
    if first is None or owner is None or owner[0] != device:
        return default
    return default_table(table_name(device))[owner[1]][0], second


def _read_rows(device: Device, written: object) -> Table:
    """The rows of a table that make sense."""
    rows: dict[Meaning, Columns] = {}
    for meaning in rows_of(device):
        columns = written.get(_row_name(meaning)) if isinstance(written, Mapping) else None
        if isinstance(columns, list) and len(columns) == len(UNBOUND):
            first, second = (_source(device, name) for name in columns)
            if (first is None) == (columns[0] is None) and (second is None) == (columns[1] is None):
                rows[meaning] = first, None if second == first else second
    return rows


# Names


def _row_name(meaning: Meaning) -> str:
    return meaning.name.lower().replace("_", " ")


def _name(source: Source | None) -> str | None:
    if source is None:
        return None
    match source.kind:
        case SourceKind.KEY:
            return _KEY_NAMES.get(source.number, f"Key {source.number}")
        case SourceKind.BUTTON:
            return f"button {source.number}"
        case SourceKind.AXIS:
            return f"axis {source.number} {'+' if source.way == 1 else '-'}"
    return f"d-pad {next(name for name, verb in _WAYS.items() if verb is source.way)}"


def _source(device: Device, name: object) -> Source | None:
    """What a name stands for; None if it is nothing that can be bound."""
    if not isinstance(name, str):
        return None
    return _key_named(name) if device.kind is Kind.KEYBOARD else _on_pad(name)


def _key_named(name: str) -> Source | None:
    position = _KEYS.get(name, _number(name.removeprefix("Key ")))
    if position is None or is_system_key(key(position)):
        return None
    return key(position)


def _on_pad(name: str) -> Source | None:
    match name.split():
        case ["button", number] if _number(number) is not None:
            return button(_number(number) or 0)
        case ["axis", number, sign] if _number(number) is not None and sign in ("+", "-"):
            return axis(_number(number) or 0, 1 if sign == "+" else -1)
        case ["d-pad", way] if way in _WAYS:
            return d_pad(_WAYS[way])
    return None


def _number(digits: str) -> int | None:
    """A small number; None for anything else."""
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= 3 else None
