"""Bindings: what keys and buttons mean, as a value that can be replaced while the program runs."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, SHARED_KEYS, Command, Device, Kind, Meaning
from game.arcade.input.binding_tables import (
    JOYSTICK,
    KNOWN_PAD,
    PAD_ROWS,
    PLAYER_1,
    PLAYER_2,
    PLAYER_ROWS,
    SHARED,
    SHARED_ROWS,
    Table,
    meaning_in,
)
from game.arcade.input.sources import ESCAPE, Source, key

KEYBOARD = (LEFT_KEYS, RIGHT_KEYS, SHARED_KEYS)
_KEY_TABLES = {LEFT_KEYS: "player 1", RIGHT_KEYS: "player 2", SHARED_KEYS: "both players"}
DEFAULT_KEYS = {"player 1": PLAYER_1, "player 2": PLAYER_2, "both players": SHARED}
JOYSTICK_PREFIX, PAD_PREFIX = "joystick ", "gamepad "


def table_name(device: Device) -> str:
    """The name of a device's table in files. Gamepads of the same model share one."""
    if device.kind is Kind.KEYBOARD:
        return _KEY_TABLES[device]
    return (PAD_PREFIX if device.known else JOYSTICK_PREFIX) + device.model


def device_named(name: str) -> Device | None:
    """The device whose table has a name; None if there is none."""
    for device, key_table in _KEY_TABLES.items():
        if name == key_table:
            return device
    for prefix, known in ((PAD_PREFIX, True), (JOYSTICK_PREFIX, False)):
        if name.startswith(prefix):
            return Device(Kind.GAMEPAD, 0, name.removeprefix(prefix), known)
    return None


def default_table(name: str) -> Table:
    """The table of this name before anything was changed."""
    if name in DEFAULT_KEYS:
        return DEFAULT_KEYS[name]
    return JOYSTICK if name.startswith(JOYSTICK_PREFIX) else KNOWN_PAD


def rows_of(device: Device) -> tuple[Meaning, ...]:
    """The rows of a device's table, in their order."""
    if device.kind is Kind.GAMEPAD:
        return PAD_ROWS
    return SHARED_ROWS if device == SHARED_KEYS else PLAYER_ROWS


@dataclass(frozen=True)
class Bindings:
    """What each key and button means, and how sticks and held directions behave.

    Keys are stored by their position on the keyboard (SDL's scancode), so that W A S D are the same keys in
    every layout; `keyboard.name_of` gives the name of a position in the current layout.
    """

    tables: Mapping[str, Table] = field(default_factory=dict)  # those that were changed, by their names
    dead_zone: float = 0.6  # how far a stick must be pushed, from 0 to 1
    repeat_delay: float = 0.35  # seconds until a held direction repeats
    repeat_interval: float = 0.09  # seconds between its repeats

    def table(self, device: Device) -> Table:
        """The table of a part of the keyboard or of a gamepad."""
        name = table_name(device)
        return self.tables[name] if name in self.tables else default_table(name)

    def with_table(self, device: Device, table: Table) -> "Bindings":
        name = table_name(device)
        others = {other: kept for other, kept in self.tables.items() if other != name}
        changed = {} if table == default_table(name) else {name: table}
        return replace(self, tables={**others, **changed})

    def meaning_of_key(self, position: int) -> tuple[Meaning, Device] | None:
        """What a key means, and for whom. Escape always pauses and goes back."""
        source = key(position)
        if source == ESCAPE:
            return Command.PAUSE, SHARED_KEYS
        meanings = ((meaning_in(self.table(device), source), device) for device in KEYBOARD)
        return next(((meaning, device) for meaning, device in meanings if meaning is not None), None)

    def meaning_on_pad(self, pad: Device, source: Source) -> Meaning | None:
        """What a button, a stick or a directional pad means on a gamepad."""
        return meaning_in(self.table(pad), source)


DEFAULT_BINDINGS = Bindings()
