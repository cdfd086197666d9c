"""Changes of the bindings, as pure functions. None of them locks anyone out."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

import pygame

from game.arcade.input.actions import LEFT_KEYS, RIGHT_KEYS, Device, Kind, Meaning
from game.arcade.input.binding_tables import COLUMNS, DIRECTIONS, UNBOUND, Columns, Table
from game.arcade.input.bindings import KEYBOARD, Bindings, default_table, table_name
from game.arcade.input.sources import ESCAPE, Source, SourceKind
from game.core.controls import Verb

# The keyboard can always move and confirm, with the keys of either player; Escape goes back. A gamepad can
# always do all three by itself, because it may be all that someone has.
NEEDED_KEYS: tuple[Meaning, ...] = (*DIRECTIONS, Verb.CONFIRM)
NEEDED_ON_PADS: tuple[Meaning, ...] = (*NEEDED_KEYS, Verb.BACK)
# Keys that the system, the desktop or the keyboard itself reacts to.
SYSTEM_KEYS = {
    *(pygame.KSCAN_LCTRL, pygame.KSCAN_RCTRL, pygame.KSCAN_LALT, pygame.KSCAN_RALT),
    *(pygame.KSCAN_LGUI, pygame.KSCAN_RGUI, pygame.KSCAN_MODE, pygame.KSCAN_MENU),
    *(pygame.KSCAN_CAPSLOCK, pygame.KSCAN_NUMLOCKCLEAR, pygame.KSCAN_SCROLLLOCK),
    *(pygame.KSCAN_PRINTSCREEN, pygame.KSCAN_SYSREQ, pygame.KSCAN_PAUSE, pygame.KSCAN_POWER),
    *range(101, 102),  # the key that opens a context menu
    *range(127, 130),  # mute and volume
}
FIRST_MEDIA_KEY = 232  # SDL's positions from here on are those of media and power keys


@dataclass(frozen=True)
class Entry:
    """A place for a source in the tables."""

    device: Device
    meaning: Meaning
    column: int


class Resolution(Enum):
    """What becomes of a source that is already bound in another row."""

    SWAP = auto()  # the two entries change places
    TAKE = auto()  # it is unbound there
    LEAVE = auto()  # it stays there


# Looking


def source_at(bindings: Bindings, entry: Entry) -> Source | None:
    return bindings.table(entry.device)[entry.meaning][entry.column]


def place_of(bindings: Bindings, device: Device, source: Source) -> Entry | None:
    """Where a source is bound: on any part of the keyboard, or on this gamepad."""
    for each in KEYBOARD if device.kind is Kind.KEYBOARD else (device,):
        for meaning, columns in bindings.table(each).items():
            if source in columns:
                return Entry(each, meaning, columns.index(source))
    return None


def is_system_key(source: Source) -> bool:
    """Whether a key belongs to the system, so that it cannot be bound."""
    return source.kind is SourceKind.KEY and (
        source.number in SYSTEM_KEYS or source.number >= FIRST_MEDIA_KEY
    )


def is_fixed(bindings: Bindings, entry: Entry) -> bool:
    """Whether an entry cannot be changed: Escape always pauses and goes back."""
    return source_at(bindings, entry) == ESCAPE


def is_others(entry: Entry, place: Entry) -> bool:
    """Whether a place belongs to the other player than an entry. Shared keys belong to both."""
    return {entry.device, place.device} == {LEFT_KEYS, RIGHT_KEYS}


def missing(bindings: Bindings, device: Device) -> Meaning | None:
    """The first meaning that a person with only the keyboard or only this gamepad would need and not have."""
    keyboard = device.kind is Kind.KEYBOARD
    devices = (LEFT_KEYS, RIGHT_KEYS) if keyboard else (device,)
    for meaning in NEEDED_KEYS if keyboard else NEEDED_ON_PADS:
        if all(bindings.table(each)[meaning] == UNBOUND for each in devices):
            return meaning
    return None


def first_unbound(bindings: Bindings, device: Device) -> Meaning | None:
    """The first meaning for which a player's half of the keyboard has no key, though a board needs it."""
    if device not in (LEFT_KEYS, RIGHT_KEYS):
        return None
    table = bindings.table(device)
    return next((meaning for meaning in NEEDED_KEYS if table[meaning] == UNBOUND), None)


# Changing


def resolutions(bindings: Bindings, entry: Entry, source: Source) -> Mapping[Resolution, Bindings]:
    """What the bindings become when a source is bound, by each possible resolution, the default first.

    A resolution that would leave someone without a key or button that is needed is not offered.
    """
    place = place_of(bindings, entry.device, source)
    if place is None:
        offered = {Resolution.TAKE: _put(bindings, entry, source)}
    elif place.device == entry.device and place.meaning == entry.meaning:
        return {Resolution.SWAP: _swapped(bindings, entry, place, source)}
    else:
        offered = {Resolution.TAKE: _put(_put(bindings, place, None), entry, source)}
        if source_at(bindings, entry) is not None:
            offered = {Resolution.SWAP: _swapped(bindings, entry, place, source), **offered}
    allowed = {
        resolution: after for resolution, after in offered.items() if missing(after, entry.device) is None
    }
    return allowed if place is None else {**allowed, Resolution.LEAVE: bindings}


def unbound(bindings: Bindings, entry: Entry) -> Bindings:
    """The bindings with an empty entry. Check with `missing` whether it is needed."""
    return _put(bindings, entry, None)


def reset(bindings: Bindings, device: Device) -> Bindings:
    """The bindings with the default table of a device. Other tables give up the keys that it takes back.

    If nobody could move and confirm with the keyboard then, all of it is reset.
    """
    after = bindings.with_table(device, default_table(table_name(device)))
    if device.kind is not Kind.KEYBOARD:
        return after
    taken = {source for columns in after.table(device).values() for source in columns if source}
    for other in set(KEYBOARD) - {device}:
        after = after.with_table(other, _without(after.table(other), taken))
    if missing(after, device) is None:
        return after
    for each in KEYBOARD:
        after = after.with_table(each, default_table(table_name(each)))
    return after


def _without(table: Table, taken: set[Source]) -> Table:
    """A table without these sources."""
    return {
        meaning: (None if first in taken else first, None if second in taken else second)
        for meaning, (first, second) in table.items()
    }


def _swapped(bindings: Bindings, entry: Entry, place: Entry, source: Source) -> Bindings:
    return _put(_put(bindings, place, source_at(bindings, entry)), entry, source)


def _put(bindings: Bindings, entry: Entry, source: Source | None) -> Bindings:
    """The bindings with something else in an entry."""
    table = bindings.table(entry.device)
    first, second = (source if column == entry.column else table[entry.meaning][column] for column in COLUMNS)
    columns: Columns = (first, second)
    return bindings.with_table(entry.device, {**table, entry.meaning: columns})
